/* SPDX-License-Identifier: Apache-2.0 */
/* Problems as documents (RFC 9457). */
#include "http/problem.h"

#include <string.h>

#include <criterion/criterion.h>

#include <jansson.h>

static struct problem problem;

static json_t *render_in(enum language language) {
    struct json_out out;
    json_out_init(&out);
    problem_write(&out, &problem, language, "https://referee.example", "id-1");
    json_t *json = json_loadb(out.buf.bytes, out.buf.length, 0, NULL);
    json_out_free(&out);
    cr_assert_not_null(json);
    return json;
}

static json_t *render(void) {
    return render_in(LANGUAGE_ENGLISH);
}

static const char *text(const json_t *json, const char *name) {
    return json_string_value(json_object_get(json, name));
}

Test(http_problem, it_has_the_members_of_the_standard) {
    (void)problem_set(&problem, ERR_GAME_OVER, "The game is over.");
    json_t *json = render();
    cr_expect_str_eq(text(json, "type"), "https://referee.example/problems/game-over");
    cr_expect_str_eq(text(json, "title"), err_def(ERR_GAME_OVER)->title);
    cr_expect_eq(json_integer_value(json_object_get(json, "status")), 409);
    cr_expect_str_eq(text(json, "detail"), "The game is over.");
    cr_expect_str_eq(text(json, "request_id"), "id-1");
    cr_expect_eq(json_object_size(json), 5);
    json_decref(json);
}

Test(http_problem, bad_values_are_listed) {
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "/a", "must be a string");
    problem_add_point(&problem, "/b", "is required");
    json_t *json = render();
    json_t *errors = json_object_get(json, "errors");
    cr_assert_eq(json_array_size(errors), 2);
    cr_expect_str_eq(text(json_array_get(errors, 1), "pointer"), "/b");
    cr_expect_str_eq(text(json_array_get(errors, 1), "detail"), "is required");
    json_decref(json);
}

static const struct problem_def rule = {"TOO_HIGH", 409, "too-high", "Too high", "Play lower."};

Test(http_problem, a_familys_own_is_told_by_its_name_status_and_title) {
    cr_expect_eq(problem_set_rule(&problem, &rule, "/pitch", "must be %d", 3), ERR_RULES);
    problem_complete(&problem, ERR_RULES);
    json_t *json = render();
    cr_expect_str_eq(text(json, "type"), "https://referee.example/problems/too-high");
    cr_expect_str_eq(text(json, "title"), "Too high");
    cr_expect_eq(json_integer_value(json_object_get(json, "status")), 409);
    cr_expect_str_eq(text(json, "detail"), "/pitch: must be 3");
    cr_expect_str_eq(text(json_array_get(json_object_get(json, "errors"), 0), "detail"), "must be 3");
    json_decref(json);
    problem_complete(&problem, ERR_STORE);
    cr_expect_str_eq(problem_def(&problem)->name, "store-unavailable", "the next problem is not the family's");
}

Test(http_problem, what_a_family_adds_are_members_like_the_others) {
    (void)problem_set_rule(&problem, &rule, NULL, "x");
    (void)snprintf(problem.members, sizeof problem.members, "{\"attempts\":[3,5],\"repairs\":[{\"attempt\":3}]}");
    json_t *json = render();
    json_t *attempts = json_object_get(json, "attempts");
    cr_assert_eq(json_array_size(attempts), 2);
    cr_expect_eq(json_integer_value(json_array_get(attempts, 1)), 5);
    json_t *corrections = json_object_get(json, "repairs");
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(corrections, 0), "attempt")), 3);
    cr_expect_eq(json_object_size(json), 7);
    json_decref(json);
}

Test(http_problem, what_is_not_utf_8_does_not_prevent_an_answer) {
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "/\xff/x", "bad \xc3 text");
    json_t *json = render();
    cr_expect_str_eq(text(json, "detail"), err_def(ERR_INVALID_VALUE)->title);
    cr_expect_str_eq(text(json_array_get(json_object_get(json, "errors"), 0), "pointer"), "");
    json_decref(json);
}

Test(http_problem, an_error_nobody_explained_gets_a_sentence) {
    for (int i = OK + 1; i < ERR_COUNT; i++) {
        problem_clear(&problem);
        problem_complete(&problem, (enum err)i);
        cr_expect_eq(problem.err, (enum err)i);
        cr_expect_gt(strlen(problem.detail), 10, "%s", err_name((enum err)i));
    }
    cr_expect_not_null(strstr((problem_complete(&problem, ERR_STORE_UNKNOWN), problem.detail), "Idempotency-Key"));
}

Test(http_problem, an_explanation_of_another_error_is_replaced_and_one_that_fits_stays) {
    (void)problem_set(&problem, ERR_NOT_YOUR_TURN, "Wait.");
    problem_complete(&problem, ERR_NOT_YOUR_TURN);
    cr_expect_str_eq(problem.detail, "Wait.");
    problem_complete(&problem, ERR_STORE);
    cr_expect_str_neq(problem.detail, "Wait.");
}

Test(http_problem, the_document_for_no_memory_is_one) {
    json_t *json = json_loads(problem_without_memory, 0, NULL);
    cr_assert_not_null(json);
    cr_expect_eq(json_integer_value(json_object_get(json, "status")), 503);
    json_decref(json);
}

Test(http_problem, people_read_it_in_their_language_and_programs_as_ever) {
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "/a", "must have %d to %d characters", 1, 3);
    problem_add_point(&problem, "/b", "is required");
    json_t *json = render_in(LANGUAGE_POLISH);
    cr_expect_str_eq(text(json, "type"), "https://referee.example/problems/invalid-value");
    cr_expect_str_eq(text(json, "title"), "Wartość jest nieprawidłowa");
    cr_expect_str_eq(text(json, "detail"), "/a: musi mieć od 1 do 3 znaków");
    json_t *errors = json_object_get(json, "errors");
    cr_expect_str_eq(text(json_array_get(errors, 0), "pointer"), "/a");
    cr_expect_str_eq(text(json_array_get(errors, 0), "detail"), "musi mieć od 1 do 3 znaków");
    cr_expect_str_eq(text(json_array_get(errors, 1), "detail"), "brakuje tej wartości");
    json_decref(json);
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "", "must be a JSON object");
    json = render_in(LANGUAGE_POLISH);
    cr_expect_str_eq(text(json, "detail"), "Treść żądania: musi być obiektem JSON");
    json_decref(json);
    (void)problem_set_at(&problem, ERR_INVALID_VALUE, "/c", "nobody has a text for this");
    json = render_in(LANGUAGE_POLISH);
    cr_expect_str_eq(text(json, "detail"), "/c: nobody has a text for this");
    json_decref(json);
}
