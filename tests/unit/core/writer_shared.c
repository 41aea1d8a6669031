/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writer of a database that another server writes too: what both have chosen is refused to the second, whose job runs again
 * and finds what there is. On PostgreSQL, whatever the environment says.
 */
#include "core/writer.h"

#include <pthread.h>
#include <string.h>

#include "core/cache.h"
#include "core/tx.h"
#include "game/config_cache.h"
#include "store/idempotency.h"
#include "unit/store/database.h"

static struct database database;
static struct db *other; /* another server's */
static struct config_cache *configs;
static struct cache *cache;
static struct log *log_;
static struct id_source ids;
static struct writer *writer;

static void open_all(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
    other = database_connect(&database, DB_WRITE);
    configs = config_cache_create();
    cache = cache_create(1024 * 1024, configs);
    log_ = log_create(2, LOG_FORMAT_TEXT, LOG_WARN);
    id_source_init(&ids);
    const struct writer_options options = {
        .db = database.db, .cache = cache, .ids = &ids, .log = log_, .queue_max = 10, .batch_max = 10};
    must(writer_start(&writer, &options));
}

static void close_all(void) {
    writer_stop(writer);
    cache_free(cache);
    config_cache_free(configs);
    id_source_free(&ids);
    log_free(log_);
    db_close(other);
    database_close(&database);
}

TestSuite(writer_shared, .init = open_all, .fini = close_all, .timeout = 60);

/* A job that somebody waits for. */
struct awaited {
    struct job job; /* first */
    pthread_mutex_t lock;
    pthread_cond_t ended;
    bool is_done;
    int runs;
    bool found; /* what the other has written */
};

static void note_done(struct job *job) {
    struct awaited *awaited = (struct awaited *)job;
    (void)pthread_mutex_lock(&awaited->lock);
    awaited->is_done = true;
    (void)pthread_cond_signal(&awaited->ended);
    (void)pthread_mutex_unlock(&awaited->lock);
}

static void run_awaited(struct awaited *awaited, enum err (*run)(struct job *job, struct tx *tx)) {
    *awaited = (struct awaited){.job = {.run = run, .done = note_done}};
    (void)pthread_mutex_init(&awaited->lock, NULL);
    (void)pthread_cond_init(&awaited->ended, NULL);
    must(writer_submit(writer, &awaited->job));
    (void)pthread_mutex_lock(&awaited->lock);
    while (!awaited->is_done) {
        (void)pthread_cond_wait(&awaited->ended, &awaited->lock);
    }
    (void)pthread_mutex_unlock(&awaited->lock);
    must(awaited->job.err);
    cr_expect_eq(awaited->runs, 2);
    cr_expect(awaited->found);
}

/* ---- an answer to one key ---- */

static enum err keep(struct db *db, int number) {
    struct idempotency_record record = {.player = sample_id(1),
                                        .key = "key",
                                        .method = "POST",
                                        .path = "/v1/games",
                                        .at = 5,
                                        .status = 200 + number,
                                        .body = ""};
    return idempotency_record_insert(db, &record);
}

/* Looks for the answer; where there is none, does what was asked for, as the other server does just then. */
static enum err answer(struct job *job, struct tx *tx) {
    struct awaited *awaited = (struct awaited *)job;
    struct idempotency_record record;
    const struct id player = sample_id(1);
    struct arena arena;
    arena_init(&arena);
    enum err err = idempotency_record_get(&record, &arena, tx_read(tx), &player, "key");
    awaited->runs++;
    awaited->found = err == OK && record.status == 202;
    if (err == OK && !awaited->found) {
        must(keep(other, 2));
        err = sample_append(tx_write(tx), &player, 1, "created");
        err = err == OK ? keep(tx_write(tx), 1) : err;
    }
    arena_free(&arena);
    return err;
}

Test(writer_shared, a_key_that_two_servers_are_asked_with_has_one_effect_and_one_answer) {
    struct awaited awaited;
    run_awaited(&awaited, answer);
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM event"), 0, "nothing was done here");
    cr_expect_eq(database_number(database.path, "SELECT status FROM idempotency_record"), 202);
}

/* ---- a code to join by ---- */

static enum err open_game(struct db *db, int number, const char *code) {
    struct game_row row = {.id = sample_id(number),
                           .ruleset = "mastermind",
                           .status = "open",
                           .visibility = "private",
                           .join_code = code,
                           .created_at = number};
    return game_row_insert(db, &row);
}

/* Draws a code that nobody has, which the other server draws as well. */
static enum err draw(struct job *job, struct tx *tx) {
    struct awaited *awaited = (struct awaited *)job;
    struct id taken;
    enum err err = game_find_by_join_code(&taken, tx_read(tx), "AAAAAA");
    awaited->runs++;
    awaited->found = !id_is_none(&taken);
    if (!awaited->found) {
        must(open_game(other, 8, "AAAAAA"));
    }
    return err == OK ? open_game(tx_write(tx), 7, awaited->found ? "BBBBBB" : "AAAAAA") : err;
}

Test(writer_shared, of_two_games_that_draw_one_code_the_second_gets_another) {
    struct awaited awaited;
    run_awaited(&awaited, draw);
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM game WHERE join_code = 'BBBBBB'"), 1);
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM game"), 2);
}

/* ---- what is kept for players ---- */

Test(writer_shared, two_servers_that_keep_answers_of_the_same_players_wait_for_nobody) {
    const struct id ann = sample_id(1);
    const struct id bob = sample_id(2);
    const struct value of_ann[] = {value_id(&ann), value_integer(3), value_integer(10)};
    const struct value of_bob[] = {value_id(&bob), value_integer(3), value_integer(10)};
    struct db *here = database_connect(&database, DB_WRITE);
    must(db_begin(here));
    must(db_begin(other));
    must(db_run(here, QUERY_ADD_IDEMPOTENCY_USE, of_ann, VALUE_COUNT(of_ann)));
    must(db_run(other, QUERY_ADD_IDEMPOTENCY_USE, of_bob, VALUE_COUNT(of_bob)));
    must(db_run(here, QUERY_ADD_IDEMPOTENCY_USE, of_bob, VALUE_COUNT(of_bob)));
    must(db_run(other, QUERY_ADD_IDEMPOTENCY_USE, of_ann, VALUE_COUNT(of_ann)));
    must(db_commit(here));
    must(db_commit(other));
    cr_expect_eq(database_number(database.path, "SELECT CAST(sum(bytes) AS BIGINT) FROM idempotency_use"), 40);
    db_close(here);
}
