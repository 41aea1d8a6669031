/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family, and how it gets among the others: family_find_preset and bot_find of all other files are those here, as the
 * linker was told (--wrap).
 */
#include "bell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/options.h"
#include "solvers/bot.h"
#include "util/json.h"

enum { READY, ASKED, RUNG, CLOSING, PAUSING, OVER }; /* phases */
enum { ACT_READY, ACT_ANSWER, ACTIONS };
enum { HAPPEN_PUT, HAPPEN_BELL, HAPPEN_CLOSED, HAPPENINGS };
enum { PRESETS = 4 };

struct bell_config {
    struct config head;
    int questions, ready_ms, bell_ms, grace_ms, pause_ms;
};

struct state {
    const struct bell_config *config;
    int phase, question;
    int64_t put_at;
    int64_t due_at; /* 0 = nothing, or at once */
    seat_set in, answered;
    int points[SEATS_MAX];
    int64_t took_ms[SEATS_MAX]; /* of the latest answer */
};

struct bell_observation {
    struct observation head;
    struct state seen;
};

static const struct family bell_family;
static const struct preset presets[PRESETS];

/* ---- options ---- */

#define MS(name, member) \
    { name, OPTION_INTEGER, 0, 0, 86400000, NULL, offsetof(struct bell_config, member), name, "ms" }

static const struct option rows[] = {
    {"questions", OPTION_INTEGER, 0, 1, 100, NULL, offsetof(struct bell_config, questions), "Questions", "So many."},
    MS("ready", ready_ms),
    MS("bell", bell_ms),
    MS("grace", grace_ms),
    MS("pause", pause_ms),
    OPTION_ROUNDS("How many."),
};

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    int officials = setup->officials;
    if (config->preset == &presets[3] && officials == 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/ruleset", "needs a judge");
    }
    config->seats = setup->opponents < 0 ? 1 : setup->opponents + 1;
    config->officials = seat_set_first(config->seats) & ~seat_set_first(config->seats - officials);
    config->needs_officials = config->preset == &presets[3];
    config->title = config->preset == &presets[2] || config->preset == &presets[3] ? "Ringer" : NULL;
    config->server_leads = true;
    config->keeps_time = true;
    config->no_timeouts = config->preset != &presets[1];
    return OK;
}

static const struct option_table options = {
    .family = &bell_family,
    .config_size = sizeof(struct bell_config),
    .rows = rows,
    .count = sizeof rows / sizeof rows[0],
    .resolve = resolve,
};

static const struct bell_config defaults = {
    .head.rounds = 1, .questions = 1, .ready_ms = 60000, .bell_ms = 5000, .grace_ms = 1000, .pause_ms = 1000};

static const struct preset presets[PRESETS] = {
    {"bell", "Bell", 1, SEATS_MAX, &options, &defaults.head},
    {"timed-bell", "Bell with clocks", 1, SEATS_MAX, &options, &defaults.head},
    {"judged-bell", "Bell with a judge", 1, SEATS_MAX, &options, &defaults.head},
    {"strict-bell", "Bell that needs a judge", 1, SEATS_MAX, &options, &defaults.head},
};

/* ---- rules ---- */

static const struct action_def actions[ACTIONS] = {
    {.name = "ready", .method = "POST", .segment = "ready", .event = "ready"},
    {.name = "answer", .method = "POST", .segment = "answers", .event = "answer"},
};

static const char *const server_events[HAPPENINGS] = {"put", "bell", "closed"};

static enum err check_form(const struct config *config, const struct action_def *action, const json_t *body,
                           struct problem *problem) {
    (void)config;
    (void)action;
    return json_object_size(body) == 0 ? OK : problem_set_at(problem, ERR_INVALID_VALUE, "", "must be empty");
}

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    struct state *state = calloc(1, sizeof *state);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory.");
    }
    state->config = (const struct bell_config *)config;
    state->in = config_contenders(config) & ~table->out;
    state->due_at = state->config->ready_ms == 0 ? 0 : table->at + state->config->ready_ms;
    *out = state;
    return OK;
}

static bool due(const struct state *state, struct auto_action *out) {
    static const int next[] = {[READY] = HAPPEN_PUT,
                               [ASKED] = HAPPEN_BELL,
                               [RUNG] = HAPPEN_CLOSED,
                               [CLOSING] = HAPPEN_CLOSED,
                               [PAUSING] = HAPPEN_PUT};
    bool is_at_once = state->phase == CLOSING || (state->phase == PAUSING && state->config->pause_ms == 0);
    if (state->phase == OVER || (state->due_at == 0 && !is_at_once)) {
        return false;
    }
    *out = (struct auto_action){.kind = event_of_action(ACTIONS + (size_t)next[state->phase]),
                                .seat = -1,
                                .at = is_at_once ? 0 : state->due_at};
    return true;
}

