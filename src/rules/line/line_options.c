/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rulesets of line games and their options.
 *
 * Tic-tac-toe and gomoku are what they are by their board and line, so these are no options of theirs, and do not stand
 * among the resolved ones either: what a game shows as its options can be sent again. A state tells both for all.
 */
#include <stdlib.h>

#include "line_internal.h"
#include "rules/options_schema.h"
#include "util/json.h"

enum { ROUNDS_MAX = 1000 };

/* What `preset.defaults` points to; NULL where the players choose. */
struct measures {
    int size, line;
};

static const struct measures tic_tac_toe = {3, 3};
static const struct measures gomoku = {15, 5};

const struct preset line_presets[LINE_PRESETS] = {
    {"tic-tac-toe", "Tic-tac-toe", LINE_SEATS, LINE_SEATS, &tic_tac_toe},
    {"gomoku", "Gomoku", LINE_SEATS, LINE_SEATS, &gomoku},
    {"line", "Line", LINE_SEATS, LINE_SEATS, NULL},
};

/* The options as the client gave them. */
struct given {
    struct json_integer size, line, rounds;
    struct json_boolean exact_line, hints;
};

/* The first two are options only where the players choose. */
static const struct field given_fields[] = {
    {"size", FIELD_INTEGER, FIELD_REQUIRED, LINE_SIZE_MIN, LINE_SIZE_MAX, offsetof(struct given, size)},
    {"line", FIELD_INTEGER, FIELD_REQUIRED, LINE_LENGTH_MIN, LINE_LENGTH_MAX, offsetof(struct given, line)},
    {"exact_line", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, exact_line)},
    {"rounds", FIELD_INTEGER, FIELD_NULLABLE, 1, ROUNDS_MAX, offsetof(struct given, rounds)},
    {"hints", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, hints)},
};
enum { MEASURES = 2, FIELDS = sizeof given_fields / sizeof given_fields[0] };

static const struct measures *own_measures(const struct preset *preset) {
    return preset->defaults;
}

static enum err no_memory(struct problem *problem) {
    return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
}

static enum err read_options(struct given *out, const struct preset *preset, const json_t *options,
                             struct problem *problem) {
    const struct measures *own = own_measures(preset);
    size_t first = own == NULL ? 0 : MEASURES;
    json_t *none = options == NULL ? json_object() : NULL;
    if (options == NULL && none == NULL) {
        return no_memory(problem);
    }
    enum err err =
        json_decode(out, options == NULL ? none : options, given_fields + first, FIELDS - first, "/options", problem);
    json_decref(none);
    if (err == OK && own == NULL && out->line.value > out->size.value) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, "/options/line", "must not be more than the size, %d",
                             (int)out->size.value);
        problem_add_point(problem, "/options/size", "must not be less than the line, %d", (int)out->line.value);
    }
    return err;
}

static json_t *integer_or_null(int value) {
    return value == 0 ? json_null() : json_integer(value);
}

/* All options as clients see them. */
static json_t *options_of(const struct line_config *config) {
    json_t *options = json_object();
    bool chosen = own_measures(config->head.preset) == NULL;
    bool good = (!chosen || (json_put(options, "size", json_integer(config->size)) &&
                             json_put(options, "line", json_integer(config->line)))) &&
                json_put(options, "exact_line", json_boolean(config->exact_line)) &&
                json_put(options, "rounds", integer_or_null(config->head.rounds)) &&
                json_put(options, "hints", json_boolean(config->head.hints));
    if (!good) {
        json_decref(options);
        return NULL;
    }
    return options;
}

enum err line_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                        struct problem *problem) {
    struct given given = {.rounds = {.set = false, .value = 1}};
    enum err err = read_options(&given, preset, setup->options, problem);
    if (err != OK) {
        return err;
    }
    if (setup->opponents >= 0 && setup->opponents != LINE_SEATS - 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents",
                              "must have one item: line games have two seats");
    }
    struct line_config *config = calloc(1, sizeof *config);
    if (config == NULL) {
        return no_memory(problem);
    }
    const struct measures *own = own_measures(preset);
    bool is_endless = json_is_null(json_object_get(setup->options, "rounds"));
    atomic_init(&config->head.references, 1);
    config->head.family = &line_family;
    config->head.preset = preset;
    config->head.seats = LINE_SEATS;
    config->head.rounds = is_endless ? 0 : (int)given.rounds.value;
    config->head.hints = given.hints.value;
    config->head.own_difficulty = own != NULL && !given.exact_line.value;
    config->size = (uint8_t)(own == NULL ? given.size.value : own->size);
    config->line = (uint8_t)(own == NULL ? given.line.value : own->line);
    config->exact_line = given.exact_line.value;
    config->head.options = options_of(config);
    if (config->head.options == NULL) {
        config_release(&config->head);
        return no_memory(problem);
    }
    *out = &config->head;
    return OK;
}

/* --- as clients are told of them --- */

static const struct option_text texts[] = {
    {"size", "Size", "Fields in a row and in a column."},
    {"line", "Line", "So many in a row, column or diagonal win; not more than the size."},
    {"exact_line", "Exact line", "Do only lines of exactly that length win, and no longer ones?"},
    {"rounds", "Rounds", "How many rounds are played, the first move rotating; null goes on until somebody ends it."},
    {"hints", "Hints", "May players ask for hints? The game is then never ranked."},
};

json_t *line_options_schema(const struct preset *preset) {
    bool chosen = own_measures(preset) == NULL;
    json_t *properties = json_object();
    bool good = (!chosen || (json_put(properties, "size", schema_integer(LINE_SIZE_MIN, LINE_SIZE_MAX)) &&
                             json_put(properties, "line", schema_integer(LINE_LENGTH_MIN, LINE_LENGTH_MAX)))) &&
                json_put(properties, "exact_line", schema_flag(false)) &&
                json_put(properties, "rounds", schema_limit(ROUNDS_MAX, 1)) &&
                json_put(properties, "hints", schema_flag(false));
    if (!good) {
        json_decref(properties);
        return NULL;
    }
    json_t *schema = schema_of_options(properties, texts, sizeof texts / sizeof texts[0]);
    if (schema != NULL && chosen && !json_put(schema, "required", json_pack("[s, s]", "size", "line"))) {
        json_decref(schema);
        return NULL;
    }
    return schema;
}

static json_t *place_schema(int last, const char *description) {
    json_t *schema = schema_integer(0, last);
    if (schema != NULL && !json_put(schema, "description", json_string(description))) {
        json_decref(schema);
        return NULL;
    }
    return schema;
}

json_t *line_action_schema(const struct preset *preset, const struct action_def *action) {
    const struct measures *own = own_measures(preset);
    int last = (own == NULL ? LINE_SIZE_MAX : own->size) - 1;
    (void)action; /* there is one only */
    return json_pack("{s:s, s:{s:o, s:o}, s:[s, s], s:b}", "type", "object", "properties", "column",
                     place_schema(last, "From the left."), "row", place_schema(last, "From the top."), "required",
                     "column", "row", "additionalProperties", 0);
}
