/* SPDX-License-Identifier: Apache-2.0 */
/* One contender at a time in the chair: questions, the bell, the end of a stint, part 2's order. */
#include "quiz_table.h"

#define ALONE "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5}],'grace_seconds':10}"

static void open_alone(struct quiz_table *table) {
    quiz_table_open(table, "quiz", ALONE, 1, 0);
    quiz_table_do(table, 1000, 0, "ready", "{}");
}

Test(quiz_chair, a_stint_begins_when_the_contender_is_ready_or_has_waited_long_enough) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALONE, 1, 0);
    cr_expect(quiz_table_is(&table, 0, "phase", "'ready'"));
    cr_expect(quiz_table_is(&table, 0, "starts_at", "'1970-01-01T00:17:40.000Z'"));
    cr_expect(quiz_table_is(&table, 0, "questions", "[]"));
    cr_expect(quiz_table_comes(&table, "question", 60000));
    cr_expect(quiz_table_is(&table, 0, "phase", "'question'"));
    cr_expect(quiz_table_is(&table, 0, "stint/ends_at", "'1970-01-01T00:17:45.000Z'"));
    cr_expect(quiz_table_is(&table, 0, "closes_at", "'1970-01-01T00:17:55.000Z'"));
    quiz_table_close(&table);
}

Test(quiz_chair, right_is_a_point_wrong_tells_the_answer_and_a_pass_waits_for_the_end) {
    struct quiz_table table;
    open_alone(&table);
    quiz_table_right(&table, 1500, 0);
    cr_expect(quiz_table_is(&table, -1, "scores/0/points", "1"));
    quiz_table_pass(&table, 2000, 0);
    cr_expect(quiz_table_is(&table, 0, "last/answer", "null"));
    cr_expect(quiz_table_is(&table, 0, "last/outcomes/0/outcome", "'pass'"));
    quiz_table_wrong(&table, 2500, 0);
    char expected[40];
    (void)snprintf(expected, sizeof expected, "'za%03d'", table.put[2].number);
    cr_expect(quiz_table_is(&table, -1, "last/answer", expected));
    cr_expect(quiz_table_is(&table, 0, "scores/0",
                            "{'seat':0,'points':1,'right':1,'wrong':1,'passes':1,'unanswered':0,'tie_break':null}"));
    /* Three questions are what there may be in five seconds: the stint is over before its bell. */
    const json_t *over = quiz_table_last(&table, "stint-over");
    cr_assert_not_null(over);
    cr_expect(json_is_true(json_object_get(over, "exhausted")));
    cr_expect_eq(json_array_size(json_object_get(over, "passed")), 1);
    cr_expect_eq(quiz_table_count(&table, "bell"), 0);
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_chair, the_bell_rings_at_exactly_5000_ms_and_what_was_put_before_may_still_be_answered) {
    struct quiz_table table;
    open_alone(&table);
    quiz_table_right(&table, 3000, 0);
    cr_expect(quiz_table_comes(&table, "bell", 6000));
    cr_expect(quiz_table_is(&table, 0, "stint/rang", "true"));
    cr_expect(quiz_table_is(&table, 0, "phase", "'question'"));
    quiz_table_right(&table, 16000, 0); /* the last moment of the grace */
    cr_expect_eq(quiz_table_count(&table, "question"), 2, "no question is put after the bell");
    cr_expect(quiz_table_is(&table, 0, "scores/0/points", "2"));
    cr_expect_eq(quiz_table_count(&table, "stint-over"), 1);
    cr_expect_not(json_is_true(json_object_get(quiz_table_last(&table, "stint-over"), "exhausted")));
    quiz_table_close(&table);
}

Test(quiz_chair, at_the_bell_a_response_is_in_time_and_no_question_follows) {
    struct quiz_table table;
    open_alone(&table);
    quiz_table_right(&table, 6000, 0);
    cr_expect_eq(quiz_table_count(&table, "question"), 1);
    cr_expect_eq(quiz_table_count(&table, "bell"), 1);
    cr_expect(quiz_table_is(&table, 0, "scores/0/points", "1"));
    quiz_table_close(&table);
    open_alone(&table);
    quiz_table_right(&table, 5999, 0);
    cr_expect_eq(quiz_table_count(&table, "question"), 2, "one millisecond before there is another");
    quiz_table_close(&table);
}

Test(quiz_chair, one_millisecond_after_the_grace_is_too_late) {
    struct quiz_table table;
    open_alone(&table);
    cr_expect(quiz_table_refused(&table, 16001, 0, "response", "{'question':1,'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect_eq(quiz_table_last_at(&table, "closed"), 16000);
    cr_expect(quiz_table_is(&table, 0, "scores/0/unanswered", "1"));
    cr_expect(quiz_table_is(&table, 0, "scores/0/passes", "0"));
    quiz_table_close(&table);
}

Test(quiz_chair, an_outage_moves_the_bell_and_the_grace) {
    struct quiz_table table;
    open_alone(&table);
    quiz_table_wait(&table, 2000);
    quiz_table_do(&table, 5000, -1, "resumed", "{'paused_ms':3000}");
    cr_expect(quiz_table_comes(&table, "bell", 9000));
    quiz_table_right(&table, 19000, 0);
    json_t *history = family_view_json(table.config, quiz_family.history, table.state, 0);
    const json_t *reply = json_array_get(json_object_get(json_array_get(history, 0), "responses"), 0);
    cr_expect_eq(json_integer_value(json_object_get(reply, "after_ms")), 15000);
    json_decref(history);
    quiz_table_close(&table);
}
