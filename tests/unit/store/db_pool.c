/* SPDX-License-Identifier: Apache-2.0 */
/* Connections that are lent, and the one to nowhere. */
#include "store/db_pool.h"

#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include <criterion/criterion.h>

#include "database.h"
#include "store/accounts.h"

static struct database database;

static void open_database(void) {
    database_open(&database);
}

static void close_database(void) {
    database_close(&database);
}

TestSuite(db_pool, .init = open_database, .fini = close_database, .timeout = 60);

static struct db_pool *pool_of(unsigned count) {
    struct db_pool *pool = NULL;
    char explanation[DB_EXPLANATION_MAX] = "";
    cr_assert_eq(db_pool_create(&pool, database.path, count, explanation), OK, "%s", explanation);
    return pool;
}

Test(db_pool, each_is_lent_once_and_the_last_first) {
    struct db_pool *pool = pool_of(3);
    struct db *lent[3];
    for (int i = 0; i < 3; i++) {
        lent[i] = db_pool_take(pool);
        for (int before = 0; before < i; before++) {
            cr_expect(lent[before] != lent[i]);
        }
    }
    db_pool_give_back(pool, lent[1]);
    cr_expect(db_pool_take(pool) == lent[1]);
    for (int i = 0; i < 3; i++) {
        struct player_row row;
        cr_expect_eq(player_get(&row, lent[i], &(struct id){"0000000000000000"}), OK, "each is open");
        db_pool_give_back(pool, lent[i]);
    }
    db_pool_free(pool);
}

static void *take(void *context) {
    struct db *db = db_pool_take(context);
    db_pool_give_back(context, db);
    return db;
}

Test(db_pool, who_finds_all_lent_waits) {
    struct db_pool *pool = pool_of(1);
    struct db *db = db_pool_take(pool);
    pthread_t thread;
    void *found = NULL;
    cr_assert_eq(pthread_create(&thread, NULL, take, pool), 0);
    (void)usleep(20 * 1000);
    db_pool_give_back(pool, db);
    (void)pthread_join(thread, &found);
    cr_expect(found == db);
    db_pool_free(pool);
}

Test(db_pool, there_is_none_where_there_is_no_database) {
    struct db_pool *pool = NULL;
    char explanation[DB_EXPLANATION_MAX] = "";
    cr_expect_eq(db_pool_create(&pool, "/nowhere/at/all.db", 2, explanation), ERR_STORE);
    cr_expect(pool == NULL && strlen(explanation) > 0);
}

Test(nowhere, notes_that_it_was_asked) {
    struct db *db = NULL;
    struct player_row row;
    cr_assert_eq(db_open_nowhere(&db), OK);
    cr_expect(!db_was_asked(db));
    cr_expect_eq(player_get(&row, db, &(struct id){"0000000000000000"}), ERR_ELSEWHERE);
    cr_expect(db_was_asked(db));
    db_forget_asked(db);
    cr_expect(!db_was_asked(db));
    cr_expect_eq(db_begin(db), ERR_ELSEWHERE);
    cr_expect(db_was_asked(db), "a snapshot is something to ask for, too");
    db_close(db);
}
