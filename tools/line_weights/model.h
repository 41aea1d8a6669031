/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A table with a number for each combination, that is learnt in parts.
 *
 * Many combinations are rare. So a number is a sum: of one for each of the four shapes, one for each pair of them, and one for
 * the combination itself. What is seldom seen is told by its parts, and only what the games insist on differs from that.
 */
#ifndef REFEREE_TOOLS_MODEL_H
#define REFEREE_TOOLS_MODEL_H

#include "solvers/line/line_weights.h"

enum {
    MODEL_SINGLES = SHAPE_COUNT,
    MODEL_PAIRS = SHAPE_COUNT * SHAPE_COUNT,
    MODEL_PARTS = MODEL_SINGLES + MODEL_PAIRS + COMBINATION_COUNT,
};

/* Numbers that are learnt by Adam (Kingma and Ba 2015), with weights that decay (Loshchilov and Hutter 2019). */
struct parameter {
    double value, mean, square;
};

struct weight_table {
    struct parameter parts[MODEL_PARTS];
    double numbers[COMBINATION_COUNT]; /* sums of parts */
    double slopes[COMBINATION_COUNT];  /* of the error; for the caller to add to */
};

/* How a step is made. */
struct pace {
    double rate, decay;
    double mean_part, square_part; /* of what the running means will have seen, so far */
};

/* The pace of a step, from 1 to `steps`: slower and slower. */
struct pace pace_at(int step, int steps, double rate, double decay);

void parameter_step(struct parameter *parameter, double slope, const struct pace *pace);

/* Goes a step down the slopes, which are cleared. Combinations that tell nothing stay at 0. */
void table_step(struct weight_table *table, const struct line_combinations *combinations, const struct pace *pace);

#endif
