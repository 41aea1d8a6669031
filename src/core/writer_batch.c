/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A batch of the writer's: its jobs in one transaction, what they changed, and what becomes of it where that fails.
 *
 * What has changed, with the new states, is noted in a list of two parts: what the running job made, thrown away if it
 * fails, behind what the batch made, which is told after the commit.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sodium.h>

#include "core/cache.h"
#include "core/catch_up.h"
#include "core/members.h"
#include "core/tx.h"
#include "store/db.h"
#include "store/event_log.h"
#include "store/store.h"
#include "util/timestamp.h"
#include "writer_internal.h"

/*
 * How often a batch is run again, where its connection was lost, and where another was first; how often the jobs of a game that
 * others keep changing are, with as many of the latter, and the pauses between.
 */
enum { CUTS_MAX = 3, CONFLICTS_MAX = 2, CONTESTED_MAX = 8, PAUSE_STEP_US = 1000 };

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

/* ---- jobs ---- */

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

/* Nobody knows whether the batch is durable: the next reader finds out. */
static void forget_games(struct tx *tx) {
    for (size_t i = 0; i < tx->batch_count; i++) {
        if (tx->changes[i].game != NULL) {
            cache_drop(tx->writer->options.cache, &tx->changes[i].id);
        }
    }
}

/* What went well makes an unhealthy store no healthy one: a small change finds room where a larger one does not. */
static void note_health(struct writer *writer, enum err err, bool is_probe) {
    bool healthy = err == OK;
    if (!healthy) {
        atomic_fetch_add_explicit(&writer->metrics.failed_commits, 1, memory_order_relaxed);
    } else if (!is_probe) {
        return;
    }
    if (atomic_load(&writer->healthy) != healthy) { /* which nobody else changes; it is logged before anybody sees it */
        log_note(writer->options.log, healthy ? LOG_INFO : LOG_ERROR, healthy ? "store-recovered" : "store-failed",
                 "%s", healthy ? "transactions succeed again" : db_message(writer->options.db));
        atomic_store(&writer->healthy, healthy);
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
    writer_tell(options, &(struct change_note){.kind = CHANGE_ALL}, 1);
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

/* ---- what others have made ---- */

/*
 * The newest states of the jobs' games, where others write too. Before the transaction if that can be, as a batch whose jobs
 * are all refused needs none; a connection that was lost is made anew by whoever begins one. It says of each job whether
 * somebody else was first in its game.
 */
static enum err catch_up_with(struct tx *tx, struct job *jobs) {
    const struct writer_options *options = &tx->writer->options;
    struct catch_up_want wants[WRITER_BATCH_MAX];
    size_t count = 0;
    for (const struct job *job = jobs; job != NULL; job = job->next) {
        if (!id_is_none(&job->game)) {
            wants[count++] = (struct catch_up_want){.game = job->game};
        }
    }
    enum err err = catch_up(tx->writer, options->cache, options->db, wants, count);
    count = 0;
    for (struct job *job = jobs; job != NULL && err == OK; job = job->next) {
        if (!id_is_none(&job->game)) {
            const struct catch_up_want *want = &wants[count++];
            job->is_contested = job->is_contested || (job->seen != 0 && want->version != job->seen);
            job->seen = want->version;
        }
    }
    tx->has_caught_up = err == OK;
    tx->caught_count = 0;
    return err;
}

static void catch_up_ahead(struct tx *tx, struct job *jobs) {
    const struct db *db = tx->writer->options.db;
    tx->has_caught_up = !tx->writer->options.shares;
    tx->caught_count = 0;
    if (tx->writer->options.shares && !tx->takes_turns && db_is_connected(db)) {
        (void)!catch_up_with(tx, jobs); /* else within the transaction */
    }
}

/* ---- a transaction ---- */

/* What the jobs are going to ask is asked together. */
static void foresee(struct writer *writer, struct job *jobs) {
    struct db *db = writer->options.db;
    db_foresee(db, true);
    for (struct job *job = jobs; job != NULL; job = job->next) {
        if (job->foresee != NULL) {
            job->foresee(job, &writer->tx);
        }
    }
    db_foresee(db, false);
}

/* The games of the jobs are fetched together, not each when its job comes to it. */
static void expect_games(const struct writer *writer, const struct job *jobs) {
    const struct id *games[WRITER_BATCH_MAX];
    size_t count = 0;
    for (const struct job *job = jobs; job != NULL; job = job->next) {
        if (!id_is_none(&job->game)) {
            games[count++] = &job->game;
        }
    }
    cache_expect_all(writer->options.cache, games, count);
}

/* Everything that is run in it, up to the commit. */
static enum err run_jobs(struct writer *writer, struct job *jobs, bool foresees, bool *out_spoilt) {
    struct tx *tx = &writer->tx;
    bool waits = tx->takes_turns && !tx->has_caught_up && jobs != NULL && !id_is_none(&jobs->game);
    enum err err = waits ? event_log_lock(writer->options.db, &jobs->game) : OK;
    *out_spoilt = err == ERR_CONFLICT; /* it took too long */
    err = err == OK && !tx->has_caught_up ? catch_up_with(tx, jobs) : err;
    if (err == OK && !atomic_load(&writer->healthy)) { /* a refusal counts only where a move would be taken */
        err = store_touch(writer->options.db, tx->now, jobs == NULL ? RECOVERY_BYTES : PROBE_BYTES);
    }
    if (err == OK && foresees && writer->options.shares) {
        foresee(writer, jobs);
    }
    expect_games(writer, jobs);
    for (struct job *job = jobs; job != NULL && err == OK; job = job->next) {
        if (!run_job(tx, job)) {
            *out_spoilt = true;
            err = job->err;
        }
    }
    return err;
}

/*
 * Runs jobs in one transaction; none at all is a probe of the store. Returns whether it went well; *out_spoilt says that
 * it did not because of one job, and that nothing of it has been written. foresees: see struct job.
 */
static enum err run_once(struct writer *writer, struct job *jobs, bool foresees, bool *out_spoilt) {
    struct db *db = writer->options.db;
    struct tx *tx = &writer->tx;
    *out_spoilt = false;
    catch_up_ahead(tx, jobs);
    if (db_begin_batch(db) != OK) { /* which waits for a database that has gone */
        return ERR_STORE;
    }
    members_wait(writer->options.members, db_openings(db)); /* nobody is to pay for an outage that is not known yet */
    tx->number++;
    tx->now = timestamp_now();
    notice_opening(writer);
    enum err err = run_jobs(writer, jobs, foresees, out_spoilt);
    if (err != OK) {
        (void)db_rollback(db);
        discard(tx);
        if (err == ERR_CONFLICT && !writer->options.shares) { /* what it was run on may not be the newest */
            cache_drop_all(writer->options.cache);
        }
        return err;
    }
    err = commit(writer, jobs);
    if (err == OK) {
        writer_tell_batch(writer);
    } else if (err != ERR_CONFLICT) {
        forget_games(tx);
    }
    discard(tx);
    *out_spoilt = err == ERR_CONFLICT; /* a part was refused */
    return err;
}

/* The same; again where a connection was lost, or another was first, and nothing has happened: nobody need hear of that. */
static enum err run_transaction(struct writer *writer, struct job *jobs, bool *out_spoilt) {
    const struct db *db = writer->options.db;
    int cuts = 0;
    int conflicts = 0;
    for (;;) {
        enum err err = run_once(writer, jobs, conflicts == 0, out_spoilt);
        bool was_cut = err != OK && err != ERR_STORE_UNKNOWN && db_was_cut(db);
        bool was_second = err != OK && !was_cut && *out_spoilt && writer->options.shares;
        atomic_fetch_add_explicit(&writer->metrics.overtaken, was_second && err == ERR_CONFLICT, memory_order_relaxed);
        if (!(was_cut && cuts++ < CUTS_MAX) && !(was_second && conflicts++ < CONFLICTS_MAX)) {
            return err;
        }
    }
}

/* ---- a batch ---- */

/* What a job is told that could not be done because another was first, again and again. Nothing of it has happened. */
static enum err tell_apart(const struct writer *writer, enum err err) {
    return err == ERR_CONFLICT && writer->options.shares ? ERR_BUSY : err;
}

/* One by one, so that the job that spoils a transaction spoils only its own. */
static void run_singly(struct writer *writer, struct job *jobs) {
    for (struct job *job = jobs; job != NULL; job = job->next) {
        struct job *next = job->next;
        bool spoilt = false;
        job->next = NULL;
        enum err err = tell_apart(writer, run_transaction(writer, job, &spoilt));
        job->next = next;
        job->err = err == OK ? job->err : err;
        note_health(writer, spoilt && err != ERR_STORE ? OK : err, false);
    }
}

/* Those of games in which somebody else keeps being first, and the others: each in their order. */
static void split(struct job **out_contested, struct job **out_others, struct job *jobs) {
    while (jobs != NULL) {
        struct job *job = jobs;
        struct job ***list = job->is_contested ? &out_contested : &out_others;
        jobs = job->next;
        job->next = NULL;
        **list = job;
        *list = &job->next;
    }
}

static void join(struct job *first, struct job *second) {
    while (first->next != NULL) {
        first = first->next;
    }
    first->next = second;
}

/* Whoever else is after the same game is ahead by a commit: a moment, drawn anew each time, lets one of them through. */
static void pause_briefly(int tries) {
    const uint32_t us = randombytes_uniform((uint32_t)(tries + 1) * PAUSE_STEP_US);
    const struct timespec pause = {.tv_nsec = us * 1000L};
    (void)nanosleep(&pause, NULL);
}

/*
 * The jobs of one game that others change as well, in a transaction of their own. They wait for their turn; only who has not
 * come to that yet may still be ahead of them.
 */
static void run_contested(struct writer *writer, struct job *jobs) {
    bool spoilt = true;
    enum err err = OK;
    writer->tx.takes_turns = true;
    for (int tries = 0; tries < CONTESTED_MAX && spoilt; tries++) {
        if (tries > 0) {
            pause_briefly(tries);
        }
        err = run_transaction(writer, jobs, &spoilt);
    }
    writer->tx.takes_turns = false;
    if (spoilt) {
        run_singly(writer, jobs);
    } else if (err != OK) {
        note_health(writer, err, false);
        fail_all(jobs, err);
    }
}

/* Each game's by themselves: they stand together. */
static void run_each_contested(struct writer *writer, struct job *jobs) {
    while (jobs != NULL) {
        struct job *last = jobs;
        while (last->next != NULL && id_equal(&last->next->game, &jobs->game)) {
            last = last->next;
        }
        struct job *rest = last->next;
        last->next = NULL;
        run_contested(writer, jobs);
        last->next = rest;
        jobs = rest;
    }
}

/* A batch that has failed because of one of its jobs. Where that is of a game that others change as well, the rest go first. */
static struct job *run_spoilt(struct writer *writer, struct job *jobs) {
    struct job *contested = NULL;
    struct job *others = NULL;
    bool spoilt = true;
    split(&contested, &others, jobs);
    if (contested != NULL && others != NULL) {
        enum err err = run_transaction(writer, others, &spoilt);
        if (!spoilt && err != OK) {
            fail_all(others, err);
        }
    }
    if (spoilt) {
        run_singly(writer, others);
    }
    run_each_contested(writer, contested);
    if (others == NULL) {
        return contested;
    }
    join(others, contested);
    return others;
}

/* Of an unhealthy store: does it take as much as it may have to? Once a second at most while it does not. */
void writer_probe(struct writer *writer) {
    int64_t now_us = timestamp_monotonic_us();
    if (now_us < writer->probe_at_us) {
        return;
    }
    bool spoilt = false;
    enum err err = run_transaction(writer, NULL, &spoilt);
    writer->probe_at_us = err == OK ? 0 : timestamp_monotonic_us() + WRITER_PROBE_US;
    note_health(writer, err, true);
}

/* In the order of their games, and otherwise as they came; those without one last. */
static struct job *merge(struct job *first, struct job *second) {
    struct job *merged = NULL;
    struct job **last = &merged;
    while (first != NULL && second != NULL) {
        bool is_first = id_is_none(&second->game) ||
                        (!id_is_none(&first->game) && strcmp(first->game.text, second->game.text) <= 0);
        struct job **from = is_first ? &first : &second;
        *last = *from;
        last = &(*last)->next;
        *from = (*from)->next;
    }
    *last = first != NULL ? first : second;
    return merged;
}

/* Two processes that write to the same games do so in the same order, and do not wait for each other. */
static struct job *sort(struct job *jobs, size_t count) {
    struct job *end = jobs;
    if (count < 2) {
        return jobs;
    }
    for (size_t i = 1; i < count / 2; i++) {
        end = end->next;
    }
    struct job *rest = end->next;
    end->next = NULL;
    return merge(sort(jobs, count / 2), sort(rest, count - count / 2));
}

static size_t count_jobs(const struct job *jobs) {
    size_t count = 0;
    for (; jobs != NULL; jobs = jobs->next) {
        count++;
    }
    return count;
}

struct job *writer_run_batch(struct writer *writer, struct job *jobs) {
    bool spoilt = false;
    for (struct job *job = jobs; job != NULL; job = job->next) {
        job->is_contested = false;
        job->seen = 0;
    }
    jobs = writer->options.shares ? sort(jobs, count_jobs(jobs)) : jobs;
    assert(jobs != NULL);
    enum err err = run_transaction(writer, jobs, &spoilt);
    if (jobs->apart) {
        jobs->err = err == OK ? jobs->err : tell_apart(writer, err);
    } else if (spoilt) {
        atomic_fetch_add_explicit(&writer->metrics.spoilt, 1, memory_order_relaxed);
        jobs = run_spoilt(writer, jobs);
    } else {
        note_health(writer, err, false);
        if (err != OK) {
            fail_all(jobs, err); /* also the refused: what they were refused for may never have happened */
        }
    }
    if (err == OK && !atomic_load(&writer->healthy)) {
        writer_probe(writer);
    }
    return jobs;
}
