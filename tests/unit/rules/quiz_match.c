/* SPDX-License-Identifier: Apache-2.0 */
/* Several contenders: order, passes, tie-breaks, leaving, results. */
#include "quiz_table.h"

#define FORMAT "{'general':'" SHELF_A "','subjects':['" SHELF_B "'],'appeal_seconds':0}"

/* One stint in the chair: so many right, wrong, passed, and then silence to the end of the grace. Returns when it is over. */
static int64_t play_stint(struct quiz_table *table, int64_t at, int seat, int right, int wrong, int passed) {
    quiz_table_do(table, at, seat, "ready", "{}");
    for (int i = 0; i < right + wrong + passed; i++) {
        at += 10;
        if (i < right) {
            quiz_table_right(table, at, seat);
        } else if (i < right + wrong) {
            quiz_table_wrong(table, at, seat);
        } else {
            quiz_table_pass(table, at, seat);
        }
    }
    int64_t end = at + 200000;
    quiz_table_wait(table, end);
    return end;
}

/* The ready_seconds of whoever comes next must not run out meanwhile. */
#define PATIENT(rest) "{'general':'" SHELF_A "','subjects':['" SHELF_B "'],'ready_seconds':null" rest "}"

Test(quiz_match, part_2_goes_from_the_fewest_points_up_the_later_seat_first_where_they_are_equal) {
    struct quiz_table table;
    quiz_table_open(&table, "mastermind-quiz", PATIENT(",'appeal_seconds':0"), 4, 0);
    cr_expect(quiz_table_is(&table, -1, "part/order", "[0,1,2,3]"));
    cr_expect(quiz_table_is(&table, -1, "part/title", "'Specialist subjects'"));
    int64_t at = 0;
    const int right[] = {2, 1, 3, 1};
    for (int seat = 0; seat < 4; seat++) {
        at = play_stint(&table, at, seat, right[seat], 1, 0);
    }
    cr_expect(quiz_table_is(&table, -1, "part/order", "[3,1,0,2]"));
    cr_expect(quiz_table_is(&table, -1, "chair", "3"));
    quiz_table_close(&table);
}

Test(quiz_match, with_equal_points_fewer_passes_win) {
    struct quiz_table table;
    double points[SEATS_MAX], minor[SEATS_MAX], asked[SEATS_MAX];
    quiz_table_open(&table, "mastermind-quiz", PATIENT(",'appeal_seconds':0"), 2, 0);
    int64_t at = play_stint(&table, 0, 0, 2, 0, 2);
    at = play_stint(&table, at, 1, 2, 2, 1);
    at = play_stint(&table, at, 1, 1, 0, 0);
    at = play_stint(&table, at, 0, 1, 0, 0);
    cr_assert(quiz_table_is_over(&table));
    quiz_family.points(table.state, points);
    quiz_family.minor(table.state, minor);
    cr_expect(points[0] == 3 && points[1] == 3 && minor[0] == -2 && minor[1] == -1);
    quiz_family.asked(table.state, asked); /* with the question at the end of each stint, which nobody answers */
    cr_expect(asked[0] == 7 && asked[1] == 8, "%g, %g", asked[0], asked[1]);
    json_t *result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[2,1]"));
    cr_expect(json_is_null(json_object_get(result, "tie_break")));
    cr_expect_str_eq(json_string_value(json_object_get(result, "title")), "Mastermind");
    json_decref(result);
    quiz_table_close(&table);
}

/* Five questions for a seat in a tie-break. */
static int64_t play_five(struct quiz_table *table, int64_t at, int seat, int right) {
    quiz_table_do(table, at, seat, "ready", "{}");
    for (int i = 0; i < 5; i++) {
        if (i < right) {
            quiz_table_right(table, ++at, seat);
        } else if (i == 3) {
            quiz_table_pass(table, ++at, seat);
        } else {
            quiz_table_wrong(table, ++at, seat);
        }
    }
    return at;
}

