/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writer and the transaction that its jobs see, for writer.c and tx.c.
 */
#ifndef REFEREE_CORE_WRITER_INTERNAL_H
#define REFEREE_CORE_WRITER_INTERNAL_H

#include <pthread.h>

#include "core/tx.h"
#include "core/writer.h"

/* Bytes of a probe: as much as a move writes; and more than a batch of moves, after the store has failed. */
enum { PROBE_BYTES = 16 * 1024, RECOVERY_BYTES = 256 * 1024 };
enum { WRITER_PROBE_US = 1000000 };

struct tx {
    struct writer *writer;
    int64_t now;
    struct job *job;
    struct change_note *changes;   /* the batch's, then the job's; with references to the games */
    size_t batch_count, job_count; /* of them */
    size_t room;
    struct json_out scratch;
};

struct writer {
    struct writer_options options;
    struct writer_metrics metrics;
    atomic_bool healthy;
    struct tx tx;
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
    bool stopping;
};

#endif
