/* SPDX-License-Identifier: Apache-2.0 */
/* The question master: judging on the screen and aloud. */
#include "quiz_table.h"

#define CHAIR(more) \
    "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':60}],'tie_break':false,'ready_seconds':null" more "}"

Test(quiz_master, the_clock_of_a_stint_stands_while_the_master_judges) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 1, 1);
    cr_expect(quiz_table_is(&table, 0, "waiting_for", "[0,1]"));
    quiz_table_do(&table, 0, 1, "ready", "{}");
    quiz_table_find_text(&table, 0, 0);
    char expected[60];
    (void)snprintf(expected, sizeof expected, "['za%03d','zb%03d']", table.put[table.put_count - 1].number,
                   table.put[table.put_count - 1].number);
    cr_expect(quiz_table_is(&table, 1, "questions/0/answers", expected));
    cr_expect(quiz_table_is(&table, 0, "questions/0/answers", "null"));
    cr_expect(quiz_table_refused(&table, 100, 1, "response", "{'text':'x'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(quiz_table_refused(&table, 100, 1, "judgement", "{'correct':true}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_wrong(&table, 1000, 0);
    cr_expect(quiz_table_is(&table, 0, "phase", "'judging'"));
    cr_expect(quiz_table_is(&table, 0, "stint/ends_at", "null"));
    cr_expect(quiz_table_is(&table, 0, "closes_at", "'1970-01-01T00:17:11.000Z'"));
    cr_expect(quiz_table_is(&table, 1, "responses/0/suggested", "false"));
    cr_expect(quiz_table_is(&table, 0, "responses/0/suggested", "null"));
    cr_expect(quiz_table_refused(&table, 2000, 0, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 2000, 0, "judgement", "{'correct':true}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_do(&table, 11000, 1, "judgement", "{'correct':true}");
    cr_expect(quiz_table_is(&table, 0, "scores/0/right", "1"));
    cr_expect(quiz_table_is(&table, 0, "stint/ends_at", "'1970-01-01T00:17:50.000Z'"), "ten seconds later");
    /* He may mend it. */
    size_t number = table.put_count - 1;
    char body[60];
    (void)snprintf(body, sizeof body, "{'question':%zu,'correct':false}", number);
    quiz_table_do(&table, 11001, 1, "judgement", body);
    cr_expect(quiz_table_is(&table, 0, "scores/0/right", "0"));
    quiz_table_close(&table);
}

Test(quiz_master, where_the_master_is_late_or_gone_the_suggestion_stands) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(",'judge_seconds':5"), 1, 1);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_find_text(&table, 0, 0);
    quiz_table_right(&table, 1000, 0);
    cr_expect_eq(quiz_table_count(&table, "judgement"), 0);
    quiz_table_wait(&table, 6000);
    cr_expect_eq(quiz_table_last_at(&table, "judgement"), 6000);
    cr_expect(quiz_table_is(&table, 0, "scores/0/right", "1"));
    quiz_table_find_text(&table, 6001, 0);
    quiz_table_right(&table, 7000, 0);
    quiz_table_do(&table, 7001, 1, "resigned", "{}");
    quiz_table_wait(&table, 7001);
    cr_expect(quiz_table_is(&table, 0, "scores/0/right", "2"));
    cr_expect(quiz_table_is(&table, 0, "phase", "'question'"));
    quiz_table_close(&table);
}

Test(quiz_master, who_leaves_while_they_are_judged_has_not_answered) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 3, 1);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_find_text(&table, 0, 0);
    quiz_table_right(&table, 1000, 0);
    quiz_table_do(&table, 1001, 0, "resigned", "{}");
    quiz_table_wait(&table, 1001);
    cr_expect(quiz_table_is(&table, 3, "last/outcomes/0/outcome", "'unanswered'"));
    quiz_table_close(&table);
}

Test(quiz_master, what_waits_when_one_contender_is_left_is_judged_as_suggested) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 2, 1);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_find_text(&table, 0, 0);
    quiz_table_right(&table, 1000, 0);
    quiz_table_do(&table, 1001, 1, "resigned", "{}");
    cr_expect(quiz_table_is(&table, 0, "phase", "'over'"));
    cr_expect(quiz_table_is(&table, 0, "responses", "[]"));
    cr_expect(quiz_table_is(&table, 0, "scores/0/right", "1"));
    quiz_table_close(&table);
}

