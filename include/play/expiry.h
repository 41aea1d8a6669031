/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games that nobody has touched for too long come to their end: those still open are aborted, those that are played are
 * aborted or, where open-ended, finished.
 *
 * Finding them walks over the live games of an age at which they could have expired, a page at a time, on a connection of
 * the caller's own; ending one is the writer's.
 */
#ifndef REFEREE_PLAY_EXPIRY_H
#define REFEREE_PLAY_EXPIRY_H

#include <stdint.h>

#include "core/cache.h"
#include "core/tx.h"
#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

/* How long games may wait for players, and for anybody to act. */
struct expiry_limits {
    int64_t open_ms, idle_ms; /* 0 = for ever */
};

enum { EXPIRY_AT_ONCE = 4 };

/* The walk, and what it has found: games to be ended. */
struct expiry {
    struct expiry_limits limits;
    struct id after; /* how far the walk has come; none = at its beginning */
    int count;
    struct id found[EXPIRY_AT_ONCE];
};

/*
 * Walks on, until EXPIRY_AT_ONCE games are found, a page is done or the end is reached, where it begins anew. Those found
 * are in the cache then: games that nobody has touched for long are folded here and not on the writer's thread.
 */
enum err expiry_find(struct expiry *expiry, struct db *db, struct cache *cache, int64_t now) MUST_CHECK;

/* Ends those of the found games that have expired indeed. In the writer's thread. */
enum err expiry_end(struct tx *tx, const struct expiry *expiry, struct problem *problem) MUST_CHECK;

#endif
