/* SPDX-License-Identifier: Apache-2.0 */
/* Appeals, votes and mended judgements: what they change, when they can be, and what ends the phase. */
#include "quiz_table.h"

#define CHAIR "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5}],'tie_break':false,'ready_seconds':null"
#define ALL(more) "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1,'points':5" more "}],'tie_break':false}"

static void open_ready(struct quiz_table *table, const char *options, int contenders, int officials) {
    quiz_table_open(table, "quiz", options, contenders, officials);
    quiz_table_ready_all(table, 0);
}

Test(quiz_checking, with_speed_an_appeal_that_is_granted_earns_half_rounded_up) {
    struct quiz_table table;
    open_ready(&table, ALL(",'speed':true"), 3, 0);
    quiz_table_wrong(&table, 10, 0);
    quiz_table_right(&table, 10, 1);
    quiz_table_right(&table, 10, 2);
    quiz_table_do(&table, 20, 0, "appeal", "{'question':1}");
    quiz_table_do(&table, 21, 1, "vote", "{'question':1,'seat':0,'accept':true}");
    cr_expect_eq(quiz_table_count(&table, "ruling"), 0, "half of the others are not more than half");
    quiz_table_do(&table, 22, 2, "vote", "{'question':1,'seat':0,'accept':true}");
    cr_expect(quiz_table_is(&table, 1, "scores/0",
                            "{'seat':0,'points':3,'right':1,'wrong':0,'passes':0,'unanswered':0,'tie_break':null}"));
    cr_expect(quiz_table_refused(&table, 23, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL),
              "it is right now");
    cr_expect(quiz_table_refused(&table, 23, 1, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL), "it was right");
    quiz_table_close(&table);
}

