/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the SQLite driver share; nobody else includes this.
 */
#ifndef REFEREE_STORE_DRIVER_SQLITE_H
#define REFEREE_STORE_DRIVER_SQLITE_H

#include <stdbool.h>

#include <sqlite3.h>

#include "store/db.h"

enum { SQLITE_MESSAGE_MAX = 256 };

/* The driver's own statements: the boundaries of transactions. */
enum control {
    CONTROL_BEGIN_READ,
    CONTROL_BEGIN_WRITE,
    CONTROL_COMMIT,
    CONTROL_ROLLBACK,
    CONTROL_COUNT,
};

/* A connection. */
struct sqlite {
    struct db db; /* first, so that a struct db * points at both */
    sqlite3 *handle;
    enum db_mode mode;
    bool in_transaction;   /* as the caller sees it: SQLite may have dropped it */
    int log_pages;         /* after this connection's last commit */
    int log_checkpoint_at; /* pages at which the writer checkpoints by itself */
    char message[SQLITE_MESSAGE_MAX];
    sqlite3_stmt *statements[QUERY_COUNT]; /* NULL until first used */
    sqlite3_stmt *controls[CONTROL_COUNT]; /* prepared at opening */
};

static inline struct sqlite *sqlite_of_db(struct db *db) {
    return (struct sqlite *)(void *)db;
}

/* Names SQLite's error and keeps what it said of it. Right after the failed call: the next one overwrites it. */
enum err sqlite_fail(struct sqlite *sqlite, int code);

/* For sqlite3_wal_hook, with the struct sqlite as context: called after each commit to the log. */
int sqlite_note_commit(void *context, sqlite3 *handle, const char *name, int pages);

/* driver_sqlite_open.c */
enum err sqlite_open(struct db **out, const char *path, enum db_mode mode, char explanation[static DB_EXPLANATION_MAX]);
void sqlite_close(struct db *db);

/*
 * The path as SQLite is to take it: not as one of the names that mean something to it (":memory:", "file:..."). To be
 * freed with sqlite3_free; NULL without memory.
 */
char *sqlite_plain_path(const char *path);

/* Runs "PRAGMA journal_mode = ..." and says whether the database has that mode now. */
bool sqlite_set_journal_mode(sqlite3 *handle, const char *pragma, const char *mode);

/* driver_sqlite_backup.c */
enum err sqlite_backup(struct db *db, const char *path);

#endif
