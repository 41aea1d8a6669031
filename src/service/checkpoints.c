/* SPDX-License-Identifier: Apache-2.0 */
/*
 * After each batch the writer's thread looks how much of the log is left, and wakes this one when that is a step.
 */
#include "service/checkpoints.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "store/db.h"
#include "util/cond.h"
#include "util/log.h"
#include "util/timestamp.h"

static const int64_t turn_us = INT64_C(5000000);

struct checkpoints {
    struct service service; /* first */
    struct db *db;
    struct log *log;
    pthread_t thread;
    bool has_thread;
    _Atomic(int64_t) due; /* pages that are left when the thread is woken */
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    bool woken, stopping;
};

/* After each batch, on the writer's thread. */
static void look(void *context) {
    struct checkpoints *checkpoints = context;
    int64_t due = atomic_load(&checkpoints->due);
    if (db_log_left(checkpoints->db) < due || !atomic_compare_exchange_strong(&checkpoints->due, &due, INT64_MAX)) {
        return;
    }
    (void)pthread_mutex_lock(&checkpoints->lock);
    checkpoints->woken = true;
    (void)pthread_cond_signal(&checkpoints->changed);
    (void)pthread_mutex_unlock(&checkpoints->lock);
}

/* Until a step has gathered, or for a turn; false when it is time to stop. */
static bool wait_for_step(struct checkpoints *checkpoints) {
    int64_t until_us = timestamp_monotonic_us() + turn_us;
    (void)pthread_mutex_lock(&checkpoints->lock);
    bool in_time = true;
    while (!checkpoints->woken && !checkpoints->stopping && in_time) {
        in_time = cond_wait_until(&checkpoints->changed, &checkpoints->lock, until_us);
    }
    checkpoints->woken = false;
    bool go_on = !checkpoints->stopping;
    (void)pthread_mutex_unlock(&checkpoints->lock);
    return go_on;
}

static void *run(void *context) {
    struct checkpoints *checkpoints = context;
    while (wait_for_step(checkpoints)) {
        enum err err = db_checkpoint(checkpoints->db);
        if (err != OK) { /* what fails is tried again after a turn, and not with every step */
            log_note(checkpoints->log, LOG_WARN, "checkpoint-failed", "%s", db_message(checkpoints->db));
        }
        /* What a reader holds back is left, and nothing to be woken for. */
        int64_t left = db_log_left(checkpoints->db);
        atomic_store(&checkpoints->due, err == OK ? left + CHECKPOINTS_PAGES : INT64_MAX);
    }
    return NULL;
}

static enum err start(struct service *service, struct writer *writer) {
    struct checkpoints *checkpoints = (struct checkpoints *)service;
    (void)writer;
    checkpoints->has_thread = pthread_create(&checkpoints->thread, NULL, run, checkpoints) == 0;
    return checkpoints->has_thread ? OK : ERR_NO_MEMORY;
}

static void stop(struct service *service) {
    struct checkpoints *checkpoints = (struct checkpoints *)service;
    if (!checkpoints->has_thread) {
        return;
    }
    (void)pthread_mutex_lock(&checkpoints->lock);
    checkpoints->stopping = true;
    (void)pthread_cond_signal(&checkpoints->changed);
    (void)pthread_mutex_unlock(&checkpoints->lock);
    (void)pthread_join(checkpoints->thread, NULL);
    checkpoints->has_thread = false;
}

static void free_checkpoints(struct service *service) {
    struct checkpoints *checkpoints = (struct checkpoints *)service;
    (void)pthread_cond_destroy(&checkpoints->changed);
    (void)pthread_mutex_destroy(&checkpoints->lock);
    free(checkpoints);
}

enum err checkpoints_create(struct service **out, struct db *db, struct log *log) {
    struct checkpoints *checkpoints = calloc(1, sizeof *checkpoints);
    if (checkpoints == NULL) {
        return ERR_NO_MEMORY;
    }
    checkpoints->service = (struct service){.name = "checkpoints",
                                            .listener = {.context = checkpoints, .flushed = look},
                                            .start = start,
                                            .stop = stop,
                                            .free = free_checkpoints};
    checkpoints->db = db;
    checkpoints->log = log;
    atomic_init(&checkpoints->due, CHECKPOINTS_PAGES);
    (void)pthread_mutex_init(&checkpoints->lock, NULL);
    cond_init(&checkpoints->changed);
    *out = &checkpoints->service;
    return OK;
}
