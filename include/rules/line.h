/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of line games: tic-tac-toe, gomoku, and any square board with any length of line.
 *
 * Two seats; the leader of a round has X and moves first. Playing goes through struct family; what is here besides is for
 * those who reason about a position that they see.
 */
#ifndef REFEREE_RULES_LINE_H
#define REFEREE_RULES_LINE_H

#include "rules/family.h"
#include "rules/line_board.h"

extern const struct family line_family;

/* An empty board by the rules of a config of this family: its size, its line, and whether longer lines win. */
void line_empty_board(struct line_board *out, const struct config *config);

enum { LINE_SEATS = 2 };

/* What everybody may know of a round: all of it. */
struct line_observation {
    struct observation head; /* first */
    int8_t leader;           /* the seat that has X */
    struct line_run win;     /* the winning line; of length 0 while there is none */
    struct line_point last;  /* where the last stone was put, if there is any */
    struct line_board board;
    uint16_t count;            /* of moves; 0 where a view was read back, which does not tell them */
    struct line_point moves[]; /* in order, by the leader and the other in turn */
};

/* The side a seat plays in a round that a seat leads, and the seat that makes a move (its number from 0). */
static inline enum line_side line_side_of(int leader, int seat) {
    return seat == leader ? LINE_X : LINE_O;
}

static inline int line_seat_of_move(int leader, int move) {
    return move % LINE_SEATS == 0 ? leader : LINE_SEATS - 1 - leader;
}

#endif
