/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Codes and answers. A code is legal when every symbol is one of the space, none occurs twice where repeats are off, and
 * the first is not the one that no code begins with. The same three conditions, applied place by place, give the
 * enumeration, the count and the uniform draw: whatever stands in the places before, each place has the same number of
 * symbols to choose from, so multiplying counts and drawing place by place are exact.
 */
#include "rules/code.h"

#include <assert.h>
#include <string.h>

/* May `symbol` stand at `place`, given the places before it? */
static bool fits(const struct code_space *space, const struct code *code, unsigned place, unsigned symbol) {
    if (symbol >= space->symbols || (place == 0 && (int)symbol == space->not_first)) {
        return false;
    }
    for (unsigned i = 0; i < place && !space->repeats; i++) {
        if (code->at[i] == symbol) {
            return false;
        }
    }
    return true;
}

/* How many symbols fit at `place`, whatever legally stands before it. */
static unsigned choices(const struct code_space *space, unsigned place) {
    unsigned used = space->repeats ? 0 : place;
    unsigned barred = place == 0 && space->not_first >= 0 ? 1 : 0;
    return space->symbols > used + barred ? space->symbols - used - barred : 0;
}

bool code_is_legal(const struct code_space *space, const struct code *code) {
    for (unsigned i = 0; i < space->length; i++) {
        if (!fits(space, code, i, code->at[i])) {
            return false;
        }
    }
    return true;
}

bool code_parse(struct code *out, const struct code_space *space, const char *text, size_t length) {
    if (length != space->length) {
        return false;
    }
    struct code code = {{0}};
    for (unsigned i = 0; i < space->length; i++) {
        const char *symbol = memchr(space->alphabet, text[i], space->symbols);
        if (symbol == NULL) {
            return false;
        }
        code.at[i] = (uint8_t)(symbol - space->alphabet);
    }
    if (!code_is_legal(space, &code)) {
        return false;
    }
    *out = code;
    return true;
}

void code_format(char out[static CODE_TEXT_SIZE], const struct code_space *space, const struct code *code) {
    for (unsigned i = 0; i < space->length; i++) {
        out[i] = space->alphabet[code->at[i]];
    }
    out[space->length] = '\0';
}

struct code_answer code_compare(const struct code_space *space, const struct code *secret, const struct code *guess) {
    uint8_t in_secret[CODE_SYMBOLS_MAX] = {0};
    uint8_t in_guess[CODE_SYMBOLS_MAX] = {0};
    struct code_answer answer = {0, 0};
    for (unsigned i = 0; i < space->length; i++) {
        if (secret->at[i] == guess->at[i]) {
            answer.exact++;
        } else {
            in_secret[secret->at[i]]++;
            in_guess[guess->at[i]]++;
        }
    }
    for (unsigned s = 0; s < space->symbols; s++) {
        unsigned both = in_secret[s] < in_guess[s] ? in_secret[s] : in_guess[s];
        answer.misplaced = (uint8_t)(answer.misplaced + both);
    }
    return answer;
}

bool code_answer_is_possible(const struct code_space *space, int exact, int misplaced) {
    if (exact < 0 || misplaced < 0 || exact > space->length || misplaced > space->length - exact) {
        return false;
    }
    /* With all places but one right, the symbol left over has nowhere else to be. */
    return !(exact == space->length - 1 && misplaced == 1);
}

uint64_t code_count(const struct code_space *space) {
    uint64_t count = 1;
    for (unsigned i = 0; i < space->length; i++) {
        count *= choices(space, i);
    }
    /* 37 symbols on 12 places are 6.6e18 codes: the largest space fits. */
    return count;
}

/* Fills the places from `place` on with the smallest symbols that fit; false where none does. */
static bool fill(struct code *code, const struct code_space *space, unsigned place) {
    for (unsigned i = place; i < space->length; i++) {
        unsigned symbol = 0;
        while (symbol < space->symbols && !fits(space, code, i, symbol)) {
            symbol++;
        }
        if (symbol == space->symbols) {
            return false;
        }
        code->at[i] = (uint8_t)symbol;
    }
    return true;
}

bool code_first(struct code *out, const struct code_space *space) {
    struct code code = {{0}};
    if (!fill(&code, space, 0)) {
        return false;
    }
    *out = code;
    return true;
}

bool code_next(struct code *code, const struct code_space *space) {
    for (unsigned place = space->length; place-- > 0;) {
        for (unsigned symbol = code->at[place] + 1U; symbol < space->symbols; symbol++) {
            if (fits(space, code, place, symbol)) {
                code->at[place] = (uint8_t)symbol;
                /* A legal code was there, so enough symbols are left for the places behind. */
                bool filled = fill(code, space, place + 1);
                assert(filled);
                return filled;
            }
        }
    }
    return false;
}

void code_draw(struct code *out, const struct code_space *space, struct rng *rng) {
    struct code code = {{0}};
    for (unsigned place = 0; place < space->length; place++) {
        unsigned nth = rng_below(rng, choices(space, place));
        unsigned symbol = 0;
        while (!fits(space, &code, place, symbol) || nth-- > 0) {
            symbol++;
        }
        code.at[place] = (uint8_t)symbol;
    }
    *out = code;
}
