/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The database as a whole: opening it, checking it, probing it. Bringing it up to date: migrate.c.
 */
#include "store/store.h"

#include <string.h>

#include "rows.h"

enum err store_open(struct db **out, const char *url, enum db_mode mode,
                    char explanation[static STORE_EXPLANATION_MAX]) {
    struct db *db = NULL;
    int applied = 0;
    int pending = 0;
    enum err err = db_open(&db, url, DB_READ, explanation);
    if (err == OK) {
        err = store_read_progress(&applied, &pending, db, explanation);
    } else if (mode == DB_WRITE && db_is_path(url)) {
        return db_open(out, url, mode, explanation); /* which makes one, or says what is wrong */
    }
    if (err == OK && mode == DB_READ) {
        *out = db;
        return OK;
    }
    db_close(db);
    return err == OK ? db_open(out, url, mode, explanation) : err;
}

static enum err open_claimed(struct db **out, struct store_lock **out_lock, const char *url, enum db_claim claim,
                             const char *holder, char explanation[static STORE_EXPLANATION_MAX]) {
    bool is_there = db_is_path(url) && store_open(out, url, DB_READ, explanation) == OK;
    if (is_there) {
        db_close(*out);
    }
    *out = NULL;
    *out_lock = NULL;
    enum err err = is_there ? store_lock_take(out_lock, url, holder, explanation) : OK;
    err = err == OK ? store_open(out, url, DB_WRITE, explanation) : err;
    if (err == OK && !is_there) {
        err = store_lock_take(out_lock, url, holder, explanation);
    }
    err = err == OK ? db_claim(*out, claim, holder, explanation) : err;
    if (err != OK) {
        db_close(*out);
        store_lock_release(*out_lock);
        *out = NULL;
        *out_lock = NULL;
    }
    return err;
}

enum err store_open_alone(struct db **out, struct store_lock **out_lock, const char *url, const char *holder,
                          char explanation[static STORE_EXPLANATION_MAX]) {
    return open_claimed(out, out_lock, url, DB_CLAIM_ALL, holder, explanation);
}

enum err store_open_beside(struct db **out, struct store_lock **out_lock, const char *url, const char *holder,
                           char explanation[static STORE_EXPLANATION_MAX]) {
    return open_claimed(out, out_lock, url, DB_CLAIM_PART, holder, explanation);
}

/* --- Integrity ---------------------------------------------------------------------------------------------------- */

/* Stops at the first thing that is wrong, with words for it. */
static enum err read_structure(void *context, const struct value *columns, size_t count) {
    char *explanation = context;
    (void)count;
    const char *text = value_get_text(&columns[0]);
    if (strcmp(text, "ok") == 0) {
        return OK;
    }
    db_explain(explanation, "The database is damaged: %s. Restore a backup.", text);
    return ERR_CORRUPT;
}

static enum err read_broken_reference(void *context, const struct value *columns, size_t count) {
    char *explanation = context;
    (void)count;
    db_explain(explanation, "A row of the table \"%s\" refers to a missing row of \"%s\". Restore a backup.",
               value_get_text(&columns[0]), value_get_text(&columns[2]));
    return ERR_CORRUPT;
}

enum err store_check_integrity(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    if (!db_is_file(db)) {
        return OK; /* pages and references are the server's affair */
    }
    enum err err = db_query(db, QUERY_CHECK_STRUCTURE, NULL, 0, read_structure, explanation);
    if (err == OK) {
        err = db_query(db, QUERY_CHECK_FOREIGN_KEYS, NULL, 0, read_broken_reference, explanation);
    }
    if (err != OK && err != ERR_CORRUPT) {
        db_explain(explanation, "Cannot read the database: %s.", db_message(db));
    }
    return err;
}

enum err store_touch(struct db *db, int64_t now, int64_t bytes) {
    const struct value arguments[] = {value_integer(now), value_integer(bytes)};
    return db_run(db, QUERY_TOUCH_STORE_PROBE, arguments, VALUE_COUNT(arguments));
}

enum err store_look(struct db *db) {
    int64_t at = 0;
    return db_query(db, QUERY_READ_STORE_PROBE, NULL, 0, rows_note_integer, &at);
}

enum err store_tell(struct db *db, const char *const *messages, size_t count) {
    enum err err = db_begin_batch(db);
    for (size_t i = 0; err == OK && i < count; i++) {
        const struct value arguments[] = {value_text(messages[i])};
        err = db_run(db, QUERY_TELL_ALL, arguments, VALUE_COUNT(arguments));
    }
    if (err == OK) {
        return db_commit(db);
    }
    if (db->in_transaction) {
        (void)db_rollback(db);
    }
    return err;
}

enum err store_write_uptime_mark(struct db *db, int64_t now) {
    const struct value arguments[] = {value_integer(now)};
    return db_run(db, QUERY_WRITE_UPTIME_MARK, arguments, VALUE_COUNT(arguments));
}

enum err store_read_uptime_mark(struct db *db, int64_t *out_at) {
    int64_t at = 0;
    enum err err = db_query(db, QUERY_READ_UPTIME_MARK, NULL, 0, rows_note_integer, &at);
    if (err == OK) {
        *out_at = at;
    }
    return err;
}
