/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that runs out, in every family: whatever is asked of it, and whichever allocation it is that fails, the answer is
 * NULL or ERR_NO_MEMORY, nothing is written, and the state stays as it was.
 */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "support/shelf.h"
#include "support/starve.h"
#include "util/json.h"

enum { STEPS = 8 };

/* What a question is about. */
struct subject {
    struct play play;
    const struct action_def *action;
    const struct event *event; /* recorded, and what led to the state */
    struct rng rng;
};

typedef json_t *question(struct subject *subject);

static json_t *ask_options_schema(struct subject *subject) {
    return subject->play.family->options_schema(subject->play.config->preset);
}

static json_t *ask_action_schema(struct subject *subject) {
    return subject->play.family->action_schema(subject->play.config->preset, subject->action);
}

static json_t *ask_description(struct subject *subject) {
    return subject->play.family->describe(subject->play.config->preset);
}

static json_t *ask_deal(struct subject *subject) {
    return play_deal(&subject->play, &subject->rng);
}

static json_t *ask_record(struct subject *subject) {
    return subject->play.family->record(subject->play.state, subject->event);
}

static json_t *ask_event_view(struct subject *subject) {
    return family_view_event(subject->play.config, subject->event, VIEWER_SPECTATOR);
}

static json_t *ask_view(struct subject *subject) {
    return family_view_json(subject->play.config, subject->play.family->view, subject->play.state, 0);
}

static json_t *ask_history(struct subject *subject) {
    return family_view_json(subject->play.config, subject->play.family->history, subject->play.state, 0);
}

static json_t *ask_reading_back(struct subject *subject) {
    const struct play *play = &subject->play;
    struct turn turn;
    play->family->turn(play->state, &turn);
    int seat = seat_set_lowest(turn.seats);
    const struct observation head = {play->config, seat, turn.actions[seat]};
    struct observation *observation = NULL;
    json_t *view = family_view_json(play->config, play->family->view, play->state, seat);
    enum err err = view == NULL ? ERR_NO_MEMORY : play->family->read_view(&observation, &head, view);
    json_decref(view);
    cr_assert(err == OK ? observation != NULL : err == ERR_NO_MEMORY && observation == NULL, "%s", err_name(err));
    free(observation);
    return err == OK ? json_true() : NULL;
}

static json_t *ask_result(struct subject *subject) {
    return subject->play.family->result(subject->play.state);
}

static json_t *ask_carry(struct subject *subject) {
    return family_carry(subject->play.family, subject->play.state);
}

static json_t *ask_proof(struct subject *subject) {
    return family_proof(subject->play.family, subject->play.state);
}

/* Lets the first, the second, ... allocation fail until none does: NULL each time but the last. */
static void starve(const char *what, question *ask, struct subject *subject) {
    for (long allowed = 0;; allowed++) {
        starve_after(allowed);
        json_t *answer = ask(subject);
        bool starved = starve_end();
        bool given = answer != NULL;
        json_decref(answer);
        cr_assert_neq(given, starved, "%s of %s with %ld allocations", what, subject->play.config->preset->id, allowed);
        if (!starved) {
            return;
        }
    }
}

static void starve_configuring(const struct script *script, const struct setting *setting) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, setting->ruleset, strlen(setting->ruleset));
    json_t *options = setting->options == NULL ? NULL : play_json(setting->options);
    const struct setup setup = {.options = options,
                                .opponents = setting->opponents,
                                .officials = script_officials(script, setting),
                                .stock = family->needs == NULL ? NULL : shelf_stock()};
    bool starved = true;
    struct play play; /* what is made when it is first asked for is there then */
    play_open_with(&play, setting->ruleset, setting->options, setting->opponents, script_officials(script, setting));
    play_close(&play);
    for (long allowed = 0; starved; allowed++) {
        struct config *config = NULL;
        struct problem problem;
        starve_after(allowed);
        enum err err = family->configure(&config, preset, &setup, &problem);
        starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "%s with %ld allocations", setting->ruleset, allowed);
        cr_assert(starved ? config == NULL && problem.err == ERR_NO_MEMORY : config != NULL);
        if (config != NULL) {
            config_release(config);
        }
    }
    json_decref(options);
}

static void starve_start(struct subject *subject) {
    struct play *play = &subject->play;
    bool starved = true;
    for (long allowed = 0; starved; allowed++) {
        struct state *state = NULL;
        starve_after(allowed);
        enum err err = play->family->start(&state, play->config, &play->table, &play->problem);
        starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "%s", play->config->preset->id);
        cr_assert_eq(state == NULL, starved);
        free(state);
    }
}

static void starve_resample(struct subject *subject) {
    struct play *play = &subject->play;
    bool starved = true;
    for (long allowed = 0; starved; allowed++) {
        struct state *state = NULL;
        starve_after(allowed);
        enum err err = play->family->resample(&state, play->state, VIEWER_SPECTATOR, &subject->rng);
        starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "%s", play->config->preset->id);
        cr_assert_eq(state == NULL, starved);
        free(state);
    }
}

