/* SPDX-License-Identifier: Apache-2.0 */
/* The bots of line games. */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "line_positions.h"
#include "positions.h"
#include "rules/line.h"
#include "solvers/bot.h"
#include "unit/rules/play.h"

static const struct bot *bot_named(const char *name) {
    const struct bot *bot = bot_find("line", name, strlen(name));
    cr_assert_not_null(bot, "%s", name);
    return bot;
}

/* What a bot does as the seat that is to move. The body is the caller's. */
static json_t *ask(const struct play *play, const struct bot *bot, int seat, unsigned char number, uint64_t steps) {
    struct observation *observation = family_observe(play->config, play->state, seat);
    const struct bot_memory memory = {.bot_key = NULL};
    struct rng rng = rng_numbered(number);
    struct budget budget = budget_of(steps);
    struct move move = {.action = NULL};
    cr_assert_eq(bot->decide(&move, bot, observation, &memory, &rng, &budget), OK);
    cr_expect_str_eq(move.action->name, "move");
    free(observation);
    return move.body;
}

static int seat_to_move(const struct play *play) {
    struct turn turn;
    play->family->turn(play->state, &turn);
    return turn.over ? -1 : turn.seats == 1 ? 0 : 1;
}

/* Plays the round on; the points of seat 0 at its end. */
static double play_on(struct play *play, const char *const names[static 2], unsigned char number, uint64_t steps) {
    double points[SEATS_MAX];
    for (int seat = seat_to_move(play); seat >= 0; seat = seat_to_move(play)) {
        json_t *body = ask(play, bot_named(names[seat]), seat, number++, steps);
        cr_assert_eq(play_try_json(play, seat, "move", body), OK, "%s: %s", names[seat], play->problem.detail);
        json_decref(body);
    }
    play->family->points(play->state, points);
    return points[0];
}

static double match(const char *ruleset, const char *options, const char *x, const char *o, unsigned char number,
                    uint64_t steps) {
    struct play play;
    play_open(&play, ruleset, options, 1);
    play_start(&play, 0, NULL);
    double points = play_on(&play, (const char *const[]){x, o}, number, steps);
    play_close(&play);
    return points;
}

Test(line_bots, every_bot_makes_legal_moves_on_every_board_however_little_it_may_think) {
    static const char *const leaderboards[] = {"{'size':3,'line':3}", "{'size':5,'line':4,'exact_line':true}",
                                               "{'size':8,'line':7}", "{'size':9,'line':8,'exact_line':true}"};
    static const char *const names[] = {"random", "greedy", "gomoku", "perfect"};
    for (size_t i = 0; i < 4; i++) {
        for (size_t n = 0; n < 4; n++) {
            for (uint64_t steps = 0; steps <= 100000; steps += 100000) {
                (void)match("line", leaderboards[i], names[n], names[3 - n], (unsigned char)(i + n), steps);
            }
        }
    }
}

/* ---- perfect at tic-tac-toe: all games that can be played against it ---- */

struct record {
    int games, lost;
};

static void play_all(struct record *record, struct play *play, int own, uint64_t steps);

/* One move, all that can follow, and back: the state before is kept. */
static void play_one(struct record *record, struct play *play, int seat, const json_t *body, int own, uint64_t steps) {
    struct play after = *play;
    struct event event = {.seq = 1, .kind = family_find_event(play->family, "move"), .seat = seat, .body = body};
    cr_assert_eq(play->family->apply(&after.state, play->state, &event, &after.problem), OK);
    play_all(record, &after, own, steps);
    free(after.state);
}

static void play_all(struct record *record, struct play *play, int own, uint64_t steps) {
    double points[SEATS_MAX];
    int seat = seat_to_move(play);
    if (seat < 0) {
        play->family->points(play->state, points);
        record->games++;
        record->lost += points[own] < points[1 - own];
    } else if (seat == own) {
        json_t *body = ask(play, bot_named("perfect"), seat, 1, steps);
        play_one(record, play, seat, body, own, steps);
        json_decref(body);
    } else {
        json_t *view = family_view_json(play->config, play->family->view, play->state, seat);
        const json_t *board = json_object_get(view, "board");
        for (int cell = 0; cell < 9; cell++) {
            if (json_string_value(json_array_get(board, (size_t)cell / 3))[cell % 3] == '.') {
                json_t *body = json_pack("{s:i, s:i}", "column", cell % 3, "row", cell / 3);
                play_one(record, play, seat, body, own, steps);
                json_decref(body);
            }
        }
        json_decref(view);
    }
}

Test(line_bots, perfect_loses_no_game_of_tic_tac_toe_that_can_be_played_against_it) {
    for (int own = 0; own < 2; own++) {
        struct record record = {0, 0};
        struct play play;
        play_open(&play, "tic-tac-toe", NULL, 1);
        play_start(&play, 0, NULL);
        play_all(&record, &play, own, 300000000);
        cr_expect_eq(record.lost, 0, "%d of %d games as seat %d", record.lost, record.games, own);
        cr_expect_gt(record.games, 50);
        play_close(&play);
    }
}

