/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each lane has as many threads, so that nothing waits behind what another brings: people's moves and bots' at the
 * priority of the process, as others wait for them, all else below. A player of many games has many moves to make. Reads wait
 * for the database, not for a processor; those of a file are the loops' own, and the lane has nothing to do.
 */
#include "scheduling.h"

#include "store/db.h"

enum {
    TASKS_RUNNING_MAX = 1, /* of one caller in a lane */
    TASKS_PENDING_MAX = 3, /* the same with those that wait, but for moves */
    WORK_NICENESS = 5,
    TOURNAMENT_NICENESS = 10,
};

enum err scheduling_start(struct scheduler **out, const struct settings *settings, struct log *log) {
    const unsigned threads = (unsigned)settings->workers;
    const unsigned runs = settings->rate_limit > 0 ? TASKS_RUNNING_MAX : 0;
    const struct scheduler_options options = {
        .lanes = {[LANE_MOVES] = {.threads = threads, .queue_max = (size_t)settings->queue, .running_max = runs},
                  [LANE_READS] = {.threads = db_is_path(settings->db) ? 1 : (unsigned)settings->lanes,
                                  .queue_max = (size_t)settings->queue},
                  [LANE_DECISIONS] = {.threads = threads},
                  [LANE_WORK] = {.threads = threads,
                                 .queue_max = (size_t)settings->work_queue,
                                 .niceness = WORK_NICENESS,
                                 .running_max = runs,
                                 .pending_max = settings->rate_limit > 0 ? TASKS_PENDING_MAX : 0},
                  [LANE_TOURNAMENTS] = {.threads = threads, .niceness = TOURNAMENT_NICENESS}},
        .log = log,
    };
    return scheduler_start(out, &options);
}
