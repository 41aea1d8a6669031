/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One job for the writer, with the oldest outcomes of a ring. A job that fails is tried again, since it has moved nothing on.
 */
#include "release.h"

#include "core/tx.h"
#include "store/webhooks.h"

static const int64_t pause_ms = 2000;

void release_init(struct release *release) {
    *release = (struct release){.first = 0};
    (void)pthread_mutex_init(&release->lock, NULL);
}

void release_free(struct release *release) {
    (void)pthread_mutex_destroy(&release->lock);
}

void release_begin(struct release *release, struct writer *writer, bool waits) {
    release->writer = writer;
    release->all_at = waits;
}

void release_note(struct release *release, const struct id *delivery, int64_t now) {
    (void)pthread_mutex_lock(&release->lock);
    if (release->count < RELEASE_MAX) {
        int at = (release->first + release->count++) % RELEASE_MAX;
        release->outcomes[at].delivery = *delivery;
        release->outcomes[at].at = now + pause_ms;
    } else {
        release->all_at = now + pause_ms;
    }
    (void)pthread_mutex_unlock(&release->lock);
}

/* The outcomes that the job has stay where they are in the ring until it is done. */
static enum err run(struct job *job, struct tx *tx) {
    struct release *release = (struct release *)job;
    enum err err = OK;
    release->has_more = false;
    for (int i = 0; i < release->taken && err == OK; i++) {
        const struct id *delivery = &release->outcomes[(release->first + i) % RELEASE_MAX].delivery;
        err = delivery_release_next(tx_write(tx), delivery, tx_now(tx));
    }
    if (err == OK && release->has_all) {
        int64_t released = 0;
        err = delivery_release_waiting(tx_write(tx), tx_now(tx), RELEASE_AT_ONCE, &released);
        release->has_more = released == RELEASE_AT_ONCE;
    }
    return err;
}

static void done(struct job *job) {
    struct release *release = (struct release *)job;
    (void)pthread_mutex_lock(&release->lock);
    if (job->err == OK) {
        release->first = (release->first + release->taken) % RELEASE_MAX;
        release->count -= release->taken;
    }
    if (release->has_all && (job->err != OK || release->has_more)) {
        release->all_at = 1;
    }
    release->is_busy = false;
    (void)pthread_mutex_unlock(&release->lock);
}

/* What is due, with the lock. */
static bool take(struct release *release, int64_t now) {
    release->taken = 0;
    while (release->taken < release->count && release->taken < RELEASE_AT_ONCE &&
           release->outcomes[(release->first + release->taken) % RELEASE_MAX].at <= now) {
        release->taken++;
    }
    release->has_all = release->all_at != 0 && release->all_at <= now;
    return release->taken > 0 || release->has_all;
}

int release_look(struct release *release, int64_t now, int idle_ms) {
    int64_t next = now + idle_ms;
    (void)pthread_mutex_lock(&release->lock);
    bool is_due = !release->is_busy && take(release, now);
    if (is_due) {
        release->is_busy = true;
        release->all_at = release->has_all ? 0 : release->all_at;
    } else if (release->count > 0 && !release->is_busy) {
        int64_t at = release->outcomes[release->first].at;
        next = at < next ? at : next;
    }
    (void)pthread_mutex_unlock(&release->lock);
    if (is_due) {
        release->job = (struct job){.run = run, .done = done};
        if (writer_submit(release->writer, &release->job) != OK) {
            release->job.err = ERR_BUSY;
            done(&release->job);
        }
    }
    return (int)(next - now);
}
