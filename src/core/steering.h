/* SPDX-License-Identifier: Apache-2.0 */
/*
 * This process's time, kept by the clock of a database: of the last times that it was asked, the one with the shortest trip
 * is believed, as the clock was read somewhere within it (Cristian, "Probabilistic clock synchronization", 1989).
 */
#ifndef REFEREE_CORE_STEERING_H
#define REFEREE_CORE_STEERING_H

#include <stddef.h>
#include <stdint.h>

enum { STEERING_SAMPLES = 8 };

struct steering {
    size_t count; /* asked so far; zeroed to begin anew */
    struct {
        int64_t lead_us; /* the database's time less the monotonic clock */
        int64_t trip_us;
    } samples[STEERING_SAMPLES];
};

/* It was asked at sent_us of the monotonic clock, and told so many us since 1970 within the trip. Sets timestamp_now. */
void steering_take(struct steering *steering, int64_t sent_us, int64_t trip_us, int64_t told_us);

#endif
