/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bringing a database up to date, and which programs may meet it as it is.
 *
 * Written over the small driver: of the engine underneath it knows nothing but which migrations belong to it. A
 * migration that has run is remembered by the hash of its text, because a text that was changed afterwards would leave
 * databases behind that look alike and are not; and by the oldest program that can work with what it has made, since that
 * program cannot know.
 */
#include "store/store.h"

#include <string.h>
#include <time.h>

#include <sodium.h>

#include "embedded.h"
#include "rows.h"
#include "util/timestamp.h"

enum { LOCK_PAUSE_MS = 100, TRY_PAUSE_MS = 1000, TRIES = 30 };

/* Where a database stands between its first migration and the program's last. */
struct progress {
    const struct embedded_migration *migrations; /* the program's */
    int64_t known;                               /* how many these are: the program's level */
    int64_t applied;                             /* migrations that the database has been through */
    int64_t needs;                               /* the level of the oldest program that can work with it */
    int64_t changed;                             /* the first of them whose text the program has otherwise, or 0 */
    bool damaged;                                /* `changed` is a number that no migration ever has */
};

struct schema_count {
    int64_t migration_tables;
    int64_t tables;
    bool says_needs; /* as all have that were released */
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

int store_level(const struct db *db) {
    return count_migrations(db->driver->migrations);
}

static enum err read_schema_count(void *context, const struct value *columns, size_t count) {
    struct schema_count *tables = context;
    (void)count;
    tables->migration_tables = value_get_integer(&columns[0]);
    tables->tables = value_get_integer(&columns[1]);
    tables->says_needs = value_get_integer(&columns[2]) != 0;
    return OK;
}

static enum err read_migration(void *context, const struct value *columns, size_t count) {
    struct progress *progress = context;
    (void)count;
    int64_t version = value_get_integer(&columns[0]);
    int64_t needs = value_get_integer(&columns[2]);
    if (version < 1) {
        progress->damaged = true;
        progress->changed = version;
        return OK;
    }
    progress->needs = needs > progress->needs ? needs : progress->needs;
    if (version > progress->known) {
        progress->applied = version;
        return OK;
    }
    const struct embedded_migration *migration = &progress->migrations[version - 1];
    unsigned char hash[crypto_hash_sha256_BYTES];
    hash_migration(hash, migration);
    bool same = columns[1].kind == VALUE_BLOB && columns[1].length == sizeof hash &&
                memcmp(columns[1].bytes, hash, sizeof hash) == 0;
    if (progress->changed == 0 && (!same || version != progress->applied + 1)) {
        progress->changed = version;
    }
    progress->applied = version;
    return OK;
}

/* Why a database with these migrations is none for this program; false: it is one. */
static bool is_refused(const struct progress *progress, char explanation[static STORE_EXPLANATION_MAX]) {
    if (progress->damaged) {
        db_explain(explanation,
                   "The database is damaged: it says that it went through migration %lld. Restore a backup.",
                   (long long)progress->changed);
    } else if (progress->changed != 0) {
        db_explain(explanation,
                   "The database went through another migration %lld than this program has (\"%s\"). It was made by a "
                   "different build: run that one, or start with a new database.",
                   (long long)progress->changed, progress->migrations[progress->changed - 1].name);
    } else if (progress->applied > progress->known && progress->needs > progress->known) {
        db_explain(explanation,
                   "The database is at version %lld, with which programs work that know version %lld; this one knows "
                   "%lld. Run a newer program.",
                   (long long)progress->applied, (long long)progress->needs, (long long)progress->known);
    } else {
        return false;
    }
    return true;
}

/* Refuses a database that this program's migrations do not lead to, and that is not made for it beyond them. */
static enum err read_progress(struct progress *out, struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    struct schema_count tables = {0};
    *out = (struct progress){.migrations = db->driver->migrations, .known = store_level(db)};
    enum err err = db_query(db, QUERY_COUNT_SCHEMA, NULL, 0, read_schema_count, &tables);
    if (err == OK && tables.migration_tables > 0 && tables.says_needs) {
        err = db_query(db, QUERY_READ_MIGRATIONS, NULL, 0, read_migration, out);
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
    if (tables.migration_tables > 0 && !tables.says_needs) {
        db_explain(explanation, "The database is from before version 0.1.0, the first that was released: no released "
                                "program can read it. It is left as it is. Give another path, for a new database.");
        return ERR_STORE;
    }
    return is_refused(out, explanation) ? ERR_STORE : OK;
}

/* ---- migrating ---- */

static void pause_for(int64_t milliseconds) {
    const struct timespec pause = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000};
    (void)nanosleep(&pause, NULL);
}

static enum err fail_to_lock(struct db *db, enum err err, char explanation[static STORE_EXPLANATION_MAX]) {
    db_explain(explanation, "Cannot lock the database: %s.", db_message(db));
    return err;
}

/* The schema of a server's database is one program's to change until the transaction ends; a file's was with db_begin. */
static enum err try_lock(bool *out_is_mine, struct db *db) {
    int64_t is_mine = 1;
    enum err err =
        db_is_shared(db) ? db_query(db, QUERY_TRY_LOCK_MIGRATIONS, NULL, 0, rows_note_integer, &is_mine) : OK;
    *out_is_mine = is_mine != 0;
    return err;
}

/*
 * Begins a transaction in which nobody else migrates. Whoever waits has no transaction meanwhile: an index that is built
 * concurrently waits for all that there are, and that of somebody who waits for it would never end.
 */
static enum err begin_alone(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    for (;;) {
        bool is_mine = false;
        enum err err = db_begin(db);
        if (err != OK) {
            return fail_to_lock(db, err, explanation);
        }
        err = try_lock(&is_mine, db);
        if (err == OK && is_mine) {
            return OK;
        }
        err = err == OK ? OK : fail_to_lock(db, err, explanation);
        (void)!db_rollback(db);
        if (err != OK) {
            return err;
        }
        pause_for(LOCK_PAUSE_MS);
    }
}

struct late_member {
    const struct embedded_migration *migration;
    char *explanation;
    bool is_there;
};

static enum err note_late_member(void *context, const struct value *columns, size_t count) {
    struct late_member *late = context;
    (void)count;
    late->is_there = true;
    db_explain(late->explanation,
               "The instance \"%s\" serves this database and knows nothing newer than version %lld of it; migration %d "
               "(\"%s\") needs %d. Replace that instance first.",
               value_get_text(&columns[0]), (long long)value_get_integer(&columns[1]), late->migration->version,
               late->migration->name, late->migration->needs);
    return OK;
}

/* What contracts is refused while somebody serves the database who needs what goes. */
static enum err check_members(struct db *db, const struct embedded_migration *migration,
                              char explanation[static STORE_EXPLANATION_MAX]) {
    if (!db_is_shared(db) || migration->version == 1) {
        return OK;
    }
    struct late_member late = {.migration = migration, .explanation = explanation};
    const struct value arguments[] = {value_integer(migration->needs)};
    enum err err = db_query(db, QUERY_FIND_LATE_MEMBER, arguments, VALUE_COUNT(arguments), note_late_member, &late);
    if (err != OK) {
        db_explain(explanation, "Cannot see who serves the database: %s.", db_message(db));
        return err;
    }
    return late.is_there ? ERR_STORE : OK;
}

static enum err note_applied(struct db *db, const struct embedded_migration *migration) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    hash_migration(hash, migration);
    const struct value arguments[] = {
        value_integer(migration->version), value_text(migration->name),     value_blob(hash, sizeof hash),
        value_integer(timestamp_now()),    value_integer(migration->needs),
    };
    return db_run(db, QUERY_INSERT_MIGRATION, arguments, VALUE_COUNT(arguments));
}

