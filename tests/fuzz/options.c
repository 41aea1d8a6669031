/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Options of a ruleset: one byte for the preset, one for the number of opponents and whether one is an official, then JSON.
 * What can be configured can be started, seen by everybody, and given up.
 */
#include <stdlib.h>

#include "fuzz.h"
#include "rules/family.h"
#include "support/shelf.h"
#include "util/json.h"

static void see(const struct config *config, const struct state *state) {
    for (int viewer = VIEWER_SPECTATOR; viewer < config->seats; viewer++) {
        json_decref(family_view_json(config, config->family->view, state, viewer));
        json_decref(family_view_json(config, config->family->history, state, viewer));
    }
}

static void play(const struct family *family, const struct config *config) {
    static const unsigned char seed[RNG_SEED_BYTES] = {1};
    struct problem problem;
    struct rng rng;
    struct state *state = NULL;
    struct table table = {.round = 1,
                          .sets = shelf_serve(config),
                          .leader = config->server_leads ? LEADER_SERVER : 0,
                          .seeds = fuzz_choose_seeds(family),
                          .rules = family->rules_version};
    rng_init(&rng, seed);
    problem_clear(&problem);
    json_t *deal = family_deal(config, &table, &rng);
    table.deal = deal;
    if (family->start(&state, config, &table, &problem) == OK) {
        struct state *next = NULL;
        json_t *nothing = json_object();
        const struct event event = {.seq = 1, .kind = EVENT_RESIGNED, .seat = 0, .body = nothing};
        see(config, state);
        if (family->apply(&next, state, &event, &problem) == OK) {
            see(config, next);
            free(next);
        }
        json_decref(nothing);
        free(state);
    }
    json_decref(deal);
}

void fuzz_options(const uint8_t *bytes, size_t length) {
    const struct family *family = NULL;
    struct problem problem;
    const struct config *config = NULL;
    struct config *made = NULL;
    json_t *options = NULL;
    problem_clear(&problem);
    if (length < 2) {
        return;
    }
    const struct preset *preset = fuzz_choose_preset(&family, bytes[0] & 15);
    if (json_parse(&options, (const char *)bytes + 2, length - 2, &problem) != OK) {
        return;
    }
    const struct setup setup = {.options = json_is_object(options) ? options : NULL,
                                .opponents = (bytes[1] % 8) - 1,
                                .officials = family->roles != NULL ? bytes[1] >> 3 & 1 : 0,
                                .stock = shelf_stock()};
    if (family->configure(&made, preset, &setup, &problem) == OK) {
        config = made;
        play(family, config);
        config_release(config);
    }
    json_decref(options);
}

FUZZ_MAIN(fuzz_options)
