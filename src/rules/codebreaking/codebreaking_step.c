/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One event of a round. An action is checked in this order: may this seat do it at all, and now; is it legal; then it is
 * carried out on a fresh copy of the state, which is thrown away when the action turns out to be refused. A recorded
 * event runs through the same steps as the action it came from: outcomes are computed again, never believed.
 */
#include "codebreaking_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

struct state *codebreaking_copy(const struct state *state, size_t attempts, size_t bytes) {
    assert(attempts >= state->count);
    struct state *copy = malloc(sizeof *copy + attempts * sizeof copy->attempts[0] + bytes);
    if (copy != NULL) {
        memcpy(copy, state, sizeof *state + state->count * sizeof state->attempts[0]);
        memcpy(&copy->attempts[state->count], &state->attempts[state->count], state->text_length);
    }
    return copy;
}

int codebreaking_next_breaker(const struct state *state, int after) {
    int seats = state->config->head.seats;
    for (int i = 1; i <= seats; i++) {
        int seat = (after + i) % seats;
        if (seat != state->leader && !is_out(state, seat)) {
            return seat;
        }
    }
    return NONE;
}

int codebreaking_first_misfit(const struct state *state, const struct code *code, int seat) {
    const struct codebreaking_config *config = state->config;
    int number = 0;
    for (int i = 0; i < state->count; i++) {
        const struct attempt *attempt = &state->attempts[i];
        if (config->race && attempt->seat != seat) {
            continue;
        }
        number++;
        struct feedback truth = feedback_of(config->feedback, &config->space, code, &attempt->guess);
        if (!feedback_equal(truth, attempt->answer)) {
            return number;
        }
    }
    return 0;
}

/* --- who may do what now --- */

static enum err refuse_turn(struct problem *problem) {
    return problem_set(problem, ERR_NOT_YOUR_TURN, "It is another seat's turn: see turn.seats.");
}

static enum err refuse_now(struct problem *problem, const char *detail) {
    return problem_set(problem, ERR_NOT_ALLOWED_NOW, "%s", detail);
}

static enum err may_guess(const struct state *now, int seat, struct problem *problem) {
    if (now->phase == PHASE_OVER) {
        return refuse_now(problem, "The round is over; a new round must be started first.");
    }
    bool race = now->config->race;
    if (now->phase != PHASE_GUESS || (!race && seat != now->breaker)) {
        return refuse_turn(problem);
    }
    if (race && !seat_set_has(codebreaking_race_seats(now), seat)) {
        return refuse_now(problem, "You have nothing more to guess in this round; the others are still at it.");
    }
    if (race && codebreaking_race_tally(now).guesses[seat] == ATTEMPTS_MAX / now->config->head.seats) {
        return refuse_now(problem, "A round takes no more than 10000 guesses of all together, equally many of each.");
    }
    if (now->count == ATTEMPTS_MAX) {
        return refuse_now(problem, "No round takes more than 10000 guesses; resign or abandon it.");
    }
    return OK;
}

static enum err may_reveal(const struct state *now, struct problem *problem) {
    switch (now->config->custody) {
    case SECRET_HELD:
        return now->has_secret ? refuse_now(problem, "The secret of this round is known already.") : OK;
    case SECRET_COMMITTED:
        if (now->phase == PHASE_REVEAL) {
            return OK;
        }
        return now->phase == PHASE_GUESS
                   ? refuse_turn(problem)
                   : refuse_now(problem, "A committed secret is revealed when the code is cracked "
                                         "or the guesses are used up.");
    default:
        return refuse_now(problem, "The server knows the secret of this round; there is nothing to reveal.");
    }
}

/* What the leader, and nobody else, may do. When the round is over they may tell what they held, if nobody has found it. */
static enum err may_lead(const struct state *now, enum action action, struct problem *problem) {
    bool tells = action == ACTION_REVEAL && now->config->custody == SECRET_HELD;
    if (now->phase == PHASE_OVER && !tells) {
        return refuse_now(problem, "The round is over; a new round must be started first.");
    }
    switch (action) {
    case ACTION_SECRET:
        if (now->config->custody == SECRET_HELD) {
            return refuse_now(problem, "In this game the codemaker keeps the secret; just answer the guesses.");
        }
        return now->phase == PHASE_SECRET ? OK : refuse_now(problem, "The secret of this round is set and stays.");
    case ACTION_ANSWER:
        if (now->phase == PHASE_GUESS) {
            return refuse_turn(problem);
        }
        return now->phase == PHASE_ANSWER ? OK : refuse_now(problem, "No guess is pending.");
    case ACTION_CORRECT:
        return now->config->custody == SECRET_HELD
                   ? OK
                   : refuse_now(problem, "Answers can be corrected only where the secret is held.");
    default:
        return may_reveal(now, problem);
    }
}

