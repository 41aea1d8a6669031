/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The seeds of a game: what all its chance follows from, where its family is seeded.
 *
 * The server's seed is drawn and committed to in the `created` event and told when the game is over. Those of the players
 * are what they bring to the table (game/brought.h). A struct game_seeds is immutable and shared by all versions of a game.
 */
#ifndef REFEREE_GAME_SEEDS_H
#define REFEREE_GAME_SEEDS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

#include "game/brought.h"
#include "rules/family.h"
#include "util/dice.h"
#include "util/err.h"
#include "util/rng.h"

struct game_seeds {
    atomic_int references;
    unsigned char server_seed[SERVER_SEED_SIZE];
    char commitment[PROOF_HEX_SIZE];
};

/* One reference; NULL when there is no memory. */
struct game_seeds *seeds_create(const unsigned char server_seed[static SERVER_SEED_SIZE]) MUST_CHECK;

/* Out of an event: the 64 hexadecimal characters of the server's seed. */
bool seeds_read_server(unsigned char out[static SERVER_SEED_SIZE], const char *text, size_t length);

struct game_seeds *seeds_ref(const struct game_seeds *seeds); /* NULL is fine */
void seeds_release(const struct game_seeds *seeds);           /* NULL is fine */

/* What a round is told; borrows from both. */
struct seeds seeds_of_round(const struct game_seeds *seeds, const struct brought *clients);

/* The server's seed in hexadecimal; and with those of the players: the proof. NULL when there is no memory. */
json_t *seeds_server(const struct game_seeds *seeds) MUST_CHECK;
json_t *seeds_proof(const struct game_seeds *seeds, const struct brought *clients) MUST_CHECK;

/* The stream out of which round R (from 1) of a game with this seed is dealt: see bot_game.h. */
void seeds_deal(struct rng *out, const unsigned char seed[static RNG_SEED_BYTES], int round);

#endif
