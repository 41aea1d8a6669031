/* SPDX-License-Identifier: Apache-2.0 */
/* One tournament at a time, in a variable of the test's own process. */
#include "tournament_steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

struct tournament *tournament;

const struct id steps_id = {"1m7yhdzqy4cdgx3s"};

/* JSON with single quotes. */
json_t *steps_json(const char *text) {
    char *copy = strdup(text);
    for (char *at = copy; *at != '\0'; at++) {
        *at = *at == '\'' ? '"' : *at;
    }
    json_t *value = json_loads(copy, JSON_DECODE_ANY, NULL);
    cr_assert_not_null(value, "%s", text);
    free(copy);
    return value;
}

/* `more`, which is taken, has further members of the first event. */
static void begin(const char *format, int entrants, int games, const char *deal, json_t *more) {
    json_t *list = json_array();
    for (int i = 0; i < entrants; i++) {
        json_array_append_new(list, json_pack("{s:s}", "bot", "random"));
    }
    json_t *body = json_pack("{s:s, s:s, s:i, s:s, s:s, s:s, s:b, s:s, s:o}", "ruleset", "bulls-and-cows", "format",
                             format, "games", games, "deal", deal, "visibility", "public", "seed", "test", "seeded", 1,
                             "creator", steps_id.text, "entrants", list);
    json_object_update(body, more);
    json_decref(more);
    tournament_free(tournament);
    tournament = NULL;
    cr_assert_eq(tournament_create(&tournament, &steps_id, 1, body), OK);
    json_decref(body);
}

void steps_begin(const char *format, int entrants, int games, const char *deal) {
    begin(format, entrants, games, deal, json_object());
}

void steps_begin_with(const char *format, int entrants, int games, json_t *more) {
    begin(format, entrants, games, "independent", more);
}

void steps_begin_heats(int entrants, int table, int advance, const char *deal) {
    begin("heats", entrants, 1, deal,
          json_pack("{s:i, s:i, s:n, s:n}", "table", table, "advance", advance, "master", "title"));
}

void steps_begin_heats_with(int entrants, json_t *more) {
    json_t *all = json_pack("{s:i, s:i, s:n, s:n}", "table", 4, "advance", 1, "master", "title");
    json_object_update(all, more);
    json_decref(more);
    begin("heats", entrants, 1, "independent", all);
}

enum err steps_apply(const char *kind, json_t *body) {
    enum err err = body == NULL
                       ? ERR_NO_MEMORY
                       : tournament_apply(tournament, tournament->version + 1, 2, tournament_event_find(kind), body);
    json_decref(body);
    return err;
}

/* Plays what is next with these scores ("1 0"), by seat. */
void steps_play(const char *scores) {
    struct fixture fixture;
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    json_t *entrants = json_array();
    json_t *values = json_array();
    const char *at = scores;
    for (int32_t i = 0; i < fixture.count; i++) {
        char *end = NULL;
        double score = strtod(at, &end);
        json_array_append_new(entrants, json_integer(fixture.entrants[i] + 1));
        json_array_append_new(values, end == at ? json_null() : json_real(score));
        at = end == at && *at != '\0' ? at + 2 : end;
    }
    json_t *body =
        json_pack("{s:I, s:i, s:b, s:o, s:o}", "game", (json_int_t)fixture.number, "round", (int)fixture.round,
                  "tie_break", (int)fixture.tie_break, "entrants", entrants, "scores", values);
    cr_assert_eq(steps_apply("game", body), OK);
}

/* Plays what is next so that the entrant with the smaller number wins, if it is of two. */
void steps_play_by_number(void) {
    struct fixture fixture;
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    steps_play(fixture.entrants[0] < fixture.entrants[1] ? "1 0" : "0 1");
}

void steps_play_descending(void) {
    struct fixture fixture;
    char scores[128] = "";
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_GAME);
    for (int32_t i = 0; i < fixture.count; i++) {
        size_t length = strlen(scores);
        (void)snprintf(scores + length, sizeof scores - length, "%d ", 1000 - (int)fixture.entrants[i]);
    }
    steps_play(scores);
}

void steps_pair_next(void) {
    struct fixture fixture;
    cr_assert_eq(tournament_next(&fixture, tournament), STEP_ROUND);
    cr_assert_eq(steps_apply("round", tournament_pair(tournament)), OK);
}

enum tournament_step steps_next(void) {
    struct fixture fixture;
    return tournament_next(&fixture, tournament);
}

void steps_finish(void) {
    cr_assert_eq(steps_next(), STEP_FINISH);
    json_t *end = tournament_finish(tournament);
    for (int32_t i = 0; i < tournament->entrant_count; i++) { /* whoever reads the log has nothing but the event */
        tournament->entrants[i].place = 0;
        tournament->entrants[i].rank = 0;
    }
    cr_assert_eq(steps_apply("finished", end), OK);
    cr_assert_eq(tournament->status, TOURNAMENT_FINISHED);
    cr_assert_eq(steps_next(), STEP_NONE);
}

const struct entrant *steps_entrant(int number) {
    return &tournament->entrants[number - 1];
}

void steps_expect_ranks(const int *ranks) {
    for (int i = 0; i < tournament->entrant_count; i++) {
        cr_expect_eq(steps_entrant(i + 1)->rank, ranks[i], "entrant %d has rank %d, not %d", i + 1,
                     (int)steps_entrant(i + 1)->rank, ranks[i]);
    }
}
