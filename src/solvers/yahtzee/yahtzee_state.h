/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A card as far as it matters for what can still be made with it, and how rolls are scored on it.
 *
 * Three things matter between two turns: which boxes are used, the upper total as far as 63, and whether the yahtzee box
 * holds 50, so that further Yahtzees earn a hundred.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_STATE_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_STATE_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/yahtzee.h"
#include "yahtzee_rolls.h"

enum {
    YAHTZEE_CARDS = 1 << CATEGORY_COUNT,
    YAHTZEE_FULL = YAHTZEE_CARDS - 1,
    YAHTZEE_SECTIONS = 1 << UPPER_CATEGORIES,
    YAHTZEE_SECTION = YAHTZEE_SECTIONS - 1, /* the boxes of the upper section, as bits */
};

/* Which game: the two of the option `joker`, and the one without jokers and hundreds, whose value is known as well. */
enum yahtzee_variant {
    YAHTZEE_FORCED = JOKER_FORCED,
    YAHTZEE_FREE = JOKER_FREE,
    YAHTZEE_WITHOUT_JOKER,
    YAHTZEE_VARIANTS
};

struct yahtzee_state {
    uint16_t used; /* boxes, as bits */
    uint8_t upper; /* total of the upper section, at most UPPER_BONUS_FROM */
    bool fifty;    /* the yahtzee box holds 50 */
};

/* One way of scoring a roll. */
struct yahtzee_move {
    enum category category;
    int points; /* all that it adds to the total, with either bonus */
    struct yahtzee_state next;
};

struct yahtzee_state yahtzee_state_of(const struct yahtzee_card *card);

/* A card in that state, for the rules to look at: they ask which boxes are free, and what the yahtzee box holds. */
struct yahtzee_card yahtzee_state_card(struct yahtzee_state state);

/* What a score leads to, with a hundred or without; that it can be made is for the caller to know. */
struct yahtzee_move yahtzee_state_move(struct yahtzee_state state, enum category category,
                                       struct yahtzee_points points);

/* Are five dice of this roll a joker: a Yahtzee while the yahtzee box is used? */
bool yahtzee_state_is_joker(struct yahtzee_state state, enum yahtzee_variant variant, const struct yahtzee_rolls *rolls,
                            unsigned roll);

/* How a roll may be scored, in the order of the card; returns in how many ways: at least one unless the card is full. */
unsigned yahtzee_state_moves(struct yahtzee_move out[static CATEGORY_COUNT], struct yahtzee_state state,
                             enum yahtzee_variant variant, const struct yahtzee_rolls *rolls, unsigned roll);

#endif
