/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many ways there are: every body that an action can have is tried on every state, through struct family. A rule that
 * allows too much or too little shows in a number that is known from elsewhere or follows from the rules by multiplication.
 */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "util/json.h"

enum { OUTCOMES_MAX = 64 };

/* Where in the log a state is. */
struct moment {
    int64_t seq, at;
};

struct count {
    const struct play *play;
    const struct perft *perft;
    json_t *bodies[ACTIONS_MAX]; /* of each action, all there are in any state */
    struct turn first;
    uint64_t ways;
    char *outcomes[OUTCOMES_MAX];
    size_t outcome_count;
};

static bool nobody_may_act(const struct play *play, const struct state *state) {
    struct turn turn;
    play->family->turn(state, &turn);
    return turn.seats == 0;
}

/*
 * What is due is done: the server does it, so it is no way of its own. Nobody takes time to act; the clock goes on where
 * nobody may. Takes the state, and returns the one it leads to.
 */
static struct state *settle(const struct play *play, struct state *state, struct moment *moment) {
    struct auto_action due;
    struct problem problem;
    problem_clear(&problem);
    while (family_auto_action(play->family, state, &due) && (due.at == 0 || nobody_may_act(play, state))) {
        struct state *next = NULL;
        json_t *nothing = json_object();
        moment->at = due.at == 0 ? moment->at : due.at;
        struct event event = {++moment->seq, moment->at, due.kind, due.seat, nothing};
        cr_assert_eq(play->family->apply(&next, state, &event, &problem), OK);
        json_decref(nothing);
        free(state);
        state = next;
    }
    return state;
}

/* What the action came to: what the log keeps of it beside what was in its body. */
static void note_outcome(struct count *count, const struct state *next, const struct event *event) {
    json_t *record = count->play->family->record(next, event);
    json_t *outcome = json_copy(record);
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(record, key, value) {
        if (json_object_get(event->body, key) != NULL) {
            cr_assert_eq(json_object_del(outcome, key), 0);
        }
    }
    char *text = json_text(outcome);
    cr_assert_not_null(text);
    json_decref(outcome);
    json_decref(record);
    for (size_t i = 0; i < count->outcome_count; i++) {
        if (strcmp(count->outcomes[i], text) == 0) {
            free(text);
            return;
        }
    }
    cr_assert_lt(count->outcome_count, OUTCOMES_MAX);
    count->outcomes[count->outcome_count++] = text;
}

static bool is_end(const struct count *count, const struct turn *turn, int depth) {
    switch (count->perft->length) {
    case PERFT_ROUND:
        return turn->over;
    case PERFT_TURN:
        return turn->over || turn->seats != count->first.seats || turn->number != count->first.number;
    default:
        return depth == count->perft->length;
    }
}

static void count_from(struct count *count, const struct state *state, struct moment moment, int depth);

static void try_body(struct count *count, const struct state *state, struct moment moment, int depth, int seat,
                     size_t action) {
    const struct family *family = count->play->family;
    const struct action_def *def = &family->actions[action];
    for (size_t i = 0; i < json_array_size(count->bodies[action]); i++) {
        struct problem problem;
        struct state *next = NULL;
        json_t *body = json_array_get(count->bodies[action], i);
        struct moment then = {moment.seq + 1, moment.at};
        struct event event = {then.seq, then.at, family_event_of(family, def), seat, body};
        problem_clear(&problem);
        enum err err = family->apply(&next, state, &event, &problem);
        cr_assert(err == OK || err == ERR_RULES, "%s: %s", def->name, problem.detail);
        if (err == OK) {
            if (count->perft->outcomes > 0) {
                note_outcome(count, next, &event);
            }
            next = settle(count->play, next, &then);
            count_from(count, next, then, depth + 1);
            free(next);
        }
    }
}

static void count_from(struct count *count, const struct state *state, struct moment moment, int depth) {
    struct turn turn;
    count->play->family->turn(state, &turn);
    if (depth > 0 && is_end(count, &turn, depth)) {
        count->ways++;
        return;
    }
    for (int seat = 0; seat < count->play->config->seats; seat++) {
        for (size_t action = 0; action < count->play->family->action_count; action++) {
            if ((turn.actions[seat] >> action & 1) != 0) {
                try_body(count, state, moment, depth, seat, action);
            }
        }
    }
}

static void expect_ways(const struct script *script, const struct perft *perft) {
    struct play play;
    const struct setting *setting = &perft->setting;
    play_open(&play, setting->ruleset, setting->options, setting->opponents);
    int leader = play.config->server_leads ? LEADER_SERVER : 0;
    if (play.family->needs == NULL) {
        play_start(&play, leader, perft->secret);
    } else {
        struct rng rng;
        rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
        play_start_with(&play, leader, play_deal(&play, &rng));
    }
    struct count count = {.play = &play, .perft = perft};
    for (size_t action = 0; action < play.family->action_count; action++) {
        const struct action_def *def = &play.family->actions[action];
        count.bodies[action] = script->bodies(&play, def);
        for (size_t i = 0; i < json_array_size(count.bodies[action]); i++) {
            const json_t *body = json_array_get(count.bodies[action], i);
            cr_assert_eq(play.family->check_form(play.config, def, body, &play.problem), OK);
        }
    }
    play.family->turn(play.state, &count.first);
    count_from(&count, play.state, (struct moment){play.seq, play.at}, 0);
    cr_expect_eq(count.ways, perft->ways, "%s %s: %llu ways and not %llu", setting->ruleset, setting->options,
                 (unsigned long long)count.ways, (unsigned long long)perft->ways);
    cr_expect_eq(count.outcome_count, perft->outcomes, "%s %s: %zu outcomes and not %zu", setting->ruleset,
                 setting->options, count.outcome_count, perft->outcomes);
    for (size_t i = 0; i < count.outcome_count; i++) {
        free(count.outcomes[i]);
    }
    for (size_t action = 0; action < play.family->action_count; action++) {
        json_decref(count.bodies[action]);
    }
    play_close(&play);
}

ParameterizedTestParameters(conformance, there_are_as_many_ways_to_play_as_are_known) {
    return every_family();
}

ParameterizedTest(size_t *number, conformance, there_are_as_many_ways_to_play_as_are_known) {
    const struct script *script = script_of(families[*number]);
    cr_assert_gt(script->perft_count, 0, "%s has no number that is known", script->family);
    for (size_t i = 0; i < script->perft_count; i++) {
        expect_ways(script, &script->perfts[i]);
    }
}
