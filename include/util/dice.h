/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Dice that anybody can check afterwards.
 *
 * A game has a server seed, 32 random bytes of which the SHA-256 is published before anything is rolled, and the client
 * seeds of its players. Roll r, counted from 0 over the whole game, is the first five accepted bytes of the stream
 *
 *     HMAC-SHA256(key = server seed, message = "S:r:b")      b = 0, 1, 2, ...
 *
 * where S is the client seeds as one text. A byte from 252 up is skipped, any other is the value byte mod 6 + 1; so all
 * values are equally likely. Test vector: key 00 01 .. 1f and S empty give 1 6 5 3 3 for roll 0.
 */
#ifndef REFEREE_UTIL_DICE_H
#define REFEREE_UTIL_DICE_H

#include <stddef.h>
#include <stdint.h>

#include "util/proof.h"

enum { DICE_COUNT = 5, SERVER_SEED_SIZE = 32 };

/* The values, 1 .. 6, of one roll; `clients` need not be NUL-terminated. */
void dice_roll(uint8_t out[static DICE_COUNT], const unsigned char server_seed[static SERVER_SEED_SIZE],
               const char *clients, size_t clients_length, int64_t roll);

/* The commitment to a server seed: the SHA-256 of its bytes in lower-case hexadecimal. */
void dice_commit(char out[static PROOF_HEX_SIZE], const unsigned char server_seed[static SERVER_SEED_SIZE]);

#endif
