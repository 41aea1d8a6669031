/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Checking a database: every game is folded anew from its first event, every event is compared with what the rules make of
 * the state before it, and every projection with what the log says.
 */
#ifndef REFEREE_REFEREE_VERIFY_H
#define REFEREE_REFEREE_VERIFY_H

#include <stdbool.h>
#include <stdint.h>

#include "game/config_cache.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

struct verify_totals {
    int64_t games, events;
    int64_t broken;        /* games whose log does not follow from itself: nothing can mend them */
    int64_t stale;         /* games whose projections are not what the log says; and rows of its index */
    int64_t repaired;      /* of these, rebuilt */
    int64_t tournaments;   /* counted apart, but among the broken, stale and repaired */
    int64_t question_sets; /* likewise, and among the broken; uploads that are lost are, too */
    int64_t forged;        /* rows of what players and webhooks are told that no log says: nothing is made of them */
};

/*
 * Told of everything that is wrong, in a sentence. what: whose id that is, "game", "tournament", "player", "webhook" or
 * "question set", or "database" without an id; seq: of the event that is wrong, or 0 where it is a projection.
 */
typedef void verify_report_function(void *context, const char *what, const struct id *id, int64_t seq,
                                    const char *text);

/*
 * Verifies all games and tournaments and what was told of them, a transaction each, so that a server may go on
 * meanwhile; those of a server's database are best parts of one snapshot (db_hold_snapshot). With rebuild (db must be
 * DB_WRITE) stale projections are written anew. Fails only when the store does.
 */
enum err verify_all(struct verify_totals *out, struct db *db, struct config_cache *configs, bool rebuild,
                    verify_report_function *report, void *context) MUST_CHECK;

#endif
