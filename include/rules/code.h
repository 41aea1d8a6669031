/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Codes of the code-breaking games, and how a guess is answered.
 *
 * A code is a row of symbols; inside the program a symbol is its index in the alphabet (0 is the smallest; where holes
 * are allowed the hole `.` is symbol 0 and the alphabet follows). Everything here is pure arithmetic over a struct
 * code_space, which says what a legal code is. Figures a reader can check: 1296 codes of mastermind, 5040 of
 * bulls-and-cows (4536 without a leading zero), 32768 of super-mastermind, 9000 of number-guess; with four places
 * there are 14 possible answers.
 */
#ifndef REFEREE_RULES_CODE_H
#define REFEREE_RULES_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/rng.h"

enum { CODE_LENGTH_MAX = 12, CODE_SYMBOLS_MAX = 37, CODE_TEXT_SIZE = CODE_LENGTH_MAX + 1 };

/* Which codes are legal. */
struct code_space {
    uint8_t length;                      /* places, 1 .. CODE_LENGTH_MAX */
    uint8_t symbols;                     /* 2 .. CODE_SYMBOLS_MAX, the hole included */
    bool repeats;                        /* may a symbol occur twice? */
    int8_t not_first;                    /* symbol that no code begins with (the zero of a number), or -1 */
    char alphabet[CODE_SYMBOLS_MAX + 1]; /* the symbols' characters in order, NUL-terminated */
};

/* Symbol indices by place; places from `length` on are 0. */
struct code {
    uint8_t at[CODE_LENGTH_MAX];
};

/* The answer by pegs: places that agree, and symbols that occur in both but elsewhere. */
struct code_answer {
    uint8_t exact;
    uint8_t misplaced;
};

/* Reads a code; false when the text is not a legal code of the space (nothing is written). */
bool code_parse(struct code *out, const struct code_space *space, const char *text, size_t length);

/* Writes the code's characters and a NUL. */
void code_format(char out[static CODE_TEXT_SIZE], const struct code_space *space, const struct code *code);

bool code_is_legal(const struct code_space *space, const struct code *code);

/* exact and misplaced as rules have them: no peg of the secret counts twice. Symmetric in secret and guess. */
struct code_answer code_compare(const struct code_space *space, const struct code *secret, const struct code *guess);

/* Can any pair of codes of this length be answered so? Not below 0, not above the length, never (length-1, 1). */
bool code_answer_is_possible(const struct code_space *space, int exact, int misplaced);

/* The number of legal codes, exact; UINT64_MAX when it does not fit 64 bits. */
uint64_t code_count(const struct code_space *space);

/* The codes in ascending order: the first; then each next one, false after the last. */
bool code_first(struct code *out, const struct code_space *space);
bool code_next(struct code *code, const struct code_space *space);

/* A code drawn uniformly from all legal ones. */
void code_draw(struct code *out, const struct code_space *space, struct rng *rng);

#endif
