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
