/* SPDX-License-Identifier: Apache-2.0 */
/* Getting hold of the codes that fit, or of an even sample where they are too many. */
#ifndef REFEREE_SOLVERS_SAMPLE_INTERNAL_H
#define REFEREE_SOLVERS_SAMPLE_INTERNAL_H

#include "solvers/solver.h"

/*
 * Makes a situation of a position. In spaces of up to SOLVER_LISTED codes all that fit are there, else `sample` of them
 * at most. The codes are the caller's, in *out_codes: code_list_clear. ERR_NOT_FOUND when no code fits, ERR_BUSY
 * when none was found before the budget was over, ERR_NO_MEMORY.
 */
enum err sample_situation(struct situation *out, struct code_list *out_codes, const struct position *position,
                          size_t sample, struct rng *rng, struct budget *budget) MUST_CHECK;

/* A situation that owns what it refers to. */
struct sampling {
    struct situation situation;
    struct code_list codes;
    struct constraint *history;
};

/*
 * The same of a position in which guesses may have been made again: what they were answered counts once, but a position of
 * thousands of them stays quick to weigh. sample_end, unless it failed.
 */
enum err sample_begin(struct sampling *out, const struct position *position, size_t sample, struct rng *rng,
                      struct budget *budget) MUST_CHECK;
void sample_end(struct sampling *sampling);

#endif
