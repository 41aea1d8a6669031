/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random and methodical: two ways of playing that people know, and a measure for all others.
 */
#include "simple.h"

#include <string.h>

static bool can_play_anything(const struct question *question) {
    return question->space->length > 0;
}

static enum err choose_random(struct code *out, const struct situation *situation, struct rng *rng,
                              struct budget *budget) {
    (void)budget;
    *out = situation->codes[rng_below(rng, (uint32_t)situation->count)];
    return OK;
}

const struct strategy strategy_random = {
    .name = "random",
    .words = "Guesses any code that fits the answers so far.",
    .sample = 1,
    .can_play = can_play_anything,
    .choose = choose_random,
};

/*
 * The blocks, from 0: with repeats the first half of the places one new symbol and the rest another; without, as many
 * new symbols as there are places. False when there are not enough symbols left.
 */
static bool make_block(struct code *out, const struct code_space *space, unsigned block) {
    struct code code = {{0}};
    unsigned half = (space->length + 1U) / 2;
    for (unsigned place = 0; place < space->length; place++) {
        unsigned symbol = space->repeats ? 2 * block + (place >= half) : block * space->length + place;
        if (symbol >= space->symbols) {
            return false;
        }
        code.at[place] = (uint8_t)symbol;
    }
    if (space->not_first >= 0 && code.at[0] == (uint8_t)space->not_first) {
        /* A block is as good with any other of its symbols in front. */
        code.at[0] = code.at[space->length - 1];
        code.at[space->length - 1] = (uint8_t)space->not_first;
    }
    *out = code;
    return code_is_legal(space, &code);
}

/* What the history says of a guess; NULL when it was not made. */
static const struct constraint *find_guess(const struct position *position, const struct code *guess) {
    for (size_t i = 0; i < position->count; i++) {
        if (memcmp(&position->history[i].guess, guess, sizeof *guess) == 0) {
            return &position->history[i];
        }
    }
    return NULL;
}

/* The block to guess now; false when those guessed have told which symbols there are, or none is left. */
static bool next_block(struct code *out, const struct position *position) {
    const struct code_space *space = position->question.space;
    unsigned known = 0;
    struct code block;
    for (unsigned i = 0; known < space->length && make_block(&block, space, i); i++) {
        const struct constraint *guessed = find_guess(position, &block);
        if (guessed == NULL) {
            *out = block;
            return true;
        }
        known += (unsigned)guessed->answer.exact + guessed->answer.misplaced;
    }
    return false;
}

static enum err choose_methodical(struct code *out, const struct situation *situation, struct rng *rng,
                                  struct budget *budget) {
    (void)rng;
    struct code block;
    if (next_block(&block, &situation->position) && position_allows(&situation->position, &block)) {
        *out = block;
        return OK;
    }
    struct code_list smallest = {0};
    if (!situation->complete) {
        enum err err = candidates_list(&smallest, &situation->position, 1, budget);
        if (err != OK) {
            return err;
        }
    }
    *out = smallest.count > 0 ? smallest.codes[0] : situation->codes[0];
    code_list_clear(&smallest);
    return OK;
}

const struct strategy strategy_methodical = {
    .name = "methodical",
    .words = "Finds out which symbols there are with blocks of new ones, then guesses the smallest code that fits.",
    .sample = 1,
    .can_play = can_play_anything,
    .choose = choose_methodical,
};
