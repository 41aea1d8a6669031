/* SPDX-License-Identifier: Apache-2.0 */
/* What tells the players of Yahtzee apart, and what they do without memory. */
#include "solvers/yahtzee/yahtzee_players.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "support/starve.h"

static struct config *config_of(int seats, const char *joker) {
    struct config *config = NULL;
    struct problem problem;
    json_t *options = json_pack("{s:s}", "joker", joker);
    const struct setup setup = {.options = options, .opponents = seats - 1};
    cr_assert_eq(yahtzee_family.configure(&config, &yahtzee_family.presets[0], &setup, &problem), OK);
    json_decref(options);
    return config;
}

static struct yahtzee_act decide(const struct yahtzee_player *player, struct yahtzee_observation *observation,
                                 int seats) {
    struct yahtzee_scratch scratch = {.is_planned = false};
    struct yahtzee_act act = {.is_score = false};
    struct config *config = config_of(seats, "forced");
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){3});
    observation->head.config = config;
    cr_assert_eq(player->decide(&act, player, observation, &scratch, &rng), OK);
    config_release(config);
    return act;
}

/* Two cards of 100 points and more: one with nothing free but chance, one that is full. */
static struct yahtzee_observation last_turn(int lead, const uint8_t *dice, uint8_t stage) {
    struct yahtzee_observation observation = {.has_dice = true, .stage = stage};
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        observation.cards[0].boxes[i] = 0;
        observation.cards[1].boxes[i] = 0;
    }
    observation.cards[0].boxes[CATEGORY_CHANCE] = BOX_FREE;
    observation.cards[0].boxes[CATEGORY_FOUR_OF_A_KIND] = 30;
    observation.cards[1].boxes[CATEGORY_FOUR_OF_A_KIND] = 30;
    observation.cards[1].boxes[CATEGORY_CHANCE] = (int8_t)lead;
    memcpy(observation.dice, dice, sizeof observation.dice);
    return observation;
}

Test(yahtzee_players, the_winner_risks_what_is_not_enough) {
    struct yahtzee_observation observation = last_turn(27, (const uint8_t[]){4, 6, 4, 6, 4}, 1);
    struct yahtzee_act act = decide(&yahtzee_player_optimal, &observation, 2);
    cr_expect(act.is_score && act.category == CATEGORY_CHANCE);
    act = decide(&yahtzee_player_winner, &observation, 2);
    cr_expect(!act.is_score && act.keep == (1 << 1 | 1 << 3));
}

Test(yahtzee_players, the_winner_takes_what_is_enough) {
    struct yahtzee_observation observation = last_turn(23, (const uint8_t[]){6, 6, 6, 3, 3}, 1);
    struct yahtzee_act act = decide(&yahtzee_player_optimal, &observation, 2);
    cr_expect(!act.is_score && act.keep == 7);
    act = decide(&yahtzee_player_winner, &observation, 2);
    cr_expect(act.is_score && act.category == CATEGORY_CHANCE);
}

Test(yahtzee_players, who_plays_no_more_frightens_nobody) {
    struct yahtzee_observation observation = last_turn(23, (const uint8_t[]){6, 6, 6, 3, 3}, 1);
    for (int i = CATEGORY_ACES; i <= CATEGORY_TWOS; i++) {
        observation.cards[1].boxes[i] = BOX_FREE;
    }
    struct yahtzee_act act = decide(&yahtzee_player_winner, &observation, 2);
    cr_expect(!act.is_score && act.keep == 7);
}

/* 24 points would pass one of them, but not the other. */
Test(yahtzee_players, the_winner_minds_everybody) {
    struct yahtzee_observation observation = last_turn(23, (const uint8_t[]){6, 6, 6, 3, 3}, 1);
    observation.cards[2] = observation.cards[1];
    observation.cards[2].boxes[CATEGORY_CHANCE] = 28;
    struct yahtzee_act act = decide(&yahtzee_player_winner, &observation, 3);
    cr_expect(!act.is_score && act.keep == 7);
}

Test(yahtzee_players, without_memory_for_tables_nobody_plays) {
    static const struct {
        const struct yahtzee_player *player;
        long allocations;
    } needs[] = {{&yahtzee_player_greedy, 1}, {&yahtzee_player_optimal, 2}, {&yahtzee_player_winner, 2}};
    struct yahtzee_observation observation = last_turn(27, (const uint8_t[]){4, 6, 4, 6, 4}, 1);
    struct config *config = config_of(2, "free");
    observation.head.config = config;
    for (size_t i = 0; starve_is_possible() && i < sizeof needs / sizeof needs[0]; i++) {
        for (long allocations = 0; allocations < needs[i].allocations; allocations++) {
            struct yahtzee_scratch scratch = {.is_planned = false};
            struct yahtzee_act act;
            struct rng rng;
            rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){3});
            starve_after(allocations);
            enum err err = needs[i].player->decide(&act, needs[i].player, &observation, &scratch, &rng);
            starve_end();
            cr_expect_eq(err, ERR_NO_MEMORY);
        }
    }
    config_release(config);
}
