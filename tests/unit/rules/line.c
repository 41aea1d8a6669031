/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of line games: moves, wins and which line they are shown by, draws, forfeits, points, views. */
#include "rules/line.h"

#include <stdlib.h>
#include <string.h>

#include "play.h"
#include "util/json.h"

/* Moves written as "7,7 8,7 ...", from the leader on in turn. */
static void play_moves(struct play *play, const char *moves) {
    const char *at = moves;
    while (*at != '\0') {
        char *end = NULL;
        long column = strtol(at, &end, 10);
        cr_assert_eq(*end, ',');
        long row = strtol(end + 1, &end, 10);
        at = *end == ' ' ? end + 1 : end;
        json_t *body = json_pack("{s:i, s:i}", "column", (int)column, "row", (int)row);
        struct turn turn;
        play->family->turn(play->state, &turn);
        cr_assert(!turn.over, "the round is over before (%ld,%ld) of %s", column, row, moves);
        enum err err = play_try_json(play, turn.seats == 1 ? 0 : 1, "move", body);
        cr_assert_eq(err, OK, "(%ld,%ld) of %s: %s", column, row, moves, play->problem.detail);
        json_decref(body);
    }
}

static void open_at(struct play *play, const char *ruleset, const char *options, int leader) {
    play_open(play, ruleset, options, 1);
    play_start(play, leader, NULL);
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

/* --- the course of a round --- */

Test(line, the_leader_has_x_and_moves_first_then_both_in_turn) {
    for (int leader = 0; leader < 2; leader++) {
        struct play play;
        open_at(&play, "tic-tac-toe", NULL, leader);
        cr_expect(view_has(&play, "symbols", leader == 0 ? "['X','O']" : "['O','X']"));
        cr_expect(play_turn_is(&play, leader, "move"));
        play_do(&play, leader, "move", "{'column':1,'row':1}");
        cr_expect(play_turn_is(&play, 1 - leader, "move"));
        cr_expect(play_refused(&play, leader, "move", "{'column':0,'row':0}", ERR_NOT_YOUR_TURN, NULL));
        cr_expect(play_refused(&play, -1, "move", "{'column':0,'row':0}", ERR_NOT_YOUR_TURN, NULL));
        play_do(&play, 1 - leader, "move", "{'column':0,'row':0}");
        cr_expect(play_turn_is(&play, leader, "move"));
        play_close(&play);
    }
}

Test(line, a_view_has_the_board_from_the_top_and_the_last_move) {
    struct play play;
    open_at(&play, "line", "{'size':4,'line':3}", 1);
    cr_expect(play_is(family_view_json(play.config, play.family->view, play.state, VIEWER_SPECTATOR),
                      "{'size':4,'line':3,'board':['....','....','....','....'],'symbols':['O','X'],'last':null,"
                      "'winning_line':null}"));
    play_moves(&play, "3,0 0,2");
    cr_expect(play_is(family_view_json(play.config, play.family->view, play.state, VIEWER_SPECTATOR),
                      "{'size':4,'line':3,'board':['...X','....','O...','....'],'symbols':['O','X'],"
                      "'last':{'column':0,'row':2},'winning_line':null}"));
    cr_expect(play_is(family_view_json(play.config, play.family->history, play.state, 0),
                      "[{'ply':1,'seat':1,'column':3,'row':0,'symbol':'X'},"
                      "{'ply':2,'seat':0,'column':0,'row':2,'symbol':'O'}]"));
    play_close(&play);
}

Test(line, an_event_tells_where_the_stone_is_and_whose) {
    struct play play;
    open_at(&play, "gomoku", NULL, 0);
    play_moves(&play, "7,7 14,0");
    cr_expect(play_is(json_incref((json_t *)play_last(&play)), "{'column':14,'row':0,'symbol':'O'}"));
    json_t *body = play_json("{'column':1,'row':2,'symbol':'X','secret':9}");
    const struct event event = {1, 0, family_find_event(play.family, "move"), 0, body};
    cr_expect(play_is(family_view_event(play.config, &event, VIEWER_SPECTATOR), "{'column':1,'row':2,'symbol':'X'}"));
    json_decref(body);
    play_close(&play);
}

Test(line, a_move_outside_or_on_a_taken_field_is_illegal_and_one_that_is_no_integer_invalid) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 0);
    play_moves(&play, "1,1");
    cr_expect(play_breaks(&play, 1, "move", "{'column':3,'row':0}", "illegal-move", "/column"));
    cr_expect(play_breaks(&play, 1, "move", "{'column':-1,'row':0}", "illegal-move", "/column"));
    cr_expect(play_breaks(&play, 1, "move", "{'column':0,'row':3}", "illegal-move", "/row"));
    cr_expect(play_breaks(&play, 1, "move", "{'column':0,'row':-1}", "illegal-move", "/row"));
    cr_expect(play_breaks(&play, 1, "move", "{'column':4294967296,'row':256}", "illegal-move", "/column"));
    cr_expect(play_breaks(&play, 1, "move", "{'column':1,'row':1}", "illegal-move", NULL));
    cr_expect_str_eq(play.problem.detail, "The field in column 1, row 1 is taken.");
    cr_expect(play_refused(&play, 1, "move", "{'column':1.0,'row':1}", ERR_INVALID_VALUE, "/column"));
    cr_expect(play_refused(&play, 1, "move", "{'column':0,'row':'1'}", ERR_INVALID_VALUE, "/row"));
    cr_expect(play_refused(&play, 1, "move", "{'column':null,'row':1}", ERR_INVALID_VALUE, "/column"));
    cr_expect(play_refused(&play, 1, "move", "{'column':0}", ERR_INVALID_VALUE, "/row"));
    cr_expect(play_refused(&play, 1, "move", "{'column':0,'row':0,'symbol':'O'}", ERR_INVALID_VALUE, "/symbol"));
    cr_expect(play_refused(&play, 1, "move", "[0,0]", ERR_INVALID_VALUE, ""));
    play_close(&play);
}

