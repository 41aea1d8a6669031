/* SPDX-License-Identifier: Apache-2.0 */
/* What leaves a game: to each viewer what they may see, and nothing that is not listed. */
#include "game/view.h"

#include <stdio.h>
#include <stdlib.h>

#include "game/load.h"
#include "support/tamper.h"
#include "util/json.h"

static struct engine engine;

static void open_view(void) {
    engine_open(&engine);
}

static void close_view(void) {
    engine_close(&engine);
}

TestSuite(view, .init = open_view, .fini = close_view, .timeout = 60);

/* A member of a game's view, to be released; a path of two names has a slash. */
static json_t *seen(int player, const char *path) {
    json_t *view = engine_view(&engine, player);
    char name[32];
    const char *slash = strchr(path, '/');
    json_t *value = NULL;
    if (slash == NULL) {
        value = json_object_get(view, path);
    } else {
        (void)snprintf(name, sizeof name, "%.*s", (int)(slash - path), path);
        value = json_object_get(json_object_get(view, name), slash + 1);
    }
    value = json_incref(value);
    json_decref(view);
    return value;
}

#define expect_seen(player, path, expected) cr_expect(engine_is(seen(player, path), expected), "%s", path)

/* ---- the game ---- */

Test(view, a_game_shows_these_members_in_this_order_and_no_others) {
    static const char *const names[] = {"id",         "ruleset",    "family",      "options",    "status", "version",
                                        "created_at", "updated_at", "finished_at", "visibility", "ranked", "join_code",
                                        "you",        "seats",      "round",       "turn",       "clock",  "commitment",
                                        "proof",      "state",      "result"};
    engine_sit(&engine, "mastermind", "{}", 1);
    for (int player = -1; player < 2; player++) {
        json_t *view = engine_view(&engine, player);
        const char *name = NULL;
        json_t *value = NULL;
        size_t at = 0;
        json_object_foreach(view, name, value) {
            cr_assert(at < sizeof names / sizeof names[0]);
            cr_expect_str_eq(name, names[at++]);
        }
        cr_expect(at == sizeof names / sizeof names[0]);
        json_decref(view);
    }
}

Test(view, a_viewer_learns_who_they_are_here) {
    char you[64];
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1? -"}));
    (void)snprintf(you, sizeof you, "{'seat':0,'player':'%s'}", engine.players[0].text);
    expect_seen(0, "you", you);
    (void)snprintf(you, sizeof you, "{'seat':null,'player':'%s'}", engine.players[1].text);
    expect_seen(1, "you", you); /* only invited: they see what a spectator sees */
    (void)snprintf(you, sizeof you, "{'seat':null,'player':'%s'}", engine.players[2].text);
    expect_seen(2, "you", you);
    expect_seen(-1, "you", "{'seat':null,'player':null}");
}

Test(view, only_who_has_a_seat_sees_the_join_code) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1? -", .is_public = true}));
    json_t *code = seen(0, "join_code");
    cr_expect(json_string_length(code) == JOIN_CODE_LENGTH);
    json_decref(code);
    for (int player = -1; player < 3; player += player == -1 ? 2 : 1) {
        expect_seen(player, "join_code", "null");
    }
    played(engine_play(&engine, 1, play_decline));
    expect_seen(1, "join_code", "null");
    played(engine_play(&engine, 0, play_abort));
    expect_seen(0, "join_code", "null");
}

Test(view, a_token_is_shown_only_where_one_is_given) {
    engine_sit(&engine, "mastermind", "{}", 1);
    struct json_out out;
    json_out_init(&out);
    const struct viewer viewer = view_of(engine_game(&engine), &engine.players[0]);
    view_game(engine_game(&engine), &viewer, "rf_token", NULL, NULL, &out);
    size_t text_length = 0;
    char *text = json_out_take(&out, &text_length);
    cr_assert(text != NULL);
    json_t *view = json_loads(text, 0, NULL);
    cr_expect(engine_is(json_incref(json_object_get(json_object_get(view, "you"), "token")), "'rf_token'"));
    json_decref(view);
    free(text);
    cr_expect(seen(0, "you/token") == NULL);
}