Test(quiz_checking, an_appeal_that_was_refused_is_not_made_again) {
    struct quiz_table table;
    open_ready(&table, ALL(""), 2, 0);
    quiz_table_wrong(&table, 10, 0);
    quiz_table_wrong(&table, 10, 1);
    quiz_table_do(&table, 20, 0, "appeal", "{'question':1}");
    quiz_table_do(&table, 21, 1, "vote", "{'question':1,'seat':0,'accept':false}");
    cr_expect_eq(quiz_table_count(&table, "ruling"), 1);
    cr_expect(quiz_table_refused(&table, 22, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(
        quiz_table_refused(&table, 22, 1, "vote", "{'question':1,'seat':0,'accept':true}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_close(&table);
}

Test(quiz_checking, who_is_ready_while_an_appeal_is_open_ends_the_vote) {
    struct quiz_table table;
    open_ready(&table, ALL(""), 3, 0);
    for (int seat = 0; seat < 3; seat++) {
        quiz_table_wrong(&table, 10, seat);
    }
    quiz_table_do(&table, 20, 0, "appeal", "{'question':1}");
    for (int seat = 0; seat < 3; seat++) {
        cr_expect_not(quiz_table_is_over(&table));
        quiz_table_do(&table, 30, seat, "ready", "{}");
    }
    cr_expect(json_is_false(json_object_get(quiz_table_last(&table, "ruling"), "granted")));
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_checking, where_nobody_was_wrong_there_is_none) {
    struct quiz_table table;
    open_ready(&table, ALL(""), 2, 0);
    quiz_table_right(&table, 10, 0);
    quiz_table_pass(&table, 10, 1);
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_checking, alone_and_where_no_time_is_given_there_are_no_appeals) {
    struct quiz_table table;
    open_ready(&table, CHAIR ",'appeal_seconds':30}", 1, 0);
    quiz_table_wrong(&table, 10, 0);
    cr_expect(quiz_table_refused(&table, 11, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_wrong(&table, 20, 0);
    quiz_table_wrong(&table, 20, 0);
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
    quiz_table_open(&table, "quiz", CHAIR ",'appeal_seconds':0}", 2, 0);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_wrong(&table, 10, 0);
    cr_expect(quiz_table_refused(&table, 11, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_close(&table);
}

Test(quiz_checking, what_is_open_is_not_appealed_against) {
    struct quiz_table table;
    open_ready(&table, ALL(""), 2, 0);
    quiz_table_wrong(&table, 10, 0);
    cr_expect(quiz_table_refused(&table, 11, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_close(&table);
}

Test(quiz_checking, the_order_of_the_last_part_is_told_until_the_end) {
    struct quiz_table table;
    open_ready(&table, CHAIR ",'appeal_seconds':30}", 1, 0);
    for (int i = 0; i < 3; i++) {
        quiz_table_wrong(&table, 10, 0);
    }
    cr_expect(quiz_table_is_over(&table));
    cr_expect(quiz_table_is(&table, 0, "part/order", "[0]"));
    quiz_table_close(&table);
    quiz_table_open(&table, "quiz", CHAIR ",'appeal_seconds':30}", 2, 0);
    for (int seat = 0; seat < 2; seat++) {
        quiz_table_do(&table, seat, seat, "ready", "{}");
        for (int i = 0; i < 3; i++) {
            quiz_table_wrong(&table, seat, seat);
        }
    }
    cr_expect(quiz_table_is(&table, 0, "phase", "'checking'"));
    cr_expect(quiz_table_is(&table, 0, "part/order", "[0,1]"));
    quiz_table_close(&table);
}

Test(quiz_checking, an_order_that_was_fixed_by_then_stays) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5},"
                    "{'kind':'chair','set':'" SHELF_A "','seconds':5,'order':'reverse'}],'ready_seconds':null}",
                    2, 0);
    for (int seat = 0; seat < 2; seat++) {
        quiz_table_do(&table, 0, seat, "ready", "{}");
        for (int i = 0; i < 3; i++) {
            (i == 0 && seat == 1 ? quiz_table_right : quiz_table_wrong)(&table, 0, seat);
        }
    }
    cr_expect(quiz_table_is(&table, 0, "part/order", "[0,1]"), "seat 0 has no points");
    for (int question = 1; question <= 3; question++) {
        char body[60];
        (void)snprintf(body, sizeof body, "{'question':%d}", question);
        quiz_table_do(&table, 1, 0, "appeal", body);
        (void)snprintf(body, sizeof body, "{'question':%d,'seat':0,'accept':true}", question);
        quiz_table_do(&table, 1, 1, "vote", body);
    }
    cr_expect(quiz_table_is(&table, 0, "scores/0/points", "3"));
    cr_expect(quiz_table_is(&table, 0, "part/order", "[0,1]"));
    cr_expect(quiz_table_is(&table, 0, "chair", "0"));
    quiz_table_close(&table);
}

Test(quiz_checking, it_waits_for_a_master_who_has_an_appeal_to_rule_on_as_long_as_there_is_time) {
    struct quiz_table table;
    open_ready(&table,
               "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'judge':'automatic','tie_break':false,"
               "'appeal_seconds':20}",
               2, 1);
    quiz_table_wrong(&table, 10, 0);
    quiz_table_wrong(&table, 10, 1);
    cr_expect(quiz_table_is(&table, 2, "waiting_for", "[0,1,2]"));
    quiz_table_do(&table, 20, 0, "appeal", "{'question':1}");
    quiz_table_do(&table, 20, 1, "appeal", "{'question':1}");
    quiz_table_do(&table, 30, 2, "ready", "{}");
    cr_expect(quiz_table_is(&table, 2, "phase", "'checking'"));
    quiz_table_do(&table, 40, 2, "judgement", "{'question':1,'seat':1,'correct':true}");
    cr_expect(quiz_table_is(&table, 2, "scores/1/points", "1"));
    cr_expect(quiz_table_is(&table, 2, "phase", "'checking'"));
    quiz_table_wait(&table, 10 + 20000);
    cr_expect(
        play_is(json_deep_copy(quiz_table_last(&table, "ruling")), "{'question':1,'seat':0,'granted':false,'by':null}"),
        "their time is over");
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_checking, the_contenders_vote_when_the_master_has_left) {
    struct quiz_table table;
    open_ready(&table,
               "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'judge':'automatic','tie_break':false,"
               "'appeal_seconds':20}",
               2, 1);
    quiz_table_wrong(&table, 10, 0);
    quiz_table_wrong(&table, 10, 1);
    quiz_table_do(&table, 20, 0, "appeal", "{'question':1}");
    quiz_table_do(&table, 30, 2, "resigned", "{}");
    cr_expect_eq(quiz_table_count(&table, "ruling"), 0);
    quiz_table_do(&table, 40, 1, "vote", "{'question':1,'seat':0,'accept':true}");
    cr_expect(json_is_true(json_object_get(quiz_table_last(&table, "ruling"), "granted")));
    quiz_table_close(&table);
}

/* A game with the master's judgements, in which the first question is a text that seat 0 got wrong by a late master. */
static void open_late(struct quiz_table *table) {
    quiz_table_open(table, "quiz",
                    "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':4,'pause_seconds':60}],'judge_seconds':5}",
                    2, 1);
    quiz_table_do(table, 0, 2, "ready", "{}");
    for (int64_t at = 1; !quiz_table_is_text(table); at++) {
        quiz_table_pass(table, at, 0);
        quiz_table_pass(table, at, 1);
        quiz_table_do(table, at, 2, "ready", "{}");
    }
    quiz_table_wrong(table, 100, 0);
    quiz_table_pass(table, 100, 1);
    cr_expect(quiz_table_comes(table, "judgement", 5100));
}

Test(quiz_checking, the_master_mends_the_verdict_that_stood_because_they_were_late) {
    struct quiz_table table;
    char body[60];
    open_late(&table);
    cr_expect(quiz_table_is(&table, 0, "scores/0/wrong", "1"));
    (void)snprintf(body, sizeof body, "{'question':%zu,'seat':0,'correct':true}", table.put_count);
    quiz_table_do(&table, 6000, 2, "judgement", body);
    cr_expect(quiz_table_is(&table, 0, "scores/0/points", "1"));
    cr_expect(quiz_table_is(&table, 0, "scores/0/wrong", "0"));
    (void)snprintf(body, sizeof body, "{'question':%zu,'seat':1,'correct':true}", table.put_count);
    cr_expect(quiz_table_refused(&table, 6001, 2, "judgement", body, ERR_NOT_ALLOWED_NOW, NULL),
              "a pass is no verdict");
    quiz_table_close(&table);
}

Test(quiz_checking, nothing_is_mended_once_a_tie_break_has_begun) {
    struct quiz_table table;
    char body[60];
    quiz_table_open(&table, "quiz", "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'ready_seconds':null}",
                    2, 1);
    quiz_table_do(&table, 0, 2, "ready", "{}");
    quiz_table_wrong(&table, 1, 0);
    quiz_table_wrong(&table, 1, 1);
    if (quiz_table_is_text(&table)) {
        quiz_table_do(&table, 2, 2, "judgement", "{'suggested':true}");
    }
    cr_expect(quiz_table_is(&table, 2, "phase", "'tie-break'"));
    (void)snprintf(body, sizeof body, "{'question':1,'seat':0,'correct':true}");
    cr_expect(quiz_table_refused(&table, 3, 2, "judgement", body, ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_close(&table);
}

Test(quiz_checking, bodies_have_their_bounds) {
    struct quiz_table table;
    char body[700];
    open_ready(&table, ALL(""), 2, 0);
    (void)snprintf(body, sizeof body, "{'text':'%0200d'}", 7);
    quiz_table_do(&table, 1, 0, "response", body);
    (void)snprintf(body, sizeof body, "{'text':'%0201d'}", 7);
    cr_expect(quiz_table_refused(&table, 1, 1, "response", body, ERR_INVALID_VALUE, "/text"));
    cr_expect(quiz_table_refused(&table, 1, 1, "response", "{'choice':1,'text':'x'}", ERR_INVALID_VALUE, "/text"));
    cr_expect(quiz_table_refused(&table, 1, 1, "response", "{'choice':8}", ERR_INVALID_VALUE, "/choice"));
    cr_expect(
        quiz_table_refused(&table, 1, 1, "judgement", "{'correct':true,'pass':true}", ERR_INVALID_VALUE, "/correct"));
    cr_expect(
        quiz_table_refused(&table, 1, 1, "judgement", "{'pass':true,'suggested':true}", ERR_INVALID_VALUE, "/pass"));
    cr_expect(quiz_table_refused(&table, 1, 1, "judgement", "{'suggested':false}", ERR_INVALID_VALUE, "/suggested"));
    cr_expect(quiz_table_refused(&table, 1, 1, "judgement", "{'pass':false}", ERR_INVALID_VALUE, "/pass"));
    cr_expect(quiz_table_refused(&table, 1, 1, "judgement", "{}", ERR_INVALID_VALUE, ""));
    cr_expect(quiz_table_refused(&table, 1, 1, "response", "{'text':'a\\u0000b'}", ERR_INVALID_VALUE, "/text"));
    (void)snprintf(body, sizeof body, "{'question':1,'reason':'%0501d'}", 7);
    cr_expect(quiz_table_refused(&table, 1, 0, "appeal", body, ERR_INVALID_VALUE, "/reason"));
    quiz_table_close(&table);
}
