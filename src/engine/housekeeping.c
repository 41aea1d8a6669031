/*
 * A slow thread beside the writer. It sleeps most of the time; a stop wakes it at once.
 */
#include "engine/housekeeping.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "engine/tx.h"
#include "engine/writer.h"
#include "store/db.h"
#include "store/people.h"
#include "util/log.h"

enum { CHECKPOINT_SECONDS = 5, TURNS_PER_PURGE = 12, PURGE_AT_ONCE = 500 };

static const int64_t answer_life_ms = INT64_C(24) * 60 * 60 * 1000;

struct housekeeping {
    struct db *db;
    struct writer *writer;
    struct log *log;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    bool stopping;
    bool purging; /* the job is with the writer */
    struct job job;
    int64_t purged; /* by the job: the writer's thread's own */
};

static struct housekeeping *of_job(struct job *job) {
    return (struct housekeeping *)((char *)job - offsetof(struct housekeeping, job));
}

static enum err purge(struct job *job, struct tx *tx) {
    struct housekeeping *housekeeping = of_job(job);
    struct db *db = NULL;
    enum err err = tx_write(&db, tx);
    housekeeping->purged = 0;
    return err == OK ? answer_purge(db, tx_now(tx) - answer_life_ms, PURGE_AT_ONCE, &housekeeping->purged) : err;
}

static void end_purge(struct housekeeping *housekeeping) {
    (void)pthread_mutex_lock(&housekeeping->lock);
    housekeeping->purging = false;
    (void)pthread_cond_broadcast(&housekeeping->changed);
    (void)pthread_mutex_unlock(&housekeeping->lock);
}

/* Forgets a few at a time, so that no batch gets long, but all that are too old: they must not come faster than they go. */
static void purge_done(struct job *job) {
    struct housekeeping *housekeeping = of_job(job);
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool go_on = job->err == OK && housekeeping->purged > 0 && !housekeeping->stopping;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    if (!go_on || writer_submit(housekeeping->writer, job) != OK) {
        end_purge(housekeeping); /* done, or the queue is full: next time */
    }
}

static void start_purge(struct housekeeping *housekeeping) {
    (void)pthread_mutex_lock(&housekeeping->lock);
    bool busy = housekeeping->purging;
    housekeeping->purging = true;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    if (busy) {
        return;
    }
    housekeeping->job = (struct job){.run = purge, .done = purge_done};
    if (writer_submit(housekeeping->writer, &housekeeping->job) != OK) {
        end_purge(housekeeping);
    }
}

/* Sleeps; false when it is time to stop. */
static bool wait_seconds(struct housekeeping *housekeeping, int seconds) {
    struct timespec until;
    (void)clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += seconds;
    (void)pthread_mutex_lock(&housekeeping->lock);
    int waited = 0;
    while (!housekeeping->stopping && waited != ETIMEDOUT) {
        waited = pthread_cond_timedwait(&housekeeping->changed, &housekeeping->lock, &until);
    }
    bool go_on = !housekeeping->stopping;
    (void)pthread_mutex_unlock(&housekeeping->lock);
    return go_on;
}

static void *run(void *context) {
    struct housekeeping *housekeeping = context;
    for (int turn = 0;; turn = (turn + 1) % TURNS_PER_PURGE) {
        if (turn == 0) {
            start_purge(housekeeping);
        }
        if (!wait_seconds(housekeeping, CHECKPOINT_SECONDS)) {
            return NULL;
        }
        if (db_checkpoint(housekeeping->db) != OK) {
            log_note(housekeeping->log, LOG_WARN, "checkpoint-failed", "%s", db_message(housekeeping->db));
        }
    }
}

enum err housekeeping_start(struct housekeeping **out, struct db *db, struct writer *writer, struct log *log) {
    struct housekeeping *housekeeping = calloc(1, sizeof *housekeeping);
    if (housekeeping == NULL) {
        return ERR_NO_MEMORY;
    }
    housekeeping->db = db;
    housekeeping->writer = writer;
    housekeeping->log = log;
    (void)pthread_mutex_init(&housekeeping->lock, NULL);
    pthread_condattr_t attributes;
    (void)pthread_condattr_init(&attributes);
    (void)pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    (void)pthread_cond_init(&housekeeping->changed, &attributes);
    (void)pthread_condattr_destroy(&attributes);
    if (pthread_create(&housekeeping->thread, NULL, run, housekeeping) != 0) {
        free(housekeeping);
        return ERR_NO_MEMORY;
    }
    *out = housekeeping;
    return OK;
}

void housekeeping_stop(struct housekeeping *housekeeping) {
    if (housekeeping == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&housekeeping->lock);
    housekeeping->stopping = true;
    (void)pthread_cond_broadcast(&housekeeping->changed);
    (void)pthread_mutex_unlock(&housekeeping->lock);
    (void)pthread_join(housekeeping->thread, NULL);
    /* Only now can no purge begin any more; the last one may still be with the writer. */
    (void)pthread_mutex_lock(&housekeeping->lock);
    while (housekeeping->purging) {
        (void)pthread_cond_wait(&housekeeping->changed, &housekeeping->lock);
    }
    (void)pthread_mutex_unlock(&housekeeping->lock);
    (void)pthread_cond_destroy(&housekeeping->changed);
    (void)pthread_mutex_destroy(&housekeeping->lock);
    free(housekeeping);
}
