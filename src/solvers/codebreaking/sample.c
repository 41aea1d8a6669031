/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Getting hold of codes that fit.
 *
 * A small space is walked through, and so is a large one as far as a share of the budget reaches: late in a round few
 * codes fit, and the walk meets them soon. Of more codes than are wanted it keeps an even sample (reservoir sampling).
 * Where the walk is too long, codes are bred; and where that fails too, the search of the rules is asked for one code,
 * because it alone can also tell that there is none.
 */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

#include "genetic.h"

/* Steps that a walk through a large space may take (a walk's step takes some 3 ns, so 20 ms), and the last search. */
enum { WALK_STEPS = 6000000, SEARCH_STEPS = 20000000 };

static int compare_codes(const void *one, const void *other) {
    return memcmp(one, other, sizeof(struct code));
}

/* Sorts a list and removes doubles. */
static void put_in_order(struct code_list *list) {
    qsort(list->codes, list->count, sizeof list->codes[0], compare_codes);
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (kept == 0 || compare_codes(&list->codes[kept - 1], &list->codes[i]) != 0) {
            list->codes[kept++] = list->codes[i];
        }
    }
    list->count = kept;
}

/* Draws codes of a whole space. */
static enum err draw_codes(struct code_list *out, const struct code_space *space, size_t sample, struct rng *rng) {
    struct code_list list = {.codes = calloc(sample, sizeof(struct code))};
    if (list.codes == NULL) {
        return ERR_NO_MEMORY;
    }
    for (; list.count < sample; list.count++) {
        code_draw(&list.codes[list.count], space, rng);
    }
    put_in_order(&list);
    *out = list;
    return OK;
}

/*
 * Walks through all codes that fit and keeps `sample` of them, each as likely as any other. *out_met is how many there
 * are, or CANDIDATES_UNKNOWN when the budget was over first; then there is no list.
 */
static enum err walk(struct code_list *out, uint64_t *out_met, const struct position *position, size_t sample,
                     struct rng *rng, struct budget *budget) {
    struct candidates *candidates = NULL;
    struct code_list list = {.codes = calloc(sample, sizeof(struct code))};
    if (list.codes == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = candidates_begin(&candidates, position);
    if (err != OK) {
        goto out;
    }
    uint64_t met = 0;
    struct code code;
    enum candidates_next next = candidates_next(&code, candidates, budget);
    while (next == CANDIDATES_FOUND) {
        met++;
        if (list.count < sample) {
            list.codes[list.count++] = code;
        } else if (met <= UINT32_MAX) {
            uint32_t place = rng_below(rng, (uint32_t)met);
            if (place < sample) {
                list.codes[place] = code;
            }
        }
        next = candidates_next(&code, candidates, budget);
    }
    *out_met = next == CANDIDATES_DONE ? met : CANDIDATES_UNKNOWN;
    if (next == CANDIDATES_DONE) {
        put_in_order(&list);
        list.complete = met == list.count;
        *out = list;
        list = (struct code_list){0};
    }
out:
    candidates_end(candidates);
    code_list_clear(&list);
    return err;
}

/* Asks the search of the rules for one code. */
static enum err search(struct code_list *out, const struct position *position, const struct budget *budget) {
    enum verdict verdict = VERDICT_UNDECIDED;
    uint64_t steps = SEARCH_STEPS;
    struct code_list list = {.count = 1, .codes = calloc(1, sizeof(struct code))};
    if (list.codes == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct patience patience = {budget->expired, budget->context};
    enum err err = consistency_search(&verdict, list.codes, &position->question, position->history, position->count,
                                      &steps, budget->expired == NULL ? NULL : &patience);
    if (err == OK && verdict != VERDICT_CONSISTENT) {
        err = verdict == VERDICT_CONTRADICTORY ? ERR_NOT_FOUND : ERR_BUSY;
    }
    if (err != OK) {
        code_list_clear(&list);
        return err;
    }
    *out = list;
    return OK;
}

/*
 * Codes of a large space, and how many fit, as far as that was counted. A whole space of more than CANDIDATES_EXACT
 * counts as not counted, though its size is known: the count would be gone after the first guess, and many readers of
 * JSON could not hold it.
 */
static enum err sample_codes(struct code_list *out, uint64_t *out_count, const struct position *position, size_t sample,
                             struct rng *rng, struct budget *budget) {
    const struct code_space *space = position->question.space;
    if (position->count == 0) {
        *out_count = code_count(space) <= CANDIDATES_EXACT ? code_count(space) : CANDIDATES_UNKNOWN;
        return draw_codes(out, space, sample, rng);
    }
    bool counted = code_count(space) <= CANDIDATES_EXACT;
    struct budget share = {
        .steps = counted ? UINT64_MAX : WALK_STEPS, .expired = budget->expired, .context = budget->context};
    enum err err = walk(out, out_count, position, sample, rng, &share);
    if (err != OK || *out_count != CANDIDATES_UNKNOWN) {
        return err;
    }
    err = genetic_codes(out, position, sample, rng, budget);
    if (err == OK && out->count == 0) {
        code_list_clear(out);
        return search(out, position, budget);
    }
    put_in_order(out);
    return err;
}

enum err sample_situation(struct situation *out, struct code_list *out_codes, const struct position *position,
                          size_t sample, struct rng *rng, struct budget *budget) {
    struct code_list list = {0};
    uint64_t count = CANDIDATES_UNKNOWN;
    enum err err = OK;
    if (code_count(position->question.space) <= SOLVER_LISTED) {
        struct budget endless = {.steps = UINT64_MAX, .expired = budget->expired, .context = budget->context};
        err = candidates_list(&list, position, SOLVER_LISTED, &endless);
        count = list.complete ? list.count : CANDIDATES_UNKNOWN;
    } else {
        err = sample_codes(&list, &count, position, sample, rng, budget);
    }
    if (err == OK && list.count == 0) {
        err = count == 0 ? ERR_NOT_FOUND : ERR_BUSY;
    }
    if (err != OK) {
        code_list_clear(&list);
        return err;
    }
    *out = (struct situation){
        .position = *position,
        .codes = list.codes,
        .count = list.count,
        .complete = list.complete,
        .candidates = count,
    };
    *out_codes = list;
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
    *out = (struct position){.question = position->question, .history = history, .must_fit = position->must_fit};
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

enum err sample_begin(struct sampling *out, const struct position *position, size_t sample, struct rng *rng,
                      struct budget *budget) {
    struct sampling sampling = {.history = NULL};
    struct position distinct;
    enum err err = drop_repeats(&distinct, &sampling.history, position);
    if (err == OK) {
        err = sample_situation(&sampling.situation, &sampling.codes, &distinct, sample, rng, budget);
    }
    if (err != OK) {
        free(sampling.history);
        return err;
    }
    *out = sampling;
    return OK;
}

void sample_end(struct sampling *sampling) {
    code_list_clear(&sampling->codes);
    free(sampling->history);
}
