/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An upright board into whose columns two sides let stones fall, and on which they try to have enough of their own in an
 * unbroken line.
 *
 * Pure arithmetic, for the rules and for those who search. Nothing is allocated, and a board may be copied by assignment.
 * Nobody's turn is kept: positions from outside are read in any order.
 */
#ifndef REFEREE_RULES_CONNECTFOUR_BOARD_H
#define REFEREE_RULES_CONNECTFOUR_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/stones.h"

enum { CONNECTFOUR_WIDTH_MIN = 4, CONNECTFOUR_WIDTH_MAX = 12, CONNECTFOUR_LINE_MIN = 3, CONNECTFOUR_LINE_MAX = 6 };
enum { CONNECTFOUR_FIELDS_MAX = CONNECTFOUR_WIDTH_MAX * CONNECTFOUR_WIDTH_MAX };

/* What is on a field: nothing, a stone of the side that moves first, or one of the other. */
enum connectfour_stone { CONNECTFOUR_FREE, CONNECTFOUR_X, CONNECTFOUR_O };

struct connectfour_board {
    uint8_t columns, rows; /* CONNECTFOUR_WIDTH_MIN .. CONNECTFOUR_WIDTH_MAX each */
    uint8_t line;          /* so many or more win */
    uint8_t stones;        /* of both sides */
    uint8_t heights[CONNECTFOUR_WIDTH_MAX];
    uint8_t fields[CONNECTFOUR_FIELDS_MAX]; /* enum connectfour_stone, row by row from the top */
};

/* An empty board. */
void connectfour_board_init(struct connectfour_board *board, int columns, int rows, int line);

static inline enum connectfour_stone connectfour_board_at(const struct connectfour_board *board,
                                                          struct stones_point point) {
    return (enum connectfour_stone)board->fields[point.row * board->columns + point.column];
}

/* Has the column, which must be on the board, a free field? */
static inline bool connectfour_board_is_open(const struct connectfour_board *board, int column) {
    return board->heights[column] < board->rows;
}

static inline bool connectfour_board_is_full(const struct connectfour_board *board) {
    return board->stones == board->columns * board->rows;
}

/* Lets a stone fall into a column that is open; where it came to rest. */
struct stones_point connectfour_board_drop(struct connectfour_board *board, enum connectfour_stone stone, int column);

/* The first winning line of row, column, falling and rising diagonal that the stone at the point stands in; false: none. */
bool connectfour_board_find_win(struct stones_run *out, const struct connectfour_board *board,
                                struct stones_point point);

/* Has that stone's side a winning line anywhere? Looks at the whole board: for positions that were not played here. */
bool connectfour_board_has_won(const struct connectfour_board *board, enum connectfour_stone stone);

#endif
