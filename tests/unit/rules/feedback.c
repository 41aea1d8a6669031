/* SPDX-License-Identifier: Apache-2.0 */
/* The three kinds of answers. */
#include "rules/feedback.h"

#include <string.h>

#include <criterion/criterion.h>

#include "spaces.h"

static struct code read_code(const struct code_space *space, const char *text) {
    struct code code;
    cr_assert(code_parse(&code, space, text, strlen(text)), "%s", text);
    return code;
}

static struct feedback ask(enum feedback_kind kind, const char *secret, const char *guess) {
    struct code one = read_code(&space_number_guess, secret);
    struct code other = read_code(&space_number_guess, guess);
    return feedback_of(kind, &space_number_guess, &one, &other);
}

Test(feedback, pegs_count_exact_and_misplaced) {
    cr_expect(feedback_equal(ask(FEEDBACK_PEGS, "1234", "4261"), (struct feedback){1, 2, 0}));
}

Test(feedback, exact_tells_only_how_many_places_are_right) {
    cr_expect(feedback_equal(ask(FEEDBACK_EXACT, "1234", "4261"), (struct feedback){1, 0, 0}));
}

Test(feedback, positions_tell_which_places_are_right) {
    cr_expect(feedback_equal(ask(FEEDBACK_POSITIONS, "1972", "4572"), (struct feedback){2, 0, 12}));
    cr_expect(feedback_equal(ask(FEEDBACK_POSITIONS, "1234", "1243"), (struct feedback){2, 0, 3}));
}

Test(feedback, answers_differ_when_any_member_does) {
    struct feedback answer = {1, 2, 4};
    cr_expect(feedback_equal(answer, answer));
    cr_expect_not(feedback_equal(answer, (struct feedback){2, 2, 4}));
    cr_expect_not(feedback_equal(answer, (struct feedback){1, 1, 4}));
    cr_expect_not(feedback_equal(answer, (struct feedback){1, 2, 2}));
}

Test(feedback, only_all_places_right_is_solved) {
    cr_expect(feedback_is_solved(&space_number_guess, ask(FEEDBACK_PEGS, "1234", "1234")));
    cr_expect(feedback_is_solved(&space_number_guess, ask(FEEDBACK_POSITIONS, "1234", "1234")));
    cr_expect(feedback_is_solved(&space_number_guess, ask(FEEDBACK_EXACT, "1234", "1234")));
    cr_expect_not(feedback_is_solved(&space_number_guess, ask(FEEDBACK_PEGS, "1234", "4321")));
}

Test(feedback, wrong_places_are_masked_by_X) {
    char text[CODE_TEXT_SIZE];
    struct code guess = read_code(&space_number_guess, "4572");
    feedback_format_positions(text, &space_number_guess, &guess, ask(FEEDBACK_POSITIONS, "1972", "4572"));
    cr_expect_str_eq(text, "XX72");
    feedback_format_positions(text, &space_number_guess, &guess, ask(FEEDBACK_POSITIONS, "4572", "4572"));
    cr_expect_str_eq(text, "4572");
}

Test(feedback, a_masked_guess_is_read_back) {
    struct code guess = read_code(&space_number_guess, "4572");
    struct feedback answer = {9, 9, 9};
    cr_assert(feedback_parse_positions(&answer, &space_number_guess, &guess, "XX72", 4));
    cr_expect(feedback_equal(answer, (struct feedback){2, 0, 12}));
}

Test(feedback, what_is_not_the_guess_with_a_mask_is_refused) {
    struct code guess = read_code(&space_number_guess, "4572");
    struct feedback answer = {9, 9, 9};
    cr_expect_not(feedback_parse_positions(&answer, &space_number_guess, &guess, "XX7", 3));
    cr_expect_not(feedback_parse_positions(&answer, &space_number_guess, &guess, "XX72X", 5));
    cr_expect_not(feedback_parse_positions(&answer, &space_number_guess, &guess, "XX73", 4));
    cr_expect_not(feedback_parse_positions(&answer, &space_number_guess, &guess, "xx72", 4));
    cr_expect(feedback_equal(answer, (struct feedback){9, 9, 9}), "nothing is written");
}