Test(quiz_match, a_tie_for_the_first_place_is_played_off_by_fives_that_the_others_do_not_see) {
    struct quiz_table table;
    quiz_table_open(&table, "mastermind-quiz", PATIENT(",'appeal_seconds':0"), 3, 0);
    int64_t at = 0;
    for (int seat = 0; seat < 3; seat++) {
        at = play_stint(&table, at, seat, seat == 2 ? 0 : 1, 0, 0);
    }
    at = play_stint(&table, at, 2, 0, 1, 0);
    at = play_stint(&table, at, 1, 0, 1, 0);
    at = play_stint(&table, at, 0, 0, 1, 0);
    cr_expect(quiz_table_is(&table, 2, "phase", "'tie-break'"));
    cr_expect(play_is(json_deep_copy(quiz_table_last(&table, "tie-break")), "{'seats':[0,1],'number':1}"));
    quiz_table_do(&table, at, 0, "ready", "{}");
    cr_expect(quiz_table_is(&table, 1, "questions/0/text", "null"));
    cr_expect(quiz_table_is(&table, -1, "questions/0/kind", "null"));
    cr_expect(quiz_table_refused(&table, at, 1, "response", "{'text':'x'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(quiz_table_refused(&table, at, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_right(&table, at + 15000, 0); /* the last moment */
    quiz_table_wait(&table, at + 15000 + 15000);
    cr_expect(quiz_table_is(&table, 0, "last/outcomes/0/outcome", "'unanswered'"), "no grace");
    cr_expect(quiz_table_is(&table, 1, "last/outcomes", "null"));
    quiz_table_wait(&table, at + 200000);
    at += 200000;
    cr_expect(quiz_table_is(&table, -1, "scores/0/tie_break", "null"));
    at = play_five(&table, at, 1, 1);
    /* One right each: the next five, told now. */
    cr_expect(quiz_table_is(&table, -1, "scores/0/tie_break", "1"));
    cr_expect(
        play_is(json_deep_copy(json_object_get(quiz_table_last(&table, "tie-break-over"), "right")), "[1,1,null]"));
    cr_expect_eq(json_array_size(json_object_get(quiz_table_last(&table, "tie-break-over"), "questions")), 5);
    at = play_five(&table, at + 1, 0, 2);
    at = play_five(&table, at + 1, 1, 3);
    cr_assert(quiz_table_is_over(&table));
    double points[SEATS_MAX], minor[SEATS_MAX];
    quiz_family.points(table.state, points);
    quiz_family.minor(table.state, minor);
    cr_expect(points[0] == 1 && points[1] == 1 && minor[1] - minor[0] == 0.5, "they change no points");
    json_t *result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[2,1,3]"));
    cr_expect(play_is(json_deep_copy(json_object_get(result, "tie_break")),
                      "[{'number':1,'seats':[0,1],'right':[1,1]},{'number':2,'seats':[0,1],'right':[2,3]}]"));
    json_decref(result);
    quiz_table_close(&table);
}

Test(quiz_match, after_four_times_five_the_win_is_shared) {
    struct quiz_table table;
    quiz_table_open(
        &table, "quiz",
        "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5}],'ready_seconds':null,'appeal_seconds':0}", 2, 0);
    int64_t at = play_stint(&table, 0, 0, 1, 0, 0);
    at = play_stint(&table, at, 1, 1, 0, 0);
    for (int i = 0; i < 4; i++) {
        at = play_five(&table, at + 1, 0, 1);
        at = play_five(&table, at + 1, 1, 1);
    }
    cr_assert(quiz_table_is_over(&table));
    cr_expect_eq(quiz_table_count(&table, "tie-break"), 4);
    json_t *result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[1,1]"));
    json_decref(result);
    quiz_table_close(&table);
}

Test(quiz_match, who_leaves_ends_the_stint_and_the_last_one_left_has_won) {
    struct quiz_table table;
    quiz_table_open(&table, "mastermind-quiz", PATIENT(""), 3, 0);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_right(&table, 10, 0);
    quiz_table_do(&table, 20, 0, "resigned", "{}");
    quiz_table_wait(&table, 20);
    cr_expect(quiz_table_is(&table, 1, "last/outcomes/0/outcome", "'unanswered'"));
    cr_expect(quiz_table_is(&table, 1, "scores/0/points", "0"));
    cr_expect(quiz_table_is(&table, 1, "chair", "1"));
    cr_expect_eq(quiz_table_count(&table, "stint-over"), 1);
    quiz_table_do(&table, 30, 2, "resigned", "{}");
    cr_expect(quiz_table_is_over(&table));
    json_t *result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[2,1,2]"));
    cr_expect(play_is(json_deep_copy(json_object_get(result, "forfeited_by")), "0"), "the first of both");
    json_decref(result);
    quiz_table_close(&table);
}

Test(quiz_match, only_who_is_in_the_chair_acts) {
    struct quiz_table table;
    quiz_table_open(&table, "mastermind-quiz", FORMAT, 2, 0);
    cr_expect(quiz_table_refused(&table, 0, 1, "ready", "{}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(quiz_table_refused(&table, 0, 0, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 0, 0, "hand-in", "{}", ERR_NOT_ALLOWED_NOW, NULL));
    quiz_table_do(&table, 0, 0, "ready", "{}");
    cr_expect(quiz_table_refused(&table, 0, 0, "ready", "{}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_refused(&table, 0, 1, "response", "{'text':'x'}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(quiz_table_refused(&table, 0, 0, "judgement", "{'correct':true}", ERR_NOT_YOUR_TURN, NULL));
    cr_expect(quiz_table_refused(&table, 0, 0, "response", "{'question':2,'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(
        quiz_table_refused(&table, 0, 0, "response", "{'question':0,'text':'x'}", ERR_INVALID_VALUE, "/question"));
    cr_expect(quiz_table_refused(&table, 0, 0, "response", "{}", ERR_INVALID_VALUE, ""));
    cr_expect(quiz_table_refused(&table, 0, 0, "response", "{'text':''}", ERR_INVALID_VALUE, "/text"));
    cr_expect(quiz_table_refused(&table, 0, 0, "response", "{'text':'x','pass':true}", ERR_INVALID_VALUE, "/text"));
    cr_expect(quiz_table_refused(&table, 0, 0, "response", "{'pass':false}", ERR_INVALID_VALUE, "/pass"));
    cr_expect(quiz_table_refused(&table, 0, 0, "appeal", "{'question':1}", ERR_NOT_ALLOWED_NOW, NULL));
    bool has_choices = shelf_has_choices(table.put[0].number);
    cr_expect(quiz_table_refused(&table, 0, 0, "response", has_choices ? "{'choice':3}" : "{'choice':0}",
                                 ERR_INVALID_VALUE, "/choice"));
    quiz_table_close(&table);
}
