/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the HTTP layer counts, for /metrics. Each loop has counters of its own, so that counting a request never waits for
 * another processor's cache; a page adds them up.
 */
#ifndef REFEREE_HTTP_STATS_H
#define REFEREE_HTTP_STATS_H

#include <stddef.h>
#include <stdint.h>

#include "internal.h"
#include "util/buf.h"

/* Counters for a table of endpoints, and one more for requests that found none. Dies when there is no memory. */
struct stats *stats_create(size_t endpoint_count);
void stats_free(struct stats *stats);

/* A request has been answered; endpoint: its index, or endpoint_count. */
void stats_count_request(struct stats *stats, size_t endpoint, int status, int64_t duration_us, uint64_t bytes);

/* A connection was shut down because it was late with this. */
void stats_count_timeout(struct stats *stats, enum phase phase);

/* The client went away before its answer was sent. */
void stats_count_aborted(struct stats *stats);

/* A request was refused as its caller had used up what it may ask. */
void stats_count_throttled(struct stats *stats);

/* A request was paused. */
void stats_count_paused(struct stats *stats);

void stats_write(const struct server *server, struct buf *out);

#endif
