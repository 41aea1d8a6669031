/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A level does not always the best: it draws what to do, by a softmax of what everything is worth in points on average. What
 * is worth as many points less as the temperature is drawn e times less often. So mistakes that cost little are common and
 * those that cost much are rare, as with people; the hotter, the worse.
 *
 * The numbers were found by play, each level against the one below: `make bench-levels`.
 */
#include "yahtzee_levels.h"

#include <math.h>

/* Level, temperature in points, average total of a card, share of duels won against the level below. */
#define LEVELS(LEVEL)            \
    LEVEL(1, 4.6, 147.65, 0.992) \
    LEVEL(2, 3.5, 169.35, 0.645) \
    LEVEL(3, 2.5, 192.38, 0.642) \
    LEVEL(4, 1.4, 221.95, 0.666)

enum { WAYS_MAX = YAHTZEE_KEEPS_MAX + CATEGORY_COUNT };

/* All that may be done with the dice, scores first, and what each is worth. */
static unsigned list_ways(struct yahtzee_choice out[static WAYS_MAX], const struct yahtzee_plan *plan,
                          const struct yahtzee_table *table, unsigned roll, unsigned stage) {
    struct yahtzee_move moves[CATEGORY_COUNT];
    unsigned count = yahtzee_state_moves(moves, plan->state, plan->variant, plan->rolls, roll);
    for (unsigned i = 0; i < count; i++) {
        out[i] =
            (struct yahtzee_choice){.is_score = true, .move = moves[i], .worth = yahtzee_plan_points(table, &moves[i])};
    }
    return count + yahtzee_plan_keeps(out + count, plan, roll, stage);
}

static unsigned draw(const struct yahtzee_choice *ways, unsigned count, double temperature, struct rng *rng) {
    double likely[WAYS_MAX];
    double most = ways[0].worth;
    double sum = 0;
    for (unsigned i = 1; i < count; i++) {
        most = ways[i].worth > most ? ways[i].worth : most;
    }
    for (unsigned i = 0; i < count; i++) {
        likely[i] = exp((ways[i].worth - most) / temperature);
        sum += likely[i];
    }
    double left = sum * rng_below(rng, UINT32_MAX) / UINT32_MAX;
    unsigned way = 0;
    while (way + 1 < count && left >= likely[way]) {
        left -= likely[way++];
    }
    return way;
}

static enum err decide_hot(struct yahtzee_act *out, const struct yahtzee_player *player,
                           const struct yahtzee_observation *observation, struct yahtzee_scratch *scratch,
                           struct rng *rng) {
    const struct yahtzee_table *table = NULL;
    struct yahtzee_choice ways[WAYS_MAX];
    enum err err = yahtzee_player_plan_points(&table, scratch, observation);
    if (err != OK) {
        return err;
    }
    const struct yahtzee_rolls *rolls = table->rolls;
    unsigned roll = yahtzee_rolls_find(rolls, observation->dice, YAHTZEE_DICE) - YAHTZEE_PARTS;
    unsigned count = list_ways(ways, &scratch->plan, table, roll, observation->stage);
    const struct yahtzee_choice *way = &ways[draw(ways, count, player->temperature, rng)];
    *out = way->is_score ? (struct yahtzee_act){.is_score = true, .category = way->move.category}
                         : (struct yahtzee_act){.keep = yahtzee_player_places(rolls, observation->dice, way->hold)};
    return OK;
}

#define AS_PLAYER(level, temperature, total, share) {decide_hot, temperature},
const struct yahtzee_player yahtzee_level_players[YAHTZEE_LEVELS - 1] = {LEVELS(AS_PLAYER)};

#define TOTAL "average total of a card"
#define SHARE "share of games won against the level below, a draw as half"
#define SHARE_OF(level) ((level) == 1 ? "share of games won against random, a draw as half" : SHARE)
#define AS_STRENGTHS(level, temperature, total, share) {"yahtzee", TOTAL, total}, {"yahtzee", SHARE_OF(level), share},
const struct strength yahtzee_level_strengths[2 * YAHTZEE_LEVELS] = {
    LEVELS(AS_STRENGTHS){"yahtzee", TOTAL, 254.5877287}, /* exact */
    {"yahtzee", SHARE, 0.664},
};