Test(line, what_a_damaged_log_holds_is_corrupt) {
    struct play play;
    struct state *next = NULL;
    open_at(&play, "tic-tac-toe", NULL, 0);
    static const char *const bodies[] = {"{}", "{'column':0}", "{'column':0,'row':null}", "[]", "{'row':1}"};
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

Test(line, no_round_begins_with_a_deal_a_hand_over_a_missing_seat_or_a_leader_who_is_none) {
    struct play play;
    struct state *state = NULL;
    play_open(&play, "gomoku", NULL, 1);
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

Test(line, nothing_is_dealt_committed_to_proved_or_handed_on) {
    struct play play;
    struct rng rng;
    open_at(&play, "tic-tac-toe", NULL, 0);
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    cr_expect(json_is_null(family_deal(play.config, &play.table, &rng)));
    cr_expect(json_is_null(family_proof(play.family, play.state)));
    cr_expect(json_is_null(family_carry(play.family, play.state)));
    cr_expect_null(play_commitment(&play, play.state));
    play_close(&play);
}

/* --- the end of a round --- */

Test(line, whoever_first_has_a_line_wins_at_once) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 0);
    play_moves(&play, "0,0 1,1 1,0 2,2 2,0");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[1,0]"));
    cr_expect(result_is(&play, "{'moves':5,'winner':0,'winning_line':[[0,0],[1,0],[2,0]],'forfeited_by':null}"));
    cr_expect(play_refused(&play, 1, "move", "{'column':0,'row':1}", ERR_NOT_ALLOWED_NOW, NULL));
    play_close(&play);
}

Test(line, o_wins_as_x_does) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 0);
    play_moves(&play, "0,0 0,2 1,0 1,1 1,2 2,0");
    cr_expect(play_points_are(&play, "[0,1]"));
    cr_expect(view_has(&play, "winning_line", "[[0,2],[1,1],[2,0]]"), "rising: from the smaller column");
    play_close(&play);
}

Test(line, nobody_has_points_while_the_round_lasts) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 0);
    cr_expect(play_points_are(&play, "[0,0]"));
    play_moves(&play, "0,0 1,1 1,0 2,2");
    cr_expect(play_points_are(&play, "[0,0]"));
    play_close(&play);
}

Test(line, a_full_board_without_a_line_is_a_draw) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 1);
    play_moves(&play, "0,0 1,0 2,0 1,1 0,1 2,1 1,2 0,2 2,2");
    cr_expect(play_turn_is(&play, -1, NULL));
    cr_expect(play_points_are(&play, "[0.5,0.5]"));
    cr_expect(result_is(&play, "{'moves':9,'winner':null,'winning_line':null,'forfeited_by':null}"));
    play_close(&play);
}

Test(line, a_line_that_fills_the_board_wins) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 0);
    play_moves(&play, "0,0 0,1 0,2 1,0 1,2 2,0 2,1 1,1 2,2");
    cr_expect(view_has(&play, "winning_line", "[[0,2],[1,2],[2,2]]"));
    cr_expect(play_points_are(&play, "[1,0]"));
    play_close(&play);
}

