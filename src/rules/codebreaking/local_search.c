/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A code's faults are how far its answers to the guesses are off, in pegs; one without faults fits. A walk changes one place
 * at a time, or swaps two. What lessens the faults is kept, and what adds some with a chance that falls with their number
 * (Metropolis' rule), so that the walk gets out of where no single change helps. After a while it begins anew, from
 * another code: some beginnings lead nowhere.
 *
 * The complete search decides places in order, and where it was wrong about the first ones it may take ages to find out. This
 * one has no order, and answers enough to make codes rare guide it; but that there is no code it never learns.
 *
 * Sixteen answers are looked at together: their needs are those of rules/bounds.h, met in any order.
 */
#include "local_search.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "rules/bounds.h"
#include "util/splitmix.h"

enum {
    SWAPS = 64,             /* changes in 256 that swap two places */
    CHANGES_A_WALK = 20000, /* then the walk begins anew */
    STEPS_PER_CHANGE = 1,   /* beside one for each block of answers */
    CHANCES = 8,            /* to add as many faults or more is never kept */
};

/* That a change which adds so many faults is kept, in 2^-32: exp(-2.5 n). */
static const uint32_t chances[CHANCES] = {UINT32_MAX, 352552886, 28939246, 2375478, 194991, 16006, 1314, 108};

typedef int8_t signed_lanes __attribute__((vector_size(BOUNDS_LANES)));

struct walk {
    const struct code_space *space;
    uint64_t stream; /* state of the stream of numbers by which it changes */
    struct code code;
    unsigned faults;
    size_t block_count;
    struct bounds blocks[];
};

_Static_assert(_Alignof(struct walk) <= _Alignof(max_align_t), "calloc aligns it well");

static unsigned draw_below(struct walk *walk, unsigned bound) {
    return splitmix_below(&walk->stream, bound);
}

static unsigned sum_of(const signed_lanes *lanes) {
    unsigned sum = 0;
    for (unsigned i = 0; i < BOUNDS_LANES; i++) {
        sum += (unsigned)(*lanes)[i];
    }
    return sum;
}

static signed_lanes magnitudes(bounds_lanes needs) {
    signed_lanes off = (signed_lanes)needs;
    return (off ^ (off < 0)) - (off < 0);
}

static unsigned count_faults(const struct walk *walk, const struct code *code) {
    unsigned length = walk->space->length;
    unsigned faults = 0;
    uint8_t times[CODE_SYMBOLS_MAX] = {0};
    uint8_t k[CODE_LENGTH_MAX];
    for (unsigned place = 0; place < length; place++) {
        k[place] = times[code->at[place]]++;
    }
    for (size_t i = 0; i < walk->block_count; i++) {
        const struct bounds *block = &walk->blocks[i];
        bounds_lanes exact = block->exact[0];
        bounds_lanes total = block->total[0];
        for (unsigned place = 0; place < length; place++) {
            exact -= block->hits[place][code->at[place]];
            total -= block->counts[k[place]][code->at[place]];
        }
        signed_lanes off = magnitudes(exact) + magnitudes(total);
        faults += sum_of(&off);
    }
    return faults;
}

static bool is_kept(struct walk *walk, unsigned faults) {
    if (faults <= walk->faults) {
        return true;
    }
    unsigned more = faults - walk->faults;
    return more < CHANCES && splitmix_draw(&walk->stream) < chances[more];
}

static void change(struct walk *walk) {
    const struct code_space *space = walk->space;
    struct code code = walk->code;
    unsigned place = draw_below(walk, space->length);
    if (draw_below(walk, 256) < SWAPS) {
        unsigned other = draw_below(walk, space->length);
        code.at[place] = walk->code.at[other];
        code.at[other] = walk->code.at[place];
    } else {
        code.at[place] = (uint8_t)draw_below(walk, space->symbols);
    }
    if (!code_is_legal(space, &code)) {
        return;
    }
    unsigned faults = count_faults(walk, &code);
    if (is_kept(walk, faults)) {
        walk->code = code;
        walk->faults = faults;
    }
}

static void begin_anew(struct walk *walk) {
    unsigned char seed[RNG_SEED_BYTES] = {0};
    struct rng rng;
    memcpy(seed, &walk->stream, sizeof walk->stream);
    rng_init(&rng, seed);
    code_draw(&walk->code, walk->space, &rng);
    walk->faults = count_faults(walk, &walk->code);
}

static struct walk *make(const struct question *question, const struct constraint *constraints, size_t count) {
    size_t blocks = (count + BOUNDS_LANES - 1) / BOUNDS_LANES;
    struct walk *walk = calloc(1, sizeof *walk + blocks * sizeof walk->blocks[0]);
    if (walk == NULL) {
        return NULL;
    }
    walk->space = question->space;
    walk->block_count = blocks;
    for (size_t i = 0; i < count; i++) {
        bounds_add(&walk->blocks[i / BOUNDS_LANES], (unsigned)(i % BOUNDS_LANES), &constraints[i],
                   question->space->length, question->kind == FEEDBACK_PEGS);
    }
    return walk;
}

enum err local_search(bool *out_found, struct code *code, const struct question *question,
                      const struct constraint *constraints, size_t count, uint64_t number, uint64_t *steps) {
    struct walk *walk = make(question, constraints, count);
    if (walk == NULL) {
        return ERR_NO_MEMORY;
    }
    uint64_t each = STEPS_PER_CHANGE + walk->block_count;
    walk->stream = number;
    begin_anew(walk);
    for (unsigned changes = 1; walk->faults > 0 && *steps >= each; changes++) {
        *steps -= each;
        change(walk);
        if (changes % CHANGES_A_WALK == 0 && walk->faults > 0) {
            begin_anew(walk);
        }
    }
    *out_found = walk->faults == 0;
    if (*out_found) {
        *code = walk->code;
    }
    free(walk);
    return OK;
}
