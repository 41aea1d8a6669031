/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fitted weights were found as those of chess programs are (Texel's tuning method: chessprogramming.org): by logistic
 * regression to how the games ended whose positions they judge, and to what the search thought of these. Each combination of
 * four shapes has two of its own. The tool is in tools/line_weights; what it reached stands at the head of its table.
 *
 * By hand, a combination is the sum of its shapes. Moves are put in order by that, and by what they threaten: an order fitted to
 * what the search played named its move more often, and lost.
 */
#include "line_weights.h"

#include <stdlib.h>
#include <string.h>

#include "util/lazy.h"

struct fitted {
    struct line_worth worths[COMBINATION_COUNT];
    int16_t threats[LINE_THREATS];
};

static const struct fitted fitted = {
#include "line_weights.inc"
};

/*
 * A stone less that is needed is worth several times as much, an open row about as much as a closed one with a stone more.
 * The figures are our own, found by play against earlier ones.
 */
static const int16_t by_hand_any[SHAPE_COUNT] = {0, 1, 2, 4, 9, 12, 30, 0, 36, 0, 110, 0, 0, 120, 900, 3000};
static const int16_t by_hand_five[SHAPE_COUNT] = {0, 4, 9, 12, 12, 30, 30, 30, 36, 36, 110, 110, 110, 120, 900, 3000};

static bool is_fitted(const struct line_rules *rules) {
    return rules->length == LINE_FITTED_LENGTH;
}

const int16_t *line_weights_by_hand(const struct line_rules *rules) {
    return is_fitted(rules) ? by_hand_five : by_hand_any;
}

static int sum_of(const uint8_t *shapes, const int16_t *by_hand) {
    int sum = 0;
    for (int i = 0; i < LINE_DIRECTIONS; i++) {
        sum += by_hand[shapes[i]];
    }
    return sum;
}

static struct line_promise promise_of(int sum, enum line_class class) {
    static const int own[CLASS_COUNT] = {0, 200, 1200, 300, 4000, 20000, 100000};
    static const int other[CLASS_COUNT] = {0, 100, 500, 150, 2000, 10000, 50000};
    return (struct line_promise){sum * 5 / 4 + own[class], sum + other[class]};
}

static struct line_worth worth_of(int sum) {
    /* A field that wins is never judged, only played on. */
    enum { MOST = INT16_MAX / 9 };
    sum = sum < MOST ? sum : MOST;
    return (struct line_worth){(int16_t)(sum * 9), (int16_t)(sum * 8)};
}

static enum err make(const void **out, const void *context) {
    const struct line_rules *rules = context;
    const int16_t *by_hand = line_weights_by_hand(rules);
    const struct line_combinations *combinations = NULL;
    enum err err = line_combinations_get(&combinations);
    struct line_weights *weights = err == OK ? calloc(1, sizeof *weights) : NULL;
    if (weights == NULL) {
        return ERR_NO_MEMORY;
    }
    for (int i = 0; i < COMBINATION_COUNT; i++) {
        int sum = sum_of(combinations->shapes[i], by_hand);
        weights->worths[i] = worth_of(sum);
        weights->promises[i] = promise_of(sum, combinations->class[i]);
    }
    if (is_fitted(rules)) {
        memcpy(weights->worths, fitted.worths, sizeof weights->worths);
        memcpy(weights->threats, fitted.threats, sizeof weights->threats);
    }
    *out = weights;
    return OK;
}

enum err line_weights_get(const struct line_weights **out, const struct line_rules *rules) {
    static struct lazy lazy[] = {LAZY_INIT, LAZY_INIT};
    const void *weights = NULL;
    enum err err = lazy_get(&weights, &lazy[is_fitted(rules)], make, rules);
    if (err == OK) {
        *out = weights;
    }
    return err;
}
