/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all families share: look-ups by name and the counting of references to configs. Which there are says families.def:
 * a new game is its own folder in this directory, its header in include/rules, and one line there.
 */
#include "rules/family.h"

#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "rules/brought.h"

#define FAMILY(name) extern const struct family name##_family;
#include "rules/families.def"
#undef FAMILY

enum { OBSERVED_ON_STACK = 2048 }; /* bytes: the observations of most games are smaller */

const struct family *const families[] = {
#define FAMILY(name) &name##_family,
#include "rules/families.def"
#undef FAMILY
    NULL,
};

const struct preset *family_find_preset(const struct family **out_family, const char *id, size_t length) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            const struct preset *preset = &families[f]->presets[p];
            if (strlen(preset->id) == length && memcmp(preset->id, id, length) == 0) {
                *out_family = families[f];
                return preset;
            }
        }
    }
    return NULL;
}

const char *family_suggest_preset(char out[static SUGGEST_WORDS_SIZE], const char *id, size_t length) {
    struct near_word word;
    suggest_begin(&word, id, length);
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            suggest_offer(&word, families[f]->presets[p].id);
        }
    }
    return suggest_words(out, &word);
}

const struct action_def *family_find_action(const struct family *family, enum event_kind kind) {
    size_t action = (size_t)kind - EVENT_FAMILY; /* of the engine's kinds, more than any family has */
    return action < family->action_count ? &family->actions[action] : NULL;
}

/* The word of a kind that the family's events alone have, and no action makes; NULL for all others. */
static const char *server_word(const struct family *family, enum event_kind kind) {
    size_t index = (size_t)kind - EVENT_FAMILY - family->action_count;
    return kind >= EVENT_FAMILY && index < family->server_event_count ? family->server_events[index] : NULL;
}

bool family_is_server_event(const struct family *family, enum event_kind kind) {
    return server_word(family, kind) != NULL;
}

static const char *const engine_words[EVENT_FAMILY] = {
    [EVENT_UNKNOWN] = "unknown",
#define EVENT(name, word, ...) [EVENT_##name] = word,
#include "rules/event.def"
#undef EVENT
};

const char *family_event_word(const struct family *family, enum event_kind kind) {
    const struct action_def *action = family == NULL ? NULL : family_find_action(family, kind);
    const char *word = family == NULL ? NULL : server_word(family, kind);
    bool is_brought = kind == EVENT_BROUGHT && family != NULL && family->brought != NULL;
    return action != NULL ? action->event
           : word != NULL ? word
           : is_brought   ? family->brought->word
                          : engine_words[kind < EVENT_FAMILY ? kind : EVENT_UNKNOWN];
}

enum event_kind family_find_event(const struct family *family, const char *word) {
    for (size_t i = 0; family != NULL && i < family->action_count; i++) {
        if (strcmp(family->actions[i].event, word) == 0) {
            return event_of_action(i);
        }
    }
    for (size_t i = 0; family != NULL && i < family->server_event_count; i++) {
        if (strcmp(family->server_events[i], word) == 0) {
            return event_of_action(family->action_count + i);
        }
    }
    if (family != NULL && family->brought != NULL && strcmp(family->brought->word, word) == 0) {
        return EVENT_BROUGHT;
    }
    enum event_kind kind = EVENT_FAMILY - 1;
    while (kind > EVENT_UNKNOWN && strcmp(engine_words[kind], word) != 0) {
        kind--;
    }
    /* No log has the engine's own word for it. */
    return kind == EVENT_BROUGHT && family != NULL ? EVENT_UNKNOWN : kind;
}

enum err family_check_event(const struct config *config, const struct event *event, struct problem *problem) {
    bool is_forfeit = event->kind == EVENT_RESIGNED || event->kind == EVENT_TIMED_OUT;
    bool is_seated = event->seat >= 0 && event->seat < config->seats;
    bool is_pause = event->kind == EVENT_RESUMED && config->keeps_time;
    bool is_own =
        family_find_action(config->family, event->kind) != NULL || family_is_server_event(config->family, event->kind);
    if (is_own || is_pause || (is_forfeit && is_seated)) {
        return OK;
    }
    return problem_set(problem, ERR_CORRUPT, "The event %lld (%s) does not belong in this round.",
                       (long long)event->seq, family_event_word(config->family, event->kind));
}

const struct brought_def *config_brought(const struct config *config) {
    const struct brought_def *def = config->family->brought;
    return def == NULL || def->is_brought == NULL || def->is_brought(config) ? def : NULL;
}

int config_find_brought(const struct config *config, const char *text, size_t length) {
    const struct brought_def *def = config->family->brought;
    return def->find == NULL ? 0 : def->find(config, text, length);
}

static bool is_same_segment(const char *a, const char *b) {
    size_t length = strcspn(a, "{");
    return strncmp(a, b, length) == 0 && a[length] == b[length];
}

const struct action_def *family_find_route(const struct family *family, const char *method, const char *segment) {
    for (size_t i = 0; i < family->action_count; i++) {
        const struct action_def *action = &family->actions[i];
        if (is_same_segment(action->segment, segment) && strcmp(action->method, method) == 0) {
            return action;
        }
    }
    return NULL;
}

json_t *family_deal(const struct config *config, const struct table *table, struct rng *rng) {
    return config->family->deal == NULL ? json_null() : config->family->deal(config, table, rng);
}

enum err family_validate_async(const struct config *config, const struct action_def *action, const struct state *next,
                               const struct event *event, struct problem *problem) {
    return family_must_validate_async(config, action) ? config->family->validate_async(next, event, problem) : OK;
}

bool family_must_validate_async(const struct config *config, const struct action_def *action) {
    return config->family->must_validate_async != NULL && config->family->must_validate_async(config, action);
}

