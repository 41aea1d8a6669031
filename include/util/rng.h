/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Randomness as an argument.
 *
 * Rules and solvers never ask the system for random numbers: they are handed a struct rng, a deterministic stream
 * (ChaCha20 by libsodium) that the same seed always repeats. The engine seeds one from the system for every draw; tests
 * seed it with what they like.
 */
#ifndef REFEREE_UTIL_RNG_H
#define REFEREE_UTIL_RNG_H

#include <stddef.h>
#include <stdint.h>

enum { RNG_SEED_BYTES = 32 };

struct rng {
    unsigned char seed[RNG_SEED_BYTES];
    uint64_t block; /* number of the next block of the stream */
    size_t used;    /* bytes of `bytes` already given out */
    unsigned char bytes[256];
};

void rng_init(struct rng *rng, const unsigned char seed[static RNG_SEED_BYTES]);

/* Seeded from the operating system. */
void rng_init_random(struct rng *rng);

/* Uniform in 0 .. bound-1, without modulo bias; bound must not be 0. */
uint32_t rng_below(struct rng *rng, uint32_t bound);

void rng_bytes(struct rng *rng, unsigned char *out, size_t length);

#endif
