/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A job on the stack of whoever waits for it.
 */
#include "core/writer_run.h"

#include <pthread.h>
#include <stdbool.h>

struct writer_run {
    struct job job; /* first */
    enum err (*work)(void *context, struct tx *tx);
    void *context;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
};

static enum err run(struct job *job, struct tx *tx) {
    const struct writer_run *writer_run = (const struct writer_run *)job;
    return writer_run->work(writer_run->context, tx);
}

static void finish(struct job *job) {
    struct writer_run *writer_run = (struct writer_run *)job;
    (void)pthread_mutex_lock(&writer_run->lock);
    writer_run->done = true;
    (void)pthread_cond_signal(&writer_run->changed);
    (void)pthread_mutex_unlock(&writer_run->lock);
}

enum err writer_run(struct writer *writer, enum err (*work)(void *context, struct tx *tx), void *context) {
    struct writer_run writer_run = {.job = {.run = run, .done = finish}, .work = work, .context = context};
    (void)pthread_mutex_init(&writer_run.lock, NULL);
    (void)pthread_cond_init(&writer_run.changed, NULL);
    enum err err = writer_submit(writer, &writer_run.job);
    if (err == OK) {
        (void)pthread_mutex_lock(&writer_run.lock);
        while (!writer_run.done) {
            (void)pthread_cond_wait(&writer_run.changed, &writer_run.lock);
        }
        (void)pthread_mutex_unlock(&writer_run.lock);
        err = writer_run.job.err;
    }
    (void)pthread_cond_destroy(&writer_run.changed);
    (void)pthread_mutex_destroy(&writer_run.lock);
    return err;
}
