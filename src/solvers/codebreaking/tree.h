/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The whole strategy tree: a strategy played out against every secret of a space.
 *
 * For tests and benchmarks, and for telling how strong a strategy is. Secrets that were answered alike so far are played
 * on together, so a node of the tree is chosen once.
 */
#ifndef REFEREE_SOLVERS_TREE_H
#define REFEREE_SOLVERS_TREE_H

#include <stdint.h>

#include "solvers/solver.h"

/* A strategy that needs more guesses than that for some secret makes no headway. */
enum { TREE_DEPTH_MAX = 64 };

struct tree {
    uint64_t secrets;
    uint64_t guesses;                       /* over all secrets, the right one included */
    uint64_t nodes;                         /* guesses that were chosen */
    unsigned depth;                         /* guesses for the hardest secret */
    uint64_t solved_in[TREE_DEPTH_MAX + 1]; /* secrets, by guesses needed */
};

/*
 * Plays a strategy against all secrets of a space of up to SOLVER_LISTED codes. ERR_NO_MEMORY; ERR_BUSY when the budget
 * was over; ERR_INTERNAL when some secret was not found within TREE_DEPTH_MAX guesses; and what the strategy returns.
 */
enum err tree_play(struct tree *out, const struct strategy *strategy, const struct question *question, struct rng *rng,
                   struct budget *budget) MUST_CHECK;

/* The same where only codes that fit may be guessed. */
enum err tree_play_fitting(struct tree *out, const struct strategy *strategy, const struct question *question,
                           struct rng *rng, struct budget *budget) MUST_CHECK;

#endif
