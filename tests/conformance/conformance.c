/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What every family of games must do, tried on every family in `families` with the script that plays it.
 *
 *   - Play ends or comes to the end of the test's patience, whatever anybody does.
 *   - The log, through JSON text and back, folds to the same state.
 *   - Nobody can do what their turn does not list, and a refused action changes nothing.
 *   - Nothing leaves a game but what its viewer may know: with all that they cannot know drawn anew, views, histories,
 *     turns, points, sizes, refusals and the events of the log are the same bytes for them.
 *
 * Chance is seeded: a failure names the setting and can be repeated.
 */
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

/*
 * Light play-outs of all settings of a family together, and thorough ones of each; and as many in the long tests. Under the
 * address sanitizer a game takes many times as long: that no rule fails is shown without it, and by its own long tests.
 */
#ifdef __SANITIZE_ADDRESS__
enum { PLAYOUTS = 250, PLAYOUTS_LONG = 2000, THOROUGH = 1, THOROUGH_LONG = 5 };
#else
enum { PLAYOUTS = 2000, PLAYOUTS_LONG = 10000, THOROUGH = 2, THOROUGH_LONG = 5 };
#endif
enum { STEPS = 60, ROUNDS = 3, REFOLD_EVERY = 8 };

/* Bodies that are hardly right for any action. */
static const char *const bad_bodies[] = {"{}", "[]", "null", "7", "'code'", "{'no-such-member':1}", "{'':null}"};
enum { BAD_BODIES = sizeof bad_bodies / sizeof bad_bodies[0] };

struct table_in_play {
    struct play play;
    const struct script *script;
    const struct setting *setting;
    struct actor actor;
    json_t *bad[BAD_BODIES];
    uint32_t turn_number; /* of the latest turn of the round */
};

static void sit_down(struct table_in_play *table, const struct script *script, const struct setting *setting,
                     uint32_t seed) {
    unsigned char bytes[RNG_SEED_BYTES] = {1};
    memcpy(bytes + 1, &seed, sizeof seed);
    *table = (struct table_in_play){.script = script, .setting = setting};
    rng_init(&table->actor.rng, bytes);
    play_open_with(&table->play, setting->ruleset, setting->options, setting->opponents,
                   script_officials(script, setting));
    for (size_t i = 0; i < BAD_BODIES; i++) {
        table->bad[i] = play_json(bad_bodies[i]);
    }
}

static void stand_up(struct table_in_play *table) {
    for (size_t i = 0; i < BAD_BODIES; i++) {
        json_decref(table->bad[i]);
    }
    play_close(&table->play);
}

/* The bad bodies, and behind them one of the script's, for a seat beyond the table's that of a spectator; to be released. */
static json_t *body_at(struct table_in_play *table, size_t index, int seat, const struct action_def *action) {
    int who = seat < table->play.config->seats ? seat : VIEWER_SPECTATOR;
    return index < BAD_BODIES ? json_incref(table->bad[index])
                              : table->script->body(&table->actor, &table->play, who, action);
}

static struct turn turn_of(const struct play *play) {
    struct turn turn;
    play->family->turn(play->state, &turn);
    return turn;
}

/*
 * The next round, or the first again if this one did not end: the leader rotates, what chance decides is dealt. Stored sets
 * are enough for the rounds agreed on, and for no more.
 */
static void begin_round(struct table_in_play *table) {
    struct play *play = &table->play;
    bool was_last = play->family->needs != NULL && play->table.round == play->config->rounds;
    if (play->state != NULL && (was_last || !turn_of(play).over)) {
        free(play->state);
        play->state = NULL;
        play->table.round = 0;
    }
    int round = play->table.round;
    memset(table->actor.memory, 0, sizeof table->actor.memory);
    play->table.leader = play->config->server_leads ? LEADER_SERVER : round % play->config->seats;
    rng_bytes(&table->actor.rng, play->server_seed, sizeof play->server_seed);
    json_t *deal = play_deal(play, &table->actor.rng);
    cr_assert_not_null(deal);
    play_start_with(play, play->table.leader, deal);
    table->turn_number = turn_of(play).number;
}

