/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Is there a code that fits all of some answers?
 *
 * A complete search, place by place, with the bounds that each answer sets. In a space of up to CONSISTENCY_EXACT codes
 * it always decides. Above that it may spend so many steps and no more, and says when that was not enough; with up to
 * three answers it then also looks at what they demand jointly, and has not been seen to run out; with more it takes turns
 * with a local search, which meets in no time most codes that it would look for in vain. Steps are counted, not timed, so
 * that the same question has the same answer on every machine, as long as nobody runs out of patience.
 */
#ifndef REFEREE_RULES_CONSISTENCY_H
#define REFEREE_RULES_CONSISTENCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/code.h"
#include "rules/feedback.h"
#include "util/err.h"

enum { CONSISTENCY_EXACT = 10000000 };

/* A guess and how it was answered. */
struct constraint {
    struct code guess;
    struct feedback answer;
};

enum verdict { VERDICT_CONSISTENT, VERDICT_CONTRADICTORY, VERDICT_UNDECIDED };

/* Whoever waits for a search may wish to wait no longer: asked some twenty times a second at least. */
struct patience {
    bool (*is_over)(void *context);
    void *context;
};

/* The game that the answers are from. */
struct question {
    const struct code_space *space;
    enum feedback_kind kind;
};

/*
 * Decides whether some legal code fits all `count` constraints; if so, writes one of them to *code. Subtracts the steps
 * taken from *steps and is undecided when they do not suffice, or when patience (NULL: endless) is over in a space of more
 * than CONSISTENCY_EXACT codes, with no steps left. ERR_NO_MEMORY.
 */
enum err consistency_search(enum verdict *out, struct code *code, const struct question *question,
                            const struct constraint *constraints, size_t count, uint64_t *steps,
                            const struct patience *patience) MUST_CHECK;

/* Does a code fit one answer? */
bool consistency_fits(const struct question *question, const struct code *code, const struct constraint *constraint);

#endif
