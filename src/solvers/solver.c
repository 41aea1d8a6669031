/*
 * From a position to a suggestion: the codes that fit are gathered, the strategy chooses, and what is to be expected of
 * its choice is worked out.
 */
#include "solvers/solver.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "gather.h"
#include "solvers/parts.h"

const struct strategy *strategy_find(const char *name) {
    for (size_t i = 0; strategies[i] != NULL; i++) {
        if (strcmp(strategies[i]->name, name) == 0) {
            return strategies[i];
        }
    }
    return NULL;
}

/* What is expected of a guess. Of a sample the shares are taken for those of all codes, where their number is known. */
static enum err expect(struct suggestion *out, const struct situation *situation, const struct code *guess) {
    struct parts parts;
    enum err err = parts_make(&parts, &situation->position.question, situation->codes, situation->count, guess);
    if (err != OK) {
        return err;
    }
    bool known = situation->candidates != CANDIDATES_UNKNOWN;
    double scale = known ? (double)situation->candidates / (double)situation->count : NAN;
    *out = (struct suggestion){
        .guess = *guess,
        .fits = candidates_fits(&situation->position, guess),
        .candidates = situation->candidates,
        .exact = situation->complete,
        .expected_remaining = parts_expected(&parts) * scale,
        .worst_remaining = (double)parts_worst(&parts) * scale,
        .bits_expected = parts_bits(&parts),
    };
    parts_clear(&parts);
    return OK;
}

enum err strategy_suggest(struct suggestion *out, const struct strategy *strategy, const struct position *position,
                          struct rng *rng, struct budget *budget) {
    assert(strategy->can_play(&position->question));
    struct situation situation;
    struct code_list codes = {0};
    enum err err = gather_situation(&situation, &codes, position, strategy->sample, rng, budget);
    if (err != OK) {
        return err;
    }
    struct code guess;
    err = strategy->choose(&guess, &situation, rng, budget);
    if (err == OK) {
        err = expect(out, &situation, &guess);
    }
    code_list_clear(&codes);
    return err;
}
