/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bodies of actions: one byte for the ruleset, one for one of its family's settings, then lines of "ACTION SEAT BODY" (a byte, a
 * byte, JSON up to the line's end), played one after the other in one round. Whatever is refused changes nothing; whatever
 * is not can be recorded, and seen by everybody. In games with a clock the seat's byte also tells how much of the time to
 * what is due next passes before.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "rules/family.h"
#include "support/shelf.h"
#include "util/json.h"

/* Of so many seats at most, which lie far from each other where there are more, a byte says which acts, and how late. */
enum { ACTIONS_AT_MOST = 64, BEGIN_AT = 1000000, ACTORS = 10, TIME_STEPS = UINT8_MAX / ACTORS };

#define PARTS(parts) "{\"parts\":[" parts "]}"
#define PART(kind, set, more) "{\"kind\":\"" kind "\",\"set\":\"" set "\"" more "}"

/* Options by family; one that is not listed is played with its defaults. */
static const struct setting {
    const char *family, *options;
    int opponents; /* -1: by the options */
    bool is_led;   /* one of them is an official */
} settings[] = {
    {"codebreaking", "{}", 0, false},
    {"codebreaking", "{\"codemaker\":\"players\"}", 1, false},
    {"codebreaking", "{\"codemaker\":\"players\",\"answers\":\"manual\"}", 1, false},
    {"codebreaking", "{\"codemaker\":\"players\",\"secret\":\"committed\"}", 1, false},
    {"codebreaking", "{\"codemaker\":\"players\",\"secret\":\"held\"}", 1, false},
    {"line", "{}", 1, false},
    {"line", "{\"exact_line\":true}", 1, false},
    {"line", "{\"size\":4,\"line\":3}", 1, false},
    {"line", "{\"size\":20,\"line\":10,\"exact_line\":true}", 1, false},
    {"yahtzee", "{}", 0, false},
    {"yahtzee", "{\"joker\":\"free\"}", 2, false},
    {"quiz", PARTS(PART("chair", SHELF_A, ",\"seconds\":5")), 0, false},
    {"quiz", PARTS(PART("all", SHELF_A, ",\"questions\":2") "," PART("sheet", SHELF_MIXED, "")), 2, false},
    {"quiz", PARTS(PART("all", SHELF_MIXED, ",\"pause_seconds\":null") "," PART("chair", SHELF_B, "")), 2, true},
    {"quiz", "{\"general\":\"" SHELF_A "\",\"subjects\":[\"" SHELF_B "\"],\"general_seconds\":5}", 1, false},
    {"quiz", "{\"general\":\"" SHELF_A "\",\"subjects\":[\"" SHELF_B "\"],\"reading\":\"aloud\"}", 2, true},
    {"quiz", PARTS(PART("all", SHELF_A, ",\"questions\":1") "," PART("sheet", SHELF_B, ",\"questions\":2")), 63, true},
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
    return count == 0 ? (struct setting){family->name, "{}", -1, false} : settings[own[number % count]];
}

static int find_actor(const struct config *config, int number) {
    return config->seats <= ACTORS ? number : number * (config->seats - 1) / (ACTORS - 1);
}

static void see(const struct config *config, const struct state *state) {
    for (int i = VIEWER_SPECTATOR; i < config->seats && i < ACTORS; i++) {
        int viewer = i == VIEWER_SPECTATOR ? i : find_actor(config, i);
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

/* A round being played. */
struct round {
    const struct config *config;
    struct state *state;
    int64_t seq, at;
};

/* What is due next is done; false where nothing is, or not at once. */
static bool do_due(struct round *round, bool waits) {
    struct auto_action due;
    if (!family_auto_action(round->config->family, round->state, &due) || (due.at != 0 && !waits)) {
        return false;
    }
    round->at = due.at == 0 ? round->at : due.at;
    json_t *nothing = json_object();
    struct event event = {.seq = round->seq, .at = round->at, .kind = due.kind, .seat = due.seat, .body = nothing};
    bool good = apply(&round->state, round->config, &event);
    assert(good);
    json_decref(nothing);
    return good;
}

static void settle(struct round *round) {
    bool goes_on = true;
    while (goes_on) {
        goes_on = do_due(round, false);
    }
}

/* So many steps of the time to what is due next; the last one brings it about. */
static void let_time_pass(struct round *round, int steps) {
    struct auto_action due;
    if (steps == TIME_STEPS) {
        (void)do_due(round, true);
        settle(round);
    } else if (family_auto_action(round->config->family, round->state, &due)) {
        round->at += (due.at - round->at) * steps / (TIME_STEPS - 1);
    }
}

/* One action, and what the server does then. */
static void act(struct round *round, const uint8_t *line, size_t length) {
    const struct family *family = round->config->family;
    const struct action_def *action = &family->actions[line[0] % family->action_count];
    struct problem problem;
    json_t *body = NULL;
    problem_clear(&problem);
    let_time_pass(round, line[1] / ACTORS);
    if (json_parse(&body, (const char *)line + 2, length - 2, &problem) != OK) {
        return;
    }
    struct event event = {.seq = round->seq,
                          .at = round->at,
                          .kind = family_event_of(family, action),
                          .seat = find_actor(round->config, line[1] % ACTORS),
                          .body = body};
    bool good = json_is_object(body) && family->check_form(round->config, action, body, &problem) == OK;
    if (good && action->needs_nonce) {
        static const char nonce[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        good = json_object_set_new(body, "nonce", json_string(nonce)) == 0;
    }
    if (good && apply(&round->state, round->config, &event)) {
        settle(round);
    }
    json_decref(body);
}

static void play(const struct config *config, const uint8_t *bytes, size_t length) {
    static const unsigned char seed[RNG_SEED_BYTES] = {2};
    const struct family *family = config->family;
    struct problem problem;
    struct rng rng;
    struct round round = {.config = config, .at = BEGIN_AT};
    struct table table = {.round = 1,
                          .at = BEGIN_AT,
                          .sets = shelf_serve(config),
                          .leader = config->server_leads ? LEADER_SERVER : 0,
                          .seeds = fuzz_choose_seeds(family),
                          .rules = family->rules_version};
    problem_clear(&problem);
    rng_init(&rng, seed);
    json_t *deal = family_deal(config, &table, &rng);
    table.deal = deal;
    if (family->start(&round.state, config, &table, &problem) == OK) {
        const uint8_t *at = bytes;
        settle(&round);
        for (int64_t i = 0; i < ACTIONS_AT_MOST && at < bytes + length; i++) {
            size_t left = (size_t)(bytes + length - at);
            const uint8_t *end = memchr(at, '\n', left);
            size_t size = end == NULL ? left : (size_t)(end - at);
            round.seq = i + 2;
            if (size >= 2) {
                act(&round, at, size);
            }
            if ((i & (i + 1)) == 0) { /* now and then, as a history grows long: after 1, 2, 4, 8, ... */
                see(config, round.state);
            }
            at += size + 1;
        }
        see(config, round.state);
        free(round.state);
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
    const struct setup setup = {
        .options = options, .opponents = setting.opponents, .officials = setting.is_led, .stock = shelf_stock()};
    if (family->configure(&config, preset, &setup, &problem) == OK) {
        play(config, bytes + 2, length - 2);
        config_release(config);
    }
    json_decref(options);
}

FUZZ_MAIN(fuzz_bodies)
