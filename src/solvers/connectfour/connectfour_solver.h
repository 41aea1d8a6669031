/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a position of Connect Four stands, and what to play in it.
 *
 * Alpha-beta over boards as sets of bits, deepened step by step, and then to the end of the game: what comes of that is
 * proved. See Allis, A Knowledge-based Approach of Connect-Four (1988), for what is known of the game, and Tromp's counts
 * of its positions.
 */
#ifndef REFEREE_SOLVERS_CONNECTFOUR_SOLVER_INTERNAL_H
#define REFEREE_SOLVERS_CONNECTFOUR_SOLVER_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/connectfour_board.h"
#include "solvers/budget.h"
#include "solvers/stones.h"
#include "util/err.h"

struct connectfour_solution {
    bool known; /* the value was proved */
    int value;  /* VALUE_WIN, VALUE_DRAW or VALUE_LOSS for the side to move, where it is known */
    int column; /* the move, which keeps the value where that is known; STONES_NO_MOVE on a full board */
    int depth;  /* plies that were searched to their end */
    uint64_t nodes;
    size_t line_length;
    uint8_t line[CONNECTFOUR_FIELDS_MAX]; /* how it may go on: columns, the move first */
};

/*
 * Of a position in which nobody has won, with that side to move. Over before it has begun, a budget still gives a move that
 * wins at once, or stops the other from it. ERR_NO_MEMORY.
 */
enum err connectfour_solve(struct connectfour_solution *out, const struct connectfour_board *board,
                           enum connectfour_stone to_move, struct budget *budget) MUST_CHECK;

/* The column that looks best without any search: wins at once, else stops the other's win, else nearest to the centre. */
int connectfour_greedy_column(const struct connectfour_board *board, enum connectfour_stone to_move);

#endif
