/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Scores, places, and what is published. Scores follow from the responses to closed questions; those of somebody who has
 * left are void, and tie-breaks change none.
 */
#include "quiz_score.h"

#include <stdlib.h>

#include "util/json.h"

void quiz_scores(const struct state *state, struct quiz_score out[static SEATS_MAX]) {
    memset(out, 0, SEATS_MAX * sizeof *out);
    for (size_t i = 0; i < state->response_count; i++) {
        const struct quiz_reply *reply = &responses_of(state)[i];
        const struct quiz_asked *asked = &asked_of(state)[reply->asked];
        struct quiz_score *score = &out[reply->seat];
        if (asked->is_open || asked->tie != 0 || !is_in(state, reply->seat)) {
            continue;
        }
        score->points += reply->points;
        score->right += reply->outcome == OUTCOME_RIGHT;
        score->wrong += reply->outcome == OUTCOME_WRONG;
        score->passes += reply->outcome == OUTCOME_PASS;
        score->unanswered += reply->outcome == OUTCOME_UNANSWERED;
    }
}

/* Above 0: a is in front of b. */
static int compare(const struct quiz_score *a, const struct quiz_score *b) {
    return a->points != b->points ? a->points - b->points : b->passes - a->passes;
}

seat_set quiz_leaders(const struct state *state) {
    struct quiz_score scores[SEATS_MAX];
    seat_set leaders = 0;
    int best = NONE;
    quiz_scores(state, scores);
    for (int seat = 0; seat < contenders_of(state->config); seat++) {
        scores[seat].points += standings_of(state)[seat].points_before;
        scores[seat].passes += standings_of(state)[seat].passes_before;
    }
    for (int seat = 0; seat < contenders_of(state->config); seat++) {
        int difference = best == NONE ? 1 : compare(&scores[seat], &scores[best]);
        if (is_in(state, seat) && difference >= 0) {
            leaders = (difference > 0 ? 0 : leaders) | seat_set_of(seat);
            best = seat;
        }
    }
    return leaders;
}

seat_set quiz_tie_leaders(const struct state *state) {
    seat_set tied = state->tied & contenders_in(state);
    seat_set leaders = 0;
    int most = NONE;
    for (int seat = seat_set_lowest(tied); seat >= 0; seat = seat_set_next(tied, seat)) {
        int right = standings_of(state)[seat].tie_right[state->tie_number - 1];
        if (right >= most) {
            leaders = (right > most ? 0 : leaders) | seat_set_of(seat);
            most = right;
        }
    }
    return leaders;
}

/* Who leads of those in front, by the last tie-break that is over; all of them where there was none. */
static seat_set winners_of(const struct state *state) {
    seat_set contenders = contenders_in(state);
    if (seat_set_count(contenders) == 1 && contenders_of(state->config) > 1) {
        return contenders;
    }
    return state->tie_number > 0 ? state->tied & contenders : quiz_leaders(state);
}

/*
 * From 1, by seat of the game; 0 = none. Those of several rounds are of the round: its tie-break plays off what all of them add
 * up to.
 */
static void find_places(const struct state *state, int out[static SEATS_MAX]) {
    struct quiz_score scores[SEATS_MAX];
    bool is_only = state->config->head.rounds == 1;
    seat_set first = is_only ? quiz_leaders(state) : 0;
    seat_set winners = is_only ? winners_of(state) : 0;
    quiz_scores(state, scores);
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        out[seat] = seat < contenders_of(state->config) ? 1 : 0;
        for (int other = 0; out[seat] != 0 && other < contenders_of(state->config); other++) {
            bool is_played_off = seat_set_has(first, other) && seat_set_has(first, seat) &&
                                 seat_set_has(winners, other) && !seat_set_has(winners, seat);
            bool is_behind = is_in(state, other) &&
                             (!is_in(state, seat) || compare(&scores[other], &scores[seat]) > 0 || is_played_off);
            out[seat] += is_behind;
        }
    }
}

/* Right answers in the tie-breaks that are over; NONE: they were in none. */
static int tie_total(const struct state *state, int seat) {
    int total = NONE;
    for (int i = 0; i < QUIZ_TIES_MAX; i++) {
        int right = standings_of(state)[seat].tie_right[i];
        total = right == NONE ? total : (total == NONE ? right : total + right);
    }
    return total;
}

