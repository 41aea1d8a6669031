/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting requests. Every series is allocated when the server starts; a request bumps three atomics of its own loop.
 */
#include "stats.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "connection_limits.h"
#include "util/metrics.h"

static const double seconds_bounds[] = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                        0.05,   0.1,     0.25,   0.5,   1,      2.5,   5,    10};

enum { BOUND_COUNT = sizeof seconds_bounds / sizeof seconds_bounds[0], PHASES = PHASE_IDLE + 1 };

/* Statuses the server gives, the frequent ones first; what is not here is counted as the last. */
static const int statuses[] = {200, 201, 304, 204, 422, 409, 401, 404, 400, 403, 405, 410, 412,
                               413, 414, 415, 429, 431, 500, 503, 202, 302, 307, 308, 0};

enum { STATUSES = sizeof statuses / sizeof statuses[0] };

struct endpoint_stats {
    atomic_uint_fast64_t answers[STATUSES];
    struct histogram seconds;
};

struct stats {
    size_t endpoint_count;
    atomic_uint_fast64_t timeouts[PHASES];
    atomic_uint_fast64_t aborted;
    atomic_uint_fast64_t paused;
    atomic_uint_fast64_t throttled;
    atomic_uint_fast64_t bytes;
    struct endpoint_stats endpoints[]; /* one more than the table has */
};

