/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The levels of the bot that searches: how it is made weaker, evenly from one level to the next.
 */
#ifndef REFEREE_SOLVERS_LINE_LEVELS_INTERNAL_H
#define REFEREE_SOLVERS_LINE_LEVELS_INTERNAL_H

#include <stdint.h>

#include "line_position.h"
#include "solvers/bot.h"
#include "solvers/budget.h"
#include "util/rng.h"

/* From the weakest to full strength. */
enum { LINE_LEVELS = 10 };

/* A level below full strength. */
struct line_level {
    uint64_t steps; /* of a search, at the most */
    int careless;   /* percent of moves that are made without one, by the look of the fields, of which */
    int overlooked; /* ...so many percent are not seen, whatever stands there, */
    int blurred;    /* ...and the others may look up to so many percent less than they are */
};

/* Of level 1 and on. */
extern const struct line_level line_levels[LINE_LEVELS - 1];

/* How strong each was measured to be, one of each level; the last two are of the full strength. */
extern const struct strength line_level_strengths[LINE_LEVELS + 1];

/* A move as it is made at a level. ERR_NO_MEMORY. */
enum err line_level_choose(int *out, const struct line_level *level, struct line_position *position, struct rng *rng,
                           struct budget *budget) MUST_CHECK;

#endif
