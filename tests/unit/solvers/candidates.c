/* SPDX-License-Identifier: Apache-2.0 */
/* The codes that fit: a walk must meet exactly those that looking at every code finds, in the same order. */
#include "solvers/candidates.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"

static void expect_all_met(const struct position *position, const char *what, size_t number) {
    size_t count = 0;
    struct code *slowly = list_slowly(&count, position);
    struct budget budget = budget_of(UINT64_MAX);
    struct code_list list;
    cr_assert_eq(candidates_list(&list, position, SIZE_MAX, &budget), OK);
    cr_expect(list.complete);
    cr_expect_eq(list.count, count, "%s %zu: %zu codes, not %zu", what, number, list.count, count);
    cr_expect(list.count != count || count == 0 || memcmp(list.codes, slowly, count * sizeof *slowly) == 0);
    code_list_clear(&list);
    free(slowly);
}

Test(candidates, walk_meets_the_same_codes_as_looking_at_each) {
    struct rng rng = rng_numbered(1);
    for (size_t q = 0; q < small_question_count; q++) {
        for (size_t round = 0; round < 30; round++) {
            struct played played;
            play_randomly(&played, &small_questions[q], round % 6, &rng);
            expect_all_met(&played.position, "small game", q);
        }
    }
}

Test(candidates, walk_keeps_to_more_answers_than_a_vector_holds) {
    struct rng rng = rng_numbered(2);
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    for (size_t round = 0; round < 20; round++) {
        struct played played;
        play_randomly(&played, &question, 15 + round, &rng);
        expect_all_met(&played.position, "long round", round);
    }
}

Test(candidates, walk_through_the_rulesets_meets_every_code) {
    for (size_t i = 0; i < space_count; i++) {
        struct played played;
        play_nothing(&played, &(struct question){spaces[i], FEEDBACK_PEGS});
        expect_all_met(&played.position, "ruleset", i);
    }
}

Test(candidates, of_answers_that_contradict_each_other_there_are_none) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1111", 0, 0);
    play_pegs(&played, "1122", 2, 2);
    struct budget budget = budget_of(UINT64_MAX);
    uint64_t count = 1;
    cr_assert_eq(candidates_count(&count, &played.position, &budget), OK);
    cr_expect_eq(count, 0);
}

/* 256 is in Knuth's paper: what 1122 leaves at worst. The rest was counted by looking at every code. */
Test(candidates, are_counted_exactly) {
    struct budget budget = budget_of(1);
    struct played played;
    uint64_t count = 0;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    cr_assert_eq(candidates_count(&count, &played.position, &budget), OK);
    cr_expect_eq(count, 1296);
    play_pegs(&played, "1122", 1, 0);
    cr_assert_eq(candidates_count(&count, &played.position, &budget), OK);
    cr_expect_eq(count, 256);
    size_t slowly = 0;
    play_pegs(&played, "1344", 0, 1);
    free(list_slowly(&slowly, &played.position));
    cr_assert_eq(candidates_count(&count, &played.position, &budget), OK);
    cr_expect_eq(count, slowly);
}

static const struct code_space ten_million = {7, 10, true, -1, "0123456789"};
static const struct code_space eighty_million = {8, 10, true, -1, "0123456789"};

Test(candidates, are_counted_exactly_up_to_ten_million_codes_whatever_the_steps) {
    struct budget budget = budget_of(0);
    struct played played;
    uint64_t count = 0;
    play_nothing(&played, &(struct question){&ten_million, FEEDBACK_PEGS});
    play_pegs(&played, "0000000", 0, 0);
    cr_assert_eq(candidates_count(&count, &played.position, &budget), OK);
    cr_expect_eq(count, 4782969); /* 9^7 */
}

Test(candidates, of_larger_spaces_are_counted_while_the_budget_lasts) {
    struct played played;
    uint64_t count = 0;
    play_nothing(&played, &(struct question){&eighty_million, FEEDBACK_PEGS});
    struct budget none = budget_of(0);
    cr_assert_eq(candidates_count(&count, &played.position, &none), OK);
    cr_expect_eq(count, 100000000, "an empty history needs no counting");
    play_pegs(&played, "00000000", 0, 0);
    struct budget few = budget_of(1000);
    cr_assert_eq(candidates_count(&count, &played.position, &few), OK);
    cr_expect_eq(count, CANDIDATES_UNKNOWN);
    play_pegs(&played, "11112222", 0, 8);
    struct budget enough = budget_of(1000000);
    cr_assert_eq(candidates_count(&count, &played.position, &enough), OK);
    cr_expect_eq(count, 1);
}

Test(candidates, list_takes_no_more_than_asked_for_and_says_so) {
    struct budget budget = budget_of(UINT64_MAX);
    struct played played;
    struct code_list list;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    cr_assert_eq(candidates_list(&list, &played.position, 300, &budget), OK);
    cr_expect_eq(list.count, 300);
    cr_expect_not(list.complete);
    code_list_clear(&list);
    cr_assert_eq(candidates_list(&list, &played.position, 1296, &budget), OK);
    cr_expect_eq(list.count, 1296);
    cr_expect(list.complete);
    code_list_clear(&list);
}

Test(candidates, list_stops_when_the_budget_is_over) {
    struct budget budget = budget_of(100);
    struct played played;
    struct code_list list;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    cr_assert_eq(candidates_list(&list, &played.position, 1296, &budget), OK);
    cr_expect_not(list.complete);
    cr_expect_lt(list.count, 100);
    cr_expect(budget.over);
    code_list_clear(&list);
}
