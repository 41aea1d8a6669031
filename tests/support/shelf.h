/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Stored sets of questions for tests of rules: what the store would tell of them (rules/stock.h), and serve to deals.
 *
 * The sets are fixed, made when the first one is asked for, and never freed; a test has one thread. Where one cannot be made
 * the program ends, so that fuzzers can use them, too.
 */
#ifndef REFEREE_TESTS_SUPPORT_SHELF_H
#define REFEREE_TESTS_SUPPORT_SHELF_H

#include "rules/family.h"
#include "rules/stock.h"

/*
 * Of these there are versions 1 and 2, which are alike. Question 17 is told by canaries: its text begins with "zq017", it
 * accepts "za017", and what else there is of it has its number, too. SHELF_PRIVATE is a stranger's: nobody finds it.
 */
#define SHELF_A \
    "seta000000000000" /* questions 0 to 239, an official's; each fourth has choices, all others are texts */
#define SHELF_B "setb000000000000"     /* questions 240 to 479, likewise, but nobody of office has it */
#define SHELF_SMALL "sets000000000000" /* questions 900 to 902: easy Rivers, hard Rivers, easy without a category */
#define SHELF_MIXED "setm000000000000" /* 48 without canaries, of all kinds, with units, signs and other scripts */
#define SHELF_LARGE "setl000000000000" /* 40 as long as can be, fifteen of which are more than a deal may hold */
#define SHELF_BULKY "setk000000000000" /* another like it */
#define SHELF_PRIVATE "setp000000000000"

enum { SHELF_QUESTIONS = 240 };

/* Has a question of these the canaries of its number in choices, and not in accepted answers? */
bool shelf_has_choices(int number);

/* For struct setup. */
const struct stock *shelf_stock(void);

/* The set of an id; NULL: there is none. */
const struct quiz_set *shelf_find(const char *id);

/* For struct table: what a game with this config is dealt from; NULL where its family deals from no sets. Good until the next. */
const struct quiz_set *const *shelf_serve(const struct config *config);

#endif