static void put(struct state *state, int64_t at) {
    state->phase = ASKED;
    state->question++;
    state->put_at = at;
    state->due_at = at + state->config->bell_ms;
    state->answered = 0;
}

static void close(struct state *state, int64_t at) {
    bool is_last = state->question == state->config->questions;
    state->phase = is_last ? OVER : PAUSING;
    state->due_at = at + state->config->pause_ms;
}

static void happen(struct state *state, int happening, int64_t at) {
    if (happening == HAPPEN_PUT) {
        put(state, at);
    } else if (happening == HAPPEN_BELL) {
        state->phase = RUNG;
        state->due_at = at + state->config->grace_ms;
    } else {
        close(state, at);
    }
}

static enum err answer(struct state *state, const struct event *event, struct problem *problem) {
    bool is_open = state->phase == ASKED || state->phase == RUNG;
    if (!is_open || seat_set_has(state->answered, event->seat)) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "There is nothing to answer.");
    }
    state->answered |= seat_set_of(event->seat);
    state->points[event->seat]++;
    state->took_ms[event->seat] = event->at - state->put_at;
    if ((state->in & ~state->answered) == 0) {
        state->phase = CLOSING;
    }
    return OK;
}

static void leave(struct state *state, int seat) {
    bool is_open = state->phase == ASKED || state->phase == RUNG;
    state->in &= ~seat_set_of(seat);
    if (state->in == 0) {
        state->phase = OVER;
    } else if (is_open && (state->in & ~state->answered) == 0) {
        state->phase = CLOSING;
    }
}

static enum err change(struct state *state, const struct event *event, struct problem *problem) {
    if (family_is_server_event(&bell_family, event->kind)) {
        happen(state, (int)event->kind - EVENT_FAMILY - ACTIONS, event->at);
    } else if (event->kind == EVENT_RESUMED) {
        int64_t paused_ms = json_integer_value(json_object_get(event->body, "paused_ms"));
        state->put_at += paused_ms;
        state->due_at += state->due_at == 0 ? 0 : paused_ms;
    } else if (event->kind == EVENT_RESIGNED || event->kind == EVENT_TIMED_OUT) {
        leave(state, event->seat);
    } else if (event->kind == event_of_action(ACT_ANSWER)) {
        return answer(state, event, problem);
    } else if (state->phase != READY) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "It has begun.");
    } else {
        put(state, event->at);
    }
    return OK;
}

static enum err apply(struct state **next, const struct state *now, const struct event *event,
                      struct problem *problem) {
    enum err err = family_check_event(&now->config->head, event, problem);
    struct state *state = err == OK ? malloc(sizeof *state) : NULL;
    if (state == NULL) {
        return err == OK ? problem_set(problem, ERR_NO_MEMORY, "There is no memory.") : err;
    }
    *state = *now;
    err = change(state, event, problem);
    if (err != OK) {
        free(state);
        return err;
    }
    *next = state;
    return OK;
}

static json_t *record(const struct state *next, const struct event *action) {
    if (action->kind == event_of_action(ACT_READY)) {
        return json_object();
    }
    return action->kind == event_of_action(ACT_ANSWER)
               ? json_pack("{s:I}", "took_ms", (json_int_t)next->took_ms[action->seat])
               : json_pack("{s:i}", "question", next->question);
}

static void turn(const struct state *state, struct turn *out) {
    bool is_open = state->phase == ASKED || state->phase == RUNG;
    *out = (struct turn){.over = state->phase == OVER, .number = (uint32_t)state->question};
    out->seats = state->phase == READY ? state->in : is_open ? state->in & ~state->answered : 0;
    for (int seat = seat_set_lowest(out->seats); seat >= 0; seat = seat_set_next(out->seats, seat)) {
        out->actions[seat] = 1U << (state->phase == READY ? ACT_READY : ACT_ANSWER);
    }
    if (is_open) {
        out->deadline = state->phase == ASKED ? state->due_at + state->config->grace_ms : state->due_at;
    }
}

static void points(const struct state *state, double *out) {
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        out[seat] = state->points[seat];
    }
}

static json_t *result(const struct state *state) {
    return json_pack("{s:i}", "questions", state->question);
}