static bool is_listed(const struct table_in_play *table, const struct turn *turn, int seat, size_t action) {
    return seat >= 0 && seat < table->play.config->seats && (turn->actions[seat] >> action & 1) != 0;
}

/* Is it what the server does by itself at this moment, in place of a seat? */
static bool is_due(const struct play *play, int seat, size_t action) {
    struct auto_action due;
    return family_auto_action(play->family, play->state, &due) && due.at <= play->at && due.seat == seat &&
           due.kind == event_of_action(action);
}

static bool may_be_done(const struct table_in_play *table, const struct turn *turn, int seat, size_t action) {
    const struct script *script = table->script;
    return is_listed(table, turn, seat, action) || is_due(&table->play, seat, action) ||
           (script->is_unlisted != NULL &&
            script->is_unlisted(&table->play, seat, &table->play.family->actions[action]));
}

/* One of the seats that may act and one of the actions it may do. False: nobody may, and something is due. */
static bool pick(struct table_in_play *table, int *out_seat, size_t *out_action) {
    struct turn turn = turn_of(&table->play);
    uint32_t choices = 0;
    for (int seat = 0; seat < table->play.config->seats; seat++) {
        for (size_t action = 0; action < table->play.family->action_count; action++) {
            if (may_be_done(table, &turn, seat, action) && rng_below(&table->actor.rng, ++choices) == 0) {
                *out_seat = seat;
                *out_action = action;
            }
        }
    }
    cr_assert(choices > 0 || play_due_in(&table->play) >= 0, "somebody must be able to act, or something be due");
    return choices > 0;
}

/* Applies an action as the engine does: form, nonce, rules, and what takes long to check. */
static enum err apply(struct state **next, const struct play *play, const struct state *state, int seat,
                      const struct action_def *action, const json_t *body, struct problem *problem) {
    const struct family *family = play->family;
    problem_clear(problem);
    enum err err = family->check_form(play->config, action, body, problem);
    if (err != OK) {
        return err;
    }
    json_t *whole = json_copy((json_t *)body);
    cr_assert(!action->needs_nonce || json_put(whole, "nonce", json_string(PLAY_NONCE)));
    struct event event = {play->seq + 1, play->at, family_event_of(family, action), seat, whole};
    struct state *made = NULL;
    err = family->apply(&made, state, &event, problem);
    if (err == OK) {
        err = family_validate_async(play->config, action, made, &event, problem);
    }
    json_decref(whole);
    if (err != OK) {
        free(made);
        return err;
    }
    *next = made;
    return OK;
}

/* Now and then somebody leaves. */
static bool step_out(struct table_in_play *table) {
    struct rng *rng = &table->actor.rng;
    if (rng_below(rng, 60) > 0) {
        return false;
    }
    const char *kind = table->play.config->no_timeouts || rng_below(rng, 2) == 0 ? "resigned" : "timed-out";
    play_do(&table->play, (int)rng_below(rng, (uint32_t)table->play.config->seats), kind, "{}");
    return true;
}

/* Where something is due at a moment it comes now and then, or else time passes up to it, at times to that very moment. */
static bool let_time_pass(struct table_in_play *table, bool must_come) {
    struct rng *rng = &table->actor.rng;
    int64_t due_in = play_due_in(&table->play);
    if (due_in < 0) {
        return false;
    }
    if (must_come || rng_below(rng, 6) == 0) {
        return play_wait(&table->play);
    }
    uint32_t some = rng_below(rng, 4);
    table->play.at += some == 0 ? due_in : some == 1 ? rng_below(rng, (uint32_t)due_in + 1) : 0;
    return false;
}

/* Somebody does something they may do, and the log keeps it. Returns whether there is an event more. */
static bool step(struct table_in_play *table) {
    struct play *play = &table->play;
    int seat = 0;
    size_t action = 0;
    if (step_out(table) || let_time_pass(table, false)) {
        return true;
    }
    if (!pick(table, &seat, &action)) {
        return let_time_pass(table, true);
    }
    json_t *body = table->script->body(&table->actor, play, seat, &play->family->actions[action]);
    cr_assert_not_null(body);
    enum err err = play_try_json(play, seat, play->family->actions[action].event, body);
    json_decref(body);
    return err == OK;
}

