/* SPDX-License-Identifier: Apache-2.0 */
/* Connections: values, URLs, transactions, and the errors that the rest of the program relies on. */
#include "store/db.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "database.h"

static struct database database;

static void open_db(void) {
    database_open(&database);
}

static void close_db(void) {
    database_close(&database);
}

TestSuite(db, .init = open_db, .fini = close_db);

static int64_t count_events(void) {
    return database_number(database.path, "SELECT count(*) FROM event");
}

static int64_t count_seen(struct db *db, const struct id *game) {
    int64_t count = 0;
    must(event_log_read(db, game, 0, 0, 1000, sample_count, &count));
    return count;
}

/* --- Values --- */

Test(db, what_is_not_there_is_null) {
    struct id none = {.text = ""};
    cr_expect(value_text(NULL).kind == VALUE_NULL);
    cr_expect(value_id(&none).kind == VALUE_NULL);
    cr_expect(value_moment(0).kind == VALUE_NULL);
    cr_expect(value_null().kind == VALUE_NULL);
}

Test(db, values_are_read_as_what_they_are) {
    struct id id = sample_id(7);
    struct value integer = value_integer(INT64_MIN);
    struct value moment = value_moment(-1);
    struct value text = value_text("abc");
    struct value part = value_bytes_as_text("abc", 2);
    struct value blob = value_blob("\0\1", 2);
    struct value id_value = value_id(&id);
    struct id read = value_get_id(&id_value);
    cr_expect(value_get_integer(&integer) == INT64_MIN);
    cr_expect(value_get_integer(&moment) == -1);
    cr_expect_str_eq(value_get_text(&text), "abc");
    cr_expect(text.length == 3 && part.length == 2 && part.kind == VALUE_TEXT);
    cr_expect(blob.kind == VALUE_BLOB && blob.length == 2);
    cr_expect(id_equal(&read, &id));
    cr_expect(value_real(0.5).kind == VALUE_REAL && value_real(0.5).real > 0.4);
}

Test(db, a_value_of_another_kind_reads_as_nothing) {
    struct value null = value_null();
    struct value text = value_text("12");
    struct id id = value_get_id(&text);
    cr_expect(value_get_integer(&null) == 0);
    cr_expect(value_get_integer(&text) == 0);
    cr_expect_str_eq(value_get_text(&null), "");
    cr_expect(id_is_none(&id), "an id has %d characters", ID_LENGTH);
    id = value_get_id(&null);
    cr_expect(id_is_none(&id));
}

/* --- Opening --- */

static void expect_refusal(const char *url, enum db_mode mode, enum err expected, const char *words) {
    struct db *db = NULL;
    char explanation[DB_EXPLANATION_MAX] = "";
    expect_err(db_open(&db, url, mode, explanation), expected);
    cr_expect(db == NULL);
    cr_expect(strstr(explanation, words) != NULL, "%s: %s", url, explanation);
}

Test(db, only_schemes_that_a_driver_serves_are_opened) {
    expect_refusal("mysql://localhost/referee", DB_WRITE, ERR_INVALID_VALUE, "\"mysql://\"");
    expect_refusal("mysql+x://localhost/referee", DB_READ, ERR_INVALID_VALUE, "\"mysql+x://\"");
    expect_refusal("", DB_WRITE, ERR_INVALID_VALUE, "empty");
    expect_refusal("sqlite:", DB_WRITE, ERR_INVALID_VALUE, "empty");
}

Test(db, a_path_may_be_written_with_its_scheme) {
    char url[DATABASE_PATH_MAX + 8];
    (void)snprintf(url, sizeof url, "sqlite:%s", database.path);
    struct db *db = NULL;
    must(db_open(&db, url, DB_READ, database.explanation));
    must(store_check_version(db, database.explanation));
    db_close(db);
}

static void expect_shown(const char *url, const char *expected) {
    char shown[DB_SHOWN_MAX];
    db_show_url(shown, url);
    cr_expect_str_eq(shown, expected);
}

