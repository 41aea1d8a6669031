/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How much of the processor a group of processes has had, and how long it has waited for it.
 */
#ifndef REFEREE_TOOLS_MATCH_EFFORT_H
#define REFEREE_TOOLS_MATCH_EFFORT_H

#include <stdint.h>
#include <sys/types.h>

struct effort {
    int64_t used_us;
    int64_t waited_us; /* ready to run, while others ran */
};

/* Since its processes have begun. Of those that have ended and whose parent is not in the group nothing is known. */
void effort_of_group(struct effort *out, pid_t group);

#endif
