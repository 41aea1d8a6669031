/* SPDX-License-Identifier: Apache-2.0 */
/* Migrations, backups and the check of a database's structure. */
#include "store/store.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "database.h"
#include "store/copy.h"
#include "store/driver_sqlite.h"
#include "store/embedded.h"

static struct database database;

static void open_store(void) {
    database_make(&database);
}

static void close_store(void) {
    database_close(&database);
}

TestSuite(store, .init = open_store, .fini = close_store);

/* --- Migrations --- */

static const char first_sql[] = "CREATE TABLE migration (version INTEGER PRIMARY KEY, name TEXT NOT NULL, "
                                "hash BLOB NOT NULL, applied_at INTEGER NOT NULL, needs INTEGER NOT NULL) STRICT;";

/* Gives a connection migrations of the test's own. */
static void use_migrations(struct db *db, struct db_driver *driver, const struct embedded_migration *migrations) {
    *driver = sqlite_driver;
    driver->migrations = migrations;
    db->driver = driver;
}

static void expect_refusal(enum err err, enum err expected, const char *words) {
    cr_expect(err == expected, "%s", err_name(err));
    cr_expect(strstr(database.explanation, words) != NULL, "%s", database.explanation);
    database.explanation[0] = '\0';
}

Test(store, migrating_brings_a_new_database_up_to_date_once) {
    int applied = -1;
    database.db = database_connect(&database, DB_WRITE);
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "referee migrate");
    must(store_migrate(database.db, &applied, database.explanation));
    cr_expect(applied == (int)sqlite_migration_count && applied >= 1);
    must(store_check_version(database.db, database.explanation));
    must(store_migrate(database.db, &applied, database.explanation));
    cr_expect(applied == 0);
    cr_expect(
        database_number(database.path, "SELECT count(*) FROM migration WHERE length(hash) = 32 AND applied_at > 0") ==
        (int64_t)sqlite_migration_count);
}

Test(store, only_a_new_database_is_migrated_on_the_way) {
    static const struct embedded_migration two[] = {{1, "first", first_sql, 1, false},
                                                    {2, "second", "CREATE TABLE a (x TEXT) STRICT;", 1, false},
                                                    {0, NULL, NULL, 0, false}};
    static const struct embedded_migration one[] = {{1, "first", first_sql, 1, false}, {0, NULL, NULL, 0, false}};
    static struct db_driver driver; /* closing needs it after the test */
    database.db = database_connect(&database, DB_WRITE);
    use_migrations(database.db, &driver, one);
    must(store_migrate_new(database.db, database.explanation));
    must(store_check_version(database.db, database.explanation));
    use_migrations(database.db, &driver, two);
    must(store_migrate_new(database.db, database.explanation));
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "referee migrate");
}

Test(store, a_reader_can_check_the_version) {
    database.db = database_connect(&database, DB_WRITE);
    struct db *reader = database_connect(&database, DB_READ);
    expect_refusal(store_check_version(reader, database.explanation), ERR_STORE, "referee migrate");
    must(store_migrate(database.db, NULL, database.explanation));
    must(store_check_version(reader, database.explanation));
    db_close(reader);
}

Test(store, a_changed_migration_is_refused) {
    database.db = database_connect(&database, DB_WRITE);
    must(store_migrate(database.db, NULL, database.explanation));
    database_sql(database.path, "UPDATE migration SET hash = zeroblob(32) WHERE version = 1");
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "another migration 1");
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE, "another migration 1");
    database_sql(database.path, "UPDATE migration SET hash = x'00' WHERE version = 1");
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "another migration 1");
}

Test(store, a_missing_migration_is_refused) {
    static const struct embedded_migration two[] = {{1, "first", first_sql, 1, false},
                                                    {2, "second", "CREATE TABLE a (x TEXT) STRICT;", 1, false},
                                                    {0, NULL, NULL, 0, false}};
    static struct db_driver driver; /* closing needs it after the test */
    database.db = database_connect(&database, DB_WRITE);
    use_migrations(database.db, &driver, two);
    must(store_migrate(database.db, NULL, database.explanation));
    database_sql(database.path, "DELETE FROM migration WHERE version = 1");
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE, "another migration 2");
}

