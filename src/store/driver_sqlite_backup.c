/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Copying a SQLite database while it is being used.
 *
 * The caller gives a new file that nobody else knows, and sees to it that it reaches the disk (store.c).
 */
#include "driver_sqlite.h"

#include <stdio.h>

/*
 * All pages in one step, that is within one read transaction: a consistent state, which holds up nobody. The copy has no
 * journal while it is made, since nobody uses it if that fails; then it is made a file that needs no log beside it.
 */
static enum err copy(struct sqlite *sqlite, const char *path) {
    sqlite3 *copy = NULL;
    int code = SQLITE_NOMEM;
    char *file = sqlite_plain_path(path);
    if (file == NULL) {
        goto out;
    }
    code = sqlite3_open_v2(file, &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code != SQLITE_OK) {
        goto out;
    }
    code = sqlite3_exec(copy, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;", NULL, NULL, NULL);
    if (code != SQLITE_OK) {
        goto out;
    }
    sqlite3_backup *backup = sqlite3_backup_init(copy, "main", sqlite->handle, "main");
    if (backup == NULL) {
        code = sqlite3_errcode(copy);
        goto out;
    }
    (void)sqlite3_backup_step(backup, -1);
    code = sqlite3_backup_finish(backup);
    if (code == SQLITE_OK && !sqlite_set_journal_mode(copy, "PRAGMA journal_mode = DELETE", "delete")) {
        code = SQLITE_ERROR;
    }
out:
    if (code != SQLITE_OK) {
        (void)snprintf(sqlite->message, sizeof sqlite->message, "%s",
                       copy == NULL ? sqlite3_errstr(code) : sqlite3_errmsg(copy));
    }
    (void)sqlite3_close(copy);
    sqlite3_free(file);
    if (code == SQLITE_OK) {
        return OK;
    }
    return code == SQLITE_NOMEM ? ERR_NO_MEMORY : ERR_STORE;
}

enum err sqlite_backup(struct db *db, const char *path) {
    struct sqlite *sqlite = sqlite_of_db(db);
    enum err err = sqlite_enter(sqlite);
    if (err != OK) {
        return err;
    }
    err = copy(sqlite, path);
    sqlite_leave(sqlite, USE_WHOLE, err);
    return err;
}
