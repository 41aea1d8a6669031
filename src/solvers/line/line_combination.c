/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Combinations are numbered as in the combinatorial number system: four shapes in order, each raised by its place, are a set
 * of four different numbers, and its number is a sum of binomials.
 */
#include "line_combination.h"

#include <assert.h>
#include <stdlib.h>

#include "util/lazy.h"

static_assert(SHAPE_COUNT == 1 << SHAPE_BITS, "a shape fills its bits");

static void sort(uint8_t *shapes) {
    for (int i = 1; i < LINE_DIRECTIONS; i++) {
        for (int j = i; j > 0 && shapes[j - 1] > shapes[j]; j--) {
            uint8_t shape = shapes[j];
            shapes[j] = shapes[j - 1];
            shapes[j - 1] = shape;
        }
    }
}

static int number_of(const uint8_t *sorted) {
    int a = sorted[0];
    int b = sorted[1] + 1;
    int c = sorted[2] + 2;
    int d = sorted[3] + 3;
    return a + b * (b - 1) / 2 + c * (c - 1) * (c - 2) / 6 + d * (d - 1) * (d - 2) * (d - 3) / 24;
}

static enum line_class class_of(const uint8_t *shapes) {
    int threes = 0;
    int fours = 0;
    for (int i = 0; i < LINE_DIRECTIONS; i++) {
        if (shapes[i] == SHAPE_LINE) {
            return CLASS_LINE;
        }
        fours += shapes[i] == SHAPE_OPEN_1 ? 2 : shapes[i] == SHAPE_CLOSED_1;
        threes += shapes[i] >= SHAPE_OPEN_2 && shapes[i] < SHAPE_CLOSED_1;
    }
    if (fours > 0) {
        return fours > 1 ? CLASS_FOURS : threes > 0 ? CLASS_FOUR_THREE : CLASS_FOUR;
    }
    return threes > 1 ? CLASS_THREES : threes > 0 ? CLASS_THREE : CLASS_NONE;
}

static enum err make(const void **out, const void *context) {
    (void)context;
    struct line_combinations *combinations = malloc(sizeof *combinations);
    if (combinations == NULL) {
        return ERR_NO_MEMORY;
    }
    for (int packed = 0; packed < PACKED_SHAPES; packed++) {
        uint8_t shapes[LINE_DIRECTIONS];
        for (int i = 0; i < LINE_DIRECTIONS; i++) {
            shapes[i] = packed >> i * SHAPE_BITS & (SHAPE_COUNT - 1);
        }
        sort(shapes);
        int number = number_of(shapes);
        assert(number < COMBINATION_COUNT);
        combinations->number[packed] = (uint16_t)number;
        combinations->class[number] = (uint8_t)class_of(shapes);
        for (int i = 0; i < LINE_DIRECTIONS; i++) {
            combinations->shapes[number][i] = shapes[i];
        }
    }
    *out = combinations;
    return OK;
}

enum err line_combinations_get(const struct line_combinations **out) {
    static struct lazy lazy = LAZY_INIT;
    const void *combinations = NULL;
    enum err err = lazy_get(&combinations, &lazy, make, NULL);
    if (err == OK) {
        *out = combinations;
    }
    return err;
}