/* The server does something at a moment, without a log. */
static void do_lightly(struct play *play, const struct auto_action *due) {
    struct state *next = NULL;
    json_t *nothing = json_object();
    struct event event = {play->seq + 1, play->at, due->kind, due->seat, nothing};
    cr_assert_eq(play->family->apply(&next, play->state, &event, &play->problem), OK);
    json_decref(nothing);
    free(play->state);
    play->state = next;
    play->seq++;
}

/* What is due at once is done; and first what is due next, where the clock is to go on to it. */
static void settle_lightly(struct play *play, bool waits) {
    struct auto_action due;
    while (family_auto_action(play->family, play->state, &due) && (waits || due.at == 0)) {
        play->at = due.at == 0 ? play->at : due.at;
        do_lightly(play, &due);
        waits = false;
    }
}

/* Now and then the clock goes on, and always where nobody may act; true: to what was due. */
static bool wait_lightly(struct table_in_play *table, bool must_come) {
    if (play_due_in(&table->play) < 0 || (!must_come && rng_below(&table->actor.rng, 6) > 0)) {
        return false;
    }
    settle_lightly(&table->play, true);
    return true;
}

/* The same without a log. */
static void step_lightly(struct table_in_play *table) {
    struct play *play = &table->play;
    int seat = 0;
    size_t action = 0;
    if (step_out(table) || wait_lightly(table, false)) {
        return;
    }
    if (!pick(table, &seat, &action)) {
        (void)wait_lightly(table, true);
        return;
    }
    const struct action_def *def = &play->family->actions[action];
    json_t *body = table->script->body(&table->actor, play, seat, def);
    struct state *next = NULL;
    enum err err = apply(&next, play, play->state, seat, def, body, &play->problem);
    cr_assert(err != ERR_CORRUPT && err != ERR_INTERNAL, "%s: %s", def->name, play->problem.detail);
    if (err == OK) {
        free(play->state);
        play->state = next;
        play->seq++;
        settle_lightly(play, false);
    }
    json_decref(body);
}

/* --- what is checked after each step --- */

static void expect_sane_turn(struct table_in_play *table) {
    const struct play *play = &table->play;
    struct turn turn = turn_of(play);
    bool goes_on = play_due_in(play) >= 0;
    cr_assert(turn.over == (turn.seats == 0 && !goes_on),
              "a round is over exactly when nobody may act and nothing is due");
    cr_assert(turn.limit_ms == 0 || turn.limit_ms == TURN_UNLIMITED ||
                  (turn.limit_ms > 0 && play->config->limits_turns),
              "a turn has a limit of its own where the config says so, and not of no time");
    cr_assert_geq(turn.number, table->turn_number, "the numbers of turns do not go back");
    table->turn_number = turn.number;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        bool is_awaited = seat_set_has(turn.seats, seat);
        cr_assert(!is_awaited || turn.actions[seat] != 0, "a seat that is waited for has an action");
        cr_assert(is_awaited || turn.actions[seat] == 0 || (play->config->keeps_time && !turn.over),
                  "a seat that has an action is waited for, unless the server goes on by itself");
        cr_assert(seat < play->config->seats || turn.actions[seat] == 0);
        cr_assert_eq(turn.actions[seat] >> play->family->action_count, 0);
    }
}

static void expect_same_after_refolding(struct table_in_play *table) {
    struct state *again = play_refold(&table->play);
    cr_assert(play_same(&table->play, again, table->play.state), "the log folds to another state");
    free(again);
}

/* What comes of an action, in words; to be freed. */
static char *outcome(const struct play *play, const struct state *state, int seat, const struct action_def *action,
                     const json_t *body) {
    struct problem problem;
    struct json_out out;
    struct state *next = NULL;
    enum err err = apply(&next, play, state, seat, action, body, &problem);
    cr_assert_eq(problem.err, err);
    free(next);
    json_out_init(&out);
    json_out_text(&out, err_name(err));
    json_out_text(&out, problem.detail);
    for (size_t i = 0; i < problem.point_count; i++) {
        json_out_text(&out, problem.points[i].pointer);
        json_out_text(&out, problem.points[i].detail);
    }
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    cr_assert_not_null(text);
    return text;
}

