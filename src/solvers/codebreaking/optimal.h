/* SPDX-License-Identifier: Apache-2.0 */
/* The strategy that needs the fewest guesses in all, from trees made beforehand. */
#ifndef REFEREE_SOLVERS_OPTIMAL_INTERNAL_H
#define REFEREE_SOLVERS_OPTIMAL_INTERNAL_H

#include <stdint.h>

#include "solvers/solver.h"

/*
 * A position of a tree in which more than two codes fit. Its children follow it, in the order of their answers, each with
 * all its own; the one after a child begins `nodes` later. No child for an answer: one or two codes are left, which are
 * guessed one after the other.
 */
struct tree_node {
    uint16_t guess; /* four bits a place, the first the highest */
    uint8_t answer; /* to the guess before: exact, and in the lower four bits misplaced */
    uint16_t nodes; /* this one and all below it */
};

extern const struct strategy strategy_optimal;

#endif
