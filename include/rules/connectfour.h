/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of Connect Four: two sides let stones fall into the columns of an upright board.
 *
 * Two seats; the leader of a round has X and moves first. Playing goes through struct family; what is here besides is for
 * those who reason about a position that they see.
 */
#ifndef REFEREE_RULES_CONNECTFOUR_H
#define REFEREE_RULES_CONNECTFOUR_H

#include "rules/connectfour_board.h"
#include "rules/family.h"

extern const struct family connectfour_family;

/* An empty board by the options of a config of this family. */
void connectfour_empty_board(struct connectfour_board *out, const struct config *config);

/* The stones of a board as it is shown, on one that is empty. ERR_INVALID_VALUE where one has not fallen. */
enum err connectfour_fill_board(struct connectfour_board *board, const struct stones_grid *grid,
                                struct problem *problem) MUST_CHECK;

/* What has happened on the board. */
struct connectfour_play {
    struct stones_round round;
    struct connectfour_board board;
    uint8_t
        moves[CONNECTFOUR_FIELDS_MAX]; /* columns in order, by the leader and the other in turn: board.stones of them */
};

/*
 * What everybody may know of a round: all of it. Of one that was read from a view the order of the moves but the last is
 * unknown.
 */
struct connectfour_observation {
    struct observation head; /* first */
    struct connectfour_play play;
};

/* The side that a seat plays. */
static inline enum connectfour_stone connectfour_stone_of(int leader, int seat) {
    return seat == leader ? CONNECTFOUR_X : CONNECTFOUR_O;
}

#endif
