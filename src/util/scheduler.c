/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lanes: a queue, and threads that take from it; or a source, and threads that ask it.
 *
 * Which task is next is decided as in start-time fair queueing, with tasks that all weigh the same. A lane counts turns. A
 * task gets the turn behind its caller's newest one that waits or runs, or the lane's present one where there is none; the
 * lowest turn goes first, and of equals the first that came. So a caller's second task stands behind everybody's first.
 *
 * A queue is short (its bound) and a task long, so lists are walked.
 */
#include "util/scheduler.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "util/cond.h"
#include "util/metrics.h"
#include "util/priority.h"
#include "util/timestamp.h"

static const double seconds_bounds[] = {0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10};

static const struct {
    const char *name; /* in metrics */
    const char *what; /* it is for, in messages */
} lanes[LANE_COUNT] = {
    [LANE_WORK] = {"work", "long work"},
    [LANE_MOVES] = {"moves", "people's moves"},
    [LANE_READS] = {"reads", "reads"},
    [LANE_DECISIONS] = {"bots", "bots' moves"},
    [LANE_TOURNAMENTS] = {"tournaments", "tournaments"},
};

struct lane_state {
    struct scheduler *scheduler;
    struct lane_options options;
    unsigned thread_count; /* that were started */
    pthread_t *threads;
    pthread_cond_t filled;
    atomic_flag told_of_priority; /* a warning was logged that it cannot be lowered */

    /* Under the scheduler's lock. */
    struct lane_source source;
    unsigned asking;           /* threads that have begun to */
    unsigned wakes;            /* so many threads are to ask whatever they were told */
    struct task *first, *last; /* that wait, in the order in which they came */
    struct task **running;     /* options.threads of them; NULL = none */
    size_t waiting_count, running_count;
    uint64_t turn; /* of the newest that was begun */
    uint64_t busy, limited, withdrawn;
    struct histogram seconds; /* of tasks that have run */
};

struct scheduler {
    pthread_mutex_t lock;
    bool stopping;
    struct log *log;
    struct lane_state lanes[LANE_COUNT];
};

/* ---- callers ---- */

struct share {
    unsigned running, waiting;
    bool has_turn;
    uint64_t turn; /* of the newest */
};

static void add_to_share(struct share *share, const struct task *task) {
    share->turn = !share->has_turn || task->turn > share->turn ? task->turn : share->turn;
    share->has_turn = true;
}

/* What a caller has in a lane. */
static struct share share_of(const struct lane_state *lane, uint64_t caller) {
    struct share share = {0};
    for (unsigned i = 0; i < lane->options.threads; i++) {
        if (lane->running[i] != NULL && lane->running[i]->caller == caller) {
            share.running++;
            add_to_share(&share, lane->running[i]);
        }
    }
    for (const struct task *task = lane->first; task != NULL; task = task->next) {
        if (task->caller == caller) {
            share.waiting++;
            add_to_share(&share, task);
        }
    }
    return share;
}

/* May one of the caller's begin now? */
static bool may_run(const struct lane_state *lane, uint64_t caller) {
    unsigned running = 0;
    for (unsigned i = 0; i < lane->options.threads; i++) {
        running += lane->running[i] != NULL && lane->running[i]->caller == caller;
    }
    return lane->options.running_max == 0 || running < lane->options.running_max;
}

/* ---- the queue ---- */

/* Takes out the task behind `before` (NULL: the first). */
static struct task *unlink_behind(struct lane_state *lane, struct task *before) {
    struct task **link = before == NULL ? &lane->first : &before->next;
    struct task *task = *link;
    *link = task->next;
    lane->last = lane->last == task ? before : lane->last;
    lane->waiting_count--;
    task->next = NULL;
    return task;
}

/* The task whose turn it is, or NULL when there is none that may begin. */
static struct task *choose(struct lane_state *lane) {
    struct task *before = NULL, *before_best = NULL;
    const struct task *best = NULL;
    for (struct task *task = lane->first; task != NULL; before = task, task = task->next) {
        if ((best == NULL || task->turn < best->turn) && may_run(lane, task->caller)) {
            best = task;
            before_best = before;
        }
    }
    return best == NULL ? NULL : unlink_behind(lane, before_best);
}

/* ---- threads ---- */

