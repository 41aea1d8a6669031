/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Migrations of a database that servers of two releases have: which programs may meet it, what is refused while an
 * older one serves it, and what runs outside of a transaction.
 */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "database.h"
#include "store/embedded.h"
#include "store/members.h"
#include "store/store.h"

static struct database file, server;
static struct db_driver driver; /* closing needs it after the test */

static void open_both(void) {
    database_make_file(&file);
    file.db = database_connect(&file, DB_WRITE);
    must(store_migrate(file.db, NULL, file.explanation));
    database_make_postgres(&server);
    server.db = database_connect(&server, DB_WRITE);
}

static void close_both(void) {
    database_close(&file);
    database_close(&server);
}

TestSuite(migrate, .init = open_both, .fini = close_both);

static void expect_refusal(enum err err, const char *explanation, const char *words) {
    expect_err(err, ERR_STORE);
    cr_expect(strstr(explanation, words) != NULL, "%s", explanation);
}

/* ---- who may meet it ---- */

static void come_from_the_future(struct database *database, int needs) {
    char sql[160];
    (void)snprintf(sql, sizeof sql,
                   "INSERT INTO migration (version, name, hash, applied_at, needs) VALUES (3, 'future', '', 1, %d)",
                   needs);
    database_sql(database->path, sql);
}

static void expect_met(struct database *database) {
    int applied = -1;
    int pending = -1;
    must(store_check_version(database->db, database->explanation));
    must(store_read_progress(&applied, &pending, database->db, database->explanation));
    cr_expect(applied == 3 && pending == 0, "%d %d", applied, pending);
    must(store_migrate(database->db, &applied, database->explanation));
    cr_expect_eq(applied, 0);
    expect_refusal(store_check_same_version(database->db, database->explanation), database->explanation, "leave out");
}

Test(migrate, a_newer_database_that_needs_nothing_newer_is_met_as_it_is) {
    must(store_migrate(server.db, NULL, server.explanation));
    must(store_check_same_version(server.db, server.explanation));
    database_sql(file.path, "INSERT INTO migration VALUES (3, 'future', x'', 1, 1)");
    come_from_the_future(&server, 1);
    expect_met(&file);
    expect_met(&server);
}

Test(migrate, a_newer_database_that_needs_a_newer_program_is_refused) {
    must(store_migrate(server.db, NULL, server.explanation));
    come_from_the_future(&server, 2);
    expect_refusal(store_check_version(server.db, server.explanation), server.explanation, "newer program");
    expect_refusal(store_migrate(server.db, NULL, server.explanation), server.explanation,
                   "know version 2; this one knows 1");
}

/* ---- while servers go on ---- */

/* The connection is of a program that has the first migration and these. */
static void use_migrations(struct db *db, const struct embedded_migration *second,
                           const struct embedded_migration *third) {
    static struct embedded_migration migrations[4];
    memset(migrations, 0, sizeof migrations);
    migrations[0] = postgres_migrations[0];
    migrations[1] = *second;
    if (third != NULL) {
        migrations[2] = *third;
    }
    driver = postgres_driver;
    driver.migrations = migrations;
    db->driver = &driver;
}

static const struct embedded_migration expanding = {2, "expand", "ALTER TABLE player ADD COLUMN more BIGINT;", 1,
                                                    false};
static const struct embedded_migration contracting = {3, "contract", "ALTER TABLE player DROP COLUMN more;", 2, false};

Test(migrate, what_contracts_waits_until_no_server_needs_what_goes) {
    bool joined = false;
    int applied = 0;
    struct db *other = database_connect(&server, DB_WRITE);
    must(store_migrate(other, NULL, server.explanation));
    must(member_join(&joined, other, "north", "session", "0.1.0", 5000));
    cr_assert(joined);
    use_migrations(server.db, &expanding, &contracting);
    expect_refusal(store_migrate(server.db, NULL, server.explanation), server.explanation,
                   "\"north\" serves this database and knows nothing newer than version 1");
    cr_expect_eq(database_number(server.path, "SELECT max(version) FROM migration"), 2, "what expands was done");
    must(member_leave(other, "north", "session"));
    must(store_migrate(server.db, &applied, server.explanation));
    cr_expect_eq(applied, 1);
    expect_refusal(store_check_version(other, server.explanation), server.explanation, "newer program");
    db_close(other);
}

Test(migrate, whoever_knows_enough_keeps_nobody_from_it) {
    bool joined = false;
    struct db *other = database_connect(&server, DB_WRITE);
    must(store_migrate(other, NULL, server.explanation));
    use_migrations(other, &expanding, NULL);
    must(member_join(&joined, other, "north", "session", "0.2.0", 5000));
    use_migrations(server.db, &expanding, &contracting);
    must(store_migrate(server.db, NULL, server.explanation));
    db_close(other);
}