struct stats *stats_create(size_t endpoint_count) {
    struct stats *stats = calloc(1, sizeof *stats + (endpoint_count + 1) * sizeof stats->endpoints[0]);
    if (stats == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    stats->endpoint_count = endpoint_count;
    for (size_t i = 0; i <= endpoint_count; i++) {
        histogram_init(&stats->endpoints[i].seconds, seconds_bounds, BOUND_COUNT);
    }
    return stats;
}

void stats_free(struct stats *stats) {
    free(stats);
}

/* Only the loop's thread writes, so that adding needs no locked instruction; readers see whole values. */
static void add(atomic_uint_fast64_t *counter, uint64_t more) {
    uint64_t value = atomic_load_explicit(counter, memory_order_relaxed);
    atomic_store_explicit(counter, value + more, memory_order_relaxed);
}

static uint64_t value_of(const atomic_uint_fast64_t *counter) {
    return atomic_load_explicit(counter, memory_order_relaxed);
}

void stats_count_request(struct stats *stats, size_t endpoint, int status, int64_t duration_us, uint64_t bytes) {
    struct endpoint_stats *counted = &stats->endpoints[endpoint];
    size_t at = 0;
    while (at < STATUSES - 1 && statuses[at] != status) {
        at++;
    }
    add(&counted->answers[at], 1);
    add(&stats->bytes, bytes);
    histogram_observe(&counted->seconds, (double)duration_us / 1e6);
}

void stats_count_timeout(struct stats *stats, enum phase phase) {
    add(&stats->timeouts[phase], 1);
}

void stats_count_aborted(struct stats *stats) {
    add(&stats->aborted, 1);
}

void stats_count_throttled(struct stats *stats) {
    add(&stats->throttled, 1);
}

void stats_count_paused(struct stats *stats) {
    add(&stats->paused, 1);
}

static uint64_t sum_answers(const struct server *server, size_t endpoint, size_t status) {
    uint64_t sum = 0;
    for (unsigned i = 0; i < server->loop_count; i++) {
        sum += value_of(&server->loops[i].stats->endpoints[endpoint].answers[status]);
    }
    return sum;
}

static void write_labels(char *out, size_t size, const struct server *server, size_t endpoint) {
    bool is_known = endpoint < server->options.endpoint_count;
    (void)snprintf(out, size, "route=\"%s\",method=\"%s\"",
                   is_known ? server->options.endpoints[endpoint].path : "other",
                   is_known ? server->options.endpoints[endpoint].method : "other");
}

static void write_requests(const struct server *server, struct buf *out) {
    static const char name[] = "referee_http_requests_total";
    metrics_write_head(out, name, "counter", "Requests answered, by route, method and status.");
    for (size_t i = 0; i <= server->options.endpoint_count; i++) {
        char labels[192];
        write_labels(labels, sizeof labels, server, i);
        for (size_t j = 0; j < STATUSES; j++) {
            uint64_t count = sum_answers(server, i, j);
            if (count > 0) {
                char all[224];
                (void)snprintf(all, sizeof all, statuses[j] == 0 ? "%s,status=\"other\"" : "%s,status=\"%d\"", labels,
                               statuses[j]);
                metrics_write_sample(out, name, all, (double)count);
            }
        }
    }
}

static void write_seconds(const struct server *server, struct buf *out) {
    static const char name[] = "referee_http_request_seconds";
    metrics_write_head(out, name, "histogram", "From a request's first line to the end of its answer.");
    for (size_t i = 0; i <= server->options.endpoint_count; i++) {
        struct histogram all;
        histogram_init(&all, seconds_bounds, BOUND_COUNT);
        uint64_t count = 0;
        for (unsigned loop = 0; loop < server->loop_count; loop++) {
            const struct histogram *one = &server->loops[loop].stats->endpoints[i].seconds;
            for (size_t bucket = 0; bucket <= BOUND_COUNT; bucket++) {
                uint64_t here = value_of(&one->buckets[bucket]);
                add(&all.buckets[bucket], here);
                count += here;
            }
            add(&all.sum_millionths, value_of(&one->sum_millionths));
        }
        if (count > 0) {
            char labels[192];
            write_labels(labels, sizeof labels, server, i);
            metrics_write_histogram(out, name, labels, &all);
        }
    }
}

static void write_timeouts(const struct server *server, struct buf *out) {
    static const char name[] = "referee_http_timeouts_total";
    static const char *const names[PHASES] = {"headers", "body", NULL, NULL, "stream", "send", "idle"};
    metrics_write_head(out, name, "counter", "Connections shut down because they were late.");
    for (size_t i = 0; i < PHASES; i++) {
        uint64_t count = 0;
        for (unsigned loop = 0; loop < server->loop_count; loop++) {
            count += value_of(&server->loops[loop].stats->timeouts[i]);
        }
        if (names[i] != NULL) {
            char labels[32];
            (void)snprintf(labels, sizeof labels, "phase=\"%s\"", names[i]);
            metrics_write_sample(out, name, labels, (double)count);
        }
    }
}

void stats_write(const struct server *server, struct buf *out) {
    write_requests(server, out);
    write_seconds(server, out);
    uint64_t open = 0, under_way = 0, aborted = 0, paused = 0, throttled = 0, bytes = 0, waits = 0;
    for (unsigned i = 0; i < server->loop_count; i++) {
        const struct loop *loop = &server->loops[i];
        open += atomic_load_explicit(&loop->open, memory_order_relaxed);
        under_way += atomic_load_explicit(&loop->under_way, memory_order_relaxed);
        aborted += value_of(&loop->stats->aborted);
        paused += value_of(&loop->stats->paused);
        throttled += value_of(&loop->stats->throttled);
        waits += atomic_load_explicit(&loop->waiting, memory_order_relaxed);
        bytes += value_of(&loop->stats->bytes);
    }
    metrics_write_head(out, "referee_http_connections", "gauge", "Connections open now.");
    metrics_write_sample(out, "referee_http_connections", "", (double)open);
    metrics_write_head(out, "referee_http_connections_max", "gauge", "Connections that may be open.");
    metrics_write_sample(out, "referee_http_connections_max", "", server->options.max_connections);
    metrics_write_head(out, "referee_http_requests_under_way", "gauge", "Requests begun and not yet answered.");
    metrics_write_sample(out, "referee_http_requests_under_way", "", (double)under_way);
    metrics_write_head(out, "referee_http_streams", "gauge", "Streams that are open.");
    uint64_t streams = connection_limits_count(server->streams);
    metrics_write_sample(out, "referee_http_streams", "", (double)streams);
    metrics_write_head(out, "referee_http_held", "gauge", "Answers that are held until something happens.");
    metrics_write_sample(out, "referee_http_held", "", waits > streams ? (double)(waits - streams) : 0);
    metrics_write_head(out, "referee_http_connections_refused_total", "counter",
                       "Connections closed at once because there were too many, in all or from their address.");
    metrics_write_sample(out, "referee_http_connections_refused_total", "",
                         (double)connection_limits_refused(server->connection_limits));
    metrics_write_head(out, "referee_http_aborted_total", "counter", "Requests whose client left before the answer.");
    metrics_write_sample(out, "referee_http_aborted_total", "", (double)aborted);
    metrics_write_head(out, "referee_http_throttled_total", "counter",
                       "Requests refused because their caller had used up its rate.");
    metrics_write_sample(out, "referee_http_throttled_total", "", (double)throttled);
    metrics_write_head(out, "referee_http_paused_total", "counter",
                       "Requests beyond their caller's rate, answered late.");
    metrics_write_sample(out, "referee_http_paused_total", "", (double)paused);
    metrics_write_head(out, "referee_http_answer_bytes_total", "counter", "Bytes of answers' bodies.");
    metrics_write_sample(out, "referee_http_answer_bytes_total", "", (double)bytes);
    write_timeouts(server, out);
}
