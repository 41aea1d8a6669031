/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The four classic strategies, which differ in what they call a good guess, and one for large spaces, which also differs
 * in that it only makes guesses that can be the secret.
 */
#ifndef REFEREE_SOLVERS_HEURISTIC_INTERNAL_H
#define REFEREE_SOLVERS_HEURISTIC_INTERNAL_H

#include "solvers/solver.h"

extern const struct strategy strategy_minimax;
extern const struct strategy strategy_expected_size;
extern const struct strategy strategy_entropy;
extern const struct strategy strategy_most_parts;
extern const struct strategy strategy_genetic;

#endif
