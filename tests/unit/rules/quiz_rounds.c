/* SPDX-License-Identifier: Apache-2.0 */
/* Quizzes of several rounds: what each is dealt, what adds up, and where a tie is played off. */
#include "quiz_table.h"

/* So many of the deal's stints or parts, as `parts` has them. */
static bool is_dealt(const struct quiz_table *table, const char *parts) {
    return play_is(json_deep_copy(json_object_get(table->deal, "parts")), parts);
}

static json_int_t count_ties(const struct quiz_table *table) {
    return json_integer_value(json_object_get(table->deal, "tie_break"));
}

static void wait_for_end(struct quiz_table *table) {
    quiz_table_wait(table, INT64_C(100) * 1000 * 1000);
    struct turn turn;
    quiz_family.turn(table->state, &turn);
    cr_assert(turn.over);
}

#define STINT(seconds) "{'kind':'chair','set':'" SHELF_A "','seconds':" #seconds "}"
#define QUICK "'ready_seconds':5,'grace_seconds':0,'appeal_seconds':0"

Test(quiz_rounds, a_round_leaves_what_later_ones_take_and_shares_the_rest) {
    struct quiz_table table;
    /* A stint of 120 s takes 20, and 60 at the most. Two of them in four rounds take 160, with the ties 180 of 240. */
    quiz_table_open(&table, "quiz", "{'parts':[" STINT(120) "]," QUICK ",'rounds':4}", 2, 0);
    cr_expect(is_dealt(&table, "[[50,50]]"), "240, less 140 for later");
    cr_expect_eq(count_ties(&table), 0);
    for (int round = 2; round <= 4; round++) {
        wait_for_end(&table);
        quiz_table_next(&table);
        cr_expect(is_dealt(&table, "[[20,20]]"), "round %d", round);
        cr_expect_eq(count_ties(&table), round == 4 ? 20 : 0);
    }
    quiz_table_close(&table);
}

/* Each part has a reference of its own to the same set, and whatever one of them takes is taken from all. */
Test(quiz_rounds, what_is_left_for_later_is_left_whoever_draws_first) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'sheet','set':'" SHELF_A
                    "','questions':50,'seconds':10}," STINT(120) "]," QUICK ",'rounds':2,'tie_break':false}",
                    2, 0);
    cr_expect(is_dealt(&table, "[[50],[50,50]]"), "240, less 50 on this sheet, less 90 for later");
    wait_for_end(&table);
    quiz_table_next(&table);
    cr_expect(is_dealt(&table, "[[50],[20,20]]"));
    quiz_table_close(&table);
    quiz_table_open(&table, "quiz",
                    "{'parts':[" STINT(120) ",{'kind':'all','set':'" SHELF_A "','questions':1,'seconds':5}]," QUICK
                                            ",'rounds':2,'tie_break':false}",
                    3, 0);
    cr_expect(is_dealt(&table, "[[59,59,59],[1]]"), "240, less 1, less 61 for later: 178, of which one is left over");
    wait_for_end(&table);
    quiz_table_next(&table);
    cr_expect(is_dealt(&table, "[[20,20,20],[1]]"), "of 62, of which one is left over");
    quiz_table_close(&table);
}

Test(quiz_rounds, a_stint_has_no_more_than_it_can_use_however_many_are_left) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'sheet','set':'" SHELF_A
                    "','questions':50,'seconds':10}," STINT(120) "," STINT(6) "]," QUICK ",'rounds':2}",
                    1, 0);
    for (int round = 1; round <= 2; round++) {
        cr_expect(is_dealt(&table, "[[50],[60],[3]]"), "119 are free in the first round, 77 in the second");
        wait_for_end(&table);
        if (round == 1) {
            quiz_table_next(&table);
        }
    }
    quiz_table_close(&table);
}

Test(quiz_rounds, a_reference_must_let_through_enough_for_all_rounds) {
    struct quiz_table table;
#define RIVERS(rounds)                                     \
    "{'parts':[{'kind':'sheet','set':{'set':'" SHELF_SMALL \
    "','categories':['Rivers']},'questions':1,'seconds':10}]," QUICK ",'rounds':" #rounds "}"
    quiz_table_open(&table, "quiz", RIVERS(2), 1, 0);
    wait_for_end(&table);
    quiz_table_next(&table);
    quiz_table_close(&table);
    cr_expect_eq(quiz_table_configure(&table, "quiz", RIVERS(3), 1, 0), ERR_INVALID_VALUE);
    cr_expect_str_eq(table.problem.points[0].pointer, "/options/parts/0/set");
    cr_expect_not_null(strstr(table.problem.points[0].detail, "lets through 2 questions, and the game takes 3"));
    quiz_table_close(&table);
}

