/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Dice as they matter to a solver: how many show each value, not which.
 *
 * A hold is a multiset of up to five dice; there are 462. Five dice are a roll; there are 252. Holds are numbered by
 * size, so that the 210 of fewer than five dice come first; number 0 is no die at all. Adding a die to a hold, or taking
 * one away, is one look into a table, and all that a turn needs: what rolling is worth is the average over the six holds
 * with one die more, what keeping the best part is worth the best of the holds with one die less.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_ROLLS_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_ROLLS_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/yahtzee.h"
#include "util/err.h"

enum {
    YAHTZEE_ROLLS = 252,
    YAHTZEE_PARTS = 210, /* holds of fewer than five dice */
    YAHTZEE_HOLDS = YAHTZEE_PARTS + YAHTZEE_ROLLS,
    YAHTZEE_SCORES_MAX = YAHTZEE_SCORE + 1, /* no box scores more than 50 */
};

struct yahtzee_rolls {
    uint8_t counts[YAHTZEE_HOLDS][YAHTZEE_FACES];       /* by value - 1: how many show it */
    uint16_t with[YAHTZEE_PARTS][YAHTZEE_FACES];        /* the hold with one die more */
    uint16_t without[YAHTZEE_HOLDS][YAHTZEE_DICE];      /* those with one die less, each once */
    uint8_t kinds[YAHTZEE_HOLDS];                       /* how many of these there are: different values that show */
    double chance[YAHTZEE_ROLLS];                       /* that five dice fall so */
    int8_t face[YAHTZEE_ROLLS];                         /* value - 1 of five alike; -1: they are not */
    uint8_t score[YAHTZEE_ROLLS][CATEGORY_COUNT];       /* on an empty card */
    uint8_t scores[CATEGORY_COUNT][YAHTZEE_SCORES_MAX]; /* by box: the different ones, ascending */
    uint8_t score_count[CATEGORY_COUNT];
};

/* The tables, made when they are first asked for, and kept. Borrowed. ERR_NO_MEMORY. */
enum err yahtzee_rolls_get(const struct yahtzee_rolls **out) MUST_CHECK;

/* The number of the hold of some dice, values 1 .. 6 in any order; count is up to five. */
unsigned yahtzee_rolls_find(const struct yahtzee_rolls *rolls, const uint8_t *dice, unsigned count);

/* The dice of a hold, ascending; returns how many. */
unsigned yahtzee_rolls_dice(uint8_t out[static YAHTZEE_DICE], const struct yahtzee_rolls *rolls, unsigned hold);

#endif