static enum err may_act(const struct state *now, enum action action, int seat, struct problem *problem) {
    if (action == ACTION_GUESS) {
        if (seat < 0 || seat >= now->config->head.seats || is_leader(now, seat)) {
            return problem_set(problem, ERR_NOT_YOUR_TURN, "The leader of a round does not guess in it.");
        }
        return may_guess(now, seat, problem);
    }
    if (!is_leader(now, seat)) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "Only the leader of the round may do this.");
    }
    return may_lead(now, action, problem);
}

/* --- what it does --- */

/* Of a nonce or a commitment. */
static void read_bytes(unsigned char out[static NONCE_BYTES], const char *hex) {
    (void)sodium_hex2bin(out, NONCE_BYTES, hex, PROOF_HEX_SIZE - 1, NULL, NULL, NULL);
}

static void keep_commitment(struct state *state, const char *hex) {
    read_bytes(state->commitment, hex);
    state->has_commitment = true;
}

void codebreaking_keep_secret(struct state *state, const struct code *secret, const char *nonce) {
    char text[CODE_TEXT_SIZE];
    char commitment[PROOF_HEX_SIZE];
    code_format(text, &state->config->space, secret);
    proof_commit(commitment, nonce, text);
    keep_commitment(state, commitment);
    read_bytes(state->nonce, nonce);
    state->secret = *secret;
    state->has_secret = true;
    state->has_nonce = true;
}

static enum err read_hex(const char **out, const struct event *event, const char *member, struct problem *problem) {
    const char *text = NULL;
    size_t length = 0;
    enum err err = codebreaking_read_text(&text, &length, event, member, problem);
    if (err != OK) {
        return err;
    }
    if (!proof_is_hex(text, length)) {
        return problem_set(problem, ERR_CORRUPT, "The %s of event %lld is not hexadecimal.", member,
                           (long long)event->seq);
    }
    *out = text;
    return OK;
}

static enum err set_secret(struct state *next, const struct event *event, struct problem *problem) {
    bool committed = next->config->custody == SECRET_COMMITTED;
    const char *hex = NULL;
    struct code secret = {{0}};
    enum err err = committed ? OK : codebreaking_read_code(&secret, next->config, event, problem);
    if (err == OK) {
        err = read_hex(&hex, event, committed ? "commitment" : "nonce", problem);
    }
    if (err != OK) {
        return err;
    }
    assert(hex != NULL);
    if (committed) {
        keep_commitment(next, hex);
    } else {
        codebreaking_keep_secret(next, &secret, hex);
    }
    next->secret_seq = event->seq;
    next->phase = PHASE_GUESS;
    return OK;
}

/* The referee's check after an answer: is the code cracked, or are the guesses used up? */
static bool check_end(struct state *next, const struct attempt *answered) {
    int max_guesses = next->config->max_guesses;
    bool cracked = feedback_is_solved(&next->config->space, answered->answer);
    if (cracked) {
        next->solver = answered->seat;
    }
    if (cracked && next->config->custody == SECRET_HELD) {
        next->secret = answered->guess;
        next->has_secret = true;
    }
    if (!cracked && (max_guesses == 0 || next->count < max_guesses)) {
        return false;
    }
    next->phase = next->config->custody == SECRET_COMMITTED ? PHASE_REVEAL : PHASE_OVER;
    return true;
}

static void append_attempt(struct state *next, struct feedback answer) {
    next->attempts[next->count++] = (struct attempt){next->pending, answer, next->breaker};
}

/* The last guess is answered: the round ends or the next breaker is active. */
static void go_on(struct state *next) {
    if (next->config->race) {
        codebreaking_race_check(next);
        return;
    }
    if (!check_end(next, &next->attempts[next->count - 1])) {
        next->breaker = (int8_t)codebreaking_next_breaker(next, next->breaker);
        next->phase = PHASE_GUESS;
    }
}

/* Where guesses are held to the answers: can the code still be the secret? */
static enum err check_fit(const struct state *state, const struct code *code, int seat, struct problem *problem) {
    int attempt = state->config->consistent_guesses ? codebreaking_first_misfit(state, code, seat) : 0;
    if (attempt == 0) {
        return OK;
    }
    enum err err =
        problem_set_rule(problem, &codebreaking_problems[PROBLEM_ILLEGAL_CODE], "/code",
                         "the answer to attempt %d rules it out: guess a code that fits all answers so far", attempt);
    (void)snprintf(problem->members, sizeof problem->members, "{\"attempt\":%d}", attempt);
    return err;
}

