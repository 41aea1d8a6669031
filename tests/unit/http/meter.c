/* SPDX-License-Identifier: Apache-2.0 */
/* Processor time of a piece of work. */
#include "http/meter.h"

#include <unistd.h>

#include <criterion/criterion.h>

#include "util/timestamp.h"

static void work_for(int64_t us) {
    int64_t until = timestamp_monotonic_us() + us;
    while (timestamp_monotonic_us() < until) {
    }
}

Test(meter, who_sleeps_uses_nothing) {
    struct meter meter = {0};
    int64_t began = meter_begin(&meter);
    (void)usleep(50 * 1000);
    cr_expect_lt(meter_end(&meter, began), 25 * 1000);
}

Test(meter, what_was_done_before_does_not_count) {
    struct meter meter = {0};
    (void)meter_begin(&meter);
    work_for(50 * 1000);
    int64_t began = meter_begin(&meter);
    (void)usleep(50 * 1000);
    cr_expect_lt(meter_end(&meter, began), 25 * 1000);
}

Test(meter, never_more_is_told_than_passed) {
    struct meter meter = {0};
    for (int i = 0; i < 1000; i++) {
        int64_t began = meter_begin(&meter);
        work_for(i % 50);
        int64_t used = meter_end(&meter, began);
        cr_assert(used >= 0 && used <= timestamp_monotonic_us() - began);
    }
}

Test(meter, work_counts) {
    struct meter meter = {0};
    int64_t used = 0;
    /* On a busy machine the thread may wait for most of any one piece; not for all of a thousand. */
    for (int i = 0; i < 1000 && used < 20 * 1000; i++) {
        int64_t began = meter_begin(&meter);
        work_for(2000);
        used += meter_end(&meter, began);
    }
    cr_expect_geq(used, 20 * 1000);
}
