/* SPDX-License-Identifier: Apache-2.0 */
/* Dice as multisets. */
#include "solvers/yahtzee/yahtzee_rolls.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

static const struct yahtzee_rolls *rolls;

static void make(void) {
    cr_assert_eq(yahtzee_rolls_get(&rolls), OK);
}

TestSuite(yahtzee_rolls, .init = make);

Test(yahtzee_rolls, every_hold_is_found_by_its_dice_in_any_order) {
    for (unsigned hold = 0; hold < YAHTZEE_HOLDS; hold++) {
        uint8_t dice[YAHTZEE_DICE];
        uint8_t turned[YAHTZEE_DICE];
        unsigned count = yahtzee_rolls_dice(dice, rolls, hold);
        cr_assert_eq(count == YAHTZEE_DICE, hold >= YAHTZEE_PARTS);
        for (unsigned i = 0; i < count; i++) {
            turned[count - 1 - i] = dice[i];
        }
        cr_assert_eq(yahtzee_rolls_find(rolls, dice, count), hold);
        cr_assert_eq(yahtzee_rolls_find(rolls, turned, count), hold);
    }
}

Test(yahtzee_rolls, a_die_taken_away_can_be_added_again) {
    for (unsigned hold = 0; hold < YAHTZEE_HOLDS; hold++) {
        unsigned kinds = 0;
        for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
            kinds += rolls->counts[hold][face] > 0;
        }
        cr_assert_eq(rolls->kinds[hold], kinds);
        for (unsigned i = 0; i < kinds; i++) {
            unsigned less = rolls->without[hold][i];
            bool is_back = false;
            for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
                is_back = is_back || rolls->with[less][face] == hold;
            }
            cr_assert(is_back);
        }
    }
}

/* All 7776 ways in which five dice fall. */
Test(yahtzee_rolls, chances_are_what_counting_gives) {
    unsigned ways[YAHTZEE_ROLLS] = {0};
    for (unsigned number = 0; number < 7776; number++) {
        uint8_t dice[YAHTZEE_DICE];
        unsigned rest = number;
        for (unsigned i = 0; i < YAHTZEE_DICE; i++) {
            dice[i] = (uint8_t)(rest % YAHTZEE_FACES + 1);
            rest /= YAHTZEE_FACES;
        }
        ways[yahtzee_rolls_find(rolls, dice, YAHTZEE_DICE) - YAHTZEE_PARTS]++;
    }
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        cr_assert_float_eq(rolls->chance[roll], ways[roll] / 7776.0, 1e-15);
    }
}

Test(yahtzee_rolls, scores_are_those_of_the_rules) {
    const struct yahtzee_card empty = yahtzee_empty_card();
    unsigned alike = 0;
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        uint8_t dice[YAHTZEE_DICE];
        cr_assert_eq(yahtzee_rolls_dice(dice, rolls, YAHTZEE_PARTS + roll), YAHTZEE_DICE);
        for (int i = 0; i < CATEGORY_COUNT; i++) {
            cr_assert_eq(rolls->score[roll][i], yahtzee_score(&empty, dice, (enum category)i).score);
        }
        alike += rolls->face[roll] >= 0;
        cr_assert(rolls->face[roll] < 0 || (dice[0] == rolls->face[roll] + 1 && dice[4] == dice[0]));
    }
    cr_expect_eq(alike, YAHTZEE_FACES);
}
