/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fewest guesses: exhaustive search for the best guess of all in a position, with proof.
 */
#ifndef REFEREE_SOLVERS_OPTIMUM_INTERNAL_H
#define REFEREE_SOLVERS_OPTIMUM_INTERNAL_H

#include "solvers/solver.h"

/* Can positions of this game be searched? Up to 14 ways of answering, up to SOLVER_LISTED codes. */
bool optimum_can_search(const struct question *question);

/*
 * Searches positions in which at most `most` codes fit, and keeps what was found out from search to search: 2 to the
 * `memo_bits` sets of codes are remembered, 24 bytes each. Space and budget are borrowed. ERR_NO_MEMORY; optimum_end.
 */
struct optimum;
enum err optimum_begin(struct optimum **out, const struct question *question, size_t most, unsigned memo_bits,
                       struct budget *budget) MUST_CHECK;
void optimum_end(struct optimum *optimum);

/*
 * The guess with which the fewest guesses in all find every code of a situation (complete), and how many these are:
 * the first such guess in the order of bounds. ERR_NO_MEMORY; ERR_BUSY when the budget was over first; ERR_INTERNAL when
 * the search went deeper than any good strategy does and was given up.
 */
enum err optimum_find(struct code *out, uint32_t *out_total, struct optimum *optimum,
                      const struct situation *situation) MUST_CHECK;

#endif