Test(store, a_newer_database_is_refused) {
    database.db = database_connect(&database, DB_WRITE);
    must(store_migrate(database.db, NULL, database.explanation));
    database_sql(database.path, "INSERT INTO migration VALUES (99, 'future', zeroblob(32), 1, 98)");
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "newer program");
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE, "version 99");
}

Test(store, a_migration_that_no_program_makes_is_refused) {
    database.db = database_connect(&database, DB_WRITE);
    must(store_migrate(database.db, NULL, database.explanation));
    database_sql(database.path, "INSERT INTO migration VALUES (-1000000, 'no such', zeroblob(32), 1, 1)");
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "migration -1000000");
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE, "damaged");
}

Test(store, somebody_elses_database_is_refused_and_left_alone) {
    database.db = database_connect(&database, DB_WRITE);
    database_sql(database.path, "CREATE TABLE recipe (name TEXT)");
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE, "another program");
    expect_refusal(store_check_version(database.db, database.explanation), ERR_STORE, "another program");
    cr_expect(database_number(database.path, "SELECT count(*) FROM sqlite_schema") == 1);
}

Test(store, a_failed_migration_is_undone_and_the_earlier_ones_stay) {
    static const struct embedded_migration broken[] = {
        {1, "first", first_sql, 1, false},
        {2, "second", "CREATE TABLE a (x TEXT) STRICT; INSERT INTO a VALUES ('1'); CREATE TABLE a (x TEXT) STRICT;", 1,
         false},
        {0, NULL, NULL, 0, false}};
    static const struct embedded_migration mended[] = {{1, "first", first_sql, 1, false},
                                                       {2, "second", "CREATE TABLE a (x TEXT) STRICT;", 1, false},
                                                       {0, NULL, NULL, 0, false}};
    static struct db_driver driver; /* closing needs it after the test */
    int applied = -1;
    database.db = database_connect(&database, DB_WRITE);
    use_migrations(database.db, &driver, broken);
    expect_refusal(store_migrate(database.db, &applied, database.explanation), ERR_STORE, "Migration 2 (\"second\")");
    cr_expect(applied == -1, "written only on success");
    cr_expect(database_number(database.path, "SELECT count(*) FROM sqlite_schema WHERE name = 'a'") == 0);
    cr_expect(database_number(database.path, "SELECT max(version) FROM migration") == 1);

    use_migrations(database.db, &driver, mended);
    must(store_migrate(database.db, &applied, database.explanation));
    cr_expect(applied == 1);
    cr_expect(database_number(database.path, "SELECT count(*) FROM a") == 0);
}

Test(store, a_locked_database_is_not_migrated) {
    struct db *other = database_connect(&database, DB_WRITE);
    database.db = database_connect(&database, DB_WRITE);
    (void)sqlite3_busy_timeout(sqlite_of_db(database.db)->handle, 20);
    must(db_begin(other));
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE, "Cannot lock the database");
    must(db_rollback(other));
    must(store_migrate(database.db, NULL, database.explanation));
    db_close(other);
}

Test(store, a_migration_that_does_not_fit_on_the_disk_can_be_repeated) {
    database.db = database_connect(&database, DB_WRITE);
    database_limit_files(40000);
    expect_refusal(store_migrate(database.db, NULL, database.explanation), ERR_STORE_UNKNOWN,
                   "Cannot commit migration 1");
    database_limit_files(-1);
    must(store_migrate(database.db, NULL, database.explanation));
    must(store_check_version(database.db, database.explanation));
}