static enum err guess(struct state *next, const struct event *event, struct problem *problem) {
    const struct codebreaking_config *config = next->config;
    enum err err = codebreaking_read_code(&next->pending, config, event, problem);
    if (err == OK) {
        err = check_fit(next, &next->pending, event->seat, problem);
    }
    if (err != OK) {
        return err;
    }
    if (config->answers == ANSWERS_MANUAL) {
        next->phase = PHASE_ANSWER;
    } else {
        next->breaker = (int8_t)event->seat;
        append_attempt(next, feedback_of(config->feedback, &config->space, &next->secret, &next->pending));
        go_on(next);
    }
    return OK;
}

/* Is the answer true of the secret, where that is known? */
static enum err check_truth(const struct state *state, const struct code *asked, struct feedback answer,
                            struct problem *problem) {
    const struct codebreaking_config *config = state->config;
    struct feedback truth = feedback_of(config->feedback, &config->space, &state->secret, asked);
    if (!state->has_secret || feedback_equal(truth, answer)) {
        return OK;
    }
    char pointer[PROBLEM_POINTER_MAX];
    char code[CODE_TEXT_SIZE];
    code_format(code, &config->space, asked);
    (void)snprintf(pointer, sizeof pointer, "/%s", config->first);
    if (config->feedback == FEEDBACK_PEGS) {
        return problem_set_rule(problem, &codebreaking_problems[PROBLEM_WRONG_ANSWER], pointer,
                                "to %s the secret answers %s %d, %s %d", code, config->first, truth.exact,
                                config->second, truth.misplaced);
    }
    return problem_set_rule(problem, &codebreaking_problems[PROBLEM_WRONG_ANSWER], pointer,
                            "to %s the secret answers %s %d, other places than these", code, config->first,
                            truth.exact);
}

static enum err answer(struct state *next, const struct event *event, struct problem *problem) {
    struct feedback given;
    enum err err = codebreaking_read_answer(&given, next->config, &next->pending, event, problem);
    if (err == OK) {
        err = check_truth(next, &next->pending, given, problem);
    }
    if (err != OK) {
        return err;
    }
    append_attempt(next, given);
    go_on(next);
    return OK;
}

static enum err correct(struct state *next, const struct event *event, struct problem *problem) {
    const json_t *number = json_object_get(event->body, "attempt");
    json_int_t counted = json_is_integer(number) ? json_integer_value(number) : 0;
    if (counted < 1 || counted > next->count) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/attempt",
                              "must be the number of an answered guess, 1 to %d", next->count);
    }
    size_t index = (size_t)counted - 1;
    struct attempt *attempt = &next->attempts[index];
    struct feedback given;
    enum err err = codebreaking_read_answer(&given, next->config, &attempt->guess, event, problem);
    if (err == OK) {
        err = check_truth(next, &attempt->guess, given, problem);
    }
    if (err != OK) {
        return err;
    }
    attempt->answer = given;
    next->corrected = (uint16_t)counted;
    next->corrected_seq = event->seq;
    (void)check_end(next, attempt);
    return OK;
}

/* --- reveals --- */

static enum err tell_held(struct state *next, const struct event *event, struct problem *problem) {
    enum err err = codebreaking_read_code(&next->secret, next->config, event, problem);
    if (err != OK) {
        return err;
    }
    int attempt = codebreaking_first_misfit(next, &next->secret, NONE);
    if (attempt > 0) {
        return problem_set_rule(problem, &codebreaking_problems[PROBLEM_WRONG_ANSWER], "/code",
                                "answer %d is not true of this code: tell another one or "
                                "correct the answer first",
                                attempt);
    }
    next->has_secret = true;
    return OK;
}

static bool is_printable(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (text[i] < ' ' || text[i] > '~') {
            return false;
        }
    }
    return length > 0 && length <= REVEALED_TEXT_MAX;
}

/* A seat is out of the round; who was the first is told with its result. */
static void leave(struct state *next, int8_t seat) {
    next->out |= (uint16_t)seat_set_of(seat);
    if (next->forfeited_by == NONE && next->tells_any_forfeit) {
        next->forfeited_by = seat;
    }
}

/* The round is over with the forfeit of a seat that has left it. */
static void end_by_forfeit(struct state *next, int8_t seat) {
    next->ended_by = seat;
    if (!next->tells_any_forfeit) {
        next->forfeited_by = seat;
    }
    next->phase = PHASE_OVER;
}

