/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Points of a round under the four scorings, forfeits included.
 *
 * A seat whose forfeit ended the round, or whose player left it, gets nothing for it. What the others get: a leader who
 * forfeits gives every breaker still in the round 1 under `rounds`, nobody anything under `guesses`, leaves the breakers
 * what they made under `pegs`, and counts as cracked in no guess under `fewest`; a breaker who forfeits counts as one who
 * did not crack the code. Of two races in a row that are equal the second may be worth more (fewest_ties), and a first guess
 * that is right may end the match (first_guess_wins).
 */
#include "codebreaking_internal.h"

static bool is_over(const struct state *state) {
    return state->phase == PHASE_OVER;
}

static bool leader_forfeited(const struct state *state) {
    return is_leader(state, state->ended_by);
}

static bool is_breaker(const struct state *state, int seat) {
    return seat != state->leader && !is_out(state, seat);
}

static void score_rounds(const struct state *state, double *out) {
    for (int seat = 0; is_over(state) && seat < state->config->head.seats; seat++) {
        if (leader_forfeited(state)) {
            out[seat] = is_breaker(state, seat);
        } else if (state->solver != NONE) {
            out[seat] = seat == state->solver;
        } else {
            out[seat] = is_leader(state, seat);
        }
    }
}

static void score_guesses(const struct state *state, double *out) {
    if (state->leader != LEADER_SERVER) {
        out[state->leader] = state->count + (is_over(state) && state->solver == NONE ? 1.0 : 0.0);
    }
}

/* Each breaker gets what their guesses raised the best exact count by. */
static void score_pegs(const struct state *state, double *out) {
    int best = 0;
    for (size_t i = 0; i < state->count; i++) {
        const struct attempt *attempt = &state->attempts[i];
        if (attempt->answer.exact > best) {
            out[attempt->seat] += attempt->answer.exact - best;
            best = attempt->answer.exact;
        }
    }
}

/* Guesses the breaker of a finished round needed. */
static int guesses_needed(const struct state *state) {
    if (leader_forfeited(state)) {
        return 0;
    }
    /* A breaker who forfeited has not cracked it, whatever they had found. */
    for (int i = 0; i < state->count && state->ended_by == NONE; i++) {
        if (feedback_is_solved(&state->config->space, state->attempts[i].answer)) {
            return i + 1;
        }
    }
    return NOT_CRACKED;
}

/* The race is decided when the second round of the pair is over: its leader was the breaker of the first. */
static void score_fewest(const struct state *state, double *out) {
    if (!is_over(state) || state->first_of_pair) {
        return;
    }
    int needed = guesses_needed(state);
    int first_breaker = state->leader;
    /* A leader who forfeited is no tie: nobody has cracked that code. */
    bool tied = needed == state->to_beat && needed > 0 && needed != NOT_CRACKED;
    out[first_breaker] = state->to_beat < needed;
    out[1 - first_breaker] = needed < state->to_beat || (tied && state->config->fewest_ties == TIES_SECOND);
}

/*
 * With first_guess_wins: was the first guess of the round right? Of a secret that is known it is asked by the secret, as
 * an answer may have been false; else by the answer, so nobody can take the win back by not revealing.
 */
const char *codebreaking_won_at_once(const struct state *state, int *out_seat) {
    const struct codebreaking_config *config = state->config;
    if (!config->first_guess_wins || !is_over(state) || state->solver == NONE || state->count == 0) {
        return NULL;
    }
    if (config->race) {
        *out_seat = state->solver;
        return codebreaking_race_tally(state).best == 1 ? "first-guess" : NULL;
    }
    const struct attempt *first = &state->attempts[0];
    struct feedback answer = state->has_secret
                                 ? feedback_of(config->feedback, &config->space, &state->secret, &first->guess)
                                 : first->answer;
    if (!feedback_is_solved(&config->space, answer)) {
        return NULL;
    }
    *out_seat = state->solver;
    return "first-guess";
}

void codebreaking_points(const struct state *state, double *out) {
    int seats = state->config->head.seats;
    for (int seat = 0; seat < seats; seat++) {
        out[seat] = 0;
    }
    if (state->config->race) {
        codebreaking_race_points(state, out);
        return;
    }
    switch (state->config->scoring) {
    case SCORING_ROUNDS:
        score_rounds(state, out);
        break;
    case SCORING_GUESSES:
        score_guesses(state, out);
        break;
    case SCORING_PEGS:
        score_pegs(state, out);
        break;
    case SCORING_FEWEST:
        score_fewest(state, out);
        break;
    }
    for (int seat = 0; seat < seats; seat++) {
        if (is_out(state, seat)) {
            out[seat] = 0;
        }
    }
}

/* Only secrets that the server drew are measured; one that was not cracked took a guess more than there may be. */
void codebreaking_score(struct round_score *out, const struct preset *preset, const json_t *result, int seat,
                        int seats) {
    *out = (struct round_score){0};
    if (seats > 1 || seat != 0) {
        return;
    }
    int max_guesses = codebreaking_own_max_guesses(preset);
    out->won = json_is_true(json_object_get(result, "solved"));
    out->lost = !out->won;
    out->has_value = out->won || max_guesses > 0;
    out->value = out->won ? (double)json_integer_value(json_object_get(result, "attempts")) : max_guesses + 1;
}

json_t *codebreaking_carry(const struct state *state) {
    if (!is_over(state) || !state->first_of_pair) {
        return json_null();
    }
    int needed = guesses_needed(state);
    return json_pack("{s:o}", "guesses", needed == NOT_CRACKED ? json_null() : json_integer(needed));
}

enum err codebreaking_read_carry(int16_t *out, const json_t *carry, struct problem *problem) {
    const json_t *guesses = json_object_get(carry, "guesses");
    if (json_is_null(guesses)) {
        *out = NOT_CRACKED;
        return OK;
    }
    if (!json_is_integer(guesses) || json_integer_value(guesses) < 0 || json_integer_value(guesses) > ATTEMPTS_MAX) {
        return problem_set(problem, ERR_CORRUPT, "The second round of a race lacks the guesses of the first.");
    }
    *out = (int16_t)json_integer_value(guesses);
    return OK;
}
