/* SPDX-License-Identifier: Apache-2.0 */
/* Who answers before the start: the rows are, after every event, what the log folds to. */
#include "tournament/tournament_open.h"

#include <stdlib.h>
#include <string.h>

#include "support/engine.h"
#include "tournament/tournament_log.h"
#include "tournament/tournament_making.h"
#include "util/json.h"

static struct engine engine;

static void set_up(void) {
    engine_open(&engine);
}

static void tear_down(void) {
    engine_close(&engine);
}

TestSuite(tournament_open, .init = set_up, .fini = tear_down, .timeout = 60);

enum { PEOPLE = 4 };

static struct id opened;

static json_t *created(void) {
    json_t *entrants = json_array();
    for (int i = 0; i < PEOPLE; i++) {
        json_array_append_new(entrants, json_pack("{s:s, s:b}", "player", engine.players[i].text, "joined", i == 0));
    }
    return json_pack("{s:s, s:s, s:i, s:s, s:s, s:s, s:b, s:{}, s:n, s:s, s:o}", "ruleset", "tic-tac-toe", "format",
                     "round-robin", "games", 1, "deal", "independent", "visibility", "private", "seed", "unit",
                     "seeded", 1, "options", "clock", "creator", engine.players[0].text, "entrants", entrants);
}

static struct tournament *load(void) {
    struct tournament *tournament = NULL;
    must(tournament_load(&tournament, engine.reader, &opened));
    return tournament;
}

static enum err make(struct tx *tx, void *context) {
    bool is_whole = false;
    return tournament_make(&is_whole, tx, context, 0);
}

/* A tournament of four, of whom the first is in; its plan is what verify makes of the log. starts_at: NULL = at once. */
static void open_until(const char *starts_at) {
    json_t *body = created();
    if (starts_at != NULL) {
        json_object_set_new(body, "starts_at", json_string(starts_at));
    }
    char *text = json_text(body);
    struct tournament_making making = {.body = text, .plan = "{}"};
    opened = id_make(&engine.ids, 1);
    must(tournament_create(&making.tournament, &opened, 1, body));
    must(engine_do(&engine, make, &making));
    tournament_free(making.tournament);
    free(text);
    json_decref(body);
    cr_assert_eq(engine_verify(&engine, true).repaired, 1);
}

static void open_one(void) {
    open_until(NULL);
}

struct reply {
    int number; /* 0: the creator cancels it */
    bool joins;
};

static enum err answer(struct tx *tx, void *context) {
    const struct reply *reply = context;
    struct tournament_entrant_row entrant;
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    must(tournament_get(&row, &arena, tx_read(tx), &opened));
    must(tournament_entrant_get(&entrant, tx_read(tx), &opened, reply->number));
    enum err err = reply->number == 0 ? tournament_cancel(tx, &row, "creator")
                                      : tournament_answer(tx, &row, &entrant, reply->joins);
    arena_free(&arena);
    return err;
}

static enum err say(int number, bool joins) {
    struct reply reply = {number, joins};
    enum err err = engine_do(&engine, answer, &reply);
    cr_assert(engine_is_clean(&engine), "%s", engine.fault);
    return err;
}

static void expect(enum tournament_status status, int64_t version, int taking_part, int people, int waiting) {
    struct tournament *tournament = load();
    cr_expect_eq(tournament->status, status);
    cr_expect_eq(tournament->version, version);
    cr_expect_eq(tournament->taking_part, taking_part);
    cr_expect_eq(tournament->people, people);
    cr_expect_eq(tournament->waiting, waiting);
    tournament_free(tournament);
}

Test(tournament_open, begins_when_the_last_has_answered) {
    open_one();
    must(say(2, true));
    must(say(1, false));
    expect(TOURNAMENT_OPEN, 3, 3, 3, 2);
    must(say(4, true));
    must(say(3, false));
    expect(TOURNAMENT_RUNNING, 5, 2, 2, 0);
    cr_expect_eq(say(2, false), ERR_CORRUPT, "it has begun");
}

Test(tournament_open, is_cancelled_where_fewer_than_two_are_left) {
    open_one();
    must(say(2, false));
    must(say(3, false));
    expect(TOURNAMENT_OPEN, 3, 2, 2, 1);
    must(say(4, false));
    expect(TOURNAMENT_CANCELLED, 5, 1, 1, 0);
    cr_expect_eq(say(0, false), ERR_CORRUPT, "it has ended");
}

Test(tournament_open, no_answer_is_given_twice) {
    open_one();
    must(say(2, true));
    cr_expect_eq(say(2, true), ERR_CORRUPT);
    must(say(2, false));
    cr_expect_eq(say(2, false), ERR_CORRUPT);
    cr_expect_eq(say(2, true), ERR_CORRUPT);
    cr_expect_eq(say(5, true), ERR_CORRUPT, "there is no fifth");
    expect(TOURNAMENT_OPEN, 3, 3, 3, 2);
}

Test(tournament_open, a_creator_cancels_it) {
    open_one();
    must(say(0, false));
    expect(TOURNAMENT_CANCELLED, 2, 4, 4, 3);
}

/* --- at a moment of its own --- */

static const char noon[] = "2099-01-31T12:00:00.000Z";

Test(tournament_open, waits_for_its_moment_though_all_have_answered) {
    open_until(noon);
    must(say(2, true));
    must(say(3, false));
    must(say(4, true));
    expect(TOURNAMENT_OPEN, 4, 3, 3, 0);
    must(say(4, false));
    expect(TOURNAMENT_OPEN, 5, 2, 2, 0);
    must(say(2, false));
    expect(TOURNAMENT_CANCELLED, 7, 1, 1, 0);
}

Test(tournament_open, is_cancelled_before_its_moment_where_fewer_than_two_could_come) {
    open_until(noon);
    must(say(2, false));
    must(say(3, false));
    expect(TOURNAMENT_OPEN, 3, 2, 2, 1);
    must(say(4, false));
    expect(TOURNAMENT_CANCELLED, 5, 1, 1, 0);
}

Test(tournament_open, begins_at_its_moment_and_not_before_without_those_who_have_not_joined) {
    json_t *nothing = json_object();
    open_until(noon);
    must(say(3, true));
    struct tournament *tournament = load();
    int64_t at = tournament->starts_at;
    cr_expect_eq(tournament_apply(tournament, 3, at - 1, TOURNAMENT_EVENT_BEGUN, nothing), ERR_CORRUPT);
    tournament_free(tournament);
    tournament = load();
    must(tournament_apply(tournament, 3, at, TOURNAMENT_EVENT_BEGUN, nothing));
    cr_expect(tournament->status == TOURNAMENT_RUNNING && tournament->taking_part == 2 && tournament->people == 2);
    cr_expect(tournament->entrants[1].status == ENTRANT_DECLINED && tournament->entrants[1].touched);
    cr_expect(tournament->entrants[2].status == ENTRANT_PLAYING && !tournament->entrants[2].touched);
    cr_expect_eq(tournament_apply(tournament, 4, at, TOURNAMENT_EVENT_BEGUN, nothing), ERR_CORRUPT, "once");
    tournament_free(tournament);
    open_one();
    tournament = load();
    cr_expect_eq(tournament_apply(tournament, 2, at, TOURNAMENT_EVENT_BEGUN, nothing), ERR_CORRUPT, "it has none");
    tournament_free(tournament);
    json_decref(nothing);
}
