/* SPDX-License-Identifier: Apache-2.0 */
/* What cards are worth: the known values of the game, and the dynamic programme held against a slow and simple one. */
#include "solvers/yahtzee/yahtzee_table.h"

#include <math.h>
#include <string.h>

#include <criterion/criterion.h>

#include "support/starve.h"

enum { STATES = 536448 };

static const struct yahtzee_table *table_of(enum yahtzee_variant variant) {
    const struct yahtzee_table *table = NULL;
    cr_assert_eq(yahtzee_table_get(&table, variant), OK);
    return table;
}

static double start_value(enum yahtzee_variant variant) {
    return yahtzee_table_value(table_of(variant), (struct yahtzee_state){0});
}

/* T. Verhoeff 1999, P. Woodward 2003; independent programs agree. */
Test(yahtzee_table, the_start_is_worth_what_is_known) {
    cr_expect_float_eq(start_value(YAHTZEE_FORCED), 254.5877287, 5e-8);
    cr_expect_float_eq(start_value(YAHTZEE_FREE), 254.5896095, 5e-8);
    cr_expect_float_eq(start_value(YAHTZEE_WITHOUT_JOKER), 245.8707745, 5e-8);
}

/* The upper totals of every set of upper boxes, the boxes of the lower section, and what the yahtzee box may hold. */
Test(yahtzee_table, has_a_value_for_every_state_that_can_come_about) {
    unsigned states = 0;
    const struct yahtzee_table *table = table_of(YAHTZEE_FORCED);
    for (unsigned upper = 0; upper < YAHTZEE_SECTIONS; upper++) {
        bool reached[UPPER_BONUS_FROM + 1] = {true};
        for (unsigned face = 1; face <= YAHTZEE_FACES; face++) {
            bool before[UPPER_BONUS_FROM + 1];
            memcpy(before, reached, sizeof before);
            for (unsigned total = 0; (upper >> (face - 1) & 1) != 0 && total <= UPPER_BONUS_FROM; total++) {
                for (unsigned dice = 0; before[total] && dice <= YAHTZEE_DICE; dice++) {
                    unsigned after = total + dice * face;
                    reached[after < UPPER_BONUS_FROM ? after : UPPER_BONUS_FROM] = true;
                }
            }
        }
        for (unsigned total = 0; total <= UPPER_BONUS_FROM; total++) {
            states += reached[total] * (64 + 128);
            if (reached[total]) {
                double value =
                    yahtzee_table_value(table, (struct yahtzee_state){(uint16_t)upper, (uint8_t)total, false});
                cr_assert(value > 100 && value < 255);
            }
        }
    }
    cr_expect_eq(states, STATES);
}

/* ---- one state at a time, with nothing clever: after so many throws more ---- */

static double best_score(const struct yahtzee_table *table, struct yahtzee_state state, unsigned roll) {
    struct yahtzee_move moves[CATEGORY_COUNT];
    double best = -1;
    unsigned count = yahtzee_state_moves(moves, state, table->variant, table->rolls, roll);
    for (unsigned i = 0; i < count; i++) {
        best = fmax(best, moves[i].points + yahtzee_table_value(table, moves[i].next));
    }
    return best;
}

/* All that may be kept of five dice, as bits, and all that may then fall. */
static void throw_slowly(double out[YAHTZEE_ROLLS], const double now[YAHTZEE_ROLLS], const double scored[YAHTZEE_ROLLS],
                         const struct yahtzee_rolls *rolls) {
    double thrown[YAHTZEE_HOLDS];
    memcpy(thrown + YAHTZEE_PARTS, now, YAHTZEE_ROLLS * sizeof now[0]);
    for (unsigned hold = YAHTZEE_PARTS; hold-- > 0;) {
        thrown[hold] = 0;
        for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
            thrown[hold] += thrown[rolls->with[hold][face]] / YAHTZEE_FACES;
        }
    }
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        uint8_t dice[YAHTZEE_DICE];
        yahtzee_rolls_dice(dice, rolls, YAHTZEE_PARTS + roll);
        out[roll] = scored[roll];
        for (unsigned kept = 0; kept < (1 << YAHTZEE_DICE) - 1; kept++) {
            uint8_t held[YAHTZEE_DICE];
            unsigned count = 0;
            for (unsigned i = 0; i < YAHTZEE_DICE; i++) {
                held[count] = dice[i];
                count += kept >> i & 1;
            }
            out[roll] = fmax(out[roll], thrown[yahtzee_rolls_find(rolls, held, count)]);
        }
    }
}

static double value_slowly(const struct yahtzee_table *table, struct yahtzee_state state) {
    double scored[YAHTZEE_ROLLS], second[YAHTZEE_ROLLS], first[YAHTZEE_ROLLS];
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        scored[roll] = best_score(table, state, roll);
    }
    throw_slowly(second, scored, scored, table->rolls);
    throw_slowly(first, second, scored, table->rolls);
    double value = 0;
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        value += table->rolls->chance[roll] * first[roll];
    }
    return value;
}

Test(yahtzee_table, values_are_those_of_a_turn_played_slowly) {
    static const struct yahtzee_state states[] = {
        {0x0000, 0, false}, {0x1fbf, 63, false}, {0x17ff, 62, false}, {0x0fff, 50, true},  {0x0fff, 50, false},
        {0x1ffe, 61, true}, {0x1ffe, 62, true},  {0x1ffe, 63, true},  {0x1ffe, 57, false}, {0x1ff0, 24, true},
        {0x083f, 63, true}, {0x0820, 18, true},  {0x0824, 21, false}, {0x1edb, 40, true},  {0x0028, 24, false},
        {0x1fc0, 0, false}, {0x1fc0, 0, true},   {0x1fe0, 6, true},   {0x18c7, 18, false}, {0x0013, 9, false},
    };
    for (int variant = YAHTZEE_FORCED; variant <= YAHTZEE_FREE; variant++) {
        const struct yahtzee_table *table = table_of((enum yahtzee_variant)variant);
        for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
            double value = yahtzee_table_value(table, states[i]);
            cr_expect_float_eq(value, value_slowly(table, states[i]), 1e-9, "%x %d: %f", states[i].used,
                               states[i].upper, value);
        }
    }
}

Test(yahtzee_table, upper_totals_are_alike_where_the_bonus_is_out_of_reach) {
    const struct yahtzee_table *table = table_of(YAHTZEE_FORCED);
    /* Ones and twos are free: 15 more points at most. */
    double hopeless = yahtzee_table_value(table, (struct yahtzee_state){0x3c, 47, false});
    cr_expect_eq(yahtzee_table_value(table, (struct yahtzee_state){0x3c, 3, false}), hopeless);
    cr_expect_gt(yahtzee_table_value(table, (struct yahtzee_state){0x3c, 48, false}), hopeless);
    cr_expect_eq(yahtzee_table_value(table, (struct yahtzee_state){YAHTZEE_CARDS - 1, 63, true}), 0);
}

Test(yahtzee_table, running_out_of_memory_is_told_and_can_be_mended) {
    if (!starve_is_possible()) {
        return;
    }
    const struct yahtzee_table *table = NULL;
    for (long allocations = 0; allocations < 4; allocations++) {
        starve_after(allocations);
        enum err err = yahtzee_table_get(&table, YAHTZEE_FORCED);
        starve_end();
        cr_expect_eq(err, ERR_NO_MEMORY);
    }
    cr_expect_eq(yahtzee_table_get(&table, YAHTZEE_FORCED), OK);
}
