/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rules of Connect Four: options, moves, wins and which line they are shown by, draws, forfeits, views, and how many
 * sequences of moves there are.
 */
#include "rules/connectfour.h"

#include <stdlib.h>
#include <string.h>

#include "play.h"
#include "util/json.h"

/* A column in letters: "d" is 3. */
static void play_columns(struct play *play, const char *columns) {
    for (const char *at = columns; *at != '\0'; at++) {
        struct turn turn;
        json_t *body = json_pack("{s:i}", "column", *at - 'a');
        play->family->turn(play->state, &turn);
        cr_assert(!turn.over, "the round is over before %s of %s", at, columns);
        enum err err = play_try_json(play, turn.seats == 1 ? 0 : 1, "move", body);
        cr_assert_eq(err, OK, "%s of %s: %s", at, columns, play->problem.detail);
        json_decref(body);
    }
}

static void open_at(struct play *play, const char *options, int leader) {
    play_open(play, "connect-four", options, 1);
    play_start(play, leader, NULL);
}

static bool view_is(const struct play *play, const char *expected) {
    return play_is(family_view_json(play->config, play->family->view, play->state, VIEWER_SPECTATOR), expected);
}

static bool view_has(const struct play *play, const char *name, const char *expected) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, 0);
    json_t *member = json_incref(json_object_get(view, name));
    json_decref(view);
    return play_is(member, expected);
}

static bool result_is(const struct play *play, const char *expected) {
    return play_is(play->family->result(play->state), expected);
}

/* --- options --- */

static bool options_are(const char *given, const char *expected) {
    struct play play;
    play_open(&play, "connect-four", given, -1);
    bool same = play_is(json_incref(play.config->options), expected);
    play_close(&play);
    return same;
}

static bool refused(const char *options, int opponents, const char *pointer) {
    struct play play;
    enum err err = play_configure(&play, "connect-four", options, opponents);
    if (err == OK) {
        play_close(&play);
        return false;
    }
    return err == ERR_INVALID_VALUE && play.problem.point_count > 0 &&
           strcmp(play.problem.points[0].pointer, pointer) == 0;
}

Test(connectfour, the_rulesets_own_board_has_seven_columns_six_rows_and_a_line_of_four) {
    cr_expect(options_are(NULL, "{'columns':7,'rows':6,'line':4,'rounds':1,'hints':false}"));
    cr_expect(options_are("{'columns':12,'rows':4,'line':6,'rounds':null,'hints':true}",
                          "{'columns':12,'rows':4,'line':6,'rounds':null,'hints':true}"));
}

Test(connectfour, sides_go_from_4_to_12_and_lines_from_3_to_6_and_not_beyond_the_longer_side) {
    for (int columns = 3; columns <= 13; columns++) {
        for (int rows = 3; rows <= 13; rows++) {
            for (int line = 2; line <= 7; line++) {
                struct play play;
                char options[64];
                (void)snprintf(options, sizeof options, "{'columns':%d,'rows':%d,'line':%d}", columns, rows, line);
                bool good = columns >= 4 && columns <= 12 && rows >= 4 && rows <= 12 && line >= 3 && line <= 6 &&
                            (line <= columns || line <= rows);
                enum err err = play_configure(&play, "connect-four", options, -1);
                cr_expect_eq(err, good ? OK : ERR_INVALID_VALUE, "%s", options);
                if (err == OK) {
                    play_close(&play);
                }
            }
        }
    }
}

Test(connectfour, what_contradicts_itself_or_is_of_the_wrong_type_is_refused_where_it_stands) {
    cr_expect(refused("{'columns':4,'rows':4,'line':5}", -1, "/options/line"));
    cr_expect(refused("{'columns':5,'rows':4,'line':6}", -1, "/options/line"));
    cr_expect(refused("{'columns':7.0}", -1, "/options/columns"));
    cr_expect(refused("{'rows':'6'}", -1, "/options/rows"));
    cr_expect(refused("{'rows':null}", -1, "/options/rows"));
    cr_expect(refused("{'line':true}", -1, "/options/line"));
    cr_expect(refused("{'hints':1}", -1, "/options/hints"));
    cr_expect(refused("{'rounds':0}", -1, "/options/rounds"));
    cr_expect(refused("{'exact_line':false}", -1, "/options/exact_line"));
    cr_expect(refused(NULL, 0, "/opponents"));
    cr_expect(refused(NULL, 2, "/opponents"));
}

