/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which guesses need not be weighed because another one does exactly the same.
 *
 * Two guesses are alike when swapping places, or symbols, turns one into the other and leaves the codes that fit, as a
 * whole, as they are. Alike guesses split those codes into the same numbers, and one fits exactly if the other does. So
 * of guesses that are alike only the smallest matters to a strategy that prefers the smallest among equals: the first
 * guess of mastermind is one of 5 and not of 1296.
 */
#ifndef REFEREE_SOLVERS_SYMMETRY_INTERNAL_H
#define REFEREE_SOLVERS_SYMMETRY_INTERNAL_H

#include "guess_list.h"
#include "solvers/solver.h"

/*
 * Lists guesses in ascending order: of all codes that are alike in the situation the smallest is always there (others
 * may be, where finding out would take longer than weighing them). In a space of more than SOLVER_LISTED codes the
 * position must be without guesses; all symbols are then alike and few guesses differ. ERR_NO_MEMORY.
 */
enum err symmetry_list_guesses(struct guess_list *out, const struct situation *situation) MUST_CHECK;

#endif
