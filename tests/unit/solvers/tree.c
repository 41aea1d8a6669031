/* SPDX-License-Identifier: Apache-2.0 */
/* Strategy trees. */
#include "solvers/codebreaking/tree.h"

#include <stdlib.h>

#include <criterion/criterion.h>

#include "positions.h"

/* Guesses the smallest code that fits: what its tree must add up to is easily found one secret at a time. */
static enum err choose_smallest(struct code *out, const struct situation *situation, struct rng *rng,
                                struct budget *budget) {
    (void)rng;
    (void)budget;
    *out = situation->codes[0];
    return OK;
}

static bool can_play_anything(const struct question *question) {
    return question->space->length > 0;
}

static const struct strategy smallest = {"smallest", "", 1, can_play_anything, choose_smallest};

static unsigned guesses_for(const struct question *question, const struct code *secret) {
    struct played played;
    play_nothing(&played, question);
    for (;;) {
        size_t count = 0;
        struct code *codes = list_slowly(&count, &played.position);
        struct code guess = codes[0];
        free(codes);
        struct feedback answer = feedback_of(question->kind, question->space, secret, &guess);
        played.history[played.position.count++] = (struct constraint){guess, answer};
        if (feedback_is_solved(question->space, answer)) {
            return (unsigned)played.position.count;
        }
        cr_assert_lt(played.position.count, PLAYED_MAX);
    }
}

Test(tree, adds_up_to_what_playing_secret_by_secret_does) {
    for (size_t q = 0; q < small_question_count; q++) {
        const struct question *question = &small_questions[q];
        struct rng rng = rng_numbered(15);
        struct budget budget = budget_of(UINT64_MAX);
        struct tree tree;
        cr_assert_eq(tree_play(&tree, &smallest, question, &rng, &budget), OK);
        uint64_t guesses = 0;
        uint64_t solved_in[TREE_DEPTH_MAX + 1] = {0};
        unsigned depth = 0;
        struct code secret;
        for (bool more = code_first(&secret, question->space); more; more = code_next(&secret, question->space)) {
            unsigned needed = guesses_for(question, &secret);
            guesses += needed;
            solved_in[needed]++;
            depth = needed > depth ? needed : depth;
        }
        cr_expect_eq(tree.secrets, code_count(question->space));
        cr_expect_eq(tree.guesses, guesses);
        cr_expect_eq(tree.depth, depth);
        cr_expect_arr_eq(tree.solved_in, solved_in, sizeof solved_in);
        /* Every guess fits, so every code is guessed in one node. */
        cr_expect_eq(tree.nodes, tree.secrets);
    }
}

static enum err choose_the_same(struct code *out, const struct situation *situation, struct rng *rng,
                                struct budget *budget) {
    (void)rng;
    (void)budget;
    code_first(out, situation->position.question.space);
    return OK;
}

static const struct strategy same = {"same", "", 1, can_play_anything, choose_the_same};

Test(tree, of_a_strategy_that_makes_no_headway_is_given_up) {
    struct rng rng = rng_numbered(16);
    struct budget budget = budget_of(UINT64_MAX);
    struct tree tree;
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    cr_expect_eq(tree_play(&tree, &same, &question, &rng, &budget), ERR_INTERNAL);
}

Test(tree, stops_when_the_budget_is_over) {
    struct rng rng = rng_numbered(17);
    struct budget budget = budget_of(50000);
    struct tree tree;
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    cr_expect_eq(tree_play(&tree, strategy_find("entropy"), &question, &rng, &budget), ERR_BUSY);
}

Test(tree, of_a_space_too_large_to_list_is_refused) {
    static const struct code_space large = {6, 9, true, -1, "123456789"};
    struct rng rng = rng_numbered(18);
    struct budget budget = budget_of(UINT64_MAX);
    struct tree tree;
    struct question question = {&large, FEEDBACK_PEGS};
    cr_expect_eq(tree_play(&tree, strategy_find("random"), &question, &rng, &budget), ERR_BUSY);
}
