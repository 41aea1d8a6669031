/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A position looked at from all sides: searched for a forced win, solved where it is small enough, searched again for the
 * best move where it is not.
 */
#ifndef REFEREE_SOLVERS_LINE_SOLVE_INTERNAL_H
#define REFEREE_SOLVERS_LINE_SOLVE_INTERNAL_H

#include <stdbool.h>

#include "line_search.h"
#include "line_solver.h"

struct line_solution {
    bool known;                  /* the value was proved */
    int value;                   /* VALUE_WIN, VALUE_DRAW or VALUE_LOSS for the side to move, where it is known */
    struct line_verdict verdict; /* the move, which keeps the value where that is known */
};

/* Of a position in which nobody has won; it is as it was afterwards. ERR_NO_MEMORY. */
enum err line_solve(struct line_solution *out, struct line_position *position, struct budget *budget) MUST_CHECK;

/*
 * The same; but of the moves that keep a draw or a loss, the one to which most answers are mistakes, where few fields are
 * free: against whoever plays perfectly it is as good as any, and others fall for it.
 */
enum err line_solve_with_trap(struct line_solution *out, struct line_position *position,
                              struct budget *budget) MUST_CHECK;

#endif
