/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writer: the one thread through which every change goes, and its group commit.
 *
 * Whoever wants a change submits a struct job and is told when it is durable. The writer takes what has gathered (up to
 * batch_max jobs), runs each under one transaction, commits once, puts the new states into the cache, tells the listeners
 * what has changed (core/changes.h), and only then calls `done` of every job. So nobody hears of a change that a crash
 * could undo.
 *
 * A job that is refused has written nothing (it checks first, then writes), so it leaves no trace in the batch. One that
 * fails after it has written spoils the transaction: that is rolled back, and the jobs run again one by one, so that it
 * spoils only its own. (A savepoint around each job would do as well; it costs a sixth of the writer's time.) When BEGIN
 * or COMMIT fails, every job of the batch fails (ERR_STORE or ERR_STORE_UNKNOWN), the states of its games are dropped from
 * the cache, and the writer counts as unhealthy until a probe was written that is larger than a batch of moves; it probes
 * once a second by itself. When the database was opened anew (db_openings), what was in doubt may have come to light, as
 * after a crash: the cache is emptied, and the listeners are told that anything may have changed.
 *
 * Where other processes write to the database too (writer_options.shares), what is new of the games of a batch is read before it is run
 * (core/catch_up.h), and the unique key of a game's events is what keeps two from making the same event: then the transaction of
 * whoever came second fails as a whole, and is run again from what is newest by then. After a few times the jobs of games that
 * others keep changing are run one by one, and one that still does not succeed fails with ERR_BUSY.
 *
 * Threads: submit from any; run and done are called on the writer's thread and must be quick: no network, no hashing of
 * passwords, no search, no waiting.
 */
#ifndef REFEREE_CORE_WRITER_H
#define REFEREE_CORE_WRITER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/changes.h"
#include "util/err.h"
#include "util/log.h"
#include "util/metrics.h"

struct cache;
struct db;
struct id_source;
struct members;
struct outages;
struct outbox;
struct trace;
struct tx;
struct writer;

/* Embedded in whatever wants a change; belongs to the writer from submit until done. */
struct job {
    struct job *next; /* the writer's */
    /*
     * Does the change within tx. What it returns is the job's err, unless the commit fails. It may be called again, from
     * the start, when the transaction it ran in was rolled back.
     */
    enum err (*run)(struct job *job, struct tx *tx);
    /*
     * Asks, through tx_read, what run is going to ask, as far as that is known beforehand, and gets no answer yet (db_foresee).
     * NULL: nothing. It is called where that spares a round trip for each job, of all jobs of a batch before any is run, but not
     * again where others, or other jobs, have turned out to be first.
     */
    void (*foresee)(struct job *job, struct tx *tx);
    /* The outcome is known: job->err. Called exactly once. */
    void (*done)(struct job *job);
    enum err err;
    /*
     * The game that it is about; none: it has none, or several. Where others write to the database too, what is new of it is
     * asked for together with that of other jobs; of any other game it is asked for when run asks.
     */
    struct id game;
    const struct trace *trace; /* of whoever asked for it; NULL: nobody did, or without one */
    bool wrote;                /* the writer's: did run write anything? */
    bool is_contested;         /* the writer's: somebody else was first, in this game, since it ran first */
    int64_t seen;              /* the writer's: the version of the game when it ran last; 0: it has not */
    /*
     * It has a transaction to itself, in which no move waits: its failing fails nobody else and says nothing about the
     * store, of which moves tell soon enough. A full queue takes it too, since it is behind the moves that fill it; so
     * whoever submits such jobs has one at a time.
     */
    bool apart;
};

/* What the writer counts; read it any time. */
struct writer_metrics {
    atomic_uint_fast64_t jobs, batches, failed_commits, refused; /* refused: the queue was full */
    atomic_uint_fast64_t spoilt;    /* batches taken back for one job, which had written and then failed */
    atomic_uint_fast64_t overtaken; /* transactions in which another process was first; run again, at least in parts */
    atomic_uint_fast64_t queued;    /* jobs waiting now */
    struct histogram batch_jobs;    /* jobs a batch */
    struct histogram commit_seconds;
    struct histogram job_seconds; /* of each run of a job, the commit aside */
    struct histogram job_rows;    /* rows that it read and changed */
};

struct writer_options {
    struct db *db; /* DB_WRITE; used by the writer's thread alone from start to stop */
    struct cache *cache;
    struct id_source *ids;
    struct log *log;
    struct outbox *outbox;   /* messages to webhooks; may be NULL */
    struct outages *outages; /* when nobody could move; may be NULL */
    bool shares;             /* other processes write to the database too */
    struct members *members; /* who know when nobody could move, where that is so; may be NULL */
    size_t queue_max;
    size_t batch_max;
    const struct listener *listeners; /* in the order in which they are told; borrowed */
    size_t listener_count;
};

/* The options are copied; what they point to must outlive the writer. */
enum err writer_start(struct writer **out, const struct writer_options *options) MUST_CHECK;

/* ERR_BUSY when the queue is full or the writer is stopping: then done will not be called. */
enum err writer_submit(struct writer *writer, struct job *job) MUST_CHECK;

/*
 * From any thread: this state of a game has been read from the database, which another process wrote to. The cache gets it,
 * unless it has a newer one, and the listeners are told on the writer's thread. Takes its own reference.
 */
void writer_publish(struct writer *writer, const struct game *game);

/* The same, and the listeners are told also where the cache has it already: who has put it there need not have told them. */
void writer_announce(struct writer *writer, const struct game *game);

/* The same of whatever else others have changed: any kind but CHANGE_GAME. With CHANGE_MISSED the cache is emptied before. */
void writer_pass_on(struct writer *writer, enum change_kind kind, const struct id *about);

/* Do other processes write to its database too? */
bool writer_shares(const struct writer *writer);

/* Has nothing failed since the store last took a probe? */
bool writer_is_healthy(const struct writer *writer);

/* Jobs submitted and not yet done. */
size_t writer_pending(const struct writer *writer);

const struct writer_metrics *writer_metrics(const struct writer *writer);

/* Runs what is queued, stops the thread and frees the writer. NULL is fine. */
void writer_stop(struct writer *writer);

#endif
