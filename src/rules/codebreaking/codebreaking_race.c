/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The race: the server makes the code, and every seat breaks it on a board of its own, all at once.
 *
 * The attempts of all stand in one list, in the order in which they were made. A seat is done when it has cracked the code,
 * used up its guesses, made at least as many as the best needed, or is out; the round is over when all are. Of others one
 * sees how their guesses were answered; the guesses only when the round is over.
 */
#include "codebreaking_internal.h"

#include <stdlib.h>
#include <string.h>

#include "util/json.h"

struct race_tally codebreaking_race_tally(const struct state *state) {
    struct race_tally tally = {.best = NOT_CRACKED};
    for (size_t i = 0; i < state->count; i++) {
        const struct attempt *attempt = &state->attempts[i];
        tally.guesses[attempt->seat]++;
        if (feedback_is_solved(&state->config->space, attempt->answer)) {
            tally.solved |= seat_set_of(attempt->seat);
        }
    }
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        bool counts = seat_set_has(tally.solved, seat) && !is_out(state, seat);
        tally.best = counts && tally.guesses[seat] < tally.best ? tally.guesses[seat] : tally.best;
    }
    return tally;
}

static bool is_done(const struct race_tally *tally, const struct state *state, int seat) {
    int most = state->config->max_guesses;
    int guesses = tally->guesses[seat];
    return is_out(state, seat) || seat_set_has(tally->solved, seat) || (most > 0 && guesses >= most) ||
           guesses >= tally->best;
}

seat_set codebreaking_race_seats(const struct state *state) {
    struct race_tally tally = codebreaking_race_tally(state);
    seat_set seats = 0;
    for (int seat = 0; state->phase == PHASE_GUESS && seat < state->config->head.seats; seat++) {
        seats |= is_done(&tally, state, seat) ? 0 : seat_set_of(seat);
    }
    return seats;
}

/* The seat that alone needed the fewest guesses, or NONE. */
static int find_winner(const struct race_tally *tally, const struct state *state) {
    seat_set best = 0;
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        bool counts = seat_set_has(tally->solved, seat) && !is_out(state, seat);
        best |= counts && tally->guesses[seat] == tally->best ? seat_set_of(seat) : 0;
    }
    return seat_set_count(best) == 1 ? seat_set_lowest(best) : NONE;
}

void codebreaking_race_check(struct state *next) {
    struct race_tally tally = codebreaking_race_tally(next);
    int in_match = next->config->head.seats - seat_set_count(next->gone);
    bool won_at_once = next->config->first_guess_wins && tally.best == 1;
    if (codebreaking_race_seats(next) == 0 || in_match < 2 || won_at_once) {
        next->phase = PHASE_OVER;
        next->solver = (int8_t)find_winner(&tally, next);
    }
}

void codebreaking_race_points(const struct state *state, double *out) {
    if (state->phase == PHASE_OVER && state->solver != NONE) {
        out[state->solver] = 1;
    }
}

/* --- views --- */

void codebreaking_race_observe(const struct state *state, int viewer, struct codebreaking_observation *out) {
    bool over = state->phase == PHASE_OVER;
    size_t own = 0;
    for (size_t i = 0; i < state->count; i++) {
        own += state->attempts[i].seat == viewer;
    }
    out->count = (uint16_t)own;
    out->told = state->count;
    out->shows_told = over;
    out->done = (uint16_t)(seat_set_first(state->config->head.seats) & ~codebreaking_race_seats(state));
    int8_t *seats = (int8_t *)codebreaking_seats(out);
    size_t told = own;
    own = 0;
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        for (size_t i = 0; i < state->count; i++) {
            const struct attempt *attempt = &state->attempts[i];
            if (attempt->seat != seat) {
                continue;
            }
            if (seat == viewer) {
                out->history[own] = (struct constraint){attempt->guess, attempt->answer};
                seats[own++] = (int8_t)seat;
            }
            out->history[told].answer = (struct feedback){attempt->answer.exact, attempt->answer.misplaced, 0};
            if (over) {
                out->history[told] = (struct constraint){attempt->guess, attempt->answer};
            }
            seats[told++] = (int8_t)seat;
        }
    }
}

/* Where others may not know a guess they know how many places are right, but not which. */
static void write_told(struct json_out *out, const struct codebreaking_config *config, const struct constraint *told,
                       bool over) {
    if (over) {
        char text[CODE_TEXT_SIZE];
        code_format(text, &config->space, &told->guess);
        json_out_put_text(out, "code", text);
        codebreaking_write_answer(out, config, told);
        return;
    }
    json_out_put_integer(out, config->first, told->answer.exact);
    if (config->feedback == FEEDBACK_PEGS) {
        json_out_put_integer(out, config->second, told->answer.misplaced);
    }
}

