/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A real connection that can be made to wait or to fail at a chosen call, for what shows only when something happens
 * meanwhile. Everything else goes through to the driver the connection has.
 */
#ifndef REFEREE_TESTS_ENGINE_GATE_H
#define REFEREE_TESTS_ENGINE_GATE_H

#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "store/db.h"

/* Calls that can be made to fail. A commit that fails rolls back, as a driver's does. */
enum gate_call {
    GATE_RUN,
    GATE_BEGIN,
    GATE_COMMIT,
    GATE_CHECKPOINT,
    GATE_ANY,
};

struct gate {
    struct db_driver driver; /* first: the connection points at it */
    const struct db_driver *real;
    struct db *db;

    atomic_int held_query; /* after which the caller is held; -1 = none */
    sem_t arrived, opened;

    atomic_int fails_at; /* counts down; 0 = never, GATE_EVERY */
    atomic_int failing;  /* enum gate_call */
    atomic_int err;
    atomic_int calls[GATE_ANY];
    atomic_int log_pages; /* what db_log_pages says; -1 = the truth */
    atomic_int log_left;  /* and db_log_left */
    atomic_int openings;  /* and db_openings, beyond it */
};

/* The connection goes through the gate until gate_remove. */
void gate_install(struct gate *gate, struct db *db);
void gate_remove(struct gate *gate);

/* The next run of this query is carried out, but its caller is held before it gets the result. */
void gate_hold(struct gate *gate, enum query query);
void gate_wait(struct gate *gate); /* until a caller is held */
void gate_open(struct gate *gate); /* lets the caller go */

enum { GATE_EVERY = -1 };

/* The nth call of this kind from now returns err instead of being carried out. nth 0: none; GATE_EVERY: all, until told. */
void gate_fail(struct gate *gate, enum gate_call call, int nth, enum err err);
bool gate_has_failed(struct gate *gate);

#endif
