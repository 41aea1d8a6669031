/* SPDX-License-Identifier: Apache-2.0 */
/* What comes when: waiting for `ready`, the grace, judging after the bell, outages, one part after another. */
#include "quiz_table.h"

#define ALONE(more) "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5}]" more "}"
#define ALL(more) "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':2}],'tie_break':false" more "}"

static void respond_all(struct quiz_table *table, int64_t at, void (*respond)(struct quiz_table *, int64_t, int)) {
    int contenders = table->config->seats - seat_set_count(table->config->officials);
    for (int seat = 0; seat < contenders; seat++) {
        respond(table, at, seat);
    }
}

Test(quiz_course, without_ready_seconds_a_stint_waits_for_ever) {
    struct quiz_table table;
    struct auto_action due;
    quiz_table_open(&table, "quiz", ALONE(",'ready_seconds':null"), 1, 0);
    cr_expect(quiz_table_is(&table, 0, "starts_at", "null"));
    cr_expect_not(quiz_family.due(table.state, &due));
    quiz_table_wait(&table, INT64_C(86400000));
    cr_expect(quiz_table_is(&table, 0, "phase", "'ready'"));
    quiz_table_do(&table, INT64_C(86400001), 0, "ready", "{}");
    cr_expect(quiz_table_is(&table, 0, "phase", "'question'"));
    quiz_table_close(&table);
}

Test(quiz_course, a_question_for_all_and_a_sheet_begin_when_ready_was_waited_for_long_enough) {
    static const char *const games[] = {ALL(",'ready_seconds':5"),
                                        "{'parts':[{'kind':'sheet','set':'" SHELF_A
                                        "','questions':1}],'tie_break':false,'ready_seconds':5}"};
    for (size_t i = 0; i < 2; i++) {
        struct quiz_table table;
        quiz_table_open(&table, "quiz", games[i], 2, 0);
        quiz_table_do(&table, 10, 1, "ready", "{}");
        cr_expect(quiz_table_is(&table, 0, "waiting_for", "[0]"));
        cr_expect(quiz_table_refused(&table, 11, 1, "ready", "{}", ERR_NOT_ALLOWED_NOW, NULL), "twice");
        cr_expect(quiz_table_comes(&table, "question", 5000));
        quiz_table_close(&table);
    }
}

Test(quiz_course, a_part_is_told_with_its_order) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5,'order':'reverse','title':'One'},"
                    "{'kind':'all','set':'" SHELF_B "','questions':1}],'ready_seconds':null,'tie_break':false}",
                    2, 0);
    cr_expect(play_is(quiz_table_event(&table, 0, 1), "{'part':1,'of':2,'part_kind':'chair','title':'One','seconds':5,"
                                                      "'order':[1,0]}"),
              "the later seat first where nobody has points");
    for (int seat = 1; seat >= 0; seat--) {
        quiz_table_do(&table, 0, seat, "ready", "{}");
        for (int i = 0; i < 3; i++) {
            quiz_table_right(&table, 0, seat);
        }
    }
    cr_expect(play_is(json_deep_copy(quiz_table_last(&table, "part")),
                      "{'part':2,'of':2,'part_kind':'all','title':null,'seconds':20,'order':null}"));
    cr_expect_eq(quiz_table_last_at(&table, "part"), 0, "the next part follows at once");
    cr_expect(quiz_table_is(&table, 0, "part/number", "2"));
    cr_expect(quiz_table_is(&table, 0, "waiting_for", "[0,1]"));
    quiz_table_close(&table);
}

Test(quiz_course, a_pass_in_the_grace_counts_and_is_told_at_the_end_of_the_stint) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALONE(""), 1, 0);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_right(&table, 4000, 0);
    quiz_table_pass(&table, 20000, 0);
    char expected[200];
    int number = table.put[1].number;
    (void)snprintf(expected, sizeof expected,
                   "{'points':1,'right':1,'wrong':0,'passes':1,'passed':[{'question':2,'text':'zq%03d %s',"
                   "'answer':'za%03d'}],'exhausted':false}",
                   number, shelf_has_choices(number) ? "chosen?" : "is what?", number);
    cr_expect(play_is(json_deep_copy(quiz_table_last(&table, "stint-over")), expected));
    quiz_table_close(&table);
}

