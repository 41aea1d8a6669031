/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writer of a database that another server writes too: what both have chosen is refused to the second, whose job runs again
 * and finds what there is. On PostgreSQL, whatever the environment says.
 */
#include "core/writer.h"

#include <pthread.h>
#include <sched.h>
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
        .db = database.db, .cache = cache, .ids = &ids, .log = log_, .shares = true, .queue_max = 10, .batch_max = 10};
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

/* ---- what jobs ask ahead ---- */

enum { JOBS = 3 };

/* Jobs of one batch: they gather while the writer is kept busy by another. */
struct keyed {
    struct job job; /* first */
    int number;     /* of its player and key */
    enum err (*meanwhile)(struct tx *tx);
    int runs;
    bool found;
};

static pthread_mutex_t keyed_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool is_open;
static int done;
static char told[64];

static void tell(char what, int number) {
    size_t length = strlen(told);
    cr_assert(length + 2 < sizeof told);
    told[length] = what;
    told[length + 1] = (char)('0' + number);
}

static enum err wait_for_the_gate(struct job *job, struct tx *tx) {
    (void)job;
    (void)tx;
    (void)pthread_mutex_lock(&keyed_lock);
    while (!is_open) {
        (void)pthread_cond_wait(&changed, &keyed_lock);
    }
    (void)pthread_mutex_unlock(&keyed_lock);
    return OK;
}

static void note_keyed_done(struct job *job) {
    must(job->err);
    (void)pthread_mutex_lock(&keyed_lock);
    done++;
    (void)pthread_cond_broadcast(&changed);
    (void)pthread_mutex_unlock(&keyed_lock);
}

static enum err keep_of(struct db *db, int number) {
    struct idempotency_record record = {.player = sample_id(number),
                                        .key = "key",
                                        .method = "POST",
                                        .path = "/v1/games",
                                        .at = 5,
                                        .status = 200,
                                        .body = ""};
    return idempotency_record_insert(db, &record);
}

static enum err look(bool *out, struct tx *tx, int number) {
    struct idempotency_record record;
    const struct id player = sample_id(number);
    struct arena arena;
    arena_init(&arena);
    enum err err = idempotency_record_get(&record, &arena, tx_read(tx), &player, "key");
    *out = err == OK && !id_is_none(&record.player);
    arena_free(&arena);
    return err;
}

static void foresee(struct job *job, struct tx *tx) {
    const struct keyed *keyed = (const struct keyed *)job;
    bool found = false;
    tell('?', keyed->number);
    must(look(&found, tx, keyed->number));
    cr_expect(!found);
}

static enum err run(struct job *job, struct tx *tx) {
    struct keyed *keyed = (struct keyed *)job;
    tell('!', keyed->number);
    enum err err = look(&keyed->found, tx, keyed->number);
    if (err == OK && keyed->runs++ == 0 && keyed->meanwhile != NULL) {
        err = keyed->meanwhile(tx);
    }
    return err == OK && !keyed->found ? keep_of(tx_write(tx), keyed->number) : err;
}

static void run_together(struct keyed *keyed, int count) {
    struct job gate = {.run = wait_for_the_gate, .done = note_keyed_done};
    is_open = false;
    done = 0;
    told[0] = '\0';
    must(writer_submit(writer, &gate));
    while (writer_metrics(writer)->queued > 0) {
        (void)sched_yield(); /* until it has been taken */
    }
    for (int i = 0; i < count; i++) {
        keyed[i].job = (struct job){.run = run, .foresee = foresee, .done = note_keyed_done};
        must(writer_submit(writer, &keyed[i].job));
    }
    (void)pthread_mutex_lock(&keyed_lock);
    is_open = true;
    (void)pthread_cond_broadcast(&changed);
    while (done < count + 1) {
        (void)pthread_cond_wait(&changed, &keyed_lock);
    }
    (void)pthread_mutex_unlock(&keyed_lock);
}

static int64_t count_records(void) {
    return database_number(database.path, "SELECT count(*) FROM idempotency_record");
}

Test(writer_shared, all_jobs_of_a_batch_ask_before_the_first_is_run) {
    struct keyed keyed[JOBS] = {{.number = 1}, {.number = 2}, {.number = 3}};
    must(keep_of(other, 2));
    run_together(keyed, JOBS);
    cr_expect_str_eq(told, "?1?2?3!1!2!3");
    cr_expect(!keyed[0].found && keyed[1].found && !keyed[2].found);
    cr_expect_eq(writer_metrics(writer)->overtaken, 0);
    cr_expect_eq(count_records(), 3);
}

static enum err keep_there(struct tx *tx) {
    (void)tx;
    return keep_of(other, 1);
}

Test(writer_shared, where_another_server_was_first_what_was_asked_ahead_does_not_count) {
    struct keyed keyed[] = {{.number = 1, .meanwhile = keep_there}};
    run_together(keyed, 1);
    cr_expect_str_eq(told, "?1!1!1");
    cr_expect(keyed[0].found);
    cr_expect_eq(writer_metrics(writer)->overtaken, 1);
    cr_expect_eq(count_records(), 1);
}

Test(writer_shared, where_another_job_was_first_what_was_asked_ahead_does_not_count) {
    struct keyed keyed[] = {{.number = 1}, {.number = 1}};
    run_together(keyed, 2);
    cr_expect_str_eq(told, "?1?1!1!1!1!1");
    cr_expect(!keyed[0].found && keyed[1].found);
    cr_expect_eq(count_records(), 1);
}