Test(view, players_are_shown_by_name_or_where_it_is_kept_by_id_alone) {
    char expected[256];
    played(engine_create(&engine, &(struct engine_table){.seats = "0 -"}));
    (void)snprintf(expected, sizeof expected,
                   "[{'seat':0,'player':{'id':'%s','name':'Player 0','kind':'human'},'status':'joined','points':0,"
                   "'bank_seconds':null},{'seat':1,'player':null,'status':'open','points':0,'bank_seconds':null}]",
                   engine.players[0].text);
    expect_seen(-1, "seats", expected);
    struct json_out out;
    json_out_init(&out);
    const struct viewer viewer = view_of(engine_game(&engine), &engine.players[0]);
    view_game(engine_game(&engine), &viewer, NULL, NULL, NULL, &out);
    size_t text_length = 0;
    char *text = json_out_take(&out, &text_length);
    json_t *view = json_loads(text, 0, NULL);
    (void)snprintf(expected, sizeof expected, "{'id':'%s'}", engine.players[0].text);
    json_t *seat = json_array_get(json_object_get(view, "seats"), 0);
    cr_expect(engine_is(json_incref(json_object_get(seat, "player")), expected));
    json_decref(view);
    free(text);
}

Test(view, the_turn_says_who_may_act_and_to_each_what_they_may_do) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1?", .options = "{'max_guesses':1}"}));
    expect_seen(0, "turn", "{'seats':[],'actions':[],'deadline':null}");
    expect_seen(0, "round", "{'number':1,'of':2,'leader':0}");
    expect_seen(0, "state", "null");
    played(engine_join(&engine, 1, NULL, -1));
    expect_seen(0, "turn", "{'seats':[0],'actions':['secret'],'deadline':null}");
    expect_seen(1, "turn", "{'seats':[0],'actions':[],'deadline':null}");
    expect_seen(0, "round", "{'number':1,'of':2,'leader':0}");
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    expect_seen(1, "turn", "{'seats':[1],'actions':['guess'],'deadline':null}");
    expect_seen(-1, "turn", "{'seats':[1],'actions':[],'deadline':null}");
    engine_miss(&engine, 1);
    expect_seen(0, "turn", "{'seats':[0,1],'actions':['round'],'deadline':null}");
    expect_seen(-1, "turn", "{'seats':[0,1],'actions':[],'deadline':null}");
}

Test(view, who_has_resigned_is_offered_nothing) {
    engine_sit(&engine, "mastermind", "{}", 3);
    played(engine_play(&engine, 0, play_resign));
    expect_seen(0, "turn", "{'seats':[1,2],'actions':[],'deadline':null}");
    expect_seen(1, "turn", "{'seats':[1,2],'actions':['round'],'deadline':null}");
    char you[64];
    (void)snprintf(you, sizeof you, "{'seat':0,'player':'%s'}", engine.players[0].text);
    expect_seen(0, "you", you);
}