Test(connectfour, only_the_common_board_is_of_the_rulesets_own_difficulty) {
    static const struct {
        const char *options;
        bool own;
    } games[] = {
        {NULL, true},           {"{'columns':7,'rows':6,'line':4}", true},
        {"{'rounds':3}", true}, {"{'columns':8}", false},
        {"{'rows':7}", false},  {"{'line':5}", false},
    };
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct play play;
        play_open(&play, "connect-four", games[i].options, -1);
        cr_expect_eq(play.config->own_difficulty, games[i].own, "%s", games[i].options);
        cr_expect_eq(play.config->seats, 2);
        play_close(&play);
    }
}

Test(connectfour, schemas_have_what_may_be_given_and_no_more) {
    const struct preset *preset = &connectfour_family.presets[0];
    json_t *schema = connectfour_family.options_schema(preset);
    const json_t *properties = json_object_get(schema, "properties");
    cr_expect_eq(json_object_size(properties), 5);
    cr_expect_eq(json_integer_value(json_object_get(json_object_get(properties, "columns"), "maximum")), 12);
    cr_expect_eq(json_integer_value(json_object_get(json_object_get(properties, "rows"), "default")), 6);
    json_decref(schema);
    json_t *action = connectfour_family.action_schema(preset, &connectfour_family.actions[0]);
    cr_expect(play_is(json_incref(json_object_get(action, "required")), "['column']"));
    json_decref(action);
}

/* --- the course of a round --- */

Test(connectfour, the_leader_has_x_and_moves_first_then_both_in_turn) {
    for (int leader = 0; leader < 2; leader++) {
        struct play play;
        open_at(&play, NULL, leader);
        cr_expect(view_has(&play, "symbols", leader == 0 ? "['X','O']" : "['O','X']"));
        cr_expect(play_turn_is(&play, leader, "move"));
        cr_expect(play_refused(&play, 1 - leader, "move", "{'column':0}", ERR_NOT_YOUR_TURN, NULL));
        play_do(&play, leader, "move", "{'column':1}");
        cr_expect(play_turn_is(&play, 1 - leader, "move"));
        cr_expect(play_refused(&play, leader, "move", "{'column':0}", ERR_NOT_YOUR_TURN, NULL));
        cr_expect(play_refused(&play, -1, "move", "{'column':0}", ERR_NOT_YOUR_TURN, NULL));
        play_close(&play);
    }
}

Test(connectfour, a_symbol_falls_to_the_lowest_free_field_and_a_view_shows_the_board_from_the_top) {
    struct play play;
    open_at(&play, "{'columns':5,'rows':4,'line':4}", 1);
    cr_expect(view_is(&play, "{'columns':5,'rows':4,'line':4,'board':['.....','.....','.....','.....'],"
                             "'symbols':['O','X'],'last':null,'winning_line':null}"));
    play_columns(&play, "aea");
    cr_expect(view_is(&play, "{'columns':5,'rows':4,'line':4,'board':['.....','.....','X....','X...O'],"
                             "'symbols':['O','X'],'last':{'column':0,'row':2},'winning_line':null}"));
    cr_expect(play_is(family_view_json(play.config, play.family->history, play.state, 0),
                      "[{'ply':1,'seat':1,'column':0,'row':3,'symbol':'X'},"
                      "{'ply':2,'seat':0,'column':4,'row':3,'symbol':'O'},"
                      "{'ply':3,'seat':1,'column':0,'row':2,'symbol':'X'}]"));
    play_close(&play);
}