/* The next task, noted as running in *out_place; NULL when stopping and there is none. */
static struct task *take(struct lane_state *lane, unsigned *out_place) {
    struct scheduler *scheduler = lane->scheduler;
    (void)pthread_mutex_lock(&scheduler->lock);
    struct task *task = choose(lane);
    while (task == NULL && !(scheduler->stopping && lane->first == NULL)) {
        (void)pthread_cond_wait(&lane->filled, &scheduler->lock);
        task = choose(lane);
    }
    if (task != NULL) {
        unsigned place = 0;
        while (lane->running[place] != NULL) {
            place++;
        }
        *out_place = place;
        lane->running[place] = task;
        lane->running_count++;
        lane->turn = task->turn > lane->turn ? task->turn : lane->turn;
    }
    (void)pthread_mutex_unlock(&scheduler->lock);
    return task;
}

/* It has run: another of its caller's may begin, so whoever waits looks again. */
static void leave(struct lane_state *lane, unsigned place) {
    (void)pthread_mutex_lock(&lane->scheduler->lock);
    lane->running[place] = NULL;
    lane->running_count--;
    (void)pthread_cond_broadcast(&lane->filled);
    (void)pthread_mutex_unlock(&lane->scheduler->lock);
}

static void lower_priority(struct lane_state *lane) {
    struct scheduler *scheduler = lane->scheduler;
    if (lane->options.niceness != 0) {
        priority_lower(lane->options.niceness, lanes[lane - scheduler->lanes].what, &lane->told_of_priority,
                       scheduler->log);
    }
}

static void *run_queue(void *context) {
    struct lane_state *lane = context;
    unsigned place = 0;
    lower_priority(lane);
    for (struct task *task = take(lane, &place); task != NULL; task = take(lane, &place)) {
        int64_t began_us = timestamp_monotonic_us();
        task->run(task);
        histogram_observe(&lane->seconds, (double)(timestamp_monotonic_us() - began_us) / 1e6);
        /* Before done: a caller who has the answer may ask for more at once, and this task may be gone. */
        leave(lane, place);
        task->done(task);
    }
    return NULL;
}

/* Under the lock: until the source is to be asked; false when it is time to stop. */
static bool wait_to_ask(struct lane_state *lane, int64_t again_at) {
    struct scheduler *scheduler = lane->scheduler;
    while (!scheduler->stopping &&
           (lane->source.work == NULL || (lane->wakes == 0 && again_at > timestamp_monotonic_us()))) {
        if (lane->source.work == NULL || again_at == SOURCE_WHEN_WOKEN) {
            (void)pthread_cond_wait(&lane->filled, &scheduler->lock);
        } else {
            (void)cond_wait_until(&lane->filled, &scheduler->lock, again_at);
        }
    }
    lane->wakes -= again_at != SOURCE_AT_ONCE && lane->wakes > 0;
    return !scheduler->stopping;
}

static void *run_source(void *context) {
    struct lane_state *lane = context;
    pthread_mutex_t *lock = &lane->scheduler->lock;
    int64_t again_at = SOURCE_AT_ONCE;
    lower_priority(lane);
    (void)pthread_mutex_lock(lock);
    unsigned thread = lane->asking++;
    while (wait_to_ask(lane, again_at)) {
        const struct lane_source source = lane->source;
        lane->running_count++;
        (void)pthread_mutex_unlock(lock);
        int64_t began_us = timestamp_monotonic_us();
        again_at = source.work(source.context, thread);
        if (again_at == SOURCE_AT_ONCE) {
            histogram_observe(&lane->seconds, (double)(timestamp_monotonic_us() - began_us) / 1e6);
        }
        (void)pthread_mutex_lock(lock);
        lane->running_count--;
        if (lane->source.work == NULL) {
            (void)pthread_cond_broadcast(&lane->filled); /* for who detaches it */
        }
    }
    (void)pthread_mutex_unlock(lock);
    return NULL;
}

void scheduler_attach(struct scheduler *scheduler, enum lane lane, const struct lane_source *source) {
    struct lane_state *state = &scheduler->lanes[lane];
    (void)pthread_mutex_lock(&scheduler->lock);
    assert(lane >= LANE_QUEUES && state->source.work == NULL);
    state->source = *source;
    state->wakes = state->options.threads;
    (void)pthread_cond_broadcast(&state->filled);
    (void)pthread_mutex_unlock(&scheduler->lock);
}

