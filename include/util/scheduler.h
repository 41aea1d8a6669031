/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads for what takes long: searches, analyses, large documents, games of bots. The writer must never wait for such
 * work, nor a loop.
 *
 * Work comes in lanes. Each has threads of its own, so that what fills one leaves the others free, and either a queue or a
 * source. A source keeps its work itself and is asked for it by the threads, so that it decides late what is next. In a
 * queue callers take turns: of those who wait the one is next who has had least, whatever others have brought. A caller is
 * a number, such as the hash of a player's id; a lane may have limits on how many of one caller's tasks run, and are
 * there.
 *
 * Queues have bounds: what finds one full is refused at once rather than made to wait without end. Any thread may call.
 */
#ifndef REFEREE_UTIL_SCHEDULER_H
#define REFEREE_UTIL_SCHEDULER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/buf.h"
#include "util/err.h"
#include "util/log.h"

struct scheduler;

enum lane {
    LANE_WORK,  /* analyses, hints, exports and their checking, large documents */
    LANE_MOVES, /* people's moves, which others wait for */
    LANE_READS, /* what requests ask of a database beyond a network; the shapes of long answers */
    LANE_QUEUES,
    LANE_DECISIONS = LANE_QUEUES, /* bots' moves; it has a source, as the next one */
    LANE_TOURNAMENTS,
    LANE_COUNT,
};

/* Embedded in whatever has long work to do; belongs to the scheduler from submit until done. */
struct task {
    enum lane lane;
    uint64_t caller;
    /* The work, on one of the lane's threads. It bounds itself: by steps, or by looking at a clock it was given. */
    void (*run)(struct task *task);
    /* It has run. Called exactly once, on the same thread; the task may be freed there. */
    void (*done)(struct task *task);

    int64_t submitted_us; /* monotonic: set by scheduler_submit */

    /* The scheduler's. */
    struct task *next;
    uint64_t turn; /* when it is its caller's turn for it */
};

struct lane_options {
    unsigned threads;
    int niceness;         /* of its threads, beyond the process's own */
    size_t queue_max;     /* tasks that wait; like the rest, of a lane with a queue */
    unsigned running_max; /* tasks of one caller that run; 0 = as many as there are threads */
    unsigned pending_max; /* of one caller that wait or run; 0 = as many as the queue takes */
};

struct scheduler_options {
    struct lane_options lanes[LANE_COUNT];
    struct log *log; /* outlives the scheduler; NULL: nothing is told */
};

enum err scheduler_start(struct scheduler **out, const struct scheduler_options *options) MUST_CHECK;

/*
 * ERR_RATE_LIMITED when its caller has as many in the lane as it may, ERR_BUSY when the lane's queue is full or the
 * scheduler is stopping: then done will not be called.
 */
enum err scheduler_submit(struct scheduler *scheduler, struct task *task) MUST_CHECK;

/* Takes a task out of its queue; done will not be called. False when it does not wait (any more). */
bool scheduler_withdraw(struct scheduler *scheduler, struct task *task);

enum { SOURCE_AT_ONCE = 0 };
#define SOURCE_WHEN_WOKEN INT64_MAX

struct lane_source {
    /*
     * Does one thing, if there is any. Returns SOURCE_AT_ONCE when it has: to be asked again; else when at the latest, by
     * timestamp_monotonic_us, or SOURCE_WHEN_WOKEN. thread: which of the lane's it is called on, from 0.
     */
    int64_t (*work)(void *context, unsigned thread);
    void *context;
};

/* The lane, which has no source, gets this one: all its threads ask. */
void scheduler_attach(struct scheduler *scheduler, enum lane lane, const struct lane_source *source);

/* There is something new: one more of its threads asks. Cheap. */
void scheduler_wake(struct scheduler *scheduler, enum lane lane);

/* The lane has none any more; returns when nobody is in its work. Fine where it has none. */
void scheduler_detach(struct scheduler *scheduler, enum lane lane);

/* Tasks of a lane that wait or run. */
size_t scheduler_pending(struct scheduler *scheduler, enum lane lane);

/* Appends what is known of all lanes in Prometheus' text format. */
void scheduler_write_metrics(struct scheduler *scheduler, struct buf *out);

/* Runs what is queued, stops the threads and frees the scheduler. NULL is fine. */
void scheduler_stop(struct scheduler *scheduler);

#endif
