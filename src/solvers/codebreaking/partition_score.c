/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The measures over a block of splits. Lanes stay in vectors as far as the numbers fit.
 */
#include "partition_score.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "partition.h"

/* One bit of information in units of the entropy's cost. */
#define BIT 0x1p36

enum err partition_score_make(struct partition_score *out, enum partition_score_kind kind, size_t codes) {
    struct partition_score score = {.kind = kind, .codes = codes};
    switch (kind) {
    case PARTITION_SCORE_WORST:
        score.perfect = 1;
        break;
    case PARTITION_SCORE_SIZE:
        score.perfect = (int64_t)codes;
        break;
    case PARTITION_SCORE_ENTROPY:
        score.tolerance = (int64_t)(PARTITION_SAME_BITS * BIT * (double)codes);
        score.chance = (int64_t)(2 * BIT);
        score.table = malloc((codes + 1) * sizeof *score.table);
        if (score.table == NULL) {
            return ERR_NO_MEMORY;
        }
        score.table[0] = 0;
        for (size_t n = 1; n <= codes; n++) {
            score.table[n] = (int64_t)((double)n * log2((double)n) * BIT);
        }
        break;
    case PARTITION_SCORE_PARTS:
    case PARTITION_SCORE_GUESSES:
        break;
    }
    *out = score;
    return OK;
}

void partition_score_clear(struct partition_score *score) {
    free(score->table);
    *score = (struct partition_score){0};
}

static void add_worst(int64_t costs[static GUESS_BLOCK], const struct partition_counts *counts, unsigned answers) {
    struct partition_counts worst = {{0}};
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

static void add_parts(int64_t costs[static GUESS_BLOCK], const struct partition_counts *counts, unsigned answers,
                      size_t codes) {
    struct partition_counts partition = {{0}};
    for (unsigned a = 0; a < answers; a++) {
        for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
            partition.of[lane] = (uint16_t)(partition.of[lane] + (counts[a].of[lane] != 0));
        }
    }
    for (unsigned lane = 0; lane < GUESS_BLOCK; lane++) {
        costs[lane] = (int64_t)codes - partition.of[lane];
    }
}

static void add_sizes(int64_t costs[static GUESS_BLOCK], const struct partition_counts *counts, unsigned answers) {
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

static void add_entropies(int64_t costs[static GUESS_BLOCK], const struct partition_counts *counts, unsigned answers,
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

int64_t partition_score_guesses_bound(size_t codes, unsigned wrong) {
    uint32_t tiers[TIERS];
    int64_t bound = 0;
    list_tiers(tiers, wrong);
    for (unsigned t = 0; t < TIERS; t++) {
        bound += codes > tiers[t] ? (int64_t)(codes - tiers[t]) : 0;
    }
    return bound;
}

/* The last way of answering says that the guess is right: nothing is left to do. */
static void add_guesses(int64_t costs[static GUESS_BLOCK], const struct partition_counts *counts, unsigned answers,
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

void partition_score_block(int64_t costs[static GUESS_BLOCK], const struct partition_score *score,
                           const struct partition_counts *counts, unsigned answers) {
    switch (score->kind) {
    case PARTITION_SCORE_WORST:
        add_worst(costs, counts, answers);
        break;
    case PARTITION_SCORE_SIZE:
        add_sizes(costs, counts, answers);
        break;
    case PARTITION_SCORE_ENTROPY:
        add_entropies(costs, counts, answers, score->table);
        break;
    case PARTITION_SCORE_PARTS:
        add_parts(costs, counts, answers, score->codes);
        break;
    case PARTITION_SCORE_GUESSES:
        add_guesses(costs, counts, answers, score->codes);
        break;
    }
}
