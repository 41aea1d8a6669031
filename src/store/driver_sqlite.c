/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The driver for SQLite: queries with their prepared statements, transactions, the write-ahead log.
 *
 * Readers and the one writer work side by side over a write-ahead log (WAL); with synchronous=FULL a commit has reached
 * the disk when it returns. This file knows neither tables nor columns; opening and copying are in files of their own.
 */
#include "driver_sqlite.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "embedded.h"

enum {
    /*
     * The writer copies the log into the database file by itself only when nobody has done so before the log had this
     * many pages (64 MiB), and then again each time it has grown by the step: so it cannot grow without end, and a
     * reader that holds the log back does not cost every commit an attempt.
     */
    LOG_PAGES_MAX = 16384,
    LOG_PAGES_STEP = 1024,
};

/*
 * Would opening the file anew make no difference? A disk that takes no writes takes none then either, and what is open can
 * be read.
 */
static bool is_no_fault(int code) {
    switch (code & 0xff) {
    case SQLITE_CONSTRAINT:
    case SQLITE_NOMEM:
    case SQLITE_FULL:
        return true;
    default:
        return code == SQLITE_IOERR_NOMEM || code == SQLITE_IOERR_WRITE;
    }
}

/* Names SQLite's error and keeps what it said of it. Right after the failed call: the next one overwrites it. */
enum err sqlite_fail(struct sqlite *sqlite, int code) {
    (void)snprintf(sqlite->message, sizeof sqlite->message, "%s", sqlite3_errmsg(sqlite->handle));
    sqlite->suspect = sqlite->suspect || !is_no_fault(code);
    switch (code) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_ROWID:
        return ERR_CONFLICT;
    case SQLITE_NOMEM:
    case SQLITE_IOERR_NOMEM:
        return ERR_NO_MEMORY;
    default:
        return ERR_STORE;
    }
}

/* Of what was done past the handle, which knows nothing of it. */
static enum err fail_with(struct sqlite *sqlite, int code) {
    enum err err = sqlite_fail(sqlite, code);
    (void)snprintf(sqlite->message, sizeof sqlite->message, "%s", sqlite3_errstr(code));
    return err;
}

/* --- Statements --------------------------------------------------------------------------------------------------- */

