/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The database as a whole: migrations, integrity.
 *
 * Migrations (sql/<driver>/migrations/NNNN_name.sql) are numbered from 1 without a gap, each runs in one transaction,
 * but for those that say otherwise, and is remembered with the SHA-256 of its text. A program's *level* is how many it
 * knows.
 *
 * Each also says which level a program must have to work with what it makes, so that servers of two releases can share
 * a database while one replaces the other. One that *expands* adds what older programs do without, and shuts none out;
 * one that *contracts* takes away what only older programs use, a release later. So a newer database is met as it is,
 * unless it needs more than the program's level. A database whose migrations differ from the program's is refused with
 * an explanation.
 */
#ifndef REFEREE_STORE_STORE_H
#define REFEREE_STORE_STORE_H

#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/lock.h"
#include "util/err.h"

enum { STORE_EXPLANATION_MAX = DB_EXPLANATION_MAX };

/*
 * Opens one as db_open does. One that store_migrate would refuse is refused here, and is not written to: nor is a
 * write-ahead log made beside it.
 */
enum err store_open(struct db **out, const char *url, enum db_mode mode,
                    char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/*
 * Opens it for writing, and takes its lock for this process (store/lock.h), before the former where the database is there
 * already: whoever opens one for writing writes its log again, which a server that has it would feel. On failure neither is
 * held; ERR_CONFLICT where somebody has the lock.
 */
enum err store_open_alone(struct db **out, struct store_lock **out_lock, const char *url, const char *holder,
                          char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/* The same for a server: of a database that is no file there may be several, but nobody who has it alone. */
enum err store_open_beside(struct db **out, struct store_lock **out_lock, const char *url, const char *holder,
                           char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/*
 * Brings the database of a DB_WRITE connection up to the program's last migration; out_applied (may be NULL) is how
 * many ran. Of a shared database servers may go on meanwhile; what contracts is refused while one of them needs what
 * goes. Where another program is migrating it, waits for it, however long that takes. On failure `explanation` says
 * what is wrong and what to do.
 */
enum err store_migrate(struct db *db, int *out_applied, char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/* The program's own level, for a database of this driver. */
int store_level(const struct db *db);

/* How many migrations the database has been through and how many are to come. Refuses what store_migrate would refuse. */
enum err store_read_progress(int *out_applied, int *out_pending, struct db *db,
                             char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/* Migrates a database that nothing has been done to yet, which nobody can be serving; any other stays as it is. */
enum err store_migrate_new(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/*
 * Has the database been through all of the program's migrations, and can this program work with it? ERR_STORE with an
 * explanation when not. The same, and has it been through no other: for whoever reads all that there is.
 */
enum err store_check_version(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;
enum err store_check_same_version(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/*
 * Writes so many bytes that matter to nobody, to see whether the store takes them: an empty transaction would succeed on a
 * full disk too. Within a transaction. store_look reads as a probe.
 */
enum err store_touch(struct db *db, int64_t now, int64_t bytes) MUST_CHECK;
enum err store_look(struct db *db) MUST_CHECK;

/*
 * Tells messages to all who listen (db_listen), in this order, and all or none of them; in no transaction. Each has less
 * than 8000 bytes. They may be told though an error says that they were not. Not for a file.
 */
enum err store_tell(struct db *db, const char *const *messages, size_t count) MUST_CHECK;

/* Notes that the server is up, within a transaction; and reads when it last did (ms since 1970; 0 = never). */
enum err store_write_uptime_mark(struct db *db, int64_t now) MUST_CHECK;
enum err store_read_uptime_mark(struct db *db, int64_t *out_at) MUST_CHECK;

/*
 * The database's own check of its structure (SQLite: quick_check and foreign_key_check); reads all of it. ERR_CORRUPT
 * with an explanation when something is wrong.
 */
enum err store_check_integrity(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

#endif