void codebreaking_race_write(struct json_out *out, const struct codebreaking_observation *observation) {
    const struct codebreaking_config *config = (const struct codebreaking_config *)observation->head.config;
    const struct constraint *told = &observation->history[observation->count];
    const int8_t *seats = codebreaking_seats(observation) + observation->count;
    json_out_put_array(out, "boards");
    for (int seat = 0; seat < config->head.seats; seat++) {
        int attempts = 0;
        bool solved = false;
        json_out_begin_object(out);
        json_out_put_integer(out, "seat", seat);
        json_out_put_array(out, "history");
        for (size_t i = 0; i < observation->told; i++) {
            if (seats[i] == seat) {
                solved = solved || told[i].answer.exact == config->space.length;
                json_out_begin_object(out);
                json_out_put_integer(out, "attempt", ++attempts);
                write_told(out, config, &told[i], observation->shows_told);
                json_out_end_object(out);
            }
        }
        json_out_end_array(out);
        json_out_put_integer(out, "attempts", attempts);
        json_out_put_boolean(out, "solved", solved);
        json_out_put_boolean(out, "done", seat_set_has(observation->done, seat));
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* --- views read back --- */

size_t codebreaking_race_told(const json_t *boards) {
    size_t told = 0;
    size_t i = 0;
    const json_t *board = NULL;
    json_array_foreach(boards, i, board) {
        told += json_array_size(json_object_get(board, "history"));
    }
    return told;
}

enum err codebreaking_race_read(struct codebreaking_observation *out, const json_t *boards) {
    const struct codebreaking_config *config = (const struct codebreaking_config *)out->head.config;
    struct constraint *told = &out->history[out->count];
    int8_t *seats = (int8_t *)codebreaking_seats(out) + out->count;
    if ((int)json_array_size(boards) != config->head.seats) {
        return ERR_CORRUPT;
    }
    size_t at = 0;
    for (int seat = 0; seat < config->head.seats; seat++) {
        const json_t *board = json_array_get(boards, (size_t)seat);
        const json_t *item = NULL;
        size_t i = 0;
        out->done |= json_is_true(json_object_get(board, "done")) ? (uint16_t)seat_set_of(seat) : 0;
        json_array_foreach(json_object_get(board, "history"), i, item) {
            json_int_t exact = json_integer_value(json_object_get(item, config->first));
            json_int_t misplaced =
                config->feedback == FEEDBACK_PEGS ? json_integer_value(json_object_get(item, config->second)) : 0;
            if (exact < 0 || misplaced < 0 || exact + misplaced > config->space.length) {
                return ERR_CORRUPT;
            }
            told[at].answer = (struct feedback){(uint8_t)exact, (uint8_t)misplaced, 0};
            seats[at++] = (int8_t)seat;
        }
    }
    return OK;
}

/* --- what is published --- */

/* A seat's attempts with their codes; NULL without memory. */
static json_t *list_attempts(const struct state *state, int seat) {
    json_t *list = json_array();
    int number = 0;
    for (size_t i = 0; list != NULL && i < state->count; i++) {
        const struct attempt *attempt = &state->attempts[i];
        if (attempt->seat != seat) {
            continue;
        }
        char text[CODE_TEXT_SIZE];
        code_format(text, &state->config->space, &attempt->guess);
        json_t *item = json_pack("{s:i, s:s}", "attempt", ++number, "code", text);
        if (item == NULL || !codebreaking_put_answer(item, state->config, attempt) ||
            json_array_append_new(list, item) != 0) {
            json_decref(item);
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

json_t *codebreaking_race_boards(const struct state *state) {
    struct race_tally tally = codebreaking_race_tally(state);
    json_t *boards = json_array();
    for (int seat = 0; boards != NULL && seat < state->config->head.seats; seat++) {
        json_t *board =
            json_pack("{s:i, s:i, s:b, s:b, s:o}", "seat", seat, "attempts", (int)tally.guesses[seat], "solved",
                      (int)seat_set_has(tally.solved, seat), "done", 1, "history", list_attempts(state, seat));
        if (board == NULL || json_array_append_new(boards, board) != 0) {
            json_decref(boards);
            return NULL;
        }
    }
    return boards;
}

/* --- what others cannot know --- */

enum { TRIES = 20000 };

/* Another code that the secret answers alike, as far as others see it; false where none was found in time. */
static bool redraw_guess(struct attempt *attempt, const struct state *state, struct rng *rng) {
    const struct codebreaking_config *config = state->config;
    for (int i = 0; i < TRIES; i++) {
        struct code code;
        code_draw(&code, &config->space, rng);
        struct feedback answer = feedback_of(config->feedback, &config->space, &state->secret, &code);
        if (answer.exact == attempt->answer.exact && answer.misplaced == attempt->answer.misplaced) {
            attempt->guess = code;
            attempt->answer = answer;
            return true;
        }
    }
    return false;
}

bool codebreaking_race_redraw(struct state *state, int viewer, struct rng *rng) {
    for (size_t i = 0; i < state->count; i++) {
        if (state->attempts[i].seat != viewer && !redraw_guess(&state->attempts[i], state, rng)) {
            return false;
        }
    }
    return true;
}
