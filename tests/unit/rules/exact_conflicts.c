/* SPDX-License-Identifier: Apache-2.0 */
/* Walking through codes with the answers that they do not fit. */
#include "rules/codebreaking/exact_conflicts.h"

#include <string.h>

#include <criterion/criterion.h>

#include "spaces.h"
#include "util/rng.h"

enum { ATTEMPTS = 70 };

static struct constraint history[ATTEMPTS];
static struct question question;

static void draw_history(const struct code_space *space, enum feedback_kind kind) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){3});
    question = (struct question){space, kind};
    for (size_t i = 0; i < ATTEMPTS; i++) {
        struct code other;
        code_draw(&history[i].guess, space, &rng);
        code_draw(&other, space, &rng);
        history[i].answer = feedback_of(kind, space, &other, &history[i].guess);
    }
}

/* Codes met, all of them checked one by one. */
struct met {
    struct code next; /* the code that should come */
    bool more;
    size_t count, most;
};

static bool check(void *context, const struct code *code, const uint64_t *conflicts) {
    struct met *met = context;
    cr_assert(met->more && memcmp(code, &met->next, sizeof *code) == 0);
    for (size_t i = 0; i < ATTEMPTS; i++) {
        cr_assert_eq((conflicts[i / 64] >> (i % 64) & 1) != 0, !consistency_fits(&question, code, &history[i]));
    }
    met->more = code_next(&met->next, question.space);
    return ++met->count < met->most;
}

static bool fits_first(void *context, const uint64_t *conflicts) {
    (void)context;
    return (conflicts[0] & 1) == 0;
}

static bool count(void *context, const struct code *code, const uint64_t *conflicts) {
    (void)code;
    *(size_t *)context += (conflicts[0] & 1) == 0;
    return true;
}

static size_t count_fitting(uint64_t must, bool wants) {
    const uint64_t musts[ATTEMPTS / 64 + 1] = {must};
    size_t fitting = 0;
    bool done = false;
    uint64_t steps = UINT64_MAX;
    const struct exact_conflicts_visitor visitor = {
        .wants = wants ? fits_first : NULL, .meet = count, .context = &fitting};
    cr_assert_eq(exact_conflicts_walk(&done, &question, history, ATTEMPTS, musts, &visitor, &steps), OK);
    cr_assert(done && steps < UINT64_MAX);
    return fitting;
}

Test(conflicts, every_code_comes_once_in_order_with_its_conflicts) {
    static const uint64_t none[ATTEMPTS / 64 + 1];
    for (size_t s = 0; s < space_count; s++) {
        for (int kind = FEEDBACK_PEGS; kind <= FEEDBACK_EXACT; kind++) {
            struct met met = {.more = true, .most = SIZE_MAX};
            uint64_t steps = UINT64_MAX;
            bool done = false;
            draw_history(spaces[s], (enum feedback_kind)kind);
            cr_assert(code_first(&met.next, spaces[s]));
            const struct exact_conflicts_visitor visitor = {.meet = check, .context = &met};
            cr_assert_eq(exact_conflicts_walk(&done, &question, history, ATTEMPTS, none, &visitor, &steps), OK);
            cr_expect(done && !met.more);
            cr_expect_eq(met.count, code_count(spaces[s]));
        }
    }
}

Test(conflicts, what_must_be_fitted_and_what_is_not_wanted_prune_alike) {
    draw_history(&space_bulls_and_cows, FEEDBACK_PEGS);
    size_t fitting = count_fitting(0, false);
    cr_expect_gt(fitting, 0);
    cr_expect_eq(count_fitting(1, false), fitting);
    cr_expect_eq(count_fitting(0, true), fitting);
}

Test(conflicts, a_walk_ends_when_it_is_told_to_and_when_its_steps_are_used_up) {
    static const uint64_t none[ATTEMPTS / 64 + 1];
    struct met met = {.more = true, .most = 10};
    const struct exact_conflicts_visitor visitor = {.meet = check, .context = &met};
    bool done = true;
    uint64_t steps = UINT64_MAX;
    draw_history(&space_mastermind, FEEDBACK_PEGS);
    cr_assert(code_first(&met.next, &space_mastermind));
    cr_assert_eq(exact_conflicts_walk(&done, &question, history, ATTEMPTS, none, &visitor, &steps), OK);
    cr_expect(!done && met.count == 10);
    steps = 100;
    met.most = SIZE_MAX;
    cr_assert(code_first(&met.next, &space_mastermind));
    cr_assert_eq(exact_conflicts_walk(&done, &question, history, ATTEMPTS, none, &visitor, &steps), OK);
    cr_expect(!done && steps == 0);
}
