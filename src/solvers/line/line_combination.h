/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The shapes of a field in its four directions together: which they are, not which has which.
 *
 * Four of sixteen shapes make COMBINATION_COUNT combinations. A combination is a number, and tells what a stone threatens.
 */
#ifndef REFEREE_SOLVERS_LINE_COMBINATION_INTERNAL_H
#define REFEREE_SOLVERS_LINE_COMBINATION_INTERNAL_H

#include <stdint.h>

#include "line_shape.h"

/* What a stone on an empty field would do, in all directions together. A later one is better; named as with five. */
enum line_class {
    CLASS_NONE,
    CLASS_THREE,      /* an open three: threatens an open four */
    CLASS_THREES,     /* two of them */
    CLASS_FOUR,       /* threatens to complete a line on one field */
    CLASS_FOUR_THREE, /* a four and an open three */
    CLASS_FOURS,      /* threatens two fields at once: an open four, or two fours */
    CLASS_LINE,       /* wins */
    CLASS_COUNT
};

enum {
    LINE_DIRECTIONS = 4,
    SHAPE_BITS = 4,
    PACKED_SHAPES = 1 << LINE_DIRECTIONS * SHAPE_BITS, /* four shapes in a number, the first direction lowest */
    COMBINATION_COUNT = 3876,                          /* 16 shapes, four of them, in any order */
};

struct line_combinations {
    uint16_t number[PACKED_SHAPES];
    uint8_t class[COMBINATION_COUNT];
    uint8_t shapes[COMBINATION_COUNT][LINE_DIRECTIONS]; /* the least first */
};

/* Worked out when they are first asked for; never freed. ERR_NO_MEMORY. */
enum err line_combinations_get(const struct line_combinations **out) MUST_CHECK;

#endif
