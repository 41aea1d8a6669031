/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A job on the stack of whoever waits for it.
 */
#include "core/errand.h"

#include <pthread.h>
#include <stdbool.h>

struct errand {
    struct job job; /* first */
    enum err (*work)(void *context, struct tx *tx);
    void *context;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
};

static enum err run(struct job *job, struct tx *tx) {
    const struct errand *errand = (const struct errand *)job;
    return errand->work(errand->context, tx);
}

static void finish(struct job *job) {
    struct errand *errand = (struct errand *)job;
    (void)pthread_mutex_lock(&errand->lock);
    errand->done = true;
    (void)pthread_cond_signal(&errand->changed);
    (void)pthread_mutex_unlock(&errand->lock);
}

enum err errand_run(struct writer *writer, enum err (*work)(void *context, struct tx *tx), void *context) {
    struct errand errand = {.job = {.run = run, .done = finish}, .work = work, .context = context};
    (void)pthread_mutex_init(&errand.lock, NULL);
    (void)pthread_cond_init(&errand.changed, NULL);
    enum err err = writer_submit(writer, &errand.job);
    if (err == OK) {
        (void)pthread_mutex_lock(&errand.lock);
        while (!errand.done) {
            (void)pthread_cond_wait(&errand.changed, &errand.lock);
        }
        (void)pthread_mutex_unlock(&errand.lock);
        err = errand.job.err;
    }
    (void)pthread_cond_destroy(&errand.changed);
    (void)pthread_mutex_destroy(&errand.lock);
    return err;
}
