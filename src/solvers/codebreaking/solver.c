/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From a position to a suggestion: the codes that fit are gathered, the strategy chooses, and what is to be expected of
 * its choice is worked out.
 */
#include "solvers/solver.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "partition.h"
#include "sample.h"

const struct strategy *strategy_find(const char *name) {
    for (size_t i = 0; strategies[i] != NULL; i++) {
        if (strcmp(strategies[i]->name, name) == 0) {
            return strategies[i];
        }
    }
    return NULL;
}

/* Takes over the parts; each of their codes stands for `scale` codes. */
static struct suggestion weigh(const struct situation *situation, const struct code *guess, struct partition *partition,
                               double scale, bool exact) {
    struct suggestion suggestion = {
        .guess = *guess,
        .fits = candidates_fits(&situation->position, guess),
        .candidates = situation->candidates,
        .exact = exact,
        .expected_remaining = partition_expected(partition) * scale,
        .worst_remaining = (double)partition_worst(partition) * scale,
        .bits_expected = partition_bits(partition),
    };
    partition_clear(partition);
    return suggestion;
}

enum err suggestion_of(struct suggestion *out, const struct situation *situation, const struct code *guess) {
    struct partition partition;
    enum err err = partition_make(&partition, &situation->position.question, situation->codes, situation->count, guess);
    if (err != OK) {
        return err;
    }
    bool known = situation->candidates != CANDIDATES_UNKNOWN;
    double scale = known ? (double)situation->candidates / (double)situation->count : NAN;
    *out = weigh(situation, guess, &partition, scale, situation->complete);
    return OK;
}

enum err suggestion_counted(struct suggestion *out, const struct situation *situation, const struct code *guess,
                            struct budget *budget) {
    if (situation->complete || situation->candidates > SOLVER_COUNTED) { /* CANDIDATES_UNKNOWN is greater, too */
        return suggestion_of(out, situation, guess);
    }
    struct partition partition;
    struct budget own = {.steps = UINT64_MAX, .expired = budget->expired, .context = budget->context};
    enum err err = partition_walk(&partition, &situation->position, guess, &own);
    if (err == ERR_BUSY) {
        return suggestion_of(out, situation, guess);
    }
    if (err == OK) {
        *out = weigh(situation, guess, &partition, 1, true);
    }
    return err;
}

enum err strategy_suggest(struct suggestion *out, const struct strategy *strategy, const struct position *position,
                          struct rng *rng, struct budget *budget) {
    assert(strategy->can_play(&position->question));
    struct sampling sampling;
    enum err err = sample_begin(&sampling, position, strategy->sample, rng, budget);
    if (err != OK) {
        return err;
    }
    struct code guess;
    err = strategy->choose(&guess, &sampling.situation, rng, budget);
    if (err == OK) {
        err = suggestion_of(out, &sampling.situation, &guess);
    }
    sample_end(&sampling);
    return err;
}