Test(store, programs_that_migrate_at_the_same_time_do_not_disturb_each_other) {
    enum { PROGRAMS = 4 };
    for (int i = 0; i < PROGRAMS; i++) {
        pid_t child = fork();
        cr_assert(child >= 0);
        if (child == 0) {
            struct db *db = NULL;
            char explanation[STORE_EXPLANATION_MAX];
            bool ok = db_open(&db, database.path, DB_WRITE, explanation) == OK &&
                      store_migrate(db, NULL, explanation) == OK && store_check_version(db, explanation) == OK;
            db_close(db);
            _exit(ok ? 0 : 1);
        }
    }
    for (int i = 0; i < PROGRAMS; i++) {
        int status = -1;
        cr_assert(wait(&status) > 0);
        cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    cr_expect(database_number(database.path, "SELECT count(*) FROM migration") == (int64_t)sqlite_migration_count);
}

/* --- Backup --- */

static void migrate(void) {
    database.db = database_connect(&database, DB_WRITE);
    must(store_migrate(database.db, NULL, database.explanation));
}

static enum err back_up(const char *path) {
    return store_backup(database.path, path, &(const struct copy_listener){0}, database.explanation);
}

Test(store, a_backup_is_a_complete_database_of_its_own) {
    char path[DATABASE_PATH_MAX];
    struct stat status;
    struct id game = sample_id(1);
    database_file(path, &database, "copy.db");
    migrate();
    must(sample_append(database.db, &game, 1, "created"));
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "guess")); /* not committed, so not copied */
    must(back_up(path));
    must(db_commit(database.db));

    cr_assert(stat(path, &status) == 0);
    cr_expect((status.st_mode & 07777) == 0600, "%o", (unsigned)status.st_mode);
    cr_expect(database_count_files(&database) == 4, "the database, its log, its shared memory and the copy");

    /* It has no log beside it and can be opened by itself, also where nothing can be written. */
    unsigned char header[100];
    FILE *file = fopen(path, "r");
    cr_assert(file != NULL && fread(header, 1, sizeof header, file) == sizeof header && fclose(file) == 0);
    cr_expect(header[18] == 1 && header[19] == 1, "the file format that has no log");
    cr_expect(database_number(path, "SELECT count(*) FROM event") == 1);

    struct db *copy = NULL;
    must(db_open(&copy, path, DB_WRITE, database.explanation));
    must(store_check_version(copy, database.explanation));
    must(store_check_integrity(copy, database.explanation));
    must(sample_append(copy, &game, 2, "guess"));
    db_close(copy);
}

Test(store, a_backup_replaces_nothing) {
    char path[DATABASE_PATH_MAX];
    migrate();
    database_file(path, &database, "copy.db");
    FILE *file = fopen(path, "w");
    cr_assert(file != NULL && fputs("mine", file) >= 0 && fclose(file) == 0);
    expect_refusal(back_up(path), ERR_INVALID_VALUE, "exists already");
    expect_refusal(back_up(database.path), ERR_INVALID_VALUE, "exists already");
    expect_refusal(back_up(""), ERR_INVALID_VALUE, "The empty path");
    cr_expect(database_size(path) == 4);
}

Test(store, what_cannot_be_backed_up_is_explained) {
    char path[DATABASE_PATH_MAX];
    database_file(path, &database, "copy.db");
    expect_refusal(back_up(path), ERR_STORE, "no database");
    migrate();
    database_file(path, &database, "missing/copy.db");
    expect_refusal(back_up(path), ERR_STORE, "Cannot make a file in");
    expect_refusal(store_backup("mysql://x", path, &(const struct copy_listener){0}, database.explanation),
                   ERR_INVALID_VALUE, "postgres");
    cr_expect(database_count_files(&database) == 3);
}

Test(store, a_backup_may_be_named_from_where_one_stands) {
    migrate();
    cr_assert(chdir(database.directory) == 0);
    must(back_up("copy.db"));
    cr_expect(database_number("copy.db", "SELECT count(*) FROM migration") == (int64_t)sqlite_migration_count);
}

Test(store, a_backup_that_does_not_fit_leaves_nothing) {
    char path[DATABASE_PATH_MAX];
    migrate();
    database_file(path, &database, "copy.db");
    int files = database_count_files(&database);
    database_limit_files(40000);
    expect_refusal(back_up(path), ERR_STORE, "Cannot copy the database");
    database_limit_files(-1);
    cr_expect(database_count_files(&database) == files);
    must(back_up(path));
}

/* In a process of its own, until it is killed, but not for longer than half a minute: commits pairs of events. */
static pid_t start_writing(void) {
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0) {
        (void)alarm(30);
        struct db *db = NULL;
        char explanation[DB_EXPLANATION_MAX];
        struct id game = sample_id(1);
        bool ok = db_open(&db, database.path, DB_WRITE, explanation) == OK;
        for (int64_t seq = 1; ok; seq += 2) {
            ok = db_begin(db) == OK && sample_append(db, &game, seq, "guess") == OK &&
                 sample_append(db, &game, seq + 1, "answer") == OK && db_commit(db) == OK;
        }
        _exit(1);
    }
    return child;
}