Test(quiz_course, a_response_of_the_grace_is_judged_behind_it) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALONE(",'judge_seconds':300"), 1, 1);
    quiz_table_do(&table, 0, 1, "ready", "{}");
    quiz_table_find_text(&table, 0, 0);
    quiz_table_right(&table, 20000, 0);
    cr_expect_eq(quiz_table_last_at(&table, "bell"), 5000);
    cr_expect(quiz_table_is(&table, 0, "phase", "'judging'"));
    quiz_table_wait(&table, 100000);
    cr_expect_eq(quiz_table_count(&table, "stint-over"), 0);
    quiz_table_do(&table, 100000, 1, "judgement", "{'correct':true}");
    cr_expect(quiz_table_is(&table, 0, "scores/0/right", "1"));
    cr_expect_eq(quiz_table_last_at(&table, "stint-over"), 100000);
    quiz_table_close(&table);
}

Test(quiz_course, an_outage_moves_the_wait_for_ready_a_pause_and_the_end_of_checking) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALL(""), 2, 0);
    quiz_table_do(&table, 2000, -1, "resumed", "{'paused_ms':1500}");
    cr_expect(quiz_table_comes(&table, "question", 61500));
    respond_all(&table, 61500, quiz_table_wrong);
    quiz_table_do(&table, 63000, -1, "resumed", "{'paused_ms':500}");
    cr_expect(quiz_table_comes(&table, "question", 61500 + 5000 + 500));
    quiz_table_do(&table, 68000, -1, "resumed", "{'paused_ms':400}");
    respond_all(&table, 69000, quiz_table_wrong);
    json_t *history = family_view_json(table.config, quiz_family.history, table.state, 0);
    const json_t *reply = json_array_get(json_object_get(json_array_get(history, 1), "responses"), 0);
    cr_expect_eq(json_integer_value(json_object_get(reply, "after_ms")), 2000 - 400, "nobody was slower by it");
    json_decref(history);
    cr_expect(quiz_table_is(&table, 0, "phase", "'checking'"));
    quiz_table_do(&table, 70000, -1, "resumed", "{'paused_ms':800}");
    quiz_table_wait(&table, 69000 + 30000 + 799);
    cr_expect_not(quiz_table_is_over(&table));
    quiz_table_wait(&table, 69000 + 30000 + 800);
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_course, an_outage_moves_the_verdict_and_costs_the_stint_nothing) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALONE(",'judge_seconds':5"), 1, 1);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_find_text(&table, 0, 0);
    quiz_table_right(&table, 1000, 0);
    quiz_table_do(&table, 3000, -1, "resumed", "{'paused_ms':2000}");
    cr_expect(quiz_table_comes(&table, "judgement", 8000));
    cr_expect(quiz_table_comes(&table, "bell", 8000 + 4000), "one second was over");
    quiz_table_close(&table);
}

Test(quiz_course, the_master_cuts_a_pause_short) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", ALL(",'judge':'automatic'"), 2, 1);
    quiz_table_do(&table, 0, 2, "ready", "{}");
    respond_all(&table, 100, quiz_table_pass);
    cr_expect(quiz_table_is(&table, 0, "phase", "'pause'"));
    cr_expect(quiz_table_is(&table, 0, "waiting_for", "[2]"));
    cr_expect(quiz_table_refused(&table, 200, 0, "ready", "{}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_do(&table, 200, 2, "ready", "{}");
    cr_expect_eq(quiz_table_last_at(&table, "question"), 200);
    quiz_table_close(&table);
}

Test(quiz_course, a_response_is_worth_all_at_once_and_half_at_the_last_moment) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1,'seconds':20,'points':5,'speed':true}],"
                    "'tie_break':false}",
                    3, 0);
    for (int seat = 0; seat < 3; seat++) {
        quiz_table_do(&table, 0, seat, "ready", "{}");
    }
    quiz_table_right(&table, 0, 0);
    quiz_table_right(&table, 19999, 1);
    quiz_table_right(&table, 20000, 2);
    cr_expect(quiz_table_is(&table, 0, "scores/0/points", "5"));
    cr_expect(quiz_table_is(&table, 0, "scores/1/points", "2"));
    cr_expect(quiz_table_is(&table, 0, "scores/2/points", "2"), "floor(5 / 2)");
    cr_expect(quiz_table_is_over(&table), "nobody has anything to appeal against");
    quiz_table_close(&table);
}

