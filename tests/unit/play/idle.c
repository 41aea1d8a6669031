/* SPDX-License-Identifier: Apache-2.0 */
/* Games that nobody acts in and nobody's time runs in: logs made up event by event. */
#include "game/game.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

#include "util/json.h"

#define SEATS "[{'player':'@0','status':'joined'},{'player':'@1','status':'joined'}]"
#define ALONE "[{'player':'@0','status':'joined'}]"

static struct config_cache *configs;
static struct game *game;
static struct id players[2], game_id;
static struct problem problem;

static void open_table(void) {
    configs = config_cache_create();
    game_id = id_named("game");
    players[0] = id_named("a");
    players[1] = id_named("b");
    game = NULL;
}

static void close_table(void) {
    game_release(game);
    config_cache_free(configs);
}

TestSuite(idle, .init = open_table, .fini = close_table);

/* JSON with single quotes, and players' ids for @0 and @1. */
static json_t *value_of(const char *text) {
    char out[2048];
    size_t length = 0;
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '@') {
            c++;
            memcpy(out + length, players[*c - '0'].text, ID_LENGTH);
            length += ID_LENGTH;
        } else {
            out[length++] = *c == '\'' ? '"' : *c;
        }
    }
    json_t *value = json_loadb(out, length, 0, NULL);
    cr_assert_not_null(value, "%s", text);
    return value;
}

/* One more event, so long after the newest; where it does not follow all is as it was. */
static bool follows(int64_t after_ms, int seat, const char *kind, const char *body) {
    json_t *value = value_of(body);
    const struct event event = {.seq = game == NULL ? 1 : game->version + 1,
                                .at = (game == NULL ? 1000000 : game->updated_at) + after_ms,
                                .kind = family_find_event(game_family(game), kind),
                                .seat = seat,
                                .body = value};
    struct game *next = NULL;
    problem_clear(&problem);
    enum err err = game_fold(&next, game, &game_id, &event, configs, &problem);
    json_decref(value);
    if (err == OK) {
        game_release(game);
        game = next;
    }
    return err == OK;
}

static void must_add(int64_t after_ms, int seat, const char *kind, const char *body) {
    cr_assert(follows(after_ms, seat, kind, body), "%s after %lld ms: %s", kind, (long long)after_ms, problem.detail);
}

static void begin(const char *ruleset, const char *options, const char *seats) {
    char body[1024];
    (void)snprintf(body, sizeof body,
                   "{'ruleset':'%s','options':%s,'seats':%s,'visibility':'private','ranked':false,'creator':'@0',"
                   "'join_code':null,'clock':null,'log':%d}",
                   ruleset, options, seats, LOG_VERSION);
    must_add(0, 0, "created", body);
}

static void begin_round(int number, int leader, const char *points) {
    char body[512];
    (void)snprintf(body, sizeof body,
                   "{'number':%d,'leader':%d,'rules':1,'rounds':0,'commitment':null,'points':%s,'seats':" SEATS
                   ",'deal':null,'carry':null}",
                   number, leader, points);
    must_add(10, -1, "round", body);
}

static void move(int seat, int column, int row) {
    char body[64];
    (void)snprintf(body, sizeof body, "{'column':%d,'row':%d}", column, row);
    must_add(10, seat, "move", body);
}

#define ENDS(reason) "{'id':'0123456789abcdef','reason':'" reason "'}"

/* Tic-tac-toe without end, whose first round is won by seat 0. */
static void begin_won_round(void) {
    begin("tic-tac-toe", "{'rounds':null}", SEATS);
    begin_round(1, 0, "[0,0]");
    for (int i = 0; i < 5; i++) {
        move(i % 2, i / 2, i % 2);
    }
}

static void begin_second_round(void) {
    begin_won_round();
    must_add(0, -1, "round-over", "{}");
    begin_round(2, 1, "[1,0]");
    move(1, 0, 0);
}

/* ---- several, and no clock ---- */

