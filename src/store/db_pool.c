/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A stack, so that what was used last, and has its queries prepared, is used again.
 */
#include "store/db_pool.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct db_pool {
    pthread_mutex_t lock;
    pthread_cond_t given_back;
    unsigned count, idle_count;
    struct db **idle; /* a stack */
    struct db *all[];
};

enum err db_pool_create(struct db_pool **out, const char *url, unsigned count,
                        char explanation[static DB_EXPLANATION_MAX]) {
    struct db_pool *pool = calloc(1, sizeof *pool + 2 * count * sizeof(struct db *));
    if (pool == NULL) {
        db_explain(explanation, "There is no memory for connections.");
        return ERR_NO_MEMORY;
    }
    (void)pthread_mutex_init(&pool->lock, NULL);
    (void)pthread_cond_init(&pool->given_back, NULL);
    pool->idle = pool->all + count;
    enum err err = OK;
    while (err == OK && pool->count < count) {
        err = db_open(&pool->all[pool->count], url, DB_READ_LATER, explanation);
        pool->count += err == OK;
    }
    for (; pool->idle_count < pool->count; pool->idle_count++) {
        pool->idle[pool->idle_count] = pool->all[pool->idle_count];
    }
    if (err != OK) {
        db_pool_free(pool);
        return err;
    }
    *out = pool;
    return OK;
}

void db_pool_free(struct db_pool *pool) {
    if (pool == NULL) {
        return;
    }
    assert(pool->idle_count == pool->count);
    for (unsigned i = 0; i < pool->count; i++) {
        db_close(pool->all[i]);
    }
    (void)pthread_cond_destroy(&pool->given_back);
    (void)pthread_mutex_destroy(&pool->lock);
    free(pool);
}

void db_pool_set_wait(struct db_pool *pool, int64_t milliseconds) {
    for (unsigned i = 0; i < pool->count; i++) {
        db_set_wait(pool->all[i], milliseconds);
    }
}

struct db *db_pool_take(struct db_pool *pool) {
    (void)pthread_mutex_lock(&pool->lock);
    while (pool->idle_count == 0) {
        (void)pthread_cond_wait(&pool->given_back, &pool->lock);
    }
    struct db *db = pool->idle[--pool->idle_count];
    (void)pthread_mutex_unlock(&pool->lock);
    return db;
}

void db_pool_give_back(struct db_pool *pool, struct db *db) {
    if (db->in_transaction) {
        (void)db_rollback(db);
    }
    (void)pthread_mutex_lock(&pool->lock);
    assert(pool->idle_count < pool->count);
    pool->idle[pool->idle_count++] = db;
    (void)pthread_cond_signal(&pool->given_back);
    (void)pthread_mutex_unlock(&pool->lock);
}
