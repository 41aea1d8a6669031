/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What clock_service.c, clock_service_alive.c and clock_service_recover.c share.
 */
#ifndef REFEREE_SERVICE_CLOCK_SERVICE_INTERNAL_H
#define REFEREE_SERVICE_CLOCK_SERVICE_INTERNAL_H

#include <pthread.h>
#include <stdbool.h>

#include "core/cache.h"
#include "core/members.h"
#include "core/writer.h"
#include "service/clock_service.h"
#include "timer_heap.h"

enum {
    TIMEOUTS_MAX = 64,              /* with the writer at once */
    GRACE_MS = 50,                  /* from the moment that a request has arrived to its being noted here */
    SHARED_GRACE_MS = 1000,         /* to its being committed, where that may be by another process */
    READ_MS = 1000,                 /* that reading a game may take before the process counts as stopped */
    WAIT_MS = 10 * 1000,            /* at the start, for games that are made good to */
    RETRY_MS = 1000,                /* after a job that failed, or was not taken */
    UPTIME_MARK_MS_MIN = 1000,      /* between two notes that the server is alive, where a deadline is near */
    UPTIME_MARK_MS_MAX = 30 * 1000, /* and where none is */
    WAITS_MAX = 64,                 /* of one action for what is due before it, each for something else */
    MARKS_PER_DEADLINE = 100,       /* a note lost is so much of the shortest time that is left */
    TICK_MS = 250,                  /* the longest sleep while clocks run: a shorter stop of the process than it and
                                 OVERDUE_MS may go unnoticed */
};

/* One game's time, with the writer. */
struct timeout_job {
    struct job job; /* first */
    struct clock_service *clocks;
    struct timer *timer; /* NULL: free */
    struct cache_hold hold;
    struct problem problem;
    bool acted, timed_out;
};

struct clock_service {
    struct service service; /* first */
    struct clock_service_options options;
    struct clock_service_metrics metrics;
    struct outages outages;
    struct writer *writer;
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    struct timer_heap timers;
    struct timeout_job timeouts[TIMEOUTS_MAX];
    size_t under_way; /* jobs with the writer */
    struct job mark;
    bool marking;        /* it is with the writer */
    int64_t mark_at;     /* the moment that it noted; the writer's while marking */
    int64_t next_mark;   /* ms since 1970 */
    int64_t uptime_mark; /* when moves were last known to be possible */
    bool failing;        /* the store has taken no changes since: nobody's time ends */
    bool sweeps;         /* games may have clocks that this process knows nothing of */
    struct outage last;  /* that was made good; for games that come to be its own */
    bool resting;        /* the thread waits for a first timer, and nobody watches it */
    bool stopping;
};

static inline bool clocks_is_alone(const struct clock_service *clocks) {
    return members_is_alone(clocks->options.members);
}

static inline int64_t clocks_first_due(const struct clock_service *clocks) {
    const struct timer *first = timer_heap_first(&clocks->timers);
    return first == NULL ? INT64_MAX : first->due;
}

/* clock_service_alive.c; the clocks' thread, under the lock, which is let go of while others are waited for. */
void clocks_submit_mark(struct clock_service *clocks);
void clocks_mark(struct clock_service *clocks, int64_t now);                   /* and says when the next one is due */
void clocks_credit(struct clock_service *clocks, const struct outage *outage); /* nobody pays for it */
void clocks_sweep(struct clock_service *clocks); /* finds the games that are its own now */

/* Notes when a game's next deadline is. Any thread. */
void clock_service_note(struct clock_service *clocks, const struct game *game);

/*
 * Credits an outage to all games in which somebody's time runs, and notes their deadlines. On a thread that may wait for
 * the writer. ERR_STORE when they cannot be listed, or all of them when the store takes no changes.
 */
enum err clock_service_credit(struct clock_service *clocks, const struct outage *outage) MUST_CHECK;

/* The same since the server before this one was last alive. */
enum err clock_service_recover(struct clock_service *clocks) MUST_CHECK;

const struct clock_service_options *clock_service_options(const struct clock_service *clocks);
struct writer *clock_service_writer(const struct clock_service *clocks);

#endif