Test(quiz_course, a_sheet_is_over_when_all_have_handed_in_and_its_texts_are_judged_then) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", "{'parts':[{'kind':'sheet','set':'" SHELF_A "','questions':4}],'tie_break':false}",
                    2, 1);
    quiz_table_do(&table, 0, 2, "ready", "{}");
    int texts = 0;
    for (int i = 0; i < 4; i++) {
        char body[60];
        bool is_text = !shelf_has_choices(table.put[i].number);
        texts += is_text;
        (void)snprintf(body, sizeof body, "{'question':%d,'text':'nothing'}", i + 1);
        quiz_table_do(&table, 10, 1, "response", body);
    }
    cr_assert_gt(texts, 1);
    quiz_table_do(&table, 11, 0, "hand-in", "{}");
    cr_expect(
        quiz_table_refused(&table, 12, 2, "judgement", "{'question':1,'correct':true}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 12, 2, "hand-in", "{}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_do(&table, 12, 1, "hand-in", "{}");
    cr_expect(quiz_table_is(&table, 2, "phase", "'judging'"));
    json_t *waiting = quiz_table_see(&table, 2, "responses");
    cr_expect_eq(json_array_size(waiting), (size_t)texts);
    json_decref(waiting);
    quiz_table_do(&table, 13, 2, "judgement", "{'suggested':true}");
    cr_expect_eq(quiz_table_count(&table, "judgement"), (size_t)texts);
    size_t closed = 0;
    for (size_t i = 0; i < json_array_size(table.log); i++) {
        const json_t *entry = json_array_get(table.log, i);
        if (strcmp(json_string_value(json_object_get(entry, "kind")), "closed") == 0) {
            const json_t *number = json_object_get(json_object_get(entry, "body"), "question");
            cr_expect_eq(json_integer_value(number), (json_int_t)++closed, "in order");
        }
    }
    cr_expect_eq(closed, 4);
    cr_expect(quiz_table_is(&table, 0, "scores/0/unanswered", "4"));
    cr_expect(quiz_table_is(&table, 0, "scores/1/wrong", "4"));
    cr_expect(quiz_table_is_over(&table));
    quiz_table_close(&table);
}

Test(quiz_course, a_slip_is_forgiven_where_the_game_says_so) {
    for (int forgiving = 0; forgiving < 2; forgiving++) {
        struct play play;
        struct rng rng;
        rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){7});
        play_open(&play, "quiz",
                  forgiving ? "{'parts':[{'kind':'sheet','set':'" SHELF_MIXED
                              "','questions':40}],'spelling':'forgiving'}"
                            : "{'parts':[{'kind':'sheet','set':'" SHELF_MIXED "','questions':40}]}",
                  0);
        play_start_with(&play, LEADER_SERVER, play_deal(&play, &rng));
        play_do(&play, 0, "ready", "{}");
        for (int i = 1; i <= 40; i++) {
            char body[80];
            (void)snprintf(body, sizeof body, "{'question':%d,'text':'Sao Tomo and Principe'}", i);
            play_do(&play, 0, "response", body);
        }
        play_do(&play, 0, "hand-in", "{}");
        double points[SEATS_MAX];
        quiz_family.points(play.state, points);
        cr_expect_eq(points[0] > 0, forgiving == 1);
        play_close(&play);
    }
}
