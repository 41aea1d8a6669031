/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the driver promises of SQLite: its settings, a log that stays short, and order after a full disk, a lack of memory or a
 * death.
 */
#include "store/driver_sqlite.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "database.h"

static struct database database;

static void open_driver(void) {
    database_open(&database);
}

static void close_driver(void) {
    database_close(&database);
}

TestSuite(driver_sqlite, .init = open_driver, .fini = close_driver);

static int64_t count_events(void) {
    return database_number(database.path, "SELECT count(*) FROM event");
}

static enum err append_large(struct db *db, int64_t seq, size_t size) {
    struct id game = sample_id(1);
    char *body = malloc(size);
    cr_assert(body != NULL);
    memset(body, 'x', size);
    struct event_row row = {.seq = seq, .at = 1, .kind = "guess", .seat = 0, .body = body, .body_length = size};
    enum err err = event_log_append(db, &game, &row);
    free(body);
    return err;
}

/* --- Settings --- */

/* The value of a pragma on this connection, as text. */
static void expect_pragma(struct db *db, const char *pragma, const char *expected) {
    sqlite3_stmt *statement = NULL;
    cr_assert(sqlite3_prepare_v2(sqlite_of_db(db)->handle, pragma, -1, &statement, NULL) == SQLITE_OK, "%s", pragma);
    cr_assert(sqlite3_step(statement) == SQLITE_ROW, "%s", pragma);
    const char *text = (const char *)sqlite3_column_text(statement, 0);
    cr_expect_str_eq(text, expected, "%s: %s", pragma, text);
    (void)sqlite3_finalize(statement);
}

static void expect_option(struct db *db, int option, int expected) {
    int value = -1;
    cr_assert(sqlite3_db_config(sqlite_of_db(db)->handle, option, -1, &value) == SQLITE_OK);
    cr_expect(value == expected, "option %d: %d", option, value);
}

static void expect_common_settings(struct db *db) {
    expect_pragma(db, "PRAGMA journal_mode", "wal");
    expect_pragma(db, "PRAGMA synchronous", "2");
    expect_pragma(db, "PRAGMA foreign_keys", "1");
    expect_pragma(db, "PRAGMA trusted_schema", "0");
    expect_pragma(db, "PRAGMA cell_size_check", "1");
    expect_pragma(db, "PRAGMA busy_timeout", "5000");
    expect_pragma(db, "PRAGMA mmap_size", "0");
    expect_option(db, SQLITE_DBCONFIG_DEFENSIVE, 1);
    expect_option(db, SQLITE_DBCONFIG_DQS_DDL, 0);
    expect_option(db, SQLITE_DBCONFIG_DQS_DML, 0);
}

Test(driver_sqlite, connections_are_durable_and_distrustful) {
    struct db *reader = database_connect(&database, DB_READ);
    expect_common_settings(database.db);
    expect_common_settings(reader);
    expect_pragma(database.db, "PRAGMA query_only", "0");
    expect_pragma(reader, "PRAGMA query_only", "1");
    db_close(reader);
}

/* --- Locks --- */

Test(driver_sqlite, a_database_that_stays_locked_is_an_error) {
    struct db *other = database_connect(&database, DB_WRITE);
    (void)sqlite3_busy_timeout(sqlite_of_db(other)->handle, 20);
    must(db_begin(database.db));
    expect_err(db_begin(other), ERR_STORE);
    cr_expect(strstr(db_message(other), "locked") != NULL, "%s", db_message(other));
    must(db_commit(database.db));
    must(db_begin(other)); /* the connection is as good as before */
    must(db_rollback(other));
    db_close(other);
}

/* --- Permissions --- */

/*
 * Makes the file and its directory unwritable, for this process too: root may write everything, so it becomes somebody
 * else until allow_writing.
 */
static void forbid_writing(void) {
    cr_assert(chmod(database.path, 0444) == 0 && chmod(database.directory, 0555) == 0);
    cr_assert(geteuid() != 0 || seteuid(65534) == 0);
}