static enum err configure(const char *options, int contenders) {
    struct quiz_table table;
    enum err err = quiz_table_configure(&table, "quiz", options, contenders, 0);
    quiz_table_close(&table);
    return err;
}

Test(quiz_rounds, a_game_takes_all_times_its_rounds_and_the_ties_once) {
    /* 240 are twelve rounds of 20; for two contenders, of whom twenty may be asked to play a tie off, eleven. */
    cr_expect_eq(configure("{'parts':[{'kind':'all','set':'" SHELF_A "','questions':20}],'rounds':12}", 1), OK);
    cr_expect_eq(configure("{'parts':[{'kind':'all','set':'" SHELF_A "','questions':20}],'rounds':13}", 1),
                 ERR_INVALID_VALUE);
    cr_expect_eq(configure("{'parts':[{'kind':'all','set':'" SHELF_A "','questions':20}],'rounds':11}", 2), OK);
    cr_expect_eq(configure("{'parts':[{'kind':'all','set':'" SHELF_A "','questions':20}],'rounds':12}", 2),
                 ERR_INVALID_VALUE);
    cr_expect_eq(configure("{'parts':[{'kind':'all','set':'" SHELF_A "','questions':12}],'rounds':20}", 1), OK);
    /* A deal is a round's, so ten rounds of long questions may be dealt where one could. */
    cr_expect_eq(configure("{'parts':[{'kind':'all','set':'" SHELF_LARGE "','questions':10}],'rounds':4}", 1), OK);
}

Test(quiz_rounds, no_question_comes_twice_though_all_are_dealt) {
    struct quiz_table table;
    /* Twelve rounds of twenty: all 240. quiz_table_next fails where one is dealt again. */
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':20,'seconds':5,'pause_seconds':0}]," QUICK
                    ",'rounds':12}",
                    1, 0);
    for (int round = 1; round < 12; round++) {
        wait_for_end(&table);
        quiz_table_next(&table);
    }
    size_t dealt = 0;
    for (int i = 0; i < TABLE_NUMBERS; i++) {
        dealt += table.was_dealt[i];
    }
    cr_expect_eq(dealt, SHELF_QUESTIONS);
    json_t *carry = quiz_family.carry(table.state);
    const char *digits = json_string_value(json_array_get(json_object_get(carry, "dealt"), 0));
    cr_expect_eq(strspn(digits, "f"), 60);
    cr_expect_eq(strlen(digits), 60);
    json_decref(carry);
    quiz_table_close(&table);
}

/* A stint of so many right, wrong and passed, and then nothing to its end. Returns when it is over. */
static int64_t play_stint(struct quiz_table *table, int64_t at, int seat, int right, int passed) {
    quiz_table_do(table, at, seat, "ready", "{}");
    for (int i = 0; i < right; i++) {
        quiz_table_right(table, ++at, seat);
    }
    for (int i = 0; i < passed; i++) {
        quiz_table_pass(table, ++at, seat);
    }
    quiz_table_wait(table, at + 200000);
    return at + 200000;
}

#define PATIENT "'ready_seconds':null,'grace_seconds':0,'appeal_seconds':0"

