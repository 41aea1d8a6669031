/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which answers cannot all be true?
 *
 * A set of attempts is contradictory when no legal code fits all of its answers. Of a contradictory history this finds
 * the smallest such sets, in the order of their attempts (1,4 before 2,3). In a space of up to CONSISTENCY_EXACT codes
 * whether there is a contradiction is decided exactly; above, exactly for sets of up to three attempts, while the whole
 * history is searched with a bounded number of steps, and what stays undecided passes for consistent.
 *
 * The smallest sets are looked for with a bounded number of steps too, about a second's worth at the very most and less
 * where nobody waits that long; games that people play take milliseconds. In a space of up to CONSISTENCY_EXACT codes the set found is proven to be a smallest
 * one unless the steps do not suffice, as they may not with half a hundred answers to guesses made at random. Where they
 * do not, and above three attempts in a large space, there is one set instead of which, as far as the steps go, every
 * attempt is needed. Pure and deterministic: steps are counted, not timed.
 */
#ifndef REFEREE_RULES_CONTRADICTION_H
#define REFEREE_RULES_CONTRADICTION_H

#include <stddef.h>

#include "rules/consistency.h"
#include "util/problem.h"

/* No smallest set that was ever seen comes near. */
enum { CONTRADICTION_ATTEMPTS_MAX = 128 };

/* A contradictory set: numbers of attempts, from 1, ascending. */
struct contradiction {
    size_t count;
    int attempts[CONTRADICTION_ATTEMPTS_MAX];
};

/*
 * Writes up to `most` of the smallest contradictory sets of a history to out, in order, and their number to *out_count:
 * 0 when the history is consistent, or when that could not be decided. `most` must not be 0. `suspect` is the index of an
 * answer that is new while the others have passed together before, so that only sets with it come into question; or
 * `count` when none is. In a space of more than CONSISTENCY_EXACT codes what was not decided when patience (NULL: endless)
 * was over stays undecided. ERR_NO_MEMORY.
 */
enum err contradiction_find(struct contradiction *out, size_t *out_count, size_t most, const struct question *question,
                            const struct constraint *history, size_t count, size_t suspect,
                            const struct patience *patience) MUST_CHECK;

#endif
