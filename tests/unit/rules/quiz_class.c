/* SPDX-License-Identifier: Apache-2.0 */
/* A class at one table: as many seats as there can be, and none that is taken for another. */
#include "quiz_table.h"

#define PARTS(parts, more) "{'parts':[" parts "],'tie_break':false" more "}"
#define ALL "{'kind':'all','set':'" SHELF_A "','questions':2,'seconds':20}"
#define SHEET "{'kind':'sheet','set':'" SHELF_SMALL "','questions':2,'seconds':60}"
#define HUNDRED(set) "{'kind':'all','set':'" set "','questions':100}"
#define SUBJECTS "{'general':'" SHELF_A "','subjects':['" SHELF_B "']}"

static bool is_refused(const char *ruleset, const char *options, int contenders, int officials, const char *pointer) {
    struct quiz_table table;
    enum err err = quiz_table_configure(&table, ruleset, options, contenders, officials);
    bool refused = err == ERR_INVALID_VALUE && table.problem.point_count == 1 &&
                   strcmp(table.problem.points[0].pointer, pointer) == 0;
    cr_expect(err == OK || refused, "%s", table.problem.detail);
    quiz_table_close(&table);
    return refused;
}

Test(quiz_class, has_64_seats_and_no_more) {
    cr_expect_not(is_refused("quiz", PARTS(ALL, ""), 64, 0, "/opponents"));
    cr_expect_not(is_refused("quiz", PARTS(ALL, ""), 63, 1, "/opponents"));
    cr_expect(is_refused("quiz", PARTS(ALL, ""), 65, 0, "/opponents"));
    cr_expect(is_refused("quiz", PARTS(ALL, ""), 64, 1, "/opponents"), "the master's is one of them");
    cr_expect_not(is_refused("mastermind-quiz", SUBJECTS, 8, 1, "/opponents"));
    cr_expect(is_refused("mastermind-quiz", SUBJECTS, 9, 0, "/opponents"), "the format is for eight");
}

Test(quiz_class, gives_no_more_responses_than_a_state_may_have) {
    const char *options = PARTS(HUNDRED(SHELF_A) "," HUNDRED(SHELF_A) "," HUNDRED(SHELF_B) "," HUNDRED(SHELF_B), "");
    cr_expect_not(is_refused("quiz", options, 25, 1, "/options/parts"));
    cr_expect(is_refused("quiz", options, 26, 1, "/options/parts"));
}

/* Is the seat among those that the view names? */
static bool is_waited_for(struct quiz_table *table, int seat) {
    json_t *seats = quiz_table_see(table, -1, "waiting_for");
    size_t index = 0;
    const json_t *item = NULL;
    bool found = false;
    json_array_foreach(seats, index, item) {
        found = found || json_integer_value(item) == seat;
    }
    json_decref(seats);
    return found;
}

static bool score_is(struct quiz_table *table, int seat, const char *member, const char *expected) {
    char path[40];
    (void)snprintf(path, sizeof path, "scores/%d/%s", seat, member);
    return quiz_table_is(table, -1, path, expected);
}

/* Has the event that closed a question one outcome for each of so many, in whatever order? */
static bool has_outcome_of_each(const struct quiz_table *table, int contenders) {
    const json_t *outcomes = json_object_get(quiz_table_last(table, "closed"), "outcomes");
    seat_set seats = 0;
    size_t index = 0;
    const json_t *item = NULL;
    json_array_foreach(outcomes, index, item) {
        seats |= seat_set_of((int)json_integer_value(json_object_get(item, "seat")));
    }
    return json_array_size(outcomes) == (size_t)contenders && seats == seat_set_first(contenders);
}

