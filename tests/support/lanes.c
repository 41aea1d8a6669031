/* SPDX-License-Identifier: Apache-2.0 */
#include "lanes.h"

#include <criterion/criterion.h>

#include "util/scheduler.h"

struct scheduler *lanes_start(unsigned threads) {
    struct scheduler *scheduler = NULL;
    struct scheduler_options options = {.log = NULL};
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        options.lanes[lane] = (struct lane_options){.threads = threads, .queue_max = threads};
    }
    enum err err = scheduler_start(&scheduler, &options);
    cr_assert(err == OK);
    return scheduler;
}

void lanes_stop(struct scheduler *scheduler) {
    scheduler_stop(scheduler);
}
