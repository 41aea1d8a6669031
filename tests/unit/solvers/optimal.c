/* SPDX-License-Identifier: Apache-2.0 */
/* Optimal play: what it needs over all secrets, and that it can be asked in any position. */
#include "solvers/solver.h"

#include <inttypes.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "solvers/codebreaking/tree.h"

static const struct code_space colours = {4, 6, true, -1, "BGORWY"};
static const struct code_space letters_once = {4, 10, false, -1, "abcdefghij"};

static void expect_tree(const struct code_space *space, uint64_t guesses, unsigned depth) {
    struct rng rng = rng_numbered(31);
    struct budget budget = budget_of(UINT64_MAX);
    struct question question = {space, FEEDBACK_PEGS};
    struct tree tree = {0};
    cr_assert_eq(tree_play(&tree, strategy_find("optimal"), &question, &rng, &budget), OK);
    cr_expect_eq(tree.secrets, code_count(space));
    cr_expect_eq(tree.guesses, guesses, "%" PRIu64 " guesses", tree.guesses);
    cr_expect_eq(tree.depth, depth, "never more than %u", tree.depth);
}

Test(optimal, solves_mastermind_in_5625_guesses_and_never_more_than_6) {
    expect_tree(&space_mastermind, 5625, 6);
    expect_tree(&colours, 5625, 6);
}

Test(optimal, solves_bulls_and_cows_in_26274_guesses_and_never_more_than_7) {
    expect_tree(&space_bulls_and_cows, 26274, 7);
    expect_tree(&letters_once, 26274, 7);
}

Test(optimal, plays_these_two_games_alone) {
    const struct strategy *optimal = strategy_find("optimal");
    cr_expect(optimal->can_play(&(struct question){&space_mini_mastermind, FEEDBACK_PEGS}));
    cr_expect_not(optimal->can_play(&(struct question){&space_mastermind, FEEDBACK_EXACT}));
    cr_expect_not(optimal->can_play(&(struct question){&space_mastermind, FEEDBACK_POSITIONS}));
    cr_expect_not(optimal->can_play(&(struct question){&space_bulls_without_leading_zero, FEEDBACK_PEGS}));
    cr_expect_not(optimal->can_play(&(struct question){&space_number_guess, FEEDBACK_PEGS}));
    cr_expect_not(optimal->can_play(&(struct question){&space_colours, FEEDBACK_PEGS}));
    cr_expect_not(optimal->can_play(&(struct question){&space_super_mastermind, FEEDBACK_PEGS}));
}

/* Guesses to the end of a round that was begun as it stands. */
static unsigned play_on(struct played *played, const struct code *secret) {
    const struct question *question = &played->position.question;
    struct rng rng = rng_numbered(32);
    for (;;) {
        struct suggestion suggestion;
        struct budget budget = budget_of(SOLVER_STEPS);
        cr_assert_eq(strategy_suggest(&suggestion, strategy_find("optimal"), &played->position, &rng, &budget), OK);
        struct feedback answer = feedback_of(question->kind, question->space, secret, &suggestion.guess);
        cr_assert_lt(played->position.count, PLAYED_MAX);
        played->history[played->position.count++] = (struct constraint){suggestion.guess, answer};
        if (feedback_is_solved(question->space, answer)) {
            return (unsigned)played->position.count;
        }
    }
}

static void begin_with(struct played *played, const struct question *question, const char *guess,
                       const struct code *secret) {
    struct code code;
    cr_assert(code_parse(&code, question->space, guess, strlen(guess)));
    play_nothing(played, question);
    played->history[0] = (struct constraint){code, feedback_of(question->kind, question->space, secret, &code)};
    played->position.count = 1;
}

/* By other names, and with the places in another order, 6454 is 1123 and 7391 is 0123: nothing is lost by either. */
Test(optimal, goes_on_from_a_first_guess_that_is_like_the_best) {
    static const struct {
        const struct code_space *space;
        const char *guess;
        uint64_t guesses;
    } cases[] = {
        {&space_mastermind, "6454", 5625},
        {&space_bulls_and_cows, "7391", 26274},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct question question = {cases[i].space, FEEDBACK_PEGS};
        uint64_t guesses = 0;
        struct code secret;
        for (bool more = code_first(&secret, cases[i].space); more; more = code_next(&secret, cases[i].space)) {
            struct played played;
            begin_with(&played, &question, cases[i].guess, &secret);
            struct code first = played.history[0].guess;
            guesses += memcmp(&first, &secret, sizeof first) == 0 ? 1 : play_on(&played, &secret);
        }
        cr_expect_eq(guesses, cases[i].guesses, "%" PRIu64 " after %s", guesses, cases[i].guess);
    }
}

Test(optimal, finds_the_secret_from_any_position) {
    static const struct code_space *const games[] = {&space_mastermind, &space_bulls_and_cows};
    struct rng rng = rng_numbered(33);
    for (size_t g = 0; g < 2; g++) {
        struct question question = {games[g], FEEDBACK_PEGS};
        for (size_t round = 0; round < 40; round++) {
            struct played played;
            play_randomly(&played, &question, 1 + round % 6, &rng);
            struct code_list fitting;
            struct budget budget = budget_of(UINT64_MAX);
            cr_assert_eq(candidates_list(&fitting, &played.position, SIZE_MAX, &budget), OK);
            size_t begun = played.position.count;
            struct code secret = fitting.codes[rng_below(&rng, (uint32_t)fitting.count)];
            cr_expect_leq(play_on(&played, &secret), begun + 8);
            code_list_clear(&fitting);
        }
    }
}

/* A round may be long, and the answers may leave few codes late: deeper than any tree. */
Test(optimal, goes_on_after_many_guesses) {
    struct question question = {&space_bulls_and_cows, FEEDBACK_PEGS};
    struct code secret;
    cr_assert(code_parse(&secret, question.space, "9876", 4));
    struct played played;
    begin_with(&played, &question, "0123", &secret);
    while (played.position.count < 20) {
        played.history[played.position.count++] = played.history[0];
    }
    struct code second;
    cr_assert(code_parse(&second, question.space, "4578", 4));
    played.history[played.position.count++] =
        (struct constraint){second, feedback_of(FEEDBACK_PEGS, question.space, &secret, &second)};
    cr_expect_leq(play_on(&played, &secret), 27);
}

Test(optimal, with_no_budget_left_still_guesses) {
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    struct played played;
    play_nothing(&played, &question);
    play_pegs(&played, "1111", 1, 0);
    play_pegs(&played, "2222", 1, 0);
    play_pegs(&played, "3345", 1, 0);
    struct rng rng = rng_numbered(34);
    struct budget none = budget_of(0);
    struct suggestion suggestion;
    cr_assert_eq(strategy_suggest(&suggestion, strategy_find("optimal"), &played.position, &rng, &none), OK);
    cr_expect(suggestion.fits);
}