/* With either colour in turns. */
static unsigned wins_against_random(const char *name, const char *options, unsigned games) {
    unsigned wins = 0;
    for (unsigned i = 0; i < games; i++) {
        bool is_first = i % 2 == 0;
        double points = match("line", options, is_first ? name : "random", is_first ? "random" : name,
                              (unsigned char)(7 * i), 300000000);
        wins += is_first ? points == 1 : points == 0;
    }
    return wins;
}

/*
 * Every line of 4,4,4 can be stopped: who wins there wins by what the other does not see. Of games against random, half were
 * drawn by a perfect player who did not care to which of equal moves most answers are wrong. With REFEREE_LONG_TESTS there
 * are enough of them to tell it from greedy.
 */
Test(line_bots, perfect_wins_as_often_as_greedy_against_those_who_see_nothing) {
    bool is_long = getenv("REFEREE_LONG_TESTS") != NULL;
    unsigned games = is_long ? 256 : 24;
    unsigned perfect = wins_against_random("perfect", "{'size':4,'line':4}", games);
    unsigned greedy = is_long ? wins_against_random("greedy", "{'size':4,'line':4}", games) : games * 9 / 10;
    cr_expect_geq(perfect, greedy, "%u of %u, greedy %u", perfect, games, greedy);
}

Test(line_bots, perfect_wins_what_is_won) {
    cr_expect_eq(match("line", "{'size':4,'line':3}", "perfect", "gomoku", 1, 30000000), 1);
    cr_expect_eq(match("line", "{'size':6,'line':4}", "perfect", "gomoku", 2, 300000000), 1);
    cr_expect_eq(match("line", "{'size':15,'line':4}", "perfect", "gomoku", 3, 300000000), 1);
}

Test(line_bots, perfect_plays_boards_that_can_be_solved) {
    static const struct {
        const char *ruleset, *options;
        bool can;
    } leaderboards[] = {{"tic-tac-toe", NULL, true},
                        {"gomoku", NULL, false},
                        {"line", "{'size':20,'line':4}", true},
                        {"line", "{'size':6,'line':5}", true},
                        {"line", "{'size':7,'line':5}", false},
                        {"line", "{'size':10,'line':9}", true},
                        {"line", "{'size':19,'line':5,'exact_line':true}", false}};
    for (size_t i = 0; i < sizeof leaderboards / sizeof leaderboards[0]; i++) {
        struct play play;
        play_open(&play, leaderboards[i].ruleset, leaderboards[i].options, 1);
        const struct bot *perfect = bot_named("perfect");
        cr_expect_eq(perfect->can_play(perfect, play.config), leaderboards[i].can, "%zu", i);
        cr_expect_eq(bot_best(play.config), leaderboards[i].can ? perfect : bot_named("gomoku"));
        play_start(&play, 0, NULL);
        play_close(&play);
    }
}

/* ---- strength ---- */

Test(line_bots, each_beats_the_weaker_ones_with_either_colour) {
    cr_expect_eq(match("gomoku", NULL, "greedy", "random", 1, 0), 1);
    cr_expect_eq(match("gomoku", NULL, "random", "greedy", 1, 0), 0);
    cr_expect_eq(match("gomoku", NULL, "gomoku", "greedy", 1, 40000000), 1);
    cr_expect_eq(match("gomoku", NULL, "greedy", "gomoku", 1, 40000000), 0);
}

Test(line_bots, the_first_moves_of_gomoku_stand_in_the_middle) {
    struct play play;
    play_open(&play, "gomoku", NULL, 1);
    play_start(&play, 0, NULL);
    json_t *body = ask(&play, bot_named("gomoku"), 0, 5, 0);
    cr_expect(play_is(json_incref(body), "{'column':7,'row':7}"));
    play_do(&play, 0, "move", "{'column':14,'row':0}");
    json_t *answer = ask(&play, bot_named("gomoku"), 1, 5, 0);
    cr_expect(play_is(json_incref(answer), "{'column':13,'row':1}"));
    json_decref(answer);
    json_decref(body);
    play_close(&play);
}

Test(line_bots, a_view_that_is_none_is_corrupt) {
    static const char *const views[] = {"{}",
                                        "{'board':[]}",
                                        "{'board':['...','...','..']}",
                                        "{'board':['...','.Z.','...']}",
                                        "{'board':['...',3,'...']}",
                                        "{'board':['XOX','XOO','OXX'],'last':{'column':0,'row':0}}",
                                        "{'board':['XX.','...','...'],'last':{'column':0,'row':0}}",
                                        "{'board':['X..','...','...']}",
                                        "{'board':['X..','...','...'],'last':{'column':1,'row':0}}",
                                        "{'board':['X..','...','...'],'last':{'column':3,'row':0}}"};
    struct play play;
    play_open(&play, "tic-tac-toe", NULL, 1);
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
