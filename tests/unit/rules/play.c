/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The little engine of the rules' tests. It is strict where the real one need not be: after each refusal the state's
 * bytes are compared with a copy made before, and every recorded event is applied again at once.
 */
#include "play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/shelf.h"
#include "util/json.h"

enum { BEGIN_AT = 1000000 }; /* ms since 1970 */

static void do_auto_actions(struct play *play);

json_t *play_json(const char *text) {
    char *copy = strdup(text);
    cr_assert_not_null(copy);
    for (char *c = copy; *c != '\0'; c++) {
        *c = *c == '\'' ? '"' : *c;
    }
    json_error_t error;
    json_t *value = json_loads(copy, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
    cr_assert_not_null(value, "%s: %s", text, error.text);
    free(copy);
    return value;
}

bool play_is(json_t *owned, const char *expected) {
    json_t *wanted = play_json(expected);
    bool same = owned != NULL && json_equal(owned, wanted);
    if (!same) {
        char *text = json_text(owned);
        fprintf(stderr, "expected %s\n     got %s\n", expected, text == NULL ? "NULL" : text);
        free(text);
    }
    json_decref(wanted);
    json_decref(owned);
    return same;
}

static enum err configure(struct play *play, const char *ruleset, const char *options, int opponents, int officials) {
    *play = (struct play){.at = BEGIN_AT};
    const struct preset *preset = family_find_preset(&play->family, ruleset, strlen(ruleset));
    cr_assert_not_null(preset, "there is no ruleset %s", ruleset);
    json_t *given = options == NULL ? NULL : play_json(options);
    struct setup setup = {.options = given,
                          .opponents = opponents,
                          .officials = officials,
                          .stock = play->family->needs == NULL ? NULL : shelf_stock()};
    for (int i = 0; i < SERVER_SEED_SIZE; i++) {
        play->server_seed[i] = (unsigned char)i;
    }
    play->table.rules = play->family->rules_version;
    enum err err = play->family->configure(&play->config, preset, &setup, &play->problem);
    json_decref(given);
    cr_assert_eq(err, play->problem.err);
    return err;
}

enum err play_configure(struct play *play, const char *ruleset, const char *options, int opponents) {
    return configure(play, ruleset, options, opponents, 0);
}

void play_open_with(struct play *play, const char *ruleset, const char *options, int opponents, int officials) {
    enum err err = configure(play, ruleset, options, opponents, officials);
    cr_assert_eq(err, OK, "%s %s: %s", ruleset, options, play->problem.detail);
}

void play_open(struct play *play, const char *ruleset, const char *options, int opponents) {
    play_open_with(play, ruleset, options, opponents, 0);
}

json_t *play_deal(struct play *play, struct rng *rng) {
    json_t *carry = family_carry(play->family, play->state);
    struct table table = play->table;
    table.round++;
    table.carry = carry;
    table.sets = shelf_serve(play->config);
    json_t *deal = family_deal(play->config, &table, rng);
    json_decref(carry);
    return deal;
}

void play_start(struct play *play, int leader, const char *secret) {
    play_start_with(play, leader,
                    secret == NULL ? NULL : json_pack("{s:s, s:s}", "nonce", PLAY_NONCE, "secret", secret));
}

/* Of the round that is over, if there is one; else the first begins. */
static void add_points(struct play *play) {
    double points[SEATS_MAX] = {0};
    double minor[SEATS_MAX] = {0};
    if (play->state == NULL) {
        memset(play->points, 0, sizeof play->points);
        memset(play->minor, 0, sizeof play->minor);
    } else {
        play->family->points(play->state, points);
        family_minor(minor, play->family, play->state);
    }
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        play->points[seat] += points[seat];
        play->minor[seat] += minor[seat];
    }
}

