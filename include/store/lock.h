/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whose a database is: a lock beside its file ("PATH.lock") that one process holds as long as it lives.
 *
 * The server keeps in memory what it has read and written; a second one on the same file would show what is no longer so.
 * So `serve` takes the lock, and so does what must not happen behind a server's back (import, migrating a database with a
 * past). Reading, and adding what a server looks up anyway (a token), needs none. The file says in words who has the lock;
 * it stays when the lock is given back, and what it says counts only while somebody has it.
 */
#ifndef REFEREE_STORE_LOCK_H
#define REFEREE_STORE_LOCK_H

#include "store/db.h"
#include "util/err.h"

struct store_lock;

/*
 * For the process that calls, which is called `holder` ("referee serve"). The database is there already. ERR_CONFLICT with
 * an explanation that names the holder when somebody has the lock; ERR_STORE when there can be none; ERR_NO_MEMORY. Of a
 * database that is no file there is none: NULL, and OK (db_claim does it).
 */
enum err store_lock_take(struct store_lock **out, const char *url, const char *holder,
                         char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;

/* Adds to what the others are told where the holder can be reached. */
void store_lock_tell(struct store_lock *lock, const char *address); /* NULL is fine */

void store_lock_release(struct store_lock *lock); /* NULL is fine */

#endif
