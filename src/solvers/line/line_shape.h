/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a stone would be worth on an empty field, in one of the four directions.
 *
 * Only the fields next to it matter, as far as a line through it can reach. They are given as two masks, of stones of one's
 * own and of the other's. The shape tells how many more stones a line would then need, and whether it can be completed at
 * either end of the same row of stones ("open"): an open four wins, an open three must be answered. For lines of five it also
 * tells in how many ways the row can go on.
 */
#ifndef REFEREE_SOLVERS_LINE_SHAPE_INTERNAL_H
#define REFEREE_SOLVERS_LINE_SHAPE_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/line_board.h"
#include "util/err.h"

enum { LINE_CELLS = LINE_SIZE_MAX * LINE_SIZE_MAX };

/* What counts as a line. */
struct line_rules {
    int length; /* LINE_LENGTH_MIN .. LINE_LENGTH_MAX */
    bool exact; /* more than `length` in a row is no line */
};

/*
 * SHAPE_DEAD when there is no room for a line; a greater shape is a better one. Below SHAPE_CLOSED_2 more than two stones are
 * missing after this one: how many is told in one way for five and in another for other lines, as there are but sixteen.
 */
enum {
    SHAPE_DEAD = 0,
    SHAPE_CLOSED_2 = 8,  /* makes a three that can become a four, of five; one more for each further way */
    SHAPE_OPEN_2 = 10,   /* makes an open three; again by ways, up to the next */
    SHAPE_CLOSED_1 = 13, /* makes a four */
    SHAPE_OPEN_1 = 14,   /* makes an open four: two fields, each of which completes a line */
    SHAPE_LINE = 15,
    SHAPE_COUNT
};

/* What is worked out beforehand for some rules; here for the sake of speed, and for nobody to touch. */
enum { SHAPE_TABLE_REACH = 5, SHAPE_TABLE_MASKS = 1 << 2 * SHAPE_TABLE_REACH };

struct line_combinations;
struct line_weights;

struct line_shapes {
    struct line_rules rules;
    int reach; /* how many fields to either side are in the masks */
    const struct line_combinations *combinations;
    const struct line_weights *weights;  /* what combinations are worth */
    uint16_t ternary[SHAPE_TABLE_MASKS]; /* the number to base 3 whose digits are the bits of a mask */
    uint8_t table[];                     /* by ternary of own and twice that of other; none beyond SHAPE_TABLE_REACH */
};

/* For boards of these rules, worked out when they are first asked for; never freed. ERR_NO_MEMORY. */
enum err line_shapes_get(const struct line_shapes **out, const struct line_rules *rules) MUST_CHECK;

/* The shape of a stone of one's own, the slow way, not for five: no field is in both masks. */
int line_shape_work_out(const struct line_shapes *shapes, uint32_t own, uint32_t other);

/*
 * The shape of a stone of one's own. Bit 0 of a mask is the field `reach` before it, bit reach - 1 the one just before,
 * bit reach the one just behind. Fields off the board are in both masks.
 */
static inline int line_shape(const struct line_shapes *shapes, uint32_t own, uint32_t other) {
    return shapes->reach <= SHAPE_TABLE_REACH
               ? shapes->table[shapes->ternary[own & ~other] + 2 * shapes->ternary[other]]
               : line_shape_work_out(shapes, own & ~other, other);
}

#endif
