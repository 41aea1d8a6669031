/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The one ruleset of the family and its options.
 */
#include "yahtzee_internal.h"

#include <stdlib.h>

#include "rules/options_schema.h"
#include "util/json.h"

enum { ROUNDS_MAX = 1000, OPPONENTS_MAX = SEATS_MAX - 1 };

const struct preset yahtzee_presets[YAHTZEE_PRESETS] = {
    {"yahtzee", "Yahtzee", 1, SEATS_MAX, NULL},
};

/* The options as the client gave them. */
struct given {
    struct json_text joker;
    struct json_integer rounds;
    struct json_boolean await_client_seed, hints;
};

static const struct field given_fields[] = {
    {"joker", FIELD_TEXT, 0, 0, 0, offsetof(struct given, joker)},
    {"rounds", FIELD_INTEGER, FIELD_NULLABLE, 1, ROUNDS_MAX, offsetof(struct given, rounds)},
    {"await_client_seed", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, await_client_seed)},
    {"hints", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, hints)},
};

static enum err no_memory(struct problem *problem) {
    return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
}

static enum err read_options(struct yahtzee_config *config, const json_t *options, struct problem *problem) {
    struct given given = {0};
    enum err err = OK;
    if (options != NULL) {
        err = json_decode(&given, options, given_fields, sizeof given_fields / sizeof given_fields[0], "/options",
                          problem);
    }
    if (err != OK) {
        return err;
    }
    config->joker = JOKER_FORCED;
    if (given.joker.bytes != NULL && !yahtzee_joker_find(&config->joker, given.joker.bytes, given.joker.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/joker", "must be one of: forced, free");
    }
    bool open_ended = json_is_null(json_object_get(options, "rounds"));
    config->head.rounds = open_ended ? 0 : given.rounds.set ? (int)given.rounds.value : 1;
    config->head.hints = given.hints.value;
    config->head.awaits_client_seeds = given.await_client_seed.value;
    config->head.own_difficulty = config->joker == JOKER_FORCED;
    return OK;
}

/* All options as clients see them. */
static json_t *options_of(const struct yahtzee_config *config) {
    json_t *rounds = config->head.rounds == 0 ? json_null() : json_integer(config->head.rounds);
    return json_pack("{s:s, s:o, s:b, s:b}", "joker", yahtzee_joker_name(config->joker), "rounds", rounds,
                     "await_client_seed", config->head.awaits_client_seeds, "hints", config->head.hints);
}

enum err yahtzee_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                           struct problem *problem) {
    if (setup->opponents > OPPONENTS_MAX) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents", "must have at most %d items", OPPONENTS_MAX);
    }
    struct yahtzee_config *config = calloc(1, sizeof *config);
    if (config == NULL) {
        return no_memory(problem);
    }
    atomic_init(&config->head.references, 1);
    config->head.family = &yahtzee_family;
    config->head.preset = preset;
    config->head.seats = setup->opponents < 0 ? 1 : 1 + setup->opponents;
    enum err err = read_options(config, setup->options, problem);
    if (err == OK) {
        config->head.options = options_of(config);
        err = config->head.options == NULL ? no_memory(problem) : OK;
    }
    if (err != OK) {
        config_release(&config->head);
        return err;
    }
    *out = &config->head;
    return OK;
}

static const struct option_text texts[] = {
    {"joker", "Joker",
     "Where a further Yahtzee goes: `forced` prescribes its box as the official rules do, `free` lets any free box be "
     "chosen. Only `forced` is ranked."},
    {"rounds", "Rounds", "Cards that everybody fills, one after the other; null is open-ended."},
    {"await_client_seed", "Await client seeds",
     "Does the first roll wait until every person at the table has given a client seed?"},
    {"hints", "Hints", "May players ask for hints? The game is then never ranked."},
};

json_t *yahtzee_options_schema(const struct preset *preset) {
    (void)preset;
    static const char *const joker_words[] = {"forced", "free", NULL};
    json_t *properties =
        json_pack("{s:o, s:o, s:o, s:o}", "joker", schema_words(joker_words, "forced"), "rounds",
                  schema_limit(ROUNDS_MAX, 1), "await_client_seed", schema_flag(false), "hints", schema_flag(false));
    return schema_of_options(properties, texts, sizeof texts / sizeof texts[0]);
}

json_t *yahtzee_describe(const struct preset *preset) {
    (void)preset;
    json_t *names = json_array();
    for (int i = 0; names != NULL && i < CATEGORY_COUNT; i++) {
        if (json_array_append_new(names, json_string(yahtzee_category_name((enum category)i))) != 0) {
            json_decref(names);
            names = NULL;
        }
    }
    return json_pack("{s:o}", "categories", names);
}
