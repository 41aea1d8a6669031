/* SPDX-License-Identifier: Apache-2.0 */
/* How points spread: mean squares in bulk, and the last boxes exactly. */
#include "solvers/yahtzee/yahtzee_variance.h"

#include <math.h>

#include <criterion/criterion.h>

#include "solvers/yahtzee/yahtzee_endgame.h"
#include "solvers/yahtzee/yahtzee_plan.h"

static const struct yahtzee_variance *variances;

static void make(void) {
    cr_assert_eq(yahtzee_variance_get(&variances, YAHTZEE_FORCED), OK);
}

TestSuite(yahtzee_variance, .init = make);

Test(yahtzee_variance, the_start_spreads_as_is_known) {
    const struct yahtzee_state start = {0};
    cr_expect_float_eq(sqrt(yahtzee_variance_of(variances, start)), 59.60788, 1e-4);
    cr_expect_eq(yahtzee_variance_of(variances, (struct yahtzee_state){YAHTZEE_FULL, 30, true}), 0);
}

/* Fifty or nothing. */
Test(yahtzee_variance, a_last_yahtzee_spreads_as_a_coin_does) {
    const struct yahtzee_state state = {0x17ff, 63, false};
    double chance = yahtzee_table_value(variances->table, state) / 50;
    cr_expect_float_eq(yahtzee_variance_of(variances, state), 2500 * chance * (1 - chance), 1e-3);
}

/* Of every ending: the table of points and that of squares must come out of it. */
Test(yahtzee_variance, endings_have_the_mean_and_the_spread_of_the_tables) {
    const struct yahtzee_endgames *endgames = NULL;
    unsigned count = 0;
    cr_assert_eq(yahtzee_endgames_get(&endgames, YAHTZEE_FORCED), OK);
    for (unsigned used = 0; used < YAHTZEE_CARDS; used++) {
        for (unsigned upper = 0; upper <= UPPER_BONUS_FROM; upper += 7) {
            const struct yahtzee_state state = {(uint16_t)used, (uint8_t)upper, false};
            const struct yahtzee_endgame *endgame = yahtzee_endgames_find(endgames, state);
            cr_assert_eq(endgame != NULL, __builtin_popcount(used) >= CATEGORY_COUNT - YAHTZEE_ENDGAME_BOXES);
            if (endgame == NULL) {
                continue;
            }
            double sum = 0;
            double mean = 0;
            double square = 0;
            for (int points = 0; points < endgame->end; points++) {
                sum += (double)endgame->chance[points];
                mean += (double)endgame->chance[points] * points;
                square += (double)endgame->chance[points] * points * points;
            }
            double variance = yahtzee_variance_of(variances, state);
            cr_assert_float_eq(sum, 1, 1e-5);
            cr_assert_float_eq(mean, yahtzee_table_value(variances->table, state), 1e-3);
            cr_assert_float_eq(square - mean * mean, variance, 0.01 + variance * 1e-4, "%x %u", used, upper);
            count++;
        }
    }
    cr_expect_eq(count, (1 + 13 + 78) * 10);
}
