/* SPDX-License-Identifier: Apache-2.0 */
/* Random and methodical. */
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "solvers/codebreaking/tree.h"

static void expect_guess(const char *strategy, const struct position *position, const char *text) {
    struct rng rng = rng_numbered(8);
    struct budget budget = budget_of(SOLVER_STEPS);
    struct suggestion suggestion;
    cr_assert_eq(strategy_suggest(&suggestion, strategy_find(strategy), position, &rng, &budget), OK);
    char guess[CODE_TEXT_SIZE];
    code_format(guess, position->question.space, &suggestion.guess);
    cr_expect_str_eq(guess, text, "%s, not %s", guess, text);
}

Test(methodical, guesses_blocks_of_two_symbols_until_the_answers_add_up_to_the_length) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    expect_guess("methodical", &played.position, "1122");
    play_pegs(&played, "1122", 1, 0);
    expect_guess("methodical", &played.position, "3344");
    play_pegs(&played, "3344", 1, 2);
    /* One of 1 and 2, three of 3 and 4: the smallest code that fits both. */
    expect_guess("methodical", &played.position, "1434");
}

Test(methodical, guesses_blocks_of_new_symbols_where_none_repeats) {
    struct played played;
    play_nothing(&played, &(struct question){&space_bulls_and_cows, FEEDBACK_PEGS});
    expect_guess("methodical", &played.position, "0123");
    play_pegs(&played, "0123", 0, 1);
    expect_guess("methodical", &played.position, "4567");
    play_pegs(&played, "4567", 0, 1);
    /* 8 and 9 are too few for a block. */
    expect_guess("methodical", &played.position, "1489");
}

Test(methodical, puts_another_symbol_in_front_of_a_block_that_may_not_begin_so) {
    struct played played;
    play_nothing(&played, &(struct question){&space_bulls_without_leading_zero, FEEDBACK_PEGS});
    expect_guess("methodical", &played.position, "3120");
}

Test(methodical, solves_every_secret_of_the_rulesets) {
    struct rng rng = rng_numbered(9);
    struct budget budget = budget_of(UINT64_MAX);
    const struct code_space *const played[] = {&space_mastermind, &space_bulls_and_cows,
                                               &space_bulls_without_leading_zero, &space_number_guess};
    for (size_t i = 0; i < sizeof played / sizeof played[0]; i++) {
        struct tree tree;
        struct question question = {played[i], i == 3 ? FEEDBACK_POSITIONS : FEEDBACK_PEGS};
        cr_assert_eq(tree_play(&tree, strategy_find("methodical"), &question, &rng, &budget), OK);
        cr_expect_eq(tree.secrets, code_count(played[i]));
        cr_expect_leq(tree.depth, 10);
        if (i < 2) { /* what is told of the bot's strength */
            cr_expect_eq(tree.guesses, i == 0 ? 6922 : 28288);
        }
    }
}

/* What is told of the bot's strength: 4.644, here within some three standard errors. */
Test(random, needs_4_64_guesses_on_average) {
    struct rng rng = rng_numbered(11);
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    struct budget budget = budget_of(UINT64_MAX);
    uint64_t guesses = 0;
    for (unsigned i = 0; i < 50; i++) {
        struct tree tree;
        cr_assert_eq(tree_play(&tree, strategy_find("random"), &question, &rng, &budget), OK);
        guesses += tree.guesses;
    }
    cr_expect_float_eq((double)guesses / 50 / 1296, 4.644, 0.015);
}

Test(random, guesses_every_code_that_fits_about_equally_often) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1111", 3, 0); /* leaves 20 codes */
    struct rng rng = rng_numbered(10);
    unsigned seen[20] = {0};
    struct code_list list;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&list, &played.position, SIZE_MAX, &budget), OK);
    cr_assert_eq(list.count, 20);
    for (unsigned i = 0; i < 2000; i++) {
        struct suggestion suggestion;
        cr_assert_eq(strategy_suggest(&suggestion, strategy_find("random"), &played.position, &rng, &budget), OK);
        for (size_t c = 0; c < list.count; c++) {
            seen[c] += memcmp(&list.codes[c], &suggestion.guess, sizeof suggestion.guess) == 0;
        }
    }
    /* 100 each are expected, with a standard deviation below 10. */
    for (size_t c = 0; c < list.count; c++) {
        cr_expect(seen[c] > 50 && seen[c] < 150, "%u times", seen[c]);
    }
    code_list_clear(&list);
}

Test(random, same_stream_gives_the_same_guess) {
    struct played played;
    play_nothing(&played, &(struct question){&space_bulls_and_cows, FEEDBACK_PEGS});
    struct suggestion one;
    struct suggestion other;
    struct budget budget = budget_of(UINT64_MAX);
    struct rng rng = rng_numbered(11);
    cr_assert_eq(strategy_suggest(&one, strategy_find("random"), &played.position, &rng, &budget), OK);
    rng = rng_numbered(11);
    cr_assert_eq(strategy_suggest(&other, strategy_find("random"), &played.position, &rng, &budget), OK);
    cr_expect(memcmp(&one.guess, &other.guess, sizeof one.guess) == 0);
}