Test(idle, nobody_loses_on_time_to_another_where_no_time_runs) {
    begin_second_round();
    cr_expect_not(follows(5, 0, "timed-out", "{'idle_ms':5}"));
    cr_expect_not(follows(IDLE_MS_MIN, 0, "timed-out", "{'idle_ms':1000}"));
    cr_expect_not(follows(3000000000, 0, "timed-out", "{'idle_ms':3000000000}"));
    cr_expect_not(follows(3000000000, 0, "timed-out", "{}"));
}

Test(idle, a_later_round_that_is_left_is_dropped_and_the_points_before_it_decide) {
    begin_second_round();
    cr_expect_not(follows(IDLE_MS_MIN - 1, -1, "finished", ENDS("expired")), "too soon");
    cr_expect_not(follows(IDLE_MS_MIN, -1, "finished", ENDS("finish")), "nobody did");
    cr_expect_not(follows(IDLE_MS_MIN, -1, "aborted", "{'reason':'expired'}"), "a round has been won");
    must_add(IDLE_MS_MIN, -1, "finished", ENDS("expired"));
    cr_expect(game->status == GAME_FINISHED && game->winners == 1);
}

Test(idle, a_round_that_is_decided_is_not_dropped) {
    begin_second_round();
    for (int i = 1; i < 5; i++) {
        move(1 - i % 2, i / 2, i % 2);
    }
    cr_expect_not(follows(IDLE_MS_MIN, -1, "finished", ENDS("expired")));
}

Test(idle, a_first_round_that_is_left_ends_nothing_but_the_game) {
    begin("tic-tac-toe", "{'rounds':null}", SEATS);
    begin_round(1, 0, "[0,0]");
    move(0, 0, 0);
    cr_expect_not(follows(IDLE_MS_MIN, -1, "finished", ENDS("expired")));
    cr_expect_not(follows(IDLE_MS_MIN - 1, -1, "aborted", "{'reason':'expired'}"));
    must_add(IDLE_MS_MIN, -1, "aborted", "{'reason':'expired'}");
}

Test(idle, between_rounds_whoever_wants_to_ends_the_game_and_nobody_s_absence_too_soon) {
    begin_won_round();
    must_add(0, -1, "round-over", "{}");
    cr_expect_not(follows(IDLE_MS_MIN - 1, -1, "finished", ENDS("expired")));
    cr_expect_not(follows(IDLE_MS_MIN, -1, "aborted", "{'reason':'expired'}"));
    must_add(5, -1, "finished", ENDS("finish"));
}

Test(idle, agreed_rounds_that_are_left_are_no_match) {
    begin("tic-tac-toe", "{'rounds':2}", SEATS);
    must_add(10, -1, "round",
             "{'number':1,'leader':0,'rules':1,'rounds':2,'commitment':null,'points':[0,0],'seats':" SEATS
             ",'deal':null,'carry':null}");
    cr_expect_not(follows(IDLE_MS_MIN, -1, "finished", ENDS("expired")));
    must_add(IDLE_MS_MIN, -1, "aborted", "{'reason':'expired'}");
}

/* ---- alone ---- */

static void begin_alone(void) {
    begin("bulls-and-cows", "{'rounds':null}", ALONE);
    must_add(10, -1, "round",
             "{'number':1,'leader':null,'rules':1,'rounds':0,'commitment':null,'points':[0],'seats':" ALONE
             ",'deal':{'secret':'1234','nonce':'00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'},"
             "'carry':null}");
}

Test(idle, who_plays_alone_loses_the_round_and_wins_no_match_by_it) {
    begin_alone();
    cr_expect_not(follows(5, 0, "timed-out", "{'idle_ms':5}"), "too soon");
    cr_expect_not(follows(IDLE_MS_MIN, 0, "timed-out", "{}"));
    must_add(IDLE_MS_MIN, 0, "timed-out", "{'idle_ms':1000}");
    must_add(0, -1, "round-over", "{}");
    cr_expect_not(follows(0, -1, "finished", ENDS("finish")), "it was not they who ended it");
    cr_expect_not(follows(0, 0, "resigned", "{}"));
    must_add(0, -1, "finished", ENDS("expired"));
    cr_expect(game->winners == 0 && game->outcome == OUTCOME_LOSS);
}
