/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a card is worth between two turns: the points that the best player still makes with it on average.
 *
 * There are 536,448 states of a card that can come about (yahtzee_state.h). The value of each is worked out from the
 * states with one box more in use, so from the full card backwards (T. Verhoeff 1999 and P. Woodward 2003 did so first;
 * the values they found are those of tests/unit/solvers/yahtzee_table.c).
 *
 * A table takes some tenths of a second to work out and 3 MB to keep. It is made when it is first asked for and kept.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_TABLE_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_TABLE_INTERNAL_H

#include <stdint.h>

#include "util/err.h"
#include "yahtzee_rolls.h"
#include "yahtzee_state.h"

enum {
    YAHTZEE_LANES = 8,       /* upper totals that are worked out at once */
    YAHTZEE_TOTALS_MAX = 48, /* upper totals that are told apart, in whole blocks of lanes */
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
    const struct yahtzee_rolls *rolls;
    struct yahtzee_section sections[YAHTZEE_SECTIONS]; /* by upper boxes used */
    uint32_t rows[2][YAHTZEE_CARDS];                   /* by fifty, boxes used: where the values of a row begin */
    uint32_t size;                                     /* of all rows */
    double values[];                                   /* by row, lane */
};

/* The table of a variant, made if it is not there yet: then it takes some tenths of a second. Borrowed. ERR_NO_MEMORY. */
enum err yahtzee_table_get(const struct yahtzee_table **out, enum yahtzee_variant variant) MUST_CHECK;

/* Values of a row, in whole blocks of lanes. */
unsigned yahtzee_table_width(const struct yahtzee_table *table, unsigned used);

/* Where the value of a state stands in `values`, and in other tables of the same form. */
uint32_t yahtzee_table_index(const struct yahtzee_table *table, struct yahtzee_state state);

/* Points still to be made on average from the next roll on: 0 for a full card. */
double yahtzee_table_value(const struct yahtzee_table *table, struct yahtzee_state state);

#endif