Test(quiz_class, of_64_answers_within_one_millisecond_and_each_counts_once) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", PARTS(ALL, ",'appeal_seconds':0"), 64, 0);
    for (int seat = 0; seat < 64; seat++) {
        cr_expect(is_waited_for(&table, seat));
        quiz_table_do(&table, 0, seat, "ready", "{}");
        cr_expect_eq(quiz_table_count(&table, "question"), (size_t)(seat == 63));
    }
    for (int seat = 0; seat < 64; seat++) {
        (seat % 32 == 31 ? quiz_table_right : quiz_table_wrong)(&table, 7, seat);
        if (seat < 63) {
            cr_expect_not(is_waited_for(&table, seat));
            cr_expect(is_waited_for(&table, seat + 1) && is_waited_for(&table, 63));
            cr_expect(quiz_table_refused(&table, 7, seat, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
        }
    }
    cr_expect(has_outcome_of_each(&table, 64));
    for (int seat = 0; seat < 64; seat++) {
        cr_expect(score_is(&table, seat, "right", seat % 32 == 31 ? "1" : "0"), "seat %d", seat);
        cr_expect(score_is(&table, seat, "wrong", seat % 32 == 31 ? "0" : "1"), "seat %d", seat);
    }
    quiz_table_do(&table, 8, 32, "resigned", "{}");
    quiz_table_wait(&table, 5007);
    cr_expect_not(is_waited_for(&table, 32));
    cr_expect(is_waited_for(&table, 0) && is_waited_for(&table, 31) && is_waited_for(&table, 63));
    quiz_table_right(&table, 5008, 63);
    quiz_table_wait(&table, 25007);
    cr_expect_eq(quiz_table_count(&table, "closed"), 2);
    cr_expect(score_is(&table, 63, "right", "2") && score_is(&table, 31, "right", "1"));
    json_t *result = quiz_family.result(table.state);
    cr_expect_eq(json_integer_value(json_array_get(json_object_get(result, "places"), 63)), 1);
    cr_expect_eq(json_integer_value(json_array_get(json_object_get(result, "places"), 31)), 2);
    json_decref(result);
    quiz_table_close(&table);
}

Test(quiz_class, writes_sheets_and_its_master_has_the_last_seat) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", PARTS(SHEET, ",'judge_seconds':300"), 63, 1);
    cr_expect(is_waited_for(&table, 63));
    cr_expect(quiz_table_refused(&table, 0, 63, "response", "{'question':1,'text':'x'}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_do(&table, 0, 63, "ready", "{}");
    cr_expect_eq(quiz_table_count(&table, "question"), 2);
    for (int seat = 0; seat < 63; seat++) {
        quiz_table_do(&table, 1, seat, "response", "{'question':1,'text':'mine'}");
        quiz_table_do(&table, 1, seat, "response", "{'question':1,'text':'another'}");
        if (seat != 32) {
            quiz_table_do(&table, 1, seat, "hand-in", "{}");
        }
    }
    cr_expect(quiz_table_is(&table, -1, "waiting_for", "[32]"));
    cr_expect(quiz_table_is(&table, -1, "phase", "'question'"));
    quiz_table_do(&table, 3, 32, "hand-in", "{}");
    cr_assert_eq(quiz_table_count(&table, "closed"), 0, "it was no text, for the master to judge");
    cr_expect(quiz_table_is(&table, -1, "waiting_for", "[63]"));
    json_t *responses = quiz_table_see(&table, 63, "responses");
    cr_expect_eq(json_array_size(responses), 63);
    json_decref(responses);
    quiz_table_do(&table, 4, 63, "judgement", "{'seat':62,'question':1,'correct':true}");
    quiz_table_do(&table, 5, 63, "judgement", "{'suggested':true}");
    cr_expect(score_is(&table, 62, "right", "1"));
    cr_expect_eq(quiz_table_count(&table, "closed"), 2);
    cr_expect(has_outcome_of_each(&table, 63));
    cr_expect(score_is(&table, 31, "wrong", "1") && score_is(&table, 32, "wrong", "1"));
    cr_expect(score_is(&table, 32, "unanswered", "1"));
    quiz_table_close(&table);
}

Test(quiz_class, of_64_votes_on_an_appeal) {
    struct quiz_table table;
    quiz_table_open(
        &table, "quiz",
        PARTS("{'kind':'all','set':'" SHELF_A "','questions':1}", ",'ready_seconds':5,'appeal_seconds':600"), 64, 0);
    quiz_table_wait(&table, 5000);
    quiz_table_wrong(&table, 5001, 40);
    quiz_table_wait(&table, 25000);
    cr_assert(quiz_table_is(&table, -1, "phase", "'checking'"));
    quiz_table_do(&table, 25001, 40, "appeal", "{'question':1}");
    for (int seat = 63; seat > 63 - 31; seat--) {
        quiz_table_do(&table, 25002, seat, "vote", "{'question':1,'seat':40,'accept':true}");
        if (seat == 41) {
            seat = 40; /* whose own case it is */
        }
    }
    cr_expect_eq(quiz_table_count(&table, "ruling"), 0);
    quiz_table_do(&table, 25003, 0, "vote", "{'question':1,'seat':40,'accept':true}");
    quiz_table_do(&table, 25003, 1, "vote", "{'question':1,'seat':40,'accept':true}");
    cr_expect_eq(quiz_table_count(&table, "ruling"), 1, "32 of 63 are more than half");
    cr_expect(score_is(&table, 40, "right", "1"));
    quiz_table_close(&table);
}

/* Of 64 the last three are equal in front, and play five each. */
Test(quiz_class, plays_its_first_place_off) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'appeal_seconds':0,'ready_seconds':5}",
                    64, 0);
    quiz_table_wait(&table, 5000);
    for (int seat = 61; seat < 64; seat++) {
        quiz_table_right(&table, 5001, seat);
    }
    quiz_table_wait(&table, 25000);
    cr_assert(quiz_table_is(&table, -1, "phase", "'tie-break'"));
    cr_expect(play_is(json_deep_copy(quiz_table_last(&table, "tie-break")), "{'seats':[61,62,63],'number':1}"));
    int64_t at = 25000;
    for (int seat = 61; seat < 64; seat++) {
        quiz_table_do(&table, ++at, seat, "ready", "{}");
        for (int i = 0; i < 5; i++) {
            (seat == 63 ? quiz_table_right : quiz_table_wrong)(&table, ++at, seat);
        }
    }
    json_t *result = quiz_family.result(table.state);
    const json_t *places = json_object_get(result, "places");
    cr_expect_eq(json_integer_value(json_array_get(places, 63)), 1);
    cr_expect_eq(json_integer_value(json_array_get(places, 62)), 2);
    cr_expect_eq(json_integer_value(json_array_get(places, 0)), 4);
    json_decref(result);
    cr_expect(score_is(&table, 63, "tie_break", "5") && score_is(&table, 31, "tie_break", "null"));
    quiz_table_close(&table);
}

