/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A thread that looks and rests. What could not be looked at stays as it was, and its moment says how old it is.
 */
#include "service/census_service.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "game/game.h"
#include "store/census.h"
#include "util/cond.h"
#include "util/log.h"
#include "util/metrics.h"
#include "util/process_metrics.h"
#include "util/timestamp.h"

enum { REST_SHARE = 100 };
static const int64_t rest_min_us = INT64_C(10) * 1000 * 1000;

struct census_service {
    struct service service; /* first */
    struct census_options options;
    atomic_uint_fast64_t created, finished, aborted; /* games */
    pthread_t thread;
    bool has_thread;
    bool is_failing;      /* the thread's own */
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    bool stopping;
    struct census found;
    int64_t found_at;    /* wall clock, ms; 0: nothing has been found yet */
    int64_t took_us;     /* to find it */
    int64_t descriptors; /* -1: unknown */
};

/* ---- what this process does ---- */

static void add(atomic_uint_fast64_t *counter, bool is_one) {
    atomic_fetch_add_explicit(counter, is_one, memory_order_relaxed);
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct census_service *census = context;
    for (size_t i = 0; i < count; i++) {
        const struct game *game = changes[i].game;
        const struct game *before = changes[i].before;
        if (changes[i].kind != CHANGE_GAME) {
            continue;
        }
        add(&census->created, before == NULL);
        if (before == NULL || before->status != game->status) {
            add(&census->finished, game->status == GAME_FINISHED);
            add(&census->aborted, game->status == GAME_ABORTED);
        }
    }
}

/* ---- the thread ---- */

/* Returns how long that took, µs. */
static int64_t look(struct census_service *census) {
    struct census found;
    int64_t began_us = timestamp_monotonic_us();
    enum err err = census_read(&found, census->options.db, census->options.path);
    int64_t took_us = timestamp_monotonic_us() - began_us;
    int64_t descriptors = process_count_descriptors();
    if (err != OK && !census->is_failing) {
        log_note(census->options.log, LOG_WARN, "census-failed", "%s", db_message(census->options.db));
    }
    census->is_failing = err != OK;
    (void)pthread_mutex_lock(&census->lock);
    census->descriptors = descriptors;
    if (err == OK) {
        census->found = found;
        census->found_at = timestamp_wall();
        census->took_us = took_us;
    }
    (void)pthread_mutex_unlock(&census->lock);
    return took_us;
}

/* False when it is time to stop. */
static bool rest(struct census_service *census, int64_t took_us) {
    int64_t rest_us = took_us * REST_SHARE > rest_min_us ? took_us * REST_SHARE : rest_min_us;
    int64_t until_us = timestamp_monotonic_us() + rest_us;
    (void)pthread_mutex_lock(&census->lock);
    bool in_time = true;
    while (!census->stopping && in_time) {
        in_time = cond_wait_until(&census->changed, &census->lock, until_us);
    }
    bool go_on = !census->stopping;
    (void)pthread_mutex_unlock(&census->lock);
    return go_on;
}

static void *run(void *context) {
    struct census_service *census = context;
    int64_t took_us = 0;
    do {
        took_us = look(census);
    } while (rest(census, took_us));
    return NULL;
}

/* ---- metrics ---- */

static void write_one(struct buf *out, const char *name, const char *kind, const char *help, double value) {
    metrics_write_head(out, name, kind, help);
    metrics_write_sample(out, name, "", value);
}

static void write_counters(const struct census_service *census, struct buf *out) {
    static const char ended[] = "referee_games_ended_total";
    write_one(out, "referee_games_created_total", "counter", "Games that this server has made.",
              (double)atomic_load(&census->created));
    metrics_write_head(out, ended, "counter", "Games that have ended here, by how.");
    metrics_write_sample(out, ended, "status=\"finished\"", (double)atomic_load(&census->finished));
    metrics_write_sample(out, ended, "status=\"aborted\"", (double)atomic_load(&census->aborted));
}

