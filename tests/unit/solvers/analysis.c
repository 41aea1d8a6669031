/* SPDX-License-Identifier: Apache-2.0 */
/* Analyses: what they say of positions and of rounds that are over. The figures are held against counting in tests/api. */
#include "solvers/analysis.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "util/json.h"

static const struct analysis *analysis;
static struct rng rng;
static struct json_out out;
static struct problem problem;

static void begin(void) {
    analysis = analysis_find("codebreaking");
    cr_assert_not_null(analysis);
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    json_out_init(&out);
    problem_clear(&problem);
}

static void end(void) {
    json_out_free(&out);
}

TestSuite(analysis, .init = begin, .fini = end);

static const struct preset *preset_of(const char *ruleset) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, ruleset, strlen(ruleset));
    cr_assert_not_null(preset);
    return preset;
}

/* JSON written with single quotes. */
static json_t *json_of(const char *text) {
    char quoted[2048];
    cr_assert_lt(strlen(text), sizeof quoted);
    size_t length = 0;
    for (; text[length] != '\0'; length++) {
        quoted[length] = (char)(text[length] == '\'' ? '"' : text[length]);
    }
    json_t *json = json_loadb(quoted, length, JSON_DECODE_ANY, NULL);
    cr_assert_not_null(json, "%s", text);
    return json;
}

static json_t *written(void) {
    cr_assert_not(json_out_failed(&out));
    json_t *json = json_loadb(out.buf.bytes, out.buf.length, 0, NULL);
    cr_assert_not_null(json);
    json_out_clear(&out);
    return json;
}

static json_t *ask(const char *ruleset, const char *body, struct budget budget) {
    struct inquiry *inquiry = NULL;
    json_t *json = json_of(body);
    cr_assert_eq(analysis->read_inquiry(&inquiry, preset_of(ruleset), json, &problem), OK, "%s", problem.detail);
    json_decref(json);
    cr_assert_eq(analysis->answer_inquiry(&out, inquiry, &rng, &budget), OK);
    analysis->free_inquiry(inquiry);
    return written();
}

static void refused(const char *body, enum err err, const char *pointer) {
    struct inquiry *inquiry = NULL;
    json_t *json = json_of(body);
    cr_expect_eq(analysis->read_inquiry(&inquiry, preset_of("mastermind"), json, &problem), err, "%s", body);
    cr_expect_null(inquiry);
    cr_expect(problem.point_count > 0 && strcmp(problem.points[0].pointer, pointer) == 0, "%s: %s", body,
              problem.points[0].pointer);
    json_decref(json);
}

static long long integer(const json_t *object, const char *name) {
    const json_t *value = json_object_get(object, name);
    cr_assert(json_is_integer(value), "%s", name);
    return json_integer_value(value);
}

static bool is_null(const json_t *object, const char *name) {
    return json_is_null(json_object_get(object, name));
}

Test(analysis, every_analyst_is_found_by_its_family) {
    for (size_t f = 0; families[f] != NULL; f++) {
        const struct analysis *found = analysis_find(families[f]->name);
        cr_expect(found == NULL || strcmp(found->family, families[f]->name) == 0);
    }
    cr_expect_not_null(analysis_find("line"));
    cr_expect_null(analysis_find("nonsense"));
}

Test(analysis, a_position_is_counted_and_a_guess_suggested) {
    json_t *answer = ask("mastermind", "{'strategy':'minimax','history':[{'code':'1122','black':1,'white':0}]}",
                         budget_of(UINT64_MAX));
    cr_expect(json_is_true(json_object_get(answer, "consistent")));
    cr_expect_eq(integer(answer, "candidates"), 256);
    cr_expect_eq(json_array_size(json_object_get(answer, "sample")), 50);
    const json_t *suggestion = json_object_get(answer, "suggestion");
    cr_expect_str_eq(json_string_value(json_object_get(suggestion, "code")), "1344");
    cr_expect_eq(integer(suggestion, "worst_remaining"), 44);
    json_decref(answer);
}

