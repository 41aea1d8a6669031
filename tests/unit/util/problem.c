/* SPDX-License-Identifier: Apache-2.0 */
/* What is wrong with a request. */
#include "util/problem.h"

#include <string.h>

#include <criterion/criterion.h>
#include <unistr.h>

static struct problem problem;

Test(problem, setting_returns_the_error_and_words_it) {
    cr_assert_eq(problem_set(&problem, ERR_NOT_FOUND, "There is no game %d.", 7), ERR_NOT_FOUND);
    cr_assert_eq(problem.err, ERR_NOT_FOUND);
    cr_assert_str_eq(problem.detail, "There is no game 7.");
    cr_assert(problem.point_count == 0 && problem.members[0] == '\0');
}

Test(problem, a_bad_value_names_its_place_twice) {
    cr_assert_eq(problem_set_at(&problem, ERR_INVALID_VALUE, "/code", "must have %d symbols", 4), ERR_INVALID_VALUE);
    cr_assert_eq(problem.point_count, 1);
    cr_assert_str_eq(problem.points[0].pointer, "/code");
    cr_assert_str_eq(problem.points[0].detail, "must have 4 symbols");
    cr_assert_str_eq(problem.detail, "/code: must have 4 symbols");
}

Test(problem, the_whole_body_is_called_so) {
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "", "must be an object");
    cr_assert_str_eq(problem.detail, "The body: must be an object");
    cr_assert_str_eq(problem.points[0].pointer, "");
}

Test(problem, setting_again_forgets_what_was) {
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "/a", "x");
    problem_add_point(&problem, "/b", "y");
    problem.members[0] = '{';
    (void)problem_set(&problem, ERR_BUSY, "busy");
    cr_assert(problem.point_count == 0 && problem.err == ERR_BUSY);
    cr_assert_str_empty(problem.members);
    problem_clear(&problem);
    cr_assert_eq(problem.err, OK);
    cr_assert_str_eq(problem.detail, "");
}

Test(problem, there_are_only_so_many_points) {
    (void)problem_set(&problem, ERR_INVALID_VALUE, "many");
    for (int i = 0; i < 2 * PROBLEM_POINTS_MAX; i++) {
        problem_add_point(&problem, "/x", "%d", i);
    }
    cr_assert_eq(problem.point_count, PROBLEM_POINTS_MAX);
    cr_assert_str_eq(problem.points[PROBLEM_POINTS_MAX - 1].detail, "19");
}

Test(problem, a_text_too_long_is_cut) {
    char pointer[2 * PROBLEM_POINTER_MAX];
    memset(pointer, 'p', sizeof pointer - 1);
    pointer[sizeof pointer - 1] = '\0';
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, pointer, "%0*d", 2 * PROBLEM_DETAIL_MAX, 0);
    cr_assert_eq(strlen(problem.points[0].pointer), PROBLEM_POINTER_MAX - 1);
    cr_assert_eq(strlen(problem.points[0].detail), PROBLEM_DETAIL_MAX - 1);
    cr_assert_eq(strlen(problem.detail), PROBLEM_DETAIL_MAX - 1);
}

/* Answers are UTF-8: half a character would cost the whole text. */
Test(problem, a_text_is_cut_between_characters) {
    char euros[2 * PROBLEM_DETAIL_MAX] = "";
    for (size_t start = 0; start < 3; start++) {
        memset(euros, 'x', start);
        for (size_t at = start; at + 3 < sizeof euros; at += 3) {
            memcpy(euros + at, "\xe2\x82\xac", 4);
        }
        (void)problem_set_at(&problem, ERR_INVALID_VALUE, euros, "%s", euros);
        const char *const texts[] = {problem.points[0].pointer, problem.points[0].detail, problem.detail};
        const size_t sizes[] = {PROBLEM_POINTER_MAX, PROBLEM_DETAIL_MAX, PROBLEM_DETAIL_MAX};
        for (size_t i = 0; i < 3; i++) {
            cr_expect(strlen(texts[i]) < sizes[i] && strlen(texts[i]) >= sizes[i] - 3);
            cr_expect(u8_check((const uint8_t *)texts[i], strlen(texts[i])) == NULL, "%s", texts[i]);
        }
    }
    (void)problem_set(&problem, ERR_NOT_FOUND, "What is whole stays: \xe2\x82\xac");
    cr_expect_str_eq(problem.detail, "What is whole stays: \xe2\x82\xac");
}
