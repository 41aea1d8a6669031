/* SPDX-License-Identifier: Apache-2.0 */
/* Random histories of the largest space: how many of them are decided, and how soon one is given up. */
#include "rules/contradiction.h"

#include <string.h>

#include <criterion/criterion.h>

#include "support/starve.h"
#include "util/rng.h"

#include "rules/codebreaking/local_search.h"

static const struct code_space largest = {12, 36, true, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
static const struct code_space largest_once = {12, 36, false, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
static const struct code_space eight = {8, 12, true, -1, "0123456789ab"};

enum { HISTORIES = 60, FEWEST = 4, ANSWERS_MAX = FEWEST + HISTORIES };

/* What contradiction_find gives the whole history. */
#define STEPS UINT64_C(8000000)

struct history {
    struct question question;
    struct constraint answers[ANSWERS_MAX];
    size_t count;
};

/* Answers that are true of one code; the last one, if it lies, of another. */
static void tell(struct history *history, const struct question *question, size_t count, bool lies, struct rng *rng) {
    struct code secret;
    struct code other;
    *history = (struct history){.question = *question, .count = count};
    code_draw(&secret, question->space, rng);
    code_draw(&other, question->space, rng);
    for (size_t i = 0; i < count; i++) {
        struct constraint *answer = &history->answers[i];
        code_draw(&answer->guess, question->space, rng);
        answer->answer =
            feedback_of(question->kind, question->space, lies && i + 1 == count ? &other : &secret, &answer->guess);
    }
}

static enum verdict decide(const struct history *history, uint64_t steps) {
    enum verdict verdict = VERDICT_UNDECIDED;
    struct code code;
    cr_assert_eq(
        consistency_search(&verdict, &code, &history->question, history->answers, history->count, &steps, NULL), OK);
    for (size_t i = 0; verdict == VERDICT_CONSISTENT && i < history->count; i++) {
        cr_assert(consistency_fits(&history->question, &code, &history->answers[i]));
    }
    return verdict;
}

/* By numbers of answers from 4 to 63. */
static void decide_many(unsigned decided[static 3], const struct question *question, bool lies, unsigned char seed) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){seed});
    for (size_t i = 0; i < HISTORIES; i++) {
        struct history history;
        tell(&history, question, FEWEST + i, lies, &rng);
        decided[decide(&history, STEPS)]++;
    }
}

Test(consistency, of_histories_of_the_largest_space_that_are_true_all_are_decided) {
    unsigned decided[3] = {0};
    decide_many(decided, &(struct question){&largest, FEEDBACK_PEGS}, false, 13);
    cr_expect_eq(decided[VERDICT_CONSISTENT], HISTORIES, "%u", decided[VERDICT_CONSISTENT]);
    memset(decided, 0, sizeof decided);
    decide_many(decided, &(struct question){&largest_once, FEEDBACK_PEGS}, false, 14);
    cr_expect_eq(decided[VERDICT_CONSISTENT], HISTORIES, "%u", decided[VERDICT_CONSISTENT]);
}

Test(consistency, of_histories_of_the_largest_space_with_a_lie_most_are_decided) {
    unsigned decided[3] = {0};
    decide_many(decided, &(struct question){&largest, FEEDBACK_PEGS}, true, 15);
    cr_expect_gt(HISTORIES - decided[VERDICT_UNDECIDED], 40, "%u", decided[VERDICT_UNDECIDED]);
    cr_expect_gt(decided[VERDICT_CONSISTENT], 10);
    cr_expect_gt(decided[VERDICT_CONTRADICTORY], 10);
}

Test(consistency, exact_places_alone_are_searched_in_turns_too) {
    unsigned decided[3] = {0};
    decide_many(decided, &(struct question){&eight, FEEDBACK_EXACT}, false, 16);
    cr_expect_eq(decided[VERDICT_CONTRADICTORY], 0);
    cr_expect_gt(decided[VERDICT_CONSISTENT], 50, "%u", decided[VERDICT_CONSISTENT]);
}

