/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rules that change: a round is read by the rules that it began under. Played by a family of the test's own, whose second
 * version changed a rule.
 */
#include "game/replay.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/game.h"
#include "util/json.h"

/* ---- a count: seats add to it in turn, and the round is over when it is full: at ten, since version 2 at twelve ---- */

struct state {
    int full, count, moves;
};

static const struct action_def actions[] = {
    {.name = "add", .method = "POST", .segment = "additions", .event = "add"},
};

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    struct state *state = calloc(1, sizeof *state);
    (void)config;
    (void)problem;
    cr_assert(state != NULL && table->rules >= 1 && table->rules <= 2);
    state->full = table->rules >= 2 ? 12 : 10;
    *out = state;
    return OK;
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    if (now->count >= now->full) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "The count is full.");
    }
    struct state *state = malloc(sizeof *state);
    cr_assert_not_null(state);
    *state = *now;
    state->count += (int)json_integer_value(json_object_get(event->body, "number"));
    state->moves++;
    *next = state;
    return OK;
}

static json_t *record(const struct state *next, const struct event *action) {
    (void)next;
    return json_incref((json_t *)action->body);
}

static void turn(const struct state *state, struct turn *out) {
    *out = (struct turn){.over = state->count >= state->full};
    if (!out->over) {
        out->seats = seat_set_of(state->moves % 2);
        out->actions[state->moves % 2] = 1;
    }
}

static void points(const struct state *state, double *out) {
    (void)state;
    out[0] = out[1] = 0.5;
}

static json_t *result(const struct state *state) {
    return json_pack("{s:i}", "count", state->count);
}

static const struct family counting = {
    .name = "counting",
    .rules_version = 2,
    .actions = actions,
    .action_count = 1,
    .start = start,
    .apply = apply,
    .record = record,
    .turn = turn,
    .points = points,
    .result = result,
};

/* ---- logs of it ---- */

static struct replay replay;
static struct id players[2];

static void open_table(void) {
    replay = (struct replay){.configs = config_cache_create(), .id = id_named("game")};
    players[0] = id_named("a");
    players[1] = id_named("b");
}

static void close_table(void) {
    replay_clear(&replay);
    config_cache_free(replay.configs);
}

TestSuite(rules_version, .init = open_table, .fini = close_table);

static bool follows(int seat, const char *kind, json_t *body) {
    cr_assert_not_null(body);
    const struct event event = {.seq = replay.game == NULL ? 1 : replay.game->version + 1,
                                .at = 1000000,
                                .kind = family_find_event(game_family(replay.game), kind),
                                .seat = seat,
                                .body = body};
    problem_clear(&replay.problem);
    bool good = replay_event(&replay, &event) == OK;
    json_decref(body);
    return good;
}

static void must_follow(int seat, const char *kind, json_t *body) {
    cr_assert(follows(seat, kind, body), "%s: %s", kind, replay.problem.detail);
}

static json_t *seats(void) {
    return json_pack("[{s:s, s:s}, {s:s, s:s}]", "player", players[0].text, "status", "joined", "player",
                     players[1].text, "status", "joined");
}

/* No server has the family, so it takes the place of that of a game for two. */
static void create(void) {
    must_follow(0, "created",
                json_pack("{s:s, s:{s:n}, s:o, s:s, s:b, s:s, s:n, s:n, s:i}", "ruleset", "tic-tac-toe", "options",
                          "rounds", "seats", seats(), "visibility", "private", "ranked", 0, "creator", players[0].text,
                          "join_code", "clock", "log", LOG_VERSION));
    ((struct config *)replay.game->config)->family = &counting;
}

static json_t *round_of(int number, int rules, double total) {
    return json_pack("{s:i, s:i, s:i, s:i, s:n, s:[f, f], s:o, s:n, s:n}", "number", number, "leader", (number - 1) % 2,
                     "rules", rules, "rounds", 0, "commitment", "points", total, total, "seats", seats(), "deal",
                     "carry");
}

static void add(int seat, int number) {
    must_follow(seat, "add", json_pack("{s:i}", "number", number));
}

static json_t *over(int round, int count) {
    return json_pack("{s:s, s:i, s:i, s:i, s:[f, f], s:n}", "id", "0123456789abcdef", "round", round, "leader",
                     (round - 1) % 2, "count", count, "points", 0.5, 0.5, "proof");
}

Test(rules_version, a_round_of_version_1_is_read_by_its_rules_and_the_next_by_those_of_version_2) {
    create();
    must_follow(-1, "round", round_of(1, 1, 0));
    add(0, 5);
    cr_expect_not(follows(-1, "round-over", over(1, 5)));
    add(1, 5);
    cr_expect_not(follows(0, "add", json_pack("{s:i}", "number", 2)), "it is over at ten");
    must_follow(-1, "round-over", over(1, 10));
    must_follow(-1, "round", round_of(2, 2, 0.5));
    add(0, 5);
    add(1, 5);
    cr_expect_not(follows(-1, "round-over", over(2, 10)), "it goes on to twelve");
    add(0, 2);
    must_follow(-1, "round-over", over(2, 12));
}

Test(rules_version, a_round_of_rules_that_are_not_known_is_none) {
    create();
    cr_expect_not(follows(-1, "round", round_of(1, 3, 0)));
    cr_expect_not(follows(-1, "round", round_of(1, 0, 0)));
    must_follow(-1, "round", round_of(1, 2, 0));
}
