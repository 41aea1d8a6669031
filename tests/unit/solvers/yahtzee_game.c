/* SPDX-License-Identifier: Apache-2.0 */
/* Whole games in memory, and what tells the players apart. */
#include "solvers/yahtzee/yahtzee_game.h"

#include <math.h>
#include <string.h>

#include <criterion/criterion.h>

#include "solvers/yahtzee/yahtzee_players.h"
#include "support/starve.h"

static const struct bot players[] = {
    {.name = "random", .detail = &yahtzee_player_random},
    {.name = "greedy", .detail = &yahtzee_player_greedy},
    {.name = "optimal", .detail = &yahtzee_player_optimal},
    {.name = "winner", .detail = &yahtzee_player_winner},
};

enum player { RANDOM, GREEDY, OPTIMAL, WINNER, PLAYERS };

/* Dice and draws that a test repeats. */
struct chance {
    struct rng dice;
    struct rng rngs[SEATS_MAX];
    struct yahtzee_throw last;
};

static void begin(struct chance *chance, unsigned char number) {
    unsigned char seed[RNG_SEED_BYTES] = {number};
    rng_init(&chance->dice, seed);
    for (unsigned char i = 0; i < SEATS_MAX; i++) {
        seed[1] = (unsigned char)(i + 1);
        rng_init(&chance->rngs[i], seed);
    }
}

static void roll(uint8_t out[static YAHTZEE_DICE], void *context, const struct yahtzee_throw *next) {
    struct chance *chance = context;
    cr_assert(next->number == 0 ? next->turn == 1 && next->stage == 0 : next->number == chance->last.number + 1);
    cr_assert(next->stage == 0 || (next->stage == chance->last.stage + 1 && next->stage < YAHTZEE_STAGES &&
                                   next->turn == chance->last.turn && next->seat == chance->last.seat));
    chance->last = *next;
    for (unsigned i = 0; i < YAHTZEE_DICE; i++) {
        out[i] = (uint8_t)(rng_below(&chance->dice, YAHTZEE_FACES) + 1);
    }
}

static struct yahtzee_game game_of(const struct bot **seated, int seats, enum joker joker, struct chance *chance) {
    return (struct yahtzee_game){
        .joker = joker, .seats = seats, .bots = seated, .rngs = chance->rngs, .roll = roll, .context = chance};
}

Test(yahtzee_game, cards_are_full_at_any_table) {
    struct chance chance;
    begin(&chance, 1);
    for (int seats = 1; seats <= SEATS_MAX; seats++) {
        for (int joker = JOKER_FORCED; joker <= JOKER_FREE; joker++) {
            const struct bot *seated[SEATS_MAX];
            struct yahtzee_card cards[SEATS_MAX];
            int offender = -1;
            for (int i = 0; i < seats; i++) {
                seated[i] = &players[(i + seats) % PLAYERS];
            }
            struct yahtzee_game game = game_of(seated, seats, (enum joker)joker, &chance);
            game.leader = seats / 2;
            cr_assert_eq(yahtzee_game_play(cards, &offender, &game), OK);
            for (int i = 0; i < SEATS_MAX; i++) {
                cr_expect_eq(yahtzee_used(&cards[i]), i < seats ? YAHTZEE_TURNS : 0);
                cr_expect_leq(yahtzee_total(&cards[i]), 1575);
            }
        }
    }
}

static double average_alone(enum player player, int games) {
    struct chance chance;
    const struct bot *seated[] = {&players[player]};
    double sum = 0;
    begin(&chance, 2);
    const struct yahtzee_game game = game_of(seated, 1, JOKER_FORCED, &chance);
    for (int i = 0; i < games; i++) {
        struct yahtzee_card cards[SEATS_MAX];
        int offender = -1;
        cr_assert_eq(yahtzee_game_play(cards, &offender, &game), OK);
        sum += yahtzee_total(&cards[0]);
    }
    return sum / games;
}

/* The mean is known, and that 59.60788 is the deviation of one game: four errors of the mean are allowed. */
Test(yahtzee_game, the_optimal_player_makes_what_the_table_promises) {
    enum { GAMES = 1500 };
    double error = 59.60788 / sqrt(GAMES);
    cr_expect_float_eq(average_alone(OPTIMAL, GAMES), 254.5877287, 4 * error);
    cr_expect_lt(average_alone(GREEDY, GAMES), 254.5877287 - 20 * error);
    cr_expect_lt(average_alone(RANDOM, GAMES), 60);
}

Test(yahtzee_game, the_winner_alone_plays_for_points) {
    cr_expect_eq(average_alone(WINNER, 50), average_alone(OPTIMAL, 50));
}

/* ---- decisions ---- */

static struct yahtzee_deed decide(enum player player, const struct yahtzee_sight *sight) {
    const struct yahtzee_player *detail = players[player].detail;
    struct yahtzee_thought thought = {.is_planned = false};
    struct yahtzee_deed deed = {.is_score = false};
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){3});
    cr_assert_eq(detail->decide(&deed, sight, &thought, &rng), OK);
    return deed;
}

