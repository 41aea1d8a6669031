/* SPDX-License-Identifier: Apache-2.0 */
/* Checkpoints: the log is copied a step at a time, what is left of it soon, and one that fails is told and tried later. */
#include "service/checkpoints.h"

#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "support/gate.h"
#include "unit/store/database.h"
#include "util/log.h"
#include "util/timestamp.h"

static struct database database;
static struct db *log_db; /* the service's own */
static struct gate gate;
static struct service *checkpoints;
static struct log *lines;
static int log_file;

static void open_checkpoints(void) {
    database_open(&database);
    log_db = database_connect(&database, DB_READ);
    gate_install(&gate, log_db);
    log_file = memfd_create("log", 0);
    lines = log_create(log_file, LOG_FORMAT_JSON, LOG_INFO);
    must(checkpoints_create(&checkpoints, log_db, lines));
}

static void close_checkpoints(void) {
    checkpoints->stop(checkpoints);
    checkpoints->free(checkpoints);
    log_free(lines);
    (void)close(log_file);
    gate_remove(&gate);
    db_close(log_db);
    database_close(&database);
}

TestSuite(checkpoints, .init = open_checkpoints, .fini = close_checkpoints, .timeout = 60);

static int calls(void) {
    return atomic_load(&gate.calls[GATE_CHECKPOINT]);
}

static void pause_ms(long ms) {
    const struct timespec pause = {.tv_nsec = ms * 1000000};
    (void)nanosleep(&pause, NULL);
}

/* A batch after which so much of the log is left. */
static void end_batch(int left) {
    atomic_store(&gate.log_left, left);
    checkpoints->listener.flushed(checkpoints->listener.context);
}

static void wait_for_calls(int wanted) {
    while (calls() < wanted) { /* the suite's time-out ends it */
        pause_ms(1);
    }
}

Test(checkpoints, a_step_of_the_log_is_copied_at_once) {
    int64_t begun_us = timestamp_monotonic_us();
    must(checkpoints->start(checkpoints, NULL));
    end_batch(CHECKPOINTS_PAGES - 1);
    pause_ms(50);
    cr_expect(calls() == 0 || timestamp_monotonic_us() - begun_us > INT64_C(5000000));
    end_batch(CHECKPOINTS_PAGES);
    wait_for_calls(1);
    cr_expect(atomic_load(&gate.calls[GATE_CHECKPOINT]) == 1);
}

Test(checkpoints, what_a_reader_holds_back_is_no_reason_to_try_after_each_batch) {
    must(checkpoints->start(checkpoints, NULL));
    end_batch(3 * CHECKPOINTS_PAGES); /* and so much is left afterwards */
    wait_for_calls(1);
    int64_t begun_us = timestamp_monotonic_us();
    for (int i = 0; i < 100; i++) {
        end_batch(3 * CHECKPOINTS_PAGES + i);
        pause_ms(1);
    }
    cr_expect(calls() == 1 || timestamp_monotonic_us() - begun_us > INT64_C(4000000));
    while (calls() < 2) { /* the thread may not have looked yet at what is left */
        end_batch(4 * CHECKPOINTS_PAGES);
        pause_ms(1);
    }
}

Test(checkpoints, what_is_left_is_copied_every_five_seconds_and_a_failure_is_told) {
    char text[1024] = "";
    gate_fail(&gate, GATE_CHECKPOINT, 1, ERR_STORE);
    int64_t begun_us = timestamp_monotonic_us();
    must(checkpoints->start(checkpoints, NULL));
    end_batch(CHECKPOINTS_PAGES);
    wait_for_calls(1);
    while (calls() < 2) {
        end_batch(10 * CHECKPOINTS_PAGES); /* which wakes nobody any more */
        pause_ms(10);
    }
    cr_expect(timestamp_monotonic_us() - begun_us >= INT64_C(5000000));
    checkpoints->stop(checkpoints);
    log_flush(lines);
    cr_expect(pread(log_file, text, sizeof text - 1, 0) > 0 && strstr(text, "checkpoint-failed") != NULL, "%s", text);
}

Test(checkpoints, it_can_be_stopped_as_soon_as_it_is_started) {
    for (int i = 0; i < 100; i++) {
        must(checkpoints->start(checkpoints, NULL));
        checkpoints->stop(checkpoints);
        checkpoints->free(checkpoints);
        must(checkpoints_create(&checkpoints, log_db, lines));
    }
}
