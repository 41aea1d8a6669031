/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POSIX's own timed waits go by the wall clock unless told otherwise when the variable is made.
 */
#include "util/cond.h"

#include <errno.h>
#include <time.h>

void cond_init(pthread_cond_t *cond) {
    pthread_condattr_t attributes;
    (void)pthread_condattr_init(&attributes);
    (void)pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    (void)pthread_cond_init(cond, &attributes);
    (void)pthread_condattr_destroy(&attributes);
}

bool cond_wait_until(pthread_cond_t *cond, pthread_mutex_t *lock, int64_t until_us) {
    const struct timespec until = {.tv_sec = (time_t)(until_us / 1000000),
                                   .tv_nsec = (long)(until_us % 1000000) * 1000};
    return pthread_cond_timedwait(cond, lock, &until) != ETIMEDOUT;
}