/* An event that is allowed, or refused for another reason than memory: the same each time there is enough. */
static void starve_event(struct subject *subject, const struct event *event) {
    struct play *play = &subject->play;
    size_t size = play->family->size(play->state);
    void *before = malloc(size);
    cr_assert_not_null(before);
    memcpy(before, play->state, size);
    bool starved = true;
    for (long allowed = 0; starved; allowed++) {
        struct state *next = NULL;
        starve_after(allowed);
        enum err err = play->family->apply(&next, play->state, event, &play->problem);
        starved = starve_end();
        cr_assert_eq(err == ERR_NO_MEMORY, starved, "%s with %ld allocations: %s",
                     family_event_word(play->family, event->kind), allowed, err_name(err));
        cr_assert(err == OK ? next != NULL : next == NULL && play->problem.err == err);
        cr_assert_eq(memcmp(before, play->state, size), 0);
        free(next);
    }
    free(before);
}

static void starve_questions(struct subject *subject) {
    struct turn turn;
    subject->play.family->turn(subject->play.state, &turn);
    starve("view", ask_view, subject);
    starve("history", ask_history, subject);
    starve("carry", ask_carry, subject);
    starve("proof", ask_proof, subject);
    if (turn.over) {
        starve("result", ask_result, subject);
    } else if (subject->play.family->read_view != NULL) {
        starve("read_view", ask_reading_back, subject);
    }
    if (subject->play.family->resample != NULL) {
        starve_resample(subject);
    }
}

/* The first seat that may act does the first thing that it may do, or what is due comes; false where nothing goes on. */
static bool step(struct subject *subject, const struct script *script, struct actor *actor) {
    struct play *play = &subject->play;
    struct turn turn;
    play->family->turn(play->state, &turn);
    if (turn.over || turn.seats == 0) {
        return play_wait(play);
    }
    int seat = seat_set_lowest(turn.seats);
    const struct action_def *action = &play->family->actions[__builtin_ctz(turn.actions[seat])];
    json_t *body = script->body(actor, play, seat, action);
    json_t *whole = json_copy(body);
    cr_assert(!action->needs_nonce || json_put(whole, "nonce", json_string(PLAY_NONCE)));
    const struct event wanted = {play->seq + 1, play->at, family_event_of(play->family, action), seat, whole};
    if (play->family->check_form(play->config, action, body, &play->problem) == OK) {
        starve_event(subject, &wanted);
    }
    if (play_try_json(play, seat, action->event, body) == OK) {
        /* The last event, which may be one that became due by the action. */
        const json_t *entry = json_array_get(play->log, json_array_size(play->log) - 1);
        const char *kind = json_string_value(json_object_get(entry, "kind"));
        const int by = (int)json_integer_value(json_object_get(entry, "seat"));
        const struct event recorded = {play->seq, play->at, family_find_event(play->family, kind), by, play_last(play)};
        subject->event = &recorded;
        starve("record", ask_record, subject);
        starve("view_event", ask_event_view, subject);
        subject->event = NULL;
    }
    json_decref(whole);
    json_decref(body);
    return true;
}

static void play_starved(const struct script *script, const struct setting *setting) {
    struct subject subject = {.action = NULL};
    struct actor actor = {.memory = {0}};
    struct play *play = &subject.play;
    rng_init(&actor.rng, (const unsigned char[RNG_SEED_BYTES]){3});
    rng_init(&subject.rng, (const unsigned char[RNG_SEED_BYTES]){4});
    play_open_with(play, setting->ruleset, setting->options, setting->opponents, script_officials(script, setting));
    starve("options_schema", ask_options_schema, &subject);
    if (subject.play.family->describe != NULL) {
        starve("describe", ask_description, &subject);
    }
    for (size_t i = 0; i < play->family->action_count; i++) {
        subject.action = &play->family->actions[i];
        starve("action_schema", ask_action_schema, &subject);
    }
    play->table.leader = play->config->server_leads ? LEADER_SERVER : 0;
    starve("deal", ask_deal, &subject);
    play_start_with(play, play->table.leader, play_deal(play, &subject.rng));
    starve_start(&subject);
    for (int i = 0; i < STEPS && step(&subject, script, &actor); i++) {
        starve_questions(&subject);
    }
    const struct event resigned = {play->seq + 1, play->at, EVENT_RESIGNED, 0, NULL};
    starve_event(&subject, &resigned);
    play_do(play, 0, "resigned", "{}");
    starve_questions(&subject);
    play_close(play);
}

Test(conformance, whatever_is_asked_without_memory_fails_and_changes_nothing) {
    if (!starve_is_possible()) {
        cr_skip_test("this build's allocator cannot be made to fail");
    }
    for (size_t f = 0; families[f] != NULL; f++) {
        const struct script *script = script_of(families[f]);
        for (size_t s = 0; s < script->setting_count; s++) {
            starve_configuring(script, &script->settings[s]);
            play_starved(script, &script->settings[s]);
        }
    }
}
