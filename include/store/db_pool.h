/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A few connections that threads lend from, one at a time each: so that a task of many needs none of its own. Thread-safe.
 */
#ifndef REFEREE_STORE_DB_POOL_H
#define REFEREE_STORE_DB_POOL_H

#include "store/db.h"

struct db_pool;

/* So many connections that read, each opened when it is first asked something (DB_READ_LATER); as db_open. */
enum err db_pool_create(struct db_pool **out, const char *url, unsigned count,
                        char explanation[static DB_EXPLANATION_MAX]) MUST_CHECK;
void db_pool_free(struct db_pool *pool); /* all are back; NULL is fine */

/* As db_set_wait, for all of them; from any thread. */
void db_pool_set_wait(struct db_pool *pool, int64_t milliseconds);

/* One of them, for the calling thread until it gives it back; waits for one where all are lent. */
struct db *db_pool_take(struct db_pool *pool);
/* A transaction that it is in is rolled back. */
void db_pool_give_back(struct db_pool *pool, struct db *db);

#endif
