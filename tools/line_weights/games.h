/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games of the search against itself, which the weights of line games are fitted to.
 *
 * A file of them has eight bytes that say what it is, then the plan that they were made by, three numbers of eight bytes; then
 * game after game: six bytes of what it is, and six of every move. Numbers of more than one byte begin with the lowest.
 */
#ifndef REFEREE_TOOLS_GAMES_H
#define REFEREE_TOOLS_GAMES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "rules/line_board.h"

enum { GAME_MOVES_MAX = LINE_SIZE_MAX * LINE_SIZE_MAX };

struct game_move {
    uint16_t cell; /* what was played */
    uint16_t best; /* what the search would have played; the same but where a worse move was drawn */
    int16_t score; /* of the search, for the side to move */
};

struct game {
    int size;
    bool exact;
    int drawn;  /* so many moves at the beginning were not searched */
    int points; /* of X, who moved first: 0, 1 (a draw) or 2 */
    int count;
    struct game_move moves[GAME_MOVES_MAX];
};

struct games_plan {
    uint64_t seed;
    uint64_t count;
    uint64_t nodes; /* of a move */
};

/* Plays games and writes them; the same plan gives the same bytes. False when they cannot be written. */
bool games_make(FILE *file, const struct games_plan *plan);

/* The plan of a file of games. False when it is none. */
bool games_read_plan(struct games_plan *out, FILE *file);

/* The next game. False at the end, and for what is none: then *broken. */
bool games_read(struct game *out, bool *broken, FILE *file);

#endif
