/* SPDX-License-Identifier: Apache-2.0 */
/* The fast stream. */
#include "util/splitmix.h"

#include <criterion/criterion.h>

enum { DRAWS = 60000, SIDES = 6 };

/* The first of state 0, as other implementations of the paper give them too (Java's SplittableRandom among them). */
Test(splitmix, the_stream_is_the_one_of_the_paper) {
    static const uint64_t expected[] = {UINT64_C(0xe220a8397b1dcdaf), UINT64_C(0x6e789e6aa1b965f4),
                                        UINT64_C(0x06c45d188009454f), UINT64_C(0xf88bb8a8724c81ec)};
    uint64_t state = 0;
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        cr_assert_eq(splitmix_next(&state), expected[i]);
    }
}

Test(splitmix, numbers_below_a_bound_come_evenly) {
    unsigned counts[SIDES] = {0};
    uint64_t state = 1;
    for (int i = 0; i < DRAWS; i++) {
        uint32_t side = splitmix_below(&state, SIDES);
        cr_assert_lt(side, SIDES);
        counts[side]++;
    }
    for (int side = 0; side < SIDES; side++) { /* five standard deviations of a fair die are 456 */
        cr_assert(counts[side] > DRAWS / SIDES - 456 && counts[side] < DRAWS / SIDES + 456, "%d: %u", side,
                  counts[side]);
    }
}
