/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A slow thread beside the writer. It sleeps most of the time; a stop wakes it at once.
 */
#include "service/housekeeping.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "core/members.h"
#include "core/tx.h"
#include "core/writer.h"
#include "index_rounds.h"
#include "play/account_cleanup.h"
#include "store/db.h"
#include "store/idempotency.h"
#include "store/notifications.h"
#include "store/question_sets.h"
#include "store/webhooks.h"
#include "util/cond.h"
#include "util/log.h"
#include "util/timestamp.h"

enum { TURN_SECONDS = 5, TURNS_PER_PURGE = 12, TURNS_PER_NOTIFICATIONS = 4, PURGE_AT_ONCE = 200 };
enum { TURNS_PER_QUESTIONS = 2 };
enum { HOLDS_MAX = 4 };

_Static_assert((int)ACCOUNT_CLEANUP_AT_ONCE <= (int)HOLDS_MAX && (int)EXPIRY_AT_ONCE <= (int)HOLDS_MAX,
               "a periodic job holds all its games");

static const int64_t answer_life_ms = INT64_C(24) * 60 * 60 * 1000;
static const int64_t draft_life_ms = INT64_C(10) * 60 * 1000; /* its upload takes seconds */

/* Something the writer is asked to do, again and again as long as there is more of it. */
struct periodic_job {
    struct job job;
    struct housekeeping *housekeeping;
    const char *name;
    enum err (*step)(struct periodic_job *periodic_job, struct tx *tx);
    bool more;                          /* set by step: the writer's thread's own */
    bool leaves;                        /* the same, for those who leave */
    bool busy;                          /* it is with the writer; under the lock */
    struct cache_hold holds[HOLDS_MAX]; /* games that it is about; the thread's, the writer's while busy */
    struct problem problem;
};

enum {
    PERIODIC_PURGE,
    PERIODIC_NOTIFICATIONS,
    PERIODIC_DELIVERIES,
    PERIODIC_QUESTIONS,
    PERIODIC_ACCOUNT_CLEANUP,
    PERIODIC_EXPIRY,
    PERIODIC_COUNT
};

struct housekeeping {
    struct service service; /* first */
    struct housekeeping_options options;
    struct writer *writer;
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t lock; /* of what follows, and of each periodic job's `busy` */
    pthread_cond_t changed;
    bool stopping;
    bool leaves_more; /* somebody who is leaving has more games: the thread looks at them before they are left */
    struct periodic_job periodic_jobs[PERIODIC_COUNT];
    struct index_rounds index;
    struct id told;       /* the player whose notifications were looked at last; the job's */
    struct expiry expiry; /* the thread's own, but the job's while that is busy */
};

/* ---- what is done ---- */

/* Forgets a few at a time, so that no batch gets long, but all that are too old: they must not come faster than they go. */
static enum err purge(struct periodic_job *periodic_job, struct tx *tx) {
    int64_t purged = 0;
    enum err err = idempotency_record_purge(tx_write(tx), tx_now(tx) - answer_life_ms, PURGE_AT_ONCE, &purged);
    periodic_job->more = purged > 0;
    return err;
}

/* Messages to webhooks that have been delivered or given up, and whose webhook was deleted. */
static enum err purge_deliveries(struct periodic_job *periodic_job, struct tx *tx) {
    struct db *db = tx_write(tx);
    int64_t purged = 0;
    int64_t orphans = 0;
    enum err err = delivery_purge(db, tx_now(tx) - DELIVERY_LIFE_MS, DELIVERIES_AT_ONCE, &purged);
    if (err == OK) {
        err = webhook_purge(db, DELIVERIES_AT_ONCE, &orphans);
    }
    periodic_job->more = purged > 0 || orphans > 0;
    return err;
}

