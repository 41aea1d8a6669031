/* SPDX-License-Identifier: Apache-2.0 */
/* Everybody at once: questions for all, sheets, appeals and votes. */
#include "quiz_table.h"

#define ALL(more) \
    "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':2,'seconds':20,'points':5" more "}],'tie_break':false}"
#define SHEET "{'parts':[{'kind':'sheet','set':'" SHELF_A "','questions':3,'seconds':60,'points':2}],'tie_break':false}"

Test(quiz_everybody, nine_contenders_answer_within_one_millisecond_and_each_counts_once) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALL(",'speed':true"), 9, 0);
    quiz_table_ready_all(&table, 0);
    for (int seat = 0; seat < 9; seat++) {
        cr_expect(quiz_table_is(&table, seat, "scores/0/points", "0"));
        quiz_table_right(&table, 10000, seat);
        if (seat < 8) {
            cr_expect(quiz_table_refused(&table, 10000, seat, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
            cr_expect_eq(quiz_table_count(&table, "closed"), 0);
        }
    }
    cr_expect_eq(quiz_table_count(&table, "closed"), 1);
    cr_expect_eq(json_array_size(json_object_get(quiz_table_last(&table, "closed"), "outcomes")), 9);
    /* floor(5 * (40000 - 10000) / 40000) */
    for (int seat = 0; seat < 9; seat++) {
        char path[32];
        (void)snprintf(path, sizeof path, "scores/%d/points", seat);
        cr_expect(quiz_table_is(&table, -1, path, "3"));
    }
    cr_expect(quiz_table_is(&table, -1, "phase", "'pause'"));
    quiz_table_wait(&table, 14999);
    cr_expect_eq(quiz_table_count(&table, "question"), 1);
    quiz_table_wait(&table, 15000);
    cr_expect_eq(quiz_table_count(&table, "question"), 2);
    quiz_table_wrong(&table, 15001, 0);
    quiz_table_pass(&table, 15002, 1);
    cr_expect(quiz_table_is(&table, 2, "last/question", "1"));
    cr_expect(quiz_table_refused(&table, 35001, 2, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect_eq(quiz_table_last_at(&table, "closed"), 35000);
    cr_expect(quiz_table_is(&table, 2, "scores/2/unanswered", "1"));
    cr_expect(quiz_table_is(&table, 2, "scores/1/passes", "1"));
    cr_expect(quiz_table_is(&table, 2, "phase", "'checking'"), "one was wrong");
    quiz_table_close(&table);
}

Test(quiz_everybody, an_appeal_is_granted_by_more_than_half_of_the_others) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALL(""), 4, 0);
    quiz_table_ready_all(&table, 0);
    for (int i = 0; i < 2; i++) {
        for (int seat = 0; seat < 4; seat++) {
            quiz_table_wait(&table, 6000 * i);
            quiz_table_wrong(&table, 6000 * i, seat);
        }
    }
    cr_expect(quiz_table_is(&table, 0, "phase", "'checking'"));
    cr_expect(quiz_table_refused(&table, 6001, 0, "appeal", "{'question':9}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 6001, 0, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_do(&table, 6001, 0, "appeal", "{'question':1,'reason':'it is'}");
    cr_expect(quiz_table_refused(&table, 6001, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(
        quiz_table_refused(&table, 6001, 0, "vote", "{'question':1,'seat':0,'accept':true}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_do(&table, 6002, 1, "vote", "{'question':1,'seat':0,'accept':true}");
    cr_expect(quiz_table_refused(&table, 6002, 1, "vote", "{'question':1,'seat':0,'accept':true}", ERR_NOT_ALLOWED_NOW,
                                 NULL));
    cr_expect(quiz_table_is(&table, 3, "appeals/0/accept", "1"));
    cr_expect_eq(quiz_table_count(&table, "ruling"), 0);
    quiz_table_do(&table, 6003, 3, "vote", "{'question':1,'seat':0,'accept':true}");
    cr_expect(
        play_is(json_deep_copy(quiz_table_last(&table, "ruling")), "{'question':1,'seat':0,'granted':true,'by':null}"));
    cr_expect(quiz_table_is(&table, 3, "scores/0/points", "5"));
    cr_expect(quiz_table_is(&table, 3, "appeals", "[]"));
    /* Two of three against: it can no longer be. */
    quiz_table_do(&table, 6004, 2, "appeal", "{'question':2}");
    quiz_table_do(&table, 6005, 0, "vote", "{'question':2,'seat':2,'accept':false}");
    quiz_table_do(&table, 6006, 1, "vote", "{'question':2,'seat':2,'accept':false}");
    cr_expect(json_is_false(json_object_get(quiz_table_last(&table, "ruling"), "granted")));
    /* What nobody has voted on is refused when the time is over. */
    quiz_table_do(&table, 6007, 3, "appeal", "{'question':2}");
    quiz_table_wait(&table, 36000);
    cr_expect_eq(quiz_table_count(&table, "ruling"), 3);
    cr_expect_eq(quiz_table_last_at(&table, "ruling"), 36000);
    cr_expect(quiz_table_is_over(&table));
    json_t *history = family_view_json(table.config, quiz_family.history, table.state, 0);
    const json_t *reply = json_array_get(json_object_get(json_array_get(history, 0), "responses"), 0);
    cr_expect_str_eq(json_string_value(json_object_get(reply, "appeal")), "granted");
    json_decref(history);
    quiz_table_close(&table);
}

Test(quiz_everybody, checking_is_over_when_all_are_ready) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALL(""), 2, 0);
    quiz_table_ready_all(&table, 0);
    quiz_table_wrong(&table, 0, 0);
    quiz_table_right(&table, 0, 1);
    quiz_table_wait(&table, 5000);
    quiz_table_right(&table, 5000, 0);
    quiz_table_right(&table, 5000, 1);
    cr_expect(quiz_table_is(&table, 0, "phase", "'checking'"));
    quiz_table_do(&table, 5001, 0, "ready", "{}");
    quiz_table_do(&table, 5001, 1, "ready", "{}");
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_everybody, a_sheet_is_written_changed_and_handed_in) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", SHEET, 2, 0);
    quiz_table_ready_all(&table, 0);
    cr_expect_eq(quiz_table_count(&table, "question"), 3);
    cr_expect(quiz_table_is(&table, 0, "questions/2/question", "3"));
    cr_expect(quiz_table_refused(&table, 1, 0, "response", "{'text':'x'}", ERR_INVALID_VALUE, "/question"));
    char body[80];
    quiz_table_do(&table, 1, 0, "response", "{'question':1,'text':'a very long first attempt'}");
    quiz_table_do(&table, 2, 0, "response", "{'question':2,'text':'taken back'}");
    (void)snprintf(body, sizeof body, "{'question':1,'text':'za%03d'}", table.put[0].number);
    quiz_table_do(&table, 3, 0, "response", body);
    cr_expect(quiz_table_is(&table, 0, "responses/1/text", "'taken back'"));
    quiz_table_do(&table, 4, 0, "response", "{'question':2,'pass':true}");
    cr_expect(quiz_table_is(&table, 1, "responses", "[]"));
    quiz_table_do(&table, 5, 0, "hand-in", "{}");
    cr_expect(quiz_table_refused(&table, 6, 0, "response", body, ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 6, 0, "hand-in", "{}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_is(&table, 0, "waiting_for", "[1]"));
    quiz_table_do(&table, 7, 1, "response", "{'question':3,'text':'no'}");
    quiz_table_wait(&table, 60000);
    cr_expect_eq(quiz_table_last_at(&table, "bell"), 60000);
    cr_expect_eq(quiz_table_count(&table, "closed"), 3);
    cr_expect(quiz_table_is(&table, 0, "scores/0",
                            "{'seat':0,'points':2,'right':1,'wrong':0,'passes':0,'unanswered':2,'tie_break':null}"));
    cr_expect(quiz_table_is(&table, 0, "scores/1/wrong", "1"));
    quiz_table_close(&table);
}