static void allow_writing(void) {
    cr_assert(seteuid(getuid()) == 0);
    cr_assert(chmod(database.directory, 0700) == 0);
}

Test(driver_sqlite, a_database_that_cannot_be_written_is_explained) {
    struct db *db = NULL;
    db_close(database.db);
    database.db = NULL;
    forbid_writing();
    expect_err(db_open(&db, database.path, DB_WRITE, database.explanation), ERR_STORE);
    cr_expect(strstr(database.explanation, "who may write") != NULL, "%s", database.explanation);
    /* A reader needs the log's shared memory, which cannot be made here. */
    expect_err(db_open(&db, database.path, DB_READ, database.explanation), ERR_STORE);
    cr_expect(strstr(database.explanation, "who may write") != NULL, "%s", database.explanation);
    allow_writing();
}

Test(driver_sqlite, a_database_without_a_log_can_be_read_where_nothing_can_be_written) {
    struct db *db = NULL;
    db_close(database.db);
    database.db = NULL;
    database_sql(database.path, "PRAGMA journal_mode = DELETE");
    forbid_writing();
    must(db_open(&db, database.path, DB_READ, database.explanation));
    must(store_check_version(db, database.explanation));
    db_close(db);
    expect_err(db_open(&db, database.path, DB_WRITE, database.explanation), ERR_STORE);
    cr_expect(strstr(database.explanation, "cannot be written") != NULL, "%s", database.explanation);
    allow_writing();
}

/* --- The log --- */

Test(driver_sqlite, a_checkpoint_lets_the_log_start_again) {
    struct db *housekeeper = database_connect(&database, DB_READ);
    for (int64_t seq = 1; seq <= 20; seq++) {
        must(append_large(database.db, seq, 10000));
    }
    int64_t before = db_log_pages(database.db);
    cr_expect(before > 60, "%lld", (long long)before);
    must(db_checkpoint(housekeeper));
    must(append_large(database.db, 21, 100));
    cr_expect(db_log_pages(database.db) < 10, "%lld", (long long)db_log_pages(database.db));
    cr_expect(db_log_pages(housekeeper) == 0, "it has committed nothing");
    db_close(housekeeper);
}

Test(driver_sqlite, what_is_left_of_the_log_is_known_to_every_connection) {
    struct db *reader = database_connect(&database, DB_READ);
    struct db *other = database_connect(&database, DB_READ);
    struct id game = sample_id(1);
    int64_t count = 0;
    must(append_large(database.db, 1, 10000));
    int64_t pages = db_log_pages(database.db);
    cr_expect(pages > 3 && db_log_left(other) == pages, "%lld", (long long)db_log_left(other));
    must(db_begin(reader));
    must(event_log_read(reader, &game, 0, 0, 10, sample_count, &count));
    must(append_large(database.db, 2, 10000));
    int64_t newer = db_log_pages(database.db) - pages;
    must(db_checkpoint(other));
    cr_expect(db_log_left(other) == newer, "the reader holds %lld back", (long long)db_log_left(other));
    must(db_commit(reader));
    must(db_checkpoint(other));
    cr_expect(db_log_left(database.db) == 0);
    must(append_large(database.db, 3, 100));
    cr_expect(db_log_left(other) == db_log_pages(database.db) && db_log_left(other) < pages, "it has begun anew");
    db_close(other);
    db_close(reader);
}

Test(driver_sqlite, a_checkpoint_waits_for_no_reader) {
    struct db *reader = database_connect(&database, DB_READ);
    struct id game = sample_id(1);
    int64_t count = 0;
    must(append_large(database.db, 1, 10000));
    must(db_begin(reader));
    must(event_log_read(reader, &game, 0, 0, 10, sample_count, &count));
    must(append_large(database.db, 2, 10000));
    must(db_checkpoint(database.db));
    int64_t held = db_log_pages(database.db);
    must(append_large(database.db, 3, 10000));
    cr_expect(db_log_pages(database.db) > held, "the log cannot start again below the reader");
    count = 0;
    must(event_log_read(reader, &game, 0, 0, 10, sample_count, &count));
    cr_expect(count == 1, "the reader's moment is still the same");
    must(db_commit(reader));
    db_close(reader);
}