/* Questions of sets that were deleted, and of uploads that came to nothing. */
static enum err purge_questions(struct periodic_job *periodic_job, struct tx *tx) {
    struct db *db = tx_write(tx);
    bool more_sets = false;
    bool more_drafts = false;
    enum err err = question_set_purge(&more_sets, db);
    if (err == OK && !more_sets) {
        err = question_draft_purge(&more_drafts, db, tx_now(tx) - draft_life_ms);
    }
    periodic_job->more = more_sets || more_drafts;
    return err;
}

/* A few players at a time, round and round: what is kept a little longer harms nobody. */
static enum err purge_notifications(struct periodic_job *periodic_job, struct tx *tx) {
    struct housekeeping *housekeeping = periodic_job->housekeeping;
    return notification_purge(&housekeeping->told, tx_write(tx), tx_now(tx) - NOTIFICATION_LIFE_MS);
}

static enum err go_on_leaving(struct periodic_job *periodic_job, struct tx *tx) {
    int left = 0;
    enum err err = account_cleanup_go_on(tx, &left, &periodic_job->problem);
    periodic_job->leaves = left > 0;
    return err;
}

static enum err end_expired(struct periodic_job *periodic_job, struct tx *tx) {
    periodic_job->more = false; /* what else has expired must be looked for */
    return expiry_end(tx, &periodic_job->housekeeping->expiry, &periodic_job->problem);
}

/* ---- having it done ---- */

static struct periodic_job *of_job(struct job *job) {
    return (struct periodic_job *)((char *)job - offsetof(struct periodic_job, job));
}

static enum err run_periodic_job(struct job *job, struct tx *tx) {
    struct periodic_job *periodic_job = of_job(job);
    problem_clear(&periodic_job->problem);
    periodic_job->more = false;
    periodic_job->leaves = false;
    return periodic_job->step(periodic_job, tx);
}

static void let_go(struct periodic_job *periodic_job) {
    for (int i = 0; i < HOLDS_MAX; i++) {
        cache_let_go(&periodic_job->holds[i]);
    }
}

static void end_periodic_job(struct periodic_job *periodic_job) {
    struct housekeeping *housekeeping = periodic_job->housekeeping;
    let_go(periodic_job);
    (void)pthread_mutex_lock(&housekeeping->lock);
    periodic_job->busy = false;
    housekeeping->leaves_more = housekeeping->leaves_more || periodic_job->leaves;
    (void)pthread_cond_broadcast(&housekeeping->changed);
    (void)pthread_mutex_unlock(&housekeeping->lock);
}

static void periodic_job_done(struct job *job) {
    struct periodic_job *periodic_job = of_job(job);
    struct housekeeping *housekeeping = periodic_job->housekeeping;
    if (job->err != OK) {
        bool is_told =
            periodic_job->problem.err == job->err; /* a commit that fails says nothing here: the writer logs that */
        log_note(housekeeping->options.log, LOG_WARN, "chore-failed", "%s: %s", periodic_job->name,
                 is_told ? periodic_job->problem.detail : err_name(job->err));
        periodic_job->leaves = false; /* nobody has left: the thread's next turn tries again, not this moment */
    }
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool go_on = job->err == OK && periodic_job->more && !housekeeping->stopping;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    if (!go_on || writer_submit(housekeeping->writer, job) != OK) {
        end_periodic_job(periodic_job); /* done, or the queue is full: next time */
    }
}

static bool is_busy(struct housekeeping *housekeeping, int number) {
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool busy = housekeeping->periodic_jobs[number].busy;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    return busy;
}

/* Only this thread makes a periodic job busy. */
static void start_periodic_job(struct housekeeping *housekeeping, int number) {
    struct periodic_job *periodic_job = &housekeeping->periodic_jobs[number];
    (void)pthread_mutex_lock(&housekeeping->lock);
    periodic_job->busy = true;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    periodic_job->job = (struct job){.run = run_periodic_job, .done = periodic_job_done};
    periodic_job->leaves =
        false; /* a store that cannot even begin does not run the job, and a full queue does not take it */
    problem_clear(&periodic_job->problem);
    if (writer_submit(housekeeping->writer, &periodic_job->job) != OK) {
        end_periodic_job(periodic_job);
    }
}

