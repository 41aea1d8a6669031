/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting and rendering for Prometheus' text exposition format, version 0.0.4.
 *
 * A histogram keeps its buckets apart, so that an observation touches one of them; they are added up, as the format
 * wants them, only when a page is rendered. Nothing here allocates but the page's buffer.
 */
#include "util/metrics.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

void histogram_init(struct histogram *histogram, const double *bounds, size_t bound_count) {
    assert(bound_count <= HISTOGRAM_BUCKETS_MAX);
    histogram->bounds = bounds;
    histogram->bound_count = bound_count;
    for (size_t i = 0; i <= HISTOGRAM_BUCKETS_MAX; i++) {
        atomic_init(&histogram->buckets[i], 0);
    }
    atomic_init(&histogram->sum_millionths, 0);
}

void histogram_observe(struct histogram *histogram, double value) {
    size_t bucket = 0;
    while (bucket < histogram->bound_count && value > histogram->bounds[bucket]) {
        bucket++;
    }
    uint_fast64_t millionths = value > 0 ? (uint_fast64_t)(value * 1e6 + 0.5) : 0;
    atomic_fetch_add_explicit(&histogram->buckets[bucket], 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&histogram->sum_millionths, millionths, memory_order_relaxed);
}

void metrics_write_head(struct buf *out, const char *name, const char *kind, const char *help) {
    buf_append_format(out, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind);
}

static void append_number(struct buf *out, double value) {
    if (isnan(value)) {
        buf_append_text(out, "NaN");
    } else if (isinf(value)) {
        buf_append_text(out, value > 0 ? "+Inf" : "-Inf");
    } else if (floor(value) == value && fabs(value) < 1e15) {
        buf_append_format(out, "%.0f", value); /* counts are whole, and read better so */
    } else {
        buf_append_format(out, "%.15g", value);
    }
}

void metrics_write_sample(struct buf *out, const char *name, const char *labels, double value) {
    buf_append_text(out, name);
    if (labels[0] != '\0') {
        buf_append_format(out, "{%s}", labels);
    }
    buf_append_text(out, " ");
    append_number(out, value);
    buf_append_text(out, "\n");
}

static void write_bucket(struct buf *out, const char *name, const char *labels, double bound, uint_fast64_t count) {
    buf_append_format(out, "%s_bucket{%s%sle=\"", name, labels, labels[0] == '\0' ? "" : ",");
    append_number(out, bound);
    buf_append_format(out, "\"} %" PRIuFAST64 "\n", count);
}

void metrics_write_histogram(struct buf *out, const char *name, const char *labels, const struct histogram *histogram) {
    uint_fast64_t count = 0;
    for (size_t i = 0; i <= histogram->bound_count; i++) {
        count += atomic_load_explicit(&histogram->buckets[i], memory_order_relaxed);
        write_bucket(out, name, labels, i == histogram->bound_count ? INFINITY : histogram->bounds[i], count);
    }
    const char *open = labels[0] == '\0' ? "" : "{";
    const char *close = labels[0] == '\0' ? "" : "}";
    double sum = (double)atomic_load_explicit(&histogram->sum_millionths, memory_order_relaxed) / 1e6;
    buf_append_format(out, "%s_sum%s%s%s ", name, open, labels, close);
    append_number(out, sum);
    buf_append_format(out, "\n%s_count%s%s%s %" PRIuFAST64 "\n", name, open, labels, close, count);
}