Test(driver_sqlite, the_log_is_bounded_even_when_nobody_keeps_house) {
    enum { BATCH = 512, SIZE = 64000, BATCHES = 2 };
    int64_t most = 0;
    for (int64_t batch = 0; batch < BATCHES; batch++) {
        must(db_begin(database.db));
        for (int64_t i = 1; i <= BATCH; i++) {
            must(append_large(database.db, batch * BATCH + i, SIZE));
        }
        must(db_commit(database.db));
        most = db_log_pages(database.db) > most ? db_log_pages(database.db) : most;
    }
    cr_expect(most > 16384, "the bound was reached: %lld", (long long)most);
    must(append_large(database.db, BATCHES * BATCH + 1, 100));
    cr_expect(db_log_pages(database.db) < 100, "%lld", (long long)db_log_pages(database.db));
}

/* --- A full disk --- */

/* Of the files, the log is the largest: it is the one that cannot grow when they are limited. */
static int64_t log_size(void) {
    char path[DATABASE_PATH_MAX];
    database_file(path, &database, "referee.db-wal");
    int64_t size = database_size(path);
    cr_assert(size > 0);
    return size;
}

Test(driver_sqlite, a_commit_on_a_full_disk_has_an_unknown_outcome) {
    struct id game = sample_id(2);
    must(sample_append(database.db, &game, 1, "created"));
    database_limit_files(log_size() + 20000);
    must(db_begin(database.db));
    must(append_large(database.db, 1, 100000));
    expect_err(db_commit(database.db), ERR_STORE_UNKNOWN);
    cr_expect(strlen(db_message(database.db)) > 0 && strcmp(db_message(database.db), "not an error") != 0, "%s",
              db_message(database.db));
    must(db_rollback(database.db)); /* it has been ended already */

    database_limit_files(-1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "guess"));
    must(db_commit(database.db));
    database_reopen(&database);
    cr_expect(count_events() == 2);
    must(store_check_integrity(database.db, database.explanation));
}

Test(driver_sqlite, a_transaction_that_sqlite_dropped_takes_nothing_more) {
    struct id game = sample_id(2);
    must(sample_append(database.db, &game, 1, "created"));
    /* With a cache this small, pages go to the log before the commit. */
    cr_assert(sqlite3_exec(sqlite_of_db(database.db)->handle, "PRAGMA cache_size = 8", NULL, NULL, NULL) == SQLITE_OK);
    database_limit_files(log_size() + 20000);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "guess"));
    enum err err = OK;
    for (int64_t seq = 1; seq <= 100 && err == OK; seq++) {
        err = append_large(database.db, seq, 30000);
    }
    expect_err(err, ERR_STORE);
    cr_assert(sqlite3_get_autocommit(sqlite_of_db(database.db)->handle) != 0, "SQLite has rolled back by itself");

    database_limit_files(-1);
    expect_err(sample_append(database.db, &game, 3, "guess"), ERR_STORE);
    expect_err(database.db->driver->script(database.db, "DELETE FROM event"), ERR_STORE);
    cr_expect(strstr(db_message(database.db), "rolled back") != NULL);
    must(db_rollback(database.db));
    cr_expect(count_events() == 1);
    must(sample_append(database.db, &game, 2, "guess"));
    cr_expect(count_events() == 2);
}

/* A seat's player is looked for at the commit only: such a commit is refused with nothing written. */
Test(driver_sqlite, a_commit_that_is_refused_ends_the_transaction) {
    struct id game = sample_game(database.db, 1, "private", "open");
    struct seat_row seat = {.game = game, .player = sample_id(2), .status = "joined"};
    must(db_begin(database.db));
    must(seat_row_put(database.db, &seat));
    expect_err(db_commit(database.db), ERR_STORE);
    cr_expect(strstr(db_message(database.db), "FOREIGN KEY") != NULL, "%s", db_message(database.db));
    cr_expect(sqlite3_get_autocommit(sqlite_of_db(database.db)->handle) != 0);
    must(db_begin(database.db));
    must(db_commit(database.db));
    cr_expect(database_number(database.path, "SELECT count(*) FROM seat") == 0);

    must(db_begin(database.db));
    must(seat_row_put(database.db, &seat));
    (void)sample_player(database.db, 2); /* in time */
    must(db_commit(database.db));
    cr_expect(database_number(database.path, "SELECT count(*) FROM seat") == 1);
}

