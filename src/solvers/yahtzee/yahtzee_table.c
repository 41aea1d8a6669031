/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the dynamic programme of yahtzee_dp_sweep.inc is run on here: points, as they are made on average. All of it is
 * alike for all upper totals, so eight of them are worked out at once, in vectors of two doubles that every x86-64
 * processor has. Doubles, as floats could not even tell 254.58773 from its neighbours.
 */
#include "yahtzee_table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "util/lazy.h"

uint32_t yahtzee_table_index(const struct yahtzee_table *table, struct yahtzee_state state) {
    return table->rows[state.fifty][state.used] + table->sections[state.used & YAHTZEE_SECTION].lane[state.upper];
}

double yahtzee_table_value(const struct yahtzee_table *table, struct yahtzee_state state) {
    return table->values[yahtzee_table_index(table, state)];
}

/* ---- what upper totals there are ---- */

static unsigned capped(unsigned upper) {
    return upper < UPPER_BONUS_FROM ? upper : UPPER_BONUS_FROM;
}

static void make_section(struct yahtzee_section *section, unsigned upper) {
    bool reached[UPPER_BONUS_FROM + 1] = {true};
    int left = 0; /* most points that the free boxes can bring */
    for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
        if ((upper >> face & 1) == 0) {
            left += (int)(YAHTZEE_DICE * (face + 1));
            continue;
        }
        for (unsigned total = UPPER_BONUS_FROM + 1; total-- > 0;) {
            for (unsigned dice = 1; reached[total] && dice <= YAHTZEE_DICE; dice++) {
                reached[capped(total + dice * (face + 1))] = true;
            }
        }
    }
    int hopeless = UPPER_BONUS_FROM - 1 - left; /* the highest total that is */
    for (int total = 0; total <= UPPER_BONUS_FROM; total++) {
        bool is_like_last = section->count > 0 && (!reached[total] || total <= hopeless);
        if (!is_like_last) {
            section->totals[section->count++] = (uint8_t)total;
        }
        section->lane[total] = (uint8_t)(section->count - 1);
    }
}

unsigned yahtzee_table_width(const struct yahtzee_table *table, unsigned used) {
    unsigned count = table->sections[used & YAHTZEE_SECTION].count;
    return (count + YAHTZEE_LANES - 1U) / YAHTZEE_LANES * YAHTZEE_LANES;
}

/* Rows for all cards; where the yahtzee box is free there is but one. Returns how many values there are. */
static uint32_t lay_out(struct yahtzee_table *table) {
    for (unsigned upper = 0; upper < YAHTZEE_SECTIONS; upper++) {
        struct yahtzee_section *section = &table->sections[upper];
        make_section(section, upper);
        for (unsigned lane = section->count; lane < YAHTZEE_TOTALS_MAX; lane++) {
            section->totals[lane] = section->totals[section->count - 1];
        }
    }
    uint32_t size = 0;
    for (unsigned used = 0; used < YAHTZEE_CARDS; used++) {
        uint32_t width = yahtzee_table_width(table, used);
        for (unsigned fifty = 0; fifty < 2; fifty++) {
            bool is_other = fifty == 0 || (used >> CATEGORY_YAHTZEE & 1) != 0;
            table->rows[fifty][used] = is_other ? size : table->rows[0][used];
            size += is_other ? width : 0;
        }
    }
    return size;
}

/* ---- eight upper totals at once ---- */

typedef double pair __attribute__((vector_size(16)));

typedef double number;

struct block {
    pair a, b, c, d;
};

static inline struct block load(const double *values) {
    struct block block;
    memcpy(&block, values, sizeof block);
    return block;
}

static inline struct block sum(struct block x, const struct block *y) {
    return (struct block){x.a + y->a, x.b + y->b, x.c + y->c, x.d + y->d};
}

static inline struct block scaled(struct block x, double by) {
    return (struct block){x.a * by, x.b * by, x.c * by, x.d * by};
}

static inline struct block raised(const struct block *x, double by) {
    return (struct block){x->a + by, x->b + by, x->c + by, x->d + by};
}

static inline pair larger_pair(pair x, pair y) {
#ifdef __SSE2__
    return _mm_max_pd(x, y);
#else
    return (pair){x[0] > y[0] ? x[0] : y[0], x[1] > y[1] ? x[1] : y[1]};
#endif
}

static inline struct block larger(struct block x, struct block y) {
    return (struct block){larger_pair(x.a, y.a), larger_pair(x.b, y.b), larger_pair(x.c, y.c), larger_pair(x.d, y.d)};
}

static struct block load_row(const struct yahtzee_table *table, const number *values, uint32_t at) {
    (void)table;
    return load(values + at);
}

static struct block load_moves(const struct yahtzee_table *table, const number *values,
                               const struct yahtzee_move *moves) {
    double worth[YAHTZEE_LANES];
    for (unsigned lane = 0; lane < YAHTZEE_LANES; lane++) {
        worth[lane] = moves[lane].points + values[yahtzee_table_index(table, moves[lane].next)];
    }
    return load(worth);
}

static void store_row(number *values, uint32_t at, const struct block *block) {
    memcpy(values + at, block, sizeof *block);
}

#include "yahtzee_dp_sweep.inc"

static enum err make(const void **out, const void *context) {
    const enum yahtzee_variant *variant = context;
    struct yahtzee_table *layout = calloc(1, sizeof *layout);
    struct yahtzee_table *table = NULL;
    enum err err = ERR_NO_MEMORY;
    if (layout != NULL) {
        layout->variant = *variant;
        layout->size = lay_out(layout);
        table = calloc(1, sizeof *table + layout->size * sizeof table->values[0]);
    }
    if (table != NULL) {
        *table = *layout;
        err = yahtzee_rolls_get(&table->rolls);
    }
    if (err == OK) {
        err = sweep_cards(table, table->values);
    }
    free(layout);
    if (err != OK) {
        free(table);
        return err;
    }
    *out = table;
    return OK;
}

enum err yahtzee_table_get(const struct yahtzee_table **out, enum yahtzee_variant variant) {
    static struct lazy tables[YAHTZEE_VARIANTS] = {LAZY_INIT, LAZY_INIT, LAZY_INIT};
    const void *table = NULL;
    enum err err = lazy_get(&table, &tables[variant], make, &variant);
    if (err == OK) {
        *out = table;
    }
    return err;
}
