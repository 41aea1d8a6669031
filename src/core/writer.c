/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The one thread that changes anything.
 *
 * It sleeps on an empty queue; woken, it takes what is there, up to batch_max jobs. While one batch is being synced the
 * next one gathers, so the busier the server, the larger the groups and the cheaper each change.
 */
#include "core/writer.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "core/cache.h"
#include "core/tx.h"
#include "store/db.h"
#include "store/store.h"
#include "util/cond.h"
#include "util/timestamp.h"
#include "writer_internal.h"

/*
 * The log begins anew from so many pages on (16 MiB): many commits share the stop that it takes, and the file stays small.
 * The writer copies a share of it at most, and tries again, where a reader held the log, when it has grown by a step.
 */
enum { LOG_PAGES = 4096, LOG_SHARE = 32, LOG_STEP = 512 };

static const double batch_bounds[] = {1, 2, 4, 8, 16, 32, 64, 128, 256};
static const double commit_bounds[] = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                       0.025,  0.05,    0.1,    0.25,  1,      5};

static const double job_bounds[] = {0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                    0.01,    0.025,  0.05,    0.1,    0.25,  1};
static const double row_bounds[] = {4, 16, 64, 128, 256, 512, 1024, 2048, 4096, 16384, 65536};

/* ---- the thread ---- */

/* Waits for jobs and takes up to batch_max; NULL when stopping and empty, for news, or when it is time to probe. */
static struct job *take_batch(struct writer *writer, bool *out_stop) {
    int64_t until_us = timestamp_monotonic_us() + WRITER_PROBE_US;
    (void)pthread_mutex_lock(&writer->lock);
    bool waited_out = false;
    while (writer->first == NULL && !writer->has_news && !writer->stopping && !waited_out) {
        if (atomic_load(&writer->healthy)) {
            (void)pthread_cond_wait(&writer->filled, &writer->lock);
        } else {
            waited_out = !cond_wait_until(&writer->filled, &writer->lock, until_us);
        }
    }
    struct job *jobs = writer->first;
    struct job *last = NULL;
    size_t count = 0;
    for (struct job *job = jobs; job != NULL && count < writer->options.batch_max; job = job->next) {
        if (count > 0 && (job->apart || last->apart)) {
            break;
        }
        last = job;
        count++;
    }
    if (last != NULL) {
        writer->first = last->next;
        writer->last = writer->first == NULL ? NULL : writer->last;
        last->next = NULL;
    }
    writer->queued -= count;
    writer->running = count;
    writer->has_news = false;
    writer->probe_at_us = waited_out ? 0 : writer->probe_at_us; /* nobody has come for a second */
    *out_stop = writer->stopping && jobs == NULL;
    atomic_store_explicit(&writer->metrics.queued, writer->queued, memory_order_relaxed);
    (void)pthread_mutex_unlock(&writer->lock);
    if (count > 0) {
        atomic_fetch_add_explicit(&writer->metrics.jobs, count, memory_order_relaxed);
        atomic_fetch_add_explicit(&writer->metrics.batches, 1, memory_order_relaxed);
        histogram_observe(&writer->metrics.batch_jobs, (double)count);
    }
    return jobs;
}

static void tell_flushed(struct writer *writer) {
    for (size_t i = 0; i < writer->options.listener_count; i++) {
        const struct listener *listener = &writer->options.listeners[i];
        if (listener->flushed != NULL) {
            listener->flushed(listener->context);
        }
    }
}

static void finish_batch(struct writer *writer, struct job *jobs) {
    while (jobs != NULL) {
        struct job *job = jobs;
        jobs = job->next; /* done may free the job */
        job->done(job);
    }
    (void)pthread_mutex_lock(&writer->lock);
    writer->running = 0;
    (void)pthread_mutex_unlock(&writer->lock);
    tell_flushed(writer);
}

/*
 * Lets the write-ahead log begin anew with the next commit. For that all of it must have been copied, and the last of it
 * the writer alone can copy, as others find new commits behind what they have; but most of it they have copied before.
 */
