/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A square board on which two sides put stones and try to have enough of their own in an unbroken line.
 *
 * Pure arithmetic, for the rules and for those who search: placing and undoing a stone change one word in each of the four
 * ways a line can run, and whether a stone stands in a winning line is read from these four words, in constant time on
 * every board. Nothing is allocated, and a board may be copied by assignment. Nobody's turn is kept: any stone may be put
 * on any free field, as positions from outside are read in any order.
 */
#ifndef REFEREE_RULES_LINE_BOARD_H
#define REFEREE_RULES_LINE_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/stones.h"

enum { LINE_SIZE_MIN = 3, LINE_SIZE_MAX = 20, LINE_LENGTH_MIN = 3, LINE_LENGTH_MAX = 10 };

/* The side that moves first, and the other. */
enum line_side { LINE_X, LINE_O, LINE_SIDES };

/* Indices of stones_ways. */
enum line_way { LINE_ROW, LINE_COLUMN, LINE_FALLING, LINE_RISING, LINE_WAYS };

/*
 * The stones of a side, in each way by lanes of one word:
 *
 *     way       lane                            bit
 *     row       row                             column
 *     column    column                          row
 *     falling   (column - row) mod (size + 1)   column
 *     rising    (column + row) mod (size + 1)   column
 *
 * A lane of a diagonal way holds two diagonals; with this modulus there is always a bit between them that is never set, so
 * neighbouring bits are neighbouring fields in every lane.
 */
struct line_board {
    uint8_t size;    /* fields in a row and in a column, LINE_SIZE_MIN .. LINE_SIZE_MAX */
    uint8_t line;    /* so many win, LINE_LENGTH_MIN .. LINE_LENGTH_MAX */
    bool exact;      /* and not one more */
    uint16_t stones; /* of both sides */
    uint32_t lanes[LINE_SIDES][LINE_WAYS][LINE_SIZE_MAX + 1];
};

/* An empty board. */
void line_board_init(struct line_board *board, int size, int line, bool exact);

/* Puts a stone on a free field; takes it off again. The point must be on the board. */
void line_board_place(struct line_board *board, enum line_side side, struct stones_point point);
void line_board_undo(struct line_board *board, enum line_side side, struct stones_point point);

/* Is there a stone of the side? */
static inline bool line_board_has(const struct line_board *board, enum line_side side, struct stones_point point) {
    return (board->lanes[side][LINE_ROW][point.row] >> point.column & 1) != 0;
}

static inline bool line_board_is_free(const struct line_board *board, struct stones_point point) {
    uint32_t row = board->lanes[LINE_X][LINE_ROW][point.row] | board->lanes[LINE_O][LINE_ROW][point.row];
    return (row >> point.column & 1) == 0;
}

static inline bool line_board_is_full(const struct line_board *board) {
    return board->stones == board->size * board->size;
}

/* The run in one way that the stone of the side at this point belongs to. There must be one. */
struct stones_run line_board_run(const struct line_board *board, enum line_side side, struct stones_point point,
                                 enum line_way way);

/* Does the stone at this point stand in a winning line? */
bool line_board_wins_at(const struct line_board *board, enum line_side side, struct stones_point point);

/* The first winning line of row, column, falling and rising diagonal that it stands in; false when there is none. */
bool line_board_find_win(struct stones_run *out, const struct line_board *board, enum line_side side,
                         struct stones_point point);

/* Has the side a winning line anywhere? Looks at the whole board: for positions that were not played here. */
bool line_board_has_won(const struct line_board *board, enum line_side side);

#endif