Test(connectfour, an_event_tells_where_the_symbol_lies_and_whose_it_is) {
    struct play play;
    open_at(&play, NULL, 0);
    play_columns(&play, "ddd");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)), "{'column':3,'row':3,'symbol':'X'}"));
    json_t *body = play_json("{'column':1,'row':2,'symbol':'X','secret':9}");
    const struct event event = {1, 0, family_find_event(play.family, "move"), 0, body};
    cr_expect(play_is(family_view_event(play.config, &event, VIEWER_SPECTATOR), "{'column':1,'row':2,'symbol':'X'}"));
    json_decref(body);
    play_close(&play);
}

Test(connectfour, a_column_that_is_full_or_not_there_is_illegal_and_one_that_is_no_integer_invalid) {
    struct play play;
    open_at(&play, NULL, 0);
    play_columns(&play, "dddddd");
    cr_expect(play_breaks(&play, 0, "move", "{'column':3}", "illegal-move", "/column"));
    cr_expect(play_breaks(&play, 0, "move", "{'column':7}", "illegal-move", "/column"));
    cr_expect(play_breaks(&play, 0, "move", "{'column':-1}", "illegal-move", "/column"));
    cr_expect(play_breaks(&play, 0, "move", "{'column':4294967296}", "illegal-move", "/column"));
    cr_expect(play_refused(&play, 0, "move", "{'column':1.0}", ERR_INVALID_VALUE, "/column"));
    cr_expect(play_refused(&play, 0, "move", "{'column':'1'}", ERR_INVALID_VALUE, "/column"));
    cr_expect(play_refused(&play, 0, "move", "{'column':null}", ERR_INVALID_VALUE, "/column"));
    cr_expect(play_refused(&play, 0, "move", "{}", ERR_INVALID_VALUE, "/column"));
    cr_expect(play_refused(&play, 0, "move", "{'column':0,'row':5}", ERR_INVALID_VALUE, "/row"));
    cr_expect(play_refused(&play, 0, "move", "[0]", ERR_INVALID_VALUE, ""));
    play_columns(&play, "g");
    play_close(&play);
}

Test(connectfour, what_a_damaged_log_holds_is_corrupt) {
    struct play play;
    struct state *next = NULL;
    open_at(&play, NULL, 0);
    static const char *const bodies[] = {"{}", "{'column':null}", "[]", "{'row':1}", "{'column':1.5}"};
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        json_t *body = play_json(bodies[i]);
        const struct event event = {1, 0, family_find_event(play.family, "move"), 0, body};
        cr_expect_eq(play.family->apply(&next, play.state, &event, &play.problem), ERR_CORRUPT, "%s", bodies[i]);
        json_decref(body);
    }
    const struct event events[] = {{1, 0, EVENT_UNKNOWN, 0, NULL},
                                   {1, 0, EVENT_RESIGNED, -1, NULL},
                                   {1, 0, EVENT_RESIGNED, 2, NULL},
                                   {1, 0, EVENT_TIMED_OUT, -1, NULL}};
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
        cr_expect_eq(play.family->apply(&next, play.state, &events[i], &play.problem), ERR_CORRUPT, "%zu", i);
    }
    cr_expect_null(next);
    play_close(&play);
}

Test(connectfour, no_round_begins_with_a_deal_a_hand_over_a_missing_seat_or_a_leader_who_is_none) {
    struct play play;
    struct state *state = NULL;
    play_open(&play, "connect-four", NULL, 1);
    json_t *something = json_object();
    const struct table tables[] = {
        {.round = 1, .leader = LEADER_SERVER}, {.round = 1, .leader = 2},        {.round = 1, .out = 1},
        {.round = 1, .deal = something},       {.round = 1, .carry = something},
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        cr_expect_eq(play.family->start(&state, play.config, &tables[i], &play.problem), ERR_CORRUPT, "table %zu", i);
    }
    cr_expect_null(state);
    json_decref(something);
    play_close(&play);
}