/* Within a transaction; of one that has run outside of it, that it has. */
static enum err apply_migration(struct db *db, const struct embedded_migration *migration,
                                char explanation[static STORE_EXPLANATION_MAX]) {
    enum err err = check_members(db, migration, explanation);
    if (err != OK) {
        return err;
    }
    err = migration->is_outside ? OK : db->driver->script(db, migration->sql);
    err = err == OK ? note_applied(db, migration) : err;
    if (err != OK) {
        db_explain(explanation, "Migration %d (\"%s\") failed and was undone: %s.%s", migration->version,
                   migration->name, db_message(db),
                   err == ERR_CONFLICT
                       ? " Somebody else reads or writes these tables, a backup perhaps: try again later."
                       : "");
    }
    return err;
}

/* How a look at the next migration ended. */
enum step {
    STEP_NONE,    /* there is none */
    STEP_DONE,    /* it was applied */
    STEP_OUTSIDE, /* it is to be run outside of a transaction, and nothing was done */
};

/*
 * Runs the next migration, if there is one, unless it is to be run outside; `ran` is one that has been, of which that
 * is to be noted. Where the database stands is read under the lock: another program may be migrating it at the same
 * time.
 */
static enum err take_step(enum step *out, struct db *db, const struct embedded_migration *ran,
                          char explanation[static STORE_EXPLANATION_MAX]) {
    struct progress progress;
    enum err err = begin_alone(db, explanation);
    if (err != OK) {
        return err;
    }
    enum step step = STEP_NONE;
    err = read_progress(&progress, db, explanation);
    const struct embedded_migration *next = NULL;
    if (err == OK && progress.applied < progress.known) {
        next = &progress.migrations[progress.applied];
        step = next->is_outside && next != ran ? STEP_OUTSIDE : STEP_DONE;
        err = step == STEP_DONE ? apply_migration(db, next, explanation) : check_members(db, next, explanation);
    }
    if (err != OK) {
        /* What failed first is what to report; what this cannot undo, closing the connection does. */
        (void)!db_rollback(db);
        return err;
    }
    err = db_commit(db);
    if (err != OK) {
        db_explain(explanation, "Cannot commit migration %d: %s.", (int)progress.applied + 1, db_message(db));
        return err;
    }
    *out = step;
    return OK;
}

