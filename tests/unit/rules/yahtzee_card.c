/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What dice score. The categories are held against a second implementation, which sorts the dice and reads the rules'
 * table line by line, over all ordered rolls; the jokers case by case.
 */
#include "rules/yahtzee.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

enum { ALL_ROLLS = 7776, SORTED_ROLLS = 252 };

struct dice {
    uint8_t at[YAHTZEE_DICE];
};

static struct dice roll_at(int index) {
    struct dice dice;
    for (int i = 0; i < YAHTZEE_DICE; i++) {
        dice.at[i] = (uint8_t)(index % 6 + 1);
        index /= 6;
    }
    return dice;
}

static struct dice five(int value) {
    struct dice dice;
    memset(dice.at, value, sizeof dice.at);
    return dice;
}

static int by_value(const void *a, const void *b) {
    return *(const uint8_t *)a - *(const uint8_t *)b;
}

/* --- the second implementation --- */

static bool has_text(const char *text, const char *part) {
    return strstr(text, part) != NULL;
}

/* The values that occur, each once, as text: "1356". */
static void distinct(char out[static YAHTZEE_DICE + 1], const struct dice *sorted) {
    size_t length = 0;
    for (int i = 0; i < YAHTZEE_DICE; i++) {
        if (i == 0 || sorted->at[i] != sorted->at[i - 1]) {
            out[length++] = (char)('0' + sorted->at[i]);
        }
    }
    out[length] = '\0';
}

static int plain_score(const struct dice *dice, enum category category) {
    struct dice d = *dice;
    char values[YAHTZEE_DICE + 1];
    int sum = 0;
    int upper = 0;
    qsort(d.at, YAHTZEE_DICE, 1, by_value);
    distinct(values, &d);
    for (int i = 0; i < YAHTZEE_DICE; i++) {
        sum += d.at[i];
        upper += d.at[i] == (int)category + 1 ? d.at[i] : 0;
    }
    bool three = d.at[0] == d.at[2] || d.at[1] == d.at[3] || d.at[2] == d.at[4];
    bool four = d.at[0] == d.at[3] || d.at[1] == d.at[4];
    bool all = d.at[0] == d.at[4];
    switch (category) {
    case CATEGORY_THREE_OF_A_KIND:
        return three ? sum : 0;
    case CATEGORY_FOUR_OF_A_KIND:
        return four ? sum : 0;
    case CATEGORY_FULL_HOUSE:
        return strlen(values) == 2 && three && !four ? 25 : 0;
    case CATEGORY_SMALL_STRAIGHT:
        return has_text(values, "1234") || has_text(values, "2345") || has_text(values, "3456") ? 30 : 0;
    case CATEGORY_LARGE_STRAIGHT:
        return has_text(values, "12345") || has_text(values, "23456") ? 40 : 0;
    case CATEGORY_YAHTZEE:
        return all ? 50 : 0;
    case CATEGORY_CHANCE:
        return sum;
    default:
        return upper;
    }
}

/* --- categories --- */

Test(yahtzee_card, every_category_scores_every_ordered_roll_as_the_table_says) {
    const struct yahtzee_card card = yahtzee_empty_card();
    for (int i = 0; i < ALL_ROLLS; i++) {
        struct dice dice = roll_at(i);
        cr_assert_eq(yahtzee_choices(&card, dice.at, JOKER_FORCED), (1U << CATEGORY_COUNT) - 1);
        for (int c = 0; c < CATEGORY_COUNT; c++) {
            struct yahtzee_points points = yahtzee_score(&card, dice.at, (enum category)c);
            cr_assert_eq(points.score, plain_score(&dice, (enum category)c), "%s of %d %d %d %d %d is %d",
                         yahtzee_category_name((enum category)c), dice.at[0], dice.at[1], dice.at[2], dice.at[3],
                         dice.at[4], points.score);
            cr_assert_eq(points.bonus, 0);
        }
    }
}

