/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Openings of a match: the first stones of a game, Black's and White's in turns, read from a file or drawn.
 *
 * Engines mostly play the same game from the same position, so a match needs as many openings as it has pairs of games; and
 * as even ones as there are, for a decided one says nothing of who plays it.
 */
#ifndef REFEREE_TOOLS_MATCH_OPENING_H
#define REFEREE_TOOLS_MATCH_OPENING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "rules/line_board.h"
#include "util/rng.h"

enum { OPENING_STONES_MAX = 32, OPENING_REASON = 128 };

struct opening {
    int count;
    struct stones_point moves[OPENING_STONES_MAX];
};

struct opening_list {
    struct opening *items;
    size_t count, room;
};

/* The board that is played on. */
struct opening_board {
    int size;
    bool exact;
};

/*
 * Reads one line: "h8 i9 ...", column and row, from a1 in the corner that SGF calls aa; or as at Gomocup
 * "0,0, 1,2, ...", columns and rows from the middle. False after a reason was written; a line without an opening, empty or
 * a comment that begins with #, gives one of no stones.
 */
bool opening_parse(struct opening *out, const char *line, const struct opening_board *board,
                   char reason[static OPENING_REASON]);

/* As the first of these forms. Returns the length. */
size_t opening_print(char *out, size_t size, const struct opening *opening);

/* Are they the same position, but for how the board is turned? */
bool opening_is_alike(const struct opening *one, const struct opening *other, int size);

/* Appends; false: out of memory. */
bool opening_list_add(struct opening_list *list, const struct opening *opening);
void opening_list_clear(struct opening_list *list);

/* All lines of a file. False after a reason was written, which names the line. */
bool opening_list_read(struct opening_list *list, FILE *in, const struct opening_board *board,
                       char reason[static OPENING_REASON]);

/* What is even enough: searched with so many nodes, it is worth so little to either side. */
struct opening_scale {
    uint64_t nodes;
    int score_max;
};

/*
 * Draws 3 to 5 stones near the middle, until they are an even position that is not yet in the list, or the most even of two
 * dozen, and appends it. False: out of memory, or every draw was in the list already.
 */
bool opening_list_draw(struct opening_list *list, const struct opening_board *board, const struct opening_scale *scale,
                       struct rng *rng);

#endif
