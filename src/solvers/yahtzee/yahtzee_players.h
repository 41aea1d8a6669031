/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How the bots of Yahtzee decide, apart from how they are shown a game and how they say what they do.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_PLAYERS_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_PLAYERS_INTERNAL_H

#include "rules/yahtzee.h"
#include "util/err.h"
#include "util/rng.h"
#include "yahtzee_plan.h"

/* What a bot does: scores the dice in a box, or keeps some of them, by place, and rolls the others. */
struct yahtzee_act {
    bool is_score;
    enum category category;
    uint8_t keep; /* places as bits; never all five */
};

/* A bot's scratch memory: what it plans for a turn, so as not to plan it thrice. It holds for the same cards and totals. */
struct yahtzee_scratch {
    bool is_planned;
    struct yahtzee_card cards[YAHTZEE_SEATS_MAX];
    int16_t totals[YAHTZEE_SEATS_MAX];
    struct yahtzee_plan plan;
};

/* What tells one bot from another: struct bot's detail. */
struct yahtzee_player {
    enum err (*decide)(struct yahtzee_act *out, const struct yahtzee_player *player,
                       const struct yahtzee_observation *observation, struct yahtzee_scratch *scratch, struct rng *rng);
    double temperature; /* in points, of one that does not always the best it knows: yahtzee_levels.c */
};

extern const struct yahtzee_player yahtzee_player_random;
extern const struct yahtzee_player yahtzee_player_greedy;
extern const struct yahtzee_player yahtzee_player_optimal;
extern const struct yahtzee_player yahtzee_player_winner;

/* Which game is played. */
static inline enum yahtzee_variant yahtzee_player_variant(const struct yahtzee_observation *observation) {
    return (enum yahtzee_variant)yahtzee_joker(observation->head.config);
}

/* Plans the turn for the most points on average, unless that is done; the table it is done by. ERR_NO_MEMORY. */
enum err yahtzee_player_plan_points(const struct yahtzee_table **out, struct yahtzee_scratch *scratch,
                                    const struct yahtzee_observation *observation) MUST_CHECK;

/* What a plan says about the dice that lie there. */
void yahtzee_player_follow(struct yahtzee_act *out, const struct yahtzee_plan *plan,
                           const struct yahtzee_observation *observation);

/* The first places, as bits, whose dice make up a hold. */
uint8_t yahtzee_player_places(const struct yahtzee_rolls *rolls, const uint8_t dice[static YAHTZEE_DICE],
                              unsigned hold);

#endif
