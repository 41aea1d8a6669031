/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The database as a whole: bringing it up to date, and checking it.
 *
 * Written over the small driver: of the engine underneath it knows nothing but which migrations belong to it. A
 * migration that has run is remembered by the hash of its text, because a text that was changed afterwards would leave
 * databases behind that look alike and are not.
 */
#include "store/store.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "embedded.h"
#include "rows.h"
#include "util/timestamp.h"

/* Where a database stands between its first migration and the program's last. */
struct progress {
    const struct embedded_migration *migrations; /* the program's */
    int64_t applied;                             /* migrations that the database has been through */
    int64_t changed;                             /* the first of them whose text the program has otherwise, or 0 */
    bool damaged;                                /* `changed` is a number that no migration ever has */
    bool unreleased;                             /* the first is one of those that were squashed before 0.1.0 */
};

struct schema_count {
    int64_t migration_tables;
    int64_t tables;
};

static void hash_migration(unsigned char out[static crypto_hash_sha256_BYTES],
                           const struct embedded_migration *migration) {
    (void)crypto_hash_sha256(out, (const unsigned char *)migration->sql, strlen(migration->sql));
}

static int count_migrations(const struct embedded_migration *migrations) {
    int count = 0;
    while (migrations[count].sql != NULL) {
        count++;
    }
    return count;
}

static enum err read_schema_count(void *context, const struct value *columns, size_t count) {
    struct schema_count *tables = context;
    (void)count;
    tables->migration_tables = value_get_integer(&columns[0]);
    tables->tables = value_get_integer(&columns[1]);
    return OK;
}

static enum err read_migration(void *context, const struct value *columns, size_t count) {
    struct progress *progress = context;
    (void)count;
    int64_t version = value_get_integer(&columns[0]);
    progress->unreleased |= version == 1 && strcmp(value_get_text(&columns[1]), "core") == 0;
    if (version < 1) {
        progress->damaged = true;
        progress->changed = version;
        return OK;
    }
    if (version > count_migrations(progress->migrations)) {
        progress->applied = version; /* unknown to this program */
        return OK;
    }
    const struct embedded_migration *migration = &progress->migrations[version - 1];
    unsigned char hash[crypto_hash_sha256_BYTES];
    hash_migration(hash, migration);
    bool same = columns[2].kind == VALUE_BLOB && columns[2].length == sizeof hash &&
                memcmp(columns[2].bytes, hash, sizeof hash) == 0;
    if (progress->changed == 0 && (!same || version != progress->applied + 1)) {
        progress->changed = version;
    }
    progress->applied = version;
    return OK;
}

/* Refuses a database that this program's migrations do not lead to. */
static enum err read_progress(int *out_applied, struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    struct schema_count tables = {0};
    struct progress progress = {.migrations = db->driver->migrations};
    enum err err = db_query(db, QUERY_COUNT_SCHEMA, NULL, 0, read_schema_count, &tables);
    if (err == OK && tables.migration_tables > 0) {
        err = db_query(db, QUERY_READ_MIGRATIONS, NULL, 0, read_migration, &progress);
    }
    if (err != OK) {
        db_explain(explanation, "Cannot read the database: %s.", db_message(db));
        return err;
    }
    if (tables.migration_tables == 0 && tables.tables > 0) {
        db_explain(explanation, "The database belongs to another program: it has tables, but none of Referee's. "
                                "Give another path.");
        return ERR_STORE;
    }
    if (progress.damaged) {
        db_explain(explanation,
                   "The database is damaged: it says that it went through migration %lld. Restore a backup.",
                   (long long)progress.changed);
        return ERR_STORE;
    }
    if (progress.unreleased) {
        db_explain(explanation, "The database is from before version 0.1.0, the first that was released: no released "
                                "program can read it. It is left as it is. Give another path, for a new database.");
        return ERR_STORE;
    }
    int known = count_migrations(progress.migrations);
    if (progress.applied > known) {
        db_explain(explanation, "The database is at version %lld and this program knows only %d. Run a newer program.",
                   (long long)progress.applied, known);
        return ERR_STORE;
    }
    if (progress.changed != 0) {
        db_explain(explanation,
                   "The database went through another migration %lld than this program has (\"%s\"). It was made by a "
                   "different build: run that one, or start with a new database.",
                   (long long)progress.changed, progress.migrations[progress.changed - 1].name);
        return ERR_STORE;
    }
    *out_applied = (int)progress.applied;
    return OK;
}

