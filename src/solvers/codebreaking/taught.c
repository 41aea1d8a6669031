/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Taught strategies, for games with pegs in which symbols may repeat: first find out which symbols there are, then where.
 *
 * What they ask of the codes that fit is found out by looking at each of them once (a survey), so the game must not have
 * too many. A pair of symbols a, b is the code that has a in the first half of the places, rounded down, and b in the rest.
 * A symbol is untested while it was in no guess.
 */
#include "taught.h"

#include <string.h>

/* A walk through so many codes takes some 30 ms. */
enum { CODES_MAX = 1000000 };

/* What the codes that fit have in common. Symbols are sets of bits. */
struct survey {
    uint64_t count;
    struct code smallest;
    uint8_t times[CODE_SYMBOLS_MAX];     /* how often each symbol is in the smallest */
    uint64_t differing;                  /* some codes have more of them than others */
    uint64_t in_all;                     /* every code has one, wherever */
    uint64_t somewhere[CODE_LENGTH_MAX]; /* by place: some code has them there */
};

static uint64_t bit(unsigned symbol) {
    return UINT64_C(1) << symbol;
}

static bool can_play(const struct question *question) {
    const struct code_space *space = question->space;
    return question->kind == FEEDBACK_PEGS && space->repeats && space->not_first < 0 && code_count(space) <= CODES_MAX;
}

static void survey_code(struct survey *survey, const struct code *code, unsigned length) {
    uint8_t times[CODE_SYMBOLS_MAX] = {0};
    uint64_t present = 0;
    for (unsigned place = 0; place < length; place++) {
        times[code->at[place]]++;
        present |= bit(code->at[place]);
        survey->somewhere[place] |= bit(code->at[place]);
    }
    if (survey->count++ == 0) {
        survey->smallest = *code;
        survey->in_all = present;
        memcpy(survey->times, times, sizeof times);
        return;
    }
    survey->in_all &= present;
    for (unsigned place = 0; place < length; place++) {
        unsigned symbol = code->at[place];
        survey->differing |= times[symbol] != survey->times[symbol] ? bit(symbol) : 0;
        /* The smallest code's symbols, of which this one may have none. */
        symbol = survey->smallest.at[place];
        survey->differing |= times[symbol] != survey->times[symbol] ? bit(symbol) : 0;
    }
}

/* Looks at all codes that fit. ERR_BUSY when the time was over first; ERR_NO_MEMORY. */
static enum err survey_make(struct survey *out, const struct situation *situation, const struct budget *budget) {
    unsigned length = situation->position.question.space->length;
    *out = (struct survey){.count = 0};
    for (size_t i = 0; situation->complete && i < situation->count; i++) {
        survey_code(out, &situation->codes[i], length);
    }
    if (situation->complete) {
        return OK;
    }
    struct candidates *walk = NULL;
    enum err err = candidates_begin(&walk, &situation->position);
    if (err != OK) {
        return err;
    }
    struct budget own = {.steps = UINT64_MAX, .expired = budget->expired, .context = budget->context};
    struct code code;
    enum candidates_next next = candidates_next(&code, walk, &own);
    while (next == CANDIDATES_FOUND) {
        survey_code(out, &code, length);
        next = candidates_next(&code, walk, &own);
    }
    candidates_end(walk);
    return next == CANDIDATES_DONE ? OK : ERR_BUSY;
}

static struct code make_pair(const struct code_space *space, unsigned a, unsigned b) {
    struct code code = {{0}};
    for (unsigned place = 0; place < space->length; place++) {
        code.at[place] = (uint8_t)(place < space->length / 2U ? a : b);
    }
    return code;
}

static bool is_same(const struct code *one, const struct code *other) {
    return memcmp(one, other, sizeof *one) == 0;
}

/* Symbols that are in none of the first `count` guesses. */
static uint64_t find_untested(const struct position *position, size_t count) {
    uint64_t untested = bit(position->question.space->symbols) - 1;
    for (size_t i = 0; i < count; i++) {
        for (unsigned place = 0; place < position->question.space->length; place++) {
            untested &= ~bit(position->history[i].guess.at[place]);
        }
    }
    return untested;
}

/* Has the strategy a guess of its own, before the smallest code that fits? */
typedef bool own_guess(struct code *out, const struct position *position, const struct survey *survey);

