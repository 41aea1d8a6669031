/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A seeded stream over libsodium's ChaCha20. The block number goes into the nonce, so the stream can be long without
 * being kept.
 */
#include "util/rng.h"

#include <assert.h>
#include <string.h>

#include <sodium.h>

static_assert(RNG_SEED_BYTES == crypto_stream_chacha20_KEYBYTES, "the seed is the cipher's key");

void rng_init(struct rng *rng, const unsigned char seed[static RNG_SEED_BYTES]) {
    memcpy(rng->seed, seed, RNG_SEED_BYTES);
    rng->block = 0;
    rng->used = sizeof rng->bytes;
}

void rng_init_random(struct rng *rng) {
    unsigned char seed[RNG_SEED_BYTES];
    randombytes_buf(seed, sizeof seed);
    rng_init(rng, seed);
    sodium_memzero(seed, sizeof seed);
}

static void refill(struct rng *rng) {
    unsigned char nonce[crypto_stream_chacha20_NONCEBYTES] = {0};
    for (size_t i = 0; i < sizeof rng->block; i++) {
        nonce[i] = (unsigned char)(rng->block >> (8 * i));
    }
    (void)crypto_stream_chacha20(rng->bytes, sizeof rng->bytes, nonce, rng->seed);
    rng->block++;
    rng->used = 0;
}

void rng_bytes(struct rng *rng, unsigned char *out, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (rng->used == sizeof rng->bytes) {
            refill(rng);
        }
        out[i] = rng->bytes[rng->used++];
    }
}

uint32_t rng_below(struct rng *rng, uint32_t bound) {
    assert(bound > 0);
    /* Values below 2^32 mod bound would come up once too often: draw again. */
    uint32_t reject = (uint32_t)(-bound) % bound;
    for (;;) {
        unsigned char bytes[4];
        rng_bytes(rng, bytes, sizeof bytes);
        uint32_t value =
            (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        if (value >= reject) {
            return value % bound;
        }
    }
}