void play_start_with(struct play *play, int leader, json_t *deal) {
    json_t *carry = family_carry(play->family, play->state);
    add_points(play);
    free(play->state);
    play->state = NULL;
    json_decref(play->carry);
    play->carry = carry;
    json_decref(play->deal);
    play->deal = deal;
    json_decref(play->log);
    play->log = json_array();
    play->table.round++;
    play->table.at = play->at;
    play->table.leader = leader;
    play->table.deal = play->deal;
    play->table.carry = play->carry;
    play->table.points = play->points;
    play->table.minor = play->minor;
    play->seq = 0;
    memset(play->commas, ',', (size_t)play->config->seats - 1);
    play->seeds.server = play->server_seed;
    play->seeds.clients = play->client_seeds == NULL ? play->commas : play->client_seeds;
    play->table.seeds = play->family->seeded ? &play->seeds : NULL;
    enum err err = play->family->start(&play->state, play->config, &play->table, &play->problem);
    cr_assert_eq(err, OK, "%s", play->problem.detail);
    do_auto_actions(play);
}

static bool same_json(const char *what, int viewer, json_t *a, json_t *b) {
    char *left = json_text(a);
    char *right = json_text(b);
    json_decref(a);
    json_decref(b);
    cr_assert(left != NULL && right != NULL);
    bool same = strcmp(left, right) == 0; /* the order of members counts too */
    if (!same) {
        fprintf(stderr, "%s as seen by %d differs:\n  %s\n  %s\n", what, viewer, left, right);
    }
    free(left);
    free(right);
    return same;
}

static bool same_numbers(const struct play *play, const struct state *a, const struct state *b) {
    const struct family *family = play->family;
    struct turn turns[2];
    double points[2][SEATS_MAX] = {{0}};
    family->turn(a, &turns[0]);
    family->turn(b, &turns[1]);
    family->points(a, points[0]);
    family->points(b, points[1]);
    char one[PROOF_HEX_SIZE] = "";
    char other[PROOF_HEX_SIZE] = "";
    bool commitment =
        family_commitment(one, family, a) == family_commitment(other, family, b) && strcmp(one, other) == 0;
    bool same = turns[0].over == turns[1].over && turns[0].seats == turns[1].seats &&
                turns[0].number == turns[1].number && turns[0].limit_ms == turns[1].limit_ms &&
                turns[0].deadline == turns[1].deadline &&
                memcmp(turns[0].actions, turns[1].actions, sizeof turns[0].actions) == 0 && commitment &&
                family->size(a) == family->size(b);
    for (int seat = 0; seat < play->config->seats; seat++) {
        same = same && points[0][seat] >= points[1][seat] && points[0][seat] <= points[1][seat];
    }
    return same;
}

const char *play_commitment(const struct play *play, const struct state *state) {
    static char hex[PROOF_HEX_SIZE];
    return family_commitment(hex, play->family, state) ? hex : NULL;
}

bool play_same(const struct play *play, const struct state *a, const struct state *b) {
    const struct family *family = play->family;
    bool same = same_numbers(play, a, b);
    for (int viewer = VIEWER_SPECTATOR; same && viewer < play->config->seats; viewer++) {
        same = same_json("the view", viewer, family_view_json(play->config, family->view, a, viewer),
                         family_view_json(play->config, family->view, b, viewer)) &&
               same_json("the history", viewer, family_view_json(play->config, family->history, a, viewer),
                         family_view_json(play->config, family->history, b, viewer));
    }
    struct turn turn;
    family->turn(a, &turn);
    if (same && turn.over) {
        same = same_json("the result", VIEWER_SPECTATOR, family->result(a), family->result(b));
    }
    return same && same_json("the proof", VIEWER_SPECTATOR, family_proof(family, a), family_proof(family, b)) &&
           same_json("what is handed on", VIEWER_SPECTATOR, family_carry(family, a), family_carry(family, b));
}

