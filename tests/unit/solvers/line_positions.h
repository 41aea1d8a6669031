/* SPDX-License-Identifier: Apache-2.0 */
/* Positions of line games for the tests of solvers, drawn as text. */
#ifndef REFEREE_TESTS_SOLVERS_LINE_POSITIONS_H
#define REFEREE_TESTS_SOLVERS_LINE_POSITIONS_H

#include "rules/line_board.h"
#include "solvers/line/line_position.h"
#include "util/rng.h"

struct drawn {
    const struct line_shapes *shapes;
    struct line_position position;
};

/*
 * A position from rows of '.', 'x' and 'o' with '/' between them, from the top left corner on; rows and fields that are not
 * drawn are empty. X is to move when there are as many of both. drawn_free.
 */
struct drawn *draw(int size, int length, bool exact, const char *rows);
void drawn_free(struct drawn *drawn);

/* The number of a field. */
int field_at(const struct drawn *drawn, int column, int row);

/* Plays drawn moves on empty fields that win nothing, at most so many. */
void play_at_random(struct line_position *position, int moves, struct rng *rng);

/* The stones as the rules keep them. */
void copy_to_board(struct line_board *out, const struct line_position *position);

/* Is a stone of the side on this empty field a line, by the rules? */
bool wins_by_the_rules(const struct line_position *position, int side, int cell);

#endif