Test(store, a_backup_taken_while_others_write_is_one_moment, .timeout = 60) {
    migrate();
    pid_t writer = start_writing();
    while (database_number(database.path, "SELECT count(*) FROM event") == 0) {
        (void)usleep(1000); /* until it has begun */
    }
    int64_t last = -1;
    for (int i = 0; i < 8; i++) {
        char path[DATABASE_PATH_MAX];
        char name[32];
        (void)snprintf(name, sizeof name, "copy%d.db", i);
        database_file(path, &database, name);
        must(back_up(path));
        int64_t events = database_number(path, "SELECT count(*) FROM event");
        cr_expect(events % 2 == 0, "half a transaction: %lld", (long long)events);
        cr_expect(events == database_number(path, "SELECT coalesce(max(seq), 0) FROM event"));
        cr_expect(events >= last);
        last = events;
        struct db *copy = NULL;
        must(db_open(&copy, path, DB_READ, database.explanation));
        must(store_check_integrity(copy, database.explanation));
        db_close(copy);
        (void)usleep(20000);
    }
    cr_expect(last > 0, "something was written meanwhile");
    int status = 0;
    cr_expect(kill(writer, SIGKILL) == 0 && waitpid(writer, &status, 0) == writer);
    cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "the writer wrote until the end");
}

/* --- Trying whether the store takes writes --- */

Test(store, touching_writes_and_leaves_one_row) {
    migrate();
    must(store_touch(database.db, 5, 4096));
    must(store_touch(database.db, 7, 4096));
    cr_expect(database_number(database.path, "SELECT sum(at) FROM store_probe") == 7);
}

Test(store, touching_fails_while_the_disk_is_full) {
    char log[DATABASE_PATH_MAX];
    migrate();
    database_file(log, &database, "referee.db-wal");
    database_limit_files(database_size(log));
    must(db_begin(database.db));
    must(db_commit(database.db)); /* an empty transaction would not notice */
    must(db_begin(database.db));
    must(store_touch(database.db, 5, 4096));
    expect_err(db_commit(database.db), ERR_STORE_UNKNOWN);
    database_limit_files(-1);
    must(db_begin(database.db));
    must(store_touch(database.db, 6, 4096));
    must(db_commit(database.db));
    cr_expect(database_number(database.path, "SELECT at FROM store_probe") == 6);
}

/* --- Integrity --- */

Test(store, a_sound_database_passes) {
    migrate();
    struct id player = sample_player(database.db, 5);
    (void)player;
    must(store_check_integrity(database.db, database.explanation));
}

Test(store, a_broken_reference_is_found) {
    migrate();
    database_sql(database.path,
                 "PRAGMA foreign_keys = OFF; INSERT INTO token (hash, id, player, scopes, label, created_at) "
                 "VALUES (x'00', 't', 'nobody', 1, '', 1)");
    expect_refusal(store_check_integrity(database.db, database.explanation), ERR_CORRUPT, "\"token\"");
}

/* Overwrites part of the file, with nobody looking. */
static void damage(int64_t offset, const char *bytes, size_t length) {
    db_close(database.db);
    database.db = NULL;
    FILE *file = fopen(database.path, "r+");
    cr_assert(file != NULL && fseek(file, (long)offset, SEEK_SET) == 0);
    cr_assert(fwrite(bytes, 1, length, file) == length && fclose(file) == 0);
}

Test(store, a_damaged_page_is_found) {
    migrate();
    int64_t page = database_number(database.path, "SELECT rootpage FROM sqlite_schema WHERE name = 'event_place'");
    static const char garbage[64] = "no page begins like this";
    damage((page - 1) * 4096, garbage, sizeof garbage);
    database.db = database_connect(&database, DB_READ);
    expect_refusal(store_check_integrity(database.db, database.explanation), ERR_CORRUPT, "damaged");
    struct id game = sample_id(1);
    int64_t count = 0;
    expect_err(event_log_read(database.db, &game, 0, 0, 10, sample_count, &count), ERR_STORE);
    cr_expect(strstr(db_message(database.db), "malformed") != NULL, "%s", db_message(database.db));
}

Test(store, a_damaged_header_is_refused_at_opening) {
    migrate();
    damage(0, "XXXX", 4);
    struct db *db = NULL;
    expect_refusal(db_open(&db, database.path, DB_WRITE, database.explanation), ERR_STORE, "not a SQLite database");
}
