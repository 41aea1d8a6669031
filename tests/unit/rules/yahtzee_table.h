/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A round of Yahtzee under a test: what lies on the table, read from the view as anybody sees it, and ways to go on.
 */
#ifndef REFEREE_TESTS_RULES_YAHTZEE_TABLE_H
#define REFEREE_TESTS_RULES_YAHTZEE_TABLE_H

#include "play.h"
#include "rules/yahtzee.h"

struct dice {
    uint8_t at[YAHTZEE_DICE];
};

/* Opens a game of so many seats and starts its first round, led by seat 0. */
void table_begin(struct play *play, const char *options, int seats);

/* A member of the state, to be released; a number among them; the dice. */
json_t *table_seen(const struct play *play, const char *name);
int table_number(const struct play *play, const char *name);
struct dice table_dice(const struct play *play);

/* The dice of a roll by its number, before any are kept. */
struct dice table_fresh(const struct play *play, int64_t roll);
bool dice_are_same(struct dice a, struct dice b);

/* The seat whose turn it is, or -1. */
int table_active(const struct play *play);

/* Scores for it: in a category, in the first that is a choice, until the round is over. */
void table_score(struct play *play, const char *category);
void table_score_first(struct play *play);
void table_finish(struct play *play);

#endif