/* ---- what is seen: all of it ---- */

static size_t observation_size(const struct state *state) {
    (void)state;
    return sizeof(struct bell_observation);
}

static void observe(const struct state *state, int viewer, struct observation *out) {
    (void)viewer;
    ((struct bell_observation *)out)->seen = *state;
}

static void view(const struct observation *head, struct json_out *out) {
    static const char *const words[] = {"ready", "asked", "rung", "closing", "pausing", "over"};
    const struct state *seen = &((const struct bell_observation *)head)->seen;
    json_out_begin_object(out);
    json_out_put_text(out, "phase", words[seen->phase]);
    json_out_put_integer(out, "question", seen->question);
    json_out_put_array(out, "took_ms");
    for (int seat = 0; seat < head->config->seats; seat++) {
        json_out_integer(out, seen->took_ms[seat]);
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

static void history(const struct observation *head, struct json_out *out) {
    (void)head;
    json_out_begin_array(out);
    json_out_end_array(out);
}

static json_t *view_event(const struct config *config, const struct event *event, int viewer) {
    (void)config;
    (void)viewer;
    return json_incref((json_t *)event->body);
}

static size_t size(const struct state *state) {
    return sizeof *state;
}

/* ---- what is dealt, which decides nothing ---- */

static json_t *deal(const struct config *config, const struct table *table, struct rng *rng) {
    json_t *words = json_array();
    (void)table;
    for (int i = 0; i < ((const struct bell_config *)config)->questions; i++) {
        char word[8];
        (void)snprintf(word, sizeof word, "w%05u", rng_below(rng, 100000));
        json_push(&words, json_string(word));
    }
    return json_pack("{s:o}", "words", words);
}

/* Those of questions that were put. */
static json_t *redact_deal(const json_t *dealt, const struct state *last) {
    json_t *words = json_array();
    for (int i = 0; i < last->question; i++) {
        json_push(&words, json_incref(json_array_get(json_object_get(dealt, "words"), (size_t)i)));
    }
    return json_pack("{s:o}", "words", words);
}

static int contenders_max(const struct preset *preset) {
    return preset->seats_max;
}

static const struct roles roles = {"ringer", "judge", 1, contenders_max};

static const struct family bell_family = {
    .name = "bell",
    .rules_version = 1,
    .roles = &roles,
    .presets = presets,
    .preset_count = PRESETS,
    .actions = actions,
    .action_count = ACTIONS,
    .server_events = server_events,
    .server_event_count = HAPPENINGS,
    .configure = options_configure,
    .deal = deal,
    .redact_deal = redact_deal,
    .check_form = check_form,
    .start = start,
    .apply = apply,
    .record = record,
    .due = due,
    .turn = turn,
    .points = points,
    .result = result,
    .observe = observe,
    .observation_size = observation_size,
    .view = view,
    .history = history,
    .view_event = view_event,
    .size = size,
};

/* ---- its bot ---- */

static enum err decide(struct move *out, const struct bot *bot, const struct observation *observation,
                       const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct state *seen = &((const struct bell_observation *)observation)->seen;
    (void)bot;
    (void)memory;
    (void)rng;
    (void)budget;
    *out = (struct move){.action = &actions[seen->phase == READY ? ACT_READY : ACT_ANSWER], .body = json_object()};
    return OK;
}

static const struct bot hasty = {.name = "hasty", .family = "bell", .decide = decide};

/* ---- among the others ---- */

static bool is_installed;

void bell_install(void) {
    is_installed = true;
}

const struct preset *__real_family_find_preset(const struct family **out_family, const char *id, size_t length);
const struct preset *__wrap_family_find_preset(const struct family **out_family, const char *id, size_t length);

const struct preset *__wrap_family_find_preset(const struct family **out_family, const char *id, size_t length) {
    for (size_t i = 0; is_installed && i < PRESETS; i++) {
        if (strlen(presets[i].id) == length && memcmp(presets[i].id, id, length) == 0) {
            *out_family = &bell_family;
            return &presets[i];
        }
    }
    return __real_family_find_preset(out_family, id, length);
}

const struct bot *__real_bot_find(const char *family, const char *name, size_t length);
const struct bot *__wrap_bot_find(const char *family, const char *name, size_t length);

const struct bot *__wrap_bot_find(const char *family, const char *name, size_t length) {
    return is_installed && strcmp(family, bell_family.name) == 0 ? &hasty : __real_bot_find(family, name, length);
}
