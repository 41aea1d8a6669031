/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What standings.c and standings_fill.c share.
 */
#ifndef REFEREE_ENGINE_STANDINGS_INTERNAL_H
#define REFEREE_ENGINE_STANDINGS_INTERNAL_H

#include "engine/standings.h"

/*
 * What a result means for a seat. Of a round: its score, and alone the game that it is. Of a match of several: the game.
 */
struct outing standings_outing(const struct published *published, int seat);

/* Is a player rated? Guests are not. */
enum err standings_is_rated(bool *out, struct db *db, const struct id *player) MUST_CHECK;

/*
 * standings_pairs.c: how often any two were rated against each other on the latest day on which they were, counted in memory
 * from results in the order of publication, and then held against the rows. The report is of standings_check.
 */
struct pairs;
enum err pairs_create(struct pairs **out) MUST_CHECK;
void pairs_free(struct pairs *pairs); /* NULL is fine */
enum err pairs_note(struct pairs *pairs, struct db *db, const struct published *published) MUST_CHECK;

/* Calls `stale` for each ruleset with a row that is another, is too many or is missing; maybe several times. */
typedef void pairs_stale_function(void *context, const char *ruleset);
enum err pairs_check(struct pairs *pairs, struct db *db, pairs_stale_function *stale, void *stale_context,
                     standings_report_function *report, void *context) MUST_CHECK;

/* What of it a record takes: scores are for what is the ruleset's own, as ranked games are and others need not be. */
struct outing standings_counted(const struct outing *outing);

#endif
