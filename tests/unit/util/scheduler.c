/* SPDX-License-Identifier: Apache-2.0 */
/* The scheduler: long work is done once, lanes keep to themselves, callers take turns, and a bound is a bound. */
#include "util/scheduler.h"

#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <criterion/criterion.h>

#include "util/timestamp.h"

TestSuite(scheduler, .timeout = 60);

static atomic_int ran, done;

static void count_run(struct task *task) {
    (void)task;
    atomic_fetch_add(&ran, 1);
}

static void count_done(struct task *task) {
    (void)task;
    atomic_fetch_add(&done, 1);
}

/*
 * So many threads and places in each lane; of a caller so many tasks that run in a lane and, but for moves, are there at
 * all.
 */
static struct scheduler *start_sharing(unsigned threads, size_t queue_max, unsigned running_max, unsigned pending_max) {
    struct scheduler *scheduler = NULL;
    struct scheduler_options options = {.log = NULL};
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        options.lanes[lane] =
            (struct lane_options){.threads = threads, .queue_max = queue_max, .running_max = running_max};
    }
    options.lanes[LANE_WORK].pending_max = pending_max;
    cr_assert(scheduler_start(&scheduler, &options) == OK);
    return scheduler;
}

static struct scheduler *start(unsigned threads, size_t queue_max) {
    return start_sharing(threads, queue_max, 0, 0);
}

enum { MANY = 2000 };

Test(scheduler, every_task_runs_once_and_then_is_done) {
    static struct task tasks[MANY];
    struct scheduler *scheduler = start(3, MANY);
    for (int i = 0; i < MANY; i++) {
        tasks[i] = (struct task){.run = count_run, .done = count_done};
        cr_expect(scheduler_submit(scheduler, &tasks[i]) == OK);
    }
    scheduler_stop(scheduler);
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

Test(scheduler, as_many_tasks_run_at_once_as_there_are_threads, .init = set_up_waiting) {
    struct task tasks[3];
    struct scheduler *scheduler = start(3, 3);
    for (int i = 0; i < 3; i++) {
        tasks[i] = (struct task){.run = wait_for_go, .done = count_done};
        cr_expect(scheduler_submit(scheduler, &tasks[i]) == OK);
    }
    for (int i = 0; i < 3; i++) {
        (void)sem_wait(&entered); /* would wait for ever if one ran after the other */
    }
    cr_expect(scheduler_pending(scheduler, LANE_WORK) == 3 && atomic_load(&done) == 0);
    for (int i = 0; i < 3; i++) {
        (void)sem_post(&go);
    }
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&done) == 3);
}

Test(scheduler, a_full_queue_refuses_at_once_and_never_calls_done, .init = set_up_waiting) {
    struct task tasks[4];
    struct scheduler *scheduler = start(1, 2);
    for (int i = 0; i < 4; i++) {
        tasks[i] = (struct task){.run = i == 0 ? wait_for_go : count_run, .done = count_done};
    }
    cr_expect(scheduler_submit(scheduler, &tasks[0]) == OK);
    (void)sem_wait(&entered); /* it is with the thread now, and no longer in the queue */
    cr_expect(scheduler_submit(scheduler, &tasks[1]) == OK && scheduler_submit(scheduler, &tasks[2]) == OK);
    cr_expect(scheduler_submit(scheduler, &tasks[3]) == ERR_BUSY);
    cr_expect(scheduler_pending(scheduler, LANE_WORK) == 3);
    (void)sem_post(&go);
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&ran) == 2 && atomic_load(&done) == 3);
}

static void *stop(void *context) {
    scheduler_stop(context);
    return NULL;
}

