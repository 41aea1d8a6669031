/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Databases for the tests of the store: real files in a directory of the test's own, or, where the environment says
 * REFEREE_TEST_DB=postgres, databases on the PostgreSQL server at REFEREE_TEST_POSTGRES (scripts/with-postgres).
 *
 * Whatever must succeed for a test to make sense is asserted here. database_sql and database_number work on the database
 * behind the store's back, over a connection of their own.
 */
#ifndef REFEREE_TESTS_STORE_DATABASE_H
#define REFEREE_TESTS_STORE_DATABASE_H

#include <stdint.h>

#include <criterion/criterion.h>

#include "store/accounts.h"
#include "store/event_log.h"
#include "store/projection.h"
#include "store/store.h"

enum { DATABASE_PATH_MAX = 128 };

struct database {
    char directory[DATABASE_PATH_MAX]; /* "" for a database of PostgreSQL */
    char path[DATABASE_PATH_MAX];      /* of the database, or its URL */
    struct db *db;                     /* a writer; NULL after database_make */
    char explanation[STORE_EXPLANATION_MAX];
};

/* The directory alone, or an empty database; or with a migrated database. */
void database_make(struct database *database);
/* Whatever the environment says: */
void database_make_postgres(struct database *database);
void database_make_file(struct database *database);
void database_open(struct database *database);

/* Closes the database and removes the directory with all that is in it. */
void database_close(struct database *database);

/* Closes the writer and opens it again. */
void database_reopen(struct database *database);

/* Another connection to the same database; the caller closes it. */
struct db *database_connect(struct database *database, enum db_mode mode);

/* A path in the directory. */
void database_file(char out[static DATABASE_PATH_MAX], const struct database *database, const char *name);

/* How many files the directory has, and the size of one (-1: not there). */
int database_count_files(const struct database *database);
int64_t database_size(const char *path);

/* A full disk: files grow up to this size only, and writing beyond it is an error. -1: no limit. */
void database_limit_files(int64_t size);

void database_sql(const char *path, const char *sql);
int64_t database_number(const char *path, const char *sql);

/* The n-th id: ids with greater numbers are newer. */
struct id sample_id(int number);

/* Appends an event with this seq, of this kind, by the server. */
enum err sample_append(struct db *db, const struct id *game, int64_t seq, const char *kind) MUST_CHECK;

/* Puts in a player, or a game, with this number and otherwise nothing special. */
struct id sample_player(struct db *db, int number);
struct id sample_game(struct db *db, int number, const char *visibility, const char *status);

/* Row functions: count into an int64_t; refuse with ERR_INTERNAL. */
enum err sample_count(void *context, const struct event_row *row);
enum err sample_refuse(void *context, const struct event_row *row);

/* The call must return OK. */
#define must(call) database_must((call), #call, __LINE__)
void database_must(enum err err, const char *call, int line);

#define expect_err(call, expected)                                                          \
    do {                                                                                    \
        enum err expect_err_got = (call);                                                   \
        cr_expect(expect_err_got == (expected), "%s: %s", #call, err_name(expect_err_got)); \
    } while (0)

#endif