/* ---- patience ---- */

struct waiting {
    unsigned asked, lasts; /* how often it was asked, and is borne */
};

static bool is_over(void *context) {
    struct waiting *waiting = context;
    return ++waiting->asked > waiting->lasts;
}

/* One that the steps do not suffice for. */
static void tell_undecided(struct history *history) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){17});
    do {
        tell(history, &(struct question){&largest, FEEDBACK_PEGS}, 16, true, &rng);
    } while (decide(history, STEPS) != VERDICT_UNDECIDED);
}

Test(consistency, nothing_more_is_searched_once_patience_is_over) {
    struct history history;
    struct contradiction found;
    size_t count = 99;
    tell_undecided(&history);
    for (unsigned lasts = 0; lasts <= 20; lasts += 5) {
        struct waiting waiting = {0, lasts};
        const struct patience patience = {is_over, &waiting};
        enum verdict verdict = VERDICT_CONSISTENT;
        struct code code;
        uint64_t steps = UINT64_MAX;
        cr_assert_eq(
            consistency_search(&verdict, &code, &history.question, history.answers, history.count, &steps, &patience),
            OK);
        cr_expect_eq(verdict, VERDICT_UNDECIDED);
        cr_expect_eq(steps, 0);
        cr_expect_eq(waiting.asked, lasts + 1);
        waiting.asked = 0;
        cr_assert_eq(contradiction_find(&found, &count, 1, &history.question, history.answers, history.count,
                                        history.count, &patience),
                     OK);
        cr_expect_eq(count, 0);
        cr_expect_leq(waiting.asked, lasts + 2, "the whole history, then at most one set: %u", waiting.asked);
    }
}

/* ---- the local search alone ---- */

Test(consistency, the_local_search_goes_the_same_way_twice_and_another_by_another_number) {
    struct history history;
    struct rng rng;
    struct code codes[3];
    uint64_t left[3];
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){18});
    tell(&history, &(struct question){&largest, FEEDBACK_PEGS}, 8, false, &rng);
    for (size_t i = 0; i < 3; i++) {
        bool found = false;
        left[i] = STEPS;
        cr_assert_eq(
            local_search(&found, &codes[i], &history.question, history.answers, history.count, i / 2, &left[i]), OK);
        cr_expect(found);
    }
    cr_expect_eq(left[0], left[1]);
    cr_expect_eq(memcmp(&codes[0], &codes[1], sizeof codes[0]), 0);
    cr_expect_neq(memcmp(&codes[0], &codes[2], sizeof codes[0]), 0);
}

Test(consistency, the_local_search_takes_no_more_steps_than_it_has) {
    struct history history;
    tell_undecided(&history);
    for (uint64_t steps = 0; steps < 5; steps++) {
        uint64_t left = steps;
        struct code code;
        bool found = true;
        cr_assert_eq(local_search(&found, &code, &history.question, history.answers, history.count, 1, &left), OK);
        cr_expect_not(found);
        cr_expect_eq(left, steps % 2, "a change costs one step, and one for its one block of answers");
    }
}

Test(consistency, says_when_memory_runs_out) {
    if (!starve_is_possible()) {
        cr_skip_test("no allocation can be made to fail here");
    }
    struct history history;
    tell_undecided(&history);
    bool failed = true;
    long allowed = 0;
    for (; failed; allowed++) {
        enum verdict verdict = VERDICT_UNDECIDED;
        struct code code;
        uint64_t steps = 100000;
        starve_after(allowed);
        enum err err =
            consistency_search(&verdict, &code, &history.question, history.answers, history.count, &steps, NULL);
        failed = starve_end();
        cr_expect_eq(err, failed ? ERR_NO_MEMORY : OK);
    }
    cr_expect_geq(allowed, 3, "one for each search");
}
