/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Repairs, found by walking through the codes that fit all answers but one, or, where there are too many codes for that,
 * by trying every other answer in turn. Answers are numbered, so that those found are bits of a row for each attempt.
 */
#include "correction.h"

#include <stdlib.h>
#include <string.h>

#include "exact_conflicts.h"

enum {
    BASE = CODE_LENGTH_MAX + 1,
    KEYS = 1 << CODE_LENGTH_MAX, /* answers: by positions, a mask; or a pair of numbers */
    ROW = KEYS / 64,
    STEPS_WALK = 60000000, /* some 4 ns each */
    STEPS_TRY = 10000000,  /* some 25 ns each */
};

_Static_assert(BASE *BASE <= KEYS, "a pair of numbers is a key");

struct mending {
    const struct question *question;
    const struct constraint *history;
    size_t count;
    const struct contradiction *set;
    uint64_t *possible; /* a row for each attempt of the set */
};

static unsigned key_of(enum feedback_kind kind, struct feedback answer) {
    return kind == FEEDBACK_POSITIONS ? answer.places : answer.exact * (unsigned)BASE + answer.misplaced;
}

static struct feedback answer_of(enum feedback_kind kind, unsigned key) {
    if (kind == FEEDBACK_POSITIONS) {
        return (struct feedback){.exact = (uint8_t)__builtin_popcount(key), .places = (uint16_t)key};
    }
    return (struct feedback){.exact = (uint8_t)(key / BASE), .misplaced = (uint8_t)(key % BASE)};
}

static bool can_be(const struct question *question, unsigned key) {
    if (question->kind == FEEDBACK_POSITIONS) {
        return key >> question->space->length == 0;
    }
    if (key >= BASE * BASE) {
        return false;
    }
    struct feedback answer = answer_of(question->kind, key);
    if (question->kind == FEEDBACK_EXACT) {
        return answer.misplaced == 0 && answer.exact <= question->space->length;
    }
    return code_answer_is_possible(question->space, answer.exact, answer.misplaced);
}

static void mark(struct mending *mending, size_t index, unsigned key) {
    mending->possible[index * ROW + key / 64] |= UINT64_C(1) << (key % 64);
}

static bool is_marked(const struct mending *mending, size_t index, unsigned key) {
    return (mending->possible[index * ROW + key / 64] >> (key % 64) & 1) != 0;
}

/* ---- in a small space ---- */

static bool misses_one(void *context, const uint64_t *conflicts) {
    const struct mending *mending = context;
    unsigned size = 0;
    for (size_t w = 0; w < exact_conflicts_words(mending->count); w++) {
        size += (unsigned)__builtin_popcountll(conflicts[w]);
    }
    return size <= 1;
}

static bool meet(void *context, const struct code *code, const uint64_t *conflicts) {
    struct mending *mending = context;
    const struct question *question = mending->question;
    for (size_t i = 0; misses_one(context, conflicts) && i < mending->set->count; i++) {
        size_t attempt = (size_t)mending->set->attempts[i] - 1;
        if ((conflicts[attempt / 64] >> (attempt % 64) & 1) != 0) {
            const struct code *guess = &mending->history[attempt].guess;
            mark(mending, i, key_of(question->kind, feedback_of(question->kind, question->space, code, guess)));
        }
    }
    return true;
}

/* All codes that fit what is not in the set, and all of the set but one. */
static enum err walk(struct mending *mending) {
    const struct exact_conflicts_visitor visitor = {.wants = misses_one, .meet = meet, .context = mending};
    uint64_t steps = STEPS_WALK;
    bool done = false;
    size_t words = exact_conflicts_words(mending->count);
    uint64_t *must = malloc(words * sizeof *must);
    if (must == NULL) {
        return ERR_NO_MEMORY;
    }
    memset(must, 0xff, words * sizeof *must);
    for (size_t i = 0; i < mending->set->count; i++) {
        size_t attempt = (size_t)mending->set->attempts[i] - 1;
        must[attempt / 64] &= ~(UINT64_C(1) << (attempt % 64));
    }
    enum err err =
        exact_conflicts_walk(&done, mending->question, mending->history, mending->count, must, &visitor, &steps);
    free(must);
    return err;
}

/* ---- in a large one ---- */

static size_t count_answers(const struct question *question) {
    size_t answers = 0;
    for (unsigned key = 0; key < KEYS; key++) {
        answers += can_be(question, key);
    }
    return answers;
}

/* Every other answer to an attempt, each with an equal share of the steps. */
static enum err try_answers(struct mending *mending, struct constraint *mended, size_t index, uint64_t share) {
    const struct question *question = mending->question;
    struct constraint *constraint = &mended[mending->set->attempts[index] - 1];
    const struct feedback given = constraint->answer;
    enum err err = OK;
    for (unsigned key = 0; key < KEYS && err == OK; key++) {
        if (!can_be(question, key) || key == key_of(question->kind, given)) {
            continue;
        }
        enum verdict verdict = VERDICT_UNDECIDED;
        struct code code;
        uint64_t steps = share;
        constraint->answer = answer_of(question->kind, key);
        err = consistency_search(&verdict, &code, question, mended, mending->count, &steps, NULL);
        if (err == OK && verdict == VERDICT_CONSISTENT) {
            mark(mending, index, key);
        }
    }
    constraint->answer = given;
    return err;
}

static enum err try_all(struct mending *mending) {
    struct constraint *mended = malloc(mending->count * sizeof *mended);
    if (mended == NULL) {
        return ERR_NO_MEMORY;
    }
    memcpy(mended, mending->history, mending->count * sizeof *mended);
    uint64_t share = STEPS_TRY / (mending->set->count * count_answers(mending->question));
    enum err err = OK;
    for (size_t i = 0; i < mending->set->count && err == OK; i++) {
        err = try_answers(mending, mended, i, share);
    }
    free(mended);
    return err;
}

static void list(struct corrections *out, const struct mending *mending) {
    out->count = 0;
    for (size_t i = 0; i < mending->set->count; i++) {
        size_t each = 0;
        for (unsigned key = 0; key < KEYS && each < CORRECTIONS_EACH_MAX && out->count < CORRECTIONS_MAX; key++) {
            if (is_marked(mending, i, key)) {
                out->items[out->count++] =
                    (struct correction){mending->set->attempts[i], answer_of(mending->question->kind, key)};
                each++;
            }
        }
    }
}

enum err correction_find(struct corrections *out, const struct question *question, const struct constraint *history,
                         size_t count, const struct contradiction *set) {
    struct mending mending = {.question = question, .history = history, .count = count, .set = set};
    mending.possible = calloc(set->count * ROW + 1, sizeof *mending.possible);
    if (mending.possible == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = code_count(question->space) <= CONSISTENCY_EXACT ? walk(&mending) : try_all(&mending);
    if (err == OK) {
        list(out, &mending);
    }
    free(mending.possible);
    return err;
}
