/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How far the points still to be made with a card spread around their mean, for a player who plays for the most points.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_VARIANCE_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_VARIANCE_INTERNAL_H

#include "util/err.h"
#include "yahtzee_table.h"

struct yahtzee_variance {
    const struct yahtzee_table *table;
    float squares[]; /* by yahtzee_table_index: the mean of the squares of the points still to be made */
};

/*
 * For a variant; made if it is not there yet, after the table of points: then it takes a second. 2 MB, kept. Borrowed.
 * ERR_NO_MEMORY.
 */
enum err yahtzee_variance_get(const struct yahtzee_variance **out, enum yahtzee_variant variant) MUST_CHECK;

/* The variance; 0 for a full card. */
double yahtzee_variance_of(const struct yahtzee_variance *variances, struct yahtzee_state state);

#endif
