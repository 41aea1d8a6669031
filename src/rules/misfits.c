/*
 * The walk. For every answer it keeps what is still needed: so many more exact places, so much more in total (exact and
 * misplaced). A symbol put at a place lowers both for some answers. An answer that needs less than nothing, or more than
 * the places left can give, will not be fitted, and that stays so further down: needs are bytes that wrap around, and do
 * not come back within twelve places. So one unsigned comparison tells both, for sixteen answers in a vector.
 *
 * A symbol counts towards the total of an answer as often as the guess has it: its k-th occurrence in the code counts
 * where the guess has at least k of it. An answer by positions needs nothing, and every place that it is wrong about
 * takes one away.
 */
#include "misfits.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 16, BLOCKS_A_WORD = 64 / LANES };
typedef uint8_t lanes __attribute__((vector_size(LANES)));

/* Sixteen answers. Lanes that are not used need nothing and count for nothing. */
struct block {
    lanes need_exact[CODE_LENGTH_MAX + 1]; /* by places filled */
    lanes need_total[CODE_LENGTH_MAX + 1];
    lanes hits[CODE_LENGTH_MAX][CODE_SYMBOLS_MAX];   /* place, symbol: what is needed less of exact places */
    lanes counts[CODE_LENGTH_MAX][CODE_SYMBOLS_MAX]; /* k, symbol: 1 where the guess has it more than k times */
    lanes must;                                      /* all ones where it must be fitted */
};

_Static_assert(_Alignof(struct block) <= _Alignof(max_align_t), "calloc aligns it well");

struct walk {
    const struct code_space *space;
    const struct misfits_visitor *visitor;
    uint64_t steps;
    uint8_t used[CODE_SYMBOLS_MAX]; /* how often each symbol stands in the places filled */
    struct code code;
    uint64_t *misfits; /* of the places filled last */
    size_t block_count;
    struct block *blocks;
};

static void add_answer(struct block *block, unsigned lane, const struct constraint *constraint, unsigned length,
                       bool pegs) {
    uint8_t in_guess[CODE_SYMBOLS_MAX] = {0};
    block->need_exact[0][lane] = constraint->answer.exact;
    for (unsigned place = 0; place < length; place++) {
        unsigned symbol = constraint->guess.at[place];
        block->hits[place][symbol][lane] = 1;
        if (pegs) {
            block->counts[in_guess[symbol]++][symbol][lane] = 1;
        }
    }
    if (pegs) {
        block->need_total[0][lane] = (uint8_t)(constraint->answer.exact + constraint->answer.misplaced);
    }
}

static void add_positions(struct block *block, unsigned lane, const struct constraint *constraint,
                          const struct code_space *space) {
    for (unsigned place = 0; place < space->length; place++) {
        bool right = (constraint->answer.places >> place & 1) != 0;
        for (unsigned symbol = 0; symbol < space->symbols; symbol++) {
            bool same = constraint->guess.at[place] == symbol;
            block->hits[place][symbol][lane] = same != right;
        }
    }
}

/* Which lanes are set, as bits. */
static uint64_t bits_of(const lanes *set) {
    static const lanes weights = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const lanes weighed = *set & weights;
    uint64_t halves[2];
    memcpy(halves, &weighed, sizeof halves);
    /* The topmost byte of the product is the sum of all eight. */
    return (halves[0] * UINT64_C(0x0101010101010101)) >> 56 | (halves[1] * UINT64_C(0x0101010101010101)) >> 56 << 8;
}

static bool is_any(const lanes *set) {
    uint64_t halves[2];
    memcpy(halves, set, sizeof halves);
    return (halves[0] | halves[1]) != 0;
}

/* Puts a symbol at a place and finds the misfits; false when an answer that must be fitted is among them. */
static bool put_symbol(struct walk *walk, unsigned place, unsigned symbol) {
    uint8_t left = (uint8_t)(walk->space->length - place - 1);
    unsigned times = walk->used[symbol];
    uint64_t word = 0;
    for (size_t i = 0; i < walk->block_count; i++) {
        struct block *block = &walk->blocks[i];
        lanes exact = block->need_exact[place] - block->hits[place][symbol];
        lanes total = block->need_total[place] - block->counts[times][symbol];
        lanes wrong = (lanes)((exact > left) | (total > left));
        lanes amiss = wrong & block->must;
        if (is_any(&amiss)) {
            walk->steps -= i < walk->steps ? i : walk->steps;
            return false;
        }
        block->need_exact[place + 1] = exact;
        block->need_total[place + 1] = total;
        word |= bits_of(&wrong) << (i % BLOCKS_A_WORD * LANES);
        if (i % BLOCKS_A_WORD == BLOCKS_A_WORD - 1) {
            walk->misfits[i / BLOCKS_A_WORD] = word;
            word = 0;
        }
    }
    if (walk->block_count % BLOCKS_A_WORD != 0) {
        walk->misfits[walk->block_count / BLOCKS_A_WORD] = word;
    }
    walk->steps -= walk->block_count < walk->steps ? walk->block_count : walk->steps;
    walk->code.at[place] = (uint8_t)symbol;
    return true;
}

/* Fills the places from `place` on in all ways; false ends the walk. */
static bool fill(struct walk *walk, unsigned place) {
    const struct misfits_visitor *visitor = walk->visitor;
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
            if (!visitor->meet(visitor->context, &walk->code, walk->misfits)) {
                return false;
            }
        } else if (visitor->wants == NULL || visitor->wants(visitor->context, walk->misfits)) {
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
            add_answer(own, (unsigned)(i % LANES), &history[i], question->space->length,
                       question->kind == FEEDBACK_PEGS);
        }
        own->must[i % LANES] = (must[i / 64] >> (i % 64) & 1) != 0 ? UINT8_MAX : 0;
    }
    return block;
}

enum err misfits_walk(bool *out_done, const struct question *question, const struct constraint *history, size_t count,
                      const uint64_t *must, const struct misfits_visitor *visitor, uint64_t *steps) {
    size_t blocks = count / LANES + 1;
    struct walk walk = {.space = question->space, .visitor = visitor, .steps = *steps, .block_count = blocks};
    walk.misfits = calloc(blocks / BLOCKS_A_WORD + 1, sizeof *walk.misfits);
    walk.blocks = make_blocks(blocks, question, history, count, must);
    enum err err = walk.misfits == NULL || walk.blocks == NULL ? ERR_NO_MEMORY : OK;
    if (err == OK) {
        *out_done = fill(&walk, 0);
        *steps = walk.steps;
    }
    free(walk.misfits);
    free(walk.blocks);
    return err;
}
