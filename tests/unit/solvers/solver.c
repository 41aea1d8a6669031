/* SPDX-License-Identifier: Apache-2.0 */
/* What holds of every strategy. */
#include "solvers/solver.h"

#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "support/starve.h"

Test(solver, every_strategy_has_a_name_of_its_own_and_is_found_by_it) {
    for (size_t i = 0; strategies[i] != NULL; i++) {
        cr_expect_eq(strategy_find(strategies[i]->name), strategies[i]);
        cr_expect_gt(strlen(strategies[i]->words), 20);
    }
    cr_expect_null(strategy_find("no-such-strategy"));
}

Test(solver, every_strategy_guesses_legal_codes_in_every_game_it_can_play) {
    struct rng rng = rng_numbered(12);
    for (size_t q = 0; q < small_question_count; q++) {
        for (size_t i = 0; strategies[i] != NULL; i++) {
            if (!strategies[i]->can_play(&small_questions[q])) {
                continue;
            }
            for (size_t round = 0; round < 5; round++) {
                struct played played;
                struct suggestion suggestion;
                struct budget budget = budget_of(SOLVER_STEPS);
                play_randomly(&played, &small_questions[q], round, &rng);
                cr_assert_eq(strategy_suggest(&suggestion, strategies[i], &played.position, &rng, &budget), OK);
                cr_expect(code_is_legal(small_questions[q].space, &suggestion.guess));
                cr_expect_eq(suggestion.fits, candidates_fits(&played.position, &suggestion.guess));
            }
        }
    }
}

Test(solver, contradictory_answers_have_no_suggestion) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1111", 0, 0);
    play_pegs(&played, "1122", 2, 2);
    for (size_t i = 0; strategies[i] != NULL; i++) {
        struct rng rng = rng_numbered(13);
        struct budget budget = budget_of(SOLVER_STEPS);
        struct suggestion suggestion;
        cr_expect_eq(strategy_suggest(&suggestion, strategies[i], &played.position, &rng, &budget), ERR_NOT_FOUND);
    }
}

Test(solver, two_codes_left_are_one_bit) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1112", 2, 2);
    play_pegs(&played, "1121", 2, 2); /* leaves 1211 and 2111 */
    struct rng rng = rng_numbered(14);
    struct budget budget = budget_of(SOLVER_STEPS);
    struct suggestion suggestion;
    cr_assert_eq(strategy_suggest(&suggestion, strategy_find("entropy"), &played.position, &rng, &budget), OK);
    cr_expect_eq(suggestion.candidates, 2);
    cr_expect_float_eq(suggestion.bits_expected, 1, 1e-12);
    cr_expect_float_eq(suggestion.expected_remaining, 1, 1e-12);
    cr_expect_float_eq(suggestion.worst_remaining, 1, 1e-12);
}

/* Guesses may be repeated, by the thousand: that tells nothing, and changes nothing. */
Test(solver, guesses_made_again_change_nothing) {
    static const struct code_space large = {8, 12, true, -1, "0123456789ab"};
    const struct question questions[] = {{&space_mastermind, FEEDBACK_PEGS}, {&large, FEEDBACK_PEGS}};
    static struct constraint history[3000];
    for (size_t q = 0; q < 2; q++) {
        struct rng drawn = rng_numbered(16);
        struct played played;
        play_randomly(&played, &questions[q], 3, &drawn);
        struct position longer = {.question = questions[q], .history = history, .count = 3000};
        for (size_t i = 0; i < longer.count; i++) {
            history[i] = played.history[i < 3 ? i : i * 7 % 3];
        }
        for (size_t i = 0; strategies[i] != NULL; i++) {
            if (!strategies[i]->can_play(&questions[q])) {
                continue;
            }
            struct suggestion suggestions[2];
            const struct position *positions[] = {&played.position, &longer};
            for (size_t p = 0; p < 2; p++) {
                struct rng rng = rng_numbered(17);
                struct budget budget = budget_of(SOLVER_STEPS);
                cr_assert_eq(strategy_suggest(&suggestions[p], strategies[i], positions[p], &rng, &budget), OK);
            }
            cr_expect(memcmp(&suggestions[0].guess, &suggestions[1].guess, sizeof(struct code)) == 0, "%s",
                      strategies[i]->name);
            cr_expect_eq(suggestions[0].candidates, suggestions[1].candidates);
        }
        history[2999].answer.exact = history[2999].answer.exact > 0 ? 0 : 1;
        struct rng rng = rng_numbered(18);
        struct budget budget = budget_of(1000000);
        struct suggestion suggestion;
        cr_expect_eq(strategy_suggest(&suggestion, strategy_find("random"), &longer, &rng, &budget), ERR_NOT_FOUND);
    }
}

static bool at_once(void *unused) {
    (void)unused;
    return true;
}

/* Of 100,000 codes a sample of two: what it would say is far from what is. */
Test(solver, counts_over_all_codes_what_a_sample_could_only_guess) {
    static const struct code_space five_of_ten = {5, 10, true, -1, "0123456789"};
    static const struct code sample[] = {{{0, 0, 0, 0, 0}}, {{9, 9, 9, 9, 9}}};
    struct situation situation = {.codes = sample, .count = 2, .candidates = 100000};
    situation.position.question = (struct question){&five_of_ten, FEEDBACK_PEGS};
    struct suggestion counted;
    struct budget budget = budget_of(SOLVER_STEPS);
    cr_assert_eq(suggestion_counted(&counted, &situation, &sample[0], &budget), OK);
    cr_expect(counted.exact);
    cr_expect_eq(counted.worst_remaining, 59049, "no 0 at all");
    struct suggestion sampled;
    budget.expired = at_once;
    cr_assert_eq(suggestion_counted(&sampled, &situation, &sample[0], &budget), OK);
    cr_expect(!sampled.exact, "there was no time");
    cr_expect_eq(sampled.worst_remaining, 50000);
    situation.candidates = SOLVER_COUNTED + 1;
    budget.expired = NULL;
    cr_assert_eq(suggestion_counted(&sampled, &situation, &sample[0], &budget), OK);
    cr_expect(!sampled.exact, "too many to count");
}

Test(solver, says_when_memory_runs_out) {
    if (!starve_is_possible()) {
        cr_skip_test("no allocation can be made to fail here");
    }
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1111", 1, 0);
    play_pegs(&played, "2233", 1, 0);
    for (size_t i = 0; strategies[i] != NULL; i++) {
        bool failed = true;
        for (long allocations = 0; failed; allocations++) {
            struct rng rng = rng_numbered(19);
            struct budget budget = budget_of(SOLVER_STEPS);
            struct suggestion suggestion;
            starve_after(allocations);
            enum err err = strategy_suggest(&suggestion, strategies[i], &played.position, &rng, &budget);
            failed = starve_end();
            cr_expect_eq(err, failed ? ERR_NO_MEMORY : OK, "%s after %ld allocations", strategies[i]->name,
                         allocations);
        }
    }
}
