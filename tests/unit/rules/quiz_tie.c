/* SPDX-License-Identifier: Apache-2.0 */
/* Who wins where several are equal: shared places, tie-breaks with a master, and those who leave in the middle of one. */
#include "quiz_table.h"

#define CHAIR(more) "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5}],'ready_seconds':null" more "}"

static bool result_is(const struct quiz_table *table, const char *member, const char *expected) {
    json_t *result = quiz_family.result(table->state);
    json_t *value = json_deep_copy(json_object_get(result, member));
    json_decref(result);
    return play_is(value, expected);
}

/* A stint of three questions, so many right and the others passed. */
static void play_stint(struct quiz_table *table, int64_t at, int seat, int right) {
    quiz_table_do(table, at, seat, "ready", "{}");
    for (int i = 0; i < 3; i++) {
        (i < right ? quiz_table_right : quiz_table_pass)(table, at, seat);
    }
}

Test(quiz_tie, only_the_first_place_is_played_off_and_others_are_shared) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 4, 0);
    static const int right[] = {2, 1, 1, 0};
    for (int seat = 0; seat < 4; seat++) {
        play_stint(&table, seat, seat, right[seat]);
    }
    cr_expect(quiz_table_is_over(&table));
    cr_expect(result_is(&table, "places", "[1,2,2,4]"));
    cr_expect(result_is(&table, "tie_break", "null"));
    cr_expect(result_is(&table, "title", "null"));
    quiz_table_close(&table);
}

Test(quiz_tie, the_order_told_is_of_those_who_play_it_off_whatever_the_last_part_was) {
    struct quiz_table table;
    quiz_table_open(
        &table, "quiz",
        "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'ready_seconds':null,'appeal_seconds':0}", 3, 0);
    for (int seat = 0; seat < 3; seat++) {
        quiz_table_do(&table, seat, seat, "ready", "{}");
    }
    cr_expect(quiz_table_is(&table, 0, "part/order", "null"));
    for (int seat = 0; seat < 3; seat++) {
        (seat == 1 ? quiz_table_wrong : quiz_table_right)(&table, 10, seat);
    }
    cr_expect(quiz_table_is(&table, 0, "part/order", "[0,2]"));
    for (int seat = 0; seat < 3; seat += 2) {
        quiz_table_do(&table, 20, seat, "ready", "{}");
        for (int i = 0; i < 5; i++) {
            (seat == 0 ? quiz_table_right : quiz_table_wrong)(&table, 20, seat);
        }
    }
    cr_expect(quiz_table_is_over(&table));
    cr_expect(quiz_table_is(&table, 0, "part/order", "[0,2]"));
    quiz_table_close(&table);
}

Test(quiz_tie, without_tie_breaks_the_win_is_shared) {
    struct quiz_table table;
    double minor[SEATS_MAX];
    quiz_table_open(&table, "quiz", CHAIR(",'tie_break':false,'title':'Brain of the evening'"), 3, 0);
    for (int seat = 0; seat < 3; seat++) {
        play_stint(&table, seat, seat, seat == 1 ? 1 : 3);
    }
    cr_expect(quiz_table_is_over(&table));
    cr_expect(result_is(&table, "places", "[1,3,1]"));
    cr_expect(result_is(&table, "title", "'Brain of the evening'"));
    quiz_family.minor(table.state, minor);
    cr_expect(minor[0] == 0 && minor[1] == -2 && minor[2] == 0);
    quiz_table_close(&table);
}

/* Two with three right each and a master who judges: the texts of both are right, as the server suggests. */
static int64_t open_tied_with_master(struct quiz_table *table) {
    int64_t at = 0;
    quiz_table_open(table, "quiz", CHAIR(",'judge_seconds':5"), 2, 1);
    for (int seat = 0; seat < 2; seat++) {
        quiz_table_do(table, at, seat, "ready", "{}");
        for (int i = 0; i < 3; i++) {
            bool is_text = quiz_table_is_text(table);
            quiz_table_right(table, ++at, seat);
            if (is_text) {
                quiz_table_do(table, ++at, 2, "judgement", "{'suggested':true}");
            }
        }
    }
    cr_assert(quiz_table_is(table, 0, "phase", "'tie-break'"));
    return at;
}

