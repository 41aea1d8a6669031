/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A whole game among built-in bots, played in memory: no log, no clock, no store. For tournaments.
 *
 * It is the family's own start, apply and observe, and the bots' own decide; so what comes out is what the same game at a
 * table of the server would have come to. Everything that happens by chance follows from the game's seed, 32 bytes, by
 * HMAC-SHA256 with it as the key:
 *
 *     "deal:R"        seeds what is drawn for round R (from 1): a secret and its nonce. Dice are rolled by the game's seed
 *                     itself.
 *     "entrant:N"     seeds the random numbers of entrant N for the whole game
 *     "keepsake:R:N"  is the bot key of entrant N in round R
 *     "nonce"         seeds the nonces that the engine adds to actions
 *
 * Where the message seeds random numbers, they are the stream of util/rng.h. So the same game comes out wherever it is
 * played again; two entrants that are the same bot still differ. Bots are bounded by steps alone here: time would not
 * repeat.
 */
#ifndef REFEREE_PLAY_BOT_GAME_H
#define REFEREE_PLAY_BOT_GAME_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "rules/family.h"
#include "solvers/bot.h"
#include "util/err.h"
#include "util/rng.h"

/* What is said of a program that tried what the rules forbid. */
#define BOT_GAME_ILLEGAL "an action that is not legal"

/* Who sits at a seat. */
struct bot_seat {
    const struct bot *bot; /* can play the config */
    int32_t number;        /* of the entrant */
};

struct bot_game {
    const struct config *config;
    const struct bot_seat *seats; /* config->seats of them */
    unsigned char seed[RNG_SEED_BYTES];
    int rules;                   /* the version of the family's rules that it is played under */
    bool duplicate;              /* others play it too, each alone */
    const atomic_bool *stopping; /* gives up the game; may be NULL */
    uint64_t steps;              /* a decision takes no more; 0: SOLVER_STEPS, as in all games of the server */
};

struct bot_game_result {
    double points[SEATS_MAX]; /* by seat, of all rounds; 1 for who has won at once, and 0 for the others */
    double minor[SEATS_MAX];  /* likewise: what tells equal points apart, where the family has it */
    /* Alone: what the family makes of the rounds (its score), where it makes anything of all of them; else NAN. */
    double value;
    int offender;       /* the seat whose bot did what is not legal: then there is nothing else; -1 = none */
    const char *reason; /* what that bot did; static */
};

/* ERR_NO_MEMORY; ERR_BUSY when it was told to stop; ERR_CORRUPT when the family refuses to begin. Any thread. */
enum err bot_game_play(struct bot_game_result *out, const struct bot_game *game) MUST_CHECK;

#endif
