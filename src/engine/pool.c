/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A few threads and one queue.
 */
#include "engine/pool.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

struct pool {
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t filled;
    struct task *first, *last;
    size_t queued, running;
    size_t queue_max;
    bool stopping;

    unsigned thread_count; /* that were started */
    pthread_t threads[];
};

/* The next task, or NULL when stopping and there is none. */
static struct task *take(struct pool *pool) {
    (void)pthread_mutex_lock(&pool->lock);
    while (pool->first == NULL && !pool->stopping) {
        (void)pthread_cond_wait(&pool->filled, &pool->lock);
    }
    struct task *task = pool->first;
    if (task != NULL) {
        pool->first = task->next;
        pool->last = pool->first == NULL ? NULL : pool->last;
        pool->queued--;
        pool->running++;
    }
    (void)pthread_mutex_unlock(&pool->lock);
    return task;
}

static void *run(void *context) {
    struct pool *pool = context;
    for (struct task *task = take(pool); task != NULL; task = take(pool)) {
        task->run(task);
        task->done(task);
        (void)pthread_mutex_lock(&pool->lock);
        pool->running--;
        (void)pthread_mutex_unlock(&pool->lock);
    }
    return NULL;
}

enum err pool_start(struct pool **out, unsigned threads, size_t queue_max) {
    struct pool *pool = calloc(1, sizeof *pool + threads * sizeof pool->threads[0]);
    if (pool == NULL) {
        return ERR_NO_MEMORY;
    }
    pool->queue_max = queue_max;
    (void)pthread_mutex_init(&pool->lock, NULL);
    (void)pthread_cond_init(&pool->filled, NULL);
    while (pool->thread_count < threads) {
        if (pthread_create(&pool->threads[pool->thread_count], NULL, run, pool) != 0) {
            pool_stop(pool);
            return ERR_NO_MEMORY;
        }
        pool->thread_count++;
    }
    *out = pool;
    return OK;
}

enum err pool_submit(struct pool *pool, struct task *task) {
    task->next = NULL;
    (void)pthread_mutex_lock(&pool->lock);
    bool taken = !pool->stopping && pool->queued < pool->queue_max;
    if (taken) {
        *(pool->last != NULL ? &pool->last->next : &pool->first) = task;
        pool->last = task;
        pool->queued++;
        (void)pthread_cond_signal(&pool->filled);
    }
    (void)pthread_mutex_unlock(&pool->lock);
    return taken ? OK : ERR_BUSY;
}

size_t pool_pending(struct pool *pool) {
    (void)pthread_mutex_lock(&pool->lock);
    size_t pending = pool->queued + pool->running;
    (void)pthread_mutex_unlock(&pool->lock);
    return pending;
}

void pool_stop(struct pool *pool) {
    if (pool == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
    (void)pthread_cond_broadcast(&pool->filled);
    (void)pthread_mutex_unlock(&pool->lock);
    for (unsigned i = 0; i < pool->thread_count; i++) {
        (void)pthread_join(pool->threads[i], NULL);
    }
    (void)pthread_cond_destroy(&pool->filled);
    (void)pthread_mutex_destroy(&pool->lock);
    free(pool);
}
