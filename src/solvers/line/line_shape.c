/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shapes are worked out by looking at every window of `length` fields that the stone is in. Where the masks are short
 * enough, all of them are worked out beforehand: a field is empty, own or taken, so a pair of masks is a number to base 3.
 * At most 3 to the tenth shapes are worked out in a millisecond or two, and fit a second-level cache.
 */
#include "line_shape.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

#include "line_weights.h"
#include "util/lazy.h"

/* ---- one shape ---- */

/* Masks with the stone's own field put in, so that a window is a run of bits. */
struct view {
    uint32_t own, other;
    int length;
    bool exact;
};

static bool is_window(const struct view *view, int start) {
    uint32_t window = ((UINT32_C(1) << view->length) - 1) << start;
    uint32_t beside = (UINT32_C(1) << (start + view->length)) | (start > 0 ? UINT32_C(1) << (start - 1) : 0);
    return (view->other & window) == 0 && (!view->exact || (view->own & beside) == 0);
}

static int stones_in(const struct view *view, int start, int length) {
    return __builtin_popcount(view->own & (((UINT32_C(1) << length) - 1) << start));
}

static bool is_empty(const struct view *view, int at) {
    return ((view->own | view->other) & UINT32_C(1) << at) == 0;
}

/* How many stones are missing, and whether the row is open. */
struct outlook {
    int needs; /* -1: there is no room */
    bool open;
};

static struct outlook outlook_of(const struct line_shapes *shapes, uint32_t own, uint32_t other) {
    int length = shapes->rules.length;
    int reach = shapes->reach;
    uint32_t before = (UINT32_C(1) << reach) - 1;
    const struct view view = {
        .own = (own & before) | UINT32_C(1) << reach | (own & ~before) << 1,
        .other = (other & before) | (other & ~before) << 1,
        .length = length,
        .exact = shapes->rules.exact,
    };
    int closed = 0; /* the most stones in a window */
    int open = 0;   /* the most between the ends of two windows side by side */
    uint32_t completing = 0;
    for (int start = reach - length + 1; start <= reach; start++) {
        if (!is_window(&view, start)) {
            continue;
        }
        int stones = stones_in(&view, start, length);
        if (stones > closed) {
            closed = stones;
        }
        if (stones == length - 1) {
            completing |= ~view.own & (((UINT32_C(1) << length) - 1) << start);
        }
        if (start < reach && is_window(&view, start + 1) && is_empty(&view, start) && is_empty(&view, start + length)) {
            int between = stones_in(&view, start + 1, length - 1);
            open = between > open ? between : open;
        }
    }
    if (closed == 0) {
        return (struct outlook){.needs = -1};
    }
    bool two_ways = closed == length - 1 && (completing & (completing - 1)) != 0;
    return (struct outlook){length - closed, open == closed || two_ways};
}

/* Shapes with three and four stones missing, as they are before ways are counted. */
enum { PLAIN_CLOSED_4 = 3, PLAIN_OPEN_4 = 4, PLAIN_CLOSED_3 = 5, PLAIN_OPEN_3 = 6 };

/* Of five, less is told of rows that are far from a line, and more of those that have two stones. */
enum { FIVE_CLOSED_4 = 1, FIVE_OPEN_4 = 2, FIVE_CLOSED_3 = 3, FIVE_OPEN_3 = 5 };

/* Rows that are far from a line share a shape where they are worth the same. */
static int plain_shape(struct outlook outlook) {
    static const uint8_t shapes[10][2] = {{SHAPE_LINE, SHAPE_LINE},
                                          {SHAPE_CLOSED_1, SHAPE_OPEN_1},
                                          {SHAPE_CLOSED_2, SHAPE_OPEN_2},
                                          {PLAIN_CLOSED_3, PLAIN_OPEN_3},
                                          {PLAIN_CLOSED_4, PLAIN_OPEN_4},
                                          {2, 3},
                                          {1, 2},
                                          {1, 2},
                                          {1, 1},
                                          {1, 1}};
    return outlook.needs < 0 ? SHAPE_DEAD : shapes[outlook.needs][outlook.open];
}

int line_shape_work_out(const struct line_shapes *shapes, uint32_t own, uint32_t other) {
    return plain_shape(outlook_of(shapes, own, other));
}

/* ---- all of them ---- */

static uint32_t power_of_3(int exponent) {
    uint32_t power = 1;
    while (exponent-- > 0) {
        power *= 3;
    }
    return power;
}

