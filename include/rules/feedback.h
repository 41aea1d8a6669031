/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a guess is answered with: the three kinds of feedback of the code-breaking games.
 *
 * `pegs` tells how many places agree and how many symbols are right but misplaced; `positions` which places agree;
 * `exact` only how many do. A struct feedback holds any of them with the members it does not use at 0, so two answers
 * of the same kind are equal when all members are. Pure arithmetic on top of rules/code.h.
 */
#ifndef REFEREE_RULES_FEEDBACK_H
#define REFEREE_RULES_FEEDBACK_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/code.h"

enum feedback_kind { FEEDBACK_PEGS, FEEDBACK_POSITIONS, FEEDBACK_EXACT };

/* Masks a wrong place in the text of an answer by positions; such a game's alphabet may not contain it. */
enum { FEEDBACK_WRONG_PLACE = 'X' };

struct feedback {
    uint8_t exact;     /* places that agree */
    uint8_t misplaced; /* pegs only: symbols that occur in both codes but elsewhere */
    uint16_t places;   /* positions only: the places that agree, bit 0 the first */
};

/* The true answer to a guess. */
struct feedback feedback_of(enum feedback_kind kind, const struct code_space *space, const struct code *secret,
                            const struct code *guess);

bool feedback_equal(struct feedback a, struct feedback b);

/* Does the answer say that every place is right? */
bool feedback_is_solved(const struct code_space *space, struct feedback answer);

/* Writes the guess with its wrong places masked ("XX72") and a NUL. */
void feedback_format_positions(char out[static CODE_TEXT_SIZE], const struct code_space *space,
                               const struct code *guess, struct feedback answer);

/*
 * Reads an answer by positions to a guess; false when the text is not the guess with some places masked (nothing is
 * written then).
 */
bool feedback_parse_positions(struct feedback *out, const struct code_space *space, const struct code *guess,
                              const char *text, size_t length);

#endif
