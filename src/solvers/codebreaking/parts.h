/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How one guess divides the codes that fit: the parts, one for every answer that some of them would give.
 */
#ifndef REFEREE_SOLVERS_PARTS_H
#define REFEREE_SOLVERS_PARTS_H

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
struct parts {
    size_t count;
    size_t codes; /* in all parts */
    struct part *part;
};

/* Divides `count` codes. The parts are the caller's: parts_clear. ERR_NO_MEMORY. */
enum err parts_make(struct parts *out, const struct question *question, const struct code *codes, size_t count,
                    const struct code *guess) MUST_CHECK;
void parts_clear(struct parts *parts);

/*
 * The same of all codes that fit a position, by walking through them: for where they are too many to be held. ERR_NO_MEMORY,
 * ERR_BUSY when the budget is over first.
 */
enum err parts_walk(struct parts *out, const struct position *position, const struct code *guess,
                    struct budget *budget) MUST_CHECK;

/* What is left on average when all the codes are equally likely; the part of the largest; the entropy in bits. */
double parts_expected(const struct parts *parts);
size_t parts_worst(const struct parts *parts);
double parts_bits(const struct parts *parts);

/* Entropies that differ by less are equal: the same shares, added up in another order. */
#define PARTS_SAME_BITS 1e-9

/* Answers of a game as small numbers, in the order in which parts come. */
enum { PARTS_KEYS = 1 << CODE_LENGTH_MAX };
unsigned parts_key(const struct question *question, struct feedback answer);

/* One more than the largest key of a game. */
unsigned parts_keys(const struct question *question);

#endif
