/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How good the splits of guesses are, by the four classic measures and one bound, as costs: the smaller the better.
 *
 * Costs are whole numbers, so that they add up the same in any order. That of the entropy is the sum of n log2 n over
 * the parts, in units of 2^-36: it is what the guess will not tell, times the number of codes.
 */
#ifndef REFEREE_SOLVERS_PARTITION_SCORE_INTERNAL_H
#define REFEREE_SOLVERS_PARTITION_SCORE_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "partition_kernel.h"
#include "util/err.h"

enum partition_score_kind {
    PARTITION_SCORE_WORST,   /* the largest part: Knuth's minimax */
    PARTITION_SCORE_SIZE,    /* the sum of the squares of the parts: the expected size, times the number of codes */
    PARTITION_SCORE_ENTROPY, /* the sum of n log2 n */
    PARTITION_SCORE_PARTS,   /* the number of parts, from above */
    PARTITION_SCORE_GUESSES, /* guesses that all codes need in all, at least */
};

struct partition_score {
    enum partition_score_kind kind;
    size_t codes;
    int64_t perfect;   /* the cost of a guess that tells all codes apart */
    int64_t tolerance; /* costs that differ by no more are equal */
    int64_t chance;    /* what it is worth that a guess may be right, with the entropy: two bits for one code */
    int64_t *table;    /* n log2 n; the entropy only */
};

/* For splitting so many codes. ERR_NO_MEMORY; partition_score_clear. */
enum err partition_score_make(struct partition_score *out, enum partition_score_kind kind, size_t codes) MUST_CHECK;
void partition_score_clear(struct partition_score *score);

/* The costs of a block of guesses, by lane. */
void partition_score_block(int64_t costs[static GUESS_BLOCK], const struct partition_score *score,
                           const struct partition_counts *counts, unsigned answers);

/*
 * Guesses that so many codes need in all, at least, when a guess that is wrong can be answered in `wrong` ways: the first
 * guess is right for one code at most, the second for `wrong` more, the third for their square, ...
 */
int64_t partition_score_guesses_bound(size_t codes, unsigned wrong);

#endif