static void log_event(struct play *play, const struct event *event, const struct state *next) {
    json_t *body = event->kind < EVENT_FAMILY ? json_object() : play->family->record(next, event);
    cr_assert_not_null(body);
    const char *kind = family_event_word(play->family, event->kind);
    json_t *entry =
        json_pack("{s:s, s:i, s:I, s:o}", "kind", kind, "seat", event->seat, "at", (json_int_t)event->at, "body", body);
    cr_assert_eq(json_array_append_new(play->log, entry), 0);
    /* The event as recorded must lead to the very same state as the action did. */
    struct event recorded = *event;
    recorded.body = body;
    struct state *again = NULL;
    enum err err = play->family->apply(&again, play->state, &recorded, &play->problem);
    cr_assert_eq(err, OK, "%s as recorded: %s", kind, play->problem.detail);
    cr_assert(play_same(play, again, next), "%s as recorded leads elsewhere", kind);
    free(again);
}

/* Hands an event to the family; the state changes and the log grows when it is OK. */
static enum err apply(struct play *play, int seat, enum event_kind kind, const json_t *body) {
    const struct action_def *action = family_find_action(play->family, kind);
    struct event event = {play->seq + 1, play->at, kind, seat, body};
    struct state *next = NULL;
    enum err err = play->family->apply(&next, play->state, &event, &play->problem);
    if (err == OK && action != NULL) {
        err = family_validate_async(play->config, action, next, &event, &play->problem);
        if (err != OK) {
            free(next);
        }
    }
    cr_assert_eq(err, play->problem.err);
    if (err == OK) {
        log_event(play, &event, next);
        free(play->state);
        play->state = next;
        play->seq++;
    }
    return err;
}

static void do_auto_action(struct play *play, const struct auto_action *due) {
    json_t *body = json_object();
    problem_clear(&play->problem);
    enum err err = apply(play, due->seat, due->kind, body);
    cr_assert_eq(err, OK, "%s by the server: %s", family_event_word(play->family, due->kind), play->problem.detail);
    json_decref(body);
}

/* What is due at once; what is due at a moment waits for it. */
static void do_auto_actions(struct play *play) {
    struct auto_action due;
    while (family_auto_action(play->family, play->state, &due) && due.at == 0) {
        do_auto_action(play, &due);
    }
}

int64_t play_due_in(const struct play *play) {
    struct auto_action due;
    if (!family_auto_action(play->family, play->state, &due)) {
        return -1;
    }
    cr_assert(due.at >= play->at && play->config->keeps_time, "what is due at once is done, and moments need a clock");
    return due.at - play->at;
}

bool play_wait(struct play *play) {
    struct auto_action due;
    if (!family_auto_action(play->family, play->state, &due)) {
        return false;
    }
    play->at = due.at;
    do_auto_action(play, &due);
    do_auto_actions(play);
    return true;
}

enum err play_try_json(struct play *play, int seat, const char *kind, const json_t *body) {
    enum event_kind number = family_find_event(play->family, kind);
    const struct action_def *action = family_find_action(play->family, number);
    problem_clear(&play->problem);
    if (action != NULL) {
        enum err err = play->family->check_form(play->config, action, body, &play->problem);
        if (err != OK) {
            return err;
        }
    }
    json_t *whole = json_copy((json_t *)body);
    if (action != NULL && action->needs_nonce) {
        cr_assert(json_put(whole, "nonce", json_string(PLAY_NONCE)));
    }
    enum err err = apply(play, seat, number, whole);
    if (err == OK) {
        do_auto_actions(play);
    }
    json_decref(whole);
    return err;
}

enum err play_try(struct play *play, int seat, const char *kind, const char *body) {
    json_t *given = play_json(body);
    enum err err = play_try_json(play, seat, kind, given);
    json_decref(given);
    return err;
}

void play_do(struct play *play, int seat, const char *kind, const char *body) {
    enum err err = play_try(play, seat, kind, body);
    cr_assert_eq(err, OK, "seat %d, %s %s: %s: %s", seat, kind, body, err_name(err), play->problem.detail);
}

void play_repeat(struct play *play, int seat, const char *kind, const char *body, int count) {
    json_t *json = play_json(body);
    for (int i = 0; i < count; i++) {
        struct event event = {i + 1, 0, family_find_event(play->family, kind), seat, json};
        struct state *next = NULL;
        cr_assert_eq(play->family->apply(&next, play->state, &event, &play->problem), OK);
        free(play->state);
        play->state = next;
    }
    json_decref(json);
}

