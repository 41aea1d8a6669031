/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything that leaves a round: what a viewer sees of it, what the log keeps of an action, what is published when it
 * is over. The secret is shown to a leader who registered it, to everybody once the round is over, and to nobody else;
 * the nonce only when the round is over. What a viewer sees is printed from an observation, never from the state.
 */
#include "codebreaking_internal.h"

#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "exact_conflicts.h"
#include "util/json.h"

static json_t *code_or_null(const struct state *state, const struct code *code, bool shown) {
    if (!shown) {
        return json_null();
    }
    char text[CODE_TEXT_SIZE];
    code_format(text, &state->config->space, code);
    return json_string(text);
}

static json_t *seat_or_null(int seat) {
    return seat == NONE ? json_null() : json_integer(seat);
}

/* The secret as published: a legal code, or the text that a leader revealed in place of one, or null. */
static json_t *published_secret(const struct state *state) {
    if (state->text_length > 0) {
        return json_stringn((const char *)&state->attempts[state->count], state->text_length);
    }
    return code_or_null(state, &state->secret, state->has_secret);
}

/* --- what a viewer may know --- */

static size_t observation_size(size_t attempts) {
    return sizeof(struct codebreaking_observation) + attempts * (sizeof(struct constraint) + sizeof(int8_t));
}

static int8_t *seats_of(struct codebreaking_observation *observation) {
    return (int8_t *)codebreaking_seats(observation);
}

size_t codebreaking_observation_size(const struct state *state) {
    return observation_size(state->config->race ? 2U * state->count : state->count);
}

void codebreaking_observe(const struct state *state, int viewer, struct observation *out) {
    struct codebreaking_observation *observation = (struct codebreaking_observation *)out;
    bool sees_secret = state->phase == PHASE_OVER || is_leader(state, viewer);
    observation->has_guess = state->phase == PHASE_ANSWER;
    if (observation->has_guess) {
        observation->guess = state->pending;
    }
    observation->has_secret = sees_secret && state->has_secret;
    if (observation->has_secret) {
        observation->secret = state->secret;
    }
    observation->text_length = sees_secret ? state->text_length : 0;
    memcpy(observation->text, &state->attempts[state->count], observation->text_length);
    if (state->config->race) {
        codebreaking_race_observe(state, viewer, observation);
        return;
    }
    observation->count = state->count;
    int8_t *seats = seats_of(observation);
    for (size_t i = 0; i < state->count; i++) {
        observation->history[i] = (struct constraint){state->attempts[i].guess, state->attempts[i].answer};
        seats[i] = (int8_t)state->attempts[i].seat;
    }
}

/* --- views --- */

static void write_code(struct json_out *out, const struct code_space *space, const struct code *code) {
    char text[CODE_TEXT_SIZE];
    code_format(text, space, code);
    json_out_plain(out, text, space->length);
}