/* --- the winning line --- */

/* X plays the first list, O the second; both written as moves. */
static void alternate(struct play *play, const char *const x[], const char *const o[]) {
    for (size_t i = 0; x[i] != NULL; i++) {
        play_moves(play, x[i]);
        if (o[i] != NULL && x[i + 1] != NULL) {
            play_moves(play, o[i]);
        }
    }
}

static const char *const far_away[] = {"0,14", "2,14", "4,14", "6,14", "8,14", "10,14",
                                       "1,12", "3,12", "5,12", "7,12", "9,12", NULL};

Test(line, a_winning_line_is_shown_whole_from_its_smaller_column) {
    static const struct {
        const char *x[7];
        const char *line;
    } wins[] = {
        {{"5,5", "6,5", "8,5", "9,5", "7,5"}, "[[5,5],[6,5],[7,5],[8,5],[9,5]]"},
        {{"5,9", "5,8", "5,7", "5,5", "5,6"}, "[[5,5],[5,6],[5,7],[5,8],[5,9]]"},
        {{"9,9", "8,8", "7,7", "6,6", "5,5"}, "[[5,5],[6,6],[7,7],[8,8],[9,9]]"},
        {{"9,5", "8,6", "7,7", "6,8", "5,9"}, "[[5,9],[6,8],[7,7],[8,6],[9,5]]"},
        /* Freestyle: six in a row win as well, and all of them are the line. */
        {{"5,5", "6,5", "7,5", "9,5", "10,5", "8,5"}, "[[5,5],[6,5],[7,5],[8,5],[9,5],[10,5]]"},
    };
    for (size_t i = 0; i < sizeof wins / sizeof wins[0]; i++) {
        struct play play;
        open_at(&play, "gomoku", NULL, 0);
        alternate(&play, wins[i].x, far_away);
        cr_expect(view_has(&play, "winning_line", wins[i].line));
        cr_expect(play_points_are(&play, "[1,0]"));
        play_close(&play);
    }
}

Test(line, of_several_lines_the_first_of_row_column_falling_and_rising_is_shown) {
    static const struct {
        const char *x[11];
        const char *line;
    } wins[] = {
        {{"5,7", "6,7", "8,7", "9,7", "7,5", "7,6", "7,8", "7,9", "7,7"}, "[[5,7],[6,7],[7,7],[8,7],[9,7]]"},
        {{"5,5", "6,6", "8,8", "9,9", "7,5", "7,6", "7,8", "7,9", "7,7"}, "[[7,5],[7,6],[7,7],[7,8],[7,9]]"},
        {{"5,9", "6,8", "8,6", "9,5", "5,5", "6,6", "8,8", "9,9", "7,7"}, "[[5,5],[6,6],[7,7],[8,8],[9,9]]"},
        {{"5,9", "6,8", "8,6", "9,5", "5,7", "6,7", "8,7", "9,7", "7,7"}, "[[5,7],[6,7],[7,7],[8,7],[9,7]]"},
    };
    for (size_t i = 0; i < sizeof wins / sizeof wins[0]; i++) {
        struct play play;
        open_at(&play, "gomoku", NULL, 0);
        alternate(&play, wins[i].x, far_away);
        cr_expect(play_turn_is(&play, -1, NULL));
        cr_expect(view_has(&play, "winning_line", wins[i].line));
        play_close(&play);
    }
}

Test(line, with_exact_line_a_longer_line_does_not_win) {
    static const char *const six[] = {"5,5", "6,5", "7,5", "9,5", "10,5", "8,5", NULL};
    struct play play;
    open_at(&play, "gomoku", "{'exact_line':true}", 0);
    alternate(&play, six, far_away);
    cr_expect(play_turn_is(&play, 1, "move"));
    cr_expect(view_has(&play, "winning_line", "null"));
    play_close(&play);
}

Test(line, with_exact_line_one_run_of_exactly_that_length_wins_even_if_the_move_makes_a_longer_one_too) {
    /* Six in the row, five in the column: the line shown is the column, which the row would otherwise come before. */
    static const char *const x[] = {"5,5", "6,5", "7,5", "9,5", "10,5", "8,6", "8,7", "8,8", "8,9", "8,5", NULL};
    struct play play;
    open_at(&play, "gomoku", "{'exact_line':true}", 0);
    alternate(&play, x, far_away);
    cr_expect(view_has(&play, "winning_line", "[[8,5],[8,6],[8,7],[8,8],[8,9]]"));
    cr_expect(play_points_are(&play, "[1,0]"));
    play_close(&play);
    open_at(&play, "gomoku", NULL, 0);
    alternate(&play, x, far_away);
    cr_expect(view_has(&play, "winning_line", "[[5,5],[6,5],[7,5],[8,5],[9,5],[10,5]]"), "freestyle: the row");
    play_close(&play);
}