Test(quiz_rounds, a_tie_is_played_off_in_the_last_round_on_the_sums) {
    struct quiz_table table;
    struct turn turn;
    quiz_table_open(&table, "quiz", "{'parts':[" STINT(30) "]," PATIENT ",'rounds':2}", 3, 0);
    /* The first round: 3, 3 and 1 points: no tie-break, whoever leads. */
    int64_t at = play_stint(&table, 0, 0, 3, 2);
    at = play_stint(&table, at, 1, 3, 1);
    (void)play_stint(&table, at, 2, 1, 0);
    quiz_family.turn(table.state, &turn);
    cr_assert(turn.over);
    json_t *result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[2,1,3]"));
    cr_expect(json_is_null(json_object_get(result, "tie_break")));
    json_decref(result);
    quiz_table_next(&table);
    cr_expect(quiz_table_is(&table, -1, "scores/0",
                            "{'seat':0,'points':0,'right':0,'wrong':0,'passes':0,"
                            "'unanswered':0,'tie_break':null}"));
    /* The second: 2, 2 and 4, so 5 each; the passes 3, 3 and 4. The first two play it off, though the third won this round. */
    at = play_stint(&table, 0, 0, 2, 1);
    at = play_stint(&table, at, 1, 2, 2);
    at = play_stint(&table, at, 2, 4, 4);
    cr_expect(play_is(json_deep_copy(quiz_table_last(&table, "tie-break")), "{'seats':[0,1],'number':1}"));
    for (int seat = 0; seat < 2; seat++) {
        quiz_table_do(&table, ++at, seat, "ready", "{}");
        for (int i = 0; i < 5; i++) {
            if (seat == 1) {
                quiz_table_right(&table, ++at, seat);
            } else {
                quiz_table_wrong(&table, ++at, seat);
            }
        }
    }
    quiz_family.turn(table.state, &turn);
    cr_assert(turn.over);
    result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[2,3,1]"), "those of the round");
    cr_expect(
        play_is(json_deep_copy(json_object_get(result, "tie_break")), "[{'number':1,'seats':[0,1],'right':[0,5]}]"));
    json_decref(result);
    double points[SEATS_MAX], minor[SEATS_MAX];
    quiz_family.points(table.state, points);
    quiz_family.minor(table.state, minor);
    cr_expect(points[0] == 2 && points[1] == 2 && points[2] == 4, "points are those of the round");
    cr_expect(table.points[0] + points[0] == 5 && table.points[1] + points[1] == 5 && table.points[2] + points[2] == 5);
    cr_expect(table.minor[0] + minor[0] == -3 && table.minor[1] + minor[1] == -2.5 && table.minor[2] + minor[2] == -4);
    quiz_table_close(&table);
}

Test(quiz_rounds, who_leads_over_all_rounds_needs_no_tie_break_for_a_tie_of_the_last) {
    struct quiz_table table;
    struct turn turn;
    quiz_table_open(&table, "quiz", "{'parts':[" STINT(30) "]," PATIENT ",'rounds':2}", 2, 0);
    int64_t at = play_stint(&table, 0, 0, 1, 0);
    (void)play_stint(&table, at, 1, 0, 0);
    quiz_table_next(&table);
    at = play_stint(&table, 0, 0, 2, 1);
    (void)play_stint(&table, at, 1, 2, 1);
    quiz_family.turn(table.state, &turn);
    cr_expect(turn.over);
    json_t *result = quiz_family.result(table.state);
    cr_expect(play_is(json_deep_copy(json_object_get(result, "places")), "[1,1]"));
    json_decref(result);
    quiz_table_close(&table);
}

/* --- what a log may hold --- */

struct start {
    struct quiz_table table;
    json_t *deal, *carry;
};

/* Does a second round of this begin? */
static enum err begin(struct start *start, int number) {
    struct state *state = NULL;
    const struct table round = {.round = number,
                                .at = 1,
                                .leader = LEADER_SERVER,
                                .rules = 1,
                                .deal = start->deal,
                                .carry = start->carry,
                                .points = start->table.points,
                                .minor = start->table.minor};
    problem_clear(&start->table.problem);
    enum err err = quiz_family.start(&state, start->table.config, &round, &start->table.problem);
    free(state);
    return err;
}

/* With the carry replaced, or a member of it. */
static enum err begin_with(struct start *start, const char *carry) {
    json_t *before = start->carry;
    start->carry = play_json(carry);
    enum err err = begin(start, 2);
    json_decref(start->carry);
    start->carry = before;
    return err;
}

static void open_second(struct start *start) {
    quiz_table_open(&start->table, "quiz",
                    "{'parts':[{'kind':'sheet','set':'" SHELF_A "','questions':5,'seconds':10}]," QUICK
                    ",'rounds':3,'tie_break':false}",
                    1, 0);
    wait_for_end(&start->table);
    quiz_table_next(&start->table);
    start->deal = json_deep_copy(start->table.deal);
    start->carry = json_deep_copy(start->table.carry);
}

static void close_second(struct start *start) {
    json_decref(start->deal);
    json_decref(start->carry);
    quiz_table_close(&start->table);
}

