/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all SQL drivers have in common: values, choosing a driver by URL, and the calls the rest of the store makes.
 *
 * Nothing here knows a database; the calls go through the driver's table.
 */
#include "store/db.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "event_reading.h"
#include "event_tail.h"

/* Of a scheme that is not one, a message shows no more than this. */
enum { SCHEME_SHOWN_MAX = 40 };

#define SCHEME_END "://"

struct value value_null(void) {
    return (struct value){.kind = VALUE_NULL};
}

struct value value_integer(int64_t integer) {
    return (struct value){.kind = VALUE_INTEGER, .integer = integer};
}

struct value value_real(double real) {
    return (struct value){.kind = VALUE_REAL, .real = real};
}

struct value value_text(const char *text) {
    return text == NULL ? value_null() : value_bytes_as_text(text, strlen(text));
}

struct value value_bytes_as_text(const char *bytes, size_t length) {
    return (struct value){.kind = VALUE_TEXT, .bytes = bytes, .length = length};
}

struct value value_blob(const void *bytes, size_t length) {
    return (struct value){.kind = VALUE_BLOB, .bytes = bytes, .length = length};
}

struct value value_id(const struct id *id) {
    return id_is_none(id) ? value_null() : value_bytes_as_text(id->text, ID_LENGTH);
}

struct value value_moment(int64_t milliseconds) {
    return milliseconds == 0 ? value_null() : value_integer(milliseconds);
}

int64_t value_get_integer(const struct value *value) {
    return value->kind == VALUE_INTEGER ? value->integer : 0;
}

const char *value_get_text(const struct value *value) {
    return value->kind == VALUE_TEXT ? value->bytes : "";
}

const char *value_get_text_or_null(const struct value *value) {
    return value->kind == VALUE_NULL ? NULL : value_get_text(value);
}

struct id value_get_id(const struct value *value) {
    struct id id = {.text = ""};
    if (value->kind == VALUE_TEXT && value->length == ID_LENGTH) {
        memcpy(id.text, value->bytes, ID_LENGTH);
    }
    return id;
}

