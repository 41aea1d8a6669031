/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A panel game, which no server has: what the engine can do for families to come is tried with it, over HTTP and on a real
 * database. In a round each contender says a number from 0 to 100 once, whenever they like, and may own up to how much they
 * have passed; an official may mend a number, and closes the round where not all have said theirs. What was said is seen
 * by its seat and the officials alone until the round is over. A number is a point each; of equal points fewer passes win.
 * Where there are topics, `topic-0` and so on, each contender brings one of them, and no two the same.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/brought.h"
#include "rules/family.h"
#include "rules/options.h"
#include "util/json.h"

enum { SAY, MEND, CLOSE, ACTIONS };

enum { NUMBER_MAX = 100, SILENT = -1, TOPICS_MAX = 20 };

struct panel_config {
    struct config head; /* first */
    int acts, topics;
};

struct state {
    const struct panel_config *config;
    seat_set out; /* who has resigned */
    bool over;
    uint8_t topics[SEATS_MAX];  /* as they were when the round began */
    int16_t numbers[SEATS_MAX]; /* by seat; SILENT: nothing yet */
    int16_t passes[SEATS_MAX];
};

struct panel_observation {
    struct observation head; /* first */
    bool over;
    int16_t numbers[SEATS_MAX]; /* SILENT also for what is hidden */
    bool has_said[SEATS_MAX];
    uint8_t topics[SEATS_MAX];
};

extern const struct family panel_family;

/* ---- options ---- */

static const char *const who_acts[] = {"creator", "official", NULL};

static const struct option rows[] = {
    OPTION_ROUNDS("How many rounds are played; null goes on until somebody ends it."),
    {"acts", OPTION_WORD, 0, 0, 0, who_acts, offsetof(struct panel_config, acts), "Acts",
     "Who acts for those who have no account?"},
    {"firm", OPTION_BOOLEAN, 0, 0, 0, NULL, offsetof(struct config, needs_officials), "Firm",
     "Is the game over when the chair leaves?"},
    {"topics", OPTION_INTEGER, 0, 0, TOPICS_MAX, NULL, offsetof(struct panel_config, topics), "Topics",
     "How many topics are there to choose from?"},
};

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    int contenders = setup->opponents < 0 ? 1 : 1 + setup->opponents - setup->officials;
    if (contenders < 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents", "must leave somebody who competes");
    }
    config->seats = contenders + setup->officials;
    config->officials = seat_set_first(config->seats) & ~seat_set_first(contenders);
    config->officials_act = ((const struct panel_config *)config)->acts == 1;
    int topics = ((const struct panel_config *)config)->topics;
    if (topics > 0 && topics < contenders) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/topics", "must be one for each who competes");
    }
    config->awaits_brought = topics > 0 ? config_contenders(config) : 0;
    return OK;
}

static const struct option_table options = {
    .family = &panel_family,
    .config_size = sizeof(struct panel_config),
    .rows = rows,
    .count = sizeof rows / sizeof rows[0],
    .resolve = resolve,
};

static const struct panel_config defaults = {.head.rounds = 1};
static const struct preset presets[] = {{"panel", "Panel", 1, SEATS_MAX, &options, &defaults.head}};

static int contenders_max(const struct preset *preset) {
    return preset->seats_max;
}

static const struct roles roles = {"contender", "chair", 1, contenders_max};

/* ---- topics ---- */

static bool has_topics(const struct config *config) {
    return ((const struct panel_config *)config)->topics > 0;
}

static int find_topic(const struct config *config, const char *text, size_t length) {
    for (int i = 0; i < ((const struct panel_config *)config)->topics; i++) {
        char name[16];
        int size = snprintf(name, sizeof name, "topic-%d", i);
        if (length == (size_t)size && memcmp(name, text, length) == 0) {
            return i;
        }
    }
    return -1;
}

static const struct brought_def topic = {
    .word = "topic",
    .member = "name",
    .joining = "topic",
    .list = "topics",
    .name = "topic",
    .games = "panels with topics",
    .no_use = "This game has no topics.",
    .too_late = "The panel has begun: topics stay what they were.",
    .differs = true,
    .for_named = true,
    .is_brought = has_topics,
    .find = find_topic,
};

/* ---- actions ---- */

static const struct action_def actions[ACTIONS] = {
    [SAY] = {.name = "say", .method = "POST", .segment = "says", .event = "say"},
    [MEND] = {.name = "mend", .method = "POST", .segment = "mends", .event = "mend", .has_seat = true},
    [CLOSE] = {.name = "close", .method = "POST", .segment = "closing", .event = "close"},
};

struct body {
    struct json_integer number, passes, seat;
};