void scheduler_wake(struct scheduler *scheduler, enum lane lane) {
    struct lane_state *state = &scheduler->lanes[lane];
    (void)pthread_mutex_lock(&scheduler->lock);
    state->wakes += state->wakes < state->options.threads;
    (void)pthread_cond_signal(&state->filled);
    (void)pthread_mutex_unlock(&scheduler->lock);
}

void scheduler_detach(struct scheduler *scheduler, enum lane lane) {
    struct lane_state *state = &scheduler->lanes[lane];
    (void)pthread_mutex_lock(&scheduler->lock);
    state->source = (struct lane_source){.work = NULL};
    while (state->running_count > 0) {
        (void)pthread_cond_wait(&state->filled, &scheduler->lock);
    }
    (void)pthread_mutex_unlock(&scheduler->lock);
}

/* ---- the whole ---- */

static bool start_lane(struct lane_state *lane, struct scheduler *scheduler, const struct lane_options *options) {
    lane->scheduler = scheduler;
    lane->options = *options;
    lane->threads = calloc(options->threads, sizeof *lane->threads);
    lane->running = calloc(options->threads, sizeof(struct task *));
    histogram_init(&lane->seconds, seconds_bounds, sizeof seconds_bounds / sizeof seconds_bounds[0]);
    while (lane->threads != NULL && lane->running != NULL && lane->thread_count < options->threads) {
        void *(*run)(void *) = lane < &scheduler->lanes[LANE_QUEUES] ? run_queue : run_source;
        if (pthread_create(&lane->threads[lane->thread_count], NULL, run, lane) != 0) {
            return false;
        }
        lane->thread_count++;
    }
    return lane->thread_count == options->threads;
}

enum err scheduler_start(struct scheduler **out, const struct scheduler_options *options) {
    struct scheduler *scheduler = calloc(1, sizeof *scheduler);
    if (scheduler == NULL) {
        return ERR_NO_MEMORY;
    }
    (void)pthread_mutex_init(&scheduler->lock, NULL);
    scheduler->log = options->log;
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        atomic_flag_clear(&scheduler->lanes[lane].told_of_priority);
        cond_init(&scheduler->lanes[lane].filled);
    }
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        assert(options->lanes[lane].threads > 0);
        if (!start_lane(&scheduler->lanes[lane], scheduler, &options->lanes[lane])) {
            scheduler_stop(scheduler);
            return ERR_NO_MEMORY;
        }
    }
    *out = scheduler;
    return OK;
}

/* OK where the task may join its lane's queue. */
static enum err admit(const struct scheduler *scheduler, struct lane_state *lane, struct task *task) {
    struct share share = share_of(lane, task->caller);
    unsigned pending_max = lane->options.pending_max;
    if (scheduler->stopping) {
        return ERR_BUSY;
    }
    if (pending_max > 0 && share.running + share.waiting >= pending_max) {
        lane->limited++;
        return ERR_RATE_LIMITED;
    }
    if (lane->waiting_count >= lane->options.queue_max) {
        lane->busy++;
        return ERR_BUSY;
    }
    task->turn = share.has_turn && share.turn >= lane->turn ? share.turn + 1 : lane->turn;
    return OK;
}

enum err scheduler_submit(struct scheduler *scheduler, struct task *task) {
    assert(task->lane < LANE_QUEUES);
    struct lane_state *lane = &scheduler->lanes[task->lane];
    task->submitted_us = timestamp_monotonic_us();
    (void)pthread_mutex_lock(&scheduler->lock);
    enum err err = admit(scheduler, lane, task);
    if (err == OK) {
        task->next = NULL;
        *(lane->last != NULL ? &lane->last->next : &lane->first) = task;
        lane->last = task;
        lane->waiting_count++;
        (void)pthread_cond_signal(&lane->filled);
    }
    (void)pthread_mutex_unlock(&scheduler->lock);
    return err;
}

