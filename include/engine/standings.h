/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Standings in the store: what a published result changes in them, for everybody at the table, in the transaction that
 * publishes it.
 */
#ifndef REFEREE_ENGINE_STANDINGS_H
#define REFEREE_ENGINE_STANDINGS_H

#include <jansson.h>

#include "engine/standing.h"
#include "rules/family.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* A result of a ranked game. */
struct published {
    const struct family *family;
    const struct preset *preset;
    int round; /* 0 = the match */
    const json_t *body;
    int64_t at;
    int seats;
    struct id players[SEATS_MAX];
    uint16_t resigned; /* seats that have, as bits: they are rated below all others */
};

/* Notes it; ratings too, where it is a match of two or more. */
enum err standings_note(struct db *db, const struct published *published) MUST_CHECK;

/* How a player stands; all zero where he has never played the ruleset for the boards. */
enum err standings_read(struct standing *out, struct db *db, const struct preset *preset,
                        const struct id *player) MUST_CHECK;

/* A deleted player leaves all boards. */
enum err standings_leave(struct db *db, const struct id *player) MUST_CHECK;

/* Builds all of them anew from the results, in one transaction: db must be DB_WRITE. */
enum err standings_rebuild(struct db *db) MUST_CHECK;

/*
 * Do the standings hold what the results do? Sums over all players are compared, ruleset by ruleset, from one snapshot; it
 * takes no writing. *out_stale: how many rulesets differ.
 */
enum err standings_check(int *out_stale, struct db *db) MUST_CHECK;

#endif
