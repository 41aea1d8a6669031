/* SPDX-License-Identifier: Apache-2.0 */
/* The analysis of line games: what its two files share. */
#ifndef REFEREE_SOLVERS_LINE_ANALYSIS_INTERNAL_H
#define REFEREE_SOLVERS_LINE_ANALYSIS_INTERNAL_H

#include "line_solve.h"
#include "solvers/solvers.h"

/* Of a round that is over: as struct analysis has it. */
enum err line_analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                            struct budget *budget) MUST_CHECK;

/* The members column and row of an object that is open; the same as an object, null for LINE_NO_CELL. */
void line_write_field(struct json_out *out, int size, int cell);
void line_write_best(struct json_out *out, int size, int cell);

/* "win", "draw", "loss", or "unknown". */
const char *line_value_name(bool known, int value);

#endif
