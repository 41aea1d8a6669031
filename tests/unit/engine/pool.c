/* SPDX-License-Identifier: Apache-2.0 */
/* The pool: long work is done by its threads, once each, and a bound is a bound. */
#include "engine/pool.h"

#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include <criterion/criterion.h>

TestSuite(pool, .timeout = 60);

static atomic_int ran, done;

static void count_run(struct task *task) {
    (void)task;
    atomic_fetch_add(&ran, 1);
}

static void count_done(struct task *task) {
    (void)task;
    atomic_fetch_add(&done, 1);
}

static struct pool *start(unsigned threads, size_t queue_max) {
    struct pool *pool = NULL;
    cr_assert(pool_start(&pool, threads, queue_max) == OK);
    return pool;
}

enum { MANY = 2000 };

Test(pool, every_task_runs_once_and_then_is_done) {
    static struct task tasks[MANY];
    struct pool *pool = start(3, MANY);
    for (int i = 0; i < MANY; i++) {
        tasks[i] = (struct task){.run = count_run, .done = count_done};
        cr_expect(pool_submit(pool, &tasks[i]) == OK);
    }
    pool_stop(pool);
    cr_expect(atomic_load(&ran) == MANY && atomic_load(&done) == MANY);
}

/* ---- tasks that wait ---- */

static sem_t entered, go;

static void wait_for_go(struct task *task) {
    (void)task;
    (void)sem_post(&entered);
    while (sem_wait(&go) != 0) {
    }
}

static void set_up_waiting(void) {
    cr_assert(sem_init(&entered, 0, 0) == 0 && sem_init(&go, 0, 0) == 0);
}

Test(pool, as_many_tasks_run_at_once_as_there_are_threads, .init = set_up_waiting) {
    struct task tasks[3];
    struct pool *pool = start(3, 3);
    for (int i = 0; i < 3; i++) {
        tasks[i] = (struct task){.run = wait_for_go, .done = count_done};
        cr_expect(pool_submit(pool, &tasks[i]) == OK);
    }
    for (int i = 0; i < 3; i++) {
        (void)sem_wait(&entered); /* would wait for ever if one ran after the other */
    }
    cr_expect(pool_pending(pool) == 3 && atomic_load(&done) == 0);
    for (int i = 0; i < 3; i++) {
        (void)sem_post(&go);
    }
    pool_stop(pool);
    cr_expect(atomic_load(&done) == 3);
}

Test(pool, a_full_queue_refuses_at_once_and_never_calls_done, .init = set_up_waiting) {
    struct task tasks[4];
    struct pool *pool = start(1, 2);
    for (int i = 0; i < 4; i++) {
        tasks[i] = (struct task){.run = i == 0 ? wait_for_go : count_run, .done = count_done};
    }
    cr_expect(pool_submit(pool, &tasks[0]) == OK);
    (void)sem_wait(&entered); /* it is with the thread now, and no longer in the queue */
    cr_expect(pool_submit(pool, &tasks[1]) == OK && pool_submit(pool, &tasks[2]) == OK);
    cr_expect(pool_submit(pool, &tasks[3]) == ERR_BUSY);
    cr_expect(pool_pending(pool) == 3);
    (void)sem_post(&go);
    pool_stop(pool);
    cr_expect(atomic_load(&ran) == 2 && atomic_load(&done) == 3);
}

static void *stop(void *context) {
    pool_stop(context);
    return NULL;
}

Test(pool, stopping_runs_what_is_queued_and_takes_no_more, .init = set_up_waiting) {
    static struct task tasks[MANY];
    pthread_t stopper;
    struct pool *pool = start(1, MANY);
    for (int i = 0; i < MANY; i++) {
        tasks[i] = (struct task){.run = i == 0 ? wait_for_go : count_run, .done = count_done};
    }
    cr_expect(pool_submit(pool, &tasks[0]) == OK);
    (void)sem_wait(&entered);
    cr_assert(pthread_create(&stopper, NULL, stop, pool) == 0);
    int taken = 1;
    while (taken < MANY && pool_submit(pool, &tasks[taken]) == OK) { /* until it has heard */
        const struct timespec pause = {.tv_nsec = 1000000};
        (void)nanosleep(&pause, NULL);
        taken++;
    }
    cr_assert(taken < MANY);
    (void)sem_post(&go);
    (void)pthread_join(stopper, NULL);
    cr_expect(atomic_load(&done) == taken && atomic_load(&ran) == taken - 1);
}

static void free_task(struct task *task) {
    atomic_fetch_add(&done, 1);
    free(task);
}

Test(pool, a_task_may_be_freed_when_it_is_done) {
    struct pool *pool = start(2, 100);
    for (int i = 0; i < 100; i++) {
        struct task *task = calloc(1, sizeof *task);
        cr_assert(task != NULL);
        *task = (struct task){.run = count_run, .done = free_task};
        cr_assert(pool_submit(pool, task) == OK);
    }
    pool_stop(pool);
    cr_expect(atomic_load(&done) == 100);
}

Test(pool, a_pool_can_be_stopped_as_soon_as_it_is_started) {
    for (int i = 0; i < 50; i++) {
        pool_stop(start(4, 1));
    }
    pool_stop(NULL);
}
