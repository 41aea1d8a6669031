/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How guesses split codes: for every guess of a list, how many of some codes would answer it in each way.
 *
 * This is the inner loop of all strategies. Guesses are taken in blocks, one guess to a lane.
 */
#ifndef REFEREE_SOLVERS_PARTITION_KERNEL_INTERNAL_H
#define REFEREE_SOLVERS_PARTITION_KERNEL_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "guess_list.h"
#include "rules/code.h"
#include "rules/consistency.h"
#include "util/err.h"

enum {
    PARTITION_KERNEL_CODES_MAX = UINT16_MAX, /* codes that can be split at once */
    PARTITION_KERNEL_PLACES_MAX = 8, /* answers by positions are told apart by so many places at most: a byte's bits */
};

/* How many codes answer in one way, by lane. */
struct partition_counts {
    _Alignas(32) uint16_t of[GUESS_BLOCK];
};

/* Codes made ready for being split: 1 .. PARTITION_KERNEL_CODES_MAX of them. ERR_NO_MEMORY. */
struct partition_kernel;
enum err partition_kernel_begin(struct partition_kernel **out, const struct question *question,
                                const struct code *codes, size_t count) MUST_CHECK;
void partition_kernel_end(struct partition_kernel *kernel);

/* Goes on with the vectors that every processor has: so that both ways can be tested on one. */
void partition_kernel_use_baseline(struct partition_kernel *kernel);

/* In how many ways a guess can be answered; the last one is "solved". */
unsigned partition_kernel_answers(const struct partition_kernel *kernel);

/* The splits of the block of guesses from `first` on (a multiple of GUESS_BLOCK), by answer. Borrowed. */
const struct partition_counts *partition_kernel_block(struct partition_kernel *kernel, const struct guess_list *guesses,
                                                      size_t first);

/*
 * How each of the codes answers the guesses of a block, as numbers below partition_kernel_answers: row i, for code i,
 * begins at out + i * stride and has GUESS_BLOCK of them.
 */
void partition_kernel_list_answers(uint8_t *out, size_t stride, struct partition_kernel *kernel,
                                   const struct guess_list *guesses, size_t first);

#endif
