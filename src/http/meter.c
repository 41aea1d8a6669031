/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reading from before a piece is at most a millisecond old when the piece begins: what the thread did in between is
 * the error. A thread that sleeps uses no processor time, so a long pause before a piece only makes a new reading due.
 */
#include "meter.h"

#include <time.h>

#include "util/timestamp.h"

static const int64_t precision_us = 1000;

static int64_t read_cpu_us(void) {
    struct timespec time = {0};
    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

int64_t meter_begin(struct meter *meter) {
    int64_t now = timestamp_monotonic_us();
    if (now - meter->read_at_us > precision_us) {
        meter->cpu_us = read_cpu_us();
        meter->read_at_us = now;
    }
    return now;
}

int64_t meter_end(const struct meter *meter, int64_t began_us) {
    int64_t passed = timestamp_monotonic_us() - began_us;
    if (passed < precision_us) {
        return passed;
    }
    int64_t used = read_cpu_us() - meter->cpu_us;
    return used < passed ? used : passed;
}
