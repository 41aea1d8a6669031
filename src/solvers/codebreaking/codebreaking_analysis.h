/* SPDX-License-Identifier: Apache-2.0 */
/* The analysis of code-breaking games: what its two files share. */
#ifndef REFEREE_SOLVERS_CODEBREAKING_ANALYSIS_INTERNAL_H
#define REFEREE_SOLVERS_CODEBREAKING_ANALYSIS_INTERNAL_H

#include "solvers/solver.h"
#include "solvers/solvers.h"

/* Of a round that is over: as struct analysis has it. */
enum err codebreaking_analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                                    struct budget *budget) MUST_CHECK;

/* Writes a code as text; a count, null for CANDIDATES_UNKNOWN; a number, null for NAN and what is not finite. */
void codebreaking_write_code(struct json_out *out, const struct code_space *space, const struct code *code);
void codebreaking_write_count(struct json_out *out, uint64_t count);
void codebreaking_write_number(struct json_out *out, double number);

#endif