Test(migrate, a_server_that_wakes_up_behind_what_contracts_is_not_there_any_more) {
    enum { ALIVE_MS = 5000 };
    bool is_there = false;
    must(store_migrate(server.db, NULL, server.explanation));
    must(member_join(&is_there, server.db, "north", "session", "0.1.0", ALIVE_MS));
    come_from_the_future(&server, 1);
    must(member_beat(&is_there, server.db, "north", "session", 1000, ALIVE_MS, ALIVE_MS));
    cr_expect(is_there);
    database_sql(server.path, "UPDATE migration SET needs = 3 WHERE version = 3");
    must(member_beat(&is_there, server.db, "north", "session", 1000, ALIVE_MS, ALIVE_MS));
    cr_expect(!is_there);
}

Test(migrate, a_table_that_somebody_reads_is_waited_for) {
    enum { LET_GO_US = 3000000 }; /* behind the time for which a lock is waited for at once */
    must(store_migrate(server.db, NULL, server.explanation));
    db_close(server.db);
    server.db = NULL;
    pid_t child = fork();
    cr_assert(child >= 0);
    if (child == 0) {
        struct db *reader = database_connect(&server, DB_READ);
        struct player_row row;
        const struct id nobody = sample_id(1);
        must(db_begin(reader));
        must(player_get(&row, reader, &nobody));
        (void)usleep(LET_GO_US);
        (void)!db_rollback(reader);
        db_close(reader);
        _exit(0);
    }
    while (database_number(server.path, "SELECT count(*) FROM pg_locks WHERE relation = 'player'::regclass") == 0) {
        (void)usleep(10000);
    }
    server.db = database_connect(&server, DB_WRITE);
    use_migrations(server.db, &expanding, NULL);
    must(store_migrate(server.db, NULL, server.explanation));
    int status = -1;
    cr_expect(waitpid(child, &status, 0) == child);
}

/* ---- outside of a transaction ---- */

static const char building[] = "-- Twice is as once.\nDROP INDEX CONCURRENTLY IF EXISTS player_more;\n\n"
                               "CREATE INDEX CONCURRENTLY player_more ON player (more);\n";

Test(migrate, what_failed_halfway_outside_of_a_transaction_is_run_again) {
    static const struct embedded_migration broken = {3, "build",
                                                     "CREATE INDEX CONCURRENTLY player_more ON player (more);\n"
                                                     "CREATE INDEX CONCURRENTLY other ON player (missing);\n",
                                                     1, true};
    static const struct embedded_migration mended = {3, "build", building, 1, true};
    int applied = 0;
    use_migrations(server.db, &expanding, &broken);
    expect_refusal(store_migrate(server.db, NULL, server.explanation), server.explanation,
                   "Migration 3 (\"build\") failed, and can be run again: ");
    cr_expect(strstr(server.explanation, "missing") != NULL, "%s", server.explanation);
    cr_expect_eq(database_number(server.path, "SELECT max(version) FROM migration"), 2);
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database "
                                              "= (SELECT oid FROM pg_database WHERE datname = current_database())"),
                 0);
    use_migrations(server.db, &expanding, &mended);
    must(store_migrate(server.db, &applied, server.explanation));
    cr_expect_eq(applied, 1);
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM pg_index WHERE indisvalid AND "
                                              "indexrelid = 'player_more'::regclass"),
                 1);
}

Test(migrate, programs_that_build_an_index_at_the_same_time_do_not_wait_for_each_other_for_ever) {
    enum { PROGRAMS = 4 };
    static const struct embedded_migration build = {3, "build", building, 1, true};
    db_close(server.db);
    server.db = NULL;
    for (int i = 0; i < PROGRAMS; i++) {
        pid_t child = fork();
        cr_assert(child >= 0);
        if (child == 0) {
            struct db *db = database_connect(&server, DB_WRITE);
            use_migrations(db, &expanding, &build);
            bool ok =
                store_migrate(db, NULL, server.explanation) == OK && store_check_version(db, server.explanation) == OK;
            if (!ok) {
                (void)fprintf(stderr, "%s\n", server.explanation);
            }
            db_close(db);
            _exit(ok ? 0 : 1);
        }
    }
    for (int i = 0; i < PROGRAMS; i++) {
        int status = -1;
        cr_assert(wait(&status) > 0);
        cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    cr_expect_eq(database_number(server.path, "SELECT count(*) FROM migration"), 3);
}