Test(driver_sqlite, committing_a_dropped_transaction_is_refused_and_ends_it) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    cr_assert(sqlite3_exec(sqlite_of_db(database.db)->handle, "ROLLBACK", NULL, NULL, NULL) == SQLITE_OK);
    expect_err(db_commit(database.db), ERR_STORE);
    cr_expect(count_events() == 0);
    must(db_begin(database.db));
    must(db_commit(database.db));
}

/* --- No memory --- */

/* SQLite may have this many bytes more than it has now. */
static void limit_memory(int64_t more) {
    (void)sqlite3_hard_heap_limit64(more < 0 ? 0 : sqlite3_memory_used() + more);
}

Test(driver_sqlite, a_lack_of_memory_is_told_and_got_over) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    limit_memory(100);
    enum err err = append_large(database.db, 2, 100000);
    limit_memory(-1);
    expect_err(err, ERR_NO_MEMORY);
    must(db_rollback(database.db));
    must(append_large(database.db, 1, 100000));
    cr_expect(count_events() == 1);
}

Test(driver_sqlite, opening_without_memory_is_an_error) {
    int refused = 0;
    for (int64_t more = 100; more < 100000; more += more / 3) {
        struct db *db = NULL;
        limit_memory(more);
        enum err err = db_open(&db, database.path, DB_WRITE, database.explanation);
        limit_memory(-1);
        if (err == OK) {
            db_close(db);
            continue;
        }
        expect_err(err, ERR_NO_MEMORY);
        cr_expect(strstr(database.explanation, "memory") != NULL, "%s", database.explanation);
        cr_expect(db == NULL);
        refused++;
    }
    cr_expect(refused > 3);
}

/* --- Deaths --- */

/* In a process of its own: opens the database, begins, appends, commits perhaps, and dies without a word. */
static void die_in_a_transaction(int64_t first_seq, bool commit) {
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0) {
        struct db *db = NULL;
        char explanation[DB_EXPLANATION_MAX];
        bool ready = db_open(&db, database.path, DB_WRITE, explanation) == OK &&
                     sqlite3_exec(sqlite_of_db(db)->handle, "PRAGMA cache_size = 8", NULL, NULL, NULL) == SQLITE_OK &&
                     db_begin(db) == OK;
        for (int64_t i = 0; ready && i < 10; i++) {
            ready = append_large(db, first_seq + i, 30000) == OK;
        }
        if (ready && commit) {
            ready = db_commit(db) == OK;
        }
        (void)raise(ready ? SIGKILL : SIGTERM);
    }
    int status = 0;
    cr_assert(waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

Test(driver_sqlite, a_death_in_a_transaction_leaves_no_trace) {
    must(append_large(database.db, 1, 100));
    db_close(database.db);
    database.db = NULL;
    die_in_a_transaction(2, false);
    database.db = database_connect(&database, DB_WRITE);
    cr_expect(count_events() == 1);
    must(store_check_integrity(database.db, database.explanation));
    must(append_large(database.db, 2, 100));
}

Test(driver_sqlite, a_death_after_the_commit_loses_nothing) {
    db_close(database.db);
    database.db = NULL;
    die_in_a_transaction(1, true);
    die_in_a_transaction(11, false);
    database.db = database_connect(&database, DB_WRITE);
    cr_expect(count_events() == 10);
    must(store_check_integrity(database.db, database.explanation));
}

Test(driver_sqlite, a_writer_that_dies_gives_its_lock_back) {
    die_in_a_transaction(1, false);
    must(append_large(database.db, 1, 100));
    cr_expect(count_events() == 1);
}