/* Prepared on first use, then kept. */
static enum err prepare_query(struct sqlite *sqlite, enum query query) {
    assert(query < QUERY_COUNT);
    sqlite3_stmt **statement = &sqlite->statements[query];
    if (*statement != NULL) {
        return OK;
    }
    int code =
        sqlite3_prepare_v3(sqlite->handle, sqlite_queries[query].sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
    return code == SQLITE_OK ? OK : sqlite_fail(sqlite, code);
}

int sqlite_bind(sqlite3_stmt *statement, int index, const struct value *value) {
    switch (value->kind) {
    case VALUE_INTEGER:
        return sqlite3_bind_int64(statement, index, value->integer);
    case VALUE_REAL:
        return sqlite3_bind_double(statement, index, value->real);
    case VALUE_TEXT:
        /* Not copied: the binding is cleared before the caller gets its bytes back. */
        return sqlite3_bind_text64(statement, index, value->bytes, value->length, SQLITE_STATIC, SQLITE_UTF8);
    case VALUE_BLOB:
        return sqlite3_bind_blob64(statement, index, value->bytes, value->length, SQLITE_STATIC);
    case VALUE_NULL:
        break;
    }
    return sqlite3_bind_null(statement, index);
}

static enum err bind_arguments(struct sqlite *sqlite, sqlite3_stmt *statement, const struct value *arguments,
                               size_t count) {
    assert(count == (size_t)sqlite3_bind_parameter_count(statement));
    for (size_t i = 0; i < count; i++) {
        int code = sqlite_bind(statement, (int)i + 1, &arguments[i]);
        if (code != SQLITE_OK) {
            return sqlite_fail(sqlite, code);
        }
    }
    return OK;
}

static enum err read_column(struct value *out, struct sqlite *sqlite, sqlite3_stmt *statement, int index) {
    switch (sqlite3_column_type(statement, index)) {
    case SQLITE_INTEGER:
        *out = value_integer(sqlite3_column_int64(statement, index));
        return OK;
    case SQLITE_FLOAT:
        *out = value_real(sqlite3_column_double(statement, index));
        return OK;
    case SQLITE_TEXT: {
        const void *text = sqlite3_column_text(statement, index);
        if (text == NULL) {
            return sqlite_fail(sqlite, SQLITE_NOMEM);
        }
        *out = value_bytes_as_text(text, (size_t)sqlite3_column_bytes(statement, index));
        return OK;
    }
    case SQLITE_BLOB: {
        const void *bytes = sqlite3_column_blob(statement, index); /* NULL when it is empty */
        *out = value_blob(bytes, (size_t)sqlite3_column_bytes(statement, index));
        return OK;
    }
    default:
        *out = value_null();
        return OK;
    }
}

static enum err hand_over_row(struct sqlite *sqlite, sqlite3_stmt *statement, db_row_function *row, void *context) {
    struct value columns[DB_COLUMNS_MAX];
    int count = sqlite3_column_count(statement);
    assert(count <= DB_COLUMNS_MAX);
    for (int i = 0; i < count; i++) {
        enum err err = read_column(&columns[i], sqlite, statement, i);
        if (err != OK) {
            return err;
        }
    }
    return row(context, columns, (size_t)count);
}

enum err sqlite_step(struct sqlite *sqlite, sqlite3_stmt *statement, db_row_function *row, void *context) {
    for (;;) {
        int code = sqlite3_step(statement);
        if (code == SQLITE_DONE) {
            return OK;
        }
        if (code != SQLITE_ROW) {
            return sqlite_fail(sqlite, code);
        }
        sqlite->db.rows++;
        enum err err = row == NULL ? OK : hand_over_row(sqlite, statement, row, context);
        if (err != OK) {
            return err;
        }
    }
}

/*
 * After some errors (a full disk, no memory) SQLite has rolled back by itself. What is still to come of that transaction
 * would then be committed statement by statement.
 */
static bool transaction_is_lost(const struct sqlite *sqlite) {
    return sqlite->in_transaction && sqlite3_get_autocommit(sqlite->handle) != 0;
}

static enum err refuse_lost_transaction(struct sqlite *sqlite) {
    (void)snprintf(sqlite->message, sizeof sqlite->message, "the transaction was rolled back after an earlier failure");
    return ERR_STORE;
}

/* Before a change, where the log could not be renewed when the file was opened. */
static enum err renew_log(struct sqlite *sqlite) {
    bool is_due = sqlite->mode == DB_WRITE && !atomic_load(&sqlite->group->log_renewed) &&
                  sqlite3_get_autocommit(sqlite->handle) != 0;
    int code = is_due ? sqlite_renew_log_with(sqlite->group, sqlite->handle) : SQLITE_OK;
    return code == SQLITE_OK ? OK : fail_with(sqlite, code);
}

static enum err run_query(struct sqlite *sqlite, enum query query, const struct value *arguments, size_t count,
                          db_row_function *row, void *context, int64_t *out_changes) {
    if (transaction_is_lost(sqlite)) {
        return refuse_lost_transaction(sqlite);
    }
    enum err err = prepare_query(sqlite, query);
    if (err != OK) {
        return err;
    }
    sqlite3_stmt *statement = sqlite->statements[query];
    assert(!sqlite3_stmt_busy(statement)); /* a row function may run other queries, not its own */
    err = sqlite3_stmt_readonly(statement) ? OK : renew_log(sqlite);
    if (err != OK) {
        return err;
    }
    err = bind_arguments(sqlite, statement, arguments, count);
    if (err == OK) {
        err = sqlite_step(sqlite, statement, row, context);
    }
    if (err == OK) {
        int64_t changes = sqlite3_stmt_readonly(statement) ? 0 : sqlite3_changes64(sqlite->handle);
        sqlite->db.rows += changes;
        if (out_changes != NULL) {
            *out_changes = changes;
        }
    }
    (void)sqlite3_reset(statement); /* tells again what step told */
    (void)sqlite3_clear_bindings(statement);
    return err;
}

static enum err sqlite_run(struct db *db, enum query query, const struct value *arguments, size_t count,
                           db_row_function *row, void *context, int64_t *out_changes) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    err = run_query(sqlite, query, arguments, count, row, context, out_changes);
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}

