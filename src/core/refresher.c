/* SPDX-License-Identifier: Apache-2.0 */
#include "core/refresher.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "core/catch_up.h"

enum { AT_ONCE = 256 };

struct refresher {
    struct refresher_options options;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t filled;
    struct refresh *first, *last;
    size_t queued;
    bool stopping;
};

/* Waits for some; NULL when stopping and empty. */
static struct refresh *take(struct refresher *refresher) {
    (void)pthread_mutex_lock(&refresher->lock);
    while (refresher->first == NULL && !refresher->stopping) {
        (void)pthread_cond_wait(&refresher->filled, &refresher->lock);
    }
    struct refresh *first = refresher->first;
    struct refresh *last = first;
    for (size_t count = 1; last != NULL; count++) {
        refresher->queued--;
        if (count == AT_ONCE || last->next == NULL) {
            break;
        }
        last = last->next;
    }
    if (last != NULL) {
        refresher->first = last->next;
        refresher->last = refresher->first == NULL ? NULL : refresher->last;
        last->next = NULL;
    }
    (void)pthread_mutex_unlock(&refresher->lock);
    return first;
}

static enum err ask(const struct refresher_options *options, const struct refresh *refreshes) {
    struct catch_up_want wants[AT_ONCE];
    size_t count = 0;
    for (const struct refresh *refresh = refreshes; refresh != NULL; refresh = refresh->next) {
        wants[count++] = (struct catch_up_want){.game = refresh->game};
    }
    enum err err = catch_up(options->writer, options->cache, options->db, wants, count);
    for (const struct refresh *refresh = refreshes; refresh != NULL && err == OK; refresh = refresh->next) {
        if (refresh->announces) {
            catch_up_announce(options->writer, options->cache, options->db, &refresh->game);
        }
    }
    return err;
}

static void *run(void *context) {
    struct refresher *refresher = context;
    const struct refresher_options *options = &refresher->options;
    for (struct refresh *refreshes = take(refresher); refreshes != NULL; refreshes = take(refresher)) {
        enum err err = ask(options, refreshes);
        while (refreshes != NULL) {
            struct refresh *refresh = refreshes;
            refreshes = refresh->next; /* done may free it */
            refresh->err = err;
            refresh->done(refresh);
        }
        if (options->flushed != NULL) {
            options->flushed(options->context);
        }
    }
    return NULL;
}

enum err refresher_start(struct refresher **out, const struct refresher_options *options) {
    struct refresher *refresher = calloc(1, sizeof *refresher);
    if (refresher == NULL) {
        return ERR_NO_MEMORY;
    }
    refresher->options = *options;
    (void)pthread_mutex_init(&refresher->lock, NULL);
    (void)pthread_cond_init(&refresher->filled, NULL);
    if (pthread_create(&refresher->thread, NULL, run, refresher) != 0) {
        free(refresher);
        return ERR_NO_MEMORY;
    }
    *out = refresher;
    return OK;
}

enum err refresher_submit(struct refresher *refresher, struct refresh *refresh) {
    refresh->next = NULL;
    (void)pthread_mutex_lock(&refresher->lock);
    bool taken = !refresher->stopping && refresher->queued < refresher->options.queue_max;
    bool was_empty = refresher->first == NULL;
    if (taken) {
        *(refresher->last != NULL ? &refresher->last->next : &refresher->first) = refresh;
        refresher->last = refresh;
        refresher->queued++;
    }
    (void)pthread_mutex_unlock(&refresher->lock);
    if (taken && was_empty) {
        (void)pthread_cond_signal(&refresher->filled);
    }
    return taken ? OK : ERR_BUSY;
}

void refresher_stop(struct refresher *refresher) {
    if (refresher == NULL) {
        return;
    }
    (void)pthread_mutex_lock(&refresher->lock);
    refresher->stopping = true;
    (void)pthread_cond_signal(&refresher->filled);
    (void)pthread_mutex_unlock(&refresher->lock);
    (void)pthread_join(refresher->thread, NULL);
    (void)pthread_cond_destroy(&refresher->filled);
    (void)pthread_mutex_destroy(&refresher->lock);
    free(refresher);
}