/* Five questions of a tie-break, all answered rightly; the master finds so many of the texts right. Returns all right. */
static int play_five(struct quiz_table *table, int64_t *at, int seat, int texts_right) {
    int right = 0;
    quiz_table_do(table, ++*at, seat, "ready", "{}");
    for (int i = 0; i < 5; i++) {
        bool is_text = quiz_table_is_text(table);
        quiz_table_right(table, ++*at, seat);
        if (is_text) {
            cr_expect(quiz_table_is(table, 1 - seat, "responses", "[]"), "the other one sees none");
            cr_expect(quiz_table_is(table, 2, "responses/0/suggested", "true"));
            bool is_right = texts_right-- > 0;
            quiz_table_do(table, ++*at, 2, "judgement", is_right ? "{'correct':true}" : "{'correct':false}");
            right += is_right;
        } else {
            right++;
        }
    }
    return right;
}

Test(quiz_tie, a_master_judges_the_texts_of_a_tie_break_and_sees_it) {
    struct quiz_table table;
    char expected[40];
    int64_t at = open_tied_with_master(&table);
    quiz_table_do(&table, ++at, 2, "ready", "{}");
    cr_expect(quiz_table_is(&table, 1, "questions/0/text", "null"));
    json_t *text = quiz_table_see(&table, 2, "questions/0/text");
    cr_expect(json_is_string(text));
    json_decref(text);
    quiz_table_wait(&table, at + 5 * 15000); /* seat 0 is silent */
    at += 5 * 15000;
    cr_expect(quiz_table_is(&table, 1, "chair", "1"));
    int right = play_five(&table, &at, 1, 1);
    cr_expect(quiz_table_is_over(&table));
    (void)snprintf(expected, sizeof expected, "[0,%d,null]", right);
    cr_expect(play_is(json_deep_copy(json_object_get(quiz_table_last(&table, "tie-break-over"), "right")), expected));
    cr_expect(result_is(&table, "places", "[2,1,null]"));
    cr_expect(result_is(&table, "forfeited_by", "null"));
    quiz_table_close(&table);
}

Test(quiz_tie, a_late_master_s_verdict_stands_in_a_tie_break_too) {
    struct quiz_table table;
    int64_t at = open_tied_with_master(&table);
    quiz_table_do(&table, ++at, 0, "ready", "{}");
    while (!quiz_table_is_text(&table)) {
        quiz_table_right(&table, ++at, 0);
    }
    size_t put = table.put_count;
    quiz_table_right(&table, at, 0);
    cr_expect(quiz_table_is(&table, 0, "phase", "'tie-break'"));
    cr_expect(quiz_table_refused(&table, at + 1, 0, "response", "{'text':'x'}", ERR_NOT_ALLOWED_NOW, NULL));
    cr_expect(quiz_table_comes(&table, "judgement", at + 5000));
    cr_expect_eq(table.put_count, put + 1, "the next one has its fifteen seconds from then on");
    cr_expect(quiz_table_comes(&table, "closed", at + 5000 + 15000));
    quiz_table_close(&table);
}

Test(quiz_tie, who_leaves_in_a_tie_break_has_lost_it) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 3, 0);
    for (int seat = 0; seat < 3; seat++) {
        play_stint(&table, seat, seat, seat == 2 ? 0 : 2);
    }
    cr_expect(play_is(json_deep_copy(quiz_table_last(&table, "tie-break")), "{'seats':[0,1],'number':1}"));
    quiz_table_do(&table, 10, 0, "ready", "{}");
    quiz_table_right(&table, 11, 0);
    quiz_table_do(&table, 12, 0, "resigned", "{}");
    quiz_table_wait(&table, 12);
    cr_expect(quiz_table_is_over(&table));
    cr_expect(result_is(&table, "places", "[3,1,2]"));
    cr_expect(result_is(&table, "forfeited_by", "0"));
    double minor[SEATS_MAX];
    quiz_family.minor(table.state, minor);
    cr_expect(minor[1] - 0.5 == -1);
    quiz_table_close(&table);
}