static const struct field say_fields[] = {
    {"number", FIELD_INTEGER, FIELD_REQUIRED, 0, NUMBER_MAX, offsetof(struct body, number)},
    {"passes", FIELD_INTEGER, 0, 0, NUMBER_MAX, offsetof(struct body, passes)},
};
static const struct field mend_fields[] = {
    {"number", FIELD_INTEGER, FIELD_REQUIRED, 0, NUMBER_MAX, offsetof(struct body, number)},
    {"seat", FIELD_INTEGER, FIELD_REQUIRED, 0, SEATS_MAX - 1, offsetof(struct body, seat)},
};

static enum err decode(struct body *out, size_t action, const json_t *body, struct problem *problem) {
    *out = (struct body){0};
    return json_decode(out, body, action == SAY ? say_fields : mend_fields, action == CLOSE ? 0 : 2, "", problem);
}

static enum err check_form(const struct config *config, const struct action_def *action, const json_t *body,
                           struct problem *problem) {
    struct body decoded;
    (void)config;
    return decode(&decoded, (size_t)(action - actions), body, problem);
}

static json_t *action_schema(const struct preset *preset, const struct action_def *action) {
    (void)preset;
    (void)action;
    return json_pack("{s:s}", "type", "object");
}

/* ---- a round ---- */

static json_t *deal(const struct config *config, const struct table *table, struct rng *rng) {
    (void)rng;
    json_t *topics = table->chosen == NULL ? json_null() : json_array();
    for (int i = 0; i < config->seats && table->chosen != NULL; i++) {
        json_push(&topics, json_integer(table->chosen[i]));
    }
    return json_pack("{s:o}", "topics", topics);
}

/* What was dealt by what was chosen must be what is chosen still. */
static bool is_dealt_so(const struct table *table, int seat) {
    const json_t *topics = json_object_get(table->deal, "topics");
    return table->chosen == NULL ? json_is_null(topics)
                                 : json_integer_value(json_array_get(topics, (size_t)seat)) == table->chosen[seat];
}

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    struct state *state = calloc(1, sizeof *state);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory.");
    }
    *state = (struct state){.config = (const struct panel_config *)config, .out = table->out};
    memset(state->numbers, 0xff, sizeof state->numbers);
    for (int i = 0; i < config->seats; i++) {
        state->topics[i] = table->chosen == NULL ? CHOSEN_NONE : table->chosen[i];
        if (!is_dealt_so(table, i)) {
            free(state);
            return problem_set(problem, ERR_CORRUPT, "Other topics were dealt.");
        }
    }
    *out = state;
    return OK;
}

static bool is_official(const struct state *state, int seat) {
    return seat_set_has(state->config->head.officials, seat);
}

/* Who competes and has not said anything yet. */
static seat_set silent(const struct state *state) {
    seat_set seats = config_contenders(&state->config->head) & ~state->out;
    for (int i = 0; i < state->config->head.seats; i++) {
        seats &= ~(state->numbers[i] == SILENT ? 0 : seat_set_of(i));
    }
    return seats;
}

/* Is one of several who compete left, or none? */
static bool is_decided(const struct state *state) {
    const struct config *config = &state->config->head;
    int left = seat_set_count(config_contenders(config) & ~state->out);
    return left == 0 || (left == 1 && !config_is_alone(config));
}

static enum err check(const struct state *now, const struct event *event, const struct body *body,
                      struct problem *problem) {
    bool official = is_official(now, event->seat);
    size_t action = (size_t)event->kind - EVENT_FAMILY;
    if (official == (action == SAY)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "That is not for this seat to do.");
    }
    int about = action == MEND ? (int)body->seat.value : event->seat;
    bool said = about < now->config->head.seats && now->numbers[about] != SILENT;
    if (now->over || (action == SAY && said) || (action == MEND && !said)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "That cannot be done now.");
    }
    return OK;
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    bool is_action = event->kind >= EVENT_FAMILY;
    struct body body = {0};
    enum err err = family_check_event(&now->config->head, event, problem);
    if (err == OK && is_action) {
        err = decode(&body, (size_t)event->kind - EVENT_FAMILY, event->body, problem);
        err = err == OK ? check(now, event, &body, problem) : err;
    }
    struct state *state = err == OK ? malloc(sizeof *state) : NULL;
    if (state == NULL) {
        return err == OK ? problem_set(problem, ERR_NO_MEMORY, "There is no memory.") : err;
    }
    *state = *now;
    if (event->kind == event_of_action(SAY)) {
        state->numbers[event->seat] = (int16_t)body.number.value;
        state->passes[event->seat] = (int16_t)body.passes.value;
    } else if (event->kind == event_of_action(MEND)) {
        state->numbers[body.seat.value] = (int16_t)body.number.value;
    } else if (!is_action) {
        state->out |= seat_set_of(event->seat);
    }
    state->over = event->kind == event_of_action(CLOSE) || silent(state) == 0 || is_decided(state);
    *next = state;
    return OK;
}

static json_t *record(const struct state *next, const struct event *action) {
    (void)next;
    return json_copy((json_t *)action->body);
}

