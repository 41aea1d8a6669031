/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opening a SQLite database: the file, the settings, and clear words when that fails.
 *
 * The settings distrust the file, which may have come from anywhere: no functions out of the schema, no writable schema,
 * cell sizes checked. There is no memory mapping, because an I/O error on mapped memory is a signal and not an error code.
 * The file holds the secrets of running games, so a new one is for its owner's eyes only; SQLite gives the log and the
 * shared memory beside it the same mode.
 */
#include "driver_sqlite.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { BUSY_TIMEOUT_MS = 5000, MODE_PAUSE_NS = 10000000, MODE_TRIES = 500 };

static const char *const control_sql[CONTROL_COUNT] = {
    [CONTROL_BEGIN_READ] = "BEGIN",
    [CONTROL_BEGIN_WRITE] = "BEGIN IMMEDIATE",
    [CONTROL_COMMIT] = "COMMIT",
    [CONTROL_ROLLBACK] = "ROLLBACK",
};

/* For every connection. The sizes of caches are in KiB. */
static const char common_settings[] = "PRAGMA cell_size_check = ON;"
                                      "PRAGMA synchronous = FULL;"
                                      "PRAGMA temp_store = MEMORY;"
                                      "PRAGMA mmap_size = 0;";

/*
 * The writer's pages stay valid from one transaction to the next, so keeping those that nearly every batch needs pays. Keeping
 * many more does not: SQLite gives pages a number far behind the file's end for a moment when it balances a tree, and then,
 * when it commits, looks at every page it keeps for one of those (pcache1TruncateUnsafe). With 64 MiB that was a fifth of the
 * writer's time.
 */
static const char writer_settings[] = "PRAGMA cache_size = -4096;"
                                      "PRAGMA journal_size_limit = 67108864;";

/* A reader's are forgotten at every commit of the writer; the system's own cache has them. */
static const char reader_settings[] = "PRAGMA cache_size = -2048;"
                                      "PRAGMA query_only = ON;";

static int try_journal_mode(sqlite3 *handle, const char *pragma, const char *mode, bool *out_set) {
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(handle, pragma, -1, &statement, NULL);
    if (code == SQLITE_OK) {
        code = sqlite3_step(statement);
    }
    if (code == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(statement, 0);
        *out_set = text != NULL && strcmp(text, mode) == 0;
    }
    (void)sqlite3_finalize(statement);
    return code;
}

bool sqlite_set_journal_mode(sqlite3 *handle, const char *pragma, const char *mode) {
    bool is_set = false;
    int code = try_journal_mode(handle, pragma, mode, &is_set);
    /* Another program may be at the same: SQLite's own waiting does not cover this, the one lock it takes at once. */
    for (int tries = 0; tries < MODE_TRIES && (code & 0xff) == SQLITE_BUSY; tries++) {
        const struct timespec pause = {.tv_nsec = MODE_PAUSE_NS};
        (void)nanosleep(&pause, NULL);
        code = try_journal_mode(handle, pragma, mode, &is_set);
    }
    return is_set;
}

char *sqlite_plain_path(const char *path) {
    return sqlite3_mprintf(path[0] == '/' ? "%s" : "./%s", path);
}

/*
 * Sees that there is a file, making an empty one for a writer. With mknod and not open: closing a second descriptor of a
 * database that this process has open would drop all its locks (POSIX).
 */
static enum err find_file(const char *path, enum db_mode mode, char explanation[static DB_EXPLANATION_MAX]) {
    struct stat status;
    if (mode == DB_WRITE && mknod(path, S_IFREG | S_IRUSR | S_IWUSR, 0) != 0 && errno != EEXIST) {
        db_explain(explanation, "Cannot make the database %s: %s.", path, strerror(errno));
        return ERR_STORE;
    }
    if (stat(path, &status) != 0) {
        if (errno == ENOENT) {
            db_explain(explanation, "There is no database %s. `referee migrate --db %s` makes one.", path, path);
        } else {
            db_explain(explanation, "Cannot open the database %s: %s.", path, strerror(errno));
        }
        return ERR_STORE;
    }
    if (!S_ISREG(status.st_mode)) {
        db_explain(explanation, "%s is %s. Give the path of a database file.", path,
                   S_ISDIR(status.st_mode) ? "a directory" : "not a file");
        return ERR_STORE;
    }
    return OK;
}

/* Says what SQLite has against the file. */
static enum err explain_refusal(const struct sqlite *sqlite, const char *path,
                                char explanation[static DB_EXPLANATION_MAX]) {
    int code = sqlite3_errcode(sqlite->handle) & 0xff; /* the rest is detail */
    switch (code) {
    case SQLITE_NOMEM:
        db_explain(explanation, "There is no memory to open the database %s.", path);
        return ERR_NO_MEMORY;
    case SQLITE_NOTADB:
        db_explain(explanation,
                   "%s is not a SQLite database, or it is damaged. Give another path, or restore a backup.", path);
        return ERR_STORE;
    case SQLITE_BUSY:
        db_explain(explanation, "The database %s stayed locked for %d s. Stop the program that uses it, or try again.",
                   path, BUSY_TIMEOUT_MS / 1000);
        return ERR_STORE;
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
        db_explain(explanation,
                   "Cannot open the database %s: %s. See whose it is, and who may write it and its directory.", path,
                   sqlite3_errmsg(sqlite->handle));
        return ERR_STORE;
    default:
        db_explain(explanation, "Cannot open the database %s: %s.", path, sqlite3_errmsg(sqlite->handle));
        return ERR_STORE;
    }
}

