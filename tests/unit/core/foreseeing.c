/* SPDX-License-Identifier: Apache-2.0 */
/* What the jobs of a batch are going to ask is asked before the first is run, and never twice. On PostgreSQL. */
#include "core/writer.h"

#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "core/cache.h"
#include "core/tx.h"
#include "game/config_cache.h"
#include "store/idempotency.h"
#include "unit/store/database.h"

enum { JOBS = 3 };

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

TestSuite(foreseeing, .init = open_all, .fini = close_all, .timeout = 60);

/* Jobs of one batch: they gather while the writer is kept busy by another. */
struct keyed {
    struct job job; /* first */
    int number;     /* of its player and key */
    enum err (*meanwhile)(struct tx *tx);
    int runs;
    bool found;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
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
    (void)pthread_mutex_lock(&lock);
    while (!is_open) {
        (void)pthread_cond_wait(&changed, &lock);
    }
    (void)pthread_mutex_unlock(&lock);
    return OK;
}

static void note_done(struct job *job) {
    must(job->err);
    (void)pthread_mutex_lock(&lock);
    done++;
    (void)pthread_cond_broadcast(&changed);
    (void)pthread_mutex_unlock(&lock);
}

static enum err keep(struct db *db, int number) {
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
    return err == OK && !keyed->found ? keep(tx_write(tx), keyed->number) : err;
}

static void run_together(struct keyed *keyed, int count) {
    struct job gate = {.run = wait_for_the_gate, .done = note_done};
    is_open = false;
    done = 0;
    told[0] = '\0';
    must(writer_submit(writer, &gate));
    while (writer_metrics(writer)->queued > 0) {
        (void)sched_yield(); /* until it has been taken */
    }
    for (int i = 0; i < count; i++) {
        keyed[i].job = (struct job){.run = run, .foresee = foresee, .done = note_done};
        must(writer_submit(writer, &keyed[i].job));
    }
    (void)pthread_mutex_lock(&lock);
    is_open = true;
    (void)pthread_cond_broadcast(&changed);
    while (done < count + 1) {
        (void)pthread_cond_wait(&changed, &lock);
    }
    (void)pthread_mutex_unlock(&lock);
}

static int64_t count_records(void) {
    return database_number(database.path, "SELECT count(*) FROM idempotency_record");
}

Test(foreseeing, all_jobs_of_a_batch_ask_before_the_first_is_run) {
    struct keyed keyed[JOBS] = {{.number = 1}, {.number = 2}, {.number = 3}};
    must(keep(other, 2));
    run_together(keyed, JOBS);
    cr_expect_str_eq(told, "?1?2?3!1!2!3");
    cr_expect(!keyed[0].found && keyed[1].found && !keyed[2].found);
    cr_expect_eq(writer_metrics(writer)->overtaken, 0);
    cr_expect_eq(count_records(), 3);
}

static enum err keep_there(struct tx *tx) {
    (void)tx;
    return keep(other, 1);
}

Test(foreseeing, where_another_server_was_first_what_was_asked_ahead_does_not_count) {
    struct keyed keyed[] = {{.number = 1, .meanwhile = keep_there}};
    run_together(keyed, 1);
    cr_expect_str_eq(told, "?1!1!1");
    cr_expect(keyed[0].found);
    cr_expect_eq(writer_metrics(writer)->overtaken, 1);
    cr_expect_eq(count_records(), 1);
}

Test(foreseeing, where_another_job_was_first_what_was_asked_ahead_does_not_count) {
    struct keyed keyed[] = {{.number = 1}, {.number = 1}};
    run_together(keyed, 2);
    cr_expect_str_eq(told, "?1?1!1!1!1!1");
    cr_expect(!keyed[0].found && keyed[1].found);
    cr_expect_eq(count_records(), 1);
}