Test(scheduler, stopping_runs_what_is_queued_and_takes_no_more, .init = set_up_waiting) {
    static struct task tasks[MANY];
    pthread_t stopper;
    struct scheduler *scheduler = start(1, MANY);
    for (int i = 0; i < MANY; i++) {
        tasks[i] = (struct task){.run = i == 0 ? wait_for_go : count_run, .done = count_done};
    }
    cr_expect(scheduler_submit(scheduler, &tasks[0]) == OK);
    (void)sem_wait(&entered);
    cr_assert(pthread_create(&stopper, NULL, stop, scheduler) == 0);
    int taken = 1;
    while (taken < MANY && scheduler_submit(scheduler, &tasks[taken]) == OK) { /* until it has heard */
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

Test(scheduler, a_task_may_be_freed_when_it_is_done) {
    struct scheduler *scheduler = start(2, 100);
    for (int i = 0; i < 100; i++) {
        struct task *task = calloc(1, sizeof *task);
        cr_assert(task != NULL);
        *task = (struct task){.run = count_run, .done = free_task};
        cr_assert(scheduler_submit(scheduler, task) == OK);
    }
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&done) == 100);
}

Test(scheduler, a_scheduler_can_be_stopped_as_soon_as_it_is_started) {
    for (int i = 0; i < 50; i++) {
        scheduler_stop(start(4, 1));
    }
    scheduler_stop(NULL);
}

/* ---- lanes and callers ---- */

enum { ANN = 1, BOB = 2, CAM = 3 };

/* Which tasks ran, in order: their names. One thread notes them at a time. */
struct named {
    struct task task; /* first */
    char name;
};

static char order[32];

static void note_name(struct task *task) {
    char name[2] = {((struct named *)task)->name, '\0'};
    (void)strncat(order, name, sizeof order - strlen(order) - 1);
}

static struct named named(char name, uint64_t caller) {
    return (struct named){.task = {.lane = LANE_WORK, .caller = caller, .run = note_name, .done = count_done},
                          .name = name};
}

/* Occupies the only thread of a lane. */
static void occupy(struct scheduler *scheduler, struct task *task, enum lane lane, uint64_t caller) {
    *task = (struct task){.lane = lane, .caller = caller, .run = wait_for_go, .done = count_done};
    cr_assert(scheduler_submit(scheduler, task) == OK);
    (void)sem_wait(&entered);
}

Test(scheduler, what_fills_one_lane_leaves_the_other_free, .init = set_up_waiting) {
    struct task blocker, queued[2], move, refused;
    struct scheduler *scheduler = start(1, 2);
    occupy(scheduler, &blocker, LANE_WORK, ANN);
    for (int i = 0; i < 2; i++) {
        queued[i] = (struct task){.lane = LANE_WORK, .run = count_run, .done = count_done};
        cr_expect(scheduler_submit(scheduler, &queued[i]) == OK);
    }
    refused = queued[0];
    cr_expect(scheduler_submit(scheduler, &refused) == ERR_BUSY);
    move = (struct task){.lane = LANE_MOVES, .run = wait_for_go, .done = count_done};
    cr_expect(scheduler_submit(scheduler, &move) == OK);
    (void)sem_wait(&entered); /* it runs beside what waits in the other lane */
    cr_expect(scheduler_pending(scheduler, LANE_WORK) == 3 && scheduler_pending(scheduler, LANE_MOVES) == 1);
    (void)sem_post(&go);
    (void)sem_post(&go);
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&done) == 4);
}

Test(scheduler, callers_take_turns_however_much_one_has_brought, .init = set_up_waiting) {
    struct task blocker;
    struct scheduler *scheduler = start(1, 16);
    struct named tasks[] = {named('a', ANN), named('b', ANN), named('c', ANN), named('d', ANN),
                            named('x', BOB), named('y', BOB), named('z', CAM)};
    occupy(scheduler, &blocker, LANE_WORK, ANN);
    for (size_t i = 0; i < sizeof tasks / sizeof tasks[0]; i++) {
        cr_expect(scheduler_submit(scheduler, &tasks[i].task) == OK);
    }
    (void)sem_post(&go);
    scheduler_stop(scheduler);
    cr_expect_str_eq(order, "xzaybcd");
}

