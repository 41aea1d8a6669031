/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A job on the stack of whoever waits for it.
 */
#include "core/writer_run.h"

#include <pthread.h>
#include <stdbool.h>

struct waiting {
    struct job job; /* first */
    enum err (*work)(void *context, struct tx *tx);
    void *context;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
};

static enum err run(struct job *job, struct tx *tx) {
    const struct waiting *waiting = (const struct waiting *)job;
    return waiting->work(waiting->context, tx);
}

static void finish(struct job *job) {
    struct waiting *waiting = (struct waiting *)job;
    (void)pthread_mutex_lock(&waiting->lock);
    waiting->done = true;
    (void)pthread_cond_signal(&waiting->changed);
    (void)pthread_mutex_unlock(&waiting->lock);
}

enum err writer_run(struct writer *writer, enum err (*work)(void *context, struct tx *tx), void *context) {
    struct waiting waiting = {.job = {.run = run, .done = finish}, .work = work, .context = context};
    (void)pthread_mutex_init(&waiting.lock, NULL);
    (void)pthread_cond_init(&waiting.changed, NULL);
    enum err err = writer_submit(writer, &waiting.job);
    if (err == OK) {
        (void)pthread_mutex_lock(&waiting.lock);
        while (!waiting.done) {
            (void)pthread_cond_wait(&waiting.changed, &waiting.lock);
        }
        (void)pthread_mutex_unlock(&waiting.lock);
        err = waiting.job.err;
    }
    (void)pthread_cond_destroy(&waiting.changed);
    (void)pthread_mutex_destroy(&waiting.lock);
    return err;
}
