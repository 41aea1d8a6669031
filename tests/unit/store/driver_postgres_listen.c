/* SPDX-License-Identifier: Apache-2.0 */
/* Messages between those who share a database on a server. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "database.h"

enum { HEARD_MAX = 8, LONG_MS = 20000 };

static struct database database;
static struct db *hearer;
static int heard_count;
static char heard[HEARD_MAX][64];

static void open_both(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    hearer = database_connect(&database, DB_READ);
}

static void close_both(void) {
    db_close(hearer);
    database_close(&database);
}

TestSuite(driver_postgres_listen, .init = open_both, .fini = close_both, .timeout = 60);

static void note(void *context, const char *message) {
    (void)context;
    if (heard_count < HEARD_MAX) {
        (void)snprintf(heard[heard_count], sizeof heard[0], "%s", message);
    }
    heard_count++;
}

static void hear(int count) {
    heard_count = 0;
    while (heard_count < count) {
        int before = heard_count;
        must(db_hear(hearer, -1, LONG_MS, note, NULL));
        cr_assert(heard_count > before);
    }
}

static void tell(const char *first, const char *second) {
    const char *const messages[] = {first, second};
    must(store_tell(database.db, messages, second == NULL ? 1 : 2));
}

Test(driver_postgres_listen, what_is_told_is_heard_in_order_and_by_the_one_who_tells_too) {
    must(db_listen(hearer));
    must(db_listen(hearer)); /* once more does no harm */
    tell("one", "two 'quoted' \xc3\xa4");
    tell("three", NULL);
    hear(3);
    cr_expect_str_eq(heard[0], "one");
    cr_expect_str_eq(heard[1], "two 'quoted' \xc3\xa4");
    cr_expect_str_eq(heard[2], "three");
    must(db_listen(database.db));
    tell("four", NULL);
    heard_count = 0;
    must(db_hear(database.db, -1, LONG_MS, note, NULL));
    cr_expect(heard_count == 1 && strcmp(heard[0], "four") == 0);
}

Test(driver_postgres_listen, nothing_to_hear_ends_with_the_time_or_the_wake) {
    int pipes[2];
    cr_assert(pipe(pipes) == 0 && write(pipes[1], "x", 1) == 1);
    heard_count = 0;
    must(db_hear(hearer, -1, 1, note, NULL));
    must(db_hear(hearer, pipes[0], INT32_MAX, note, NULL));
    cr_expect_eq(heard_count, 0);
}

Test(driver_postgres_listen, a_message_that_is_too_long_is_refused_and_none_beside_it_is_told) {
    static char longest[8001];
    memset(longest, 'x', sizeof longest - 1);
    must(db_listen(hearer));
    const char *const messages[] = {"beside", longest, longest + 1};
    cr_expect(store_tell(database.db, messages, 2) != OK);
    must(store_tell(database.db, messages + 2, 1)); /* a byte less */
    hear(1);
    cr_expect_eq(heard[0][0], 'x');
}

Test(driver_postgres_listen, a_connection_that_was_lost_listens_again) {
    must(db_listen(hearer));
    int openings = db_openings(hearer);
    (void)database_number(database.path, "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                                         "WHERE datname = current_database() AND pid <> pg_backend_pid()");
    expect_err(db_hear(hearer, -1, LONG_MS, note, NULL), ERR_STORE);
    must(db_hear(hearer, -1, 1, note, NULL));
    cr_expect_eq(db_openings(hearer), openings + 1);
    const char *const messages[] = {"again"};
    while (store_tell(database.db, messages, 1) != OK) { /* its connection is gone, too: it is made anew */
    }
    hear(1);
    cr_expect_str_eq(heard[0], "again");
}

Test(driver_postgres_listen, schemas_of_one_database_do_not_hear_each_other) {
    char url[DATABASE_PATH_MAX + 64];
    char explanation[DB_EXPLANATION_MAX];
    struct db *other = NULL;
    database_sql(database.path, "CREATE SCHEMA other");
    (void)snprintf(url, sizeof url, "%s?options=-csearch_path%%3Dother", database.path);
    must(db_open(&other, url, DB_WRITE, explanation));
    must(db_listen(hearer));
    const char *const messages[] = {"to the other schema"};
    must(store_tell(other, messages, 1));
    tell("here", NULL);
    hear(1);
    cr_expect_str_eq(heard[0], "here");
    must(db_listen(other));
    must(store_tell(other, messages, 1));
    heard_count = 0;
    must(db_hear(other, -1, LONG_MS, note, NULL));
    cr_expect_str_eq(heard[0], "to the other schema");
    db_close(other);
}

Test(driver_postgres_listen, a_file_has_nobody_to_hear) {
    struct database file;
    database_make(&file);
    file.db = database_connect(&file, DB_WRITE);
    if (db_is_file(file.db)) {
        expect_err(db_listen(file.db), ERR_STORE);
        expect_err(db_hear(file.db, -1, 0, note, NULL), ERR_STORE);
    }
    database_close(&file);
}