Test(analysis, a_strong_strategy_is_taken_where_none_is_named) {
    json_t *answer = ask("mastermind", "{}", budget_of(UINT64_MAX));
    cr_expect_str_eq(json_string_value(json_object_get(json_object_get(answer, "suggestion"), "code")), "1123",
                     "the first guess of the optimal tree");
    json_decref(answer);
    answer = ask("super-mastermind", "{}", budget_of(UINT64_MAX));
    cr_expect_eq(integer(answer, "candidates"), 32768);
    json_decref(answer);
}

Test(analysis, answers_that_cannot_all_be_true_are_named) {
    json_t *answer = ask("mastermind",
                         "{'history':[{'code':'1111','black':3,'white':0},{'code':'2222','black':3,'white':0},"
                         "{'code':'3333','black':3,'white':0}]}",
                         budget_of(UINT64_MAX));
    json_t *sets = json_of("[[1,2],[1,3],[2,3]]");
    cr_expect(json_equal(json_object_get(answer, "contradiction"), sets));
    cr_expect(json_is_false(json_object_get(answer, "consistent")));
    cr_expect_eq(integer(answer, "candidates"), 0);
    cr_expect(is_null(answer, "suggestion"));
    json_decref(sets);
    json_decref(answer);
}

static bool is_over(void *context) {
    (void)context;
    return true;
}

Test(analysis, a_position_without_time_is_told_as_far_as_it_is_known) {
    struct budget budget = budget_of(UINT64_MAX);
    budget.expired = is_over;
    json_t *answer = ask("mastermind",
                         "{'options':{'length':7,'alphabet':'0123456789'},'history':["
                         "{'code':'0123456','black':1,'white':2}]}",
                         budget);
    cr_expect(json_is_true(json_object_get(answer, "consistent")));
    cr_expect(is_null(answer, "contradiction"));
    cr_expect(is_null(answer, "candidates"), "there was no time to count");
    json_decref(answer);
}

Test(analysis, what_is_wrong_in_a_question_is_pointed_at) {
    refused("{'history':[{'code':'1111','black':1}]}", ERR_INVALID_VALUE, "/history/0/white");
    refused("{'history':[{'code':'1117','black':1,'white':0}]}", ERR_RULES, "/history/0/code");
    refused("{'history':[{'code':'1111','black':3,'white':1}]}", ERR_INVALID_VALUE, "/history/0/white");
    refused("{'strategy':'best'}", ERR_INVALID_VALUE, "/strategy");
    refused("{'strategy':'optimal','options':{'length':5}}", ERR_INVALID_VALUE, "/strategy");
    refused("{'options':{'length':0}}", ERR_INVALID_VALUE, "/options/length");
    refused("{'nonsense':1}", ERR_INVALID_VALUE, "/nonsense");
    analysis->free_inquiry(NULL);
}

/* ---- rounds ---- */

static struct config *config_of(const char *ruleset, const char *options) {
    struct config *config = NULL;
    const struct preset *preset = preset_of(ruleset);
    const struct family *family = NULL;
    json_t *given = json_of(options);
    (void)family_find_preset(&family, ruleset, strlen(ruleset));
    cr_assert_eq(family->configure(&config, preset, &(struct setup){.options = given, .opponents = 1}, &problem), OK,
                 "%s", problem.detail);
    json_decref(given);
    return config;
}

static json_t *analyse(const char *ruleset, const char *options, const char *history, struct budget budget) {
    struct config *config = config_of(ruleset, options);
    json_t *view = json_pack("{s:o}", "history", json_of(history));
    const struct observation head = {.config = config, .viewer = VIEWER_SPECTATOR};
    struct observation *observation = NULL;
    cr_assert_eq(config->family->read_view(&observation, &head, view), OK);
    json_out_begin_object(&out);
    cr_assert_eq(analysis->analyse_round(&out, observation, &rng, &budget), OK);
    json_out_end_object(&out);
    free(observation);
    json_decref(view);
    config_release(config);
    return written();
}

static double number(const json_t *object, const char *name) {
    const json_t *value = json_object_get(object, name);
    cr_assert(json_is_number(value), "%s", name);
    return json_number_value(value);
}

