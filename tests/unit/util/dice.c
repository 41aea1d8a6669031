/* SPDX-License-Identifier: Apache-2.0 */
/* Dice: the published vectors, and whether they fall as dice do. */
#include "util/dice.h"

#include <string.h>

#include <criterion/criterion.h>
#include <sodium.h>

static unsigned char key[SERVER_SEED_SIZE];

static void make(void) {
    cr_assert_geq(sodium_init(), 0);
    for (int i = 0; i < SERVER_SEED_SIZE; i++) {
        key[i] = (unsigned char)i;
    }
}

TestSuite(dice, .init = make);

/* As another program computes them: Python's hmac, by the formula in the header. */
Test(dice, rolls_are_those_of_the_published_vectors) {
    static const struct {
        const char *clients;
        int64_t roll;
        uint8_t values[DICE_COUNT];
    } vectors[] = {
        {"", 0, {1, 6, 5, 3, 3}},
        {"", 1, {4, 4, 1, 6, 5}},
        {"ann,bob", 0, {2, 1, 4, 4, 2}},
        {"ann,bob", 4, {2, 4, 4, 1, 5}}, /* skips a byte */
        {"ann,,bob", INT64_C(1) << 40, {4, 2, 6, 3, 5}},
        {",", 0, {1, 2, 5, 2, 3}},
    };
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++) {
        uint8_t values[DICE_COUNT];
        dice_roll(values, key, vectors[i].clients, strlen(vectors[i].clients), vectors[i].roll);
        cr_expect_arr_eq(values, vectors[i].values, DICE_COUNT, "vector %zu", i);
    }
}

/* printf of the 32 bytes | sha256sum */
Test(dice, a_commitment_is_the_hash_of_the_seeds_bytes) {
    char commitment[PROOF_HEX_SIZE];
    dice_commit(commitment, key);
    cr_expect_str_eq(commitment, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

static double chi_squared(const int *counts, int cells, double expected) {
    double sum = 0;
    for (int i = 0; i < cells; i++) {
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

/* A million dice. 99.9 % quantiles of chi-squared with 5 and with 35 degrees of freedom; the seeds are fixed. */
Test(dice, every_value_and_every_pair_of_neighbours_is_as_likely_as_the_others) {
    enum { ROLLS = 200000, SEEDS = 4 };
    int values[6] = {0};
    int places[DICE_COUNT][6] = {{0}};
    int pairs[36] = {0};
    uint8_t before = 0;
    for (int i = 0; i < ROLLS; i++) {
        uint8_t dice[DICE_COUNT];
        key[0] = (unsigned char)(i % SEEDS);
        dice_roll(dice, key, "ann", 3, i / SEEDS);
        for (int k = 0; k < DICE_COUNT; k++) {
            cr_assert(dice[k] >= 1 && dice[k] <= 6);
            values[dice[k] - 1]++;
            places[k][dice[k] - 1]++;
            pairs[k == 0 ? 0 : (before - 1) * 6 + dice[k] - 1] += k > 0;
            before = dice[k];
        }
    }
    cr_expect_lt(chi_squared(values, 6, ROLLS * DICE_COUNT / 6.0), 20.52);
    cr_expect_lt(chi_squared(pairs, 36, ROLLS * (DICE_COUNT - 1) / 36.0), 66.62);
    for (int k = 0; k < DICE_COUNT; k++) {
        cr_expect_lt(chi_squared(places[k], 6, ROLLS / 6.0), 20.52, "place %d", k);
    }
}
