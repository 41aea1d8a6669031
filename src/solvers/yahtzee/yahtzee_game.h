/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Yahtzee among bots, without a table: a whole game in memory, as fast as they can think.
 *
 * At a table of the server a bot is shown JSON and answers in it, and each of its decisions is an action in a log. Here it
 * is shown the same things as they are (struct yahtzee_sight), and it is the same code that decides. So it sees no more
 * than its view would have, and what comes out is what the same dice would have come to at a table; but a game of four
 * takes less than a millisecond. Points are the rules' (rules/yahtzee.h).
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_GAME_H
#define REFEREE_SOLVERS_YAHTZEE_GAME_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/family.h"
#include "rules/yahtzee.h"
#include "solvers/bot.h"
#include "util/err.h"
#include "util/rng.h"

/* All that the seat whose turn it is sees. */
struct yahtzee_sight {
    enum joker joker;
    int seat, seats;
    uint16_t absent; /* seats that play no more, as bits */
    struct yahtzee_card cards[SEATS_MAX];
    uint8_t dice[YAHTZEE_DICE];
    unsigned stage;
};

/* What it does: scores the dice in a box, or keeps some of them, by place, and rolls the others. */
struct yahtzee_deed {
    bool is_score;
    enum category category;
    uint8_t keep; /* places as bits; never all five */
};

/* A roll that is to be made. */
struct yahtzee_throw {
    int64_t number; /* counted from 0 over the whole game, everybody's rolls together */
    int turn;       /* of the seat, from 1 */
    unsigned stage;
    int seat;
};

struct yahtzee_game {
    enum joker joker;
    int seats;
    int leader;                    /* the seat that rolls first */
    const struct bot *const *bots; /* by seat; of the family "yahtzee" */
    struct rng *rngs;              /* by seat: what each draws from */
    /* The five values that fall; of a die that is kept the value is not used. */
    void (*roll)(uint8_t out[static YAHTZEE_DICE], void *context, const struct yahtzee_throw *next);
    void *context;
};

/*
 * Plays a game out; the cards by seat. A bot's very first decision may take a second, for tables that are made then.
 * ERR_NO_MEMORY; ERR_INTERNAL when a bot did what is not legal, and *out_offender is its seat.
 */
enum err yahtzee_game_play(struct yahtzee_card out[static SEATS_MAX], int *out_offender,
                           const struct yahtzee_game *game) MUST_CHECK;

#endif