static void turn(const struct state *state, struct turn *out) {
    *out = (struct turn){.over = state->over};
    seat_set officials = state->config->head.officials & ~state->out;
    out->seats = state->over ? 0 : silent(state) | officials;
    for (int i = 0; i < state->config->head.seats; i++) {
        if (seat_set_has(out->seats, i)) {
            out->actions[i] = is_official(state, i) ? 1U << MEND | 1U << CLOSE : 1U << SAY;
        }
    }
}

static void points(const struct state *state, double *out) {
    for (int i = 0; i < state->config->head.seats; i++) {
        out[i] = state->numbers[i] == SILENT ? 0 : state->numbers[i];
    }
}

static void minor(const struct state *state, double *out) {
    for (int i = 0; i < state->config->head.seats; i++) {
        out[i] = -state->passes[i];
    }
}

static json_t *result(const struct state *state) {
    return json_pack("{s:i}", "silent", seat_set_count(silent(state)));
}

static void score(struct round_score *out, const struct preset *preset, const json_t *told, int seat, int seats) {
    double value = json_number_value(json_array_get(json_object_get(told, "points"), (size_t)seat));
    (void)preset;
    *out = (struct round_score){.won = seats == 1 && value >= 50, .lost = seats == 1 && value < 50};
    out->has_value = true;
    out->value = value;
}

static size_t size(const struct state *state) {
    return sizeof *state;
}

/* ---- what is seen ---- */

static size_t observation_size(const struct state *state) {
    (void)state;
    return sizeof(struct panel_observation);
}

static void observe(const struct state *state, int viewer, struct observation *out) {
    struct panel_observation *observation = (struct panel_observation *)out;
    bool sees_all = state->over || (viewer >= 0 && is_official(state, viewer));
    observation->over = state->over;
    for (int i = 0; i < SEATS_MAX; i++) {
        observation->has_said[i] = state->numbers[i] != SILENT;
        observation->topics[i] = state->topics[i];
        observation->numbers[i] = sees_all || i == viewer ? state->numbers[i] : (int16_t)SILENT;
    }
}

static void view(const struct observation *head, struct json_out *out) {
    const struct panel_observation *observation = (const struct panel_observation *)head;
    json_out_begin_object(out);
    json_out_put_boolean(out, "over", observation->over);
    json_out_put_array(out, "said");
    for (int i = 0; i < head->config->seats; i++) {
        json_out_boolean(out, observation->has_said[i]);
    }
    json_out_end_array(out);
    json_out_put_array(out, "numbers");
    for (int i = 0; i < head->config->seats; i++) {
        if (observation->numbers[i] == SILENT) {
            json_out_null(out);
        } else {
            json_out_integer(out, observation->numbers[i]);
        }
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

/* What a seat talks of, and in a round whether it has. */
static void view_seat(struct json_out *out, const struct config *config, const struct observation *head, int seat,
                      uint8_t chosen) {
    const struct panel_observation *observation = (const struct panel_observation *)head;
    if (!has_topics(config)) {
        return;
    }
    json_out_key(out, "topic");
    if (chosen == CHOSEN_NONE) {
        json_out_null(out);
        return;
    }
    json_out_begin_object(out);
    json_out_put_integer(out, "number", chosen);
    json_out_key(out, "said");
    if (observation == NULL || observation->topics[seat] != chosen) {
        json_out_null(out);
    } else {
        json_out_boolean(out, observation->has_said[seat]);
    }
    json_out_end_object(out);
}

static void history(const struct observation *head, struct json_out *out) {
    json_out_begin_array(out);
    view(head, out);
    json_out_end_array(out);
}

static enum err read_view(struct observation **out, const struct observation *head, const json_t *told) {
    (void)out;
    (void)head;
    (void)told;
    return ERR_CORRUPT; /* nobody reasons about it */
}

static json_t *view_event(const struct config *config, const struct event *event, int viewer) {
    bool official = viewer >= 0 && seat_set_has(config->officials, viewer);
    bool sees = official || viewer == event->seat;
    return sees ? json_copy((json_t *)event->body) : json_object();
}

const struct family panel_family = {
    .name = "panel",
    .rules_version = 1,
    .roles = &roles,
    .brought = &topic,
    .presets = presets,
    .preset_count = 1,
    .actions = actions,
    .action_count = ACTIONS,
    .configure = options_configure,
    .options_schema = options_schema,
    .action_schema = action_schema,
    .deal = deal,
    .start = start,
    .check_form = check_form,
    .apply = apply,
    .record = record,
    .turn = turn,
    .points = points,
    .minor = minor,
    .result = result,
    .score_order = SCORES_DESCENDING,
    .score = score,
    .observe = observe,
    .observation_size = observation_size,
    .view = view,
    .view_seat = view_seat,
    .history = history,
    .read_view = read_view,
    .view_event = view_event,
    .size = size,
};