static enum err choose(struct code *out, const struct situation *situation, const struct budget *budget,
                       own_guess *find) {
    struct survey survey;
    enum err err = survey_make(&survey, situation, budget);
    if (err == ERR_BUSY) {
        *out = situation->codes[0];
        return OK;
    }
    if (err == OK) {
        struct code own;
        bool found = find(&own, &situation->position, &survey) && position_allows(&situation->position, &own);
        *out = found ? own : survey.smallest;
    }
    return err;
}

/* --- four-alike --- */

static bool was_guessed(const struct position *position, const struct code *code) {
    for (size_t i = 0; i < position->count; i++) {
        if (is_same(&position->history[i].guess, code)) {
            return true;
        }
    }
    return false;
}

/* The smallest symbol in every place, then its pairs with the others, until it is known how many there are of each. */
static bool find_four_alike(struct code *out, const struct position *position, const struct survey *survey) {
    for (unsigned symbol = 0; survey->differing != 0 && symbol < position->question.space->symbols; symbol++) {
        *out = make_pair(position->question.space, 0, symbol);
        if (!was_guessed(position, out)) {
            return true;
        }
    }
    return false;
}

static enum err choose_four_alike(struct code *out, const struct situation *situation, struct rng *rng,
                                  struct budget *budget) {
    (void)rng;
    return choose(out, situation, budget, find_four_alike);
}

const struct strategy strategy_four_alike = {
    .name = "four-alike",
    .words = "Guesses the smallest symbol in every place, then in half of the places beside each other symbol in turn, "
             "until it is known how many there are of each; then the smallest code that fits.",
    .sample = 1,
    .can_play = can_play,
    .choose = choose_four_alike,
};

/* --- two-colours --- */

/* The newest guess was a pair of symbols untested before, and got a peg: how many of the first are there? */
static bool find_first_of_pair(struct code *out, const struct position *position, const struct survey *survey) {
    const struct code_space *space = position->question.space;
    if (position->count == 0 || space->length < 2) {
        return false;
    }
    const struct constraint *newest = &position->history[position->count - 1];
    unsigned a = newest->guess.at[0];
    unsigned b = newest->guess.at[space->length - 1];
    uint64_t untested = find_untested(position, position->count - 1);
    struct code pair = make_pair(space, a, b);
    bool was_pair = a != b && is_same(&newest->guess, &pair) && (untested & bit(a)) != 0 && (untested & bit(b)) != 0;
    if (!was_pair || newest->answer.exact + newest->answer.misplaced == 0 || (survey->differing & bit(a)) == 0) {
        return false;
    }
    *out = make_pair(space, a, a);
    return true;
}

/* A symbol that is surely there, where it may be, among untested ones. */
static bool find_place(struct code *out, const struct position *position, const struct survey *survey) {
    const struct code_space *space = position->question.space;
    uint64_t untested = find_untested(position, position->count);
    for (uint64_t symbols = untested == 0 ? 0 : survey->in_all; symbols != 0; symbols &= symbols - 1) {
        unsigned symbol = (unsigned)__builtin_ctzll(symbols);
        for (unsigned place = 0; place < space->length; place++) {
            uint64_t there = survey->somewhere[place];
            if ((there & bit(symbol)) != 0 && there != bit(symbol)) { /* in some codes, and others in others */
                unsigned other = (unsigned)__builtin_ctzll(untested);
                *out = make_pair(space, other, other);
                out->at[place] = (uint8_t)symbol;
                return true;
            }
        }
    }
    return false;
}

static bool find_two_colours(struct code *out, const struct position *position, const struct survey *survey) {
    if (survey->count == 1) {
        return false;
    }
    if (find_first_of_pair(out, position, survey) || find_place(out, position, survey)) {
        return true;
    }
    uint64_t untested = find_untested(position, position->count);
    uint64_t others = untested & (untested - 1);
    if (others == 0) {
        return false;
    }
    *out = make_pair(position->question.space, (unsigned)__builtin_ctzll(untested), (unsigned)__builtin_ctzll(others));
    return true;
}

static enum err choose_two_colours(struct code *out, const struct situation *situation, struct rng *rng,
                                   struct budget *budget) {
    (void)rng;
    return choose(out, situation, budget, find_two_colours);
}

const struct strategy strategy_two_colours = {
    .name = "two-colours",
    .words =
        "Guesses two new symbols at a time, half of the places each, finds out how many there are of the first, and "
        "places what it knows of while it tries further symbols; then the smallest code that fits.",
    .sample = 1,
    .can_play = can_play,
    .choose = choose_two_colours,
};
