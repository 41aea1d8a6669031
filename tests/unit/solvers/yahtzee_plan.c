/* SPDX-License-Identifier: Apache-2.0 */
/* Plans of single turns. */
#include "solvers/yahtzee/yahtzee_plan.h"

#include <math.h>

#include <criterion/criterion.h>

static const struct yahtzee_table *table;

static void make(void) {
    cr_assert_eq(yahtzee_table_get(&table, YAHTZEE_FORCED), OK);
}

TestSuite(yahtzee_plan, .init = make);

static struct yahtzee_plan plan_of(struct yahtzee_state state) {
    const struct yahtzee_aim aim = {yahtzee_plan_points, table};
    struct yahtzee_plan plan;
    yahtzee_plan_make(&plan, state, YAHTZEE_FORCED, table->rolls, &aim);
    return plan;
}

static unsigned roll_of(unsigned a, unsigned b, unsigned c, unsigned d, unsigned e) {
    const uint8_t dice[] = {(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d, (uint8_t)e};
    return yahtzee_rolls_find(table->rolls, dice, YAHTZEE_DICE) - YAHTZEE_PARTS;
}

static unsigned hold_of(const struct yahtzee_choice *choice, uint8_t *dice) {
    cr_assert_not(choice->is_score);
    return yahtzee_rolls_dice(dice, table->rolls, choice->hold);
}

static const struct yahtzee_state states[] = {
    {0, 0, false},      {0x1fbf, 63, false}, {0x17ff, 62, false}, {0x0fff, 50, true},
    {0x1ffe, 62, true}, {0x083f, 63, true},  {0x0028, 24, false}, {0x1fc0, 0, true},
};

enum { STATES = sizeof states / sizeof states[0] };

Test(yahtzee_plan, a_plan_for_points_is_worth_what_the_table_says) {
    for (size_t i = 0; i < STATES; i++) {
        struct yahtzee_plan plan = plan_of(states[i]);
        cr_expect_float_eq(plan.before, yahtzee_table_value(table, states[i]), 1e-9);
    }
}

Test(yahtzee_plan, the_best_choice_is_the_best_of_all_choices) {
    for (size_t i = 0; i < STATES; i++) {
        struct yahtzee_plan plan = plan_of(states[i]);
        for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
            for (unsigned stage = 0; stage < YAHTZEE_STAGES; stage++) {
                struct yahtzee_choice keeps[YAHTZEE_KEEPS_MAX];
                struct yahtzee_move moves[CATEGORY_COUNT];
                struct yahtzee_choice best = yahtzee_plan_best(&plan, roll, stage);
                unsigned count = yahtzee_plan_keeps(keeps, &plan, roll, stage);
                double most = -1;
                for (unsigned k = 0; k < count; k++) {
                    most = fmax(most, keeps[k].worth);
                }
                count = yahtzee_state_moves(moves, states[i], YAHTZEE_FORCED, table->rolls, roll);
                for (unsigned k = 0; k < count; k++) {
                    most = fmax(most, yahtzee_plan_points(table, &moves[k]));
                }
                cr_assert_eq(best.worth, most);
                cr_assert(!best.is_score || yahtzee_plan_points(table, &best.move) == most);
            }
        }
    }
}

Test(yahtzee_plan, parts_are_listed_once) {
    struct yahtzee_choice keeps[YAHTZEE_KEEPS_MAX];
    struct yahtzee_plan plan = plan_of(states[0]);
    cr_expect_eq(yahtzee_plan_keeps(keeps, &plan, roll_of(1, 2, 3, 4, 6), 0), 31);
    cr_expect_eq(yahtzee_plan_keeps(keeps, &plan, roll_of(2, 2, 2, 2, 2), 1), 5);
    cr_expect_eq(yahtzee_plan_keeps(keeps, &plan, roll_of(2, 2, 3, 3, 3), 1), 11);
    cr_expect_eq(yahtzee_plan_keeps(keeps, &plan, roll_of(2, 2, 3, 3, 3), 2), 0);
}

Test(yahtzee_plan, to_keep_all_is_to_be_where_one_was_a_roll_later) {
    struct yahtzee_plan plan = plan_of(states[0]);
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        unsigned hold = YAHTZEE_PARTS + roll;
        cr_assert_eq(yahtzee_plan_kept(&plan, hold, 0), yahtzee_plan_best(&plan, roll, 1).worth);
        cr_assert_eq(yahtzee_plan_kept(&plan, hold, 1), plan.scored[roll]);
        cr_assert_leq(yahtzee_plan_kept(&plan, hold, 0), yahtzee_plan_best(&plan, roll, 0).worth);
    }
    cr_expect_eq(yahtzee_plan_kept(&plan, 0, 0), plan.thrown[0][0]);
}

Test(yahtzee_plan, what_is_plain_is_played) {
    struct yahtzee_plan plan = plan_of(states[0]);
    uint8_t dice[YAHTZEE_DICE];
    struct yahtzee_choice choice = yahtzee_plan_best(&plan, roll_of(6, 6, 6, 6, 6), 0);
    cr_expect(choice.is_score && choice.move.category == CATEGORY_YAHTZEE);
    choice = yahtzee_plan_best(&plan, roll_of(2, 3, 4, 5, 6), 0);
    cr_expect(choice.is_score && choice.move.category == CATEGORY_LARGE_STRAIGHT);
    choice = yahtzee_plan_best(&plan, roll_of(5, 5, 5, 5, 1), 1);
    cr_assert_eq(hold_of(&choice, dice), 4);
    cr_expect(dice[0] == 5 && dice[3] == 5);
    /* Nothing but the yahtzee box is free. */
    plan = plan_of((struct yahtzee_state){0x17ff, 63, false});
    choice = yahtzee_plan_best(&plan, roll_of(4, 4, 6, 1, 2), 0);
    cr_assert_eq(hold_of(&choice, dice), 2);
    cr_expect(dice[0] == 4 && dice[1] == 4);
    cr_expect_float_eq(plan.before, 50 * 0.0460286, 50 * 1e-7);
}

/* What comes of the chances is what the plan is worth. */
Test(yahtzee_plan, the_chances_of_a_turn_add_up) {
    for (size_t i = 0; i < STATES; i++) {
        struct yahtzee_plan plan = plan_of(states[i]);
        double chances[YAHTZEE_ROLLS];
        double sum = 0;
        double mean = 0;
        yahtzee_plan_chances(chances, &plan);
        for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
            sum += chances[roll];
            mean += chances[roll] * plan.scored[roll];
        }
        cr_expect_float_eq(sum, 1, 1e-12);
        cr_expect_float_eq(mean, plan.before, 1e-9);
    }
}
