/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Codes that fit, bred: for positions in which those that fit can be neither listed nor met by chance.
 */
#ifndef REFEREE_SOLVERS_GENETIC_INTERNAL_H
#define REFEREE_SOLVERS_GENETIC_INTERNAL_H

#include "solvers/candidates.h"
#include "util/rng.h"

/*
 * Collects up to `wanted` codes that fit, evenly from all of them and without doubles, in no order; fewer, or none, when
 * the budget is over before. The list is the caller's. ERR_NO_MEMORY.
 */
enum err genetic_codes(struct code_list *out, const struct position *position, size_t wanted, struct rng *rng,
                       struct budget *budget) MUST_CHECK;

#endif
