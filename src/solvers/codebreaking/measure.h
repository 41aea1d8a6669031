/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How good the splits of guesses are, by the four classic measures and one bound, as costs: the smaller the better.
 *
 * Costs are whole numbers, so that they add up the same in any order. That of the entropy is the sum of n log2 n over
 * the parts, in units of 2^-36: it is what the guess will not tell, times the number of codes.
 */
#ifndef REFEREE_SOLVERS_MEASURE_INTERNAL_H
#define REFEREE_SOLVERS_MEASURE_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "split.h"
#include "util/err.h"

enum measure_kind {
    MEASURE_WORST,   /* the largest part: Knuth's minimax */
    MEASURE_SIZE,    /* the sum of the squares of the parts: the expected size, times the number of codes */
    MEASURE_ENTROPY, /* the sum of n log2 n */
    MEASURE_PARTS,   /* the number of parts, from above */
    MEASURE_GUESSES, /* guesses that all codes need in all, at least */
};

struct measure {
    enum measure_kind kind;
    size_t codes;
    int64_t perfect;   /* the cost of a guess that tells all codes apart */
    int64_t tolerance; /* costs that differ by no more are equal */
    int64_t *table;    /* n log2 n; the entropy only */
};

/* For splitting so many codes. ERR_NO_MEMORY; measure_clear. */
enum err measure_make(struct measure *out, enum measure_kind kind, size_t codes) MUST_CHECK;
void measure_clear(struct measure *measure);

/* The costs of a block of guesses, by lane. */
void measure_block(int64_t costs[static GUESS_BLOCK], const struct measure *measure, const struct split_counts *counts,
                   unsigned answers);

/*
 * Guesses that so many codes need in all, at least, when a guess that is wrong can be answered in `wrong` ways: the first
 * guess is right for one code at most, the second for `wrong` more, the third for their square, ...
 */
int64_t measure_guesses_bound(size_t codes, unsigned wrong);

#endif
