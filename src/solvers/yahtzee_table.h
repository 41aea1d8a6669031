/*
 * What a card is worth between two turns: the points that the best player still makes with it on average.
 *
 * Only three things matter of a card: which boxes are used, the upper total as far as 63, and whether the yahtzee box
 * holds 50 (so that further Yahtzees earn a hundred). These are 536,448 states that can come about. The value of each is
 * worked out from the states with one box more in use, so from the full card backwards (T. Verhoeff 1999 and P.
 * Woodward 2003 did so first; the values they found are those of tests/unit/solvers/yahtzee_table.c).
 *
 * A table takes some tenths of a second to work out and 3 MB to keep. It is made when it is first asked for and kept.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_TABLE_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_TABLE_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/yahtzee.h"
#include "util/err.h"
#include "yahtzee_rolls.h"

enum {
    YAHTZEE_LANES = 8,       /* upper totals that are worked out at once */
    YAHTZEE_TOTALS_MAX = 48, /* upper totals that are told apart, in whole blocks of lanes */
    YAHTZEE_SECTIONS = 1 << UPPER_CATEGORIES,
    YAHTZEE_CARDS = 1 << CATEGORY_COUNT,
};

/* Which game: the two of the option `joker`, and the one without jokers and hundreds, whose value is known as well. */
enum yahtzee_variant {
    YAHTZEE_FORCED = JOKER_FORCED,
    YAHTZEE_FREE = JOKER_FREE,
    YAHTZEE_WITHOUT_JOKER,
    YAHTZEE_VARIANTS
};

/* A card between two turns, as far as it matters. */
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

/*
 * The upper totals that can come about, and matter, where some boxes of the upper section are used. All those with which
 * the bonus is out of reach are alike.
 */
struct yahtzee_section {
    uint8_t count;                      /* of totals */
    uint8_t totals[YAHTZEE_TOTALS_MAX]; /* ascending; the last is repeated to the end of its block */
    uint8_t lane[UPPER_BONUS_FROM + 1]; /* by upper total: where it is among them */
};

struct yahtzee_table {
    enum yahtzee_variant variant;
    struct yahtzee_rolls rolls;
    struct yahtzee_section sections[YAHTZEE_SECTIONS]; /* by upper boxes used */
    uint32_t rows[2][YAHTZEE_CARDS];                   /* by fifty, boxes used: where the values of a row begin */
    uint32_t size;                                     /* of all rows */
    double values[];                                   /* by row, lane */
};

/* The table of a variant, made if it is not there yet: then it takes some tenths of a second. Borrowed. ERR_NO_MEMORY. */
enum err yahtzee_table_get(const struct yahtzee_table **out, enum yahtzee_variant variant) MUST_CHECK;

struct yahtzee_state yahtzee_state_of(const struct yahtzee_card *card);

/* Where the value of a state stands in `values`, and in other tables of the same form. */
uint32_t yahtzee_table_index(const struct yahtzee_table *table, struct yahtzee_state state);

/* Points still to be made on average from the next roll on: 0 for a full card. */
double yahtzee_table_value(const struct yahtzee_table *table, struct yahtzee_state state);

/* In how many ways a roll may be scored, and which, in the order of the card; at least one unless the card is full. */
unsigned yahtzee_table_moves(struct yahtzee_move out[static CATEGORY_COUNT], const struct yahtzee_table *table,
                             struct yahtzee_state state, unsigned roll);

#endif
