/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Walking through the codes of a space together with the answers that each of them does not fit.
 *
 * For spaces that can be walked through: a code costs some nanoseconds for every sixteen answers. The walk goes by
 * prefixes, so what all codes of a prefix do not fit is known, and can be acted on, before they are reached.
 */
#ifndef REFEREE_RULES_EXACT_CONFLICTS_INTERNAL_H
#define REFEREE_RULES_EXACT_CONFLICTS_INTERNAL_H

#include "rules/consistency.h"

/* Sets of answers are bits, answer i in word i / 64; so many words for a history. */
static inline size_t exact_conflicts_words(size_t count) {
    return count / 64 + 1;
}

struct exact_conflicts_visitor {
    /* Are codes wanted that do not fit these answers, and perhaps more? NULL: all are. */
    bool (*wants)(void *context, const uint64_t *conflicts);
    /* A code, and all answers that it does not fit. False ends the walk. */
    bool (*meet)(void *context, const struct code *code, const uint64_t *conflicts);
    void *context;
};

/*
 * Shows the visitor the codes that fit all answers of `must` (as bits), ascending, but for those of prefixes that it does
 * not want. Subtracts the steps taken from *steps, of which one is a symbol placed and looked at for sixteen answers, and
 * ends when they are used up. *out_done says whether the walk came to its end by itself. ERR_NO_MEMORY.
 */
enum err exact_conflicts_walk(bool *out_done, const struct question *question, const struct constraint *history,
                              size_t count, const uint64_t *must, const struct exact_conflicts_visitor *visitor,
                              uint64_t *steps) MUST_CHECK;

#endif