Test(db, a_url_is_shown_without_its_password) {
    expect_shown("/var/lib/a:b@c?d", "/var/lib/a:b@c?d");
    expect_shown("sqlite:x.db", "sqlite:x.db");
    expect_shown("postgresql://localhost/referee", "postgresql://localhost/referee");
    expect_shown("postgres://ann@localhost/referee", "postgres://ann@localhost/referee");
    expect_shown("postgres://ann:secret@localhost:5432/referee", "postgres://ann@localhost:5432/referee");
    expect_shown("postgres://ann:abc@db1,db2/referee?sslmode=require", "postgres://ann@db1,db2/referee");
    expect_shown("postgres://ann:sec@ret@h/referee", "postgres://...");
    expect_shown("postgres://ann:sec/ret@h/referee", "postgres://...");
    expect_shown("postgres:///referee?user=ann&password=secret", "postgres:///referee");
    expect_shown("postgres://:secret@h", "postgres://@h");
    expect_shown("postgres://ann:sec?ret@h/referee", "postgres://...");
    expect_shown("postgres://h?password=secret@", "postgres://...");
    expect_shown("postgres://h/referee?password=sec@ret", "postgres://...");
}

Test(db, what_cannot_be_opened_is_explained) {
    char path[DATABASE_PATH_MAX];
    expect_refusal(database.directory, DB_WRITE, ERR_STORE, "a directory");
    expect_refusal(database.directory, DB_READ, ERR_STORE, "a directory");
    expect_refusal("/dev/null", DB_WRITE, ERR_STORE, "not a file");
    database_file(path, &database, "missing.db");
    expect_refusal(path, DB_READ, ERR_STORE, "referee migrate --db");
    database_file(path, &database, "missing/referee.db");
    expect_refusal(path, DB_WRITE, ERR_STORE, "No such file or directory");
    database_file(path, &database, "referee.db/x");
    expect_refusal(path, DB_READ, ERR_STORE, "Not a directory");
}

Test(db, a_file_of_another_kind_is_refused_and_left_alone) {
    static const char text[] = "These are my notes, and they are longer than the header of a database would be: "
                               "one hundred bytes, to be exact.\n";
    char path[DATABASE_PATH_MAX];
    database_file(path, &database, "notes.txt");
    FILE *file = fopen(path, "w");
    cr_assert(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
    expect_refusal(path, DB_WRITE, ERR_STORE, "not a SQLite database");
    expect_refusal(path, DB_READ, ERR_STORE, "not a SQLite database");
    cr_expect(database_size(path) == (int64_t)strlen(text));
}

Test(db, names_that_mean_something_to_sqlite_are_only_names) {
    static const char *const names[] = {":memory:", "file:x?mode=memory"};
    cr_assert(chdir(database.directory) == 0);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct db *db = NULL;
        must(db_open(&db, names[i], DB_WRITE, database.explanation));
        must(store_migrate(db, NULL, database.explanation));
        db_close(db);
        cr_expect(database_size(names[i]) > 0, "%s", names[i]);
    }
}

Test(db, a_new_database_is_for_its_owner_alone) {
    static const char *const names[] = {"new.db", "new.db-wal", "new.db-shm"};
    char path[DATABASE_PATH_MAX];
    mode_t mask = umask(0);
    database_file(path, &database, names[0]);
    struct db *db = NULL;
    must(db_open(&db, path, DB_WRITE, database.explanation));
    must(store_migrate(db, NULL, database.explanation));
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct stat status;
        database_file(path, &database, names[i]);
        cr_assert(stat(path, &status) == 0, "%s", names[i]);
        cr_expect((status.st_mode & 07777) == 0600, "%s: %o", names[i], (unsigned)status.st_mode);
    }
    db_close(db);
    (void)umask(mask);
}

Test(db, closing_nothing_is_fine) {
    db_close(NULL);
}

/* --- Readers --- */