Test(scheduler, a_caller_has_so_many_running_and_waiting_and_no_more, .init = set_up_waiting) {
    struct task blocker;
    struct scheduler *scheduler = start_sharing(2, 16, 1, 3);
    struct named mine[] = {named('a', ANN), named('b', ANN), named('c', ANN)};
    struct named other = named('x', BOB);
    occupy(scheduler, &blocker, LANE_WORK, ANN);
    cr_expect(scheduler_submit(scheduler, &mine[0].task) == OK && scheduler_submit(scheduler, &mine[1].task) == OK);
    cr_expect(scheduler_submit(scheduler, &mine[2].task) == ERR_RATE_LIMITED);
    mine[2].task.lane = LANE_MOVES;
    cr_expect(scheduler_submit(scheduler, &mine[2].task) == OK, "each lane counts for itself");
    while (scheduler_pending(scheduler, LANE_MOVES) > 0) {
        (void)sched_yield();
    }
    cr_expect(scheduler_submit(scheduler, &other.task) == OK);
    while (scheduler_pending(scheduler, LANE_WORK) > 3) { /* the second thread is there for others */
        (void)sched_yield();
    }
    cr_expect_str_eq(order, "cx");
    (void)sem_post(&go);
    scheduler_stop(scheduler);
    cr_expect_str_eq(order, "cxab");
}

Test(scheduler, each_lane_has_limits_of_its_own, .init = set_up_waiting) {
    enum { MOVES = 9 };
    struct task blocker, moves[MOVES], further;
    struct named other = named('x', BOB);
    struct scheduler *scheduler = start_sharing(2, MOVES, 1, 1);
    occupy(scheduler, &blocker, LANE_MOVES, ANN);
    for (int i = 0; i < MOVES; i++) { /* as many as the queue takes, and none of them on the second thread */
        moves[i] = (struct task){.lane = LANE_MOVES, .caller = ANN, .run = count_run, .done = count_done};
        cr_expect(scheduler_submit(scheduler, &moves[i]) == OK);
    }
    further = moves[0];
    cr_expect(scheduler_submit(scheduler, &further) == ERR_BUSY);
    cr_expect(scheduler_withdraw(scheduler, &moves[MOVES - 1]));
    other.task.lane = LANE_MOVES;
    cr_expect(scheduler_submit(scheduler, &other.task) == OK);
    while (scheduler_pending(scheduler, LANE_MOVES) > MOVES) {
        (void)sched_yield();
    }
    cr_expect_str_eq(order, "x");
    cr_expect(atomic_load(&ran) == 0);
    (void)sem_post(&go);
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&ran) == MOVES - 1 && atomic_load(&done) == MOVES + 1);
}

Test(scheduler, what_waits_can_be_withdrawn_and_what_runs_cannot, .init = set_up_waiting) {
    struct task blocker;
    struct scheduler *scheduler = start_sharing(1, 16, 1, 3);
    struct named tasks[] = {named('a', ANN), named('b', ANN), named('c', ANN)};
    occupy(scheduler, &blocker, LANE_WORK, ANN);
    cr_expect(scheduler_submit(scheduler, &tasks[0].task) == OK && scheduler_submit(scheduler, &tasks[1].task) == OK);
    cr_expect(!scheduler_withdraw(scheduler, &blocker) && !scheduler_withdraw(scheduler, &tasks[2].task));
    cr_expect(scheduler_withdraw(scheduler, &tasks[1].task) && !scheduler_withdraw(scheduler, &tasks[1].task));
    cr_expect(scheduler_submit(scheduler, &tasks[2].task) == OK, "there is room again");
    cr_expect(scheduler_withdraw(scheduler, &tasks[0].task));
    (void)sem_post(&go);
    scheduler_stop(scheduler);
    cr_expect_str_eq(order, "c");
    cr_expect(atomic_load(&done) == 2);
}

