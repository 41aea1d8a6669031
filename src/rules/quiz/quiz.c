/* SPDX-License-Identifier: Apache-2.0 */
/* The quiz as a family: how a round starts, and the one public struct. */
#include "rules/quiz.h"

#include <stdlib.h>

#include "quiz_observe.h"
#include "quiz_rounds.h"
#include "quiz_score.h"

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    struct state *state = NULL;
    enum err err = quiz_take_deal(&state, (const struct quiz_config *)config, table, problem);
    if (err == OK && !quiz_is_dealt_so(state, table)) {
        free(state);
        return problem_set(problem, ERR_CORRUPT,
                           "A stint was dealt from another set than its own, or a tie-break where there is none.");
    }
    if (err == OK) {
        quiz_begin(state);
        state->out = table->out;
        state->now = table->at;
        quiz_take_before(state, table);
        *out = state;
    }
    return err;
}

static bool commitment(char out[static PROOF_HEX_SIZE], const struct state *state) {
    memcpy(out, state->commitment, PROOF_HEX_SIZE);
    return true;
}

static const struct roles roles = {"contender", "master", 1, quiz_contenders_max};

const struct family quiz_family = {
    .name = "quiz",
    .rules_version = 1,
    .roles = &roles,
    .brought = &quiz_subject,
    .presets = quiz_presets,
    .preset_count = QUIZ_PRESETS,
    .actions = quiz_actions,
    .action_count = QUIZ_ACTIONS,
    .server_events = quiz_server_events,
    .server_event_count = QUIZ_EVENTS - QUIZ_ACTIONS,
    .configure = quiz_configure,
    .options_schema = quiz_options_schema,
    .action_schema = quiz_action_schema,
    .needs = quiz_needs,
    .deal = quiz_deal,
    .redact_deal = quiz_redact_deal,
    .list_put = quiz_list_put,
    .start = start,
    .check_form = quiz_check_form,
    .apply = quiz_apply,
    .record = quiz_record,
    .due = quiz_due,
    .turn = quiz_turn,
    .points = quiz_points,
    .minor = quiz_minor,
    .asked = quiz_asked,
    .result = quiz_result,
    .score_order = SCORES_DESCENDING,
    .score = quiz_score_round,
    .carry = quiz_carry,
    .commitment = commitment,
    .proof = quiz_proof,
    .observe = quiz_observe,
    .observation_size = quiz_observation_size,
    .view = quiz_view,
    .view_seat = quiz_view_seat,
    .history = quiz_history,
    .view_event = quiz_view_event,
    .resample = quiz_resample,
    .size = quiz_size,
};