/* The leader has lied or committed to no legal code: they lose the round, and only a true hit counts as cracked. */
static void convict_leader(struct state *next) {
    next->honest = false;
    leave(next, next->leader);
    end_by_forfeit(next, next->leader);
    next->solver = NONE;
    for (size_t i = 0; next->has_secret && next->solver == NONE && i < next->count; i++) {
        if (memcmp(&next->attempts[i].guess, &next->secret, sizeof next->secret) == 0) {
            next->solver = next->attempts[i].seat;
        }
    }
}

static enum err open_commitment(struct state *next, const struct event *event, struct problem *problem) {
    const char *nonce = NULL;
    const char *text = NULL;
    size_t nonce_length = 0;
    size_t length = 0;
    enum err err = codebreaking_read_text(&nonce, &nonce_length, event, "nonce", problem);
    if (err == OK) {
        err = codebreaking_read_text(&text, &length, event, "code", problem);
    }
    if (err != OK) {
        return err;
    }
    char commitment[PROOF_HEX_SIZE] = "";
    char registered[PROOF_HEX_SIZE];
    write_commitment(registered, next);
    if (proof_is_hex(nonce, nonce_length) && is_printable(text, length)) {
        proof_commit(commitment, nonce, text);
    }
    if (strcmp(commitment, registered) != 0) {
        return problem_set_rule(problem, &codebreaking_problems[PROBLEM_BAD_REVEAL], NULL,
                                "SHA-256 of the nonce (64 lower-case hexadecimal characters), a line "
                                "feed and the code must be the commitment %s.",
                                registered);
    }
    read_bytes(next->nonce, nonce);
    next->has_nonce = true;
    next->has_secret = code_parse(&next->secret, &next->config->space, text, length);
    if (!next->has_secret) {
        memcpy(&next->attempts[next->count], text, length);
        next->text_length = (uint8_t)length;
    }
    if (!next->has_secret || codebreaking_first_misfit(next, &next->secret, NONE) > 0) {
        convict_leader(next);
    }
    next->phase = PHASE_OVER;
    return OK;
}

static enum err reveal(struct state *next, const struct event *event, struct problem *problem) {
    return next->config->custody == SECRET_HELD ? tell_held(next, event, problem)
                                                : open_commitment(next, event, problem);
}

/* --- forfeits --- */

/* A seat leaves the round, because it resigned or its time ran out; in a group the others may play on. */
static void forfeit(struct state *next, int8_t seat, bool resigned) {
    if (next->config->race && next->phase != PHASE_OVER) {
        next->gone |= resigned ? (uint16_t)seat_set_of(seat) : 0;
        if (!is_out(next, seat)) {
            leave(next, seat);
        }
        codebreaking_race_check(next);
        return;
    }
    if (next->phase == PHASE_OVER || is_out(next, seat)) {
        return;
    }
    leave(next, seat);
    if (is_leader(next, seat)) {
        end_by_forfeit(next, seat);
    } else if (codebreaking_next_breaker(next, seat) == NONE) {
        end_by_forfeit(next, seat);
        next->solver = NONE;
    } else if (seat == next->breaker && next->phase != PHASE_ANSWER) {
        /* A guess that is pending stays, and is answered. */
        next->breaker = (int8_t)codebreaking_next_breaker(next, seat);
    }
}

enum err codebreaking_apply(struct state **next, const struct state *now, const struct event *event,
                            struct problem *problem) {
    static enum err (*const steps[ACTION_COUNT])(struct state *, const struct event *, struct problem *) = {
        [ACTION_SECRET] = set_secret, [ACTION_GUESS] = guess,   [ACTION_ANSWER] = answer,
        [ACTION_CORRECT] = correct,   [ACTION_REVEAL] = reveal,
    };
    bool acts = event->kind >= EVENT_FAMILY;
    enum action action = acts ? (enum action)(event->kind - EVENT_FAMILY) : ACTION_COUNT;
    enum err err = family_check_event(&now->config->head, event, problem);
    err = err == OK && acts ? may_act(now, action, event->seat, problem) : err;
    if (err != OK) {
        return err;
    }
    struct state *copy = codebreaking_copy(now, now->count + 1U, action == ACTION_REVEAL ? REVEALED_TEXT_MAX : 0);
    if (copy == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    if (acts) {
        err = steps[action](copy, event, problem);
    } else {
        forfeit(copy, (int8_t)event->seat, event->kind == EVENT_RESIGNED);
    }
    if (err != OK) {
        free(copy);
        return err;
    }
    *next = copy;
    return OK;
}
