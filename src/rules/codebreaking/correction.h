/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How can answers that contradict each other be mended?
 *
 * The least that may have happened is that one answer is false. A repair is an attempt and another answer to it with which
 * some legal code fits the whole history. In spaces of up to CONSISTENCY_EXACT codes all repairs are found; in larger
 * ones those for which a code that fits is met with a bounded number of steps. Pure and deterministic.
 */
#ifndef REFEREE_RULES_CORRECTION_H
#define REFEREE_RULES_CORRECTION_H

#include "rules/contradiction.h"

enum { CORRECTIONS_MAX = 512, CORRECTIONS_EACH_MAX = 40 };

struct correction {
    int attempt; /* from 1 */
    struct feedback answer;
};

struct corrections {
    size_t count;
    struct correction
        items[CORRECTIONS_MAX]; /* by attempt, then by answer; of an attempt the first CORRECTIONS_EACH_MAX */
};

/*
 * The repairs of a contradictory history, of which `set` is one that was found: whoever mends it with one answer must
 * change one of the set. ERR_NO_MEMORY.
 */
enum err correction_find(struct corrections *out, const struct question *question, const struct constraint *history,
                         size_t count, const struct contradiction *set) MUST_CHECK;

#endif
