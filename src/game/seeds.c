/* SPDX-License-Identifier: Apache-2.0 */
#include "game/seeds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

struct game_seeds *seeds_create(const unsigned char server_seed[static SERVER_SEED_SIZE]) {
    struct game_seeds *seeds = calloc(1, sizeof *seeds);
    if (seeds != NULL) {
        atomic_init(&seeds->references, 1);
        memcpy(seeds->server_seed, server_seed, sizeof seeds->server_seed);
        dice_commit(seeds->commitment, server_seed);
    }
    return seeds;
}

bool seeds_read_server(unsigned char out[static SERVER_SEED_SIZE], const char *text, size_t length) {
    return proof_is_hex(text, length) && sodium_hex2bin(out, SERVER_SEED_SIZE, text, length, NULL, NULL, NULL) == 0;
}

struct game_seeds *seeds_ref(const struct game_seeds *seeds) {
    struct game_seeds *shared = (struct game_seeds *)seeds; /* only the count changes */
    if (shared != NULL) {
        (void)atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    }
    return shared;
}

void seeds_release(const struct game_seeds *seeds) {
    struct game_seeds *shared = (struct game_seeds *)seeds;
    if (shared != NULL && atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) == 1) {
        free(shared);
    }
}

struct seeds seeds_of_round(const struct game_seeds *seeds, const struct brought *clients) {
    return (struct seeds){.server = seeds->server_seed, .clients = clients->texts};
}

json_t *seeds_server(const struct game_seeds *seeds) {
    char hex[PROOF_HEX_SIZE];
    (void)sodium_bin2hex(hex, sizeof hex, seeds->server_seed, sizeof seeds->server_seed);
    return json_string(hex);
}

json_t *seeds_proof(const struct game_seeds *seeds, const struct brought *clients) {
    return json_pack("{s:o, s:o}", "server_seed", seeds_server(seeds), "client_seeds", brought_list(clients));
}

void seeds_deal(struct rng *out, const unsigned char seed[static RNG_SEED_BYTES], int round) {
    unsigned char derived[RNG_SEED_BYTES];
    char message[32];
    (void)snprintf(message, sizeof message, "deal:%d", round);
    (void)crypto_auth_hmacsha256(derived, (const unsigned char *)message, strlen(message), seed);
    rng_init(out, derived);
}