Test(quiz_tie, who_waits_for_their_five_may_leave_too) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 3, 0);
    for (int seat = 0; seat < 3; seat++) {
        play_stint(&table, seat, seat, 2);
    }
    quiz_table_do(&table, 10, 1, "resigned", "{}");
    quiz_table_do(&table, 11, 0, "ready", "{}");
    for (int i = 0; i < 5; i++) {
        quiz_table_wrong(&table, 12, 0);
    }
    cr_expect(quiz_table_is(&table, 0, "chair", "2"), "seat 1 is left out");
    quiz_table_do(&table, 13, 2, "ready", "{}");
    for (int i = 0; i < 5; i++) {
        (i == 0 ? quiz_table_right : quiz_table_wrong)(&table, 14, 2);
    }
    cr_expect(quiz_table_is_over(&table));
    cr_expect(result_is(&table, "places", "[2,3,1]"));
    cr_expect(result_is(&table, "tie_break", "[{'number':1,'seats':[0,1,2],'right':[0,0,1]}]"));
    quiz_table_close(&table);
}

Test(quiz_tie, of_a_tie_break_that_was_cut_off_the_result_tells_nothing) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 2, 0);
    for (int seat = 0; seat < 2; seat++) {
        play_stint(&table, seat, seat, 2);
    }
    quiz_table_do(&table, 10, 0, "ready", "{}");
    quiz_table_right(&table, 11, 0);
    quiz_table_do(&table, 12, 1, "resigned", "{}");
    cr_expect(quiz_table_is_over(&table), "the last one left has won");
    cr_expect(result_is(&table, "places", "[1,2]"));
    cr_expect(result_is(&table, "tie_break", "null"));
    quiz_table_close(&table);
}

Test(quiz_tie, all_that_were_asked_in_a_tie_break_are_told_though_one_left_in_their_second) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 3, 0);
    for (int seat = 0; seat < 3; seat++) {
        play_stint(&table, seat, seat, 2);
    }
    quiz_table_do(&table, 10, 0, "ready", "{}");
    quiz_table_right(&table, 11, 0);
    quiz_table_do(&table, 12, 0, "resigned", "{}");
    for (int seat = 1; seat < 3; seat++) {
        quiz_table_do(&table, 13, seat, "ready", "{}");
        for (int i = 0; i < 5; i++) {
            (i < seat ? quiz_table_right : quiz_table_wrong)(&table, 13, seat);
        }
    }
    cr_expect(quiz_table_is_over(&table));
    const json_t *questions = json_object_get(quiz_table_last(&table, "tie-break-over"), "questions");
    cr_assert_eq(json_array_size(questions), 5);
    for (size_t i = 0; i < 5; i++) {
        char expected[20];
        (void)snprintf(expected, sizeof expected, "za%03d", table.put[table.put_count - 5 + i].number);
        const json_t *answer = json_object_get(json_array_get(questions, i), "answer");
        cr_expect_str_eq(json_string_value(answer), expected, "in the order in which they were put");
    }
    quiz_table_close(&table);
}

Test(quiz_tie, where_all_who_were_tied_have_left_nothing_more_is_played_off) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", CHAIR(""), 4, 0);
    for (int seat = 0; seat < 4; seat++) {
        play_stint(&table, seat, seat, seat < 2 ? 2 : 1);
    }
    quiz_table_do(&table, 10, 0, "ready", "{}");
    quiz_table_do(&table, 11, 1, "resigned", "{}");
    quiz_table_right(&table, 12, 0);
    cr_expect_not(quiz_table_is_over(&table), "the five are played to their end");
    quiz_table_do(&table, 13, 0, "resigned", "{}");
    cr_expect(quiz_table_is_over(&table));
    cr_expect_eq(quiz_table_count(&table, "tie-break"), 1);
    cr_expect_eq(quiz_table_count(&table, "tie-break-over"), 1);
    cr_expect(result_is(&table, "places", "[3,3,1,1]"));
    cr_expect(result_is(&table, "tie_break", "[{'number':1,'seats':[0,1],'right':[1,0]}]"));
    quiz_table_close(&table);
}
