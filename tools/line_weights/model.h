/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tables of numbers that are learnt in parts.
 *
 * Most combinations, and most sets of threats, are rare. So each number is a sum. Of a combination: of one part for each of the
 * four shapes, one for each pair of them, and one for itself. Of threats: of one for those of either side, one for the threes
 * and fours of both, and one for itself. What is seldom seen is told by its parts, and only what the games insist on differs.
 */
#ifndef REFEREE_TOOLS_MODEL_H
#define REFEREE_TOOLS_MODEL_H

#include "solvers/line/line_weights.h"

enum {
    MODEL_SINGLES = SHAPE_COUNT,
    MODEL_PAIRS = SHAPE_COUNT * SHAPE_COUNT,
    MODEL_OWN_THREATS = 1 << LINE_THREATS_OTHER,
    MODEL_OTHER_THREATS = LINE_THREATS / MODEL_OWN_THREATS,
    MODEL_COUNTS = 256,
    MODEL_NUMBERS_MAX = LINE_THREATS,
    MODEL_PARTS_MAX = MODEL_OWN_THREATS + MODEL_OTHER_THREATS + MODEL_COUNTS + LINE_THREATS,
    MODEL_PARTS_OF_ONE = 11, /* of one number, at most */
};

/* Numbers that are learnt by Adam (Kingma and Ba 2015), with weights that decay (Loshchilov and Hutter 2019). */
struct parameter {
    double value, mean, square;
};

struct weight_table {
    int numbers_used, parts_used, parts_of_one;
    int own_parts;                                            /* from here on a part is of one number alone */
    uint16_t parts_of[MODEL_NUMBERS_MAX][MODEL_PARTS_OF_ONE]; /* which */
    struct parameter parts[MODEL_PARTS_MAX];
    double numbers[MODEL_NUMBERS_MAX]; /* sums of parts */
    double slopes[MODEL_NUMBERS_MAX];  /* of the error; for the caller to add to */
};

/* All numbers are 0 at first. */
void table_of_combinations(struct weight_table *table, const struct line_combinations *combinations);
void table_of_threats(struct weight_table *table);

/* How a step is made. */
struct pace {
    double rate, decay;
    double mean_part, square_part; /* of what the running means will have seen, so far */
};

/* The pace of a step, from 1 to `steps`: slower and slower. */
struct pace pace_at(int step, int steps, double rate, double decay);

/* Goes a step down the slopes, which are cleared. */
void table_step(struct weight_table *table, const struct pace *pace);

#endif
