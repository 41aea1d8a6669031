/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The levels of the bot that searches: how it is made weaker, evenly from one level to the next.
 */
#ifndef REFEREE_SOLVERS_CONNECTFOUR_LEVELS_INTERNAL_H
#define REFEREE_SOLVERS_CONNECTFOUR_LEVELS_INTERNAL_H

#include <stdint.h>

#include "rules/connectfour_board.h"
#include "solvers/bot.h"
#include "solvers/budget.h"
#include "util/rng.h"

/* From the weakest to full strength. */
enum { CONNECTFOUR_LEVELS = 10 };

/* A level below full strength. */
struct connectfour_level {
    uint64_t steps; /* of a search, at the most */
    int careless;   /* percent of moves that are made without one, of which */
    int overlooked; /* ...so many percent of the columns are not looked at */
};

/* Of level 1 and on. */
extern const struct connectfour_level connectfour_levels[CONNECTFOUR_LEVELS - 1];

/* How strong each was measured to be; the last is the bot at its full strength. */
extern const struct strength connectfour_level_strengths[CONNECTFOUR_LEVELS];

/* A move as it is made at a level, on a board that is not full. ERR_NO_MEMORY. */
enum err connectfour_level_choose(int *out, const struct connectfour_level *level,
                                  const struct connectfour_board *board, enum connectfour_stone to_move,
                                  struct rng *rng, struct budget *budget) MUST_CHECK;

#endif
