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

#include "core/tx.h"
#include "core/writer.h"
#include "play/departure.h"
#include "store/answers.h"
#include "store/db.h"
#include "store/player_event.h"
#include "store/webhooks.h"
#include "util/cond.h"
#include "util/log.h"
#include "util/timestamp.h"

enum { TURN_SECONDS = 5, TURNS_PER_PURGE = 12, TURNS_PER_NOTICES = 4, PURGE_AT_ONCE = 200 };
enum { HOLDS_MAX = 4 };

_Static_assert((int)DEPARTURE_AT_ONCE <= (int)HOLDS_MAX && (int)EXPIRY_AT_ONCE <= (int)HOLDS_MAX,
               "a chore holds all its games");

static const int64_t answer_life_ms = INT64_C(24) * 60 * 60 * 1000;

/* Something the writer is asked to do, again and again as long as there is more of it. */
struct chore {
    struct job job;
    struct housekeeping *housekeeping;
    const char *name;
    enum err (*step)(struct chore *chore, struct tx *tx);
    bool more;                          /* set by step: the writer's thread's own */
    bool leaves;                        /* the same, for those who leave */
    bool busy;                          /* it is with the writer; under the lock */
    struct cache_hold holds[HOLDS_MAX]; /* games that it is about; the thread's, the writer's while busy */
    struct problem problem;
};

enum { CHORE_PURGE, CHORE_NOTICES, CHORE_DELIVERIES, CHORE_DEPARTURES, CHORE_EXPIRY, CHORE_COUNT };

struct housekeeping {
    struct service service; /* first */
    struct housekeeping_options options;
    struct writer *writer;
    pthread_t thread;
    bool has_thread;
    pthread_mutex_t lock; /* of what follows, and of each chore's `busy` */
    pthread_cond_t changed;
    bool stopping;
    bool leaves_more; /* somebody who is leaving has more games: the thread looks at them before they are left */
    struct chore chores[CHORE_COUNT];
    struct id told;       /* the player whose notices were looked at last; the chore's */
    struct expiry expiry; /* the thread's own, but the chore's while that is busy */
};

/* ---- what is done ---- */

/* Forgets a few at a time, so that no batch gets long, but all that are too old: they must not come faster than they go. */
static enum err purge(struct chore *chore, struct tx *tx) {
    int64_t purged = 0;
    enum err err = answer_purge(tx_write(tx), tx_now(tx) - answer_life_ms, PURGE_AT_ONCE, &purged);
    chore->more = purged > 0;
    return err;
}

/* Messages to webhooks that have been delivered or given up, and whose webhook was deleted. */
static enum err purge_deliveries(struct chore *chore, struct tx *tx) {
    struct db *db = tx_write(tx);
    int64_t purged = 0;
    int64_t orphans = 0;
    enum err err = delivery_purge(db, tx_now(tx) - DELIVERY_LIFE_MS, DELIVERIES_AT_ONCE, &purged);
    if (err == OK) {
        err = webhook_purge(db, DELIVERIES_AT_ONCE, &orphans);
    }
    chore->more = purged > 0 || orphans > 0;
    return err;
}

/* A few players at a time, round and round: what is kept a little longer harms nobody. */
static enum err purge_notices(struct chore *chore, struct tx *tx) {
    struct housekeeping *housekeeping = chore->housekeeping;
    return player_event_purge(&housekeeping->told, tx_write(tx), tx_now(tx) - NOTICE_LIFE_MS);
}

static enum err go_on_leaving(struct chore *chore, struct tx *tx) {
    int left = 0;
    enum err err = departure_go_on(tx, &left, &chore->problem);
    chore->leaves = left > 0;
    return err;
}

static enum err end_expired(struct chore *chore, struct tx *tx) {
    chore->more = false; /* what else has expired must be looked for */
    return expiry_end(tx, &chore->housekeeping->expiry, &chore->problem);
}

/* ---- having it done ---- */

static struct chore *of_job(struct job *job) {
    return (struct chore *)((char *)job - offsetof(struct chore, job));
}

static enum err run_chore(struct job *job, struct tx *tx) {
    struct chore *chore = of_job(job);
    problem_clear(&chore->problem);
    chore->more = false;
    chore->leaves = false;
    return chore->step(chore, tx);
}

static void let_go(struct chore *chore) {
    for (int i = 0; i < HOLDS_MAX; i++) {
        cache_let_go(&chore->holds[i]);
    }
}

static void end_chore(struct chore *chore) {
    struct housekeeping *housekeeping = chore->housekeeping;
    let_go(chore);
    (void)pthread_mutex_lock(&housekeeping->lock);
    chore->busy = false;
    housekeeping->leaves_more = housekeeping->leaves_more || chore->leaves;
    (void)pthread_cond_broadcast(&housekeeping->changed);
    (void)pthread_mutex_unlock(&housekeeping->lock);
}

static void chore_done(struct job *job) {
    struct chore *chore = of_job(job);
    struct housekeeping *housekeeping = chore->housekeeping;
    if (job->err != OK) {
        bool is_told = chore->problem.err == job->err; /* a commit that fails says nothing here: the writer logs that */
        log_note(housekeeping->options.log, LOG_WARN, "chore-failed", "%s: %s", chore->name,
                 is_told ? chore->problem.detail : err_name(job->err));
        chore->leaves = false; /* nobody has left: the thread's next turn tries again, not this moment */
    }
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool go_on = job->err == OK && chore->more && !housekeeping->stopping;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    if (!go_on || writer_submit(housekeeping->writer, job) != OK) {
        end_chore(chore); /* done, or the queue is full: next time */
    }
}

