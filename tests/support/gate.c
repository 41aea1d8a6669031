/* SPDX-License-Identifier: Apache-2.0 */
#include "gate.h"

#include <criterion/criterion.h>

static struct gate *gate_of(const struct db *db) {
    return (struct gate *)(void *)db->driver;
}

/* Counts a call; true when this is the one to fail. */
static bool is_to_fail(struct gate *gate, enum gate_call call) {
    atomic_fetch_add(&gate->calls[call], 1);
    int failing = atomic_load(&gate->failing);
    if (failing != GATE_ANY && failing != (int)call) {
        return false;
    }
    if (atomic_load(&gate->fails_at) == GATE_EVERY) {
        return true;
    }
    return atomic_load(&gate->fails_at) > 0 && atomic_fetch_sub(&gate->fails_at, 1) == 1;
}

static enum err failure(const struct gate *gate) {
    return (enum err)atomic_load(&gate->err);
}

static enum err run(struct db *db, enum query query, const struct value *arguments, size_t count, db_row_function *row,
                    void *context, int64_t *out_changes) {
    struct gate *gate = gate_of(db);
    if (is_to_fail(gate, GATE_RUN)) {
        return failure(gate);
    }
    enum err err = gate->real->run(db, query, arguments, count, row, context, out_changes);
    int held = (int)query;
    if (atomic_compare_exchange_strong(&gate->held_query, &held, -1)) {
        (void)sem_post(&gate->arrived);
        (void)sem_wait(&gate->opened);
    }
    return err;
}

static enum err begin(struct db *db) {
    struct gate *gate = gate_of(db);
    return is_to_fail(gate, GATE_BEGIN) ? failure(gate) : gate->real->begin(db);
}

static enum err commit(struct db *db) {
    struct gate *gate = gate_of(db);
    if (is_to_fail(gate, GATE_COMMIT)) {
        (void)gate->real->rollback(db);
        return failure(gate);
    }
    return gate->real->commit(db);
}

static enum err checkpoint(struct db *db) {
    struct gate *gate = gate_of(db);
    return is_to_fail(gate, GATE_CHECKPOINT) ? failure(gate) : gate->real->checkpoint(db);
}

static int64_t log_pages(const struct db *db) {
    const struct gate *gate = gate_of(db);
    int pages = atomic_load(&gate->log_pages);
    return pages >= 0 ? pages : gate->real->log_pages(db);
}

static int64_t log_left(const struct db *db) {
    const struct gate *gate = gate_of(db);
    int pages = atomic_load(&gate->log_left);
    return pages >= 0 ? pages : gate->real->log_left(db);
}

static int openings(const struct db *db) {
    const struct gate *gate = gate_of(db);
    return gate->real->openings(db) + atomic_load(&gate->openings);
}

void gate_install(struct gate *gate, struct db *db) {
    gate->real = db->driver;
    gate->db = db;
    gate->driver = *db->driver;
    gate->driver.run = run;
    gate->driver.begin = begin;
    gate->driver.commit = commit;
    gate->driver.checkpoint = checkpoint;
    gate->driver.log_pages = log_pages;
    gate->driver.log_left = log_left;
    gate->driver.openings = openings;
    atomic_init(&gate->log_pages, -1);
    atomic_init(&gate->log_left, -1);
    atomic_init(&gate->openings, 0);
    atomic_init(&gate->held_query, -1);
    atomic_init(&gate->fails_at, 0);
    atomic_init(&gate->failing, GATE_ANY);
    atomic_init(&gate->err, OK);
    for (int i = 0; i < GATE_ANY; i++) {
        atomic_init(&gate->calls[i], 0);
    }
    cr_assert(sem_init(&gate->arrived, 0, 0) == 0 && sem_init(&gate->opened, 0, 0) == 0);
    db->driver = &gate->driver;
}

void gate_remove(struct gate *gate) {
    gate->db->driver = gate->real;
}

void gate_hold(struct gate *gate, enum query query) {
    atomic_store(&gate->held_query, (int)query);
}

void gate_wait(struct gate *gate) {
    (void)sem_wait(&gate->arrived);
}

void gate_open(struct gate *gate) {
    (void)sem_post(&gate->opened);
}

void gate_fail(struct gate *gate, enum gate_call call, int nth, enum err err) {
    atomic_store(&gate->failing, (int)call);
    atomic_store(&gate->err, (int)err);
    atomic_store(&gate->fails_at, nth);
}

bool gate_has_failed(struct gate *gate) {
    return atomic_load(&gate->fails_at) <= 0;
}
