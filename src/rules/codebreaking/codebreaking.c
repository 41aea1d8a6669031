/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of code-breaking games: how a round starts, whose turn it is, and the one public struct.
 *
 * A round: the leader sets a secret (or the server has drawn one, or it stays on the table), a breaker guesses, the guess
 * is answered, and so on until the code is cracked or the guesses are used up. What an event does is in
 * codebreaking_step.c; the other files are listed in codebreaking_internal.h.
 */
#include "rules/codebreaking.h"

#include <stdlib.h>
#include <string.h>

#include "codebreaking_internal.h"
#include "rules/options.h"

struct question codebreaking_question(const struct config *config) {
    const struct codebreaking_config *own = (const struct codebreaking_config *)config;
    return (struct question){&own->space, own->feedback};
}

bool codebreaking_guesses_must_fit(const struct config *config) {
    return ((const struct codebreaking_config *)config)->consistent_guesses;
}

enum custody codebreaking_custody(const struct config *config) {
    return ((const struct codebreaking_config *)config)->custody;
}

static json_t *deal(const struct config *config, const struct table *table, struct rng *rng) {
    (void)table;
    if (!config->server_leads) {
        return json_null();
    }
    const struct codebreaking_config *own = (const struct codebreaking_config *)config;
    struct code secret;
    char text[CODE_TEXT_SIZE];
    char nonce[PROOF_HEX_SIZE];
    code_draw(&secret, &own->space, rng);
    code_format(text, &own->space, &secret);
    proof_make_nonce(nonce, rng);
    return json_pack("{s:s, s:s}", "nonce", nonce, "secret", text);
}

static enum err is_corrupt(struct problem *problem, const char *detail) {
    return problem_set(problem, ERR_CORRUPT, "%s", detail);
}

static enum err take_deal(struct state *state, const json_t *deal, struct problem *problem) {
    const json_t *nonce = json_object_get(deal, "nonce");
    const json_t *text = json_object_get(deal, "secret");
    struct code secret;
    if (!json_is_string(nonce) || !proof_is_hex(json_string_value(nonce), json_string_length(nonce)) ||
        !json_is_string(text) ||
        !code_parse(&secret, &state->config->space, json_string_value(text), json_string_length(text))) {
        return is_corrupt(problem, "The round lacks the secret that was drawn for it, or its nonce.");
    }
    codebreaking_keep_secret(state, &secret, json_string_value(nonce));
    return OK;
}

/* Seats the round: leader, first breaker, whether the secret is still to be set. */
static enum err take_seats(struct state *state, const struct table *table, struct problem *problem) {
    const struct config *config = &state->config->head;
    bool leads = config->server_leads
                     ? table->leader == LEADER_SERVER
                     : table->leader >= 0 && table->leader < config->seats && !seat_set_has(table->out, table->leader);
    if (!leads) {
        return is_corrupt(problem, "The round is led by somebody who cannot lead it.");
    }
    state->leader = (int8_t)table->leader;
    state->out = (uint16_t)table->out;
    state->gone = state->config->race ? state->out : 0;
    state->breaker = (int8_t)codebreaking_next_breaker(state, table->leader);
    if (state->breaker == NONE) {
        return is_corrupt(problem, "The round has nobody to guess.");
    }
    bool secret_comes = !config->server_leads && state->config->custody != SECRET_HELD;
    state->phase = secret_comes ? PHASE_SECRET : PHASE_GUESS;
    return OK;
}

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    struct state *state = calloc(1, sizeof *state);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    state->config = (const struct codebreaking_config *)config;
    state->solver = NONE;
    state->ended_by = NONE;
    state->forfeited_by = NONE;
    state->tells_any_forfeit = table->rules >= RULES_TELL_ANY_FORFEIT;
    state->to_beat = NONE;
    state->honest = true;
    enum err err = take_seats(state, table, problem);
    if (err == OK && config->server_leads) {
        err = take_deal(state, table->deal, problem);
    } else if (err == OK && table->deal != NULL && !json_is_null(table->deal)) {
        err = problem_set(problem, ERR_CORRUPT, "The round was dealt a secret, but a player leads it.");
    }
    if (err == OK && state->config->scoring == SCORING_FEWEST && !state->config->race) {
        state->first_of_pair = table->round % 2 == 1;
        err = state->first_of_pair ? OK : codebreaking_read_carry(&state->to_beat, table->carry, problem);
    }
    if (err != OK) {
        free(state);
        return err;
    }
    *out = state;
    return OK;
}

/* D01 again: the same secret, or the same commitment? */
static bool is_same_secret(const struct state *now, const json_t *body) {
    bool committed = now->config->custody == SECRET_COMMITTED;
    const json_t *value = json_object_get(body, committed ? "commitment" : "code");
    const char *text = json_string_value(value);
    if (text == NULL || now->secret_seq == 0) {
        return false;
    }
    if (committed) {
        char hex[PROOF_HEX_SIZE];
        write_commitment(hex, now);
        return strcmp(text, hex) == 0;
    }
    struct code code;
    return code_parse(&code, &now->config->space, text, json_string_length(value)) &&
           memcmp(&code, &now->secret, sizeof code) == 0;
}

