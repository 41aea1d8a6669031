/* SPDX-License-Identifier: Apache-2.0 */
/* How long each answer took: all are kept, to the microsecond, and percentiles are exact. */
#ifndef BENCH_LATENCIES_H
#define BENCH_LATENCIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct latencies {
    uint32_t *microseconds; /* owned; latencies_free() */
    size_t count, room;
};

/* False when memory ran out. */
bool latencies_note(struct latencies *latencies, uint64_t nanoseconds);

/* Adds all of `from`; false when memory ran out. */
bool latencies_add(struct latencies *latencies, const struct latencies *from);

/* To be called before percentiles are asked for. */
void latencies_sort(struct latencies *latencies);

/* That of which the share, 0 to 1, is not above it; 0 when there are none. */
uint32_t latencies_percentile(const struct latencies *latencies, double share);

void latencies_free(struct latencies *latencies);

#endif
