/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How guesses split codes: for every guess of a list, how many of some codes would answer it in each way.
 *
 * This is the inner loop of all strategies. Guesses are taken in blocks, one guess to a lane.
 */
#ifndef REFEREE_SOLVERS_SPLIT_INTERNAL_H
#define REFEREE_SOLVERS_SPLIT_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "guess_list.h"
#include "rules/code.h"
#include "rules/consistency.h"
#include "util/err.h"

enum {
    SPLIT_CODES_MAX = UINT16_MAX, /* codes that can be split at once */
    SPLIT_PLACES_MAX = 8,         /* answers by positions are told apart by so many places at most: a byte's bits */
};

/* How many codes answer in one way, by lane. */
struct split_counts {
    _Alignas(32) uint16_t of[GUESS_BLOCK];
};

/* Codes made ready for being split: 1 .. SPLIT_CODES_MAX of them. ERR_NO_MEMORY. */
struct split;
enum err split_begin(struct split **out, const struct question *question, const struct code *codes,
                     size_t count) MUST_CHECK;
void split_end(struct split *split);

/* Goes on with the vectors that every processor has: so that both ways can be tested on one. */
void split_use_baseline(struct split *split);

/* In how many ways a guess can be answered; the last one is "solved". */
unsigned split_answers(const struct split *split);

/* The splits of the block of guesses from `first` on (a multiple of GUESS_BLOCK), by answer. Borrowed. */
const struct split_counts *split_block(struct split *split, const struct guess_list *guesses, size_t first);

/*
 * How each of the codes answers the guesses of a block, as numbers below split_answers: row i, for code i, begins at
 * out + i * stride and has GUESS_BLOCK of them.
 */
void split_list_answers(uint8_t *out, size_t stride, struct split *split, const struct guess_list *guesses,
                        size_t first);

#endif
