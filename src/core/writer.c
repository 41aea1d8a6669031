/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The one thread that changes anything.
 *
 * It sleeps on an empty queue; woken, it takes what is there, up to batch_max jobs. While one batch is being synced the
 * next one gathers, so the busier the server, the larger the groups and the cheaper each change. What has changed, with
 * the new states, is noted in a list of two parts: what the running job made, thrown away if it fails, behind what the
 * batch made, which is told after the commit.
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
enum { LOG_PAGES = 4096, LOG_SHARE = 32, LOG_STEP = 512, RUNS_AGAIN = 3 };

static const double batch_bounds[] = {1, 2, 4, 8, 16, 32, 64, 128, 256};
static const double commit_bounds[] = {0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                       0.025,  0.05,    0.1,    0.25,  1,      5};

static const double job_bounds[] = {0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                    0.01,    0.025,  0.05,    0.1,    0.25,  1};
static const double row_bounds[] = {4, 16, 64, 128, 256, 512, 1024, 2048, 4096, 16384, 65536};

/* The job went well: what it noted belongs to the batch. Older notes of the same give way, but no version goes back. */
static void keep_job(struct tx *tx) {
    size_t kept = tx->batch_count;
    for (size_t i = tx->batch_count; i < tx->batch_count + tx->job_count; i++) {
        struct change_note note = tx->changes[i];
        size_t at = 0;
        while (at < kept && (tx->changes[at].kind != note.kind || !id_equal(&tx->changes[at].id, &note.id))) {
            at++;
        }
        if (at < kept) {
            note.version = note.version > tx->changes[at].version ? note.version : tx->changes[at].version;
            game_release(tx->changes[at].game);
        } else {
            kept++;
        }
        tx->changes[at] = note;
    }
    tx->batch_count = kept;
    tx->job_count = 0;
}

static void drop_job(struct tx *tx) {
    while (tx->job_count > 0) {
        game_release(tx->changes[tx->batch_count + --tx->job_count].game);
    }
}

/* ---- a batch ---- */

/*
 * Runs one job; false when it failed after it had written, so that the transaction holds half of it. That takes a store
 * that fails or memory that runs out: a job that is only refused has written nothing.
 */
static bool run_job(struct tx *tx, struct job *job) {
    struct writer_metrics *metrics = &tx->writer->metrics;
    const struct db *db = tx->writer->options.db;
    int64_t rows = db_rows(db);
    int64_t start = timestamp_monotonic_us();
    tx->job = job;
    job->wrote = false;
    job->err = job->run(job, tx);
    histogram_observe(&metrics->job_seconds, (double)(timestamp_monotonic_us() - start) / 1e6);
    histogram_observe(&metrics->job_rows, (double)(db_rows(db) - rows));
    if (job->err == OK) {
        keep_job(tx);
        return true;
    }
    drop_job(tx);
    return !job->wrote;
}

static void fail_all(struct job *jobs, enum err err) {
    for (struct job *job = jobs; job != NULL; job = job->next) {
        job->err = err;
    }
}

/* Forgets what was noted: it has been told, or the transaction was rolled back and the cache still has what is durable. */
static void discard(struct tx *tx) {
    while (tx->batch_count > 0) {
        const struct change_note *note = &tx->changes[--tx->batch_count];
        game_release(note->game);
        game_release(note->before);
    }
}

static void tell(const struct writer_options *options, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < options->listener_count; i++) {
        if (options->listeners[i].changed != NULL) {
            options->listeners[i].changed(options->listeners[i].context, changes, count);
        }
    }
}

/* The batch is durable, or nobody knows: then the next reader finds out. */
static void publish(struct tx *tx, bool durable) {
    const struct writer_options *options = &tx->writer->options;
    for (size_t i = 0; i < tx->batch_count; i++) {
        struct change_note *note = &tx->changes[i];
        if (note->game != NULL && durable) {
            note->before = cache_publish(options->cache, note->game);
        } else if (note->game != NULL) {
            cache_drop(options->cache, &note->id);
        }
    }
    if (durable && tx->batch_count > 0) {
        tell(options, tx->changes, tx->batch_count);
    }
    discard(tx);
}

/* What went well makes an unhealthy store no healthy one: a small change finds room where a larger one does not. */
static void note_health(struct writer *writer, enum err err, bool is_probe) {
    bool healthy = err == OK;
    if (!healthy) {
        atomic_fetch_add_explicit(&writer->metrics.failed_commits, 1, memory_order_relaxed);
    } else if (!is_probe) {
        return;
    }
    if (atomic_exchange(&writer->healthy, healthy) != healthy) {
        log_note(writer->options.log, healthy ? LOG_INFO : LOG_ERROR, healthy ? "store-recovered" : "store-failed",
                 "%s", healthy ? "transactions succeed again" : db_message(writer->options.db));
    }
}

/* Within a transaction, before its jobs: what was in doubt may have come to light. */
static void notice_opening(struct writer *writer) {
    const struct writer_options *options = &writer->options;
    if (db_openings(options->db) == writer->openings) {
        return;
    }
    writer->openings = db_openings(options->db);
    log_note(options->log, LOG_WARN, "store-reopened", "the database has failed and was opened anew");
    cache_drop_all(options->cache);
    tell(options, &(struct change_note){.kind = CHANGE_ALL}, 1);
}

