/* SPDX-License-Identifier: Apache-2.0 */
/* Parts: what a guess divides the codes into. */
#include "solvers/codebreaking/partition.h"

#include <criterion/criterion.h>

#include "positions.h"
#include "support/starve.h"

/* Knuth 1977 lists what 1122 leaves: 256 after one black, 1 when it is right, ... */
Test(partition, of_1122_are_those_that_knuth_lists) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    struct code_list list;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&list, &played.position, SIZE_MAX, &budget), OK);
    struct code guess;
    cr_assert(code_parse(&guess, &space_mastermind, "1122", 4));
    struct partition parts;
    cr_assert_eq(partition_make(&parts, &played.position.question, list.codes, list.count, &guess), OK);
    static const struct part expected[] = {
        {{0, 0, 0}, 256}, {{0, 1, 0}, 256}, {{0, 2, 0}, 96}, {{0, 3, 0}, 16},  {{0, 4, 0}, 1},
        {{1, 0, 0}, 256}, {{1, 1, 0}, 208}, {{1, 2, 0}, 36}, {{2, 0, 0}, 114}, {{2, 1, 0}, 32},
        {{2, 2, 0}, 4},   {{3, 0, 0}, 20},  {{4, 0, 0}, 1},
    };
    cr_assert_eq(parts.count, sizeof expected / sizeof expected[0]);
    for (size_t i = 0; i < parts.count; i++) {
        cr_expect(feedback_equal(parts.part[i].answer, expected[i].answer));
        cr_expect_eq(parts.part[i].count, expected[i].count);
    }
    cr_expect_eq(partition_worst(&parts), 256);
    cr_expect_float_eq(partition_expected(&parts), 265078.0 / 1296, 1e-9);
    partition_clear(&parts);
    code_list_clear(&list);
}

Test(partition, of_answers_by_positions_are_told_apart_by_places) {
    struct played played;
    play_nothing(&played, &(struct question){&space_number_guess, FEEDBACK_POSITIONS});
    struct code_list list;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&list, &played.position, SIZE_MAX, &budget), OK);
    struct partition parts;
    cr_assert_eq(partition_make(&parts, &played.position.question, list.codes, list.count, &list.codes[0]), OK);
    cr_expect_eq(parts.count, 16);
    cr_expect_eq(parts.part[0].count, 8 * 9 * 9 * 9);
    cr_expect_eq(parts.part[15].count, 1);
    cr_expect_eq(parts.part[15].answer.exact, 4);
    partition_clear(&parts);
    code_list_clear(&list);
}

static void expect_same_parts(const struct partition *parts, const struct partition *expected) {
    cr_assert_eq(parts->count, expected->count);
    cr_expect_eq(parts->codes, expected->codes);
    for (size_t i = 0; i < parts->count; i++) {
        cr_expect(feedback_equal(parts->part[i].answer, expected->part[i].answer));
        cr_expect_eq(parts->part[i].count, expected->part[i].count);
    }
}

Test(partition, of_a_walk_are_those_of_the_list) {
    struct rng rng = rng_numbered(17);
    for (size_t q = 0; q < small_question_count; q++) {
        struct played played;
        struct code_list list;
        struct budget budget = budget_of(UINT64_MAX);
        play_randomly(&played, &small_questions[q], 1, &rng);
        cr_assert_eq(candidates_list(&list, &played.position, SIZE_MAX, &budget), OK);
        const struct code *guess = &played.history[0].guess;
        struct partition walked;
        struct partition listed;
        cr_assert_eq(partition_walk(&walked, &played.position, guess, &budget), OK);
        cr_assert_eq(partition_make(&listed, &small_questions[q], list.codes, list.count, guess), OK);
        expect_same_parts(&walked, &listed);
        partition_clear(&walked);
        partition_clear(&listed);
        code_list_clear(&list);
    }
}

Test(partition, of_a_walk_need_the_steps_for_it) {
    struct played played;
    struct partition parts;
    struct budget budget = budget_of(100);
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    const struct code guess = {{0}};
    cr_expect_eq(partition_walk(&parts, &played.position, &guess, &budget), ERR_BUSY);
}

Test(partition, of_a_walk_say_when_memory_runs_out) {
    if (!starve_is_possible()) {
        cr_skip_test("no allocation can be made to fail here");
    }
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    const struct code guess = {{0}};
    bool failed = true;
    for (long allocations = 0; failed; allocations++) {
        struct partition parts = {0};
        struct budget budget = budget_of(SOLVER_STEPS);
        starve_after(allocations);
        enum err err = partition_walk(&parts, &played.position, &guess, &budget);
        failed = starve_end();
        cr_expect_eq(err, failed ? ERR_NO_MEMORY : OK);
        partition_clear(&parts);
    }
}
