/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the clocks' thread notes of itself, so that a server which comes after it knows when moves were last possible; and giving
 * back the time in which nobody could move.
 */
#include "clock_service_internal.h"

#include <stddef.h>

#include "core/tx.h"
#include "core/writer.h"
#include "inflight.h"
#include "store/store.h"
#include "util/cond.h"
#include "util/timestamp.h"

static enum err run_mark(struct job *job, struct tx *tx) {
    struct clock_service *clocks = (struct clock_service *)((char *)job - offsetof(struct clock_service, mark));
    clocks->mark_at = tx_now(tx);
    return store_write_uptime_mark(tx_write(tx), clocks->mark_at);
}

/* A store that takes nothing is no better than a server that is down: nobody can move. */
static void mark_done(struct job *job) {
    struct clock_service *clocks = (struct clock_service *)((char *)job - offsetof(struct clock_service, mark));
    (void)pthread_mutex_lock(&clocks->lock);
    clocks->marking = false;
    if (job->err != OK) {
        clocks->failing = true;
        outages_begin(&clocks->outages, clocks->uptime_mark);
        timer_heap_each(&clocks->timers, inflight_let_all_go, clocks->writer); /* to learn how the store is */
    } else {
        outages_end(&clocks->outages, clocks->mark_at);
        clocks->uptime_mark = clocks->failing ? clocks->uptime_mark : clocks->mark_at;
    }
    (void)pthread_cond_broadcast(&clocks->changed);
    (void)pthread_mutex_unlock(&clocks->lock);
}

void clocks_submit_mark(struct clock_service *clocks) {
    clocks->marking = true;
    clocks->mark = (struct job){.run = run_mark, .done = mark_done};
    clocks->marking = writer_submit(clocks->writer, &clocks->mark) == OK;
}

/* Once a second where time is short or the store fails, and now and then where there is plenty of it. */
void clocks_mark(struct clock_service *clocks, int64_t now) {
    bool short_of_time = clocks->failing || timer_heap_first(&clocks->timers) == NULL;
    int64_t pause = short_of_time ? UPTIME_MARK_MS_MIN : (clocks_first_due(clocks) - now) / MARKS_PER_DEADLINE;
    clocks->next_mark = now + (pause < UPTIME_MARK_MS_MIN   ? UPTIME_MARK_MS_MIN
                               : pause > UPTIME_MARK_MS_MAX ? UPTIME_MARK_MS_MAX
                                                            : pause);
    clocks_submit_mark(clocks);
}

/* Moves are possible again: nobody pays for the time since they last were. */
void clocks_credit(struct clock_service *clocks, const struct outage *outage) {
    int64_t now = timestamp_now();
    (void)pthread_mutex_unlock(&clocks->lock);
    enum err err = clock_service_credit(clocks, outage);
    (void)pthread_mutex_lock(&clocks->lock);
    if (err != OK) {
        outages_begin(&clocks->outages, outage->since);
    }
    /* Else a mark that was under way may have failed meanwhile, and made the outage longer. */
    bool settled = err == OK && outages_settle(&clocks->outages, outage);
    clocks->failing = !settled; /* then the next mark that succeeds says when to try again */
    clocks->uptime_mark = settled ? now : clocks->uptime_mark;
    clocks->last = settled ? *outage : clocks->last;
    (void)pthread_cond_broadcast(&clocks->changed);
}

void clock_service_wait(struct clock_service *clocks) {
    int64_t until_us = timestamp_monotonic_us() + INT64_C(1000) * WAIT_MS;
    (void)pthread_mutex_lock(&clocks->lock);
    bool in_time = true;
    while (in_time && (clocks->sweeps || outages_look(&clocks->outages, timestamp_now()).since != 0)) {
        in_time = cond_wait_until(&clocks->changed, &clocks->lock, until_us);
    }
    (void)pthread_mutex_unlock(&clocks->lock);
}

/* Of the clocks that this process knows nothing of, those that are its own now; whoever had them may not have made good. */
void clocks_sweep(struct clock_service *clocks) {
    const struct outage last = clocks->last;
    clocks->sweeps = false;
    (void)pthread_mutex_unlock(&clocks->lock);
    enum err err = clock_service_credit(clocks, &last);
    (void)pthread_mutex_lock(&clocks->lock);
    clocks->sweeps = clocks->sweeps || err != OK;
    (void)pthread_cond_broadcast(&clocks->changed);
}