static bool is_busy(struct housekeeping *housekeeping, int number) {
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool busy = housekeeping->chores[number].busy;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    return busy;
}

/* Only this thread makes a chore busy. */
static void start_chore(struct housekeeping *housekeeping, int number) {
    struct chore *chore = &housekeeping->chores[number];
    (void)pthread_mutex_lock(&housekeeping->lock);
    chore->busy = true;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    chore->job = (struct job){.run = run_chore, .done = chore_done};
    chore->leaves = false; /* a store that cannot even begin does not run the job, and a full queue does not take it */
    problem_clear(&chore->problem);
    if (writer_submit(housekeeping->writer, &chore->job) != OK) {
        end_chore(chore);
    }
}

/* ---- the thread ---- */

static void tell_failure(struct housekeeping *housekeeping, const char *what) {
    log_note(housekeeping->options.log, LOG_WARN, what, "%s", db_message(housekeeping->options.db));
}

static void look_for_departures(struct housekeeping *housekeeping) {
    struct chore *chore = &housekeeping->chores[CHORE_DEPARTURES];
    bool due = false;
    if (is_busy(housekeeping, CHORE_DEPARTURES)) {
        return;
    }
    if (departure_look_ahead(&due, chore->holds, housekeeping->options.db, housekeeping->options.cache) != OK) {
        tell_failure(housekeeping, "departures-failed");
        let_go(chore);
    } else if (due) {
        start_chore(housekeeping, CHORE_DEPARTURES);
    }
}

static void look_for_expired(struct housekeeping *housekeeping) {
    if (is_busy(housekeeping, CHORE_EXPIRY)) {
        return;
    }
    if (expiry_find(&housekeeping->expiry, housekeeping->options.db, housekeeping->options.cache, timestamp_now()) !=
        OK) {
        tell_failure(housekeeping, "expiry-failed");
    } else if (housekeeping->expiry.count > 0) {
        struct chore *chore = &housekeeping->chores[CHORE_EXPIRY];
        for (int i = 0; i < housekeeping->expiry.count; i++) {
            cache_hold(&chore->holds[i], housekeeping->options.cache, housekeeping->options.db,
                       &housekeeping->expiry.found[i]);
        }
        start_chore(housekeeping, CHORE_EXPIRY);
    }
}

/* Sleeps; false when it is time to stop. */
static bool wait_seconds(struct housekeeping *housekeeping, int seconds) {
    int64_t until_us = timestamp_monotonic_us() + seconds * INT64_C(1000000);
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool in_time = true;
    while (!housekeeping->stopping && in_time) {
        if (housekeeping->leaves_more) {
            housekeeping->leaves_more = false;
            (void)pthread_mutex_unlock(&housekeeping->lock);
            look_for_departures(housekeeping);
            (void)pthread_mutex_lock(&housekeeping->lock);
            continue;
        }
        in_time = cond_wait_until(&housekeeping->changed, &housekeeping->lock, until_us);
    }
    bool go_on = !housekeeping->stopping;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    return go_on;
}

static void *run(void *context) {
    struct housekeeping *housekeeping = context;
    for (int turn = 0;; turn = (turn + 1) % TURNS_PER_PURGE) {
        if (turn == 0 && !is_busy(housekeeping, CHORE_PURGE)) {
            start_chore(housekeeping, CHORE_PURGE);
        }
        if (turn % TURNS_PER_NOTICES == 0 && !is_busy(housekeeping, CHORE_NOTICES)) {
            start_chore(housekeeping, CHORE_NOTICES);
        }
        if (turn == 1 && !is_busy(housekeeping, CHORE_DELIVERIES)) {
            start_chore(housekeeping, CHORE_DELIVERIES);
        }
        look_for_departures(housekeeping);
        look_for_expired(housekeeping);
        if (!wait_seconds(housekeeping, TURN_SECONDS)) {
            return NULL;
        }
        if (db_checkpoint(housekeeping->options.db) != OK) {
            tell_failure(housekeeping, "checkpoint-failed");
        }
    }
}

static void init_chores(struct housekeeping *housekeeping) {
    static const struct chore chores[CHORE_COUNT] = {
        [CHORE_PURGE] = {.name = "purging kept answers", .step = purge},
        [CHORE_NOTICES] = {.name = "purging what players were told", .step = purge_notices},
        [CHORE_DELIVERIES] = {.name = "purging old deliveries", .step = purge_deliveries},
        [CHORE_DEPARTURES] = {.name = "leaving deleted players' games", .step = go_on_leaving},
        [CHORE_EXPIRY] = {.name = "ending expired games", .step = end_expired},
    };
    memcpy(housekeeping->chores, chores, sizeof chores);
    for (int i = 0; i < CHORE_COUNT; i++) {
        housekeeping->chores[i].housekeeping = housekeeping;
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
    /* Only now can no chore begin any more; the last ones may still be with the writer. */
    (void)pthread_mutex_lock(&housekeeping->lock);
    for (int i = 0; i < CHORE_COUNT; i++) {
        while (housekeeping->chores[i].busy) {
            (void)pthread_cond_wait(&housekeeping->changed, &housekeeping->lock);
        }
    }
    (void)pthread_mutex_unlock(&housekeeping->lock);
}

static void free_housekeeping(struct service *service) {
    struct housekeeping *housekeeping = (struct housekeeping *)service;
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
    init_chores(housekeeping);
    (void)pthread_mutex_init(&housekeeping->lock, NULL);
    cond_init(&housekeeping->changed);
    *out = &housekeeping->service;
    return OK;
}
