/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bodies of actions: one byte for the ruleset, one for one of its family's settings, then lines of "ACTION SEAT BODY" (a byte, a
 * byte, JSON up to the line's end), played one after the other in one round. Whatever is refused changes nothing; whatever
 * is not can be recorded, and seen by everybody.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "rules/family.h"
#include "util/json.h"

enum { ACTIONS_AT_MOST = 64 };

/* Options by family; one that is not listed is played with its defaults. */
static const struct setting {
    const char *family, *options;
    int opponents; /* -1: by the options */
} settings[] = {
    {"codebreaking", "{}", 0},
    {"codebreaking", "{\"codemaker\":\"players\"}", 1},
    {"codebreaking", "{\"codemaker\":\"players\",\"answers\":\"manual\"}", 1},
    {"codebreaking", "{\"codemaker\":\"players\",\"secret\":\"committed\"}", 1},
    {"codebreaking", "{\"codemaker\":\"players\",\"secret\":\"held\"}", 1},
    {"line", "{}", 1},
    {"line", "{\"exact_line\":true}", 1},
    {"line", "{\"size\":4,\"line\":3}", 1},
    {"line", "{\"size\":20,\"line\":10,\"exact_line\":true}", 1},
    {"yahtzee", "{}", 0},
    {"yahtzee", "{\"joker\":\"free\"}", 2},
};

/* The setting of a number among those of a family; numbers go round. */
static struct setting choose_setting(const struct family *family, unsigned number) {
    size_t own[sizeof settings / sizeof settings[0]];
    size_t count = 0;
    for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
        if (strcmp(settings[i].family, family->name) == 0) {
            own[count++] = i;
        }
    }
    return count == 0 ? (struct setting){family->name, "{}", -1} : settings[own[number % count]];
}

static void see(const struct config *config, const struct state *state) {
    for (int viewer = VIEWER_SPECTATOR; viewer < config->seats; viewer++) {
        json_decref(family_view_json(config, config->family->view, state, viewer));
        json_decref(family_view_json(config, config->family->history, state, viewer));
    }
}

/* An event; the state goes on if it was allowed: was it? */
static bool apply(struct state **state, const struct config *config, struct event *event) {
    const struct family *family = config->family;
    struct problem problem;
    struct state *next = NULL;
    problem_clear(&problem);
    if (family->apply(&next, *state, event, &problem) != OK) {
        return false;
    }
    json_t *record = family->record(next, event);
    event->body = record;
    assert(record != NULL);
    for (int viewer = VIEWER_SPECTATOR; viewer < config->seats; viewer++) {
        json_decref(family_view_event(config, event, viewer));
    }
    json_decref(record);
    free(*state);
    *state = next;
    return true;
}

static void do_auto_actions(struct state **state, const struct config *config, int64_t seq) {
    struct auto_action due;
    bool good = true;
    while (good && family_auto_action(config->family, *state, &due)) {
        json_t *nothing = json_object();
        struct event event = {.seq = seq, .kind = due.kind, .seat = due.seat, .body = nothing};
        good = apply(state, config, &event);
        json_decref(nothing);
    }
}

/* One action, and what the server does then. */
static void act(struct state **state, const struct config *config, const uint8_t *line, size_t length, int64_t seq) {
    const struct family *family = config->family;
    const struct action_def *action = &family->actions[line[0] % family->action_count];
    struct problem problem;
    json_t *body = NULL;
    problem_clear(&problem);
    if (json_parse(&body, (const char *)line + 2, length - 2, &problem) != OK) {
        return;
    }
    struct event event = {
        .seq = seq, .kind = family_event_of(family, action), .seat = line[1] % SEATS_MAX, .body = body};
    bool good = json_is_object(body) && family->check_form(config, action, body, &problem) == OK;
    if (good && action->needs_nonce) {
        static const char nonce[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        good = json_object_set_new(body, "nonce", json_string(nonce)) == 0;
    }
    if (good && apply(state, config, &event)) {
        do_auto_actions(state, config, seq);
    }
    json_decref(body);
}

static void play(const struct config *config, const uint8_t *bytes, size_t length) {
    static const unsigned char seed[RNG_SEED_BYTES] = {2};
    const struct family *family = config->family;
    struct problem problem;
    struct rng rng;
    struct state *state = NULL;
    struct table table = {.round = 1,
                          .leader = config->server_leads ? LEADER_SERVER : 0,
                          .seeds = fuzz_choose_seeds(family),
                          .rules = family->rules_version};
    problem_clear(&problem);
    rng_init(&rng, seed);
    json_t *deal = family_deal(config, &table, &rng);
    table.deal = deal;
    if (family->start(&state, config, &table, &problem) == OK) {
        const uint8_t *at = bytes;
        do_auto_actions(&state, config, 2);
        for (int64_t i = 0; i < ACTIONS_AT_MOST && at < bytes + length; i++) {
            size_t left = (size_t)(bytes + length - at);
            const uint8_t *end = memchr(at, '\n', left);
            size_t size = end == NULL ? left : (size_t)(end - at);
            if (size >= 2) {
                act(&state, config, at, size, i + 2);
            }
            if ((i & (i + 1)) == 0) { /* now and then, as a history grows long: after 1, 2, 4, 8, ... */
                see(config, state);
            }
            at += size + 1;
        }
        see(config, state);
        free(state);
    }
    json_decref(deal);
}

void fuzz_bodies(const uint8_t *bytes, size_t length) {
    const struct family *family = NULL;
    struct config *config = NULL;
    struct problem problem;
    if (length < 2) {
        return;
    }
    problem_clear(&problem);
    const struct preset *preset = fuzz_choose_preset(&family, bytes[0] & 15);
    const struct setting setting = choose_setting(family, bytes[1]);
    json_t *options = json_loads(setting.options, 0, NULL);
    const struct setup setup = {.options = options, .opponents = setting.opponents};
    if (family->configure(&config, preset, &setup, &problem) == OK) {
        play(config, bytes + 2, length - 2);
        config_release(config);
    }
    json_decref(options);
}

FUZZ_MAIN(fuzz_bodies)
