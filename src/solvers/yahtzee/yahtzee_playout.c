/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The dice are those that the rules would roll: by the number of the roll, or where others get the same, by turn and stage.
 */
#include "yahtzee_playout.h"

#include <string.h>

#include "rules/yahtzee.h"
#include "util/dice.h"
#include "yahtzee_game.h"

_Static_assert((int)DICE_COUNT == (int)YAHTZEE_DICE, "a roll is that of all dice");

struct dice {
    const struct seeds *seeds;
    bool duplicate;
};

static void roll(uint8_t out[static YAHTZEE_DICE], void *context, const struct yahtzee_throw *next) {
    const struct dice *dice = context;
    int64_t number = dice->duplicate ? YAHTZEE_STAGES * ((int64_t)next->turn - 1) + (int64_t)next->stage : next->number;
    dice_roll(out, dice->seeds->server, dice->seeds->clients, strlen(dice->seeds->clients), number);
}

static enum err play(double points[static SEATS_MAX], double *out_value, int *out_offender,
                     const struct playout_table *table) {
    struct dice dice = {.seeds = table->seeds, .duplicate = table->duplicate};
    const struct yahtzee_game game = {
        .joker = yahtzee_joker(table->config),
        .seats = table->config->seats,
        .bots = table->bots,
        .rngs = table->rngs,
        .roll = roll,
        .context = &dice,
    };
    struct yahtzee_card cards[SEATS_MAX];
    int offender = -1;
    enum err err = yahtzee_game_play(cards, &offender, &game);
    if (err == ERR_NO_MEMORY) {
        return err;
    }
    *out_offender = err == OK ? -1 : offender;
    for (int i = 0; i < game.seats && err == OK; i++) {
        points[i] = yahtzee_total(&cards[i]);
    }
    *out_value = points[0];
    return OK;
}

const struct playout yahtzee_playout = {.family = "yahtzee", .play = play};