void codebreaking_history(const struct observation *head, struct json_out *out) {
    const struct codebreaking_observation *observation = (const struct codebreaking_observation *)head;
    const struct codebreaking_config *config = (const struct codebreaking_config *)head->config;
    const int8_t *seats = codebreaking_seats(observation);
    json_out_begin_array(out);
    for (size_t i = 0; i < observation->count; i++) {
        const struct constraint *attempt = &observation->history[i];
        json_out_begin_object(out);
        json_out_key(out, "attempt");
        json_out_integer(out, (int64_t)i + 1);
        json_out_key(out, "seat");
        json_out_integer(out, seats[i]);
        json_out_key(out, "code");
        write_code(out, &config->space, &attempt->guess);
        codebreaking_write_answer(out, config, attempt);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* What is counted while somebody waits: a millisecond at most. */
enum { COUNTED_CODES = 50000, COUNTED_ATTEMPTS = 100 };

static bool count_code(void *context, const struct code *code, const uint64_t *conflicts) {
    (void)code;
    (void)conflicts;
    ++*(int64_t *)context;
    return true;
}

/* Where hints are on: how many codes fit all answers, which says nothing that the answers do not. */
static void write_candidates(struct json_out *out, const struct codebreaking_observation *observation) {
    const struct question question = codebreaking_question(observation->head.config);
    uint64_t must[COUNTED_ATTEMPTS / 64 + 1];
    int64_t count = 0;
    if (!observation->head.config->hints || code_count(question.space) > COUNTED_CODES ||
        observation->count > COUNTED_ATTEMPTS) {
        json_out_null(out);
        return;
    }
    memset(must, 0xff, sizeof must);
    const struct exact_conflicts_visitor visitor = {.meet = count_code, .context = &count};
    uint64_t steps = UINT64_MAX;
    bool done = false;
    if (exact_conflicts_walk(&done, &question, observation->history, observation->count, must, &visitor, &steps) ==
        OK) {
        json_out_integer(out, count);
    } else {
        json_out_json(out, NULL); /* no memory */
    }
}

void codebreaking_view(const struct observation *head, struct json_out *out) {
    const struct codebreaking_observation *observation = (const struct codebreaking_observation *)head;
    const struct codebreaking_config *config = (const struct codebreaking_config *)head->config;
    json_out_begin_object(out);
    json_out_key(out, "secret");
    if (observation->text_length > 0) {
        json_out_text_bytes(out, observation->text, observation->text_length);
    } else if (observation->has_secret) {
        write_code(out, &config->space, &observation->secret);
    } else {
        json_out_null(out);
    }
    json_out_key(out, "guess");
    if (observation->has_guess) {
        write_code(out, &config->space, &observation->guess);
    } else {
        json_out_null(out);
    }
    json_out_key(out, "attempts");
    json_out_integer(out, observation->count);
    json_out_key(out, "max_guesses");
    if (config->max_guesses == 0) {
        json_out_null(out);
    } else {
        json_out_integer(out, config->max_guesses);
    }
    json_out_key(out, "history");
    codebreaking_history(head, out);
    json_out_key(out, "candidates");
    write_candidates(out, observation);
    if (config->race) {
        codebreaking_race_write(out, observation);
    }
    json_out_end_object(out);
}

/* --- a view read back --- */

static bool read_shown_code(struct code *out, const struct codebreaking_config *config, const json_t *text) {
    return json_is_string(text) && code_parse(out, &config->space, json_string_value(text), json_string_length(text));
}

static enum err read_history(struct codebreaking_observation *out, const json_t *items) {
    const struct codebreaking_config *config = (const struct codebreaking_config *)out->head.config;
    struct problem unused;
    for (size_t i = 0; i < out->count; i++) {
        const struct event told = {.kind = event_of_action(ACTION_ANSWER), .body = json_array_get(items, i)};
        struct constraint *attempt = &out->history[i];
        enum err err = codebreaking_read_code(&attempt->guess, config, &told, &unused);
        if (err == OK) {
            err = codebreaking_read_answer(&attempt->answer, config, &attempt->guess, &told, &unused);
        }
        json_int_t seat = json_integer_value(json_object_get(told.body, "seat"));
        if (err != OK || seat < 0 || seat >= out->head.config->seats) {
            return ERR_CORRUPT;
        }
        seats_of(out)[i] = (int8_t)seat;
    }
    return OK;
}

enum err codebreaking_read_view(struct observation **out, const struct observation *head, const json_t *view) {
    const struct codebreaking_config *config = (const struct codebreaking_config *)head->config;
    const json_t *items = json_object_get(view, "history");
    const json_t *boards = config->race ? json_object_get(view, "boards") : NULL;
    size_t count = json_array_size(items);
    size_t told = codebreaking_race_told(boards);
    struct codebreaking_observation *observation = calloc(1, observation_size(count + told));
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    observation->head = *head;
    observation->has_guess = read_shown_code(&observation->guess, config, json_object_get(view, "guess"));
    observation->has_secret = read_shown_code(&observation->secret, config, json_object_get(view, "secret"));
    observation->count = (uint16_t)count;
    observation->told = (uint16_t)told;
    bool lacks_guess = (head->actions >> ACTION_ANSWER & 1) != 0 && !observation->has_guess;
    bool good = count <= ATTEMPTS_MAX && told <= ATTEMPTS_MAX && !lacks_guess;
    enum err err = good ? read_history(observation, items) : ERR_CORRUPT;
    if (err == OK && config->race) {
        err = codebreaking_race_read(observation, boards);
    }
    if (err != OK) {
        free(observation);
        return err;
    }
    *out = &observation->head;
    return OK;
}

/* --- what is published --- */

json_t *codebreaking_result(const struct state *state) {
    if (state->config->race) {
        return json_pack("{s:o, s:o, s:o, s:b, s:o}", "boards", codebreaking_race_boards(state), "solver",
                         seat_or_null(state->solver), "secret", published_secret(state), "honest", 1, "forfeited_by",
                         seat_or_null(state->forfeited_by));
    }
    return json_pack("{s:i, s:b, s:o, s:o, s:b, s:o}", "attempts", (int)state->count, "solved", state->solver != NONE,
                     "solver", seat_or_null(state->solver), "secret", published_secret(state), "honest", state->honest,
                     "forfeited_by", seat_or_null(state->forfeited_by));
}

static json_t *nonce_text(const struct state *state) {
    char text[PROOF_HEX_SIZE];
    return json_string(sodium_bin2hex(text, sizeof text, state->nonce, sizeof state->nonce));
}

json_t *codebreaking_proof(const struct state *state) {
    if (state->phase != PHASE_OVER || !state->has_nonce) {
        return json_null();
    }
    return json_pack("{s:o, s:o}", "nonce", nonce_text(state), "secret", published_secret(state));
}

/* --- what the log keeps --- */

static json_t *record_secret(const struct state *next) {
    char commitment[PROOF_HEX_SIZE];
    write_commitment(commitment, next);
    if (!next->has_secret) {
        return json_pack("{s:s}", "commitment", commitment);
    }
    return json_pack("{s:o, s:o, s:s}", "code", published_secret(next), "nonce", nonce_text(next), "commitment",
                     commitment);
}

/* A guess that waits for its answer. */
static json_t *record_pending(const struct state *next) {
    return json_pack("{s:i, s:o}", "attempt", next->count + 1, "code", code_or_null(next, &next->pending, true));
}

/* How an attempt is counted: among those of all, in a race among the seat's own. */
static int number_of(const struct state *next, size_t number) {
    int own = 0;
    for (size_t i = 0; i < number; i++) {
        own += next->attempts[i].seat == next->attempts[number - 1].seat;
    }
    return next->config->race ? own : (int)number;
}

/* An attempt with its answer; number counts from 1. */
static json_t *record_attempt(const struct state *next, size_t number) {
    const struct attempt *attempt = &next->attempts[number - 1];
    json_t *body =
        json_pack("{s:i, s:o}", "attempt", number_of(next, number), "code", code_or_null(next, &attempt->guess, true));
    bool solved = feedback_is_solved(&next->config->space, attempt->answer);
    if (body != NULL &&
        !(codebreaking_put_answer(body, next->config, attempt) && json_put(body, "solved", json_boolean(solved)))) {
        json_decref(body);
        return NULL;
    }
    return body;
}

/* Numbers of the attempts that a revealed code shows to have been answered wrongly. */
static json_t *wrong_attempts(const struct state *next) {
    const struct codebreaking_config *config = next->config;
    json_t *wrong = json_array();
    for (int i = 0; wrong != NULL && next->has_secret && i < next->count; i++) {
        const struct attempt *attempt = &next->attempts[i];
        struct feedback truth = feedback_of(config->feedback, &config->space, &next->secret, &attempt->guess);
        if (!feedback_equal(truth, attempt->answer) && json_array_append_new(wrong, json_integer(i + 1)) != 0) {
            json_decref(wrong);
            wrong = NULL;
        }
    }
    return wrong;
}

static json_t *record_reveal(const struct state *next) {
    json_t *body = json_pack("{s:o, s:b, s:o}", "code", published_secret(next), "honest", next->honest, "wrong",
                             wrong_attempts(next));
    bool late = next->phase == PHASE_OVER && next->config->custody == SECRET_HELD;
    bool good = body != NULL && (!next->has_nonce || json_put(body, "nonce", nonce_text(next))) &&
                (!late || json_put(body, "secret", published_secret(next)));
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

json_t *codebreaking_record(const struct state *next, const struct event *action) {
    switch ((enum action)(action->kind - EVENT_FAMILY)) {
    case ACTION_SECRET:
        return record_secret(next);
    case ACTION_GUESS:
        return next->phase == PHASE_ANSWER ? record_pending(next) : record_attempt(next, next->count);
    case ACTION_ANSWER:
        return record_attempt(next, next->count);
    case ACTION_CORRECT:
        return record_attempt(next, (size_t)json_integer_value(json_object_get(action->body, "attempt")));
    default:
        return record_reveal(next);
    }
}

/* --- what is seen of it --- */

json_t *codebreaking_view_event(const struct config *config, const struct event *event, int viewer) {
    static const char *const by_leader[] = {"code", "commitment", NULL};
    const struct codebreaking_config *own = (const struct codebreaking_config *)config;
    const char *const one_number[] = {"attempt", "code", own->first, "solved", NULL};
    const char *const two_numbers[] = {"attempt", "code", own->first, own->second, "solved", NULL};
    /* Of others' guesses in a race no code, nor which places are right, as that tells what stands there. */
    const char *const others_one[] = {"attempt", own->first, "solved", NULL};
    const char *const others_two[] = {"attempt", own->first, own->second, "solved", NULL};
    if (own->race && event->kind == event_of_action(ACTION_GUESS) && event->seat != viewer) {
        return family_show_members(event->body, own->feedback == FEEDBACK_PEGS ? others_two : others_one);
    }
    if (event->kind == event_of_action(ACTION_SECRET) && event->seat >= 0 && event->seat == viewer) {
        return family_show_members(event->body, by_leader);
    }
    if (event->kind == event_of_action(ACTION_SECRET) || event->kind == event_of_action(ACTION_REVEAL)) {
        return family_show_event(config, event, viewer);
    }
    return family_show_members(event->body, own->second == NULL ? one_number : two_numbers);
}
