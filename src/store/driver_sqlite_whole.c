/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tables of a SQLite database as a whole: read row by row, and filled.
 *
 * What is filled is a new file that nobody else knows and that is thrown away where it is not finished. So there is no
 * journal on the disk, no sync before the end, and references are checked once, over all (store_check_integrity), as a
 * row may refer to one that comes later.
 */
#include "driver_sqlite.h"

/* The writer's pages are few, as it finds them again; here each is wanted many times, by every index that is filled. */
static const char filling_settings[] = "PRAGMA foreign_keys = OFF;"
                                       "PRAGMA synchronous = OFF;"
                                       "PRAGMA cache_size = -65536;";

/* Not in DB_READ: a reader's snapshot is the same for all. */
static enum err prepare_for_filling(struct sqlite *sqlite) {
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    int code = sqlite3_exec(sqlite->handle, filling_settings, NULL, NULL, NULL);
    if (code == SQLITE_OK && !sqlite_set_journal_mode(sqlite->handle, "PRAGMA journal_mode = MEMORY", "memory")) {
        code = SQLITE_BUSY;
    }
    err = code == SQLITE_OK ? OK : sqlite_fail(sqlite, code);
    sqlite_leave(sqlite, USE_BOUNDARY, err);
    return err;
}

enum err sqlite_begin_whole(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite->mode == DB_WRITE ? prepare_for_filling(sqlite) : OK;
    return err == OK ? sqlite_begin(db) : err;
}

enum err sqlite_stream(struct db *db, const char *sql, db_row_function *row, void *context) {
    struct sqlite *sqlite = sqlite_of_db(db);
    sqlite3_stmt *statement = NULL;
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    int code = sqlite3_prepare_v2(sqlite->handle, sql, -1, &statement, NULL);
    err = code == SQLITE_OK ? sqlite_step(sqlite, statement, row, context) : sqlite_fail(sqlite, code);
    (void)sqlite3_finalize(statement);
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}

enum err sqlite_fill(struct db *db, const char *sql) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    (void)sqlite3_finalize(sqlite->filling);
    int code = sqlite3_prepare_v2(sqlite->handle, sql, -1, &sqlite->filling, NULL);
    err = code == SQLITE_OK ? OK : sqlite_fail(sqlite, code);
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}

static enum err insert(struct sqlite *sqlite, const struct value *values, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int code = sqlite_bind(sqlite->filling, (int)i + 1, &values[i]);
        if (code != SQLITE_OK) {
            return sqlite_fail(sqlite, code);
        }
    }
    enum err err = sqlite_step(sqlite, sqlite->filling, NULL, NULL);
    (void)sqlite3_reset(sqlite->filling);
    (void)sqlite3_clear_bindings(sqlite->filling); /* which borrow the values */
    return err;
}

enum err sqlite_fill_row(struct db *db, const struct value *values, size_t count) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    err = insert(sqlite, values, count);
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}

enum err sqlite_fill_end(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    (void)sqlite3_finalize(sqlite->filling);
    sqlite->filling = NULL;
    return OK;
}
