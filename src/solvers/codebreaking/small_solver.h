/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fewest guesses for a few hundred codes at most: exhaustive search, small.
 *
 * A board holds the answers of its codes to all guesses that differ on them. Codes are then numbers, and sets of them
 * lists of such numbers; what is found out about a set is kept, by its content, for this board and the next.
 */
#ifndef REFEREE_SOLVERS_SMALL_SOLVER_INTERNAL_H
#define REFEREE_SOLVERS_SMALL_SOLVER_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "guess_list.h"
#include "rules/code.h"
#include "rules/consistency.h"
#include "solvers/budget.h"
#include "util/err.h"

enum {
    SMALL_SOLVER_CODES = 320,  /* codes on a board at most */
    SMALL_SOLVER_ANSWERS = 16, /* ways of answering at most: bits of a mark */
};

/*
 * An empty board for up to `most` codes (at most SMALL_SOLVER_CODES) of a game that has no more ways of answering than
 * SMALL_SOLVER_ANSWERS. 2 to the `memo_bits` sets are remembered. Question, guesses (all codes) and budget are borrowed.
 * ERR_NO_MEMORY; small_solver_free.
 */
struct small_solver;
enum err small_solver_make(struct small_solver **out, const struct question *question, const struct guess_list *guesses,
                           size_t most, unsigned memo_bits, struct budget *budget) MUST_CHECK;
void small_solver_free(struct small_solver *solver);

/* Puts up to `most` codes on it in place of those before. ERR_NO_MEMORY. */
enum err small_solver_set(struct small_solver *solver, const struct code *codes, size_t count) MUST_CHECK;

/* A lower bound of the guesses for a set of codes (their numbers, ascending), found quickly. */
uint32_t small_solver_bound(struct small_solver *solver, const uint16_t *set, size_t count);

/*
 * The fewest guesses in all that find each code of a set; or, when they are not fewer than `below`, a lower bound that
 * is not below it either. Means nothing once the budget is over.
 */
uint32_t small_solver_solve(struct small_solver *solver, const uint16_t *set, size_t count, uint32_t below);

/* Was there a line of guesses too long to follow? Then what was found since the board was made is not proven. */
bool small_solver_is_too_deep(const struct small_solver *solver);

#endif
