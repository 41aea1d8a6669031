/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Players who have deleted their account leave their games: invitations are declined, games that nobody else has joined
 * taken back, running ones resigned. Whom they have blocked, and who has blocked them, is forgotten, and what they have
 * called their tournaments.
 *
 * The first few in the transaction that deletes the player; the rest, noted in the table `account_cleanup`, a few at a
 * time from housekeeping, so that somebody with a thousand games holds up nobody.
 */
#ifndef REFEREE_PLAY_ACCOUNT_CLEANUP_H
#define REFEREE_PLAY_ACCOUNT_CLEANUP_H

#include <stdbool.h>

#include "core/cache.h"
#include "core/tx.h"
#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

/* Leaves games of a player who has just been deleted, and notes it when there may be more. In the writer's thread. */
enum err account_cleanup_begin(struct tx *tx, const struct id *player, struct problem *problem) MUST_CHECK;

/* Games that one job leaves at most, so that nobody waits long for it. */
enum { ACCOUNT_CLEANUP_AT_ONCE = 4 };

/*
 * Holds the games that a player would leave next, so that they are not folded on the writer's thread. db is the calling
 * thread's own connection. Also after a failure something may be held.
 */
enum err account_cleanup_hold(struct cache_hold holds[static ACCOUNT_CLEANUP_AT_ONCE], struct db *db,
                              struct cache *cache, const struct id *player) MUST_CHECK;

/* Is anybody still leaving? Holds their next games. */
enum err account_cleanup_look_ahead(bool *out, struct cache_hold holds[static ACCOUNT_CLEANUP_AT_ONCE], struct db *db,
                                    struct cache *cache) MUST_CHECK;

/* Goes on with one player who is leaving. *out_left: how many games they left. In the writer's thread. */
enum err account_cleanup_go_on(struct tx *tx, int *out_left, struct problem *problem) MUST_CHECK;

#endif
