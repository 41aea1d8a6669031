/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What combinations of shapes are worth to how a position stands, and what a move there promises.
 *
 * What positions are judged by is fitted to games for lines of five, and set by hand for others. What moves promise is set by
 * hand for all.
 */
#ifndef REFEREE_SOLVERS_LINE_WEIGHTS_INTERNAL_H
#define REFEREE_SOLVERS_LINE_WEIGHTS_INTERNAL_H

#include "line_combination.h"

/* The line that there are fitted weights for; and how many parts a score has in them. */
enum { LINE_FITTED_LENGTH = 5, LINE_WORTH_PARTS = 8 };

/*
 * What both sides threaten on the board, as a number. Of the side to move, from bit 0: how many fields make a three (none, one
 * or two, up to five, more), whether one makes two threes, how many make a four (none, one, two or three, more), whether one
 * makes a four and a three. Of the other, from bit 6: the same, and whether a field makes two fours.
 */
enum { LINE_THREATS_OTHER = 6, LINE_THREATS = 1 << 13 };

/* Of a field, by its combination for one side: to the position when that side is to move, and when the other is. */
struct line_worth {
    int16_t mover, other;
};

/* Of a field, by its combination for one side: what a move there promises that side, and the other. */
struct line_promise {
    int32_t play, stop;
};

struct line_weights {
    struct line_worth worths[COMBINATION_COUNT];
    int16_t threats[LINE_THREATS]; /* to the position, for the side to move */
    struct line_promise promises[COMBINATION_COUNT];
};

/* Worked out when they are first asked for, for that length; never freed. ERR_NO_MEMORY. */
enum err line_weights_get(const struct line_weights **out, const struct line_rules *rules) MUST_CHECK;

/* What shapes are worth by hand. A combination is worth the sum, to the mover an eighth more. */
const int16_t *line_weights_by_hand(const struct line_rules *rules);

#endif
