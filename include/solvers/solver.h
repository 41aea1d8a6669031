/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Strategies of the codebreaker.
 *
 * A strategy is a pure function from what the codebreaker may know (the game and the answers of the round) to the next
 * guess; it never sees a state, and so no secret. The same question, stream of random numbers and steps give the same
 * guess. Nothing here is kept between calls; any thread may call anything.
 *
 * Time: in a space of up to SOLVER_LISTED codes a suggestion weighs all guesses and takes at most 20 ms; beyond, it
 * takes what its budget gives it.
 */
#ifndef REFEREE_SOLVERS_SOLVER_H
#define REFEREE_SOLVERS_SOLVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/code.h"
#include "solvers/budget.h"
#include "solvers/candidates.h"
#include "util/err.h"
#include "util/rng.h"

/* In spaces of up to so many codes every code that fits is listed, and every code is weighed as a guess. */
enum { SOLVER_LISTED = 32768 };

/* Steps for one suggestion that stay well below two seconds. */
#define SOLVER_STEPS UINT64_C(300000000)

/*
 * The next guess, and what is expected of it: averages and worst case over the codes that fit, all taken for equally
 * likely. What remains is counted with the guess itself (1 when it is right).
 */
struct suggestion {
    struct code guess;
    bool fits;                 /* it can be the secret */
    uint64_t candidates;       /* codes that fit before the guess, or CANDIDATES_UNKNOWN */
    bool exact;                /* the three below were counted over all of them, not over a sample */
    double expected_remaining; /* NAN where `candidates` is not known */
    double worst_remaining;    /* NAN where `candidates` is not known */
    double bits_expected;      /* the entropy of the answer; over a sample, that of the sample */
};

/* A position, and the codes that fit it. */
struct situation {
    struct position position;
    const struct code *codes; /* ascending; at least one */
    size_t count;
    bool complete;       /* these are all; else they are a sample, drawn as evenly as could be had */
    uint64_t candidates; /* how many fit, or CANDIDATES_UNKNOWN */
};

struct strategy {
    const char *name;
    const char *words; /* how it plays and how well, for people */
    size_t sample;     /* codes it wants to see at a time where they cannot all be listed */
    bool (*can_play)(const struct question *question);
    enum err (*choose)(struct code *out, const struct situation *situation, struct rng *rng, struct budget *budget);
};

/* All strategies, ending with NULL. */
extern const struct strategy *const strategies[];

/* By name; NULL when there is none of that name. */
const struct strategy *strategy_find(const char *name);

/* The one that needs the fewest guesses on average, as far as that was measured. */
const struct strategy *strategy_best(const struct question *question);

/*
 * What is expected of a guess, whoever chose it. Of a sample the shares are taken for those of all codes, where their
 * number is known. ERR_NO_MEMORY.
 */
enum err suggestion_of(struct suggestion *out, const struct situation *situation, const struct code *guess) MUST_CHECK;

/*
 * The same, counted over all codes that fit where they are known to be SOLVER_COUNTED at most, though only a sample of them
 * is at hand. Takes a walk through them (30 ms for a million); when the time is over it is the sample's. ERR_NO_MEMORY.
 */
enum { SOLVER_COUNTED = 1000000 };
enum err suggestion_counted(struct suggestion *out, const struct situation *situation, const struct code *guess,
                            struct budget *budget) MUST_CHECK;

/*
 * The next guess and what is expected of it. The strategy must be able to play the game. ERR_NOT_FOUND when no code fits,
 * ERR_NO_MEMORY, and ERR_BUSY when the budget was over before a single code that fits was found.
 */
enum err strategy_suggest(struct suggestion *out, const struct strategy *strategy, const struct position *position,
                          struct rng *rng, struct budget *budget) MUST_CHECK;

#endif
