/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of Yahtzee: how a round starts, whose turn it is, what it is worth, and the one public struct.
 *
 * A round is a card for everybody, filled in turn from the leader on. A turn begins with a roll that the server makes by
 * itself (`due`), goes on with up to two more of the player's, and ends with a score. All dice follow from the game's
 * seeds and the number of the roll, so there is nothing to deal; the number is what one round hands on to the next.
 */
#include "rules/yahtzee.h"

#include <stdlib.h>
#include <string.h>

#include "rules/brought.h"
#include "rules/options.h"
#include "yahtzee_internal.h"

enum joker yahtzee_joker(const struct config *config) {
    return ((const struct yahtzee_config *)config)->joker;
}

/* The number of the round's first roll; -1 when it is none. */
static int64_t read_carry(const json_t *carry) {
    const json_t *rolls = json_object_get(carry, "rolls");
    if (carry == NULL || json_is_null(carry)) {
        return 0;
    }
    return json_is_integer(rolls) && json_integer_value(rolls) < INT64_MAX / 2 ? json_integer_value(rolls) : -1;
}

static enum err start(struct state **out, const struct config *config, const struct table *table,
                      struct problem *problem) {
    int64_t first_roll = read_carry(table->carry);
    bool leads = table->leader >= 0 && table->leader < config->seats && !seat_set_has(table->out, table->leader);
    if (table->seeds == NULL || first_roll < 0 || !leads) {
        return problem_set(problem, ERR_CORRUPT,
                           "The round lacks its seeds, the number of its first roll or a leader.");
    }
    size_t clients_length = strlen(table->seeds->clients);
    struct state *state = calloc(1, sizeof *state + clients_length);
    if (state == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    state->config = (const struct yahtzee_config *)config;
    memcpy(state->server_seed, table->seeds->server, sizeof state->server_seed);
    memcpy(state->turns, table->seeds->clients, clients_length);
    state->clients_length = (uint16_t)clients_length;
    state->next_roll = first_roll;
    state->duplicate = table->duplicate;
    state->absent = (uint16_t)table->out;
    state->forfeited_by = NONE;
    state->out = state->absent;
    state->resigned = state->absent;
    for (int i = 0; i < YAHTZEE_SEATS_MAX; i++) {
        state->cards[i] = yahtzee_empty_card();
    }
    yahtzee_pass_on(state, table->leader + config->seats - 1);
    *out = state;
    return OK;
}

static bool due(const struct state *state, struct auto_action *out) {
    if (!state->due) {
        return false;
    }
    *out = (struct auto_action){.kind = event_of_action(YAHTZEE_ACTION_ROLL), .seat = state->active};
    return true;
}

static void turn(const struct state *state, struct turn *out) {
    *out = (struct turn){.over = state->active == NONE, .number = (uint32_t)state->count + state->due};
    if (state->active != NONE) {
        const struct yahtzee_turn *last = last_turn(state);
        bool rolls = !state->due && last != NULL && last->rolls < YAHTZEE_STAGES;
        out->seats = seat_set_of(state->active);
        out->actions[state->active] = (uint16_t)((unsigned)rolls << YAHTZEE_ACTION_ROLL | 1U << YAHTZEE_ACTION_SCORE);
    }
}

/* Nobody has any as long as they would tell whose total is which. */
static void points(const struct state *state, double *out) {
    bool hides = hidden_from(state, VIEWER_SPECTATOR) != 0;
    for (int seat = 0; seat < state->config->head.seats; seat++) {
        out[seat] = is_out(state, seat) || hides ? 0 : yahtzee_total(&state->cards[seat]);
    }
}

/* Where others get the same dice a round has the numbers of all the rolls that it may have, made or not. */
static json_t *carry(const struct state *state) {
    json_int_t next = state->next_roll;
    if (state->duplicate && state->count > 0) {
        next = state->turns[0].roll + (json_int_t)YAHTZEE_TURNS * YAHTZEE_STAGES;
    }
    return json_pack("{s:I}", "rolls", next);
}

static size_t size(const struct state *state) {
    return sizeof *state + state->count * sizeof state->turns[0] + state->clients_length;
}

/* Whoever gives a client seed has a part in the dice. */
static const struct brought_def client_seed = {
    .word = "client-seed",
    .member = "client_seed",
    .joining = "client_seed",
    .list = "client_seeds",
    .name = "client seed",
    .games = "games with dice",
    .no_use = "This game has no dice, and no use for a client seed.",
    .too_late = "The first roll has been made: client seeds stay what they were.",
};

const struct family yahtzee_family = {
    .name = "yahtzee",
    .rules_version = 1,
    .seeded = true,
    .brought = &client_seed,
    .presets = yahtzee_presets,
    .preset_count = YAHTZEE_PRESETS,
    .actions = yahtzee_actions,
    .action_count = YAHTZEE_ACTIONS,
    .problems = &yahtzee_illegal_category,
    .problem_count = 1,
    .configure = options_configure,
    .options_schema = options_schema,
    .tournament_options = yahtzee_tournament_options,
    .action_schema = yahtzee_action_schema,
    .describe = yahtzee_describe,
    .start = start,
    .check_form = yahtzee_check_form,
    .apply = yahtzee_apply,
    .record = yahtzee_record,
    .due = due,
    .turn = turn,
    .points = points,
    .result = yahtzee_result,
    .score_order = SCORES_DESCENDING,
    .score = yahtzee_score_round,
    .carry = carry,
    .observe = yahtzee_observe,
    .observation_size = yahtzee_observation_size,
    .view = yahtzee_view,
    .history = yahtzee_history,
    .read_view = yahtzee_read_view,
    .view_event = yahtzee_view_event,
    .resample = yahtzee_resample,
    .size = size,
};