/* Two cards of 100 points and more: one with nothing free but chance, one that is full. */
static struct yahtzee_sight last_turn(int lead, const uint8_t *dice, unsigned stage) {
    struct yahtzee_sight sight = {.seats = 2, .stage = stage};
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        sight.cards[0].boxes[i] = 0;
        sight.cards[1].boxes[i] = 0;
    }
    sight.cards[0].boxes[CATEGORY_CHANCE] = BOX_FREE;
    sight.cards[0].boxes[CATEGORY_FOUR_OF_A_KIND] = 30;
    sight.cards[1].boxes[CATEGORY_FOUR_OF_A_KIND] = 30;
    sight.cards[1].boxes[CATEGORY_CHANCE] = (int8_t)lead;
    memcpy(sight.dice, dice, sizeof sight.dice);
    return sight;
}

Test(yahtzee_game, the_winner_risks_what_is_not_enough) {
    const struct yahtzee_sight sight = last_turn(27, (const uint8_t[]){4, 6, 4, 6, 4}, 1);
    struct yahtzee_deed deed = decide(OPTIMAL, &sight);
    cr_expect(deed.is_score && deed.category == CATEGORY_CHANCE);
    deed = decide(WINNER, &sight);
    cr_expect(!deed.is_score && deed.keep == (1 << 1 | 1 << 3));
}

Test(yahtzee_game, the_winner_takes_what_is_enough) {
    const struct yahtzee_sight sight = last_turn(23, (const uint8_t[]){6, 6, 6, 3, 3}, 1);
    struct yahtzee_deed deed = decide(OPTIMAL, &sight);
    cr_expect(!deed.is_score && deed.keep == 7);
    deed = decide(WINNER, &sight);
    cr_expect(deed.is_score && deed.category == CATEGORY_CHANCE);
}

Test(yahtzee_game, who_plays_no_more_frightens_nobody) {
    struct yahtzee_sight sight = last_turn(23, (const uint8_t[]){6, 6, 6, 3, 3}, 1);
    sight.absent = 1 << 1;
    struct yahtzee_deed deed = decide(WINNER, &sight);
    cr_expect(!deed.is_score && deed.keep == 7);
}

/* 24 points would pass one of them, but not the other. */
Test(yahtzee_game, the_winner_minds_everybody) {
    struct yahtzee_sight sight = last_turn(23, (const uint8_t[]){6, 6, 6, 3, 3}, 1);
    sight.seats = 3;
    sight.cards[2] = sight.cards[1];
    sight.cards[2].boxes[CATEGORY_CHANCE] = 28;
    struct yahtzee_deed deed = decide(WINNER, &sight);
    cr_expect(!deed.is_score && deed.keep == 7);
}

/* ---- what is not legal, and what there is no memory for ---- */

static enum err decide_badly(struct yahtzee_deed *out, const struct yahtzee_sight *sight,
                             struct yahtzee_thought *thought, struct rng *rng) {
    static const struct yahtzee_deed deeds[] = {
        {.keep = 31},
        {.is_score = true, .category = CATEGORY_COUNT},
        {.keep = 0},
    };
    (void)thought;
    *out = deeds[sight->joker == JOKER_FREE ? 2 : rng_below(rng, 2)];
    return OK;
}

Test(yahtzee_game, who_does_what_is_not_legal_is_named) {
    static const struct yahtzee_player cheat = {decide_badly};
    const struct bot bot = {.name = "cheat", .detail = &cheat};
    const struct bot *seated[] = {&players[GREEDY], &bot, &players[GREEDY]};
    struct yahtzee_card cards[SEATS_MAX];
    struct chance chance;
    begin(&chance, 4);
    for (int i = 0; i < 8; i++) {
        struct yahtzee_game game = game_of(seated, 3, i < 7 ? JOKER_FORCED : JOKER_FREE, &chance);
        int offender = -1;
        cr_expect_eq(yahtzee_game_play(cards, &offender, &game), ERR_INTERNAL);
        cr_expect_eq(offender, 1);
    }
}

Test(yahtzee_game, without_memory_for_tables_nobody_plays) {
    for (int player = GREEDY; starve_is_possible() && player < PLAYERS; player++) {
        const struct bot *seated[] = {&players[player]};
        struct yahtzee_card cards[SEATS_MAX];
        struct chance chance;
        int offender = -1;
        begin(&chance, 5);
        const struct yahtzee_game game = game_of(seated, 1, JOKER_FREE, &chance);
        for (long allocations = 0; allocations < (player == GREEDY ? 1 : 2); allocations++) {
            starve_after(allocations);
            enum err err = yahtzee_game_play(cards, &offender, &game);
            starve_end();
            cr_expect_eq(err, player == GREEDY || allocations < 2 ? ERR_NO_MEMORY : OK);
        }
    }
}
