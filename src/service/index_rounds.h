/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writing the index of the log behind the moves (store/event_index.h): what housekeeping has the writer do for it, some
 * milliseconds at a time, each with a transaction to itself.
 */
#ifndef REFEREE_SERVICE_INDEX_ROUNDS_H
#define REFEREE_SERVICE_INDEX_ROUNDS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "core/writer.h"
#include "store/event_index.h"

struct log;

/* The fields are its own. */
struct index_rounds {
    struct job job;
    struct writer *writer;
    const struct db *db;
    struct log *log;
    struct event_round *round; /* NULL: none is under way; the thread's, the writer's while busy */
    bool done;                 /* with the slice that is being written */
    int64_t begun_us;          /* the last one */
    pthread_mutex_t lock;      /* of what follows */
    pthread_cond_t idle;
    bool busy, stopping;
};

/* db: any connection to the database. Both are borrowed. */
void index_rounds_init(struct index_rounds *rounds, const struct db *db, struct log *log);
void index_rounds_free(struct index_rounds *rounds);

/* Once a second, from one thread: begins a round where one is due, and goes on with one that could not. */
void index_rounds_look(struct index_rounds *rounds, struct writer *writer);

/* Returns when the writer has nothing of it; the round under way stays as it is. Nothing is begun afterwards. */
void index_rounds_stop(struct index_rounds *rounds);

#endif
