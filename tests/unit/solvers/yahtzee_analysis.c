/* SPDX-License-Identifier: Apache-2.0 */
/* What is said of cards, of dice, and of rounds of Yahtzee that are over. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "rules/yahtzee.h"
#include "solvers/analysis.h"
#include "support/starve.h"
#include "util/json.h"

static const struct analysis *analysis;
static struct json_out out;

static void begin(void) {
    analysis = analysis_find("yahtzee");
    cr_assert_not_null(analysis);
    json_out_init(&out);
}

static void end(void) {
    json_out_free(&out);
}

TestSuite(yahtzee_analysis, .init = begin, .fini = end);

/* JSON written with single quotes. */
static json_t *json_of(const char *text) {
    char quoted[4096];
    cr_assert_lt(strlen(text), sizeof quoted);
    for (size_t i = 0; i <= strlen(text); i++) {
        quoted[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    }
    json_t *json = json_loads(quoted, 0, NULL);
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

static json_t *ask(const char *body) {
    struct inquiry *inquiry = NULL;
    struct problem problem;
    json_t *json = json_of(body);
    struct rng rng = rng_numbered(1);
    struct budget budget = budget_of(UINT64_MAX);
    problem_clear(&problem);
    cr_assert_eq(analysis->read_inquiry(&inquiry, &yahtzee_family.presets[0], json, &problem), OK, "%s",
                 problem.detail);
    json_decref(json);
    cr_assert_eq(analysis->answer_inquiry(&out, inquiry, &rng, &budget), OK);
    analysis->free_inquiry(inquiry);
    return written();
}

static double number(const json_t *object, const char *name) {
    const json_t *value = json_object_get(object, name);
    cr_assert(json_is_number(value), "%s", name);
    return json_number_value(value);
}

/* The value of a position. */
static double value_of(const char *body) {
    json_t *answer = ask(body);
    double value = number(answer, "value");
    json_decref(answer);
    return value;
}

#define USED                                                                                                \
    "'aces':3,'twos':6,'threes':9,'fours':12,'fives':15,'sixes':18,'three-of-a-kind':0,'four-of-a-kind':0," \
    "'full-house':0,'small-straight':0,'large-straight':0"

Test(yahtzee_analysis, cards_have_the_values_that_are_known) {
    cr_expect_float_eq(value_of("{}"), 254.5877287, 1e-6);
    cr_expect_float_eq(value_of("{'card':{'aces':null},'dice':null,'stage':null}"), 254.5877287, 1e-6);
    cr_expect_float_eq(value_of("{'options':{'joker':'free'}}"), 254.5896095, 1e-6);
    /* The chance of a Yahtzee in three throws is 4.6029 in a hundred. */
    cr_expect_float_eq(value_of("{'card':{" USED ",'chance':20}}"), 50 * 0.04602864, 1e-5);
    cr_expect_eq(value_of("{'card':{" USED ",'chance':20,'yahtzee':50},'yahtzee_bonus':1100}"), 0);
}

Test(yahtzee_analysis, a_full_card_has_no_choices_whatever_the_dice) {
    json_t *answer = ask("{'card':{" USED ",'chance':20,'yahtzee':0},'dice':[1,2,3,4,5]}");
    cr_expect_eq(number(answer, "value"), 0);
    cr_expect_eq(json_array_size(json_object_get(answer, "choices")), 0);
    json_decref(answer);
}

/* Nothing but chance is free, and there is one throw left: 3.5 for each die that is thrown. */
Test(yahtzee_analysis, every_choice_is_listed_once_and_the_best_first) {
    json_t *answer = ask("{'card':{" USED ",'yahtzee':0},'dice':[6,2,6,1,1],'stage':1}");
    const json_t *choices = json_object_get(answer, "choices");
    static const double values[] = {6, 2, 6, 1, 1};
    double last = 30;
    cr_expect_eq(number(answer, "value"), 22.5);
    cr_assert_eq(json_array_size(choices), 1 + 3 * 2 * 3 - 1);
    for (size_t i = 0; i < json_array_size(choices); i++) {
        const json_t *choice = json_array_get(choices, i);
        const json_t *keep = json_object_get(choice, "keep");
        double value = 3.5 * (5 - (double)json_array_size(keep));
        for (size_t k = 0; k < json_array_size(keep); k++) {
            value += values[json_integer_value(json_array_get(keep, k))];
        }
        bool is_score = json_object_get(choice, "category") != NULL;
        cr_expect_float_eq(number(choice, "value"), is_score ? 16 : value, 1e-9);
        cr_expect_leq(number(choice, "value"), last);
        last = number(choice, "value");
        for (size_t k = 0; k < i; k++) {
            cr_expect_not(keep != NULL && json_equal(keep, json_object_get(json_array_get(choices, k), "keep")));
        }
    }
    json_decref(answer);
    answer = ask("{'card':{" USED "},'dice':[6,6,6,6,6],'stage':2}");
    cr_expect_eq(json_array_size(json_object_get(answer, "choices")), 2, "after the last throw nothing is kept");
    json_decref(answer);
}

static void refused(const char *body, const char *pointer) {
    struct inquiry *inquiry = NULL;
    struct problem problem;
    json_t *json = json_of(body);
    problem_clear(&problem);
    cr_expect_eq(analysis->read_inquiry(&inquiry, &yahtzee_family.presets[0], json, &problem), ERR_INVALID_VALUE, "%s",
                 body);
    cr_expect_null(inquiry);
    cr_expect(problem.point_count > 0 && strcmp(problem.points[0].pointer, pointer) == 0, "%s: %s", body,
              problem.points[0].pointer);
    json_decref(json);
}

Test(yahtzee_analysis, what_is_wrong_in_a_question_is_pointed_at) {
    refused("{'card':{'aces':6}}", "/card/aces");
    refused("{'card':{'sixes':20}}", "/card/sixes");
    refused("{'card':{'full-house':30}}", "/card/full-house");
    refused("{'card':{'three-of-a-kind':4}}", "/card/three-of-a-kind");
    refused("{'card':{'yahtzee':100}}", "/card/yahtzee");
    refused("{'card':{'chance':31}}", "/card/chance");
    refused("{'card':{'chance':4}}", "/card/chance");
    refused("{'card':{'chance':'20'}}", "/card/chance");
    refused("{'card':{'sevens':7}}", "/card/sevens");
    refused("{'card':[]}", "/card");
    refused("{'yahtzee_bonus':100}", "/yahtzee_bonus");
    refused("{'card':{'yahtzee':50,'aces':5},'yahtzee_bonus':50}", "/yahtzee_bonus");
    refused("{'card':{'yahtzee':50,'aces':5},'yahtzee_bonus':200}", "/yahtzee_bonus");
    refused("{'yahtzee_bonus':-100}", "/yahtzee_bonus");
    refused("{'dice':[1,2,3,4]}", "/dice");
    refused("{'dice':[1,2,3,4,7]}", "/dice/4");
    refused("{'dice':[1,2,3.0,4,5]}", "/dice/2");
    refused("{'dice':[1,2,3,4,5],'stage':3}", "/stage");
    refused("{'stage':1}", "/stage");
    refused("{'options':{'joker':'wild'}}", "/options/joker");
    refused("{'history':[]}", "/history");
    analysis->free_inquiry(NULL);
}

Test(yahtzee_analysis, a_question_without_memory_is_told) {
    json_t *body = json_of("{'card':{},'dice':[1,2,3,4,5]}");
    enum err err = ERR_NO_MEMORY;
    for (long allocations = 0; starve_is_possible() && err != OK; allocations++) {
        struct inquiry *inquiry = NULL;
        struct problem problem;
        problem_clear(&problem);
        starve_after(allocations);
        err = analysis->read_inquiry(&inquiry, &yahtzee_family.presets[0], body, &problem);
        starve_end();
        cr_assert(err == OK || err == ERR_NO_MEMORY);
        analysis->free_inquiry(inquiry);
    }
    json_decref(body);
}

/* ---- rounds ---- */

static enum err analyse(struct yahtzee_observation *observation, int seats) {
    struct config *config = NULL;
    struct problem problem;
    struct rng rng = rng_numbered(1);
    struct budget budget = budget_of(UINT64_MAX);
    const struct setup setup = {.opponents = seats - 1};
    cr_assert_eq(yahtzee_family.configure(&config, &yahtzee_family.presets[0], &setup, &problem), OK);
    observation->head = (struct observation){.config = config, .viewer = VIEWER_SPECTATOR};
    json_out_begin_object(&out);
    enum err err = analysis->analyse_round(&out, &observation->head, &rng, &budget);
    json_out_end_object(&out);
    config_release(config);
    return err;
}

/* The second is broken off. */
static const struct yahtzee_turn two_turns[] = {
    {.number = 1,
     .seat = 0,
     .rolls = 2,
     .dice = {{6, 1, 6, 2, 6}, {6, 6, 6, 1, 6}},
     .keep = {{3, {4, 0, 2}}},
     .category = CATEGORY_FOUR_OF_A_KIND,
     .points = {25, 0}},
    {.number = 1, .seat = 1, .roll = 2, .rolls = 2, .dice = {{1, 2, 3, 4, 5}, {1, 1, 2, 2, 4}}, .category = -1},
};

Test(yahtzee_analysis, luck_and_losses_add_up_to_what_was_made) {
    struct yahtzee_observation *observation = calloc(1, sizeof *observation + sizeof two_turns);
    cr_assert_not_null(observation);
    observation->count = 2;
    memcpy(observation->turns, two_turns, sizeof two_turns);
    cr_assert_eq(analyse(observation, 2), OK);
    free(observation);
    json_t *round = written();
    const json_t *items = json_object_get(round, "items");
    const json_t *first = json_array_get(items, 0);
    const json_t *second = json_array_get(items, 1);
    const json_t *sums = json_array_get(json_object_get(round, "seats"), 0);
    cr_assert_eq(json_array_size(items), 3, "what was not decided is not judged");
    json_t *keep = json_of("{'keep':[4,0,2]}");
    cr_expect(json_equal(json_object_get(first, "action"), keep) && json_equal(json_object_get(first, "best"), keep));
    cr_expect_eq(number(first, "lost"), 0);
    json_t *category = json_of("{'category':'four-of-a-kind'}");
    cr_expect(json_equal(json_object_get(second, "action"), category));
    cr_expect_gt(number(second, "lost"), 0, "to throw the ace again is better");
    cr_expect_float_eq(number(second, "luck"), number(second, "best_value") - number(first, "value"), 1e-5);
    double behind = value_of("{'card':{'four-of-a-kind':25}}");
    cr_expect_float_eq(number(second, "value"), 25 + behind, 1e-5);
    cr_expect_float_eq(254.5877287 + number(sums, "luck") - number(sums, "lost"), 25 + behind, 1e-5);
    sums = json_array_get(json_object_get(round, "seats"), 1);
    cr_expect_eq(number(sums, "seat"), 1);
    cr_expect_gt(number(sums, "lost"), 10, "a large straight was thrown away");
    json_decref(keep);
    json_decref(category);
    json_decref(round);
}