/* The length of a URL's scheme ("postgresql" of "postgresql://..."), or 0: then it is a path. */
static size_t scheme_length(const char *url) {
    size_t length = strspn(url, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.");
    return strncmp(url + length, SCHEME_END, strlen(SCHEME_END)) == 0 ? length : 0;
}

static bool is_postgres(const char *url) {
    static const char *const schemes[] = {"postgresql", "postgres"};
    size_t length = scheme_length(url);
    for (size_t i = 0; i < VALUE_COUNT(schemes); i++) {
        if (length == strlen(schemes[i]) && strncmp(url, schemes[i], length) == 0) {
            return true;
        }
    }
    return false;
}

void db_explain(char explanation[static DB_EXPLANATION_MAX], const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(explanation, DB_EXPLANATION_MAX, format, arguments);
    va_end(arguments);
}

enum err db_find_path(const char **out, const char *url, char explanation[static DB_EXPLANATION_MAX]) {
    static const char prefix[] = "sqlite:";
    *out = NULL;
    if (is_postgres(url)) {
        return OK;
    }
    size_t scheme = scheme_length(url);
    if (scheme > 0) {
        db_explain(explanation,
                   "This program cannot use a database at \"%.*s://\". Give the path of a SQLite file, or "
                   "postgresql://HOST/DATABASE.",
                   (int)(scheme < SCHEME_SHOWN_MAX ? scheme : SCHEME_SHOWN_MAX), url);
        return ERR_INVALID_VALUE;
    }
    const char *path = url;
    if (strncmp(path, prefix, strlen(prefix)) == 0) {
        path += strlen(prefix);
    }
    if (path[0] == '\0') {
        db_explain(explanation, "The path of the database is empty. Give the path of a file.");
        return ERR_INVALID_VALUE;
    }
    *out = path;
    return OK;
}

bool db_is_path(const char *url) {
    return !is_postgres(url);
}

/*
 * Only what certainly is no part of a password: with one "@", before the path and before any "?". A password with other signs
 * than letters and digits in it may end where nobody thinks.
 */
void db_show_url(char out[static DB_SHOWN_MAX], const char *url) {
    if (!is_postgres(url)) {
        (void)snprintf(out, DB_SHOWN_MAX, "%s", url);
        return;
    }
    const char *authority = url + scheme_length(url) + strlen(SCHEME_END);
    size_t length = strcspn(authority, "?");
    const char *host = strchr(authority, '@');
    bool is_plain = host == NULL || (host < authority + strcspn(authority, "/?") && strchr(host + 1, '@') == NULL);
    if (!is_plain) {
        (void)snprintf(out, DB_SHOWN_MAX, "%.*s...", (int)(authority - url), url);
        return;
    }
    size_t user = host == NULL ? 0 : strcspn(authority, ":@");
    host = host == NULL ? authority : host;
    (void)snprintf(out, DB_SHOWN_MAX, "%.*s%.*s%.*s", (int)(authority - url), url, (int)user, authority,
                   (int)(authority + length - host), host);
}

enum err db_open(struct db **out, const char *url, enum db_mode mode, char explanation[static DB_EXPLANATION_MAX]) {
    const char *path = NULL;
    enum err err = db_find_path(&path, url, explanation);
    if (err != OK) {
        return err;
    }
    return path == NULL ? postgres_driver.open(out, url, mode, explanation)
                        : sqlite_driver.open(out, path, mode, explanation);
}

enum err db_claim(struct db *db, enum db_claim claim, const char *holder, char explanation[static DB_EXPLANATION_MAX]) {
    return db->driver->claim == NULL ? OK : db->driver->claim(db, claim, holder, explanation);
}

void db_close(struct db *db) {
    if (db == NULL) {
        return;
    }
    event_tail_free(db->own_tail);
    if (db->keeps_tail) {
        event_tail_reset(db->tail, 0);
    }
    db->driver->close(db);
}

void db_foresee(struct db *db, bool is_foreseeing) {
    db->is_foreseeing = is_foreseeing;
}

enum err db_run(struct db *db, enum query query, const struct value *arguments, size_t count) {
    assert(!db->is_foreseeing);
    return db->driver->run(db, query, arguments, count, NULL, NULL, NULL);
}

enum err db_query(struct db *db, enum query query, const struct value *arguments, size_t count, db_row_function *row,
                  void *context) {
    if (db->is_foreseeing) {
        if (db->driver->foresee != NULL) {
            db->driver->foresee(db, query, arguments, count);
        }
        return OK;
    }
    db->reading++;
    enum err err = db->driver->run(db, query, arguments, count, row, context, NULL);
    db->reading--;
    return err;
}

enum err db_change(struct db *db, enum query query, const struct value *arguments, size_t count, int64_t *out_changes) {
    assert(!db->is_foreseeing);
    return db->driver->run(db, query, arguments, count, NULL, NULL, out_changes);
}

static enum err begin(struct db *db, enum err (*how)(struct db *db)) {
    if (db->is_held) {
        return OK;
    }
    enum err err = how(db);
    if (err != OK) {
        return err;
    }
    db->in_transaction = true;
    err = event_index_begun(db);
    if (err != OK) {
        (void)db_rollback(db);
    }
    return err;
}

enum err db_begin(struct db *db) {
    return begin(db, db->driver->begin);
}

enum err db_begin_batch(struct db *db) {
    return begin(db, db->driver->begin_batch != NULL ? db->driver->begin_batch : db->driver->begin);
}

enum err db_begin_short(struct db *db) {
    return begin(db, db->driver->begin_short != NULL ? db->driver->begin_short : db->driver->begin);
}

enum err db_begin_whole(struct db *db) {
    return begin(db, db->driver->begin_whole != NULL ? db->driver->begin_whole : db->driver->begin);
}

enum err db_hold_snapshot(struct db *db) {
    enum err err = db_is_file(db) ? OK : db_begin_whole(db);
    db->is_held = err == OK && !db_is_file(db);
    return err;
}

bool db_was_cut(const struct db *db) {
    return db->driver->was_cut != NULL && db->driver->was_cut(db);
}

void db_set_wait(struct db *db, int64_t milliseconds) {
    if (db->driver->set_wait != NULL) {
        db->driver->set_wait(db, milliseconds);
    }
}

enum err db_commit(struct db *db) {
    if (db->is_held) {
        return OK;
    }
    event_index_ending(db);
    enum err err = db->driver->commit(db);
    db->in_transaction = false;
    event_index_ended(db, err);
    return err;
}

enum err db_rollback(struct db *db) {
    if (db->is_held) {
        return OK;
    }
    enum err err = db->driver->rollback(db);
    db->in_transaction = false;
    event_index_ended(db, ERR_STORE);
    return err;
}

enum err db_checkpoint(struct db *db) {
    return db->driver->checkpoint == NULL ? OK : db->driver->checkpoint(db);
}

int64_t db_log_pages(const struct db *db) {
    return db->driver->log_pages == NULL ? 0 : db->driver->log_pages(db);
}

int64_t db_log_left(const struct db *db) {
    return db->driver->log_left == NULL ? 0 : db->driver->log_left(db);
}

int db_openings(const struct db *db) {
    return db->driver->openings(db);
}

void db_set_reopen_after(struct db *db, int64_t milliseconds) {
    if (db->driver->set_reopen_after != NULL) {
        db->driver->set_reopen_after(db, milliseconds);
    }
}

enum err db_listen(struct db *db) {
    return db->driver->listen == NULL ? ERR_STORE : db->driver->listen(db);
}

enum err db_hear(struct db *db, int wake, int64_t milliseconds, db_heard_function *heard, void *context) {
    return db->driver->hear == NULL ? ERR_STORE : db->driver->hear(db, wake, milliseconds, heard, context);
}

int64_t db_rows(const struct db *db) {
    return db->rows;
}

bool db_is_file(const struct db *db) {
    return db->driver->is_file;
}

bool db_is_connected(const struct db *db) {
    return db->driver->is_connected == NULL || db->driver->is_connected(db);
}

bool db_is_shared(const struct db *db) {
    return !db->driver->is_file;
}

int64_t db_last_id(const struct db *db) {
    return db->driver->last_id == NULL ? 0 : db->driver->last_id(db);
}

const char *db_message(const struct db *db) {
    return db->driver->message(db);
}
