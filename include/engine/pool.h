/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads for what takes long: searches, analysis. The writer must never wait for such work, nor a loop.
 *
 * A queue with a bound: what finds it full is refused at once rather than made to wait without end.
 */
#ifndef REFEREE_ENGINE_POOL_H
#define REFEREE_ENGINE_POOL_H

#include <stddef.h>

#include "util/err.h"

struct pool;

/* Embedded in whatever has long work to do; belongs to the pool from submit until done. */
struct task {
    struct task *next; /* the pool's */
    /* The work, on one of the pool's threads. It bounds itself: by steps, or by looking at a clock it was given. */
    void (*run)(struct task *task);
    /* It has run. Called exactly once, on the same thread; the task may be freed there. */
    void (*done)(struct task *task);
};

enum err pool_start(struct pool **out, unsigned threads, size_t queue_max) MUST_CHECK;

/* ERR_BUSY when the queue is full or the pool is stopping: then done will not be called. Any thread. */
enum err pool_submit(struct pool *pool, struct task *task) MUST_CHECK;

/* Tasks that wait or run. */
size_t pool_pending(struct pool *pool);

/* Runs what is queued, stops the threads and frees the pool. NULL is fine. */
void pool_stop(struct pool *pool);

#endif
