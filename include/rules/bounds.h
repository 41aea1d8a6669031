/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What answers still need of a code that is filled place by place.
 *
 * Of every answer: so many more exact places, so much more in total (exact and misplaced). A symbol put at a place lowers
 * both for some answers. What is needed may then neither have fallen below zero nor exceed the places left; an answer for
 * which it does will not be fitted, whatever follows. Needs are bytes that wrap around and do not come back within twelve
 * places, so one unsigned comparison tells both, and sixteen answers are looked at together in a vector.
 *
 * A symbol counts towards the total of an answer as often as the guess has it: its k-th occurrence in the code counts
 * where the guess has at least k of it.
 */
#ifndef REFEREE_RULES_BOUNDS_H
#define REFEREE_RULES_BOUNDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "rules/code.h"
#include "rules/consistency.h"

enum { BOUNDS_LANES = 16 };
typedef uint8_t bounds_lanes __attribute__((vector_size(BOUNDS_LANES)));

/* Of sixteen answers. Begins as zeros: lanes that are not used need nothing, and no symbol counts for them. */
struct bounds {
    bounds_lanes exact[CODE_LENGTH_MAX + 1]; /* by places filled */
    bounds_lanes total[CODE_LENGTH_MAX + 1];
    bounds_lanes hits[CODE_LENGTH_MAX][CODE_SYMBOLS_MAX]; /* place, symbol: what is then needed less of exact places */
    bounds_lanes counts[CODE_LENGTH_MAX][CODE_SYMBOLS_MAX]; /* k, symbol: 1 where the guess has it more than k times */
};

/* Puts an answer into an unused lane; one by exact places alone where not `pegs`. */
void bounds_add(struct bounds *bounds, unsigned lane, const struct constraint *constraint, unsigned length, bool pegs);

/*
 * The needs after a symbol was put at a place, `times` of which stand before it already; `left` places follow. Returns all
 * ones in the lanes of the answers that cannot be fitted any more.
 */
static inline bounds_lanes bounds_put(struct bounds *bounds, unsigned place, unsigned symbol, unsigned times,
                                      uint8_t left) {
    bounds_lanes exact = bounds->exact[place] - bounds->hits[place][symbol];
    bounds_lanes total = bounds->total[place] - bounds->counts[times][symbol];
    bounds->exact[place + 1] = exact;
    bounds->total[place + 1] = total;
    return (bounds_lanes)((exact > left) | (total > left));
}

static inline bool bounds_any(const bounds_lanes *set) {
    uint64_t halves[2];
    memcpy(halves, set, sizeof halves);
    return (halves[0] | halves[1]) != 0;
}

#endif