/* ---- the thread ---- */

static void tell_failure(struct housekeeping *housekeeping, const char *what) {
    log_note(housekeeping->options.log, LOG_WARN, what, "%s", db_message(housekeeping->options.db));
}

static void look_for_account_cleanup(struct housekeeping *housekeeping) {
    struct periodic_job *periodic_job = &housekeeping->periodic_jobs[PERIODIC_ACCOUNT_CLEANUP];
    bool due = false;
    if (is_busy(housekeeping, PERIODIC_ACCOUNT_CLEANUP)) {
        return;
    }
    if (account_cleanup_look_ahead(&due, periodic_job->holds, housekeeping->options.db, housekeeping->options.cache) !=
        OK) {
        tell_failure(housekeeping, "departures-failed");
        let_go(periodic_job);
    } else if (due) {
        start_periodic_job(housekeeping, PERIODIC_ACCOUNT_CLEANUP);
    }
}

static void look_for_expired(struct housekeeping *housekeeping) {
    if (is_busy(housekeeping, PERIODIC_EXPIRY)) {
        return;
    }
    if (expiry_find(&housekeeping->expiry, housekeeping->options.db, housekeeping->options.cache, timestamp_now()) !=
        OK) {
        tell_failure(housekeeping, "expiry-failed");
    } else if (housekeeping->expiry.count > 0) {
        struct periodic_job *periodic_job = &housekeeping->periodic_jobs[PERIODIC_EXPIRY];
        for (int i = 0; i < housekeeping->expiry.count; i++) {
            cache_hold(&periodic_job->holds[i], housekeeping->options.cache, housekeeping->options.db,
                       &housekeeping->expiry.found[i]);
        }
        start_periodic_job(housekeeping, PERIODIC_EXPIRY);
    }
}

/* Sleeps; false when it is time to stop. */
static bool wait_second(struct housekeeping *housekeeping) {
    int64_t until_us = timestamp_monotonic_us() + INT64_C(1000000);
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool in_time = true;
    while (!housekeeping->stopping && in_time) {
        if (housekeeping->leaves_more) {
            housekeeping->leaves_more = false;
            (void)pthread_mutex_unlock(&housekeeping->lock);
            look_for_account_cleanup(housekeeping);
            (void)pthread_mutex_lock(&housekeeping->lock);
            continue;
        }
        in_time = cond_wait_until(&housekeeping->changed, &housekeeping->lock, until_us);
    }
    bool go_on = !housekeeping->stopping;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    return go_on;
}

/* The same, and looks after the index of the log. */
static bool wait_turn(struct housekeeping *housekeeping) {
    bool go_on = true;
    for (int i = 0; i < TURN_SECONDS && go_on; i++) {
        go_on = wait_second(housekeeping);
        if (go_on) {
            index_rounds_look(&housekeeping->index, housekeeping->writer);
        }
    }
    return go_on;
}

/* What one of those that share the database does for all. */
static void do_turn(struct housekeeping *housekeeping, int turn) {
    if (turn == 0 && !is_busy(housekeeping, PERIODIC_PURGE)) {
        start_periodic_job(housekeeping, PERIODIC_PURGE);
    }
    if (turn % TURNS_PER_NOTIFICATIONS == 0 && !is_busy(housekeeping, PERIODIC_NOTIFICATIONS)) {
        start_periodic_job(housekeeping, PERIODIC_NOTIFICATIONS);
    }
    if (turn == 1 && !is_busy(housekeeping, PERIODIC_DELIVERIES)) {
        start_periodic_job(housekeeping, PERIODIC_DELIVERIES);
    }
    if (turn % TURNS_PER_QUESTIONS == 0 && !is_busy(housekeeping, PERIODIC_QUESTIONS)) {
        start_periodic_job(housekeeping, PERIODIC_QUESTIONS);
    }
    look_for_account_cleanup(housekeeping);
    look_for_expired(housekeeping);
}