Test(yahtzee_card, the_order_of_the_dice_does_not_matter) {
    const struct yahtzee_card card = yahtzee_empty_card();
    int sorted_rolls = 0;
    for (int i = 0; i < ALL_ROLLS; i++) {
        struct dice dice = roll_at(i);
        struct dice sorted = dice;
        qsort(sorted.at, YAHTZEE_DICE, 1, by_value);
        sorted_rolls += memcmp(&dice, &sorted, sizeof dice) == 0;
        for (int c = 0; c < CATEGORY_COUNT; c++) {
            cr_assert_eq(yahtzee_score(&card, dice.at, (enum category)c).score,
                         yahtzee_score(&card, sorted.at, (enum category)c).score);
        }
    }
    cr_expect_eq(sorted_rolls, SORTED_ROLLS);
}

Test(yahtzee_card, how_many_of_all_rolls_fit_a_category_is_what_is_known) {
    static const struct {
        enum category category;
        int rolls;
    } known[] = {
        {CATEGORY_THREE_OF_A_KIND, 1656}, {CATEGORY_FOUR_OF_A_KIND, 156}, {CATEGORY_FULL_HOUSE, 300},
        {CATEGORY_SMALL_STRAIGHT, 1200},  {CATEGORY_LARGE_STRAIGHT, 240}, {CATEGORY_YAHTZEE, 6},
        {CATEGORY_CHANCE, 7776},
    };
    const struct yahtzee_card card = yahtzee_empty_card();
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++) {
        int fits = 0;
        for (int i = 0; i < ALL_ROLLS; i++) {
            fits += yahtzee_score(&card, roll_at(i).at, known[k].category).score > 0;
        }
        cr_expect_eq(fits, known[k].rolls, "%s fits %d rolls", yahtzee_category_name(known[k].category), fits);
    }
}

Test(yahtzee_card, dice_fit_what_scores_them_and_always_the_upper_section_and_chance) {
    const struct yahtzee_card card = yahtzee_empty_card();
    for (int i = 0; i < ALL_ROLLS; i++) {
        struct dice dice = roll_at(i);
        for (int c = 0; c < CATEGORY_COUNT; c++) {
            bool is_any = c < UPPER_CATEGORIES || c == CATEGORY_CHANCE;
            cr_assert_eq(yahtzee_fits(&card, dice.at, (enum category)c),
                         is_any || plain_score(&dice, (enum category)c) > 0);
        }
    }
}

/* --- jokers --- */

/* A card on which these boxes are used, the yahtzee box for `yahtzee`, all others for 0. */
static struct yahtzee_card card_with(unsigned used, int yahtzee) {
    struct yahtzee_card card = yahtzee_empty_card();
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        card.boxes[i] = (int8_t)((used >> i & 1) != 0 ? 0 : BOX_FREE);
    }
    card.boxes[CATEGORY_YAHTZEE] = (int8_t)yahtzee;
    return card;
}

static unsigned bit(enum category category) {
    return 1U << category;
}

enum { UPPER = 63, LOWER = 8191 & ~63, ALL = 8191 };

Test(yahtzee_card, while_the_yahtzee_box_is_free_five_alike_are_no_joker) {
    struct yahtzee_card card = card_with(bit(CATEGORY_FOURS), BOX_FREE);
    unsigned open = ALL & ~bit(CATEGORY_FOURS);
    cr_expect_eq(yahtzee_choices(&card, five(4).at, JOKER_FORCED), open);
    cr_expect_eq(yahtzee_choices(&card, five(4).at, JOKER_FREE), open);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_YAHTZEE).score, 50);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_YAHTZEE).bonus, 0);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_FULL_HOUSE).score, 0);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_LARGE_STRAIGHT).score, 0);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_FOUR_OF_A_KIND).score, 20);
}

Test(yahtzee_card, a_further_yahtzee_earns_a_hundred_wherever_it_is_scored) {
    for (int value = 1; value <= 6; value++) {
        struct yahtzee_card card = card_with(0, 50);
        for (int c = 0; c < CATEGORY_COUNT; c++) {
            if (c != CATEGORY_YAHTZEE) {
                cr_expect_eq(yahtzee_score(&card, five(value).at, (enum category)c).bonus, 100);
            }
        }
    }
}