static void set_ternary(struct line_shapes *shapes) {
    for (uint32_t mask = 0; mask < SHAPE_TABLE_MASKS; mask++) {
        uint32_t number = 0;
        for (int bit = 2 * SHAPE_TABLE_REACH - 1; bit >= 0; bit--) {
            number = number * 3 + (mask >> bit & 1);
        }
        shapes->ternary[mask] = (uint16_t)number;
    }
}

static void set_table(struct line_shapes *shapes, uint32_t entries) {
    for (uint32_t entry = 0; entry < entries; entry++) {
        uint32_t own = 0;
        uint32_t other = 0;
        uint32_t rest = entry;
        for (int bit = 0; bit < 2 * shapes->reach; bit++, rest /= 3) {
            own |= (uint32_t)(rest % 3 == 1) << bit;
            other |= (uint32_t)(rest % 3 == 2) << bit;
        }
        shapes->table[entry] = (uint8_t)line_shape_work_out(shapes, own, other);
    }
}

/* How many fields there are a further stone on which gives at least this plain shape. */
static int count_ways(const uint8_t *plain, uint32_t entry, int fields, int least) {
    int ways = 0;
    uint32_t digit = 1;
    for (int i = 0; i < fields; i++, digit *= 3) {
        ways += entry / digit % 3 == 0 && plain[entry + digit] >= least;
    }
    return ways;
}

/* The shape among those of five: ways are counted to the next stage of the same row. */
static int shape_of_five(const uint8_t *plain, uint32_t entry, int fields) {
    int ways;
    switch (plain[entry]) {
    case SHAPE_OPEN_2:
        ways = count_ways(plain, entry, fields, SHAPE_OPEN_1);
        return SHAPE_OPEN_2 + (ways > 2 ? 2 : ways > 1 ? 1 : 0);
    case SHAPE_CLOSED_2:
        return SHAPE_CLOSED_2 + (count_ways(plain, entry, fields, SHAPE_CLOSED_1) > 2);
    case PLAIN_OPEN_3:
        ways = count_ways(plain, entry, fields, SHAPE_OPEN_2);
        return FIVE_OPEN_3 + (ways > 3 ? 2 : ways > 2 ? 1 : 0);
    case PLAIN_CLOSED_3:
        return FIVE_CLOSED_3 + (count_ways(plain, entry, fields, SHAPE_CLOSED_2) > 3);
    case PLAIN_OPEN_4:
        return FIVE_OPEN_4;
    case PLAIN_CLOSED_4:
        return FIVE_CLOSED_4;
    default:
        return plain[entry];
    }
}

/* A further stone makes a greater entry, so those before it may be written over. */
static void refine_table(struct line_shapes *shapes, uint32_t entries) {
    for (uint32_t entry = 0; entry < entries; entry++) {
        shapes->table[entry] = (uint8_t)shape_of_five(shapes->table, entry, 2 * shapes->reach);
    }
}

static enum err make(const void **out, const void *context) {
    const struct line_rules *rules = context;
    int reach = rules->exact ? rules->length : rules->length - 1; /* to see what is just beside a line */
    uint32_t entries = reach <= SHAPE_TABLE_REACH ? power_of_3(2 * reach) : 0;
    struct line_shapes *shapes = malloc(sizeof *shapes + entries);
    if (shapes == NULL) {
        return ERR_NO_MEMORY;
    }
    shapes->rules = *rules;
    shapes->reach = reach;
    enum err err = line_combinations_get(&shapes->combinations);
    if (err == OK) {
        err = line_weights_get(&shapes->weights, rules);
    }
    if (err != OK) {
        free(shapes);
        return err;
    }
    set_ternary(shapes);
    set_table(shapes, entries);
    if (rules->length == LINE_FITTED_LENGTH) {
        refine_table(shapes, entries);
    }
    *out = shapes;
    return OK;
}

#define BOTH \
    { LAZY_INIT, LAZY_INIT }

enum err line_shapes_get(const struct line_shapes **out, const struct line_rules *rules) {
    static struct lazy by_rules[][2] = {BOTH, BOTH, BOTH, BOTH, BOTH, BOTH, BOTH, BOTH};
    static_assert(sizeof by_rules / sizeof by_rules[0] == LINE_LENGTH_MAX - LINE_LENGTH_MIN + 1, "one for each length");
    const void *shapes = NULL;
    enum err err = lazy_get(&shapes, &by_rules[rules->length - LINE_LENGTH_MIN][rules->exact], make, rules);
    if (err == OK) {
        *out = shapes;
    }
    return err;
}