static void *run(void *context) {
    struct housekeeping *housekeeping = context;
    int turn = 0;
    do {
        if (members_is_mine_named(housekeeping->options.members, "housekeeping")) {
            do_turn(housekeeping, turn);
        }
        turn = (turn + 1) % TURNS_PER_PURGE;
    } while (wait_turn(housekeeping));
    return NULL;
}

static void init_periodic_jobs(struct housekeeping *housekeeping) {
    static const struct periodic_job periodic_jobs[PERIODIC_COUNT] = {
        [PERIODIC_PURGE] = {.name = "purging kept answers", .step = purge},
        [PERIODIC_NOTIFICATIONS] = {.name = "purging what players were told", .step = purge_notifications},
        [PERIODIC_DELIVERIES] = {.name = "purging old deliveries", .step = purge_deliveries},
        [PERIODIC_QUESTIONS] = {.name = "purging deleted questions", .step = purge_questions},
        [PERIODIC_ACCOUNT_CLEANUP] = {.name = "leaving deleted players' games", .step = go_on_leaving},
        [PERIODIC_EXPIRY] = {.name = "ending expired games", .step = end_expired},
    };
    memcpy(housekeeping->periodic_jobs, periodic_jobs, sizeof periodic_jobs);
    for (int i = 0; i < PERIODIC_COUNT; i++) {
        housekeeping->periodic_jobs[i].housekeeping = housekeeping;
    }
}

/* ---- as a service ---- */

static enum err start(struct service *service, struct writer *writer) {
    struct housekeeping *housekeeping = (struct housekeeping *)service;
    housekeeping->writer = writer;
    housekeeping->has_thread = pthread_create(&housekeeping->thread, NULL, run, housekeeping) == 0;
    return housekeeping->has_thread ? OK : ERR_NO_MEMORY;
}

static void stop(struct service *service) {
    struct housekeeping *housekeeping = (struct housekeeping *)service;
    if (!housekeeping->has_thread) {
        return;
    }
    (void)pthread_mutex_lock(&housekeeping->lock);
    housekeeping->stopping = true;
    (void)pthread_cond_broadcast(&housekeeping->changed);
    (void)pthread_mutex_unlock(&housekeeping->lock);
    (void)pthread_join(housekeeping->thread, NULL);
    index_rounds_stop(&housekeeping->index);
    /* Only now can no periodic job begin any more; the last ones may still be with the writer. */
    (void)pthread_mutex_lock(&housekeeping->lock);
    for (int i = 0; i < PERIODIC_COUNT; i++) {
        while (housekeeping->periodic_jobs[i].busy) {
            (void)pthread_cond_wait(&housekeeping->changed, &housekeeping->lock);
        }
    }
    (void)pthread_mutex_unlock(&housekeeping->lock);
}

static void free_housekeeping(struct service *service) {
    struct housekeeping *housekeeping = (struct housekeeping *)service;
    index_rounds_free(&housekeeping->index);
    (void)pthread_cond_destroy(&housekeeping->changed);
    (void)pthread_mutex_destroy(&housekeeping->lock);
    free(housekeeping);
}

enum err housekeeping_create(struct service **out, const struct housekeeping_options *options) {
    struct housekeeping *housekeeping = calloc(1, sizeof *housekeeping);
    if (housekeeping == NULL) {
        return ERR_NO_MEMORY;
    }
    housekeeping->service =
        (struct service){.name = "housekeeping", .start = start, .stop = stop, .free = free_housekeeping};
    housekeeping->options = *options;
    housekeeping->expiry.limits = options->expiry;
    init_periodic_jobs(housekeeping);
    index_rounds_init(&housekeeping->index, options->db, options->log);
    (void)pthread_mutex_init(&housekeeping->lock, NULL);
    cond_init(&housekeeping->changed);
    *out = &housekeeping->service;
    return OK;
}
