/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting what happens, for Prometheus' text format. Counters and histograms are plain atomics that any thread bumps;
 * rendering reads them without stopping anybody, so the numbers of one page may be a moment apart.
 */
#ifndef REFEREE_UTIL_METRICS_H
#define REFEREE_UTIL_METRICS_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "util/buf.h"

enum { HISTOGRAM_BUCKETS_MAX = 20 };

/* Bounds are upper bounds, ascending; one more bucket catches the rest. Initialise with histogram_init. */
struct histogram {
    const double *bounds;
    size_t bound_count;
    atomic_uint_fast64_t buckets[HISTOGRAM_BUCKETS_MAX + 1];
    atomic_uint_fast64_t sum_millionths;
};

void histogram_init(struct histogram *histogram, const double *bounds, size_t bound_count);
void histogram_observe(struct histogram *histogram, double value);

/* "# HELP" and "# TYPE" lines; kind is "counter", "gauge" or "histogram". */
void metrics_write_head(struct buf *out, const char *name, const char *kind, const char *help);

/* One sample. labels is "" or like `route="/v1/games",status="200"` with values already escaped. */
void metrics_write_sample(struct buf *out, const char *name, const char *labels, double value);

/* All lines of a histogram: name_bucket, name_sum, name_count. */
void metrics_write_histogram(struct buf *out, const char *name, const char *labels, const struct histogram *histogram);

#endif