/* --- the end of a round --- */

Test(connectfour, whoever_first_has_a_line_wins_at_once) {
    struct play play;
    open_at(&play, NULL, 0);
    play_columns(&play, "ddccbb");
    cr_expect(play_points_are(&play, "[0,0]"));
    play_columns(&play, "a");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[1,0]"));
    cr_expect(result_is(&play, "{'moves':7,'winner':0,'winning_line':[[0,5],[1,5],[2,5],[3,5]],'forfeited_by':null}"));
    cr_expect(play_refused(&play, 1, "move", "{'column':0}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

Test(connectfour, lines_win_in_every_direction_and_are_shown_whole) {
    static const struct {
        const char *options, *columns, *line, *points;
    } wins[] = {
        {NULL, "gafaead", "[[3,5],[4,5],[5,5],[6,5]]", "[1,0]"},
        {NULL, "dededed", "[[3,2],[3,3],[3,4],[3,5]]", "[1,0]"},
        {NULL, "adbdcdgd", "[[3,2],[3,3],[3,4],[3,5]]", "[0,1]"},
        {NULL, "abbccdcddgd", "[[0,5],[1,4],[2,3],[3,2]]", "[1,0]"},
        {NULL, "gffeededdad", "[[3,2],[4,3],[5,4],[6,5]]", "[1,0]"},
        /* Longer than the line: the whole run. */
        {NULL, "aabbccefegd", "[[0,5],[1,5],[2,5],[3,5],[4,5]]", "[1,0]"},
        {"{'columns':12,'rows':12,'line':6}", "lakbjcidheg", "[[6,11],[7,11],[8,11],[9,11],[10,11],[11,11]]", "[1,0]"},
        {"{'columns':4,'rows':12,'line':6}", "dadadadadad", "[[3,6],[3,7],[3,8],[3,9],[3,10],[3,11]]", "[1,0]"},
    };
    for (size_t i = 0; i < sizeof wins / sizeof wins[0]; i++) {
        struct play play;
        open_at(&play, wins[i].options, 0);
        play_columns(&play, wins[i].columns);
        cr_expect(play_turn_is(&play, -1, NULL), "%s", wins[i].columns);
        cr_expect(view_has(&play, "winning_line", wins[i].line), "%s", wins[i].columns);
        cr_expect(play_points_are(&play, wins[i].points), "%s", wins[i].columns);
        play_close(&play);
    }
}

Test(connectfour, a_full_board_without_a_line_is_a_draw) {
    struct play play;
    open_at(&play, "{'columns':4,'rows':4}", 1);
    play_columns(&play, "abcdabcdbadcbad");
    cr_expect(play_turn_is(&play, 0, "move"), "one field is left");
    play_columns(&play, "c");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[0.5,0.5]"));
    cr_expect(result_is(&play, "{'moves':16,'winner':null,'winning_line':null,'forfeited_by':null}"));
    play_close(&play);
}

Test(connectfour, lines_do_not_run_around_the_edge) {
    struct play play;
    open_at(&play, NULL, 0);
    play_columns(&play, "fagabbcbcac");
    cr_expect_not(play_turn_is(&play, -1, NULL));
    cr_expect(view_has(&play, "winning_line", "null"));
    play_close(&play);
}

/* --- forfeits --- */

Test(connectfour, who_resigns_or_lets_the_time_pass_loses_the_round_to_the_other) {
    static const char *const kinds[] = {"resigned", "timed-out"};
    for (size_t i = 0; i < 2; i++) {
        for (int seat = 0; seat < 2; seat++) {
            struct play play;
            open_at(&play, NULL, 0);
            play_columns(&play, i == 0 ? "" : "ddd");
            play_do(&play, seat, kinds[i], "{}");
            cr_expect(play_turn_is(&play, -1, NULL));
            cr_expect(play_points_are(&play, seat == 0 ? "[0,1]" : "[1,0]"));
            json_t *result = play.family->result(play.state);
            cr_expect_eq(json_integer_value(json_object_get(result, "forfeited_by")), seat);
            cr_expect_eq(json_integer_value(json_object_get(result, "winner")), 1 - seat);
            cr_expect(json_is_null(json_object_get(result, "winning_line")));
            json_decref(result);
            play_close(&play);
        }
    }
}

Test(connectfour, a_round_that_is_decided_stays_so) {
    struct play play;
    open_at(&play, NULL, 0);
    play_columns(&play, "ddccbba");
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_points_are(&play, "[1,0]"));
    cr_expect(result_is(&play, "{'moves':7,'winner':0,'winning_line':[[0,5],[1,5],[2,5],[3,5]],'forfeited_by':null}"));
    play_close(&play);
}

/* --- views read back --- */

Test(connectfour, a_view_that_is_none_is_corrupt) {
    static const char *const views[] = {
        "{}",
        "{'board':['....','....','....']}",
        "{'board':['....','....','....','...']}",
        "{'board':['....','....','....',7]}",
        "{'board':['....','....','....','Z...'],'last':{'column':0,'row':3}}",
        "{'board':['....','....','X...','....'],'last':{'column':0,'row':2}}",
        "{'board':['....','....','....','XX..'],'last':{'column':0,'row':3}}",
        "{'board':['....','....','....','O...'],'last':{'column':0,'row':3}}",
        "{'board':['....','....','....','X...']}",
        "{'board':['....','....','....','X...'],'last':{'column':1,'row':3}}",
        "{'board':['....','....','....','X...'],'last':{'column':4,'row':3}}",
        "{'board':['XOXO','XOXO','OXOX','OXOX'],'last':{'column':0,'row':0}}",
    };
    struct play play;
    play_open(&play, "connect-four", "{'columns':4,'rows':4}", 1);
    for (size_t i = 0; i < sizeof views / sizeof views[0]; i++) {
        json_t *view = play_json(views[i]);
        const struct observation head = {.config = play.config, .actions = 1};
        struct observation *observation = NULL;
        cr_expect_eq(play.family->read_view(&observation, &head, view), ERR_CORRUPT, "%s", views[i]);
        json_decref(view);
    }
    play_start(&play, 0, NULL);
    play_close(&play);
}

/* --- counts --- */

/* Sequences of so many moves, none played on after a win. */
static uint64_t perft(const struct play *play, const struct state *state, json_t *const bodies[], int depth) {
    struct turn turn;
    uint64_t count = 0;
    if (depth == 0) {
        return 1;
    }
    play->family->turn(state, &turn);
    for (int column = 0; !turn.over && column < 7; column++) {
        const struct event event = {1, 0, event_of_action(0), turn.seats == 1 ? 0 : 1, bodies[column]};
        struct state *next = NULL;
        struct problem problem;
        if (play->family->apply(&next, state, &event, &problem) == OK) {
            count += perft(play, next, bodies, depth - 1);
            free(next);
        }
    }
    return count;
}

static void expect_perft(int from, int to) {
    static const uint64_t counts[] = {1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572, 268031646};
    struct play play;
    json_t *bodies[7];
    open_at(&play, NULL, 0);
    for (int column = 0; column < 7; column++) {
        bodies[column] = json_pack("{s:i}", "column", column);
    }
    for (int depth = from; depth <= to; depth++) {
        cr_expect_eq(perft(&play, play.state, bodies, depth), counts[depth], "to depth %d", depth);
    }
    for (int column = 0; column < 7; column++) {
        json_decref(bodies[column]);
    }
    play_close(&play);
}

Test(connectfour, the_rules_allow_823536_sequences_of_seven_moves) {
    expect_perft(0, 7);
}

Test(connectfour, with_the_long_tests_they_are_counted_to_ten_moves) {
    if (getenv("REFEREE_LONG_TESTS") != NULL) {
        expect_perft(8, 10);
    }
}
