/* SPDX-License-Identifier: Apache-2.0 */
/* Subjects that contenders choose: what is offered, what is dealt by it, and what is told of it. */
#include "quiz_table.h"
#include "rules/brought.h"
#include "support/shelf.h"

#define SUBJECTS(assignment)                                                                           \
    "{'general':'" SHELF_A "','subjects':['" SHELF_A "','" SHELF_B "'],'assignment':'" assignment "'," \
    "'subject_seconds':6,'general_seconds':6}"

static void configure(struct quiz_table *table, const char *ruleset, const char *options, int officials) {
    cr_assert_eq(quiz_table_configure(table, ruleset, options, 2, officials), OK, "%s", table->problem.detail);
}

/* --- choosing --- */

Test(quiz_subject, every_contender_is_awaited_where_they_choose_and_the_master_is_not) {
    struct quiz_table table;
    configure(&table, "mastermind-quiz", SUBJECTS("chosen"), 1);
    cr_expect_eq(table.config->awaits_brought, 3);
    cr_expect_eq(config_brought(table.config), quiz_family.brought);
    quiz_table_close(&table);
}

Test(quiz_subject, nothing_is_brought_where_nobody_chooses) {
    static const char *const cases[][2] = {
        {"mastermind-quiz", SUBJECTS("by-seat")},
        {"mastermind-quiz", "{'general':'" SHELF_A "','subjects':['" SHELF_B "']}"},
        {"quiz", "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':30}]}"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct quiz_table table;
        configure(&table, cases[i][0], cases[i][1], 0);
        cr_expect(table.config->awaits_brought == 0 && config_brought(table.config) == NULL, "%s", cases[i][1]);
        quiz_table_close(&table);
    }
}

Test(quiz_subject, the_subjects_are_offered_and_no_other_set) {
    struct quiz_table table;
    configure(&table, "mastermind-quiz",
              "{'general':'" SHELF_A "','subjects':['" SHELF_B "','" SHELF_A
              "'],'assignment':'chosen','subject_seconds':6,"
              "'general_seconds':6}",
              0);
    cr_expect_eq(config_find_brought(table.config, SHELF_B, strlen(SHELF_B)), 0);
    cr_expect_eq(config_find_brought(table.config, SHELF_A, strlen(SHELF_A)), 1);
    cr_expect_eq(config_find_brought(table.config, SHELF_SMALL, strlen(SHELF_SMALL)), -1);
    cr_expect_eq(config_find_brought(table.config, SHELF_A, strlen(SHELF_A) - 1), -1);
    cr_expect_eq(config_find_brought(table.config, "", 0), -1);
    quiz_table_close(&table);
}

/* Ten questions of a large set fit into a deal, twenty do not. */
#define LARGE(first, second, seconds)                                                       \
    "{'general':'" SHELF_A "','subjects':['" first "','" second "'],'assignment':'chosen'," \
    "'subject_seconds':" seconds ",'general_seconds':6}"

Test(quiz_subject, of_subjects_to_choose_from_a_deal_must_hold_as_many_as_there_are_contenders) {
    static const struct {
        const char *options;
        int contenders;
        enum err err;
    } cases[] = {
        {LARGE(SHELF_LARGE, SHELF_BULKY, "60"), 1, OK},
        {LARGE(SHELF_LARGE, SHELF_BULKY, "60"), 2, ERR_INVALID_VALUE},
        {LARGE(SHELF_LARGE, SHELF_B, "60"), 2, OK},
        {LARGE(SHELF_LARGE, SHELF_B, "120"), 1, ERR_INVALID_VALUE},
        {LARGE(SHELF_B, SHELF_LARGE, "120"), 1, ERR_INVALID_VALUE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct quiz_table table;
        enum err err = quiz_table_configure(&table, "mastermind-quiz", cases[i].options, cases[i].contenders, 0);
        cr_expect_eq(err, cases[i].err, "%zu: %s", i, table.problem.detail);
        cr_expect(err == OK || strcmp(table.problem.points[0].pointer, "/options/general") == 0, "%zu", i);
        quiz_table_close(&table);
    }
}

/* --- a round --- */

/* Deals by one choice and starts by another. */
static enum err starts(struct quiz_table *table, const uint8_t *dealt, const uint8_t *chosen) {
    struct table round = {.round = 1, .at = 1000000, .leader = LEADER_SERVER, .rules = 1};
    free(table->state);
    json_decref(table->deal);
    table->state = NULL;
    round.sets = shelf_serve(table->config);
    round.chosen = dealt;
    table->deal = quiz_family.deal(table->config, &round, &table->rng);
    cr_assert_not_null(table->deal);
    round.sets = NULL;
    round.chosen = chosen;
    round.deal = table->deal;
    return quiz_family.start(&table->state, table->config, &round, &table->problem);
}

Test(quiz_subject, a_round_begins_as_it_was_dealt_by_what_was_chosen_and_not_otherwise) {
    static const uint8_t one[] = {1, 0}, other[] = {0, 1}, nobody[] = {1, CHOSEN_NONE}, beyond[] = {1, 2};
    struct quiz_table table;
    configure(&table, "mastermind-quiz", SUBJECTS("chosen"), 0);
    cr_expect_eq(starts(&table, one, one), OK);
    cr_expect_eq(starts(&table, other, other), OK);
    cr_expect_eq(starts(&table, one, other), ERR_CORRUPT);
    cr_expect_null(table.state);
    cr_expect_eq(starts(&table, one, nobody), ERR_CORRUPT);
    cr_expect_eq(starts(&table, one, beyond), ERR_CORRUPT);
    cr_expect_eq(starts(&table, one, NULL), ERR_CORRUPT);
    quiz_table_close(&table);
}

/* Starts once more from a deal in which a member of the first set is another. */
static enum err starts_with(struct quiz_table *table, const char *member, json_t *value) {
    static const uint8_t chosen[] = {1, 0};
    struct table round = {
        .round = 1, .at = 1000000, .leader = LEADER_SERVER, .rules = 1, .chosen = chosen, .deal = table->deal};
    json_t *set = json_array_get(json_object_get(table->deal, "sets"), 0);
    json_t *before = json_incref(json_object_get(set, member));
    struct state *state = NULL;
    cr_assert_eq(json_object_set_new(set, member, value), 0);
    enum err err = quiz_family.start(&state, table->config, &round, &table->problem);
    cr_assert_eq(json_object_set_new(set, member, before), 0);
    free(state);
    return err;
}

Test(quiz_subject, a_round_is_dealt_from_the_sets_that_the_game_names) {
    static const uint8_t chosen[] = {1, 0};
    struct quiz_table table;
    configure(&table, "mastermind-quiz", SUBJECTS("chosen"), 0);
    cr_assert_eq(starts(&table, chosen, chosen), OK);
    cr_expect_eq(starts_with(&table, "title", json_string("Another")), OK);
    cr_expect_eq(starts_with(&table, "set", json_string(SHELF_SMALL)), ERR_CORRUPT);
    cr_expect_eq(starts_with(&table, "set", json_string(SHELF_B)), ERR_CORRUPT);
    cr_expect_eq(starts_with(&table, "version", json_integer(1)), ERR_CORRUPT);
    quiz_table_close(&table);
}

Test(quiz_subject, an_export_that_lacks_what_was_not_put_starts_too) {
    static const uint8_t chosen[] = {1, 0};
    struct quiz_table table;
    configure(&table, "mastermind-quiz", SUBJECTS("chosen"), 0);
    cr_assert_eq(starts(&table, chosen, chosen), OK);
    json_t *redacted = quiz_family.redact_deal(table.deal, table.state);
    struct table round = {
        .round = 1, .at = 1000000, .leader = LEADER_SERVER, .rules = 1, .chosen = chosen, .deal = redacted};
    struct state *state = NULL;
    cr_expect_eq(quiz_family.start(&state, table.config, &round, &table.problem), OK, "%s", table.problem.detail);
    free(state);
    json_decref(redacted);
    quiz_table_close(&table);
}

/* --- what is told --- */

static bool seat_is(const struct quiz_table *table, int seat, uint8_t chosen, const char *expected) {
    struct json_out out;
    size_t length = 0;
    struct observation *seen =
        table->state == NULL ? NULL : family_observe(table->config, table->state, VIEWER_SPECTATOR);
    json_out_init(&out);
    json_out_begin_object(&out);
    quiz_family.view_seat(&out, table->config, seen, seat, chosen);
    json_out_end_object(&out);
    char *text = json_out_take(&out, &length);
    free(seen);
    json_t *value = text == NULL ? NULL : json_loads(text, 0, NULL);
    free(text);
    return play_is(value, expected);
}

Test(quiz_subject, a_seat_shows_its_subject_and_once_it_is_dealt_the_title) {
    static const uint8_t chosen[] = {1, 0};
    struct quiz_table table;
    configure(&table, "mastermind-quiz", SUBJECTS("chosen"), 1);
    cr_expect(seat_is(&table, 0, CHOSEN_NONE, "{'subject':null}"));
    cr_expect(seat_is(&table, 0, 1, "{'subject':{'set':'" SHELF_B "','title':null}}"));
    cr_expect(seat_is(&table, 2, CHOSEN_NONE, "{'subject':null}"), "the master's");
    cr_assert_eq(starts(&table, chosen, chosen), OK);
    cr_expect(seat_is(&table, 0, 1, "{'subject':{'set':'" SHELF_B "','title':'Title'}}"));
    cr_expect(seat_is(&table, 1, 0, "{'subject':{'set':'" SHELF_A "','title':'Title'}}"));
    quiz_table_close(&table);
}

Test(quiz_subject, who_does_not_choose_has_the_subject_that_the_options_give_them) {
    struct quiz_table table;
    configure(&table, "mastermind-quiz", SUBJECTS("by-seat"), 1);
    cr_expect(seat_is(&table, 1, CHOSEN_NONE, "{'subject':{'set':'" SHELF_B "','title':null}}"));
    cr_expect(seat_is(&table, 2, CHOSEN_NONE, "{'subject':null}"), "the master's");
    quiz_table_close(&table);
    configure(&table, "mastermind-quiz", "{'general':'" SHELF_A "','subjects':['" SHELF_B "']}", 0);
    cr_expect(seat_is(&table, 1, CHOSEN_NONE, "{'subject':{'set':'" SHELF_B "','title':null}}"));
    quiz_table_close(&table);
    configure(&table, "quiz", "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':30}]}", 0);
    cr_expect(seat_is(&table, 0, CHOSEN_NONE, "{'subject':null}"));
    quiz_table_close(&table);
}