Test(quiz_master, aloud_the_master_enters_what_was_said_and_nobody_else_reads_the_question) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(",'reading':'aloud'"), 2, 1);
    cr_expect(table.config->needs_officials);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    cr_expect(quiz_table_is(&table, 0, "questions/0/text", "null"));
    cr_expect(quiz_table_is(&table, 0, "waiting_for", "[2]"));
    cr_expect(quiz_table_refused(&table, 1, 0, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 1, 0, "judgement", "{'correct':true}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_do(&table, 1, 2, "judgement", "{'question':1,'correct':true,'text':'as said'}");
    cr_expect(quiz_table_is(&table, 1, "last/outcomes/0/text", "'as said'"));
    quiz_table_do(&table, 2, 2, "judgement", "{'pass':true}");
    quiz_table_do(&table, 3, 0, "response", "{'pass':true}");
    cr_expect(quiz_table_refused(&table, 4, 2, "judgement", "{'suggested':true}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_do(&table, 4, 2, "judgement", "{'correct':false}");
    cr_expect(quiz_table_is(&table, 1, "scores/0",
                            "{'seat':0,'points':1,'right':1,'wrong':1,'passes':2,'unanswered':0,'tie_break':null}"));
    quiz_table_wait(&table, 60000 + 15000);
    cr_expect_eq(json_array_size(json_object_get(quiz_table_last(&table, "stint-over"), "passed")), 2);
    quiz_table_close(&table);
}

Test(quiz_master, aloud_nobody_else_is_told_what_a_number_counts) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(",'reading':'aloud'"), 1, 1);
    json_t *body = quiz_json("{'question':1,'text':'How far?','answer_kind':'number','unit':'km'}");
    struct event event = {1, 0, family_find_event(&quiz_family, "question"), 0, body};
    json_t *heard = family_view_event(table.config, &event, 0);
    json_t *read = family_view_event(table.config, &event, 1);
    cr_expect(json_is_null(json_object_get(heard, "unit")));
    cr_expect_str_eq(json_string_value(json_object_get(read, "unit")), "km");
    json_decref(heard);
    json_decref(read);
    json_decref(body);
    quiz_table_close(&table);
}

#define ALL                                                                                                \
    "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':12,'pause_seconds':null}],'tie_break':false," \
    "'appeal_seconds':20}"

Test(quiz_master, he_judges_the_texts_of_all_one_by_one_or_as_the_server_suggests) {
    struct quiz_table table;
    int64_t at = 0;
    quiz_table_open(&table, "quiz", ALL, 3, 1);
    quiz_table_do(&table, 0, 3, "ready", "{}");
    while (!quiz_table_is_text(&table)) { /* choices are judged by themselves */
        for (int seat = 0; seat < 3; seat++) {
            quiz_table_pass(&table, ++at, seat);
        }
        quiz_table_do(&table, ++at, 3, "ready", "{}");
    }
    for (int seat = 0; seat < 3; seat++) {
        quiz_table_wrong(&table, ++at, seat);
    }
    cr_expect(quiz_table_is(&table, 3, "phase", "'judging'"));
    cr_expect(quiz_table_is(&table, 3, "responses/2/seat", "2"));
    quiz_table_do(&table, ++at, 3, "judgement", "{'seat':1,'correct':true}");
    cr_expect(quiz_table_is(&table, 1, "scores/1/points", "0"), "told when it is closed");
    cr_expect(quiz_table_is(&table, 3, "responses/1/seat", "2"), "what is judged waits no more");
    cr_expect(quiz_table_is(&table, 1, "responses/0/seat", "1"), "which the contender does not learn");
    quiz_table_do(&table, ++at, 3, "judgement", "{'suggested':true}");
    cr_expect_eq(quiz_table_count(&table, "judgement"), 3);
    cr_expect(quiz_table_is(&table, 1, "scores/1/points", "1"));
    cr_expect(quiz_table_is(&table, 1, "scores/0/wrong", "1"));
    cr_expect(quiz_table_is(&table, 1, "phase", "'pause'"));
    cr_expect(quiz_table_is(&table, 1, "starts_at", "null"));
    cr_expect(quiz_table_is(&table, 1, "waiting_for", "[3]"));
    quiz_table_do(&table, ++at, 3, "resigned", "{}");
    quiz_table_wait(&table, at + 5000);
    cr_expect(quiz_table_is(&table, 1, "phase", "'question'"), "it counts as five seconds then");
    quiz_table_close(&table);
}

Test(quiz_master, an_appeal_is_ruled_on_by_the_master) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(",'appeal_seconds':20,'judge':'automatic'"), 2, 1);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_wrong(&table, 1, 0);
    cr_expect(quiz_table_refused(&table, 2, 1, "appeal", "{'question':1}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_do(&table, 2, 0, "appeal", "{'question':1}");
    cr_expect(
        quiz_table_refused(&table, 3, 1, "vote", "{'question':1,'seat':0,'accept':true}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_do(&table, 3, 2, "judgement", "{'question':1,'correct':true}");
    cr_expect(
        play_is(json_deep_copy(quiz_table_last(&table, "ruling")), "{'question':1,'seat':0,'granted':true,'by':2}"));
    cr_expect(quiz_table_is(&table, 0, "scores/0/points", "1"));
    quiz_table_close(&table);
}
