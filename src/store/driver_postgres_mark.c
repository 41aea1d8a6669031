/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whether a commit happened whose answer never came.
 *
 * Each connection that has claimed its database has a row there, and each of its batches writes a number into it, which follows
 * on that of the batch before. When the connection is lost between the commit and its answer, the next connection reads that row
 * with its lock, and moves the number on. The lock waits for the transaction where it is still running, or waiting for a
 * standby. The number shuts it out where it has not begun: it may still sit in a socket before a process that sleeps, and when
 * that wakes, its mark does not follow any more, and it fails as a whole. So what is told of a batch stays true.
 *
 * A commit that came with a warning is settled in the same way: whoever cut short its wait for the standby has made it durable
 * on this server alone, and the one that settles it waits for the standby again, with everything before it.
 */
#include "driver_postgres.h"

#include <string.h>

#include <sodium.h>

#include "util/timestamp.h"

enum { TRIES = 3 };

/* After so long without a batch nobody asks for a row any more. */
#define FORGOTTEN_AFTER_MS (INT64_C(7) * 24 * 60 * 60 * 1000)

void postgres_draw_instance(struct postgres *postgres) {
    unsigned char bytes[(sizeof postgres->instance - 1) / 2];
    randombytes_buf(bytes, sizeof bytes);
    (void)sodium_bin2hex(postgres->instance, sizeof postgres->instance, bytes, sizeof bytes);
    postgres->is_registered = false;
    postgres->batch = 0;
}

enum err postgres_register(struct postgres *postgres) {
    const int64_t now = timestamp_now();
    const struct value row[] = {value_text(postgres->instance), value_integer(now)};
    const struct value before[] = {value_integer(now - FORGOTTEN_AFTER_MS)};
    if (postgres->instance[0] == '\0' || postgres->is_registered) {
        return OK;
    }
    enum err err = postgres_query(postgres, QUERY_FORGET_INSTANCES, before, VALUE_COUNT(before), NULL, NULL, NULL);
    err = err == OK ? postgres_query(postgres, QUERY_REGISTER_INSTANCE, row, VALUE_COUNT(row), NULL, NULL, NULL) : err;
    postgres->is_registered = err == OK;
    return err;
}

enum err postgres_mark(struct postgres *postgres) {
    const struct value arguments[] = {
        value_text(postgres->instance),
        value_integer(postgres->batch + 1),
        value_integer(timestamp_now()),
    };
    if (!postgres->is_registered) {
        return OK;
    }
    return postgres_query(postgres, QUERY_MARK_BATCH, arguments, VALUE_COUNT(arguments), NULL, NULL, NULL);
}

static enum err note_batch(void *context, const struct value *columns, size_t count) {
    int64_t *batch = context;
    (void)count;
    *batch = value_get_integer(&columns[0]);
    return OK;
}

/* Waits for as long as the transaction in question does: whoever has sent it would have waited as well. */
static enum err ask(int64_t *out_last, struct postgres *postgres) {
    const struct value arguments[] = {value_text(postgres->instance), value_integer(postgres->batch + 1)};
    enum err err = postgres_control(postgres, "SET lock_timeout = 0");
    err = err == OK ? postgres_query(postgres, QUERY_SETTLE_BATCH, arguments, VALUE_COUNT(arguments), note_batch,
                                     out_last, NULL)
                    : err;
    return err == OK ? postgres_control(postgres, POSTGRES_LOCK_TIMEOUT) : err;
}

static enum err connect_and_ask(int64_t *out_last, struct postgres *postgres) {
    enum err err = postgres_enter(postgres);
    postgres->warned = false;
    return err == OK ? ask(out_last, postgres) : err;
}

enum err postgres_settle(struct postgres *postgres) {
    const int64_t batch = postgres->batch + 1;
    int64_t last = -1;
    postgres->db.in_transaction = false; /* it has ended, one way or the other */
    postgres->is_cut = false;
    if (!postgres->is_registered) {
        return ERR_STORE_UNKNOWN;
    }
    postgres->in_doubt = true;
    enum err err = connect_and_ask(&last, postgres);
    for (int tries = 0; tries < TRIES && err != OK && !postgres_is_connected(postgres); tries++) {
        err = connect_and_ask(&last, postgres); /* it has come back, and gone again */
    }
    postgres->is_cut = false;
    if (err != OK || postgres->warned) {
        postgres->openings++; /* whatever became of it, nobody has been told of it */
        return ERR_STORE_UNKNOWN;
    }
    postgres->in_doubt = false;
    postgres_draw_instance(postgres);
    if (last != batch && last != batch - 1) {
        postgres->openings++;
        postgres_note(postgres, "the mark of the batch is gone: the database is not the one that it was sent to");
        return ERR_STORE_UNKNOWN;
    }
    postgres->is_cut = last != batch;
    return last == batch ? OK : ERR_STORE;
}