Test(analysis, luck_and_skill_are_told_apart) {
    json_t *round = analyse("mastermind", "{}",
                            "[{'attempt':1,'seat':0,'code':'1122','black':1,'white':0},"
                            "{'attempt':2,'seat':0,'code':'1122','black':1,'white':0}]",
                            budget_of(UINT64_MAX));
    const json_t *first = json_array_get(json_object_get(round, "items"), 0);
    const json_t *second = json_array_get(json_object_get(round, "items"), 1);
    const json_t *sums = json_array_get(json_object_get(round, "seats"), 0);
    cr_expect_eq(integer(first, "candidates_before"), 1296);
    cr_expect_eq(integer(first, "candidates_after"), 256);
    cr_expect_float_eq(number(first, "bits_gained"), 2.33985, 1e-6, "log2(1296/256)");
    cr_expect_str_eq(json_string_value(json_object_get(json_object_get(first, "best"), "code")), "1234");
    cr_expect_eq(integer(second, "bits_gained"), 0);
    cr_expect_eq(integer(second, "bits_expected"), 0, "the same guess again tells nothing");
    cr_expect_eq(integer(sums, "guesses"), 2);
    cr_expect_float_eq(number(sums, "luck"), 2.33985 - number(first, "bits_expected"), 2e-6);
    cr_expect_lt(number(sums, "skill"), 0);
    json_decref(round);
}

/* .01 and 130 divide the codes alike, but their entropies, added up in another order, differ in the last digit. */
Test(analysis, of_guesses_that_tell_as_much_the_smallest_is_the_best) {
    json_t *round = analyse("number-guess", "{'length':3,'alphabet':'01234','repeats':false,'blanks':true}",
                            "[{'attempt':1,'seat':0,'code':'130','exact':1,'positions':'1XX'}]", budget_of(UINT64_MAX));
    const json_t *first = json_array_get(json_object_get(round, "items"), 0);
    const json_t *best = json_object_get(first, "best");
    cr_expect_str_eq(json_string_value(json_object_get(best, "code")), ".01");
    cr_expect_float_eq(number(best, "bits_expected"), number(first, "bits_expected"), 1e-9);
    json_decref(round);
}

Test(analysis, nothing_is_expected_once_no_code_is_left) {
    json_t *round = analyse("mastermind", "{}",
                            "[{'attempt':1,'seat':0,'code':'1111','black':3,'white':0},"
                            "{'attempt':2,'seat':1,'code':'2222','black':3,'white':0},"
                            "{'attempt':3,'seat':1,'code':'3333','black':0,'white':0}]",
                            budget_of(UINT64_MAX));
    const json_t *second = json_array_get(json_object_get(round, "items"), 1);
    const json_t *third = json_array_get(json_object_get(round, "items"), 2);
    const json_t *sums = json_array_get(json_object_get(round, "seats"), 1);
    cr_expect_eq(integer(second, "candidates_after"), 0);
    cr_expect(is_null(second, "bits_gained"));
    cr_expect_eq(integer(third, "candidates_before"), 0);
    cr_expect(is_null(third, "bits_expected") && is_null(third, "best"));
    cr_expect(is_null(sums, "luck") && is_null(sums, "skill"));
    json_decref(round);
}

Test(analysis, a_round_without_time_is_told_without_numbers) {
    struct budget budget = budget_of(0);
    json_t *round = analyse("mastermind", "{}", "[{'attempt':1,'seat':0,'code':'1122','black':1,'white':0}]", budget);
    const json_t *item = json_array_get(json_object_get(round, "items"), 0);
    cr_expect_str_eq(json_string_value(json_object_get(item, "code")), "1122");
    cr_expect(is_null(item, "candidates_before") && is_null(item, "candidates_after") && is_null(item, "best"));
    json_decref(round);
}

Test(analysis, of_large_spaces_samples_are_weighed) {
    json_t *round = analyse("mastermind", "{'length':12,'alphabet':'0123456789abcdefghijklmnopqrstuvwxyz'}",
                            "[{'attempt':1,'seat':0,'code':'0123456789ab','black':2,'white':3},"
                            "{'attempt':2,'seat':0,'code':'cdefghijklmn','black':1,'white':3}]",
                            budget_of(300000000));
    const json_t *second = json_array_get(json_object_get(round, "items"), 1);
    cr_expect(is_null(second, "candidates_before"));
    cr_expect_gt(number(second, "bits_expected"), 0);
    cr_expect_geq(number(json_object_get(second, "best"), "bits_expected"), number(second, "bits_expected"));
    json_decref(round);
}