static enum err sqlite_script(struct db *db, const char *sql) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    if (transaction_is_lost(sqlite)) {
        err = refuse_lost_transaction(sqlite);
    } else {
        err = renew_log(sqlite);
    }
    if (err == OK) {
        int code = sqlite3_exec(sqlite->handle, sql, NULL, NULL, NULL);
        err = code == SQLITE_OK ? OK : sqlite_fail(sqlite, code);
    }
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}

/* --- Transactions ------------------------------------------------------------------------------------------------- */

/* One of the driver's own statements, prepared at opening. */
static enum err run_control(struct sqlite *sqlite, enum control control) {
    int code = sqlite3_step(sqlite->controls[control]);
    enum err err = code == SQLITE_DONE ? OK : sqlite_fail(sqlite, code);
    (void)sqlite3_reset(sqlite->controls[control]);
    return err;
}

enum err sqlite_begin(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    assert(!sqlite->in_transaction);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    err = renew_log(sqlite);
    if (err == OK) {
        err = run_control(sqlite, sqlite->mode == DB_WRITE ? CONTROL_BEGIN_WRITE : CONTROL_BEGIN_READ);
    }
    sqlite->in_transaction = err == OK;
    sqlite_leave(sqlite, USE_BOUNDARY, err);
    return err;
}

static enum err sqlite_rollback(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return OK; /* what is closed has no transaction */
    }
    sqlite->in_transaction = false;
    if (sqlite3_get_autocommit(sqlite->handle) == 0) { /* else SQLite has done it already */
        err = run_control(sqlite, CONTROL_ROLLBACK);
    }
    sqlite_leave(sqlite, USE_BOUNDARY, sqlite->suspect && err == OK ? ERR_STORE : err);
    return err;
}

static enum err commit(struct sqlite *sqlite) {
    if (transaction_is_lost(sqlite)) {
        sqlite->in_transaction = false;
        return refuse_lost_transaction(sqlite);
    }
    int code = sqlite3_step(sqlite->controls[CONTROL_COMMIT]);
    sqlite->in_transaction = false;
    if (code == SQLITE_DONE) {
        (void)sqlite3_reset(sqlite->controls[CONTROL_COMMIT]);
        return OK;
    }
    /*
     * Busy, or a reference to nothing that is checked only now: it was refused before anything was written. Anything else
     * may have happened before or after the log reached the disk.
     */
    (void)!sqlite_fail(sqlite, code);
    bool refused = code == SQLITE_BUSY || (code & 0xff) == SQLITE_CONSTRAINT;
    enum err err = refused ? ERR_STORE : ERR_STORE_UNKNOWN;
    (void)sqlite3_reset(sqlite->controls[CONTROL_COMMIT]);
    /* Not through sqlite_rollback, whose own failure would hide what the commit said. */
    if (sqlite3_get_autocommit(sqlite->handle) == 0) {
        (void)sqlite3_step(sqlite->controls[CONTROL_ROLLBACK]);
        (void)sqlite3_reset(sqlite->controls[CONTROL_ROLLBACK]);
    }
    return err;
}

static enum err sqlite_commit(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    err = commit(sqlite);
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}

/* --- The log ------------------------------------------------------------------------------------------------------ */

/*
 * SQLite syncs the database file only when it has copied the log to its end. What was copied before would all be left to
 * the last checkpoint, in which the writer waits: so each syncs its own.
 */
static enum err sync_copied(struct sqlite *sqlite) {
    sqlite3_file *file = NULL;
    int code = sqlite3_file_control(sqlite->handle, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    code = code == SQLITE_OK ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL) : code;
    return code == SQLITE_OK ? OK : fail_with(sqlite, code);
}

