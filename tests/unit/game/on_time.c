/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What falls due by itself, in logs made up event by event: which of them follow, and which are somebody's invention.
 */
#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/game.h"
#include "support/bell.h"
#include "util/json.h"

enum { BEGIN = 1000000 };

static struct config_cache *configs;
static struct game *game;
static struct id players[2], game_id;
static struct problem problem;

static enum err add(int64_t at, int seat, const char *kind, json_t *body) {
    cr_assert_not_null(body);
    const struct event event = {.seq = game == NULL ? 1 : game->version + 1,
                                .at = at,
                                .kind = family_find_event(game_family(game), kind),
                                .seat = seat,
                                .body = body};
    struct game *next = NULL;
    problem_clear(&problem);
    enum err err = game_fold(&next, game, &game_id, &event, configs, &problem);
    json_decref(body);
    if (err == OK) {
        game_release(game);
        game = next;
    }
    return err;
}

static void must_add(int64_t at, int seat, const char *kind, json_t *body) {
    enum err err = add(at, seat, kind, body);
    cr_assert(err == OK, "%s at %lld: %s", kind, (long long)at, problem.detail);
}

#define is_none(at, seat, kind, body)                                                                      \
    cr_expect(add((at), (seat), (kind), (body)) == ERR_CORRUPT, "%s at %lld: %s", (kind), (long long)(at), \
              problem.detail)

static json_t *nothing(void) {
    return json_object();
}

static json_t *paused(int64_t ms) {
    return json_pack("{s:I}", "paused_ms", (json_int_t)ms);
}

static json_t *seats(void) {
    return json_pack("[{s:s, s:s, s:s}, {s:s, s:s, s:s}]", "player", players[0].text, "status", "joined", "role",
                     "ringer", "player", players[1].text, "status", "joined", "role", "ringer");
}

static json_t *seats_with_roles(void) {
    size_t i = 0;
    json_t *seat = NULL;
    json_t *list = seats();
    json_array_foreach(list, i, seat) {
        cr_assert_eq(json_object_set_new(seat, "role", json_string("ringer")), 0);
    }
    return list;
}

/* A round of two questions; a bell is 500 ms after it was put, the grace 300, the pause 200. */
static void make_table(void) {
    bell_install();
    configs = config_cache_create();
    players[0] = id_named("a");
    players[1] = id_named("b");
    game_id = id_named("game");
    game = NULL;
    must_add(BEGIN - 20, 0, "created",
             json_pack("{s:s, s:{s:i, s:i, s:i, s:i, s:i}, s:o, s:s, s:b, s:s, s:n, s:n, s:i}", "ruleset", "bell",
                       "options", "questions", 2, "ready", 10000, "bell", 500, "grace", 300, "pause", 200, "seats",
                       seats_with_roles(), "visibility", "private", "ranked", 0, "creator", players[0].text,
                       "join_code", "clock", "log", LOG_VERSION));
    must_add(BEGIN - 10, -1, "round",
             json_pack("{s:i, s:n, s:i, s:i, s:n, s:[i, i], s:o, s:n, s:n}", "number", 1, "leader", "rules", 1,
                       "rounds", 1, "commitment", "points", 0, 0, "seats", seats(), "deal", "carry"));
}

static void open_table(void) {
    make_table();
    must_add(BEGIN, 0, "ready", nothing());
}

static void close_table(void) {
    game_release(game);
    config_cache_free(configs);
}

TestSuite(due, .init = open_table, .fini = close_table);

Test(due, what_is_due_is_of_its_moment_and_of_nobody) {
    is_none(BEGIN + 499, -1, "bell", nothing());
    is_none(BEGIN + 501, -1, "bell", nothing());
    is_none(BEGIN + 500, 0, "bell", nothing());
    is_none(BEGIN + 500, -1, "closed", nothing());
    is_none(BEGIN + 500, -1, "put", nothing());
    must_add(BEGIN + 500, -1, "bell", nothing());
    is_none(BEGIN + 500, -1, "bell", nothing());
}

Test(due, nothing_later_comes_before_it_whatever_it_is) {
    is_none(BEGIN + 501, 0, "answer", nothing());
    is_none(BEGIN + 501, 0, "resigned", nothing());
    is_none(BEGIN + 501, -1, "aborted", json_pack("{s:s}", "reason", "expired"));
    is_none(BEGIN + 501, 0, "aborted", json_pack("{s:s}", "reason", "creator"));
    must_add(BEGIN + 500, 0, "answer", nothing());
    must_add(BEGIN + 500, 1, "resigned", nothing());
    must_add(BEGIN + 500, -1, "closed", nothing());
}

Test(due, what_is_due_at_once_is_of_the_moment_of_what_made_it_so_and_all_else_waits) {
    must_add(BEGIN + 100, 0, "answer", nothing());
    must_add(BEGIN + 120, 1, "answer", nothing());
    is_none(BEGIN + 121, -1, "closed", nothing());
    is_none(BEGIN + 120, 1, "resigned", nothing());
    must_add(BEGIN + 120, -1, "closed", nothing());
    is_none(BEGIN + 319, -1, "put", nothing());
    must_add(BEGIN + 320, -1, "put", nothing());
}

Test(due, a_pause_moves_what_was_due_later_and_what_was_due_then_comes_first) {
    is_none(BEGIN + 5500, -1, "resumed", paused(5000));
    is_none(BEGIN + 5500, -1, "resumed", paused(4999));
    is_none(BEGIN + 5500, -1, "resumed", paused(5501));
    is_none(BEGIN + 5500, -1, "resumed", paused(0));
    is_none(BEGIN + 5500, -1, "resumed", paused(INT64_MIN));
    is_none(BEGIN + 5500, -1, "resumed", nothing());
    must_add(BEGIN + 5499, -1, "resumed", paused(5000));
    is_none(BEGIN + 5499, -1, "bell", nothing());
    must_add(BEGIN + 5500, 0, "answer", nothing());
    must_add(BEGIN + 5500, -1, "bell", nothing());
}

Test(due, nobody_has_let_any_time_pass) {
    struct auto_action due;
    int seat = -1;
    cr_expect_eq(game_deadline(game, &seat), 0);
    cr_expect_eq(game_due_at(game, &due), BEGIN + 500);
    is_none(BEGIN + 400, 0, "timed-out", nothing());
    is_none(BEGIN + 400, 0, "aborted", json_pack("{s:s}", "reason", "timeout"));
    is_none(BEGIN + 500, 0, "timed-out", json_pack("{s:i}", "idle_ms", 500));
}

static void begin_again(void) {
    game_release(game);
    config_cache_free(configs);
    make_table();
}

Test(due, what_the_server_does_by_itself_nobody_has_done) {
    begin_again();
    cr_expect_eq(game_next_moment(game), BEGIN - 10 + 10000);
    must_add(BEGIN - 10 + 10000, -1, "put", nothing());
    cr_expect_not(game->begun);
    must_add(BEGIN + 10000, 0, "answer", nothing());
    cr_expect(game->begun);
}
