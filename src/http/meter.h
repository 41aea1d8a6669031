/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How much processor time a piece of work takes on the thread that does it.
 *
 * Asking the kernel for a thread's time costs as much as a small part of a request, so it is asked at most once a
 * millisecond, and for pieces that last longer than that; a shorter piece counts with the time that passed. So a piece may
 * be told to have taken a millisecond more than it has, and never more than passed while it ran.
 */
#ifndef REFEREE_HTTP_METER_H
#define REFEREE_HTTP_METER_H

#include <stdint.h>

/* A thread's own; all zero before its first use. */
struct meter {
    int64_t read_at_us; /* monotonic: when it was last asked for */
    int64_t cpu_us;     /* the thread's processor time then */
};

/* A piece begins: the moment, to be given to meter_end on the same thread. Pieces are not nested. */
int64_t meter_begin(struct meter *meter);

/* The processor time since then, us. May be asked more than once. */
int64_t meter_end(const struct meter *meter, int64_t began_us);

#endif
