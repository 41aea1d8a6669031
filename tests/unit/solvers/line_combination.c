/* SPDX-License-Identifier: Apache-2.0 */
/* Four shapes together, whichever has which direction. */
#include "solvers/line/line_combination.h"

#include <criterion/criterion.h>

static const struct line_combinations *combinations_of_all(void) {
    const struct line_combinations *combinations = NULL;
    cr_assert_eq(line_combinations_get(&combinations), OK);
    return combinations;
}

Test(line_combination, the_same_shapes_in_any_order_are_one_and_others_another) {
    const struct line_combinations *combinations = combinations_of_all();
    bool seen[COMBINATION_COUNT] = {false};
    int count = 0;
    for (int packed = 0; packed < PACKED_SHAPES; packed++) {
        unsigned number = combinations->number[packed];
        cr_assert_lt(number, COMBINATION_COUNT);
        /* How often each shape is there. */
        uint64_t wanted = 0;
        uint64_t found = 0;
        for (int i = 0; i < LINE_DIRECTIONS; i++) {
            wanted += UINT64_C(1) << 4 * (packed >> i * SHAPE_BITS & (SHAPE_COUNT - 1));
            found += UINT64_C(1) << 4 * combinations->shapes[number][i];
        }
        cr_assert_eq(wanted, found, "%x", (unsigned)packed);
        count += !seen[number];
        seen[number] = true;
    }
    cr_expect_eq(count, COMBINATION_COUNT);
    cr_expect_eq(combinations->number[0], 0, "fields are counted in from nothing");
}

static enum line_class class_of(int a, int b, int c, int d) {
    const struct line_combinations *combinations = combinations_of_all();
    return combinations->class[combinations->number[a | b << 4 | c << 8 | d << 12]];
}

Test(line_combination, tells_what_is_threatened) {
    cr_expect_eq(class_of(SHAPE_CLOSED_2 + 1, 1, 2, 3), CLASS_NONE);
    cr_expect_eq(class_of(1, SHAPE_OPEN_2, 0, 0), CLASS_THREE);
    cr_expect_eq(class_of(1, SHAPE_OPEN_2 + 2, 0, SHAPE_OPEN_2 + 1), CLASS_THREES);
    cr_expect_eq(class_of(SHAPE_CLOSED_1, 1, 0, 0), CLASS_FOUR);
    cr_expect_eq(class_of(SHAPE_CLOSED_1, 0, 0, SHAPE_OPEN_2 + 2), CLASS_FOUR_THREE);
    cr_expect_eq(class_of(SHAPE_CLOSED_1, 0, SHAPE_CLOSED_1, 0), CLASS_FOURS);
    cr_expect_eq(class_of(SHAPE_OPEN_1, 0, 0, 0), CLASS_FOURS);
    cr_expect_eq(class_of(SHAPE_OPEN_1, 0, 0, SHAPE_LINE), CLASS_LINE);
}