/* What no statement can set. */
static void harden(sqlite3 *handle) {
    static const struct {
        int option;
        int value;
    } settings[] = {
        {SQLITE_DBCONFIG_DEFENSIVE, 1}, {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0}, {SQLITE_DBCONFIG_ENABLE_FKEY, 1},
        {SQLITE_DBCONFIG_DQS_DDL, 0},   {SQLITE_DBCONFIG_DQS_DML, 0},
    };
    (void)sqlite3_extended_result_codes(handle, 1);
    (void)sqlite3_busy_timeout(handle, BUSY_TIMEOUT_MS);
    for (size_t i = 0; i < VALUE_COUNT(settings); i++) {
        (void)sqlite3_db_config(handle, settings[i].option, settings[i].value, NULL);
    }
}

/* At once, so that ending a transaction needs no memory. */
static bool prepare_controls(struct sqlite *sqlite) {
    for (size_t i = 0; i < CONTROL_COUNT; i++) {
        if (sqlite3_prepare_v3(sqlite->handle, control_sql[i], -1, SQLITE_PREPARE_PERSISTENT, &sqlite->controls[i],
                               NULL) != SQLITE_OK) {
            return false;
        }
    }
    return true;
}

/* Settings first, then a look into the file: until then SQLite has not read a byte of it. */
static bool configure(struct sqlite *sqlite) {
    harden(sqlite->handle);
    if (sqlite3_exec(sqlite->handle, common_settings, NULL, NULL, NULL) != SQLITE_OK) {
        return false;
    }
    const char *settings = sqlite->mode == DB_WRITE ? writer_settings : reader_settings;
    if (sqlite3_exec(sqlite->handle, settings, NULL, NULL, NULL) != SQLITE_OK) {
        return false;
    }
    return sqlite3_exec(sqlite->handle, "PRAGMA schema_version", NULL, NULL, NULL) == SQLITE_OK &&
           prepare_controls(sqlite);
}

static enum err prepare_for_writing(struct sqlite *sqlite, const char *path,
                                    char explanation[static DB_EXPLANATION_MAX]) {
    if (sqlite3_db_readonly(sqlite->handle, "main") == 1) {
        db_explain(explanation, "The database %s cannot be written. See whose it is, and who may write it.", path);
        return ERR_STORE;
    }
    if (!sqlite_set_journal_mode(sqlite->handle, "PRAGMA journal_mode = WAL", "wal")) {
        db_explain(
            explanation,
            "The database %s cannot have a write-ahead log: %s. Is it on a file system without shared memory? Put "
            "it on "
            "a local disk.",
            path, sqlite3_errmsg(sqlite->handle));
        return ERR_STORE;
    }
    (void)sqlite3_wal_hook(sqlite->handle, sqlite_note_commit, sqlite);
    return OK;
}

enum err sqlite_connect(struct sqlite *sqlite, char explanation[static DB_EXPLANATION_MAX]) {
    const char *path = sqlite->group->path;
    enum err err = OK;
    char *file = sqlite_plain_path(path);
    if (file == NULL) {
        db_explain(explanation, "There is no memory to open the database %s.", path);
        return ERR_NO_MEMORY;
    }
    /* A reader may write as far as the log's shared memory needs it; "query_only" keeps it from the data. */
    int code = sqlite3_open_v2(file, &sqlite->handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    sqlite3_free(file);
    if (code != SQLITE_OK || !configure(sqlite)) {
        err = explain_refusal(sqlite, path, explanation);
    } else if (sqlite->mode == DB_WRITE) {
        err = prepare_for_writing(sqlite, path, explanation);
    }
    if (err != OK) {
        sqlite_disconnect(sqlite);
    }
    return err;
}

void sqlite_disconnect(struct sqlite *sqlite) {
    for (size_t i = 0; i < QUERY_COUNT; i++) {
        (void)sqlite3_finalize(sqlite->statements[i]);
        sqlite->statements[i] = NULL;
    }
    for (size_t i = 0; i < CONTROL_COUNT; i++) {
        (void)sqlite3_finalize(sqlite->controls[i]);
        sqlite->controls[i] = NULL;
    }
    /* The last connection to close moves the log into the database file and removes it. */
    (void)sqlite3_close(sqlite->handle);
    sqlite->handle = NULL;
}

enum err sqlite_open(struct db **out, const char *path, enum db_mode mode,
                     char explanation[static DB_EXPLANATION_MAX]) {
    enum err err = find_file(path, mode, explanation);
    if (err != OK) {
        return err;
    }
    struct sqlite *sqlite = calloc(1, sizeof *sqlite);
    if (sqlite == NULL) {
        db_explain(explanation, "There is no memory to open the database %s.", path);
        return ERR_NO_MEMORY;
    }
    sqlite->db.driver = &sqlite_driver;
    sqlite->mode = mode;
    atomic_init(&sqlite->in_use, true);
    err = sqlite_group_join(sqlite, path);
    if (err != OK) {
        db_explain(explanation, "There is no memory to open the database %s.", path);
    } else {
        err = sqlite_connect(sqlite, explanation);
    }
    if (err != OK) {
        sqlite_close(&sqlite->db);
        return err;
    }
    atomic_store(&sqlite->in_use, false);
    *out = &sqlite->db;
    return OK;
}

void sqlite_close(struct db *db) {
    struct sqlite *sqlite = sqlite_of_db(db);
    sqlite_group_leave(sqlite);
    sqlite_disconnect(sqlite);
    free(sqlite);
}
