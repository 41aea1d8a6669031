/* SPDX-License-Identifier: Apache-2.0 */
/* Exhaustive search: against the slow way, where that is possible, and against what is known of mastermind. */
#include "solvers/codebreaking/optimum.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "support/starve.h"

enum { SLOW_CODES = 16, MEMO_BITS = 8 };

static const struct code_space three_of_three = {3, 3, true, -1, "abc"};
static const struct code_space two_of_five = {2, 5, true, -1, "abcde"};
static const struct code_space three_of_four_once = {3, 4, false, -1, "abcd"};
static const struct code_space three_of_five_once = {3, 5, false, -1, "abcde"};
static const struct code_space three_digits = {3, 4, true, 0, "0123"};
static const struct code_space four_of_two = {4, 2, true, -1, "ab"};
static const struct code_space four_of_four_once = {4, 4, false, -1, "abcd"};

static const struct code_space *const searched[] = {
    &three_of_three, &two_of_five, &three_of_four_once, &three_of_five_once,
    &three_digits,   &four_of_two, &four_of_four_once,
};
enum { SPACES = sizeof searched / sizeof searched[0] };

/* The fewest guesses for the codes, below `below` or `below` itself: every guess is tried, nothing is known beforehand. */
static unsigned count_slowly(const struct code_space *space, const struct code *codes, size_t count, unsigned below) {
    if (count == 1) {
        return 1 < below ? 1 : below;
    }
    struct code guess;
    for (bool more = code_first(&guess, space); more; more = code_next(&guess, space)) {
        bool done[SLOW_CODES] = {false};
        unsigned total = (unsigned)count;
        for (size_t i = 0; i < count && total < below; i++) {
            struct feedback answer = feedback_of(FEEDBACK_PEGS, space, &codes[i], &guess);
            struct code part[SLOW_CODES];
            size_t size = 0;
            for (size_t j = i; j < count && !done[i]; j++) {
                if (feedback_equal(feedback_of(FEEDBACK_PEGS, space, &codes[j], &guess), answer)) {
                    part[size++] = codes[j];
                }
            }
            for (size_t j = i; j < count && size > 0; j++) {
                done[j] = done[j] || feedback_equal(feedback_of(FEEDBACK_PEGS, space, &codes[j], &guess), answer);
            }
            if (size == count) {
                total = below;
            } else if (size > 0 && !feedback_is_solved(space, answer)) {
                total += count_slowly(space, part, size, below - total);
            }
        }
        below = total < below ? total : below;
    }
    return below;
}

static void expect_same_total(const struct position *position) {
    const struct code_space *space = position->question.space;
    size_t count = 0;
    struct code *codes = list_slowly(&count, position);
    if (count <= SLOW_CODES) {
        struct budget budget = budget_of(UINT64_MAX);
        struct optimum *optimum = NULL;
        struct situation situation = {*position, codes, count, true, count};
        struct code guess;
        uint32_t total = 0;
        cr_assert_eq(optimum_begin(&optimum, &position->question, count, MEMO_BITS, &budget), OK);
        cr_assert_eq(optimum_find(&guess, &total, optimum, &situation), OK);
        cr_expect(code_is_legal(space, &guess));
        unsigned slow = count_slowly(space, codes, count, 10 * SLOW_CODES);
        cr_expect_eq(total, slow, "%u guesses and not %u for %zu codes of %u places", total, slow, count,
                     space->length);
        optimum_end(optimum);
    }
    free(codes);
}

Test(optimum, needs_as_many_guesses_as_trying_everything) {
    struct rng rng = rng_numbered(21);
    for (size_t s = 0; s < SPACES; s++) {
        struct question question = {searched[s], FEEDBACK_PEGS};
        cr_assert(optimum_can_search(&question));
        for (size_t round = 0; round < 8; round++) {
            struct played played;
            play_randomly(&played, &question, round % 3, &rng);
            expect_same_total(&played.position);
        }
    }
}

static enum err find(uint32_t *out_total, const struct question *question, struct budget *budget) {
    struct played played;
    struct code_list codes;
    struct budget endless = budget_of(UINT64_MAX);
    play_nothing(&played, question);
    enum err err = candidates_list(&codes, &played.position, SOLVER_LISTED, &endless);
    if (err != OK) {
        return err;
    }
    struct situation situation = {played.position, codes.codes, codes.count, true, codes.count};
    struct optimum *optimum = NULL;
    struct code guess;
    err = optimum_begin(&optimum, question, codes.count, 16, budget);
    if (err == OK) {
        err = optimum_find(&guess, out_total, optimum, &situation);
    }
    optimum_end(optimum);
    code_list_clear(&codes);
    return err;
}

/* Koyama and Lai 1993. */
Test(optimum, proves_that_mastermind_takes_5625_guesses) {
    struct budget budget = budget_of(UINT64_MAX);
    uint32_t total = 0;
    cr_assert_eq(find(&total, &(struct question){&space_mastermind, FEEDBACK_PEGS}, &budget), OK);
    cr_expect_eq(total, 5625);
}

Test(optimum, stops_when_the_budget_is_over) {
    uint32_t total = 0;
    for (uint64_t steps = 0; steps < 10000000; steps += 1 + steps * 4) {
        struct budget budget = budget_of(steps);
        cr_expect_eq(find(&total, &(struct question){&space_mastermind, FEEDBACK_PEGS}, &budget), ERR_BUSY);
    }
    cr_expect_eq(total, 0);
}

Test(optimum, says_when_memory_runs_out) {
    if (!starve_is_possible()) {
        cr_skip_test("no allocation can be made to fail here");
    }
    struct question question = {&three_of_three, FEEDBACK_PEGS};
    bool failed = true;
    for (long allocations = 0; failed; allocations++) {
        uint32_t total = 0;
        struct budget budget = budget_of(UINT64_MAX);
        starve_after(allocations);
        enum err err = find(&total, &question, &budget);
        failed = starve_end();
        cr_expect_eq(err, failed ? ERR_NO_MEMORY : OK, "after %ld allocations", allocations);
    }
}

Test(optimum, leaves_larger_games_alone) {
    cr_expect_not(optimum_can_search(&(struct question){&space_super_mastermind, FEEDBACK_PEGS}));
    cr_expect_not(optimum_can_search(&(struct question){&space_mastermind, FEEDBACK_EXACT}));
}
