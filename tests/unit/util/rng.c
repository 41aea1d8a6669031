/* SPDX-License-Identifier: Apache-2.0 */
/* Seeded randomness. */
#include "util/rng.h"

#include <string.h>

#include <criterion/criterion.h>
#include <sodium.h>

static const unsigned char seed[RNG_SEED_BYTES] = {1, 2, 3};

static void make(void) {
    cr_assert_geq(sodium_init(), 0);
}

TestSuite(rng, .init = make);

Test(rng, a_seed_gives_its_stream_again) {
    struct rng a;
    struct rng b;
    rng_init(&a, seed);
    rng_init(&b, seed);
    for (int i = 0; i < 1000; i++) {
        cr_assert_eq(rng_below(&a, 1000), rng_below(&b, 1000));
    }
}

Test(rng, another_seed_gives_another_stream) {
    unsigned char other[RNG_SEED_BYTES] = {1, 2, 4};
    unsigned char x[64], y[64];
    struct rng a;
    struct rng b;
    rng_init(&a, seed);
    rng_init(&b, other);
    rng_bytes(&a, x, sizeof x);
    rng_bytes(&b, y, sizeof y);
    cr_assert_arr_neq(x, y, sizeof x);
}

Test(rng, the_stream_does_not_depend_on_how_it_is_taken) {
    unsigned char whole[1000], pieces[1000];
    struct rng rng;
    rng_init(&rng, seed);
    rng_bytes(&rng, whole, sizeof whole);
    rng_init(&rng, seed);
    for (size_t at = 0, length = 1; at < sizeof pieces; at += length, length = length % 37 + 1) {
        length = length > sizeof pieces - at ? sizeof pieces - at : length;
        rng_bytes(&rng, pieces + at, length);
    }
    cr_assert_arr_eq(whole, pieces, sizeof whole);
}

Test(rng, blocks_do_not_repeat) {
    unsigned char first[256], second[256];
    struct rng rng;
    rng_init(&rng, seed);
    rng_bytes(&rng, first, sizeof first);
    rng_bytes(&rng, second, sizeof second);
    cr_assert_arr_neq(first, second, sizeof first);
}

/* 99.9 % quantiles of chi-squared with bound - 1 degrees of freedom. */
Test(rng, numbers_are_uniform) {
    static const struct {
        uint32_t bound;
        double most;
    } cases[] = {{2, 10.83}, {3, 13.82}, {6, 20.52}, {10, 27.88}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int draws = 60000;
        int counts[10] = {0};
        struct rng rng;
        rng_init(&rng, seed);
        for (int draw = 0; draw < draws; draw++) {
            uint32_t value = rng_below(&rng, cases[i].bound);
            cr_assert_lt(value, cases[i].bound);
            counts[value]++;
        }
        double expected = (double)draws / cases[i].bound;
        double chi_squared = 0;
        for (uint32_t value = 0; value < cases[i].bound; value++) {
            chi_squared += (counts[value] - expected) * (counts[value] - expected) / expected;
        }
        cr_expect_lt(chi_squared, cases[i].most, "below %u", cases[i].bound);
    }
}

Test(rng, the_largest_and_smallest_bounds_work) {
    struct rng rng;
    rng_init(&rng, seed);
    uint32_t seen = 0;
    for (int i = 0; i < 100; i++) {
        cr_assert_eq(rng_below(&rng, 1), 0);
        seen |= rng_below(&rng, UINT32_MAX);
    }
    cr_assert_eq(seen >> 28, 15, "high bits come up too");
}

Test(rng, the_systems_seeds_differ) {
    struct rng a;
    struct rng b;
    rng_init_random(&a);
    rng_init_random(&b);
    cr_assert_arr_neq(a.seed, b.seed, RNG_SEED_BYTES);
}
