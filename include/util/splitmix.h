/* SPDX-License-Identifier: Apache-2.0 */
/*
 * SplitMix64: numbers that look random for next to nothing, for searches that take millions of them and for hashing. Who
 * knows one knows all that follow, so nothing that must stay secret or be fair is drawn by it: that is what util/rng.h is
 * for.
 *
 * Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; the constants
 * of the mixing are David Stafford's thirteenth variant.
 */
#ifndef REFEREE_UTIL_SPLITMIX_H
#define REFEREE_UTIL_SPLITMIX_H

#include <stdint.h>

/* What the state goes on by, number for number: 2^64 over the golden ratio. */
#define SPLITMIX_STEP UINT64_C(0x9e3779b97f4a7c15)

/* Scrambles so that each bit of the result depends on all bits of the number; no two numbers give the same. */
static inline uint64_t splitmix_scramble(uint64_t number) {
    number = (number ^ number >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    number = (number ^ number >> 27) * UINT64_C(0x94d049bb133111eb);
    return number ^ number >> 31;
}

/* The next number of the stream that the state stands for, all 64 bits. Any state is a good seed. */
static inline uint64_t splitmix_next(uint64_t *state) {
    *state += SPLITMIX_STEP;
    return splitmix_scramble(*state);
}

/* Its better half. */
static inline uint32_t splitmix_draw(uint64_t *state) {
    return (uint32_t)(splitmix_next(state) >> 32);
}

/* In 0 .. bound-1, the next of the stream; as even as 2^32 divides by the bound. */
static inline uint32_t splitmix_below(uint64_t *state, uint32_t bound) {
    return (uint32_t)((uint64_t)splitmix_draw(state) * bound >> 32);
}

#endif
