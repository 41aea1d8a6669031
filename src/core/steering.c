/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The middle of the trip is taken for the moment at which the clock was read.
 */
#include "steering.h"

#include "util/timestamp.h"

void steering_take(struct steering *steering, int64_t sent_us, int64_t trip_us, int64_t told_us) {
    const size_t at = steering->count++ % STEERING_SAMPLES;
    steering->samples[at].lead_us = told_us - (sent_us + trip_us / 2);
    steering->samples[at].trip_us = trip_us;
    size_t best = 0;
    for (size_t i = 1; i < STEERING_SAMPLES && i < steering->count; i++) {
        best = steering->samples[i].trip_us < steering->samples[best].trip_us ? i : best;
    }
    timestamp_steer(steering->samples[best].lead_us);
}
