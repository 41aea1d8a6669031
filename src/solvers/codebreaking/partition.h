/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How one guess divides the codes that fit: the parts, one for every answer that some of them would give.
 */
#ifndef REFEREE_SOLVERS_PARTITION_H
#define REFEREE_SOLVERS_PARTITION_H

#include <stddef.h>
#include <stdint.h>

#include "rules/code.h"
#include "rules/consistency.h"
#include "solvers/candidates.h"
#include "util/err.h"

struct part {
    struct feedback answer;
    size_t count; /* codes that would answer so; not 0 */
};

/* Ascending by answer: by exact, then misplaced; by the mask where answers tell positions. */
struct partition {
    size_t count;
    size_t codes; /* in all parts */
    struct part *part;
};

/* Divides `count` codes. The parts are the caller's: partition_clear. ERR_NO_MEMORY. */
enum err partition_make(struct partition *out, const struct question *question, const struct code *codes, size_t count,
                        const struct code *guess) MUST_CHECK;
void partition_clear(struct partition *partition);

/*
 * The same of all codes that fit a position, by walking through them: for where they are too many to be held.
 * ERR_NO_MEMORY, ERR_BUSY when the budget is over first.
 */
enum err partition_walk(struct partition *out, const struct position *position, const struct code *guess,
                        struct budget *budget) MUST_CHECK;

/* What is left on average when all the codes are equally likely; the part of the largest; the entropy in bits. */
double partition_expected(const struct partition *partition);
size_t partition_worst(const struct partition *partition);
double partition_bits(const struct partition *partition);

/* Entropies that differ by less are equal: the same shares, added up in another order. */
#define PARTITION_SAME_BITS 1e-9

/* Answers of a game as small numbers, in the order in which parts come. */
enum { PARTITION_KEYS = 1 << CODE_LENGTH_MAX };
unsigned partition_key(const struct question *question, struct feedback answer);

/* One more than the largest key of a game. */
unsigned partition_keys(const struct question *question);

#endif
