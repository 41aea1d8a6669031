/* SPDX-License-Identifier: Apache-2.0 */
/* Queries by themselves: what is a member of one, and what is said of those that are not known. */
#include "http/query.h"

#include <string.h>

#include <criterion/criterion.h>

static const struct query_member known[] = {{.name = "round", .kind = QUERY_INTEGER, .min = 1, .max = 9, .word = "all"},
                                            {.name = "player", .kind = QUERY_ID, .word = "me"},
                                            {.name = "q"},
                                            {.name = NULL}};
static struct problem problem;

static void expect_fine(const char *query) {
    problem_clear(&problem);
    cr_expect_eq(query_check(query, known, &problem), OK, "%s: %s", query == NULL ? "none" : query, problem.detail);
}

static void expect_refused(const char *query, const char *pointer, const char *detail) {
    problem_clear(&problem);
    cr_expect_eq(query_check(query, known, &problem), ERR_INVALID_VALUE, "%s", query);
    cr_assert_gt(problem.point_count, 0);
    cr_expect_str_eq(problem.points[0].pointer, pointer, "%s: %s", query, problem.points[0].pointer);
    cr_expect_str_eq(problem.points[0].detail, detail, "%s: %s", query, problem.points[0].detail);
}

Test(query, what_is_known_is_taken) {
    expect_fine(NULL);
    expect_fine("");
    expect_fine("&&");
    expect_fine("round=1&player=me&q=");
    expect_fine("&round=%39&&q");
    expect_fine("r%6Fund=all&player=0000000000000001");
}

Test(query, an_unknown_member_is_told_what_is_known) {
    expect_refused("x", "?x", "is not known here. Known are round, player and q.");
    expect_refused("=1", "?", "is not known here. Known are round, player and q.");
    expect_refused("Round=1", "?Round", "is not known here; did you mean \"round\"? Known are round, player and q.");
    expect_refused("plaeyr=me", "?plaeyr",
                   "is not known here; did you mean \"player\"? Known are round, player and q.");
    expect_refused("roun%64s=1", "?rounds",
                   "is not known here; did you mean \"round\"? Known are round, player and q.");
}

Test(query, where_little_is_known_that_is_said) {
    static const struct query_member one[] = {{.name = "wait"}, {.name = NULL}};
    problem_clear(&problem);
    cr_expect_eq(query_check("xyz=1", one, &problem), ERR_INVALID_VALUE);
    cr_expect_str_eq(problem.points[0].detail, "is not known here. Known is wait.");
    problem_clear(&problem);
    cr_expect_eq(query_check("xyz=1", NULL, &problem), ERR_INVALID_VALUE);
    cr_expect_str_eq(problem.points[0].detail, "is not known here: this call takes no query");
}

Test(query, a_member_is_given_once) {
    expect_refused("q=1&q=1", "?q", "is given more than once");
    expect_refused("q&%71", "?q", "is given more than once");
    cr_expect_eq(problem.point_count, 1);
}

Test(query, a_value_is_of_its_kind) {
    static const char *const numbers[] = {
        "round",     "round=",   "round=0",    "round=10",  "round=-1",
        "round=1.0", "round=+1", "round=all ", "round=aLL", "round=99999999999999999999"};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        expect_refused(numbers[i], "?round", "must be an integer from 1 to 9 or all");
    }
    expect_refused("player=", "?player", "must be an id or me");
    expect_refused("player=all", "?player", "must be an id or me");
}

Test(query, a_long_one_is_told_of_in_part) {
    char query[6000];
    memset(query, 'a', sizeof query - 1);
    query[sizeof query - 1] = '\0';
    problem_clear(&problem);
    cr_expect_eq(query_check(query, known, &problem), ERR_INVALID_VALUE);
    cr_expect_lt(strlen(problem.points[0].pointer), (size_t)PROBLEM_POINTER_MAX);
    for (size_t i = 0; i + 2 < sizeof query; i += 2) {
        query[i + 1] = '&';
    }
    problem_clear(&problem);
    cr_expect_eq(query_check(query, known, &problem), ERR_INVALID_VALUE);
    cr_expect_eq(problem.point_count, (size_t)PROBLEM_POINTS_MAX);
    memset(query, 'a', sizeof query - 1);
    memcpy(query, "round=", 6);
    problem_clear(&problem);
    cr_expect_eq(query_check(query, known, &problem), ERR_INVALID_VALUE);
}