Test(db, a_reader_cannot_write) {
    struct db *reader = database_connect(&database, DB_READ);
    struct id game = sample_id(1);
    expect_err(sample_append(reader, &game, 1, "created"), ERR_STORE);
    cr_expect(strstr(db_message(reader), "readonly") != NULL, "%s", db_message(reader));
    cr_expect(count_events() == 0);
    db_close(reader);
}

Test(db, a_reader_sees_what_is_committed_and_nothing_else) {
    struct db *reader = database_connect(&database, DB_READ);
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    cr_expect(count_seen(reader, &game) == 0);
    must(db_commit(database.db));
    cr_expect(count_seen(reader, &game) == 1);
    db_close(reader);
}

Test(db, a_readers_transaction_is_one_moment) {
    struct db *reader = database_connect(&database, DB_READ);
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "created"));
    must(db_begin(reader));
    cr_expect(count_seen(reader, &game) == 1);
    must(sample_append(database.db, &game, 2, "guess"));
    cr_expect(count_seen(reader, &game) == 1);
    must(db_commit(reader));
    cr_expect(count_seen(reader, &game) == 2);
    db_close(reader);
}

/* --- Transactions --- */

Test(db, rolling_back_leaves_no_trace) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(db_rollback(database.db));
    cr_expect(count_events() == 0);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(db_commit(database.db));
    cr_expect(count_events() == 1);
}

Test(db, a_conflict_leaves_the_transaction_as_it_was) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    expect_err(sample_append(database.db, &game, 1, "guess"), ERR_CONFLICT);
    must(sample_append(database.db, &game, 2, "guess"));
    must(db_commit(database.db));
    cr_expect(count_events() == 2);
}

Test(db, changes_are_counted) {
    struct id game = sample_game(database.db, 1, "private", "open");
    struct id nobody = sample_id(2);
    struct value known[] = {value_id(&game), value_text("playing"), value_text("private"),
                            value_null(),    value_null(),          value_integer(0)};
    struct value unknown[] = {value_id(&nobody), value_text("playing"), value_text("private"),
                              value_null(),      value_null(),          value_integer(0)};
    struct value reading[] = {value_id(&game)};
    int64_t changes = -1;
    must(db_change(database.db, QUERY_UPDATE_GAME, unknown, VALUE_COUNT(unknown), &changes));
    cr_expect(changes == 0);
    must(db_change(database.db, QUERY_UPDATE_GAME, known, VALUE_COUNT(known), &changes));
    cr_expect(changes == 1);
    changes = -1;
    must(db_change(database.db, QUERY_READ_GAME, reading, VALUE_COUNT(reading), &changes));
    cr_expect(changes == 0, "reading changes nothing");
}

static enum err read_results_of_event(void *context, const struct event_row *row) {
    (void)row;
    int64_t count = 0;
    struct id game = sample_id(1);
    must(event_log_read_round_starts(database.db, &game, sample_count, &count));
    *(int64_t *)context += count;
    return OK;
}

Test(db, a_row_function_may_run_other_queries) {
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "round"));
    must(sample_append(database.db, &game, 2, "round"));
    int64_t sum = 0;
    must(event_log_read(database.db, &game, 0, 0, 10, read_results_of_event, &sum));
    cr_expect(sum == 4);
}

Test(db, a_value_of_the_wrong_type_is_refused) {
    struct id game = sample_id(1);
    struct value arguments[] = {value_id(&game),     value_real(1.5), value_integer(0),
                                value_text("guess"), value_null(),    value_text("{}")};
    expect_err(db_run(database.db, QUERY_APPEND_EVENT, arguments, VALUE_COUNT(arguments)), ERR_STORE);
    arguments[1] = value_integer(1);
    arguments[5] = value_blob("{}", 2);
    expect_err(db_run(database.db, QUERY_APPEND_EVENT, arguments, VALUE_COUNT(arguments)), ERR_STORE);
    cr_expect(count_events() == 0);
}
