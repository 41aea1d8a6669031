/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Condition variables that wait by the clock that never steps back: a deadline holds whatever is done to the time of day.
 */
#ifndef REFEREE_UTIL_COND_H
#define REFEREE_UTIL_COND_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

void cond_init(pthread_cond_t *cond);

/*
 * Waits to be signalled, or until a moment of timestamp_monotonic_us: false when that has come. May return early for no
 * reason, as pthread_cond_wait does.
 */
bool cond_wait_until(pthread_cond_t *cond, pthread_mutex_t *lock, int64_t until_us);

#endif
