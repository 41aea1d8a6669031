/* SPDX-License-Identifier: Apache-2.0 */
/* Housekeeping: what is old is forgotten, and stopping is quick and clean whatever is under way. */
#include "service/housekeeping.h"

#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "store/accounts.h"
#include "store/idempotency.h"
#include "support/gate.h"
#include "support/tasks.h"

enum { OLD = 1200, YOUNG = 3 };

static const int64_t day_ms = INT64_C(24) * 60 * 60 * 1000;

static struct engine engine;
static struct db *log_db; /* housekeeping's own */

static void open_housekeeping(void) {
    engine_open(&engine);
    log_db = database_connect(&engine.database, DB_WRITE);
}

static void close_housekeeping(void) {
    db_close(log_db);
    engine_close(&engine);
}

TestSuite(housekeeping, .init = open_housekeeping, .fini = close_housekeeping, .timeout = 60);

static enum err add_answers(struct tx *tx, void *context) {
    (void)context;
    struct db *db = tx_write(tx);
    enum err err = OK;
    for (int i = 0; err == OK && i < OLD + YOUNG; i++) {
        char key[16];
        (void)snprintf(key, sizeof key, "key %d", i);
        /* The old ones a second past their day, the young ones a minute short of it. */
        int64_t age = i < OLD ? day_ms + 1000 : day_ms - 60000;
        struct idempotency_record row = {.player = engine.players[0],
                                         .key = key,
                                         .method = "POST",
                                         .path = "/v1/games",
                                         .at = tx_now(tx) - age,
                                         .status = 201,
                                         .body = ""};
        err = idempotency_record_insert(db, &row);
    }
    return err;
}

static int64_t count_answers(void) {
    return database_number(engine.database.path, "SELECT count(*) FROM idempotency_record");
}

static struct service *start(struct log *log) {
    struct service *housekeeping = NULL;
    const struct housekeeping_options options = {
        .db = log_db, .cache = engine.cache, .expiry = {.open_ms = 7 * day_ms, .idle_ms = 30 * day_ms}, .log = log};
    must(housekeeping_create(&housekeeping, &options));
    must(housekeeping->start(housekeeping, engine.writer));
    return housekeeping;
}

static void end(struct service *housekeeping) {
    housekeeping->stop(housekeeping);
    housekeeping->free(housekeeping);
}

static void pause_ms(long ms) {
    const struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};
    (void)nanosleep(&pause, NULL);
}

Test(housekeeping, all_answers_older_than_a_day_are_forgotten_soon_after_the_start) {
    must(engine_do(&engine, add_answers, NULL));
    cr_expect(count_answers() == OLD + YOUNG);
    struct service *housekeeping = start(NULL);
    for (int i = 0; i < 5000 && count_answers() > YOUNG; i++) {
        pause_ms(10);
    }
    cr_expect(count_answers() == YOUNG);
    end(housekeeping);
    cr_expect(count_answers() == YOUNG);
}

/* Had each waited for its turn of five seconds, that would be 500. */
Test(housekeeping, it_can_be_stopped_as_soon_as_it_is_started, .timeout = 120) {
    for (int i = 0; i < 100; i++) {
        end(start(NULL));
    }
}

Test(housekeeping, the_index_of_the_log_is_written_behind_the_moves) {
    enum { COUNT = 50 };
    struct task tasks[COUNT];
    const char *const places = "SELECT count(*) FROM event_place";
    tasks_clear();
    struct service *housekeeping = start(NULL);
    for (int i = 0; i < COUNT; i++) {
        task_init(&tasks[i], task_append, i + 1);
        task_submit(&tasks[i], engine.writer);
    }
    for (int i = 0; i < COUNT; i++) {
        task_wait(&tasks[i]);
    }
    for (int i = 0; i < 3000 && database_number(engine.database.path, places) < COUNT; i++) {
        pause_ms(10);
    }
    cr_expect(database_number(engine.database.path, places) == COUNT);
    end(housekeeping);
}

static void *stop(void *context) {
    end(context);
    return NULL;
}

Test(housekeeping, stopping_waits_for_a_purge_that_is_with_the_writer) {
    struct plug plug;
    pthread_t stopper;
    must(engine_do(&engine, add_answers, NULL));
    plug_in(&plug, engine.writer);
    struct service *housekeeping = start(NULL);
    cr_assert(pthread_create(&stopper, NULL, stop, housekeeping) == 0);
    while (writer_pending(engine.writer) < 2) { /* the plug and the purge */
        pause_ms(1);
    }
    pause_ms(50);
    plug_out(&plug);
    (void)pthread_join(stopper, NULL);
    cr_expect(count_answers() < OLD + YOUNG && count_answers() > YOUNG); /* one purge, and no other after the stop */
}

Test(housekeeping, a_full_queue_is_no_reason_to_wait) {
    struct plug plug;
    struct task task;
    engine_stop_writer(&engine);
    engine_start_writer(&engine, 1, ENGINE_BATCH);
    plug_in(&plug, engine.writer);
    task_init(&task, task_append, 1);
    task_submit(&task, engine.writer);
    struct service *housekeeping = start(NULL);
    pause_ms(50);
    end(housekeeping);
    cr_expect(atomic_load(&writer_metrics(engine.writer)->refused) >= 1);
    plug_out(&plug);
    task_wait(&task);
}

static enum err note_departure(struct tx *tx, void *context) {
    (void)context;
    return account_cleanup_insert(tx_write(tx), &engine.players[0]);
}

static int64_t count_departures(void) {
    return database_number(engine.database.path, "SELECT count(*) FROM account_cleanup");
}

/* The store fails for whoever leaves; or from the second job on, the first of which says that there are more. */
static void let_departures_fail(enum gate_call call, bool one_succeeds) {
    struct gate gate;
    for (int i = 0; i < 40; i++) { /* ten jobs' worth */
        played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    }
    must(engine_do(&engine, note_departure, NULL));
    engine_stop_writer(&engine);
    gate_install(&gate, engine.database.db);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    struct service *housekeeping = NULL;
    if (one_succeeds) {
        gate_hold(&gate, QUERY_NEXT_ACCOUNT_CLEANUP);
        housekeeping = start(NULL);
        gate_wait(&gate);
    }
    gate_fail(&gate, call, GATE_EVERY, ERR_STORE);
    if (one_succeeds) {
        gate_open(&gate);
    } else {
        housekeeping = start(NULL);
    }
    pause_ms(1000);
    cr_expect_leq(atomic_load(&writer_metrics(engine.writer)->jobs), 10, "a turn of housekeeping has a few jobs");
    cr_expect(count_departures() == 1);
    gate_fail(&gate, call, 0, OK);
    while (count_departures() > 0) { /* the suite's time-out says that this never ends */
        pause_ms(10);
    }
    end(housekeeping);
    engine_stop_writer(&engine);
    gate_remove(&gate);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
}

Test(housekeeping, departures_that_cannot_be_committed_wait_for_the_next_turn) {
    let_departures_fail(GATE_COMMIT, false);
}

Test(housekeeping, departures_that_cannot_be_begun_any_more_wait_for_the_next_turn) {
    let_departures_fail(GATE_BEGIN, true);
}