static enum err sqlite_checkpoint(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    int pages = 0;
    int copied = 0;
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    if (!atomic_load(&sqlite->group->log_renewed)) { /* nobody here writes: see sqlite_renew_log */
        sqlite_leave(sqlite, USE_BOUNDARY, OK);
        return OK;
    }
    int code = sqlite3_wal_checkpoint_v2(sqlite->handle, NULL, SQLITE_CHECKPOINT_PASSIVE, &pages, &copied);
    err = code == SQLITE_OK ? OK : sqlite_fail(sqlite, code);
    /* SQLite has not synced where a commit came while it copied, and `pages` has not that one: but the writer makes none. */
    bool is_synced = copied == pages && sqlite->mode == DB_WRITE;
    if (err == OK && !is_synced && copied != atomic_load(&sqlite->group->log_copied)) {
        err = sync_copied(sqlite);
    }
    if (err == OK) {
        atomic_store(&sqlite->group->log_copied, copied);
    } else if (code == SQLITE_OK || code == SQLITE_IOERR_FSYNC) {
        sqlite_group_reopen(sqlite->group);
    }
    sqlite_leave(sqlite, USE_CHECKPOINT, err);
    /* Busy: another connection is at it. Not for ever, though: one of them succeeds, or it has failed for long. */
    return code == SQLITE_BUSY ? OK : err;
}

static int64_t sqlite_log_pages(const struct db *db) {
    return ((const struct sqlite *)(const void *)db)->log_pages;
}

static int64_t sqlite_log_left(const struct db *db) {
    const struct sqlite_group *group = ((const struct sqlite *)(const void *)db)->group;
    int pages = atomic_load(&group->log_pages);
    int copied = atomic_load(&group->log_copied);
    return copied <= pages ? pages - copied : pages; /* the log may have begun anew while it was copied */
}

/* An error from here would look like one of the commit, which is done. */
int sqlite_note_commit(void *context, sqlite3 *handle, const char *name, int pages) {
    struct sqlite *sqlite = context;
    if (pages < atomic_load(&sqlite->group->log_pages)) { /* it has begun anew */
        atomic_store(&sqlite->group->log_copied, 0);
    }
    atomic_store(&sqlite->group->log_pages, pages);
    sqlite->log_pages = pages;
    if (pages < LOG_PAGES_MAX) {
        sqlite->log_checkpoint_at = LOG_PAGES_MAX;
    } else if (pages >= sqlite->log_checkpoint_at) {
        sqlite->log_checkpoint_at = pages + LOG_PAGES_STEP;
        if (sqlite3_wal_checkpoint_v2(handle, name, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL) == SQLITE_IOERR_FSYNC) {
            sqlite_group_reopen(sqlite->group);
        }
    }
    return SQLITE_OK;
}

static int sqlite_openings(const struct db *db) {
    return ((const struct sqlite *)(const void *)db)->openings;
}

static int64_t sqlite_last_id(const struct db *db) {
    return sqlite3_last_insert_rowid(((const struct sqlite *)(const void *)db)->handle);
}

static const char *sqlite_message(const struct db *db) {
    return ((const struct sqlite *)(const void *)db)->message;
}

const struct db_driver sqlite_driver = {
    .name = "sqlite",
    .is_file = true,
    .migrations = sqlite_migrations,
    .open = sqlite_open,
    .close = sqlite_close,
    .run = sqlite_run,
    .script = sqlite_script,
    .begin = sqlite_begin,
    .begin_whole = sqlite_begin_whole,
    .commit = sqlite_commit,
    .rollback = sqlite_rollback,
    .stream = sqlite_stream,
    .fill = sqlite_fill,
    .fill_row = sqlite_fill_row,
    .fill_end = sqlite_fill_end,
    .backup = sqlite_backup,
    .checkpoint = sqlite_checkpoint,
    .log_pages = sqlite_log_pages,
    .log_left = sqlite_log_left,
    .openings = sqlite_openings,
    .set_reopen_after = sqlite_set_reopen_after,
    .last_id = sqlite_last_id,
    .message = sqlite_message,
};