Test(quiz_rounds, a_round_that_was_dealt_a_question_again_is_none) {
    struct start start;
    open_second(&start);
    cr_assert_eq(begin(&start, 2), OK, "%s", start.table.problem.detail);
    json_t *entry = json_array_get(json_object_get(start.deal, "questions"), 2);
    json_t *other = json_array_get(json_object_get(start.deal, "questions"), 3);
    json_int_t number = json_integer_value(json_object_get(entry, "number"));
    static const int bad[] = {-1, 5000, 1 << 20};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        (void)json_object_set_new(entry, "number", json_integer(bad[i]));
        cr_expect_eq(begin(&start, 2), ERR_CORRUPT, "%d", bad[i]);
    }
    (void)json_object_set_new(entry, "number", json_string("7"));
    cr_expect_eq(begin(&start, 2), ERR_CORRUPT);
    (void)json_object_del(entry, "number");
    cr_expect_eq(begin(&start, 2), ERR_CORRUPT, "one alone says nothing");
    (void)json_object_set(entry, "number", json_object_get(other, "number"));
    cr_expect_eq(begin(&start, 2), ERR_CORRUPT, "twice in the round");
    (void)json_object_set_new(entry, "number", json_integer(number));
    cr_assert_eq(begin(&start, 2), OK);
    const char *digits = json_string_value(json_array_get(json_object_get(start.carry, "dealt"), 0));
    size_t first = strcspn(digits, "123456789abcdef");
    int again = (int)first * 4 + __builtin_ctz((unsigned)strtol((const char[]){digits[first], '\0'}, NULL, 16));
    (void)json_object_set_new(entry, "number", json_integer(again));
    cr_expect_eq(begin(&start, 2), ERR_CORRUPT, "which the round before was dealt");
    close_second(&start);
}

Test(quiz_rounds, what_a_round_hands_on_is_what_was_dealt) {
    struct start start;
    open_second(&start);
    cr_expect_eq(begin_with(&start, "null"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{}"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{'dealt':[]}"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{'dealt':['','']}"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{'dealt':[7]}"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{'dealt':['0G']}"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{'dealt':['\\u0000']}"), ERR_CORRUPT);
    cr_expect_eq(begin_with(&start, "{'dealt':['']}"), OK,
                 "that nothing was is held against the round before by others");
    char digits[2000];
    memset(digits, '0', sizeof digits);
    char text[2100];
    (void)snprintf(text, sizeof text, "{'dealt':['%.1250s']}", digits);
    cr_expect_eq(begin_with(&start, text), OK);
    (void)snprintf(text, sizeof text, "{'dealt':['%.1251s']}", digits);
    cr_expect_eq(begin_with(&start, text), ERR_CORRUPT);
    cr_expect_eq(begin(&start, 1), ERR_CORRUPT, "nothing comes before the first round");
    close_second(&start);
}

Test(quiz_rounds, a_tie_break_is_dealt_to_the_last_round_alone) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz", "{'parts':[" STINT(30) "]," QUICK ",'rounds':1}", 2, 0);
    struct start start = {.table = table, .deal = table.deal, .carry = NULL};
    cr_expect_eq(begin(&start, 1), OK);
    json_t *questions = json_object_get(table.deal, "questions");
    for (int i = 0; i < 20; i++) {
        (void)json_array_remove(questions, 0);
    }
    (void)json_object_set_new(table.deal, "tie_break", json_integer(0));
    cr_expect_eq(begin(&start, 1), ERR_CORRUPT);
    quiz_table_close(&table);
}

/* What an export has of a second round: neither numbers nor what was dealt before, and the same course and proof. */
Test(quiz_rounds, an_export_says_of_no_question_which_one_it_was) {
    struct start start;
    open_second(&start);
    wait_for_end(&start.table);
    json_t *redacted = quiz_family.redact_deal(start.table.deal, start.table.state);
    size_t i = 0;
    const json_t *entry = NULL;
    json_array_foreach(json_object_get(redacted, "questions"), i, entry) {
        cr_expect_null(json_object_get(entry, "number"));
        cr_expect_not_null(json_object_get(entry, "dealt"), "of a sheet all were put");
    }
    struct state *state = NULL;
    struct table round = {.round = 2, .at = 1, .leader = LEADER_SERVER, .rules = 1, .deal = redacted};
    cr_assert_eq(quiz_family.start(&state, start.table.config, &round, &start.table.problem), OK);
    cr_expect(play_is(quiz_family.carry(state), "null"), "so what it hands on is unknown");
    free(state);
    round.carry = start.carry;
    cr_expect_eq(quiz_family.start(&state, start.table.config, &round, &start.table.problem), ERR_CORRUPT);
    json_decref(redacted);
    close_second(&start);
}
