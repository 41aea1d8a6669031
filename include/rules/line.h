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

/* The stones of a board as it is shown, on one that is empty. */
void line_fill_board(struct line_board *board, const struct stones_grid *grid);

/* What everybody may know of a round: all of it. */
struct line_observation {
    struct observation head; /* first */
    struct stones_round round;
    struct stones_point last; /* where the last stone was put, if there is any */
    struct line_board board;
    uint16_t count;              /* of moves; 0 where a view was read back, which does not tell them */
    struct stones_point moves[]; /* in order, by the leader and the other in turn */
};

/* The side a seat plays in a round that a seat leads. */
static inline enum line_side line_side_of(int leader, int seat) {
    return seat == leader ? LINE_X : LINE_O;
}

#endif
