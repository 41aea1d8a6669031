/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The levels of a codebreaker: how it is made weaker, whatever its strategy.
 */
#ifndef REFEREE_SOLVERS_CODEBREAKING_LEVELS_INTERNAL_H
#define REFEREE_SOLVERS_CODEBREAKING_LEVELS_INTERNAL_H

#include "solvers/bot.h"
#include "solvers/solver.h"

/* From the weakest to full strength. */
enum { CODEBREAKING_LEVELS = 5 };

/* A level below full strength. */
struct codebreaking_level {
    int forgotten; /* percent of the answers so far that a guess is made without */
    int careless;  /* percent of guesses that are any code that fits, and not the best */
};

/* Of level 1 and on. */
extern const struct codebreaking_level codebreaking_levels[CODEBREAKING_LEVELS - 1];

/* How strong `entropy` was measured to be at each but the last. */
extern const struct strength codebreaking_level_strengths[CODEBREAKING_LEVELS - 1];

/* As strategy_suggest, by somebody of that level. */
enum err codebreaking_level_suggest(struct suggestion *out, const struct codebreaking_level *level,
                                    const struct strategy *strategy, const struct position *position, struct rng *rng,
                                    struct budget *budget) MUST_CHECK;

#endif