/* A correction again: of the attempt corrected last, to the answer that it has now? */
static bool is_same_correction(const struct state *now, const struct event *action) {
    json_int_t number = json_integer_value(json_object_get(action->body, "attempt"));
    if (now->corrected == 0 || number != now->corrected) {
        return false;
    }
    const struct attempt *attempt = &now->attempts[number - 1];
    struct feedback answer;
    struct problem unused;
    return codebreaking_read_answer(&answer, now->config, &attempt->guess, action, &unused) == OK &&
           feedback_equal(answer, attempt->answer);
}

static int64_t repeated(const struct state *now, const struct event *action) {
    if (!is_leader(now, action->seat)) {
        return 0;
    }
    if (action->kind == event_of_action(ACTION_SECRET)) {
        return is_same_secret(now, action->body) ? now->secret_seq : 0;
    }
    if (action->kind == event_of_action(ACTION_CORRECT)) {
        return is_same_correction(now, action) ? now->corrected_seq : 0;
    }
    return 0;
}

static void turn(const struct state *state, struct turn *out) {
    static const enum action actions[] = {
        [PHASE_SECRET] = ACTION_SECRET,
        [PHASE_GUESS] = ACTION_GUESS,
        [PHASE_ANSWER] = ACTION_ANSWER,
        [PHASE_REVEAL] = ACTION_REVEAL,
    };
    /* Every guess and every answer is a turn; to correct an answer is none. */
    *out = (struct turn){.over = state->phase == PHASE_OVER,
                         .number = state->count,
                         .limit_ms = state->phase == PHASE_REVEAL ? REVEAL_MS : 0};
    if (state->config->race) {
        out->seats = codebreaking_race_seats(state);
        out->apart = true;
        for (int seat = seat_set_lowest(out->seats); seat >= 0; seat = seat_set_next(out->seats, seat)) {
            out->actions[seat] = (uint16_t)(1U << ACTION_GUESS);
        }
    } else if (state->phase < PHASE_OVER) {
        int seat = state->phase == PHASE_GUESS ? state->breaker : state->leader;
        out->seats = seat_set_of(seat);
        out->actions[seat] = (uint16_t)(1U << actions[state->phase]);
    }
}

static bool commitment(char out[static PROOF_HEX_SIZE], const struct state *state) {
    write_commitment(out, state);
    return state->has_commitment;
}

static enum err resample(struct state **out, const struct state *state, int viewer, struct rng *rng) {
    enum { TRIES = 20000 };
    struct state *copy = codebreaking_copy(state, state->count, state->text_length);
    if (copy == NULL) {
        return ERR_NO_MEMORY;
    }
    if (copy->phase != PHASE_OVER && copy->has_nonce) {
        rng_bytes(rng, copy->nonce, sizeof copy->nonce);
    }
    bool hidden = copy->phase != PHASE_OVER && copy->has_secret && !is_leader(copy, viewer);
    for (int i = 0; hidden && i < TRIES; i++) {
        struct code code;
        code_draw(&code, &copy->config->space, rng);
        /* After many guesses few codes are left; where none is found in time, the true one stays. */
        if (codebreaking_first_misfit(copy, &code, viewer) == 0) {
            copy->secret = code;
            break;
        }
    }
    if (hidden && copy->config->race && !codebreaking_race_redraw(copy, viewer, rng)) {
        memcpy(copy->attempts, state->attempts, state->count * sizeof state->attempts[0]);
        copy->secret = state->secret;
    }
    *out = copy;
    return OK;
}

static size_t size(const struct state *state) {
    return sizeof *state + state->count * sizeof state->attempts[0] + state->text_length;
}

const struct family codebreaking_family = {
    .name = "codebreaking",
    .rules_version = 2,
    .presets = codebreaking_presets,
    .preset_count = CODEBREAKING_PRESETS,
    .actions = codebreaking_actions,
    .action_count = ACTION_COUNT,
    .problems = codebreaking_problems,
    .problem_count = PROBLEM_COUNT,
    .configure = options_configure,
    .options_schema = options_schema,
    .action_schema = codebreaking_action_schema,
    .describe = codebreaking_describe,
    .deal = deal,
    .start = start,
    .check_form = codebreaking_check_form,
    .apply = codebreaking_apply,
    .must_validate_async = codebreaking_must_validate_async,
    .validate_async = codebreaking_validate_async,
    .record = codebreaking_record,
    .repeated = repeated,
    .turn = turn,
    .points = codebreaking_points,
    .result = codebreaking_result,
    .score_order = SCORES_ASCENDING,
    .score = codebreaking_score,
    .won_at_once = codebreaking_won_at_once,
    .carry = codebreaking_carry,
    .commitment = commitment,
    .proof = codebreaking_proof,
    .observe = codebreaking_observe,
    .observation_size = codebreaking_observation_size,
    .view = codebreaking_view,
    .history = codebreaking_history,
    .read_view = codebreaking_read_view,
    .view_event = codebreaking_view_event,
    .resample = resample,
    .size = size,
};
