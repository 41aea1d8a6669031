/* SPDX-License-Identifier: Apache-2.0 */
/* Queries that are asked ahead: their answers come together, and are those of the moment at which they were asked. */
#include "store/driver_postgres.h"

#include "database.h"

static struct database database;
static struct postgres *postgres;

static void open_claimed(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
    must(db_claim(database.db, DB_CLAIM_ALL, "referee test", database.explanation));
    postgres = postgres_of_db(database.db);
    struct id game = sample_id(1);
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(db_commit(database.db));
}

static void close_it(void) {
    database_close(&database);
}

TestSuite(driver_postgres_ahead, .init = open_claimed, .fini = close_it, .timeout = 60);

/* Events of a game, as many as are told; -1: they cannot be asked for. */
static int64_t count_of(int number) {
    int64_t count = 0;
    struct id game = sample_id(number);
    return event_log_read(database.db, &game, 0, 0, 10, sample_count, &count) == OK ? count : -1;
}

static void foresee(int first, int last) {
    db_foresee(database.db, true);
    for (int number = first; number <= last; number++) {
        cr_expect_eq(count_of(number), 0, "nothing is told yet");
    }
    db_foresee(database.db, false);
}

static void append(int number, int64_t seq) {
    struct id game = sample_id(number);
    must(sample_append(database.db, &game, seq, "round"));
}

static void cut_connections(void) {
    (void)database_number(database.path, "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                                         "WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

Test(driver_postgres_ahead, all_answers_come_with_the_first) {
    must(db_begin_batch(database.db));
    foresee(1, 200);
    cr_expect_eq(count_of(1), 1);
    cut_connections(); /* nothing can be asked any more, and need not be */
    for (int number = 2; number <= 200; number++) {
        cr_expect_eq(count_of(number), 0);
    }
    cr_expect_eq(count_of(1), 1, "in any order");
    cr_expect_eq(count_of(201), -1, "that was not asked ahead");
    (void)db_rollback(database.db);
}

Test(driver_postgres_ahead, an_answer_is_that_of_its_arguments_and_its_moment) {
    must(db_begin_batch(database.db));
    foresee(1, 2);
    append(1, 2);
    append(3, 1);
    cr_expect_eq(count_of(1), 1, "as it was");
    cr_expect_eq(count_of(3), 1, "as it is");
    must(db_commit(database.db));
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM event"), 3);
    must(db_begin_batch(database.db));
    cr_expect_eq(count_of(1), 2, "what was asked ahead is forgotten with its batch");
    must(db_rollback(database.db));
}

Test(driver_postgres_ahead, what_was_asked_and_is_not_needed_does_no_harm) {
    must(db_begin_batch(database.db));
    foresee(1, 3);
    append(2, 1);
    must(db_commit(database.db));
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM event"), 2);
    must(db_begin_batch(database.db));
    foresee(1, 3);
    must(db_rollback(database.db));
    must(db_begin_batch(database.db));
    foresee(1, 3);
    must(db_commit(database.db));
    cr_expect_eq(postgres->batch, 2, "what only reads has no number");
}

Test(driver_postgres_ahead, a_query_that_fails_spoils_the_batch_as_any_does) {
    database_sql(database.path, "ALTER TABLE event RENAME TO away");
    must(db_begin_batch(database.db));
    foresee(1, 2);
    cr_expect_eq(count_of(1), -1);
    cr_expect_eq(count_of(2), -1);
    must(db_rollback(database.db));
    database_sql(database.path, "ALTER TABLE away RENAME TO event");
    must(db_begin_batch(database.db));
    foresee(1, 2);
    cr_expect_eq(count_of(1), 1);
    must(db_rollback(database.db));
}

Test(driver_postgres_ahead, a_connection_that_is_lost_is_made_anew_for_the_next_batch) {
    must(db_begin_batch(database.db));
    foresee(1, 2);
    cut_connections();
    cr_expect_eq(count_of(1), -1);
    cr_expect(db_commit(database.db) != OK && db_was_cut(database.db));
    must(db_begin_batch(database.db));
    foresee(1, 2);
    cr_expect_eq(count_of(1), 1);
    must(db_rollback(database.db));
}

Test(driver_postgres_ahead, outside_a_batch_nothing_is_asked) {
    foresee(1, 2);
    must(db_begin(database.db));
    foresee(1, 2);
    cr_expect_eq(count_of(1), 1);
    must(db_rollback(database.db));
}