bool family_auto_action(const struct family *family, const struct state *state, struct auto_action *out) {
    return family->due != NULL && family->due(state, out);
}

json_t *family_carry(const struct family *family, const struct state *state) {
    return state == NULL || family->carry == NULL ? json_null() : family->carry(state);
}

void family_minor(double *out, const struct family *family, const struct state *state) {
    if (family->minor != NULL) {
        family->minor(state, out);
    }
}

void family_asked(double *out, const struct family *family, const struct state *state) {
    if (family->asked != NULL && state != NULL) {
        family->asked(state, out);
    }
}

const char *family_won_at_once(const struct family *family, const struct state *state, int *out_seat) {
    return family->won_at_once == NULL || state == NULL ? NULL : family->won_at_once(state, out_seat);
}

enum err family_list_put(const uint64_t **out, size_t *out_count, struct arena *arena, const struct family *family,
                         const struct state *state) {
    *out = NULL;
    *out_count = 0;
    return state == NULL || family->list_put == NULL ? OK : family->list_put(out, out_count, arena, state);
}

bool family_commitment(char out[static PROOF_HEX_SIZE], const struct family *family, const struct state *state) {
    return state != NULL && family->commitment != NULL && family->commitment(out, state);
}

json_t *family_proof(const struct family *family, const struct state *state) {
    return state == NULL || family->proof == NULL ? json_null() : family->proof(state);
}

json_t *family_view_event(const struct config *config, const struct event *event, int viewer) {
    const struct family *family = config->family;
    return family->view_event == NULL ? family_show_event(config, event, viewer)
                                      : family->view_event(config, event, viewer);
}

/* Into a block of the size that the family needs, which is zeroed. */
static void observe(struct observation *out, const struct config *config, const struct state *state, int viewer) {
    struct turn turn;
    config->family->turn(state, &turn);
    bool is_seated = viewer >= 0 && viewer < config->seats;
    *out = (struct observation){config, viewer, is_seated ? turn.actions[viewer] : 0};
    config->family->observe(state, viewer, out);
}

struct observation *family_observe(const struct config *config, const struct state *state, int viewer) {
    struct observation *observation = calloc(1, config->family->observation_size(state));
    if (observation != NULL) {
        observe(observation, config, state, viewer);
    }
    return observation;
}

/* Nobody has the observation afterwards, so where it fits it is on the stack. */
bool family_look(const struct config *config, const struct state *state, int viewer, observation_reader *reader,
                 void *context) {
    alignas(max_align_t) unsigned char room[OBSERVED_ON_STACK];
    size_t size = config->family->observation_size(state);
    bool fits = size <= sizeof room;
    struct observation *observation = fits ? memset(room, 0, size) : calloc(1, size);
    if (observation == NULL) {
        return false;
    }
    observe(observation, config, state, viewer);
    reader(context, observation);
    if (!fits) {
        free(observation);
    }
    return true;
}

struct printing {
    struct json_out *out;
    observation_printer *print;
};

static void print_observed(void *context, const struct observation *observation) {
    const struct printing *printing = context;
    printing->print(observation, printing->out);
}

void family_print(struct json_out *out, const struct config *config, observation_printer *print,
                  const struct state *state, int viewer) {
    struct printing printing = {.out = out, .print = print};
    if (!family_look(config, state, viewer, print_observed, &printing)) {
        json_out_json(out, NULL);
    }
}

json_t *family_view_json(const struct config *config, observation_printer *print, const struct state *state,
                         int viewer) {
    struct json_out out;
    json_out_init(&out);
    family_print(&out, config, print, state, viewer);
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    json_t *value = text == NULL ? NULL : json_loadb(text, length, 0, NULL);
    free(text);
    return value;
}

json_t *family_show_members(const json_t *body, const char *const names[]) {
    size_t present = 0;
    for (size_t i = 0; names[i] != NULL; i++) {
        present += json_object_get(body, names[i]) != NULL;
    }
    if (present == json_object_size(body)) {
        return json_incref((json_t *)body);
    }
    json_t *seen = json_object();
    for (size_t i = 0; seen != NULL && names[i] != NULL; i++) {
        json_t *value = json_object_get(body, names[i]);
        if (value != NULL && json_object_set(seen, names[i], value) != 0) {
            json_decref(seen);
            seen = NULL;
        }
    }
    return seen;
}

json_t *family_show_event(const struct config *config, const struct event *event, int viewer) {
    (void)viewer;
    return family_show_members(event->body, config->family->actions[event->kind - EVENT_FAMILY].shows);
}

seat_set config_contenders(const struct config *config) {
    return seat_set_first(config->seats) & ~config->officials;
}

bool config_is_alone(const struct config *config) {
    return seat_set_count(config_contenders(config)) == 1;
}

bool config_is_official(const struct config *config, int seat) {
    return seat_set_has(config->officials, seat);
}

const char *config_role_name(const struct config *config, int seat) {
    const struct roles *roles = config->family->roles;
    return roles == NULL ? NULL : config_is_official(config, seat) ? roles->official : roles->contender;
}

const struct config *config_ref(const struct config *config) {
    /* The count is the one part of a config that changes; it is atomic, and no config lives in read-only memory. */
    struct config *counted = (struct config *)config;
    int before = atomic_fetch_add_explicit(&counted->references, 1, memory_order_relaxed);
    assert(before > 0);
    (void)before;
    return config;
}

void config_release(const struct config *config) {
    struct config *counted = (struct config *)config;
    /* Whoever frees must see all that the others did with it before they let go. */
    if (atomic_fetch_sub_explicit(&counted->references, 1, memory_order_acq_rel) == 1) {
        json_decref(counted->options);
        free(counted->options_text);
        free(counted);
    }
}
