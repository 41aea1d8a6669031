/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writer and the transaction that its jobs see, for writer.c, writer_batch.c, writer_news.c and tx.c.
 */
#ifndef REFEREE_CORE_WRITER_INTERNAL_H
#define REFEREE_CORE_WRITER_INTERNAL_H

#include <pthread.h>

#include "core/tx.h"
#include "core/writer.h"

/* Bytes of a probe: as much as a move writes; and more than a batch of moves, after the store has failed. */
enum { PROBE_BYTES = 16 * 1024, RECOVERY_BYTES = 256 * 1024 };
enum { WRITER_PROBE_US = 1000000 };

/* Jobs that a batch has at most, whatever was asked for. */
enum { WRITER_BATCH_MAX = 1000 };

struct tx {
    struct writer *writer;
    int64_t number; /* of transactions so far */
    int64_t now;
    struct job *job;
    struct change_note *changes;   /* the batch's, then the job's; with references to the games */
    size_t batch_count, job_count; /* of them */
    size_t room;
    struct json_out scratch;
    /* Where others write too: the games, beside those of jobs, whose newest states have been looked for. */
    struct id *caught;
    size_t caught_count, caught_room;
    bool has_caught_up; /* with those of the jobs */
    bool takes_turns;   /* with others that change the game of the jobs */
};

/* What others have made, and listeners have not been told yet; with references to the games. */
struct news {
    pthread_mutex_t
        lock; /* also held while the cache is changed: the order is the same for the cache and the listeners */
    struct change_note *notes;
    size_t count, room;
};

struct writer {
    struct writer_options options;
    struct writer_metrics metrics;
    atomic_bool healthy;
    struct tx tx;
    struct news news;
    int openings;        /* of the database, when it was last looked at */
    int64_t written_us;  /* when something last became durable */
    int64_t probe_at_us; /* not before that, after a probe that failed */
    int64_t log_due;     /* pages of the write-ahead log at which its last ones are copied */

    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t filled;
    struct job *first, *last;
    size_t queued;  /* in the list */
    size_t running; /* taken, not yet done */
    bool has_news;
    bool stopping;
};

/* Runs a batch. On return every job has its err. Returns the jobs, perhaps in another order. */
struct job *writer_run_batch(struct writer *writer, struct job *jobs) MUST_CHECK;

/* Of an unhealthy store: does it take as much as it may have to? Once a second at most while it does not. */
void writer_probe(struct writer *writer);

/* Tells the listeners what others have made. */
void writer_tell_news(struct writer *writer);

/* The batch is durable: its states go into the cache, and the listeners are told, of what others made before too. */
void writer_tell_batch(struct writer *writer);

void writer_tell(const struct writer_options *options, const struct change_note *changes, size_t count);

#endif