/* A migration that waits for others to let go of a table lets them go on in between, as they wait behind it. */
static enum err take_step_in_time(enum step *out, struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    enum err err = take_step(out, db, NULL, explanation);
    for (int tries = 1; tries < TRIES && err == ERR_CONFLICT; tries++) {
        pause_for(TRY_PAUSE_MS);
        err = take_step(out, db, NULL, explanation);
    }
    return err == ERR_CONFLICT ? ERR_STORE : err;
}

/*
 * Statement by statement, each of which can be repeated, as the program may be killed between two of them. Nobody else does
 * so meanwhile, or goes on to the next migration: the lock is the session's, and is not taken for noting the end.
 */
static enum err migrate_outside(int *out_applied, struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    struct progress progress;
    int64_t is_mine = 0;
    enum err err = OK;
    while (err == OK && is_mine == 0) {
        err = db_query(db, QUERY_HOLD_MIGRATIONS, NULL, 0, rows_note_integer, &is_mine);
        if (err == OK && is_mine == 0) {
            pause_for(LOCK_PAUSE_MS);
        }
    }
    if (err != OK) {
        return fail_to_lock(db, err, explanation);
    }
    err = read_progress(&progress, db, explanation);
    const struct embedded_migration *next = err == OK ? &progress.migrations[progress.applied] : NULL;
    bool is_next = err == OK && progress.applied < progress.known && next->is_outside; /* another may have done it */
    if (is_next) {
        err = db->driver->script_outside(db, next->sql);
        if (err != OK) {
            db_explain(explanation, "Migration %d (\"%s\") failed, and can be run again: %s.", next->version,
                       next->name, db_message(db));
        } else {
            enum step step = STEP_NONE;
            err = take_step(&step, db, next, explanation);
            *out_applied += step == STEP_DONE;
        }
    }
    enum err released = db_query(db, QUERY_RELEASE_MIGRATIONS, NULL, 0, NULL, NULL);
    return err == OK && released != OK ? fail_to_lock(db, released, explanation) : err;
}

enum err store_migrate(struct db *db, int *out_applied, char explanation[static STORE_EXPLANATION_MAX]) {
    int applied = 0;
    for (;;) {
        enum step step = STEP_NONE;
        enum err err = take_step_in_time(&step, db, explanation);
        err = err == OK && step == STEP_OUTSIDE ? migrate_outside(&applied, db, explanation) : err;
        if (err != OK) {
            return err;
        }
        if (step == STEP_NONE) {
            break;
        }
        applied += step == STEP_DONE;
    }
    if (out_applied != NULL) {
        *out_applied = applied;
    }
    return OK;
}

enum err store_migrate_new(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    struct progress progress;
    enum err err = read_progress(&progress, db, explanation);
    return err == OK && progress.applied == 0 ? store_migrate(db, NULL, explanation) : err;
}

/* ---- where it stands ---- */

enum err store_read_progress(int *out_applied, int *out_pending, struct db *db,
                             char explanation[static STORE_EXPLANATION_MAX]) {
    struct progress progress;
    enum err err = read_progress(&progress, db, explanation);
    if (err == OK) {
        int64_t pending = progress.known - progress.applied;
        *out_applied = (int)progress.applied;
        *out_pending = pending > 0 ? (int)pending : 0;
    }
    return err;
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

enum err store_check_same_version(struct db *db, char explanation[static STORE_EXPLANATION_MAX]) {
    struct progress progress;
    enum err err = store_check_version(db, explanation);
    err = err == OK ? read_progress(&progress, db, explanation) : err;
    if (err == OK && progress.applied > progress.known) {
        db_explain(explanation,
                   "The database is at version %lld, and this program would leave out what is newer than version %lld. "
                   "Run the program that has migrated it.",
                   (long long)progress.applied, (long long)progress.known);
        return ERR_STORE;
    }
    return err;
}