static void expect_same_text(const struct table_in_play *table, const char *what, int viewer, char *one, char *other) {
    cr_assert_str_eq(one, other, "%s %s: %s as it comes to viewer %d betrays what they cannot know",
                     table->setting->ruleset, table->setting->options, what, viewer);
    free(one);
    free(other);
}

/* The last event as the viewer would see it, had `state` led to it. To be freed. */
static char *event_bytes(const struct table_in_play *table, const struct state *state, int viewer) {
    const struct play *play = &table->play;
    const json_t *entry = json_array_get(play->log, json_array_size(play->log) - 1);
    const char *kind = json_string_value(json_object_get(entry, "kind"));
    struct event event = {play->seq, play->at, family_find_event(play->family, kind),
                          (int)json_integer_value(json_object_get(entry, "seat")), json_object_get(entry, "body")};
    if (event.kind < EVENT_FAMILY) {
        return strdup(kind);
    }
    json_t *record = play->family->record(state, &event);
    event.body = record;
    json_t *seen = family_view_event(play->config, &event, viewer);
    char *text = json_text(seen);
    cr_assert_not_null(text);
    json_decref(seen);
    json_decref(record);
    return text;
}

/* With what this viewer cannot know drawn anew, everything that reaches them must be the same; counts real changes. */
static int expect_nothing_betrayed(struct table_in_play *table, int viewer) {
    const struct play *play = &table->play;
    struct state *other = NULL;
    if (play->family->resample == NULL) {
        return 0;
    }
    cr_assert_eq(play->family->resample(&other, play->state, viewer, &table->actor.rng), OK);
    expect_same_observation(play, other, viewer);
    expect_same_text(table, "the game", viewer, all_bytes(play, play->state, viewer), all_bytes(play, other, viewer));
    if (json_array_size(play->log) > 0) {
        expect_same_text(table, "the last event", viewer, event_bytes(table, play->state, viewer),
                         event_bytes(table, other, viewer));
    }
    for (size_t a = 0; a < play->family->action_count; a++) {
        const struct action_def *action = &play->family->actions[a];
        for (size_t i = 0; i <= BAD_BODIES; i++) {
            json_t *body = body_at(table, i, viewer, action);
            expect_same_text(table, action->name, viewer, outcome(play, play->state, viewer, action, body),
                             outcome(play, other, viewer, action, body));
            json_decref(body);
        }
    }
    bool changed = memcmp(other, play->state, play->family->size(play->state)) != 0;
    free(other);
    return changed;
}

/* Is {} all that the action can be sent with? */
static bool takes_nothing(const struct play *play, const struct action_def *action) {
    json_t *schema = play->family->action_schema(play->config->preset, action);
    bool has_members = json_object_size(json_object_get(schema, "properties")) > 0;
    json_decref(schema);
    return !has_members;
}

/* Every action by every seat and nobody: what the turn does not list is refused, and nothing refused leaves a trace. */
static void expect_refusals(struct table_in_play *table) {
    struct play *play = &table->play;
    struct turn turn = turn_of(play);
    for (int seat = -1; seat <= play->config->seats; seat++) {
        for (size_t a = 0; a < play->family->action_count; a++) {
            const struct action_def *action = &play->family->actions[a];
            for (size_t i = 0; i <= BAD_BODIES; i++) {
                json_t *body = body_at(table, i, seat, action);
                size_t size = play->family->size(play->state);
                void *before = malloc(size);
                cr_assert_not_null(before);
                memcpy(before, play->state, size);
                char *result = outcome(play, play->state, seat, action, body);
                cr_assert_eq(memcmp(before, play->state, size), 0, "an action writes to the state it is applied to");
                cr_assert(may_be_done(table, &turn, seat, a) || strncmp(result, "\"OK\"", 4) != 0,
                          "%s %s: seat %d did %s out of turn", table->setting->ruleset, table->setting->options, seat,
                          action->name);
                cr_assert(i == BAD_BODIES || takes_nothing(play, action) || strncmp(result, "\"OK\"", 4) != 0,
                          "%s with %s", action->name, bad_bodies[i]);
                cr_assert_null(strstr(result, "\"CORRUPT\""), "a client's body is never corrupt: %s", result);
                free(result);
                free(before);
                json_decref(body);
            }
        }
    }
}