void quiz_write_scores(struct json_out *out, const struct state *state) {
    struct quiz_score scores[SEATS_MAX];
    quiz_scores(state, scores);
    json_out_begin_array(out);
    for (int seat = 0; seat < contenders_of(state->config); seat++) {
        json_out_begin_object(out);
        json_out_put_integer(out, "seat", seat);
        json_out_put_integer(out, "points", scores[seat].points);
        json_out_put_integer(out, "right", scores[seat].right);
        json_out_put_integer(out, "wrong", scores[seat].wrong);
        json_out_put_integer(out, "passes", scores[seat].passes);
        json_out_put_integer(out, "unanswered", scores[seat].unanswered);
        quiz_put_or_null(out, "tie_break", tie_total(state, seat));
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* Who was in a tie-break that is over; nobody: it was cut off. */
static seat_set seats_of_tie(const struct state *state, int tie) {
    seat_set seats = 0;
    for (int seat = 0; seat < contenders_of(state->config); seat++) {
        seats |= standings_of(state)[seat].tie_right[tie] != NONE ? seat_set_of(seat) : 0;
    }
    return seats;
}

static void write_tie(struct json_out *out, const struct state *state, int tie) {
    seat_set seats = seats_of_tie(state, tie);
    json_out_begin_object(out);
    json_out_put_integer(out, "number", tie + 1);
    json_out_put_array(out, "seats");
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        json_out_integer(out, seat);
    }
    json_out_end_array(out);
    json_out_put_array(out, "right");
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        json_out_integer(out, standings_of(state)[seat].tie_right[tie]);
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

/* The fives by number, or null where none was played to its end. */
static void write_ties(struct json_out *out, const struct state *state) {
    if (seats_of_tie(state, 0) == 0) {
        json_out_null(out);
        return;
    }
    json_out_begin_array(out);
    for (int tie = 0; tie < QUIZ_TIES_MAX && seats_of_tie(state, tie) != 0; tie++) {
        write_tie(out, state, tie);
    }
    json_out_end_array(out);
}

json_t *quiz_result(const struct state *state) {
    struct json_out out;
    size_t length = 0;
    int places[SEATS_MAX];
    find_places(state, places);
    json_out_init(&out);
    json_out_begin_object(&out);
    json_out_key(&out, "scores");
    quiz_write_scores(&out, state);
    json_out_put_array(&out, "places");
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        if (places[seat] == 0) {
            json_out_null(&out);
        } else {
            json_out_integer(&out, places[seat]);
        }
    }
    json_out_end_array(&out);
    json_out_key(&out, "tie_break");
    write_ties(&out, state);
    json_out_put_text(&out, "title", state->config->head.title);
    quiz_put_or_null(&out, "forfeited_by", state->forfeited_by);
    json_out_end_object(&out);
    char *text = json_out_take(&out, &length);
    json_t *result = text == NULL ? NULL : json_loadb(text, length, 0, NULL);
    free(text);
    return result;
}

void quiz_points(const struct state *state, double *out) {
    struct quiz_score scores[SEATS_MAX];
    quiz_scores(state, scores);
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        out[seat] = scores[seat].points;
    }
}

void quiz_minor(const struct state *state, double *out) {
    struct quiz_score scores[SEATS_MAX];
    quiz_scores(state, scores);
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        out[seat] = (seat == state->winner ? 0.5 : 0) - scores[seat].passes;
    }
}

void quiz_asked(const struct state *state, double *out) {
    struct quiz_score scores[SEATS_MAX];
    quiz_scores(state, scores);
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        out[seat] = scores[seat].right + scores[seat].wrong + scores[seat].passes + scores[seat].unanswered;
    }
}

void quiz_score_round(struct round_score *out, const struct preset *preset, const json_t *result, int seat, int seats) {
    (void)preset;
    (void)seats;
    *out = (struct round_score){
        .has_value = true,
        .value = json_number_value(json_array_get(json_object_get(result, "points"), (size_t)seat)),
    };
}
