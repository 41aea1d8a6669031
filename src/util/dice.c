/* SPDX-License-Identifier: Apache-2.0 */
/*
 * HMAC-SHA256 over libsodium. Pure: where the seeds come from is the caller's business.
 */
#include "util/dice.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <sodium.h>

enum { FACES = 6, ACCEPTED = 252 };

/* Block b of a roll's stream. */
static void make_block(unsigned char out[static crypto_auth_hmacsha256_BYTES], const unsigned char *server_seed,
                       const char *clients, size_t clients_length, int64_t roll, int block) {
    char counters[48];
    (void)snprintf(counters, sizeof counters, ":%" PRId64 ":%d", roll, block);
    crypto_auth_hmacsha256_state state;
    (void)crypto_auth_hmacsha256_init(&state, server_seed, SERVER_SEED_SIZE);
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)clients, clients_length);
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)counters, strlen(counters));
    (void)crypto_auth_hmacsha256_final(&state, out);
}

void dice_roll(uint8_t out[static DICE_COUNT], const unsigned char server_seed[static SERVER_SEED_SIZE],
               const char *clients, size_t clients_length, int64_t roll) {
    unsigned char bytes[crypto_auth_hmacsha256_BYTES] = {0};
    size_t used = sizeof bytes;
    int blocks = 0;
    for (int made = 0; made < DICE_COUNT;) {
        if (used == sizeof bytes) {
            make_block(bytes, server_seed, clients, clients_length, roll, blocks++);
            used = 0;
        }
        unsigned char byte = bytes[used++];
        if (byte < ACCEPTED) {
            out[made++] = (uint8_t)(byte % FACES + 1);
        }
    }
}

void dice_commit(char out[static PROOF_HEX_SIZE], const unsigned char server_seed[static SERVER_SEED_SIZE]) {
    unsigned char digest[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(digest, server_seed, SERVER_SEED_SIZE);
    (void)sodium_bin2hex(out, PROOF_HEX_SIZE, digest, sizeof digest);
}
