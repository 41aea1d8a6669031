/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the Yahtzee family share among themselves; nobody else includes it.
 *
 *     yahtzee.c          the start of a round, whose turn it is, points; struct family itself
 *     yahtzee_step.c     what an event does: rolls, scores, forfeits; the bodies of actions
 *     yahtzee_options.c  the ruleset, its options, schemas
 *     yahtzee_resample.c what a viewer cannot know, drawn anew
 *     yahtzee_view.c     what a viewer sees, what the log keeps, what is published
 *     yahtzee_card.c     what dice score (rules/yahtzee.h)
 */
#ifndef REFEREE_RULES_YAHTZEE_INTERNAL_H
#define REFEREE_RULES_YAHTZEE_INTERNAL_H

#include "rules/yahtzee.h"

struct yahtzee_config {
    struct config head; /* first: config_release frees the whole by it */
    enum joker joker;
    enum cards cards;
    bool awaits_client_seeds; /* of everybody who can give one */
};

enum { NONE = -1 }; /* no seat, no category */

struct state {
    const struct yahtzee_config *config;
    unsigned char server_seed[SERVER_SEED_SIZE];
    int64_t next_roll; /* number of the next roll over the whole game */
    uint16_t count;    /* of turns begun */
    uint16_t clients_length;
    uint16_t absent;     /* seats that had left the match before the round: a seat_set, as a table has few */
    uint16_t out;        /* those that play no more in it: these, and those who forfeited it */
    uint16_t resigned;   /* those of them that have left the match */
    int8_t forfeited_by; /* who was the first to forfeit the round; NONE */
    int8_t active;       /* whose turn it is; NONE when the round is over */
    bool due;            /* that turn's first roll is still to be made */
    bool duplicate;      /* a turn has the numbers of three rolls, whether it uses them or not: see struct table */
    struct yahtzee_card cards[YAHTZEE_SEATS_MAX];
    struct yahtzee_turn turns[]; /* and behind them the client seeds, clients_length characters */
};

/* The turn that was begun last; NULL before the first. */
static inline const struct yahtzee_turn *last_turn(const struct state *state) {
    return state->count == 0 ? NULL : &state->turns[state->count - 1];
}

/* The dice on the table, or NULL where there are none: between two turns and when the round is over. */
static inline const uint8_t *dice_of(const struct state *state) {
    const struct yahtzee_turn *last = last_turn(state);
    return state->active == NONE || state->due || last == NULL ? NULL : last->dice[last->rolls - 1];
}

/* The seats, as bits, whose cards and dice this viewer does not see. */
static inline uint16_t hidden_from(const struct state *state, int viewer) {
    bool hides = state->config->cards == CARDS_OWN && state->active != NONE;
    return (uint16_t)(hides ? seat_set_first(state->config->head.seats) & ~seat_set_of(viewer) : 0);
}

static inline bool is_out(const struct state *state, int seat) {
    return seat_set_has(state->out, seat);
}

static inline const char *clients_of(const struct state *state) {
    return (const char *)&state->turns[state->count];
}

/* --- yahtzee_step.c --- */

extern const struct action_def yahtzee_actions[YAHTZEE_ACTIONS];
extern const struct problem_def yahtzee_illegal_category;

enum err yahtzee_check_form(const struct config *config, const struct action_def *action, const json_t *body,
                            struct problem *problem) MUST_CHECK;
enum err yahtzee_apply(struct state **next, const struct state *now, const struct event *event,
                       struct problem *problem) MUST_CHECK;
json_t *yahtzee_action_schema(const struct preset *preset, const struct action_def *action);

/* The turn goes to the first seat after this one that has a free box; the round is over when there is none. */
void yahtzee_pass_on(struct state *state, int after);

/* A copy with room for one more turn, or for none; NULL without memory. */
struct state *yahtzee_copy(const struct state *state, bool one_more) MUST_CHECK;

/* --- yahtzee_resample.c --- */

enum err yahtzee_resample(struct state **out, const struct state *state, int viewer, struct rng *rng) MUST_CHECK;

/* --- yahtzee_options.c --- */

extern const struct preset yahtzee_presets[];
enum { YAHTZEE_PRESETS = 1 };

json_t *yahtzee_describe(const struct preset *preset);
json_t *yahtzee_tournament_options(const struct config *config);

/* --- yahtzee_view.c --- */

json_t *yahtzee_record(const struct state *next, const struct event *action);
json_t *yahtzee_result(const struct state *state);
void yahtzee_score_round(struct round_score *out, const struct preset *preset, const json_t *result, int seat,
                         int seats);
size_t yahtzee_observation_size(const struct state *state);
void yahtzee_observe(const struct state *state, int viewer, struct observation *out);
void yahtzee_view(const struct observation *head, struct json_out *out);
void yahtzee_history(const struct observation *head, struct json_out *out);
json_t *yahtzee_view_event(const struct config *config, const struct event *event, int viewer);
enum err yahtzee_read_view(struct observation **out, const struct observation *head, const json_t *view) MUST_CHECK;

#endif
