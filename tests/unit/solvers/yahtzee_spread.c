/* SPDX-License-Identifier: Apache-2.0 */
/* How points spread: mean squares in bulk, and the last boxes exactly. */
#include "solvers/yahtzee/yahtzee_spread.h"

#include <math.h>

#include <criterion/criterion.h>

#include "solvers/yahtzee/yahtzee_endings.h"
#include "solvers/yahtzee/yahtzee_plan.h"

static const struct yahtzee_spread *spread;

static void make(void) {
    cr_assert_eq(yahtzee_spread_get(&spread, YAHTZEE_FORCED), OK);
}

TestSuite(yahtzee_spread, .init = make);

Test(yahtzee_spread, the_start_spreads_as_is_known) {
    const struct yahtzee_state start = {0};
    cr_expect_float_eq(sqrt(yahtzee_spread_variance(spread, start)), 59.60788, 1e-4);
    cr_expect_eq(yahtzee_spread_variance(spread, (struct yahtzee_state){YAHTZEE_FULL, 30, true}), 0);
}

/* Fifty or nothing. */
Test(yahtzee_spread, a_last_yahtzee_spreads_as_a_coin_does) {
    const struct yahtzee_state state = {0x17ff, 63, false};
    double chance = yahtzee_table_value(spread->table, state) / 50;
    cr_expect_float_eq(yahtzee_spread_variance(spread, state), 2500 * chance * (1 - chance), 1e-3);
}

/* Of every ending: the table of points and that of squares must come out of it. */
Test(yahtzee_spread, endings_have_the_mean_and_the_spread_of_the_tables) {
    const struct yahtzee_endings *endings = NULL;
    unsigned count = 0;
    cr_assert_eq(yahtzee_endings_get(&endings, YAHTZEE_FORCED), OK);
    for (unsigned used = 0; used < YAHTZEE_CARDS; used++) {
        for (unsigned upper = 0; upper <= UPPER_BONUS_FROM; upper += 7) {
            const struct yahtzee_state state = {(uint16_t)used, (uint8_t)upper, false};
            const struct yahtzee_ending *ending = yahtzee_endings_find(endings, state);
            cr_assert_eq(ending != NULL, __builtin_popcount(used) >= CATEGORY_COUNT - YAHTZEE_ENDING_BOXES);
            if (ending == NULL) {
                continue;
            }
            double sum = 0;
            double mean = 0;
            double square = 0;
            for (int points = 0; points < ending->end; points++) {
                sum += (double)ending->chance[points];
                mean += (double)ending->chance[points] * points;
                square += (double)ending->chance[points] * points * points;
            }
            double variance = yahtzee_spread_variance(spread, state);
            cr_assert_float_eq(sum, 1, 1e-5);
            cr_assert_float_eq(mean, yahtzee_table_value(spread->table, state), 1e-3);
            cr_assert_float_eq(square - mean * mean, variance, 0.01 + variance * 1e-4, "%x %u", used, upper);
            count++;
        }
    }
    cr_expect_eq(count, (1 + 13 + 78) * 10);
}
