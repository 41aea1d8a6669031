/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbers that cross games, in a database that several servers write (db_is_shared): of a player's notifications, of
 * results, and how far statistics have got.
 *
 * A number that were given in the transaction of a move would make moves wait for each other, and numbers by moment or id
 * become visible in another order than theirs: a reader whose cursor has passed one would miss it. So rows have none at
 * first. Whoever reads next gives the numbers, in a short transaction of its own, under the lock of a row of `numbering`.
 * Whatever holds the lock sees what was numbered before, so numbers follow on each other without a gap; and they become
 * visible in their order, so whoever sees one sees all before it.
 *
 * Where the database is one process's own, numbers are given with the rows, and nothing of this is called.
 */
#ifndef REFEREE_STORE_NUMBERING_H
#define REFEREE_STORE_NUMBERING_H

#include <stdint.h>

#include "store/db.h"
#include "util/err.h"

enum { NUMBERING_SCOPE_SIZE = 64 };

/* Within the transaction: what is done under the lock that it takes first. */
typedef enum err numbering_function(struct db *db, void *context);

/*
 * Calls it in a short transaction, or in the one that the connection is in. ERR_BUSY: others hold the lock for too long;
 * nothing was done.
 */
enum err numbering_run(struct db *db, numbering_function *give, void *context) MUST_CHECK;

/* The last number of a scope is another one now. ERR_CONFLICT where it is not `from`. */
enum err numbering_move(struct db *db, const char *scope, int64_t from, int64_t to) MUST_CHECK;

#endif