bool play_refused(struct play *play, int seat, const char *kind, const char *body, enum err err, const char *pointer) {
    size_t size = play->family->size(play->state);
    void *before = malloc(size);
    cr_assert_not_null(before);
    memcpy(before, play->state, size);
    enum err got = play_try(play, seat, kind, body);
    bool unchanged = play->family->size(play->state) == size && memcmp(before, play->state, size) == 0;
    free(before);
    const char *at = play->problem.point_count == 0 ? NULL : play->problem.points[0].pointer;
    bool same_place = pointer == NULL ? at == NULL : at != NULL && strcmp(at, pointer) == 0;
    bool refused = got == err && unchanged && same_place && play->problem.detail[0] != '\0';
    if (!refused) {
        fprintf(stderr, "seat %d, %s %s: %s at %s: %s%s\n", seat, kind, body, err_name(got), at == NULL ? "-" : at,
                play->problem.detail, unchanged ? "" : " (the state has changed)");
    }
    return refused;
}

bool play_breaks(struct play *play, int seat, const char *kind, const char *body, const char *problem,
                 const char *pointer) {
    return play_refused(play, seat, kind, body, ERR_RULES, pointer) &&
           strcmp(problem_def(&play->problem)->name, problem) == 0;
}

const json_t *play_last(const struct play *play) {
    const json_t *entry = json_array_get(play->log, json_array_size(play->log) - 1);
    return json_object_get(entry, "body");
}

struct state *play_refold(struct play *play) {
    char *text = json_text(play->log);
    cr_assert_not_null(text);
    json_t *log = play_json(text);
    free(text);
    struct state *state = NULL;
    enum err err = play->family->start(&state, play->config, &play->table, &play->problem);
    cr_assert_eq(err, OK);
    for (size_t i = 0; i < json_array_size(log); i++) {
        const json_t *entry = json_array_get(log, i);
        const char *kind = json_string_value(json_object_get(entry, "kind"));
        int64_t at = json_integer_value(json_object_get(entry, "at"));
        struct event event = {(int64_t)i + 1, at, family_find_event(play->family, kind),
                              (int)json_integer_value(json_object_get(entry, "seat")), json_object_get(entry, "body")};
        struct state *next = NULL;
        err = play->family->apply(&next, state, &event, &play->problem);
        cr_assert_eq(err, OK, "event %zu: %s", i + 1, play->problem.detail);
        free(state);
        state = next;
    }
    json_decref(log);
    return state;
}

bool play_turn_is(const struct play *play, int seat, const char *action) {
    struct turn turn;
    play->family->turn(play->state, &turn);
    if (seat < 0) {
        return turn.over && turn.seats == 0;
    }
    uint16_t actions = 0;
    for (size_t i = 0; i < play->family->action_count; i++) {
        if (strcmp(play->family->actions[i].name, action) == 0) {
            actions = (uint16_t)(1U << i);
        }
    }
    for (int i = 0; i < SEATS_MAX; i++) {
        if (turn.actions[i] != (i == seat ? actions : 0)) {
            return false;
        }
    }
    return !turn.over && actions != 0 && turn.seats == seat_set_of(seat);
}

bool play_points_are(const struct play *play, const char *points) {
    double made[SEATS_MAX];
    play->family->points(play->state, made);
    json_t *list = json_array();
    for (int i = 0; i < play->config->seats; i++) {
        bool whole = made[i] >= 0 && made[i] <= (double)(json_int_t)made[i];
        json_t *number = whole ? json_integer((json_int_t)made[i]) : json_real(made[i]);
        cr_assert_eq(json_array_append_new(list, number), 0);
    }
    return play_is(list, points);
}

void play_close(struct play *play) {
    free(play->state);
    json_decref(play->deal);
    json_decref(play->carry);
    json_decref(play->log);
    config_release(play->config);
    *play = (struct play){0};
}