Test(yahtzee_card, a_yahtzee_box_that_holds_0_earns_no_hundred_but_makes_jokers) {
    struct yahtzee_card card = card_with(bit(CATEGORY_FOURS), 0);
    cr_expect_eq(yahtzee_choices(&card, five(4).at, JOKER_FORCED), LOWER & ~bit(CATEGORY_YAHTZEE));
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_LARGE_STRAIGHT).score, 40);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_LARGE_STRAIGHT).bonus, 0);
}

Test(yahtzee_card, dice_that_are_no_yahtzee_are_free_and_earn_nothing) {
    struct yahtzee_card card = card_with(bit(CATEGORY_FOURS), 50);
    struct dice dice = {{4, 4, 4, 4, 3}};
    cr_expect_eq(yahtzee_choices(&card, dice.at, JOKER_FORCED), ALL & ~bit(CATEGORY_FOURS) & ~bit(CATEGORY_YAHTZEE));
    cr_expect_eq(yahtzee_score(&card, dice.at, CATEGORY_FULL_HOUSE).score, 0);
    cr_expect_eq(yahtzee_score(&card, dice.at, CATEGORY_FOUR_OF_A_KIND).bonus, 0);
}

Test(yahtzee_card, a_forced_joker_takes_the_upper_box_of_its_value_first) {
    for (int value = 1; value <= 6; value++) {
        for (int yahtzee = 0; yahtzee <= 50; yahtzee += 50) {
            struct yahtzee_card card = card_with(0, yahtzee);
            enum category upper = (enum category)(value - 1);
            cr_expect_eq(yahtzee_choices(&card, five(value).at, JOKER_FORCED), bit(upper));
            cr_expect_eq(yahtzee_score(&card, five(value).at, upper).score, 5 * value);
        }
    }
}

Test(yahtzee_card, then_any_free_lower_box_where_the_fixed_scores_count) {
    for (int value = 1; value <= 6; value++) {
        struct yahtzee_card card = card_with(bit((enum category)(value - 1)) | bit(CATEGORY_CHANCE), 50);
        unsigned free_lower = LOWER & ~bit(CATEGORY_YAHTZEE) & ~bit(CATEGORY_CHANCE);
        cr_expect_eq(yahtzee_choices(&card, five(value).at, JOKER_FORCED), free_lower);
        cr_expect_eq(yahtzee_score(&card, five(value).at, CATEGORY_FULL_HOUSE).score, 25);
        cr_expect_eq(yahtzee_score(&card, five(value).at, CATEGORY_SMALL_STRAIGHT).score, 30);
        cr_expect_eq(yahtzee_score(&card, five(value).at, CATEGORY_LARGE_STRAIGHT).score, 40);
        cr_expect_eq(yahtzee_score(&card, five(value).at, CATEGORY_THREE_OF_A_KIND).score, 5 * value);
        cr_expect_eq(yahtzee_score(&card, five(value).at, CATEGORY_FOUR_OF_A_KIND).score, 5 * value);
    }
}

Test(yahtzee_card, then_any_free_upper_box_for_nothing) {
    for (int value = 1; value <= 6; value++) {
        enum category own = (enum category)(value - 1);
        struct yahtzee_card card = card_with(LOWER | bit(own), 50);
        cr_expect_eq(yahtzee_choices(&card, five(value).at, JOKER_FORCED), UPPER & ~bit(own));
        for (int c = 0; c < UPPER_CATEGORIES; c++) {
            cr_expect_eq(yahtzee_score(&card, five(value).at, (enum category)c).score, c == (int)own ? 5 * value : 0);
        }
    }
}

Test(yahtzee_card, a_free_joker_takes_any_free_box_and_counts_fully_once_its_upper_box_is_used) {
    struct yahtzee_card card = card_with(bit(CATEGORY_TWOS), 50);
    cr_expect_eq(yahtzee_choices(&card, five(4).at, JOKER_FREE), ALL & ~bit(CATEGORY_TWOS) & ~bit(CATEGORY_YAHTZEE));
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_FULL_HOUSE).score, 0);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_SMALL_STRAIGHT).score, 0);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_LARGE_STRAIGHT).score, 0);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_CHANCE).score, 20);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_ACES).score, 0);
    card.boxes[CATEGORY_FOURS] = 12;
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_FULL_HOUSE).score, 25);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_SMALL_STRAIGHT).score, 30);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_LARGE_STRAIGHT).score, 40);
    cr_expect_eq(yahtzee_score(&card, five(4).at, CATEGORY_LARGE_STRAIGHT).bonus, 100);
}

