/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The dynamic programme of yahtzee_dp_sweep.inc once more, with the squares of points carried along: what has the better
 * mean goes on with its own square. Four floats at a time are good enough for a spread.
 */
#include "yahtzee_variance.h"

#include <stdlib.h>
#include <string.h>

#include "util/lazy.h"

typedef float quad __attribute__((vector_size(16)));
typedef int32_t quad_mask __attribute__((vector_size(16)));
typedef float number;

/* Of points x: the mean of x, and that of x * x. */
struct half {
    quad mean, square;
};

struct block {
    struct half a, b;
};

static inline struct half sum_half(const struct half *x, const struct half *y) {
    return (struct half){x->mean + y->mean, x->square + y->square};
}

static inline struct block sum(struct block x, const struct block *y) {
    return (struct block){sum_half(&x.a, &y->a), sum_half(&x.b, &y->b)};
}

static inline struct half scaled_half(const struct half *x, float by) {
    return (struct half){x->mean * by, x->square * by};
}

static inline struct block scaled(struct block x, double by) {
    return (struct block){scaled_half(&x.a, (float)by), scaled_half(&x.b, (float)by)};
}

/* (x + p)^2 = x^2 + p (2 x + p) */
static inline struct half raised_half(const struct half *x, float by) {
    return (struct half){x->mean + by, x->square + by * (2 * x->mean + by)};
}

static inline struct block raised(const struct block *x, double by) {
    return (struct block){raised_half(&x->a, (float)by), raised_half(&x->b, (float)by)};
}

static inline quad chosen(quad_mask second, quad x, quad y) {
    return (quad)((second & (quad_mask)y) | (~second & (quad_mask)x));
}

static inline struct half larger_half(const struct half *x, const struct half *y) {
    quad_mask second = y->mean > x->mean;
    return (struct half){chosen(second, x->mean, y->mean), chosen(second, x->square, y->square)};
}

static inline struct block larger(struct block x, struct block y) {
    return (struct block){larger_half(&x.a, &y.a), larger_half(&x.b, &y.b)};
}

static struct block pack(const float *means, const float *squares) {
    struct block block;
    memcpy(&block.a.mean, means, sizeof block.a.mean);
    memcpy(&block.b.mean, means + YAHTZEE_LANES / 2, sizeof block.b.mean);
    memcpy(&block.a.square, squares, sizeof block.a.square);
    memcpy(&block.b.square, squares + YAHTZEE_LANES / 2, sizeof block.b.square);
    return block;
}

static struct block load_row(const struct yahtzee_table *table, const number *values, uint32_t at) {
    float means[YAHTZEE_LANES];
    for (unsigned lane = 0; lane < YAHTZEE_LANES; lane++) {
        means[lane] = (float)table->values[at + lane];
    }
    return pack(means, values + at);
}

static struct block load_moves(const struct yahtzee_table *table, const number *values,
                               const struct yahtzee_move *moves) {
    float means[YAHTZEE_LANES];
    float squares[YAHTZEE_LANES];
    for (unsigned lane = 0; lane < YAHTZEE_LANES; lane++) {
        uint32_t at = yahtzee_table_index(table, moves[lane].next);
        float points = (float)moves[lane].points;
        float mean = (float)table->values[at];
        means[lane] = points + mean;
        squares[lane] = values[at] + points * (2 * mean + points);
    }
    return pack(means, squares);
}

static void store_row(number *values, uint32_t at, const struct block *block) {
    memcpy(values + at, &block->a.square, sizeof block->a.square);
    memcpy(values + at + YAHTZEE_LANES / 2, &block->b.square, sizeof block->b.square);
}

#include "yahtzee_dp_sweep.inc"

static enum err make(const void **out, const void *context) {
    const enum yahtzee_variant *variant = context;
    const struct yahtzee_table *table = NULL;
    struct yahtzee_variance *variances = NULL;
    enum err err = yahtzee_table_get(&table, *variant);
    if (err != OK) {
        return err;
    }
    variances = calloc(1, sizeof *variances + table->size * sizeof variances->squares[0]);
    err = variances == NULL ? ERR_NO_MEMORY : sweep_cards(table, variances->squares);
    if (err != OK) {
        free(variances);
        return err;
    }
    variances->table = table;
    *out = variances;
    return OK;
}

enum err yahtzee_variance_get(const struct yahtzee_variance **out, enum yahtzee_variant variant) {
    static struct lazy spreads[YAHTZEE_VARIANTS] = {LAZY_INIT, LAZY_INIT, LAZY_INIT};
    const void *variances = NULL;
    enum err err = lazy_get(&variances, &spreads[variant], make, &variant);
    if (err == OK) {
        *out = variances;
    }
    return err;
}

double yahtzee_variance_of(const struct yahtzee_variance *variances, struct yahtzee_state state) {
    uint32_t at = yahtzee_table_index(variances->table, state);
    double mean = variances->table->values[at];
    double variance = (double)variances->squares[at] - mean * mean;
    return variance > 0 ? variance : 0;
}