Test(scheduler, metrics_tell_the_lanes_apart, .init = set_up_waiting) {
    struct task blocker;
    struct buf out;
    struct scheduler *scheduler = start_sharing(1, 16, 1, 1);
    struct named mine = named('a', ANN);
    struct named other = named('x', BOB);
    occupy(scheduler, &blocker, LANE_WORK, ANN);
    cr_expect(scheduler_submit(scheduler, &mine.task) == ERR_RATE_LIMITED);
    cr_expect(scheduler_submit(scheduler, &other.task) == OK && scheduler_withdraw(scheduler, &other.task));
    buf_init(&out, 65536);
    scheduler_write_metrics(scheduler, &out);
    char *text = buf_take(&out);
    cr_assert(text != NULL);
    cr_expect(strstr(text, "referee_tasks_running{lane=\"work\"} 1\n") != NULL);
    cr_expect(strstr(text, "referee_tasks_running{lane=\"moves\"} 0\n") != NULL);
    cr_expect(strstr(text, "referee_tasks_refused_total{lane=\"work\",why=\"caller\"} 1\n") != NULL);
    cr_expect(strstr(text, "referee_tasks_refused_total{lane=\"work\",why=\"gone\"} 1\n") != NULL);
    free(text);
    (void)sem_post(&go);
    scheduler_stop(scheduler);
}

/* ---- sources ---- */

struct stock {
    atomic_int left, taken;
    atomic_int asked;
    atomic_bool is_in;
};

static int64_t take_one(void *context, unsigned thread) {
    struct stock *stock = context;
    cr_expect(thread < 2);
    atomic_fetch_add(&stock->asked, 1);
    if (atomic_fetch_sub(&stock->left, 1) <= 0) {
        atomic_fetch_add(&stock->left, 1);
        return SOURCE_WHEN_WOKEN;
    }
    atomic_fetch_add(&stock->taken, 1);
    return SOURCE_AT_ONCE;
}

/* Until a number is there; the suite's time-out says that it never is. */
static void await(atomic_int *number, int wanted) {
    while (atomic_load(number) < wanted) {
        (void)sched_yield();
    }
}

Test(scheduler, a_source_is_asked_until_it_has_nothing_and_again_when_woken) {
    struct stock stock = {.left = 5};
    struct scheduler *scheduler = start(2, 1);
    scheduler_attach(scheduler, LANE_DECISIONS, &(struct lane_source){take_one, &stock});
    await(&stock.taken, 5);
    await(&stock.asked, 7); /* each of its threads has found nothing */
    for (int i = 0; i < 3; i++) {
        atomic_fetch_add(&stock.left, 1);
        scheduler_wake(scheduler, LANE_DECISIONS);
    }
    await(&stock.taken, 8);
    scheduler_detach(scheduler, LANE_DECISIONS);
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&stock.taken) == 8 && atomic_load(&stock.left) == 0);
}

static int64_t come_again(void *context, unsigned thread) {
    (void)thread;
    bool enough = atomic_fetch_add((atomic_int *)context, 1) >= 2;
    return enough ? SOURCE_WHEN_WOKEN : timestamp_monotonic_us() + 1000;
}

Test(scheduler, a_source_is_asked_again_at_the_moment_that_it_named) {
    atomic_int asked = 0;
    struct scheduler *scheduler = start(1, 1);
    scheduler_attach(scheduler, LANE_TOURNAMENTS, &(struct lane_source){come_again, &asked});
    await(&asked, 3);
    scheduler_detach(scheduler, LANE_TOURNAMENTS);
    scheduler_stop(scheduler);
    cr_expect(atomic_load(&asked) == 3);
}

static int64_t take_long(void *context, unsigned thread) {
    const struct timespec pause = {.tv_nsec = 50000000};
    struct stock *stock = context;
    (void)thread;
    atomic_store(&stock->is_in, true);
    atomic_fetch_add(&stock->asked, 1);
    (void)nanosleep(&pause, NULL);
    atomic_store(&stock->is_in, false);
    return SOURCE_AT_ONCE;
}

Test(scheduler, who_detaches_a_source_waits_for_its_work_and_another_may_follow) {
    struct stock stock = {.left = 0};
    struct stock other = {.left = 1};
    struct scheduler *scheduler = start(1, 1);
    scheduler_attach(scheduler, LANE_DECISIONS, &(struct lane_source){take_long, &stock});
    await(&stock.asked, 1);
    scheduler_detach(scheduler, LANE_DECISIONS);
    cr_expect_not(atomic_load(&stock.is_in));
    scheduler_attach(scheduler, LANE_DECISIONS, &(struct lane_source){take_one, &other});
    await(&other.taken, 1);
    scheduler_detach(scheduler, LANE_DECISIONS);
    scheduler_stop(scheduler);
}