/* Commits what the jobs wrote, and times it. */
static enum err commit(struct writer *writer, const struct job *jobs) {
    bool wrote = jobs == NULL;
    for (const struct job *job = jobs; job != NULL; job = job->next) {
        wrote = wrote || job->wrote;
    }
    int64_t start = timestamp_monotonic_us();
    enum err err = db_commit(writer->options.db);
    if (wrote) {
        histogram_observe(&writer->metrics.commit_seconds, (double)(timestamp_monotonic_us() - start) / 1e6);
    }
    if (wrote && err == OK) {
        writer->written_us = timestamp_monotonic_us();
    }
    return err;
}

/*
 * Runs jobs in one transaction; none at all is a probe of the store. Returns whether it went well; *out_spoilt says that
 * it did not because of one job, and that nothing of it has been written.
 */
static enum err run_once(struct writer *writer, struct job *jobs, bool *out_spoilt) {
    struct db *db = writer->options.db;
    struct tx *tx = &writer->tx;
    tx->now = timestamp_now();
    *out_spoilt = false;
    enum err err = db_begin_batch(db);
    if (err != OK) {
        return ERR_STORE;
    }
    notice_opening(writer);
    if (!atomic_load(&writer->healthy)) { /* a refusal counts only where a move would be taken */
        err = store_touch(db, tx->now, jobs == NULL ? RECOVERY_BYTES : PROBE_BYTES);
    }
    for (struct job *job = jobs; job != NULL && err == OK; job = job->next) {
        if (!run_job(tx, job)) {
            *out_spoilt = true;
            err = job->err;
        }
    }
    if (err != OK) {
        (void)db_rollback(db);
        discard(tx);
        if (err == ERR_CONFLICT) { /* what it was run on may not be the newest */
            cache_drop_all(writer->options.cache);
        }
        return err;
    }
    err = commit(writer, jobs);
    publish(tx, err == OK);
    *out_spoilt = err == ERR_CONFLICT; /* a part was refused */
    return err == ERR_CONFLICT ? ERR_STORE : err;
}

static bool may_run_again(const struct writer *writer, enum err err) {
    return err != OK && err != ERR_STORE_UNKNOWN && db_was_cut(writer->options.db);
}

/* The same; again where a connection was lost, and nothing has happened: nobody need hear of that. */
static enum err run_transaction(struct writer *writer, struct job *jobs, bool *out_spoilt) {
    enum err err = run_once(writer, jobs, out_spoilt);
    for (int again = 0; again < RUNS_AGAIN && may_run_again(writer, err); again++) {
        err = run_once(writer, jobs, out_spoilt);
    }
    return err;
}

/* One by one, so that the job that spoils a transaction spoils only its own. */
static void run_singly(struct writer *writer, struct job *jobs) {
    for (struct job *job = jobs; job != NULL; job = job->next) {
        struct job *next = job->next;
        bool spoilt = false;
        job->next = NULL;
        enum err err = run_transaction(writer, job, &spoilt);
        job->next = next;
        job->err = err == OK ? job->err : err;
        note_health(writer, spoilt && err != ERR_STORE ? OK : err, false);
    }
}

/* Of an unhealthy store: does it take as much as it may have to? Once a second at most while it does not. */
static void probe(struct writer *writer) {
    int64_t now_us = timestamp_monotonic_us();
    if (now_us < writer->probe_at_us) {
        return;
    }
    bool spoilt = false;
    enum err err = run_transaction(writer, NULL, &spoilt);
    writer->probe_at_us = err == OK ? 0 : timestamp_monotonic_us() + WRITER_PROBE_US;
    note_health(writer, err, true);
}

/* Runs a batch. On return every job has its err. */
static void run_batch(struct writer *writer, struct job *jobs) {
    bool spoilt = false;
    enum err err = run_transaction(writer, jobs, &spoilt);
    if (jobs->apart) {
        jobs->err = err == OK ? jobs->err : err;
    } else if (spoilt) {
        atomic_fetch_add_explicit(&writer->metrics.spoilt, 1, memory_order_relaxed);
        run_singly(writer, jobs);
    } else {
        note_health(writer, err, false);
        if (err != OK) {
            fail_all(jobs, err); /* also the refused: what they were refused for may never have happened */
        }
    }
    if (err == OK && !atomic_load(&writer->healthy)) {
        probe(writer);
    }
}

/* ---- the thread ---- */

/* Waits for jobs and takes up to batch_max; NULL when stopping and empty, or when it is time to probe. */
static struct job *take_batch(struct writer *writer, bool *out_stop) {
    int64_t until_us = timestamp_monotonic_us() + WRITER_PROBE_US;
    (void)pthread_mutex_lock(&writer->lock);
    bool waited_out = false;
    while (writer->first == NULL && !writer->stopping && !waited_out) {
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
        if (jobs != NULL) {
            run_batch(writer, jobs);
            finish_batch(writer, jobs);
            finish_log(writer);
        } else if (!stop) {
            writer->probe_at_us = 0;
            probe(writer); /* unhealthy, and nobody has come for a second */
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
    (void)pthread_cond_destroy(&writer->filled);
    (void)pthread_mutex_destroy(&writer->lock);
    free(writer->tx.changes);
    json_out_free(&writer->tx.scratch);
    free(writer);
}