Test(line, lines_do_not_run_around_the_edge) {
    struct play play;
    open_at(&play, "line", "{'size':4,'line':3}", 0);
    play_moves(&play, "2,0 0,3 3,0 1,3 0,1 3,2");
    cr_expect(play_turn_is(&play, 0, "move"), "the end of one row and the beginning of the next");
    play_close(&play);
}

Test(line, a_line_of_ten_on_the_largest_board) {
    struct play play;
    open_at(&play, "line", "{'size':20,'line':10}", 0);
    for (int i = 0; i < 10; i++) {
        char move[16];
        (void)snprintf(move, sizeof move, "%d,%d", 19 - i, i);
        play_moves(&play, move);
        if (i < 9) {
            (void)snprintf(move, sizeof move, "%d,19", 2 * i);
            play_moves(&play, move);
        }
    }
    cr_expect(
        view_has(&play, "winning_line", "[[10,9],[11,8],[12,7],[13,6],[14,5],[15,4],[16,3],[17,2],[18,1],[19,0]]"));
    play_close(&play);
}

/* --- forfeits --- */

Test(line, a_player_who_resigns_or_lets_their_time_pass_loses_the_round_to_the_other) {
    static const char *const kinds[] = {"resigned", "timed-out"};
    for (size_t i = 0; i < 2; i++) {
        for (int seat = 0; seat < 2; seat++) {
            struct play play;
            open_at(&play, "gomoku", NULL, 0);
            play_moves(&play, "7,7 8,8 6,6");
            play_do(&play, seat, kinds[i], "{}");
            cr_expect(play_turn_is(&play, -1, NULL));
            cr_expect(play_points_are(&play, seat == 0 ? "[0,1]" : "[1,0]"));
            cr_expect(result_is(&play, seat == 0 ? "{'moves':3,'winner':1,'winning_line':null,'forfeited_by':0}"
                                                 : "{'moves':3,'winner':0,'winning_line':null,'forfeited_by':1}"));
            play_close(&play);
        }
    }
}

Test(line, a_round_that_is_decided_stays_so) {
    struct play play;
    open_at(&play, "tic-tac-toe", NULL, 0);
    play_moves(&play, "0,0 1,1 1,0 2,2 2,0");
    play_do(&play, 0, "resigned", "{}");
    cr_expect(play_points_are(&play, "[1,0]"));
    cr_expect(result_is(&play, "{'moves':5,'winner':0,'winning_line':[[0,0],[1,0],[2,0]],'forfeited_by':null}"));
    play_close(&play);
}

/* --- counts --- */

struct counts {
    int x, o, drawn;
};

static void count_games(struct counts *out, const struct play *play, const struct state *state) {
    struct turn turn;
    play->family->turn(state, &turn);
    if (turn.over) {
        double points[SEATS_MAX];
        play->family->points(state, points);
        out->x += points[0] > points[1];
        out->o += points[0] < points[1];
        out->drawn += points[0] <= points[1] && points[0] >= points[1];
        return;
    }
    for (int field = 0; field < 9; field++) {
        json_t *body = json_pack("{s:i, s:i}", "column", field % 3, "row", field / 3);
        struct event event = {1, 0, family_find_event(play->family, "move"), turn.seats == 1 ? 0 : 1, body};
        struct state *next = NULL;
        struct problem problem;
        if (play->family->apply(&next, state, &event, &problem) == OK) {
            count_games(out, play, next);
            free(next);
        }
        json_decref(body);
    }
}

Test(line, the_rules_allow_255168_games_of_tic_tac_toe) {
    struct play play;
    struct counts counts = {0};
    open_at(&play, "tic-tac-toe", NULL, 0);
    count_games(&counts, &play, play.state);
    cr_expect_eq(counts.x, 131184);
    cr_expect_eq(counts.o, 77904);
    cr_expect_eq(counts.drawn, 46080);
    play_close(&play);
}

Test(line, a_cached_state_takes_less_than_a_kibibyte_until_a_hundred_moves) {
    struct play play;
    open_at(&play, "gomoku", NULL, 0);
    cr_expect_lt(play.family->size(play.state) + 100 * sizeof(struct stones_point), 1024);
    play_close(&play);
}