static void finish_log(struct writer *writer) {
    struct db *db = writer->options.db;
    int64_t pages = db_log_pages(db);
    int64_t left = db_log_left(db);
    if (pages < LOG_PAGES) {
        writer->log_due = LOG_PAGES;
    } else if (pages >= writer->log_due && left > 0 && left <= pages / LOG_SHARE) {
        writer->log_due = pages + LOG_STEP;
        if (db_checkpoint(db) != OK) {
            log_note(writer->options.log, LOG_WARN, "checkpoint-failed", "%s", db_message(db));
        }
    }
}

static void *run(void *context) {
    struct writer *writer = context;
    bool stop = false;
    while (!stop) {
        struct job *jobs = take_batch(writer, &stop);
        writer_tell_news(writer);
        if (jobs != NULL) {
            finish_batch(writer, writer_run_batch(writer, jobs));
            finish_log(writer);
        } else if (!stop) {
            if (!atomic_load(&writer->healthy)) {
                writer_probe(writer);
            }
            tell_flushed(writer);
        }
    }
    return NULL;
}

/* ---- the public functions ---- */

enum err writer_start(struct writer **out, const struct writer_options *options) {
    struct writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL) {
        return ERR_NO_MEMORY;
    }
    writer->options = *options;
    writer->tx.writer = writer;
    json_out_init(&writer->tx.scratch);
    histogram_init(&writer->metrics.batch_jobs, batch_bounds, sizeof batch_bounds / sizeof batch_bounds[0]);
    histogram_init(&writer->metrics.commit_seconds, commit_bounds, sizeof commit_bounds / sizeof commit_bounds[0]);
    histogram_init(&writer->metrics.job_seconds, job_bounds, sizeof job_bounds / sizeof job_bounds[0]);
    histogram_init(&writer->metrics.job_rows, row_bounds, sizeof row_bounds / sizeof row_bounds[0]);
    atomic_init(&writer->healthy, true);
    (void)pthread_mutex_init(&writer->lock, NULL);
    (void)pthread_mutex_init(&writer->news.lock, NULL);
    cond_init(&writer->filled);
    if (pthread_create(&writer->thread, NULL, run, writer) != 0) {
        free(writer);
        return ERR_NO_MEMORY;
    }
    *out = writer;
    return OK;
}

enum err writer_submit(struct writer *writer, struct job *job) {
    job->next = NULL;
    (void)pthread_mutex_lock(&writer->lock);
    bool taken = !writer->stopping && (writer->queued < writer->options.queue_max || job->apart);
    bool was_empty = writer->first == NULL;
    if (taken) {
        *(writer->last != NULL ? &writer->last->next : &writer->first) = job;
        writer->last = job;
        writer->queued++;
        atomic_store_explicit(&writer->metrics.queued, writer->queued, memory_order_relaxed);
    }
    (void)pthread_mutex_unlock(&writer->lock);
    if (!taken) {
        atomic_fetch_add_explicit(&writer->metrics.refused, 1, memory_order_relaxed);
        return ERR_BUSY;
    }
    if (was_empty) {
        (void)pthread_cond_signal(&writer->filled);
    }
    return OK;
}

bool writer_shares(const struct writer *writer) {
    return writer->options.shares;
}

bool writer_is_healthy(const struct writer *writer) {
    return atomic_load(&writer->healthy);
}

size_t writer_pending(const struct writer *writer) {
    struct writer *locked = (struct writer *)writer; /* locking is no change */
    (void)pthread_mutex_lock(&locked->lock);
    size_t pending = locked->queued + locked->running;
    (void)pthread_mutex_unlock(&locked->lock);
    return pending;
}

const struct writer_metrics *writer_metrics(const struct writer *writer) {
    return &writer->metrics;
}

void writer_stop(struct writer *writer) {
    if (writer == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&writer->lock);
    writer->stopping = true;
    (void)pthread_cond_signal(&writer->filled);
    (void)pthread_mutex_unlock(&writer->lock);
    (void)pthread_join(writer->thread, NULL);
    writer_tell_news(writer);
    (void)pthread_cond_destroy(&writer->filled);
    (void)pthread_mutex_destroy(&writer->lock);
    (void)pthread_mutex_destroy(&writer->news.lock);
    free(writer->tx.caught);
    free(writer->tx.changes);
    json_out_free(&writer->tx.scratch);
    free(writer);
}
