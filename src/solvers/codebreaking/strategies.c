/* SPDX-License-Identifier: Apache-2.0 */
/* The list of the codebreaker's strategies. A new one is a file of its own and a line here. */
#include "solvers/solver.h"

#include "heuristic.h"
#include "optimal.h"
#include "simple.h"
#include "taught.h"

const struct strategy *const strategies[] = {
    &strategy_random,
    &strategy_four_alike,
    &strategy_two_colours,
    &strategy_methodical,
    &strategy_minimax,
    &strategy_expected_size,
    &strategy_entropy,
    &strategy_most_parts,
    &strategy_optimal,
    &strategy_genetic,
    NULL,
};

/*
 * `optimal` where it has a tree, also where guesses must fit. In other games it is entropy: played out against every secret
 * of the spaces of 2 to 7 places and up to 36 symbols that are listed (`build/bench-solvers trees`) it needs the fewest
 * guesses, or half a percent more than another that does. There are two exceptions. With few codes and many ways of
 * answering, making many parts tells most. And exact counts of few places and many symbols tell so little that a guess does well to be
 * possibly right.
 */
const struct strategy *strategy_best(const struct question *question) {
    const struct code_space *space = question->space;
    if (strategy_optimal.can_play(question)) {
        return &strategy_optimal;
    }
    if (question->kind == FEEDBACK_EXACT && space->length <= 4 && space->symbols > 6) {
        return &strategy_genetic;
    }
    if (question->kind == FEEDBACK_PEGS && space->repeats && space->length == 4 && space->symbols <= 6) {
        return &strategy_most_parts;
    }
    return &strategy_entropy;
}
