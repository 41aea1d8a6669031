/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looking at eight bytes of ASCII at once: for loops over all that a client sends, in which nothing is found nearly always.
 */
#ifndef REFEREE_UTIL_EIGHT_H
#define REFEREE_UTIL_EIGHT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t eight_at(const char *bytes) {
    uint64_t eight = 0;
    memcpy(&eight, bytes, sizeof eight);
    return eight;
}

/* Is one of them below limit, which is at most 0x80, or not ASCII? */
static inline bool eight_has_below(uint64_t eight, unsigned limit) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return (((eight - ones * limit) | eight) & ones * 0x80) != 0;
}

/* Is one of them the character, or not ASCII? */
static inline bool eight_has(uint64_t eight, char character) {
    return eight_has_below(eight ^ UINT64_C(0x0101010101010101) * (unsigned char)character, 1);
}

#endif
