/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A thread that looks when it is woken, and once a second. What fails is tried again a second later, and logged once until it
 * goes well again.
 */
#include "service/stats_service.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "store/db.h"
#include "util/cond.h"
#include "util/timestamp.h"

enum { STEPS_MAX = 10 };

static const int64_t turn_us = INT64_C(1000000);

struct stats_service {
    struct service service; /* first */
    struct stats_service_options options;
    pthread_t thread;
    bool has_thread;
    bool fails;           /* the thread's: the last look has failed */
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    bool woken, stopping;
};

/* Until there is something to look at, or for a turn; false when it is time to stop. */
static bool wait_turn(struct stats_service *stats) {
    int64_t until_us = timestamp_monotonic_us() + turn_us;
    (void)pthread_mutex_lock(&stats->lock);
    bool in_time = true;
    while (!stats->woken && !stats->stopping && in_time) {
        in_time = cond_wait_until(&stats->changed, &stats->lock, until_us);
    }
    stats->woken = false;
    bool go_on = !stats->stopping;
    (void)pthread_mutex_unlock(&stats->lock);
    return go_on;
}

/* All there is, but not for ever where results come as fast as they are noted. Whoever is busy with the same has it done. */
static void note_all(struct stats_service *stats) {
    const struct stats_service_options *options = &stats->options;
    bool more = true;
    enum err err = OK;
    for (int i = 0; i < STEPS_MAX && err == OK && more; i++) {
        err = player_stats_go_on(&more, options->db, options->is_mine, options->context);
    }
    bool fails = err != OK && err != ERR_BUSY;
    if (fails && !stats->fails) {
        log_note(options->log, LOG_WARN, "statistics-behind", "results cannot be noted: %s: %s", err_name(err),
                 db_message(options->db));
    }
    stats->fails = fails;
}

static void *run(void *context) {
    struct stats_service *stats = context;
    do {
        note_all(stats);
    } while (wait_turn(stats));
    note_all(stats); /* a server that has stopped leaves nothing behind that nobody counts */
    return NULL;
}

static void wake(struct stats_service *stats, bool to_stop) {
    (void)pthread_mutex_lock(&stats->lock);
    stats->woken = true;
    stats->stopping = stats->stopping || to_stop;
    (void)pthread_cond_signal(&stats->changed);
    (void)pthread_mutex_unlock(&stats->lock);
}

/* ---- as a service ---- */

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct stats_service *stats = context;
    bool concerns = false;
    for (size_t i = 0; i < count && stats->options.db != NULL; i++) {
        concerns = concerns || changes[i].kind == CHANGE_RESULT || changes[i].kind == CHANGE_PLAYER ||
                   changes[i].kind == CHANGE_ALL;
    }
    if (concerns) {
        wake(stats, false);
    }
}

static enum err start(struct service *service, struct writer *writer) {
    struct stats_service *stats = (struct stats_service *)service;
    (void)writer;
    if (stats->options.db == NULL) {
        return OK;
    }
    stats->has_thread = pthread_create(&stats->thread, NULL, run, stats) == 0;
    return stats->has_thread ? OK : ERR_NO_MEMORY;
}

static void stop(struct service *service) {
    struct stats_service *stats = (struct stats_service *)service;
    if (stats->has_thread) {
        wake(stats, true);
        (void)pthread_join(stats->thread, NULL);
        stats->has_thread = false;
    }
}

static void free_stats(struct service *service) {
    struct stats_service *stats = (struct stats_service *)service;
    (void)pthread_cond_destroy(&stats->changed);
    (void)pthread_mutex_destroy(&stats->lock);
    free(stats);
}

enum err stats_service_create(struct service **out, const struct stats_service_options *options) {
    struct stats_service *stats = calloc(1, sizeof *stats);
    if (stats == NULL) {
        return ERR_NO_MEMORY;
    }
    stats->service = (struct service){.name = "the statistics",
                                      .listener = {.context = stats, .changed = changed},
                                      .start = start,
                                      .stop = stop,
                                      .free = free_stats};
    stats->options = *options;
    (void)pthread_mutex_init(&stats->lock, NULL);
    cond_init(&stats->changed);
    *out = &stats->service;
    return OK;
}
