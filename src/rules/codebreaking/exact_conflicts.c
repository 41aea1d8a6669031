/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The walk. An answer whose needs can no longer be met will not be fitted, and that stays so further down. An answer by
 * positions needs nothing, and every place that it is wrong about takes one away.
 */
#include "exact_conflicts.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "rules/bounds.h"

enum { LANES = BOUNDS_LANES, BLOCKS_A_WORD = 64 / LANES };

/* Sixteen answers. */
struct block {
    struct bounds bounds;
    bounds_lanes must; /* all ones where it must be fitted */
};

_Static_assert(_Alignof(struct block) <= _Alignof(max_align_t), "calloc aligns it well");

struct walk {
    const struct code_space *space;
    const struct exact_conflicts_visitor *visitor;
    uint64_t steps;
    uint8_t used[CODE_SYMBOLS_MAX]; /* how often each symbol stands in the places filled */
    struct code code;
    uint64_t *conflicts; /* of the places filled last */
    size_t block_count;
    struct block *blocks;
};

static void add_positions(struct block *block, unsigned lane, const struct constraint *constraint,
                          const struct code_space *space) {
    for (unsigned place = 0; place < space->length; place++) {
        bool right = (constraint->answer.places >> place & 1) != 0;
        for (unsigned symbol = 0; symbol < space->symbols; symbol++) {
            bool same = constraint->guess.at[place] == symbol;
            block->bounds.hits[place][symbol][lane] = same != right;
        }
    }
}

/* Which lanes are set, as bits. */
static uint64_t bits_of(const bounds_lanes *set) {
    static const bounds_lanes weights = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const bounds_lanes weighed = *set & weights;
    uint64_t halves[2];
    memcpy(halves, &weighed, sizeof halves);
    /* The topmost byte of the product is the sum of all eight. */
    return (halves[0] * UINT64_C(0x0101010101010101)) >> 56 | (halves[1] * UINT64_C(0x0101010101010101)) >> 56 << 8;
}

/* Puts a symbol at a place and finds the conflicts; false when an answer that must be fitted is among them. */
static bool put_symbol(struct walk *walk, unsigned place, unsigned symbol) {
    uint8_t left = (uint8_t)(walk->space->length - place - 1);
    unsigned times = walk->used[symbol];
    uint64_t word = 0;
    for (size_t i = 0; i < walk->block_count; i++) {
        struct block *block = &walk->blocks[i];
        bounds_lanes wrong = bounds_put(&block->bounds, place, symbol, times, left);
        bounds_lanes amiss = wrong & block->must;
        if (bounds_any(&amiss)) {
            walk->steps -= i < walk->steps ? i : walk->steps;
            return false;
        }
        word |= bits_of(&wrong) << (i % BLOCKS_A_WORD * LANES);
        if (i % BLOCKS_A_WORD == BLOCKS_A_WORD - 1) {
            walk->conflicts[i / BLOCKS_A_WORD] = word;
            word = 0;
        }
    }
    if (walk->block_count % BLOCKS_A_WORD != 0) {
        walk->conflicts[walk->block_count / BLOCKS_A_WORD] = word;
    }
    walk->steps -= walk->block_count < walk->steps ? walk->block_count : walk->steps;
    walk->code.at[place] = (uint8_t)symbol;
    return true;
}

/* Fills the places from `place` on in all ways; false ends the walk. */
static bool fill(struct walk *walk, unsigned place) {
    const struct exact_conflicts_visitor *visitor = walk->visitor;
    for (unsigned symbol = 0; symbol < walk->space->symbols; symbol++) {
        bool barred =
            (place == 0 && (int)symbol == walk->space->not_first) || (!walk->space->repeats && walk->used[symbol] > 0);
        if (barred) {
            continue;
        }
        if (walk->steps == 0) {
            return false;
        }
        if (!put_symbol(walk, place, symbol)) {
            continue;
        }
        if (place + 1U == walk->space->length) {
            if (!visitor->meet(visitor->context, &walk->code, walk->conflicts)) {
                return false;
            }
        } else if (visitor->wants == NULL || visitor->wants(visitor->context, walk->conflicts)) {
            walk->used[symbol]++;
            bool goes_on = fill(walk, place + 1);
            walk->used[symbol]--;
            if (!goes_on) {
                return false;
            }
        }
    }
    return true;
}

static struct block *make_blocks(size_t blocks, const struct question *question, const struct constraint *history,
                                 size_t count, const uint64_t *must) {
    struct block *block = calloc(blocks, sizeof *block);
    if (block == NULL) {
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        struct block *own = &block[i / LANES];
        if (question->kind == FEEDBACK_POSITIONS) {
            add_positions(own, (unsigned)(i % LANES), &history[i], question->space);
        } else {
            bounds_add(&own->bounds, (unsigned)(i % LANES), &history[i], question->space->length,
                       question->kind == FEEDBACK_PEGS);
        }
        own->must[i % LANES] = (must[i / 64] >> (i % 64) & 1) != 0 ? UINT8_MAX : 0;
    }
    return block;
}

enum err exact_conflicts_walk(bool *out_done, const struct question *question, const struct constraint *history,
                              size_t count, const uint64_t *must, const struct exact_conflicts_visitor *visitor,
                              uint64_t *steps) {
    size_t blocks = count / LANES + 1;
    struct walk walk = {.space = question->space, .visitor = visitor, .steps = *steps, .block_count = blocks};
    walk.conflicts = calloc(blocks / BLOCKS_A_WORD + 1, sizeof *walk.conflicts);
    walk.blocks = make_blocks(blocks, question, history, count, must);
    enum err err = walk.conflicts == NULL || walk.blocks == NULL ? ERR_NO_MEMORY : OK;
    if (err == OK) {
        *out_done = fill(&walk, 0);
        *steps = walk.steps;
    }
    free(walk.conflicts);
    free(walk.blocks);
    return err;
}