static void write_pair(struct buf *out, const char *name, const char *help, const char *labels, int64_t value,
                       const char *other_labels, int64_t other_value) {
    metrics_write_head(out, name, "gauge", help);
    metrics_write_sample(out, name, labels, (double)value);
    metrics_write_sample(out, name, other_labels, (double)other_value);
}

static void write_found(struct buf *out, const struct census *found) {
    write_pair(out, "referee_games", "Games of the database that are not over, by status.", "status=\"open\"",
               found->games_open, "status=\"playing\"", found->games_playing);
    write_pair(out, "referee_tournaments", "Tournaments of the database that are not over, by status.",
               "status=\"open\"", found->tournaments_open, "status=\"running\"", found->tournaments_running);
    write_one(out, "referee_webhook_messages_waiting", "gauge",
              "Messages of the database that webhooks in use have yet to take.", (double)found->deliveries);
    int64_t age_ms = found->delivery_oldest == 0 ? 0 : timestamp_now() - found->delivery_oldest;
    write_one(out, "referee_webhook_oldest_message_seconds", "gauge",
              "Age of the oldest message that waits; 0: there is none.", age_ms > 0 ? (double)age_ms / 1e3 : 0);
    write_one(out, "referee_database_size_bytes", "gauge", "Size of the database, of a file without its log.",
              (double)found->database_bytes);
    if (found->wal_bytes >= 0) {
        write_one(out, "referee_database_wal_size_bytes", "gauge",
                  "Size of the write-ahead log beside a database that is a file.", (double)found->wal_bytes);
    }
}

void census_service_write_metrics(struct service *service, struct buf *out) {
    struct census_service *census = (struct census_service *)service;
    (void)pthread_mutex_lock(&census->lock);
    const struct census found = census->found;
    const int64_t found_at = census->found_at, took_us = census->took_us, descriptors = census->descriptors;
    (void)pthread_mutex_unlock(&census->lock);
    write_counters(census, out);
    if (descriptors >= 0) {
        write_one(out, "process_open_fds", "gauge", "Number of open file descriptors.", (double)descriptors);
    }
    if (found_at == 0) {
        return;
    }
    write_found(out, &found);
    write_one(out, "referee_census_timestamp_seconds", "gauge",
              "When games, tournaments, messages and sizes were counted.", (double)found_at / 1e3);
    write_one(out, "referee_census_duration_seconds", "gauge", "How long counting them took.", (double)took_us / 1e6);
}

/* ---- as a service ---- */

static enum err start(struct service *service, struct writer *writer) {
    struct census_service *census = (struct census_service *)service;
    (void)writer;
    census->has_thread = pthread_create(&census->thread, NULL, run, census) == 0;
    return census->has_thread ? OK : ERR_NO_MEMORY;
}

static void stop(struct service *service) {
    struct census_service *census = (struct census_service *)service;
    if (!census->has_thread) {
        return;
    }
    (void)pthread_mutex_lock(&census->lock);
    census->stopping = true;
    (void)pthread_cond_signal(&census->changed);
    (void)pthread_mutex_unlock(&census->lock);
    (void)pthread_join(census->thread, NULL);
    census->has_thread = false;
}

static void free_census(struct service *service) {
    struct census_service *census = (struct census_service *)service;
    (void)pthread_cond_destroy(&census->changed);
    (void)pthread_mutex_destroy(&census->lock);
    free(census);
}

enum err census_service_create(struct service **out, const struct census_options *options) {
    struct census_service *census = calloc(1, sizeof *census);
    if (census == NULL) {
        return ERR_NO_MEMORY;
    }
    census->service = (struct service){.name = "the census",
                                       .listener = {.context = census, .own_only = true, .changed = changed},
                                       .start = start,
                                       .stop = stop,
                                       .free = free_census};
    census->options = *options;
    census->descriptors = -1;
    (void)pthread_mutex_init(&census->lock, NULL);
    cond_init(&census->changed);
    *out = &census->service;
    return OK;
}
