/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a position is worth when both sides play perfectly: proved, on boards and in positions small enough.
 */
#ifndef REFEREE_SOLVERS_LINE_SOLVER_INTERNAL_H
#define REFEREE_SOLVERS_LINE_SOLVER_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "line_position.h"
#include "solvers/budget.h"
#include "solvers/stones.h"
#include "util/err.h"

struct line_solver;

/* The position, in which nobody has won, is borrowed. ERR_NO_MEMORY; line_solver_free. */
enum err line_solver_make(struct line_solver **out, struct line_position *position) MUST_CHECK;
void line_solver_free(struct line_solver *solver); /* NULL is fine */

/* The value of the position; false when the budget was over before it was known. What was found out by then is kept. */
bool line_solver_value(int *out, struct line_solver *solver, struct budget *budget);

/*
 * The chance, in millionths, that somebody who answers a move at random makes a mistake, after which the side to move stands
 * better than by the value of the move, VALUE_DRAW or VALUE_LOSS: with that answer, or with one of the `depth` - 1 that follow
 * when the side to move goes on so that the chance is greatest. False when the budget was over first.
 */
bool line_solver_mistakes(int *out, struct line_solver *solver, int cell, int value, int depth, struct budget *budget);

/* The value that a move leaves the side that makes it; false as above. */
bool line_solver_move_value(int *out, struct line_solver *solver, int cell, struct budget *budget);

uint64_t line_solver_nodes(const struct line_solver *solver);

#endif
