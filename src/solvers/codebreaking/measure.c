/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The measures over a block of splits. Lanes stay in vectors as far as the numbers fit.
 */
#include "measure.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "parts.h"

/* One bit of information in units of the entropy's cost. */
#define BIT 0x1p36

enum err measure_make(struct measure *out, enum measure_kind kind, size_t codes) {
    struct measure measure = {.kind = kind, .codes = codes};
    switch (kind) {
    case MEASURE_WORST:
        measure.perfect = 1;
        break;
    case MEASURE_SIZE:
        measure.perfect = (int64_t)codes;
        break;
    case MEASURE_ENTROPY:
        measure.tolerance = (int64_t)(PARTS_SAME_BITS * BIT * (double)codes);
        measure.table = malloc((codes + 1) * sizeof *measure.table);
        if (measure.table == NULL) {
            return ERR_NO_MEMORY;
        }
        measure.table[0] = 0;
        for (size_t n = 1; n <= codes; n++) {
            measure.table[n] = (int64_t)((double)n * log2((double)n) * BIT);
        }
        break;
    case MEASURE_PARTS:
    case MEASURE_GUESSES:
        break;
    }
    *out = measure;
    return OK;
}

void measure_clear(struct measure *measure) {
    free(measure->table);
    *measure = (struct measure){0};
}

static void add_worst(int64_t costs[static GUESS_BLOCK], const struct split_counts *counts, unsigned answers) {
    struct split_counts worst = {{0}};
    for (unsigned a = 0; a < answers; a++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            uint16_t count = counts[a].of[lane];
            worst.of[lane] = count > worst.of[lane] ? count : worst.of[lane];
        }
    }
    for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
        costs[lane] = worst.of[lane];
    }
}

static void add_parts(int64_t costs[static GUESS_BLOCK], const struct split_counts *counts, unsigned answers,
                      size_t codes) {
    struct split_counts parts = {{0}};
    for (unsigned a = 0; a < answers; a++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            parts.of[lane] = (uint16_t)(parts.of[lane] + (counts[a].of[lane] != 0));
        }
    }
    for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
        costs[lane] = (int64_t)codes - parts.of[lane];
    }
}

static void add_sizes(int64_t costs[static GUESS_BLOCK], const struct split_counts *counts, unsigned answers) {
    uint32_t sum[GUESS_BLOCK] = {0};
    for (unsigned a = 0; a < answers; a++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            uint32_t count = counts[a].of[lane];
            sum[lane] += count * count;
        }
    }
    for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
        costs[lane] = sum[lane];
    }
}

static void add_entropies(int64_t costs[static GUESS_BLOCK], const struct split_counts *counts, unsigned answers,
                          const int64_t *table) {
    memset(costs, 0, GUESS_BLOCK * sizeof costs[0]);
    for (unsigned a = 0; a < answers; a++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            costs[lane] += table[counts[a].of[lane]];
        }
    }
}

/* How many codes the first guesses of a part can be right for, at most: after none, one, two, ... of them. */
enum { TIERS = 4 };
static void list_tiers(uint32_t tiers[static TIERS], unsigned wrong) {
    tiers[0] = 0;
    tiers[1] = 1;
    tiers[2] = 1 + wrong;
    tiers[3] = 1 + wrong + wrong * wrong;
}

int64_t measure_guesses_bound(size_t codes, unsigned wrong) {
    uint32_t tiers[TIERS];
    int64_t bound = 0;
    list_tiers(tiers, wrong);
    for (unsigned t = 0; t < TIERS; t++) {
        bound += codes > tiers[t] ? (int64_t)(codes - tiers[t]) : 0;
    }
    return bound;
}

/* The last way of answering says that the guess is right: nothing is left to do. */
static void add_guesses(int64_t costs[static GUESS_BLOCK], const struct split_counts *counts, unsigned answers,
                        size_t codes) {
    uint32_t tiers[TIERS];
    uint32_t sum[GUESS_BLOCK] = {0};
    list_tiers(tiers, answers - 1);
    for (unsigned a = 0; a + 1 < answers; a++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            uint32_t count = counts[a].of[lane];
            for (unsigned t = 0; t < TIERS; t++) {
                sum[lane] += count > tiers[t] ? count - tiers[t] : 0;
            }
        }
    }
    for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
        costs[lane] = (int64_t)(codes + sum[lane]);
    }
}

void measure_block(int64_t costs[static GUESS_BLOCK], const struct measure *measure, const struct split_counts *counts,
                   unsigned answers) {
    switch (measure->kind) {
    case MEASURE_WORST:
        add_worst(costs, counts, answers);
        break;
    case MEASURE_SIZE:
        add_sizes(costs, counts, answers);
        break;
    case MEASURE_ENTROPY:
        add_entropies(costs, counts, answers, measure->table);
        break;
    case MEASURE_PARTS:
        add_parts(costs, counts, answers, measure->codes);
        break;
    case MEASURE_GUESSES:
        add_guesses(costs, counts, answers, measure->codes);
        break;
    }
}
