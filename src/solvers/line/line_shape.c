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

static int shape_of(int needs, bool open) {
    return needs == 0 ? SHAPE_LINE : 1 + 2 * (9 - needs) + open;
}

int line_shape_work_out(const struct line_shapes *shapes, uint32_t own, uint32_t other) {
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
        return SHAPE_DEAD;
    }
    bool two_ways = closed == length - 1 && (completing & (completing - 1)) != 0;
    return shape_of(length - closed, open == closed || two_ways);
}

/* ---- all of them ---- */

/*
 * A stone less that is needed is worth several times as much, an open row about as much as a closed one with a stone more.
 * The figures are our own, found by play against earlier ones.
 */
static void set_weights(struct line_shapes *shapes) {
    static const int16_t by_needs[10][2] = {{3000, 3000}, {120, 900}, {36, 110}, {12, 30}, {4, 9},
                                            {2, 4},       {1, 2},     {1, 2},    {1, 1},   {1, 1}};
    for (int needs = 0; needs < 10; needs++) {
        for (int open = 0; open < 2; open++) {
            shapes->weights[shape_of(needs, open != 0)] = by_needs[needs][open];
        }
    }
}

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
    shapes->weights[SHAPE_DEAD] = 0;
    set_weights(shapes);
    set_ternary(shapes);
    set_table(shapes, entries);
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