/* Inside a transaction. */
static enum err apply_migration(struct db *db, const struct embedded_migration *migration,
                                char explanation[static STORE_EXPLANATION_MAX]) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    hash_migration(hash, migration);
    const struct value arguments[] = {
        value_integer(migration->version),
        value_text(migration->name),
        value_blob(hash, sizeof hash),
        value_integer(timestamp_now()),
    };
    enum err err = db->driver->script(db, migration->sql);
    if (err == OK) {
        err = db_run(db, QUERY_INSERT_MIGRATION, arguments, VALUE_COUNT(arguments));
    }
    if (err != OK) {
        db_explain(explanation, "Migration %d (\"%s\") failed and was undone: %s.", migration->version, migration->name,
                   db_message(db));
    }
    return err;
}

/*
 * Runs the next migration, if there is one. Where the database stands is read under the write lock: another program may
 * be migrating it at the same time.
 */
static enum err migrate_once(bool *out_more, struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    enum err err = db_begin(db);
    if (err != OK) {
        db_explain(explanation, "Cannot lock the database: %s.", db_message(db));
        return err;
    }
    int applied = 0;
    if (db_is_shared(db)) { /* whose write lock others may have too */
        err = db_run(db, QUERY_LOCK_MIGRATIONS, NULL, 0);
    }
    if (err != OK) {
        db_explain(explanation, "Cannot lock the database: %s.", db_message(db));
        goto undo;
    }
    err = read_progress(&applied, db, explanation);
    if (err != OK) {
        goto undo;
    }
    const struct embedded_migration *next = &db->driver->migrations[applied];
    bool more = next->sql != NULL;
    if (more) {
        err = apply_migration(db, next, explanation);
        if (err != OK) {
            goto undo;
        }
    }
    err = db_commit(db);
    if (err != OK) {
        db_explain(explanation, "Cannot commit migration %d: %s.", applied + 1, db_message(db));
        return err;
    }
    *out_more = more;
    return OK;

undo:
    /* What failed first is what to report; what this cannot undo, closing the connection does. */
    (void)!db_rollback(db);
    return err;
}

enum err store_migrate(struct db *db, int *out_applied, char explanation[static STORE_EXPLANATION_MAX]) {
    int applied = 0;
    for (;;) {
        bool more = false;
        enum err err = migrate_once(&more, db, explanation);
        if (err != OK) {
            return err;
        }
        if (!more) {
            break;
        }
        applied++;
    }
    if (out_applied != NULL) {
        *out_applied = applied;
    }
    return OK;
}

enum err store_open(struct db **out, const char *url, enum db_mode mode,
                    char explanation[static STORE_EXPLANATION_MAX]) {
    struct db *db = NULL;
    int applied = 0;
    enum err err = db_open(&db, url, DB_READ, explanation);
    if (err == OK) {
        err = read_progress(&applied, db, explanation);
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

enum err store_read_progress(int *out_applied, int *out_pending, struct db *db,
                             char explanation[static STORE_EXPLANATION_MAX]) {
    int applied = 0;
    enum err err = read_progress(&applied, db, explanation);
    if (err == OK) {
        *out_applied = applied;
        *out_pending = count_migrations(db->driver->migrations) - applied;
    }
    return err;
}

enum err store_migrate_new(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    int applied = 0;
    enum err err = read_progress(&applied, db, explanation);
    return err == OK && applied == 0 ? store_migrate(db, NULL, explanation) : err;
}

enum err store_check_version(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    int applied = 0;
    int pending = 0;
    enum err err = store_read_progress(&applied, &pending, db, explanation);
    if (err == OK && pending > 0) {
        db_explain(explanation, "The database is at version %d and this program needs %d. Run `referee migrate` first.",
                   applied, applied + pending);
        return ERR_STORE;
    }
    return err;
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