Test(quiz_class, shares_the_first_place_where_more_than_nine_would_play_for_it) {
    for (int tied = 9; tied <= 10; tied++) {
        struct quiz_table table;
        const char *options = "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'appeal_seconds':0}";
        quiz_table_open(&table, "quiz", options, 64, 0);
        for (int seat = 0; seat < 64; seat++) {
            quiz_table_do(&table, 1, seat, "ready", "{}");
        }
        for (int seat = 0; seat < tied; seat++) {
            quiz_table_right(&table, 2, seat);
        }
        quiz_table_wait(&table, 25000);
        cr_assert(quiz_table_is(&table, -1, "phase", tied > 9 ? "'over'" : "'tie-break'"));
        cr_expect_eq(quiz_table_count(&table, "tie-break"), tied > 9 ? 0 : 1);
        if (tied > 9) {
            json_t *result = quiz_family.result(table.state);
            const json_t *places = json_object_get(result, "places");
            cr_expect_eq(json_integer_value(json_array_get(places, 9)), 1);
            cr_expect_eq(json_integer_value(json_array_get(places, 10)), 11);
            json_decref(result);
        }
        quiz_table_close(&table);
    }
}

Test(quiz_class, sits_in_the_chair_one_by_one_from_the_fewest_points_up) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    PARTS("{'kind':'all','set':'" SHELF_A "','questions':1},{'kind':'chair','set':'" SHELF_A
                          "','seconds':5,'order':'reverse'}",
                          ",'appeal_seconds':0,'ready_seconds':5"),
                    64, 0);
    quiz_table_wait(&table, 5000);
    quiz_table_right(&table, 5001, 63);
    quiz_table_right(&table, 5001, 31);
    quiz_table_wait(&table, 25000);
    const json_t *order = json_object_get(quiz_table_last(&table, "part"), "order");
    cr_assert_eq(json_array_size(order), 64);
    cr_expect_eq(json_integer_value(json_array_get(order, 0)), 62, "the later seat first");
    cr_expect_eq(json_integer_value(json_array_get(order, 62)), 63);
    cr_expect_eq(json_integer_value(json_array_get(order, 63)), 31);
    cr_expect(quiz_table_is(&table, -1, "chair", "62"));
    quiz_table_do(&table, 25001, 62, "ready", "{}");
    quiz_table_right(&table, 25002, 62);
    cr_expect(score_is(&table, 62, "right", "1"));
    cr_expect(quiz_table_refused(&table, 25003, 30, "response", "{'text':'x'}", ERR_NOT_YOUR_TURN, NULL));
    quiz_table_close(&table);
}
