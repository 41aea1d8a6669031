/* SPDX-License-Identifier: Apache-2.0 */
/* Commits without an answer: what the mark says of them, and that it stays true. */
#include "store/driver_postgres.h"

#include <stdio.h>

#include "database.h"

static struct database database;
static struct postgres *postgres;

static void open_claimed(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
    must(db_claim(database.db, DB_CLAIM_ALL, "referee test", database.explanation));
    db_set_wait(database.db, 5000);
    postgres = postgres_of_db(database.db);
}

static void close_it(void) {
    database_close(&database);
}

TestSuite(driver_postgres_mark, .init = open_claimed, .fini = close_it);

static enum err append(int64_t seq) {
    struct id game = sample_id(1);
    must(db_begin_batch(database.db));
    enum err err = sample_append(database.db, &game, seq, "round");
    enum err ended = db_commit(database.db);
    return err == OK ? ended : err;
}

static int64_t count_events(void) {
    return database_number(database.path, "SELECT count(*) FROM event");
}

static void cut_connections(void) {
    (void)database_number(database.path, "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                                         "WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

/* As if the answer to the last commit had not come. */
static void forget_answer(void) {
    cut_connections();
    postgres->batch--;
}

Test(driver_postgres_mark, each_batch_has_the_number_behind_the_last) {
    must(append(1));
    must(append(2));
    must(append(3));
    cr_expect_eq(postgres->batch, 3);
    cr_expect_eq(database_number(database.path, "SELECT batch FROM instance"), 3);
}

Test(driver_postgres_mark, what_only_reads_has_no_number) {
    int64_t count = 0;
    struct id game = sample_id(1);
    must(append(1));
    must(db_begin_batch(database.db));
    must(db_commit(database.db));
    must(db_begin_batch(database.db));
    must(event_log_read(database.db, &game, 0, 0, 10, sample_count, &count));
    must(db_rollback(database.db));
    cr_expect_eq(database_number(database.path, "SELECT batch FROM instance"), 1);
}

Test(driver_postgres_mark, a_commit_that_happened_is_found) {
    must(append(1));
    must(append(2));
    forget_answer();
    must(postgres_settle(postgres));
    cr_expect(!db_was_cut(database.db) && !postgres->in_doubt);
    must(append(3));
    cr_expect_eq(count_events(), 3);
}

Test(driver_postgres_mark, a_commit_that_did_not_happen_never_will) {
    char sql[256];
    must(append(1));
    char instance[POSTGRES_INSTANCE_SIZE];
    (void)snprintf(instance, sizeof instance, "%s", postgres->instance);
    cut_connections(); /* batch 2 has been sent, and sits somewhere */
    expect_err(postgres_settle(postgres), ERR_STORE);
    cr_expect(db_was_cut(database.db));
    must(append(2));
    /* Now it arrives: its number does not follow any more, so it would be NULL, which the column refuses. */
    (void)snprintf(sql, sizeof sql,
                   "SELECT count(*) FROM instance WHERE id = '%s' AND CASE WHEN batch = 1 THEN 2 END IS NULL",
                   instance);
    cr_expect_eq(database_number(database.path, sql), 1);
    cr_expect_eq(count_events(), 2);
}

Test(driver_postgres_mark, a_batch_that_does_not_follow_fails_as_a_whole) {
    must(append(1));
    database_sql(database.path, "UPDATE instance SET batch = 2");
    expect_err(append(2), ERR_CONFLICT);
    cr_expect_eq(count_events(), 1);
}

Test(driver_postgres_mark, asked_again_it_says_the_same) {
    must(append(1));
    must(append(2));
    postgres->batch--;
    const struct postgres before = *postgres;
    must(postgres_settle(postgres));
    /* As if that answer had been lost too. */
    (void)snprintf(postgres->instance, sizeof postgres->instance, "%s", before.instance);
    postgres->batch = before.batch;
    postgres->is_registered = true;
    must(postgres_settle(postgres));
    must(append(3));
    cr_expect_eq(count_events(), 3);
}

Test(driver_postgres_mark, where_the_mark_is_gone_nobody_can_tell) {
    must(append(1));
    forget_answer();
    database_sql(database.path, "DELETE FROM instance");
    expect_err(postgres_settle(postgres), ERR_STORE_UNKNOWN);
    cr_expect(!db_was_cut(database.db));
    must(append(2)); /* and it goes on */
    cr_expect_eq(count_events(), 2);
}

Test(driver_postgres_mark, a_batch_whose_session_was_ended_may_run_again) {
    struct id game = sample_id(1);
    must(append(1));
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 2, "round"));
    cut_connections();
    expect_err(db_commit(database.db), ERR_STORE);
    cr_expect(db_was_cut(database.db));
    must(append(2));
    cr_expect(!db_was_cut(database.db));
    cr_expect_eq(count_events(), 2);
}

Test(driver_postgres_mark, a_refusal_is_nothing_to_run_again) {
    must(append(1));
    expect_err(append(1), ERR_CONFLICT);
    cr_expect(!db_was_cut(database.db));
    must(append(2));
}

Test(driver_postgres_mark, rows_of_long_ago_go) {
    must(append(1));
    database_sql(database.path, "INSERT INTO instance (id, batch, alive_at) VALUES ('old', 7, 1)");
    cut_connections();
    (void)!append(2);
    must(append(2));
    cr_expect_eq(database_number(database.path, "SELECT count(*) FROM instance WHERE id = 'old'"), 0);
}
