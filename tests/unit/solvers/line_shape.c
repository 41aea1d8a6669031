/* SPDX-License-Identifier: Apache-2.0 */
/* What a stone would be worth in one direction. */
#include "solvers/line/line_shape.h"

#include <criterion/criterion.h>

#include "positions.h"
#include "solvers/line/line_weights.h"

/* Fields in a row, the stone's own in the middle; 0 empty, 1 own, 2 not to be had. */
struct row {
    int length, middle;
    int fields[2 * LINE_LENGTH_MAX + 1];
};

static bool is_line(const struct row *row, const struct line_rules *rules) {
    int first = row->middle;
    int last = row->middle;
    while (first > 0 && row->fields[first - 1] == 1) {
        first--;
    }
    while (last + 1 < row->length && row->fields[last + 1] == 1) {
        last++;
    }
    int run = last - first + 1;
    return rules->exact ? run == rules->length : run >= rules->length;
}

/* On how many fields one more stone completes a line through the middle. */
static int ways_to_complete(struct row *row, const struct line_rules *rules) {
    int ways = 0;
    for (int i = 0; i < row->length; i++) {
        if (row->fields[i] == 0) {
            row->fields[i] = 1;
            ways += is_line(row, rules);
            row->fields[i] = 0;
        }
    }
    return ways;
}

/* The most ways to complete a line that one more stone can leave. */
static int ways_after_one(struct row *row, const struct line_rules *rules) {
    int most = 0;
    for (int i = 0; i < row->length; i++) {
        if (row->fields[i] == 0) {
            row->fields[i] = 1;
            int ways = is_line(row, rules) ? 0 : ways_to_complete(row, rules);
            most = ways > most ? ways : most;
            row->fields[i] = 0;
        }
    }
    return most;
}

static void check(struct row *row, const struct line_shapes *shapes, uint32_t own, uint32_t other) {
    const struct line_rules *rules = &shapes->rules;
    int shape = line_shape(shapes, own, other);
    int ways = ways_to_complete(row, rules);
    if (is_line(row, rules)) {
        cr_assert_eq(shape, SHAPE_LINE);
    } else if (ways > 0) {
        cr_assert_eq(shape, ways > 1 ? SHAPE_OPEN_1 : SHAPE_CLOSED_1, "own %x other %x: %d", own, other, shape);
    } else {
        cr_assert_lt(shape, SHAPE_CLOSED_1, "own %x other %x", own, other);
        int later = ways_after_one(row, rules);
        cr_assert_eq(shape >= SHAPE_CLOSED_2, later > 0, "own %x other %x: %d", own, other, shape);
        cr_assert(shape < SHAPE_OPEN_2 || later > 1, "own %x other %x", own, other);
    }
}

Test(line_shape, tells_how_soon_and_in_how_many_ways_a_line_can_be_completed) {
    struct rng rng = rng_numbered(24);
    for (int length = LINE_LENGTH_MIN; length <= LINE_LENGTH_MAX; length++) {
        for (int exact = 0; exact < 2; exact++) {
            const struct line_rules rules = {length, exact != 0};
            const struct line_shapes *shapes = NULL;
            cr_assert_eq(line_shapes_get(&shapes, &rules), OK);
            for (int n = 0; n < 3000; n++) {
                struct row row = {.length = 2 * shapes->reach + 1, .middle = shapes->reach};
                uint32_t own = 0;
                uint32_t other = 0;
                row.fields[row.middle] = 1;
                for (int bit = 0; bit < 2 * shapes->reach; bit++) {
                    uint32_t drawn = rng_below(&rng, 12);
                    int field = drawn < 6 ? 1 : drawn < 11 ? 0 : 2;
                    row.fields[bit < shapes->reach ? bit : bit + 1] = field;
                    /* What is off the board is in both masks. */
                    own |= (uint32_t)(field == 1 || (field == 2 && n % 2 == 0)) << bit;
                    other |= (uint32_t)(field == 2) << bit;
                }
                check(&row, shapes, own, other);
            }
        }
    }
}

Test(line_shape, the_more_stones_are_there_the_better_the_shape) {
    const struct line_rules rules = {5, false};
    const struct line_shapes *shapes = NULL;
    cr_assert_eq(line_shapes_get(&shapes, &rules), OK);
    int before = SHAPE_DEAD;
    for (uint32_t own = 0; own < 16; own = 2 * own + 1) {
        int shape = line_shape(shapes, own << 4, 0);
        cr_expect_gt(shape, before);
        cr_expect_gt(line_weights_by_hand(&rules)[shape], line_weights_by_hand(&rules)[before]);
        before = shape;
    }
    cr_expect_eq(before, SHAPE_LINE);
    cr_expect_eq(line_shape(shapes, 0, 0x18), SHAPE_DEAD, "no room between two stones");
}

Test(line_shape, of_five_also_tells_in_how_many_ways_a_row_goes_on) {
    const struct line_rules rules = {5, false};
    const struct line_shapes *shapes = NULL;
    cr_assert_eq(line_shapes_get(&shapes, &rules), OK);
    /* Bits 0 to 3 are the fields before the stone, bits 4 to 7 those behind. */
    cr_expect_eq(line_shape(shapes, 0x30, 0x00), SHAPE_OPEN_2 + 1, "..Xxx..: two fields make an open four");
    cr_expect_eq(line_shape(shapes, 0x30, 0x04), SHAPE_OPEN_2, "o.Xxx..: only one does");
    cr_expect_eq(line_shape(shapes, 0x60, 0x00), SHAPE_OPEN_2, "..X.xx..: only the gap does");
    cr_expect_eq(line_shape(shapes, 0x90, 0x04), SHAPE_CLOSED_2, "o.Xx..x: only in one five");
    cr_expect_eq(line_shape(shapes, 0x30, 0x08), SHAPE_CLOSED_2, "oXxx..: only in one five");
}
