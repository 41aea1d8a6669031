/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The last two boxes, exactly: how likely a card with one or two free boxes makes how many points more, in the hands of
 * who plays for the most points. Near the end a mean and a spread say too little: what is missing to win is a number.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_ENDGAME_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_ENDGAME_INTERNAL_H

#include "util/err.h"
#include "yahtzee_table.h"

enum {
    YAHTZEE_ENDGAME_BOXES = 2,
    /* Most points of two boxes: two jokers of 40 and a hundred each would be 280, and the upper bonus is 35. */
    YAHTZEE_ENDGAME_POINTS = 320,
};

struct yahtzee_endgame {
    float chance[YAHTZEE_ENDGAME_POINTS]; /* by points */
    uint16_t end;                         /* one more than the most points there can be */
};

struct yahtzee_endgames {
    const struct yahtzee_table *table;
    uint16_t rows[2]
                 [YAHTZEE_CARDS]; /* by fifty, boxes used: the first of a row in `endgames`; 0: more boxes are free */
    struct yahtzee_endgame endgames[]; /* the first is for no card */
};

/* For a variant; made if it is not there yet, after the table of points: tens of ms. Borrowed. ERR_NO_MEMORY. */
enum err yahtzee_endgames_get(const struct yahtzee_endgames **out, enum yahtzee_variant variant) MUST_CHECK;

/* NULL where more than two boxes are free. */
const struct yahtzee_endgame *yahtzee_endgames_find(const struct yahtzee_endgames *endgames,
                                                    struct yahtzee_state state);

#endif
