/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A round is begun when many events are in memory only, or after some seconds. One that fails is tried again a second
 * later; nothing is lost meanwhile, and moves go on.
 */
#include "index_rounds.h"

#include <stddef.h>

#include "core/tx.h"
#include "store/db.h"
#include "util/cond.h"
#include "util/log.h"
#include "util/timestamp.h"

/* However few have come, they are written after that. The first round comes with the first look. */
enum { DUE_US = 120000000 };

static struct index_rounds *of_job(struct job *job) {
    return (struct index_rounds *)((char *)job - offsetof(struct index_rounds, job));
}

static enum err write_slice(struct job *job, struct tx *tx) {
    struct index_rounds *rounds = of_job(job);
    return event_round_write(&rounds->done, rounds->round, tx_write(tx));
}

static void end_round(struct index_rounds *rounds) {
    event_round_end(rounds->round, rounds->db);
    if (event_round_conflicts(rounds->round) > 0) {
        log_note(rounds->log, LOG_ERROR, "log-conflict",
                 "%lld events have the number of another one of their game; `referee verify` names them",
                 (long long)event_round_conflicts(rounds->round));
    }
    event_round_free(rounds->round);
    rounds->round = NULL;
}

/* A slice goes behind the moves that have come meanwhile; a full queue takes it too, so that these do not outrun it. */
static void slice_done(struct job *job) {
    struct index_rounds *rounds = of_job(job);
    bool goes_on = job->err == OK && !rounds->done;
    if (job->err != OK) {
        log_note(rounds->log, LOG_WARN, "index-failed", "%s; %zu events are in memory only", err_name(job->err),
                 event_index_behind(rounds->db));
    } else if (rounds->done) {
        end_round(rounds);
    }
    (void)pthread_mutex_lock(&rounds->lock);
    goes_on = goes_on && !rounds->stopping;
    (void)pthread_mutex_unlock(&rounds->lock);
    if (goes_on && writer_submit(rounds->writer, job) == OK) {
        return;
    }
    (void)pthread_mutex_lock(&rounds->lock);
    rounds->busy = false;
    (void)pthread_cond_signal(&rounds->idle);
    (void)pthread_mutex_unlock(&rounds->lock);
}

/* Only one thread begins, so nothing becomes busy behind its back. */
static bool is_free(struct index_rounds *rounds) {
    (void)pthread_mutex_lock(&rounds->lock);
    bool is_free = !rounds->busy && !rounds->stopping;
    (void)pthread_mutex_unlock(&rounds->lock);
    return is_free;
}

static void begin_if_due(struct index_rounds *rounds) {
    int64_t now_us = timestamp_monotonic_us();
    if (!event_index_is_due(rounds->db) && now_us - rounds->begun_us < DUE_US) {
        return;
    }
    rounds->begun_us = now_us;
    if (event_round_begin(&rounds->round, rounds->db) != OK) {
        log_note(rounds->log, LOG_WARN, "index-failed", "there is no memory to sort what it lacks");
    }
}

void index_rounds_look(struct index_rounds *rounds, struct writer *writer) {
    if (!is_free(rounds)) {
        return;
    }
    if (rounds->round == NULL) {
        begin_if_due(rounds);
    }
    if (rounds->round == NULL) {
        return;
    }
    rounds->writer = writer;
    rounds->job = (struct job){.run = write_slice, .done = slice_done, .apart = true};
    (void)pthread_mutex_lock(&rounds->lock);
    rounds->busy = true;
    (void)pthread_mutex_unlock(&rounds->lock);
    if (writer_submit(writer, &rounds->job) != OK) { /* the writer is stopping */
        (void)pthread_mutex_lock(&rounds->lock);
        rounds->busy = false;
        (void)pthread_mutex_unlock(&rounds->lock);
    }
}

void index_rounds_stop(struct index_rounds *rounds) {
    (void)pthread_mutex_lock(&rounds->lock);
    rounds->stopping = true;
    while (rounds->busy) {
        (void)pthread_cond_wait(&rounds->idle, &rounds->lock);
    }
    (void)pthread_mutex_unlock(&rounds->lock);
}

void index_rounds_init(struct index_rounds *rounds, const struct db *db, struct log *log) {
    *rounds = (struct index_rounds){.db = db, .log = log, .begun_us = timestamp_monotonic_us() - DUE_US};
    (void)pthread_mutex_init(&rounds->lock, NULL);
    cond_init(&rounds->idle);
}

void index_rounds_free(struct index_rounds *rounds) {
    event_round_free(rounds->round);
    (void)pthread_cond_destroy(&rounds->idle);
    (void)pthread_mutex_destroy(&rounds->lock);
}
