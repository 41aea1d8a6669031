/* SPDX-License-Identifier: Apache-2.0 */
/* Waiting by the clock that never steps back. */
#include "util/cond.h"

#include <criterion/criterion.h>

#include "util/timestamp.h"

struct meeting {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool arrived;
};

static void *arrive(void *context) {
    struct meeting *meeting = context;
    (void)pthread_mutex_lock(&meeting->lock);
    meeting->arrived = true;
    (void)pthread_cond_signal(&meeting->changed);
    (void)pthread_mutex_unlock(&meeting->lock);
    return NULL;
}

Test(cond, it_ends_with_a_signal_or_when_the_moment_has_come, .timeout = 60) {
    struct meeting meeting = {.arrived = false};
    pthread_t other;
    (void)pthread_mutex_init(&meeting.lock, NULL);
    cond_init(&meeting.changed);
    (void)pthread_mutex_lock(&meeting.lock);
    int64_t until_us = timestamp_monotonic_us() + 20000;
    while (cond_wait_until(&meeting.changed, &meeting.lock, until_us)) {
    }
    cr_expect_geq(timestamp_monotonic_us(), until_us);
    cr_expect_not(cond_wait_until(&meeting.changed, &meeting.lock, 0), "a moment that is long past");
    cr_assert_eq(pthread_create(&other, NULL, arrive, &meeting), 0);
    bool in_time = true;
    while (!meeting.arrived && in_time) {
        in_time = cond_wait_until(&meeting.changed, &meeting.lock, timestamp_monotonic_us() + 3600 * INT64_C(1000000));
    }
    cr_expect(meeting.arrived && in_time);
    (void)pthread_mutex_unlock(&meeting.lock);
    (void)pthread_join(other, NULL);
    (void)pthread_cond_destroy(&meeting.changed);
    (void)pthread_mutex_destroy(&meeting.lock);
}