/* --- the tests --- */

static void play_thoroughly(const struct script *script, const struct setting *setting, uint32_t seed, int *changes) {
    struct table_in_play table;
    sit_down(&table, script, setting, seed);
    for (int round = 0; round < ROUNDS; round++) {
        begin_round(&table);
        for (int i = 0; i < STEPS && !turn_of(&table.play).over; i++) {
            expect_refusals(&table);
            if (!step(&table)) {
                continue;
            }
            expect_sane_turn(&table);
            if (i % REFOLD_EVERY == 0 || turn_of(&table.play).over) {
                expect_same_after_refolding(&table);
            }
            for (int viewer = VIEWER_SPECTATOR; viewer < table.play.config->seats; viewer++) {
                *changes += expect_nothing_betrayed(&table, viewer);
                expect_view_read_back(&table.play, viewer);
            }
        }
        if (!turn_of(&table.play).over) {
            break;
        }
        expect_refusals(&table);
        json_t *result = table.play.family->result(table.play.state);
        cr_assert(json_is_object(result));
        json_decref(result);
    }
    stand_up(&table);
}

static bool is_long(void) {
    return getenv("REFEREE_LONG_TESTS") != NULL;
}

Test(conformance, every_family_has_a_script_that_plays_each_of_its_rulesets) {
    for (size_t f = 0; families[f] != NULL; f++) {
        const struct script *script = script_of(families[f]);
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            bool played = false;
            for (size_t s = 0; s < script->setting_count; s++) {
                played = played || strcmp(script->settings[s].ruleset, families[f]->presets[p].id) == 0;
            }
            cr_expect(played, "%s has no setting", families[f]->presets[p].id);
        }
    }
}

ParameterizedTestParameters(conformance,
                            what_is_hidden_stays_hidden_what_is_refused_leaves_no_trace_and_the_log_is_the_game) {
    return every_family();
}

ParameterizedTest(size_t *number, conformance,
                  what_is_hidden_stays_hidden_what_is_refused_leaves_no_trace_and_the_log_is_the_game) {
    const struct script *script = script_of(families[*number]);
    uint32_t seeds = is_long() ? THOROUGH_LONG : THOROUGH;
    int changes = 0;
    for (size_t s = 0; s < script->setting_count; s++) {
        for (uint32_t seed = 0; seed < seeds; seed++) {
            play_thoroughly(script, &script->settings[s], seed, &changes);
        }
    }
    cr_expect(families[*number]->resample == NULL || changes > 200 * (int)seeds,
              "too little was drawn anew to tell anything: %d", changes);
}

ParameterizedTestParameters(conformance, playouts_by_the_thousand_end_or_reach_the_end_of_patience) {
    return every_family();
}

ParameterizedTest(size_t *number, conformance, playouts_by_the_thousand_end_or_reach_the_end_of_patience) {
    const struct script *script = script_of(families[*number]);
    size_t settings = script->setting_count;
    size_t playouts = is_long() ? PLAYOUTS_LONG : PLAYOUTS;
    size_t ended = 0;
    size_t played = 0;
    for (size_t s = 0; s < settings; s++) {
        struct table_in_play table;
        sit_down(&table, script, &script->settings[s], (uint32_t)(1000 + s));
        for (size_t i = 0; i < playouts / settings + 1; i++) {
            begin_round(&table);
            for (int steps = 0; steps < STEPS && !turn_of(&table.play).over; steps++) {
                step_lightly(&table);
            }
            played++;
            ended += turn_of(&table.play).over;
        }
        stand_up(&table);
    }
    cr_expect_geq(played, playouts);
    cr_expect_gt(ended, played / 2, "%s: %zu of %zu rounds ended", script->family, ended, played);
}
