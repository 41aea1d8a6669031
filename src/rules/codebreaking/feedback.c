/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The three kinds of answers. Nothing here knows who asks or how an answer is written in JSON.
 */
#include "rules/feedback.h"

#include <assert.h>

static struct feedback positions_of(const struct code_space *space, const struct code *secret,
                                    const struct code *guess) {
    struct feedback answer = {0};
    for (unsigned i = 0; i < space->length; i++) {
        if (secret->at[i] == guess->at[i]) {
            answer.exact++;
            answer.places |= (uint16_t)(1U << i);
        }
    }
    return answer;
}

struct feedback feedback_of(enum feedback_kind kind, const struct code_space *space, const struct code *secret,
                            const struct code *guess) {
    if (kind == FEEDBACK_POSITIONS) {
        return positions_of(space, secret, guess);
    }
    struct code_answer pegs = code_compare(space, secret, guess);
    if (kind == FEEDBACK_EXACT) {
        return (struct feedback){.exact = pegs.exact};
    }
    assert(kind == FEEDBACK_PEGS);
    return (struct feedback){.exact = pegs.exact, .misplaced = pegs.misplaced};
}

bool feedback_equal(struct feedback a, struct feedback b) {
    return a.exact == b.exact && a.misplaced == b.misplaced && a.places == b.places;
}

bool feedback_is_solved(const struct code_space *space, struct feedback answer) {
    return answer.exact == space->length;
}

void feedback_format_positions(char out[static CODE_TEXT_SIZE], const struct code_space *space,
                               const struct code *guess, struct feedback answer) {
    code_format(out, space, guess);
    for (unsigned i = 0; i < space->length; i++) {
        if ((answer.places >> i & 1) == 0) {
            out[i] = FEEDBACK_WRONG_PLACE;
        }
    }
}

bool feedback_parse_positions(struct feedback *out, const struct code_space *space, const struct code *guess,
                              const char *text, size_t length) {
    if (length != space->length) {
        return false;
    }
    struct feedback answer = {0};
    for (unsigned i = 0; i < space->length; i++) {
        if (text[i] == space->alphabet[guess->at[i]]) {
            answer.exact++;
            answer.places |= (uint16_t)(1U << i);
        } else if (text[i] != FEEDBACK_WRONG_PLACE) {
            return false;
        }
    }
    *out = answer;
    return true;
}
