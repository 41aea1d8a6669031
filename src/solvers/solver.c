/*
 * From a position to a suggestion: the codes that fit are gathered, the strategy chooses, and what is to be expected of
 * its choice is worked out.
 */
#include "solvers/solver.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
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

/* Answers in the order of their guesses; of equal ones the earlier first. */
static int compare_constraints(const void *one, const void *other) {
    const struct constraint *a = *(const struct constraint *const *)one;
    const struct constraint *b = *(const struct constraint *const *)other;
    int order = memcmp(&a->guess, &b->guess, sizeof a->guess);
    return order != 0 ? order : (a > b) - (a < b);
}

/*
 * A position without the answers to guesses that had been made before: who repeats a guess learns nothing, but would be
 * weighed twice, and a round may have thousands of guesses. What is answered otherwise the second time stays, as it is a
 * contradiction. The history is the caller's. ERR_NO_MEMORY.
 */
static enum err drop_repeats(struct position *out, struct constraint **out_history, const struct position *position) {
    size_t count = position->count;
    const struct constraint **sorted = malloc((count + 1) * sizeof *sorted);
    bool *repeats = calloc(count + 1, sizeof *repeats);
    struct constraint *history = malloc((count + 1) * sizeof *history);
    if (sorted == NULL || repeats == NULL || history == NULL) {
        free(sorted);
        free(repeats);
        free(history);
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        sorted[i] = &position->history[i];
    }
    qsort(sorted, count, sizeof sorted[0], compare_constraints);
    for (size_t i = 1; i < count; i++) {
        const struct constraint *before = sorted[i - 1];
        repeats[sorted[i] - position->history] = memcmp(&before->guess, &sorted[i]->guess, sizeof before->guess) == 0 &&
                                                 feedback_equal(before->answer, sorted[i]->answer);
    }
    *out = (struct position){.question = position->question, .history = history};
    for (size_t i = 0; i < count; i++) {
        if (!repeats[i]) {
            history[out->count++] = position->history[i];
        }
    }
    free(sorted);
    free(repeats);
    *out_history = history;
    return OK;
}

enum err strategy_suggest(struct suggestion *out, const struct strategy *strategy, const struct position *position,
                          struct rng *rng, struct budget *budget) {
    assert(strategy->can_play(&position->question));
    struct situation situation;
    struct code_list codes = {0};
    struct constraint *history = NULL;
    struct position distinct;
    enum err err = drop_repeats(&distinct, &history, position);
    if (err != OK) {
        return err;
    }
    struct code guess;
    err = gather_situation(&situation, &codes, &distinct, strategy->sample, rng, budget);
    if (err != OK) {
        goto out;
    }
    err = strategy->choose(&guess, &situation, rng, budget);
    if (err == OK) {
        err = expect(out, &situation, &guess);
    }
out:
    code_list_clear(&codes);
    free(history);
    return err;
}
