/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Witnesses: codes that fit some attempts of a history, kept as the set of attempts that they do not fit.
 *
 * A contradictory set of attempts must hit every witness, that is, hold an attempt that the witness does not fit. Here
 * witnesses are collected, each set once and those that say less than others seldom, and asked whether so and so many
 * attempts can hit them all.
 */
#ifndef REFEREE_RULES_HITTING_SET_INTERNAL_H
#define REFEREE_RULES_HITTING_SET_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"

enum { HITTING_SET_STRONG = 16, HITTING_SET_SIZE_MAX = 32 };

struct hitting_set {
    size_t attempts; /* of the history */
    size_t words;    /* of a set */
    size_t count, room, most;
    uint64_t *sets;    /* by witness: the attempts that it does not fit, as bits */
    uint32_t *table;   /* finds a set; twice as many cells as there is room, 0 = empty, else the witness + 1 */
    uint32_t *order;   /* scratch: witnesses to be hit */
    uint64_t *allowed; /* scratch: by attempts still to be chosen, those that may be */
    size_t strong_count;
    uint32_t strong[HITTING_SET_STRONG]; /* witnesses of few attempts, those first that cover others often */
    uint64_t *steps;                     /* to be spent on can_hit: a step is a witness looked at */
};

/* For a history of so many attempts; steps is borrowed. ERR_NO_MEMORY; hitting_set_end in any case. */
enum err hitting_set_begin(struct hitting_set *out, size_t attempts, uint64_t *steps) MUST_CHECK;
void hitting_set_end(struct hitting_set *hitting_set);

/* Is one of the strong ones part of this set? Who hits that one then hits the set, too. */
bool hitting_set_cover(struct hitting_set *hitting_set, const uint64_t *conflicts);

/* Adds a set of attempts unless it is there. ERR_NO_MEMORY; ERR_TOO_LARGE when there are as many as may be. */
enum err hitting_set_add(struct hitting_set *hitting_set, const uint64_t *conflicts) MUST_CHECK;

/*
 * Can the chosen attempts, and `more` others from `start` on, up to HITTING_SET_SIZE_MAX, hit all witnesses? Certain when
 * false, and when true unless the steps are used up.
 */
bool hitting_set_can_be_hit(struct hitting_set *hitting_set, const size_t *chosen, size_t chosen_count, size_t more,
                            size_t start);

#endif
