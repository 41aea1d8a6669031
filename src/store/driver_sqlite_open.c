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

enum { BUSY_TIMEOUT_MS = 5000, MODE_PAUSE_NS = 10000000, MODE_TRIES = 500, RENEWING_SIZE = 65536 };

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
static enum err explain_refusal(sqlite3 *handle, const char *path, char explanation[static DB_EXPLANATION_MAX]) {
    int code = sqlite3_errcode(handle) & 0xff; /* the rest is detail */
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
                   sqlite3_errmsg(handle));
        return ERR_STORE;
    default:
        db_explain(explanation, "Cannot open the database %s: %s.", path, sqlite3_errmsg(handle));
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
    sqlite_keep_log(handle, true); /* until it is known what is in it: see finish_opening */
    (void)sqlite3_extended_result_codes(handle, 1);
    (void)sqlite3_busy_timeout(handle, BUSY_TIMEOUT_MS);
    for (size_t i = 0; i < VALUE_COUNT(settings); i++) {
        (void)sqlite3_db_config(handle, settings[i].option, settings[i].value, NULL);
    }
}

void sqlite_keep_log(sqlite3 *handle, bool keep) {
    (void)sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, (int)keep, NULL);
}

/* A handle, to be closed also where this fails; NULL without memory. */
static int open_handle(sqlite3 **out, const char *path) {
    char *file = sqlite_plain_path(path);
    *out = NULL;
    if (file == NULL) {
        return SQLITE_NOMEM;
    }
    /* A reader may write as far as the log's shared memory needs it; "query_only" keeps it from the data. */
    int code = sqlite3_open_v2(file, out, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    sqlite3_free(file);
    if (code == SQLITE_OK) {
        harden(*out);
    }
    return code;
}

/* --- The log that is found ---------------------------------------------------------------------------------------- */

/* The file of the write-ahead log, and how long it is: 0 where there is none, or the database has none. */
static int find_log(sqlite3_file **out_file, sqlite3_int64 *out_size, sqlite3 *handle) {
    sqlite3_file *file = NULL;
    *out_size = 0;
    int code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
    if (code == SQLITE_OK && file != NULL && file->pMethods != NULL) {
        code = file->pMethods->xFileSize(file, out_size);
    }
    *out_file = file;
    return code;
}

/* Writes the whole file over itself and syncs it. */
static int write_again(sqlite3_file *file, sqlite3_int64 size) {
    int code = SQLITE_OK;
    unsigned char *bytes = malloc(RENEWING_SIZE);
    if (bytes == NULL) {
        return SQLITE_NOMEM;
    }
    for (sqlite3_int64 at = 0; at < size && code == SQLITE_OK; at += RENEWING_SIZE) {
        int part = size - at < RENEWING_SIZE ? (int)(size - at) : RENEWING_SIZE;
        code = file->pMethods->xRead(file, bytes, part, at);
        code = code == SQLITE_OK ? file->pMethods->xWrite(file, bytes, part, at) : code;
    }
    free(bytes);
    return code == SQLITE_OK ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL) : code;
}

/*
 * A sync of the log that failed leaves a commit in doubt, whose pages the system still shows, but holds for written: it
 * will not write them any more, and the next sync says that all is well. SQLite takes no notice of that commit, and
 * writes the next one over it, until it reads the log anew. Then the commit counts. What is committed behind it would be
 * lost with it when the power goes, as its pages never reached the disk; a checkpoint of it that the power cuts short
 * would leave half of it in the file, without a log to mend that. The same goes for what was not synced yet when a
 * process was killed. So before anything is read, committed or copied all of the log is written again, and synced.
 *
 * It is safe to be interrupted. Nobody else changes the log meanwhile: that takes the lock for writing, or the file for
 * oneself. Those who read it, and copy from it, find the same bytes as before. When the power goes a sector has on the
 * disk what it had or what it now gets; where an acknowledged commit is these are the same bytes, and behind the last of
 * them the checksums tell, as ever, what is whole. That a sector comes whole to the disk, or at least its bytes one by
 * one, SQLite relies on too: each commit writes into the sector in which the last one ended.
 *
 * Where nobody else has the file open, it is best done with a handle for that alone: what the handle has read of the log
 * is forgotten with it, and the next one reads what is on the disk.
 */