Test(view, the_secret_is_the_leader_s_until_the_round_is_over) {
    engine_sit(&engine, "mastermind", "{'max_guesses':1}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    expect_seen(0, "state/secret", "'1234'");
    expect_seen(1, "state/secret", "null");
    expect_seen(-1, "state/secret", "null");
    expect_seen(0, "proof", "null");
    engine_miss(&engine, 1);
    expect_seen(-1, "state/secret", "'1234'");
    cr_expect(engine_is(seen(-1, "proof/secret"), "'1234'"));
    played(engine_play(&engine, 0, play_new_round));
    expect_seen(-1, "proof", "null");
    expect_seen(-1, "commitment", "null");
    expect_seen(0, "state/secret", "null");
}

Test(view, open_rounds_and_the_server_s_lead_are_null) {
    engine_sit(&engine, "mastermind", "{}", 1);
    expect_seen(0, "round", "{'number':1,'of':null,'leader':null}");
    expect_seen(0, "result", "null");
    expect_seen(0, "finished_at", "null");
    expect_seen(0, "clock", "null");
}

Test(view, a_finished_game_shows_its_result_to_everybody) {
    engine_sit(&engine, "mastermind", "{'rounds':1}", 1);
    engine_crack(&engine, 0);
    for (int player = -1; player < 2; player++) {
        expect_seen(player, "result/outcome", "'win'");
        expect_seen(player, "result/winners", "[0]");
        expect_seen(player, "result/points", "[1]");
        expect_seen(player, "result/reason", "'rounds'");
        json_t *published_at = seen(player, "result/published_at");
        json_t *finished_at = seen(player, "finished_at");
        cr_expect(json_is_string(published_at) && json_equal(published_at, finished_at));
        json_decref(published_at);
        json_decref(finished_at);
        json_t *result = seen(player, "result");
        cr_expect(json_object_size(result) == 6);
        json_decref(result);
    }
    cr_expect(seen(0, "reason") == NULL);
}

Test(view, an_aborted_game_says_why_and_has_no_result) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1?"}));
    played(engine_play(&engine, 1, play_decline));
    expect_seen(0, "reason", "'declined'");
    expect_seen(0, "result", "null");
    expect_seen(0, "status", "'aborted'");
    expect_seen(0, "turn", "{'seats':[],'actions':[],'deadline':null}");
}

/* ---- numbers ---- */

Test(view, points_are_integers_where_they_are_whole) {
    cr_expect(engine_is(view_points(0), "0") && engine_is(view_points(3), "3") && engine_is(view_points(-2), "-2"));
    cr_expect(engine_is(view_points(0.5), "0.5") && engine_is(view_points(2.5), "2.5"));
    cr_expect(engine_is(view_points(1e15), "1000000000000000"));
    cr_expect(engine_is(view_points(1e16), "1e16") && engine_is(view_points(-1e300), "-1e300"));
}

Test(view, a_set_of_seats_is_an_ascending_array) {
    cr_expect(engine_is(view_seat_set(0), "[]") && engine_is(view_seat_set(1), "[0]"));
    cr_expect(engine_is(view_seat_set(0x205), "[0,2,9]"));
}

/* ---- events ---- */

struct event_members {
    const char *kind;
    const char *everybody; /* names in order, with a space between */
    const char *actor;     /* what the seat that did it sees, where that is more */
};

static const struct event_members shown[] = {
    {"created", "ruleset options seats visibility ranked creator clock", NULL},
    {"joined", "player", NULL},
    {"declined", "player", NULL},
    {"round", "number leader commitment points", NULL},
    {"secret", "commitment", "code commitment"},
    {"guess", "attempt code A B solved", NULL},
    {"answer", "attempt code A B solved", NULL},
    {"answer-corrected", "attempt code A B solved", NULL},
    {"reveal", "honest wrong", NULL},
    {"resigned", "", NULL},
    {"round-over", "id round leader attempts solved solver secret honest forfeited_by points proof", NULL},
    {"finished", "id outcome winners points reason", NULL},
    {"aborted", "reason", NULL},
    {"published", "", NULL},
};

/* Where the game is one with dice. */
static const struct event_members shown_of_dice[] = {
    {"created", "ruleset options seats visibility ranked creator clock commitment client_seeds", NULL},
    {"joined", "player client_seed", NULL},
    {"client-seed", "client_seed", NULL},
    {"roll", "keep dice stage roll", NULL},
    {"score", "category score bonus", NULL},
    {"round-over", "id round leader winners cards forfeited forfeited_by points proof", NULL},
    {"finished", "id outcome winners points reason proof", NULL},
    {"aborted", "reason proof", NULL},
};

/* The names of an object's members; the two numbers of an answer, whose names differ by ruleset, as A and B. */
static void list_names(char *out, size_t size, const json_t *object) {
    const char *name = NULL;
    json_t *value = NULL;
    out[0] = '\0';
    json_object_foreach((json_t *)object, name, value) {
        static const char *const firsts[] = {"bulls", "black", "exact"};
        static const char *const seconds[] = {"cows", "white", "positions"};
        const char *noted = name;
        for (size_t i = 0; i < 3; i++) {
            noted = strcmp(name, firsts[i]) == 0 ? "A" : strcmp(name, seconds[i]) == 0 ? "B" : noted;
        }
        size_t length = strlen(out);
        (void)snprintf(out + length, size - length, "%s%s", length == 0 ? "" : " ", noted);
    }
}

