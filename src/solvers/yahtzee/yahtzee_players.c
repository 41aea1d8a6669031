/* SPDX-License-Identifier: Apache-2.0 */
/* The players that look at nobody's card but their own. */
#include "yahtzee_players.h"

/* ---- what they have in common ---- */

uint8_t yahtzee_player_places(const struct yahtzee_rolls *rolls, const uint8_t dice[static YAHTZEE_DICE],
                              unsigned hold) {
    uint8_t left[YAHTZEE_FACES];
    unsigned places = 0;
    for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
        left[face] = rolls->counts[hold][face];
    }
    for (unsigned place = 0; place < YAHTZEE_DICE; place++) {
        unsigned face = dice[place] - 1U;
        if (left[face] > 0) {
            left[face]--;
            places |= 1U << place;
        }
    }
    return (uint8_t)places;
}

void yahtzee_player_follow(struct yahtzee_act *out, const struct yahtzee_plan *plan,
                           const struct yahtzee_observation *observation) {
    unsigned roll = yahtzee_rolls_find(plan->rolls, observation->dice, YAHTZEE_DICE) - YAHTZEE_PARTS;
    struct yahtzee_choice choice = yahtzee_plan_best(plan, roll, observation->stage);
    if (choice.is_score) {
        *out = (struct yahtzee_act){.is_score = true, .category = choice.move.category};
    } else {
        *out = (struct yahtzee_act){.keep = yahtzee_player_places(plan->rolls, observation->dice, choice.hold)};
    }
}

static void plan_for(struct yahtzee_scratch *scratch, const struct yahtzee_observation *observation,
                     const struct yahtzee_rolls *rolls, const struct yahtzee_aim *aim) {
    if (!scratch->is_planned) {
        struct yahtzee_state state = yahtzee_state_of(&observation->cards[observation->head.viewer]);
        yahtzee_plan_make(&scratch->plan, state, yahtzee_player_variant(observation), rolls, aim);
        scratch->is_planned = true;
    }
}

/* ---- random: keeps each die or not, and scores anywhere ---- */

static enum err decide_random(struct yahtzee_act *out, const struct yahtzee_player *player,
                              const struct yahtzee_observation *observation, struct yahtzee_scratch *scratch,
                              struct rng *rng) {
    enum { ALL = (1 << YAHTZEE_DICE) - 1 };
    (void)player;
    (void)scratch;
    unsigned keep = observation->stage + 1 < YAHTZEE_STAGES ? rng_below(rng, ALL + 1) : ALL;
    *out = (struct yahtzee_act){.is_score = keep == ALL, .keep = (uint8_t)keep};
    if (out->is_score) {
        const struct observation *head = &observation->head;
        unsigned choices =
            yahtzee_choices(&observation->cards[head->viewer], observation->dice, yahtzee_joker(head->config));
        unsigned skip = rng_below(rng, (uint32_t)__builtin_popcount(choices));
        for (; skip > 0; skip--) {
            choices &= choices - 1;
        }
        out->category = (enum category)__builtin_ctz(choices);
    }
    return OK;
}

const struct yahtzee_player yahtzee_player_random = {.decide = decide_random};

/* ---- greedy: the most points in this turn, as if there were no other ---- */

static double points_now(const void *context, const struct yahtzee_move *move) {
    (void)context;
    return move->points;
}

static enum err decide_greedy(struct yahtzee_act *out, const struct yahtzee_player *player,
                              const struct yahtzee_observation *observation, struct yahtzee_scratch *scratch,
                              struct rng *rng) {
    (void)player;
    (void)rng;
    const struct yahtzee_rolls *rolls = NULL;
    const struct yahtzee_aim aim = {points_now, NULL};
    enum err err = yahtzee_rolls_get(&rolls);
    if (err == OK) {
        plan_for(scratch, observation, rolls, &aim);
        yahtzee_player_follow(out, &scratch->plan, observation);
    }
    return err;
}

const struct yahtzee_player yahtzee_player_greedy = {.decide = decide_greedy};

/* ---- optimal: the most points on average ---- */

enum err yahtzee_player_plan_points(const struct yahtzee_table **out, struct yahtzee_scratch *scratch,
                                    const struct yahtzee_observation *observation) {
    enum err err = yahtzee_table_get(out, yahtzee_player_variant(observation));
    if (err == OK) {
        const struct yahtzee_aim aim = {yahtzee_plan_points, *out};
        plan_for(scratch, observation, (*out)->rolls, &aim);
    }
    return err;
}

static enum err decide_optimal(struct yahtzee_act *out, const struct yahtzee_player *player,
                               const struct yahtzee_observation *observation, struct yahtzee_scratch *scratch,
                               struct rng *rng) {
    (void)player;
    (void)rng;
    const struct yahtzee_table *table = NULL;
    enum err err = yahtzee_player_plan_points(&table, scratch, observation);
    if (err == OK) {
        yahtzee_player_follow(out, &scratch->plan, observation);
    }
    return err;
}

const struct yahtzee_player yahtzee_player_optimal = {.decide = decide_optimal};
