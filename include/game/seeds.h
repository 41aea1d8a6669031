/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The seeds of a game: what all its chance follows from, where its family is seeded.
 *
 * The server's seed is drawn and committed to in the `created` event and told when the game is over; the players' come with
 * joining, or in `client-seed` events, until the first round begins. A struct game_seeds is immutable and shared by the
 * versions of the game that it lasts through; a new client seed makes a new one.
 */
#ifndef REFEREE_GAME_SEEDS_H
#define REFEREE_GAME_SEEDS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

#include "rules/family.h"
#include "util/dice.h"
#include "util/err.h"
#include "util/rng.h"

enum { CLIENT_SEED_MAX = 64 };

struct game_seeds {
    atomic_int references;
    unsigned char server_seed[SERVER_SEED_SIZE];
    char commitment[PROOF_HEX_SIZE];
    size_t clients_length;
    char clients[]; /* in the order of the seats, joined by commas; NUL-terminated */
};

/* 1 to CLIENT_SEED_MAX letters, digits, `_` and `-`? */
bool client_seed_is_legal(const char *text, size_t length);

/* All of these return NULL when there is no memory; a result has one reference. */
struct game_seeds *seeds_create(const unsigned char server_seed[static SERVER_SEED_SIZE], int seats) MUST_CHECK;
/* With the seat's client seed replaced; length 0: it has none. */
struct game_seeds *seeds_with(const struct game_seeds *seeds, int seat, const char *text, size_t length) MUST_CHECK;

/*
 * Out of an event: the 64 hexadecimal characters of the server's seed; the list that seeds_clients writes. false and
 * NULL are for what cannot be; for the list also for want of memory.
 */
bool seeds_read_server(unsigned char out[static SERVER_SEED_SIZE], const char *text, size_t length);
struct game_seeds *seeds_with_clients(const struct game_seeds *seeds, const json_t *list, int seats) MUST_CHECK;

struct game_seeds *seeds_ref(const struct game_seeds *seeds); /* NULL is fine */
void seeds_release(const struct game_seeds *seeds);           /* NULL is fine */

/* Has the seat given a client seed? Is it this one? */
bool seeds_has(const struct game_seeds *seeds, int seat);
bool seeds_has_this(const struct game_seeds *seeds, int seat, const char *text, size_t length);

/* Are the client seeds the same? Two NULLs are. */
bool seeds_is_same(const struct game_seeds *a, const struct game_seeds *b);

/* What a round is told; borrows from the seeds. */
struct seeds seeds_of_round(const struct game_seeds *seeds);

/* The client seeds as a list, "" for a seat without one; the server's seed in hexadecimal; both: the proof. */
json_t *seeds_clients(const struct game_seeds *seeds) MUST_CHECK;
json_t *seeds_server(const struct game_seeds *seeds) MUST_CHECK;
json_t *seeds_proof(const struct game_seeds *seeds) MUST_CHECK;

/* The stream out of which round R (from 1) of a game with this seed is dealt: see bot_game.h. */
void seeds_deal(struct rng *out, const unsigned char seed[static RNG_SEED_BYTES], int round);

/* Bytes it takes; 0 for NULL. */
size_t seeds_size(const struct game_seeds *seeds);

#endif
