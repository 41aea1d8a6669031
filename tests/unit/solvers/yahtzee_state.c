/* SPDX-License-Identifier: Apache-2.0 */
/* Cards as solvers see them, and what scores lead to. */
#include "solvers/yahtzee/yahtzee_state.h"

#include <criterion/criterion.h>

Test(yahtzee_state, a_state_is_read_off_a_card) {
    struct yahtzee_card card = yahtzee_empty_card();
    struct yahtzee_state state = yahtzee_state_of(&card);
    cr_expect(state.used == 0 && state.upper == 0 && !state.fifty);
    card.boxes[CATEGORY_SIXES] = 30;
    card.boxes[CATEGORY_FIVES] = 25;
    card.boxes[CATEGORY_CHANCE] = 20;
    card.boxes[CATEGORY_YAHTZEE] = 50;
    state = yahtzee_state_of(&card);
    cr_expect(state.used == 0x1830 && state.upper == 55 && state.fifty);
    card.boxes[CATEGORY_FOURS] = 16;
    card.boxes[CATEGORY_YAHTZEE] = 0;
    state = yahtzee_state_of(&card);
    cr_expect(state.used == 0x1838 && state.upper == 63 && !state.fifty);
}

Test(yahtzee_state, moves_carry_every_bonus) {
    const struct yahtzee_rolls *rolls = NULL;
    cr_assert_eq(yahtzee_rolls_get(&rolls), OK);
    struct yahtzee_move moves[CATEGORY_COUNT];
    unsigned roll = yahtzee_rolls_find(rolls, (const uint8_t[]){6, 6, 6, 6, 6}, 5) - YAHTZEE_PARTS;
    /* The upper box of a joker must be taken: 30, and 35 for the upper section, and 100. */
    cr_assert_eq(yahtzee_state_moves(moves, (struct yahtzee_state){0x081f, 40, true}, YAHTZEE_FORCED, rolls, roll), 1);
    cr_expect(moves[0].category == CATEGORY_SIXES && moves[0].points == 165);
    cr_expect(moves[0].next.used == 0x083f && moves[0].next.upper == 63 && moves[0].next.fifty);
    /* It is used: any free lower box. */
    cr_assert_eq(yahtzee_state_moves(moves, (struct yahtzee_state){0x1aa0, 30, false}, YAHTZEE_FORCED, rolls, roll), 3);
    cr_expect(moves[0].category == CATEGORY_THREE_OF_A_KIND && moves[0].points == 30);
    cr_expect(moves[1].category == CATEGORY_FULL_HOUSE && moves[1].points == 25);
    cr_expect(moves[2].category == CATEGORY_LARGE_STRAIGHT && moves[2].points == 40);
    /* The yahtzee box is free. */
    cr_assert_eq(yahtzee_state_moves(moves, (struct yahtzee_state){0x17ff, 30, false}, YAHTZEE_FORCED, rolls, roll), 1);
    cr_expect(moves[0].category == CATEGORY_YAHTZEE && moves[0].points == 50 && moves[0].next.fifty);
}

Test(yahtzee_state, a_card_of_a_state_is_in_that_state) {
    static const struct yahtzee_state states[] = {{0, 0, false}, {0x0801, 0, true}, {0x1fff, 0, false}};
    for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
        const struct yahtzee_card card = yahtzee_state_card(states[i]);
        struct yahtzee_state state = yahtzee_state_of(&card);
        cr_expect(state.used == states[i].used && state.fifty == states[i].fifty);
    }
}

Test(yahtzee_state, without_jokers_five_alike_score_as_they_are) {
    const struct yahtzee_rolls *rolls = NULL;
    cr_assert_eq(yahtzee_rolls_get(&rolls), OK);
    struct yahtzee_move moves[CATEGORY_COUNT];
    unsigned roll = yahtzee_rolls_find(rolls, (const uint8_t[]){6, 6, 6, 6, 6}, 5) - YAHTZEE_PARTS;
    const struct yahtzee_state state = {0x18e0, 30, true};
    cr_assert_eq(yahtzee_state_moves(moves, state, YAHTZEE_WITHOUT_JOKER, rolls, roll), 8);
    cr_expect(moves[5].category == CATEGORY_FULL_HOUSE && moves[5].points == 0);
    cr_assert_eq(yahtzee_state_moves(moves, state, YAHTZEE_FREE, rolls, roll), 8);
    cr_expect(moves[5].category == CATEGORY_FULL_HOUSE && moves[5].points == 125);
    cr_expect(moves[0].category == CATEGORY_ACES && moves[0].points == 100);
}
