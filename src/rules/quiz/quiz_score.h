/* SPDX-License-Identifier: Apache-2.0 */
/* Points, who is in front, and results. */
#ifndef REFEREE_RULES_QUIZ_SCORE_H
#define REFEREE_RULES_QUIZ_SCORE_H

#include "quiz_family.h"

/* Of a contender, in the round. */
struct quiz_score {
    int points, right, wrong, passes, unanswered;
};

void quiz_scores(const struct state *state, struct quiz_score out[static SEATS_MAX]);

/* The contenders in front over all rounds so far. */
seat_set quiz_leaders(const struct state *state);

/* Takes the end of a tie-break into account: who is in front there. */
seat_set quiz_tie_leaders(const struct state *state);

void quiz_write_scores(struct json_out *out, const struct state *state);
json_t *quiz_result(const struct state *state);
void quiz_points(const struct state *state, double *out);
void quiz_minor(const struct state *state, double *out);
void quiz_asked(const struct state *state, double *out);
void quiz_score_round(struct round_score *out, const struct preset *preset, const json_t *result, int seat, int seats);

#endif