static const char *names_for(const struct game *game, const struct tampered_event *event, bool is_actor) {
    bool dice = strcmp(game->config->family->name, "yahtzee") == 0;
    for (size_t i = 0; dice && i < sizeof shown_of_dice / sizeof shown_of_dice[0]; i++) {
        if (strcmp(shown_of_dice[i].kind, event->kind) == 0) {
            return shown_of_dice[i].everybody;
        }
    }
    if (strcmp(event->kind, "guess") == 0 && json_object_get(event->body, "solved") == NULL) {
        return "attempt code"; /* it waits for its answer */
    }
    for (size_t i = 0; i < sizeof shown / sizeof shown[0]; i++) {
        if (strcmp(shown[i].kind, event->kind) == 0) {
            bool committed = strcmp(event->kind, "secret") == 0 && json_object_get(event->body, "code") == NULL;
            return is_actor && shown[i].actor != NULL && !committed ? shown[i].actor : shown[i].everybody;
        }
    }
    cr_assert(false, "%s is not in the table", event->kind);
    return NULL;
}

static void expect_event_shown(const struct game *game, const struct tampered_event *tampered,
                               const struct id *viewer) {
    char names[256];
    /* A member that nobody has listed must stay hidden, whatever it is. */
    json_t *body = json_copy(tampered->body);
    bool whole = strcmp(tampered->kind, "round-over") == 0 || strcmp(tampered->kind, "finished") == 0;
    if (!whole) {
        (void)json_object_set_new(body, "hidden", json_string("x"));
    }
    struct event event = {.seq = tampered->seq,
                          .at = 1000,
                          .kind = family_find_event(game_family(game), tampered->kind),
                          .seat = tampered->seat,
                          .body = body};
    int seat = view_seat(game, viewer);
    json_t *members = view_event_members(game, &event, seat);
    list_names(names, sizeof names, members);
    const char *expected = names_for(game, tampered, seat >= 0 && seat == tampered->seat);
    cr_expect(strcmp(names, expected) == 0, "%s to seat %d: %s", tampered->kind, seat, names);
    json_t *view = view_event(game, &event, seat);
    cr_expect(json_integer_value(json_object_get(view, "seq")) == tampered->seq);
    cr_expect_str_eq(json_string_value(json_object_get(view, "kind")), tampered->kind);
    cr_expect(json_object_size(view) == json_object_size(members) + 4);
    cr_expect(json_is_null(json_object_get(view, "seat")) == (tampered->seat < 0));
    cr_expect(engine_is(json_incref(json_object_get(view, "at")), "'1970-01-01T00:00:01.000Z'"));
    json_decref(view);
    json_decref(members);
    json_decref(body);
}

Test(view, of_every_event_every_viewer_sees_the_listed_members_and_no_others) {
    static struct tamper tamper;
    tamper_open(&tamper, &engine);
    const struct id stranger = {""};
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        struct game *game = NULL;
        must(game_load(&game, engine.reader, engine.configs, &event->game, &engine.problem));
        expect_event_shown(game, event, &stranger);
        for (int player = 0; player < ENGINE_PLAYERS; player++) {
            expect_event_shown(game, event, &engine.players[player]);
        }
        game_release(game);
    }
    tamper_close(&tamper);
}

Test(view, a_seat_is_what_a_viewer_is_known_by) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 1? 2?"}));
    const struct id nobody = {""};
    const struct game *game = engine_game(&engine);
    cr_expect(view_seat(game, &engine.players[0]) == 0);
    cr_expect(view_seat(game, &engine.players[1]) == VIEWER_SPECTATOR);
    cr_expect(view_seat(game, &engine.players[5]) == VIEWER_SPECTATOR);
    cr_expect(view_seat(game, &nobody) == VIEWER_SPECTATOR);
}