bool scheduler_withdraw(struct scheduler *scheduler, struct task *task) {
    struct lane_state *lane = &scheduler->lanes[task->lane];
    (void)pthread_mutex_lock(&scheduler->lock);
    struct task *before = NULL;
    struct task *found = lane->first;
    while (found != NULL && found != task) {
        before = found;
        found = found->next;
    }
    if (found != NULL) {
        (void)unlink_behind(lane, before);
        lane->withdrawn++;
        (void)pthread_cond_broadcast(&lane->filled); /* the last may have been waited for by a stop */
    }
    (void)pthread_mutex_unlock(&scheduler->lock);
    return found != NULL;
}

size_t scheduler_pending(struct scheduler *scheduler, enum lane lane) {
    (void)pthread_mutex_lock(&scheduler->lock);
    size_t pending = scheduler->lanes[lane].waiting_count + scheduler->lanes[lane].running_count;
    (void)pthread_mutex_unlock(&scheduler->lock);
    return pending;
}

/* ---- metrics ---- */

static void write_count(struct buf *out, const char *name, enum lane lane, double value) {
    char labels[32];
    (void)snprintf(labels, sizeof labels, "lane=\"%s\"", lanes[lane].name);
    metrics_write_sample(out, name, labels, value);
}

static void write_refusals(struct buf *out, enum lane lane, const char *why, uint64_t count) {
    char labels[64];
    (void)snprintf(labels, sizeof labels, "lane=\"%s\",why=\"%s\"", lanes[lane].name, why);
    metrics_write_sample(out, "referee_tasks_refused_total", labels, (double)count);
}

void scheduler_write_metrics(struct scheduler *scheduler, struct buf *out) {
    (void)pthread_mutex_lock(&scheduler->lock);
    metrics_write_head(out, "referee_tasks_waiting", "gauge", "Long work that waits for a thread of its lane.");
    for (enum lane lane = 0; lane < LANE_QUEUES; lane++) {
        write_count(out, "referee_tasks_waiting", lane, (double)scheduler->lanes[lane].waiting_count);
    }
    metrics_write_head(out, "referee_tasks_running", "gauge", "Long work that runs.");
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        write_count(out, "referee_tasks_running", lane, (double)scheduler->lanes[lane].running_count);
    }
    metrics_write_head(out, "referee_tasks_waiting_max", "gauge", "So much may wait in a lane; more is refused.");
    for (enum lane lane = 0; lane < LANE_QUEUES; lane++) {
        write_count(out, "referee_tasks_waiting_max", lane, (double)scheduler->lanes[lane].options.queue_max);
    }
    metrics_write_head(out, "referee_tasks_threads", "gauge", "Threads of a lane: so much can run.");
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        write_count(out, "referee_tasks_threads", lane, scheduler->lanes[lane].thread_count);
    }
    metrics_write_head(out, "referee_tasks_refused_total", "counter",
                       "Long work that was not begun: its caller had enough, the lane was full, the client hung up.");
    for (enum lane lane = 0; lane < LANE_QUEUES; lane++) {
        write_refusals(out, lane, "caller", scheduler->lanes[lane].limited);
        write_refusals(out, lane, "full", scheduler->lanes[lane].busy);
        write_refusals(out, lane, "gone", scheduler->lanes[lane].withdrawn);
    }
    metrics_write_head(out, "referee_task_seconds", "histogram", "How long long work ran.");
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        char labels[32];
        (void)snprintf(labels, sizeof labels, "lane=\"%s\"", lanes[lane].name);
        metrics_write_histogram(out, "referee_task_seconds", labels, &scheduler->lanes[lane].seconds);
    }
    (void)pthread_mutex_unlock(&scheduler->lock);
}

void scheduler_stop(struct scheduler *scheduler) {
    if (scheduler == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&scheduler->lock);
    scheduler->stopping = true;
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        (void)pthread_cond_broadcast(&scheduler->lanes[lane].filled);
    }
    (void)pthread_mutex_unlock(&scheduler->lock);
    for (enum lane lane = 0; lane < LANE_COUNT; lane++) {
        struct lane_state *state = &scheduler->lanes[lane];
        for (unsigned i = 0; i < state->thread_count; i++) {
            (void)pthread_join(state->threads[i], NULL);
        }
        free(state->threads);
        free(state->running);
        (void)pthread_cond_destroy(&state->filled);
    }
    (void)pthread_mutex_destroy(&scheduler->lock);
    free(scheduler);
}