int sqlite_renew_log_with(struct sqlite_group *group, sqlite3 *handle) {
    sqlite3_file *file = NULL;
    sqlite3_int64 size = 0;
    int code = sqlite3_exec(handle, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    if (code != SQLITE_OK) {
        return code;
    }
    code = find_log(&file, &size, handle);
    if (code == SQLITE_OK && size > 0) {
        code = write_again(file, size);
    }
    if (code == SQLITE_OK) {
        atomic_store(&group->log_renewed, true);
    }
    (void)sqlite3_exec(handle, "ROLLBACK", NULL, NULL, NULL);
    return code;
}

enum err sqlite_renew_log(struct sqlite_group *group, char explanation[static DB_EXPLANATION_MAX]) {
    sqlite3 *handle = NULL;
    enum err err = OK;
    if (open_handle(&handle, group->path) != SQLITE_OK) {
        err = explain_refusal(handle, group->path, explanation);
    } else if (sqlite3_db_readonly(handle, "main") != 1) {
        (void)sqlite3_busy_timeout(handle, 0);
        int code = sqlite_renew_log_with(group, handle);
        if (code != SQLITE_OK && sqlite3_errcode(handle) == SQLITE_OK) { /* it was not SQLite's own doing */
            db_explain(explanation, "The write-ahead log of %s cannot be written: %s.", group->path,
                       sqlite3_errstr(code));
            err = code == SQLITE_NOMEM ? ERR_NO_MEMORY : ERR_STORE;
        } else if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) {
            err = explain_refusal(handle, group->path, explanation);
        }
    }
    (void)sqlite3_close(handle);
    return err;
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

/*
 * The log goes when the last connection is closed, but for one that was found and is not renewed: that would be a
 * checkpoint of it.
 */
static void finish_opening(struct sqlite *sqlite) {
    sqlite3_file *file = NULL;
    sqlite3_int64 size = 0;
    bool is_safe =
        atomic_load(&sqlite->group->log_renewed) || (find_log(&file, &size, sqlite->handle) == SQLITE_OK && size == 0);
    sqlite_keep_log(sqlite->handle, !is_safe);
}

enum err sqlite_connect(struct sqlite *sqlite, char explanation[static DB_EXPLANATION_MAX]) {
    const char *path = sqlite->group->path;
    enum err err = OK;
    if (sqlite->mode == DB_WRITE && !atomic_load(&sqlite->group->log_renewed)) {
        err = sqlite_renew_log(sqlite->group, explanation);
        if (err != OK) {
            return err;
        }
    }
    if (open_handle(&sqlite->handle, path) != SQLITE_OK || !configure(sqlite)) {
        err = explain_refusal(sqlite->handle, path, explanation);
    } else if (sqlite->mode == DB_WRITE) {
        err = prepare_for_writing(sqlite, path, explanation);
    }
    if (err != OK) {
        sqlite_disconnect(sqlite);
        return err;
    }
    finish_opening(sqlite);
    return OK;
}

void sqlite_disconnect(struct sqlite *sqlite) {
    for (size_t i = 0; i < QUERY_COUNT; i++) {
        (void)sqlite3_finalize(sqlite->statements[i]);
        sqlite->statements[i] = NULL;
    }
    (void)sqlite3_finalize(sqlite->filling);
    sqlite->filling = NULL;
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
    } else if (!sqlite_group_use(sqlite)) {
        db_explain(explanation, "The database %s is being opened anew, as it has failed.", path);
        err = ERR_STORE;
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
    free(sqlite);
}