Test(yahtzee_card, a_joker_fits_wherever_it_counts) {
    static const enum category fixed[] = {CATEGORY_FULL_HOUSE, CATEGORY_SMALL_STRAIGHT, CATEGORY_LARGE_STRAIGHT};
    struct yahtzee_card before = card_with(bit(CATEGORY_FOURS), BOX_FREE);
    struct yahtzee_card joker = card_with(bit(CATEGORY_FOURS), 0);
    for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++) {
        cr_expect_not(yahtzee_fits(&before, five(4).at, fixed[i]), "the yahtzee box is free: it is no joker");
        cr_expect(yahtzee_fits(&joker, five(4).at, fixed[i]));
        cr_expect_not(yahtzee_fits(&joker, five(3).at, fixed[i]), "the upper box of its value is free");
    }
    cr_expect(yahtzee_fits(&joker, five(4).at, CATEGORY_THREE_OF_A_KIND));
    cr_expect(yahtzee_fits(&joker, five(4).at, CATEGORY_ACES), "an upper box takes any dice, also for nothing");
}

/* --- cards --- */

Test(yahtzee_card, sixty_three_points_in_the_upper_section_earn_35) {
    struct yahtzee_card card = yahtzee_empty_card();
    cr_expect_eq(yahtzee_used(&card), 0);
    cr_expect_eq(yahtzee_total(&card), 0);
    for (int value = 1; value <= 6; value++) {
        yahtzee_fill(&card, (enum category)(value - 1), (struct yahtzee_points){(int16_t)(3 * value), 0});
        cr_expect_eq(yahtzee_upper_bonus(&card), value == 6 ? 35 : 0);
    }
    cr_expect_eq(yahtzee_upper_total(&card), 63);
    cr_expect_eq(yahtzee_total(&card), 98);
    cr_expect_eq(yahtzee_used(&card), 6);
    card.boxes[CATEGORY_ACES] = 2;
    cr_expect_eq(yahtzee_upper_bonus(&card), 0);
    cr_expect_eq(yahtzee_total(&card), 62);
}

Test(yahtzee_card, the_best_game_makes_1575) {
    static const struct {
        int value;
        enum category category;
    } turns[] = {
        {6, CATEGORY_YAHTZEE},        {1, CATEGORY_ACES},
        {2, CATEGORY_TWOS},           {3, CATEGORY_THREES},
        {4, CATEGORY_FOURS},          {5, CATEGORY_FIVES},
        {6, CATEGORY_SIXES},          {6, CATEGORY_THREE_OF_A_KIND},
        {6, CATEGORY_FOUR_OF_A_KIND}, {1, CATEGORY_FULL_HOUSE},
        {1, CATEGORY_SMALL_STRAIGHT}, {1, CATEGORY_LARGE_STRAIGHT},
        {6, CATEGORY_CHANCE},
    };
    struct yahtzee_card card = yahtzee_empty_card();
    for (size_t i = 0; i < sizeof turns / sizeof turns[0]; i++) {
        struct dice dice = five(turns[i].value);
        cr_assert((yahtzee_choices(&card, dice.at, JOKER_FORCED) & bit(turns[i].category)) != 0);
        yahtzee_fill(&card, turns[i].category, yahtzee_score(&card, dice.at, turns[i].category));
    }
    cr_expect_eq(card.yahtzee_bonus, 1200);
    cr_expect_eq(yahtzee_used(&card), 13);
    cr_expect_eq(yahtzee_total(&card), 1575);
}

Test(yahtzee_card, names_lead_to_their_categories_and_back) {
    enum category category = CATEGORY_CHANCE;
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        const char *name = yahtzee_category_name((enum category)i);
        cr_assert(yahtzee_category_find(&category, name, strlen(name)));
        cr_expect_eq(category, i);
        cr_expect_not(yahtzee_category_find(&category, name, strlen(name) - 1));
    }
    cr_expect_not(yahtzee_category_find(&category, "Aces", 4));
    cr_expect_str_eq(yahtzee_category_name(CATEGORY_FULL_HOUSE), "full-house");
}
