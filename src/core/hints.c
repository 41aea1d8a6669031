/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The thread that tells, and the one that hears.
 *
 * The first has two texts: one gathers while it tells what is in the other. The messages of one text go out in one
 * transaction, whose commit waits for no disk. Where that fails nobody knows what was heard, so that anything may have
 * changed is told in their place, as soon as that can be.
 *
 * The second knows the number of the last message of each instance. They come in the order in which they were told; a
 * number that does not follow on the one before is a message that was lost. A stranger's forgery costs a look at what is
 * watched.
 */
#include "core/hints.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/store.h"
#include "util/cond.h"
#include "util/timestamp.h"

enum {
    NOTIFY_TICK_MS = 1000,
    POLL_TICK_MS = 100,
    RETRY_MS = 500,
    PEERS_MAX = MEMBERS_MAX,
};

/* Another instance. */
struct peer {
    struct member_id id;
    int64_t serial;   /* of its last message */
    int64_t heard_us; /* when */
};

struct hints {
    struct hints_options options; /* without the url */
    struct hints_metrics metrics;
    /* Of the thread that tells: */
    struct db *teller;
    pthread_t telling;
    bool has_teller;
    int64_t serial;
    struct hint_text *being_told;
    char (*messages)[HINT_MESSAGE_MAX + 1]; /* made of it */
    /* Of the thread that hears: */
    struct db *hearer;
    pthread_t hearing;
    bool has_hearer;
    int wake; /* an eventfd; -1: none */
    int openings;
    bool is_deaf;
    struct hint_message message;
    size_t peer_count;
    struct peer peers[PEERS_MAX];
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t flushed;
    bool stopping, is_flushed;
    struct hint_text *noted; /* NULL: nothing is told */
};

bool hints_way_find(enum hints_way *out, const char *name) {
    static const char *const names[] = {[HINTS_NOTIFY] = "notify", [HINTS_POLL] = "poll", [HINTS_NONE] = "none"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(names[i], name) == 0) {
            *out = (enum hints_way)i;
            return true;
        }
    }
    return false;
}

/* ---- telling ---- */

void hints_note(struct hints *hints, const struct hint *hint) {
    if (hints->options.way != HINTS_NOTIFY) {
        return;
    }
    (void)pthread_mutex_lock(&hints->lock);
    hint_text_add(hints->noted, hint);
    (void)pthread_mutex_unlock(&hints->lock);
}

void hints_flush(struct hints *hints) {
    if (hints->options.way != HINTS_NOTIFY) {
        return;
    }
    (void)pthread_mutex_lock(&hints->lock);
    if (!hints->is_flushed && !hint_text_is_empty(hints->noted)) {
        hints->is_flushed = true;
        (void)pthread_cond_signal(&hints->flushed);
    }
    (void)pthread_mutex_unlock(&hints->lock);
}

static enum err tell(struct hints *hints) {
    const char *pointers[HINT_MESSAGES_MAX];
    size_t count = 0;
    size_t at = 0;
    while (hint_text_next(hints->messages[count], hints->being_told, &at, &hints->options.id, hints->serial + 1)) {
        pointers[count] = hints->messages[count];
        hints->serial++;
        count++;
        assert(count <= HINT_MESSAGES_MAX);
    }
    enum err err = store_tell(hints->teller, pointers, count);
    (void)atomic_fetch_add_explicit(err == OK ? &hints->metrics.told : &hints->metrics.failures, err == OK ? count : 1,
                                    memory_order_relaxed);
    return err;
}

/* Waits for something to tell, or for the end: false. */
static bool take_noted(struct hints *hints) {
    (void)pthread_mutex_lock(&hints->lock);
    while (!hints->is_flushed && !hints->stopping) {
        (void)pthread_cond_wait(&hints->flushed, &hints->lock);
    }
    bool is_flushed = hints->is_flushed;
    if (is_flushed) {
        struct hint_text *noted = hints->noted;
        hints->noted = hints->being_told;
        hints->being_told = noted;
        hints->is_flushed = false;
    }
    (void)pthread_mutex_unlock(&hints->lock);
    return is_flushed;
}

static void clear(struct hint_text *text) {
    text->length = 0;
    text->is_all = text->has_results = false;
}

/* What nobody may have heard comes again, as anything. */
static void tell_again_later(struct hints *hints) {
    const int64_t until_us = timestamp_monotonic_us() + RETRY_MS * 1000;
    (void)pthread_mutex_lock(&hints->lock);
    while (!hints->stopping && timestamp_monotonic_us() < until_us) {
        (void)cond_wait_until(&hints->flushed, &hints->lock, until_us);
    }
    hint_text_add(hints->noted, &(const struct hint){.kind = HINT_ALL});
    hints->is_flushed = !hints->stopping;
    (void)pthread_mutex_unlock(&hints->lock);
}

static void *run_teller(void *context) {
    struct hints *hints = context;
    bool is_failing = false;
    while (take_noted(hints)) {
        enum err err = tell(hints);
        clear(hints->being_told);
        if (err != OK && !is_failing) {
            log_note(hints->options.log, LOG_WARN, "hints-failed", "other instances hear nothing: %s",
                     db_message(hints->teller));
        } else if (err == OK && is_failing) {
            log_note(hints->options.log, LOG_INFO, "hints-recovered", "other instances hear of changes again");
        }
        is_failing = err != OK;
        if (is_failing) {
            tell_again_later(hints);
        }
    }
    return NULL;
}

/* ---- hearing ---- */

static void be_told(struct hints *hints, const struct hint *items, size_t count) {
    if (hints->options.listener.heard != NULL && count > 0) {
        hints->options.listener.heard(hints->options.listener.context, items, count);
    }
}

static void be_told_of_all(struct hints *hints) {
    be_told(hints, &(const struct hint){.kind = HINT_ALL}, 1);
}

/* Of more than there is room for, the one that has said nothing for longest is forgotten. */
static struct peer *enter_peer(struct hints *hints, const struct member_id *id) {
    struct peer *peer = &hints->peers[0];
    if (hints->peer_count < PEERS_MAX) {
        peer = &hints->peers[hints->peer_count++];
    } else {
        for (size_t i = 1; i < PEERS_MAX; i++) {
            peer = hints->peers[i].heard_us < peer->heard_us ? &hints->peers[i] : peer;
        }
    }
    *peer = (struct peer){.id = *id};
    return peer;
}

/* Does the message follow on the last of its instance? The first that is heard of one may have any number. */
static bool follows(struct hints *hints, const struct hint_message *message) {
    struct peer *peer = NULL;
    for (size_t i = 0; i < hints->peer_count && peer == NULL; i++) {
        peer = strcmp(hints->peers[i].id.text, message->from.text) == 0 ? &hints->peers[i] : NULL;
    }
    bool is_new = peer == NULL;
    peer = is_new ? enter_peer(hints, &message->from) : peer;
    bool follows = is_new || message->serial == peer->serial + 1;
    peer->serial = message->serial;
    peer->heard_us = timestamp_monotonic_us();
    return follows;
}

static void hear(void *context, const char *text) {
    struct hints *hints = context;
    struct hint_message *message = &hints->message;
    if (!hint_message_parse(message, text)) {
        (void)atomic_fetch_add_explicit(&hints->metrics.refused, 1, memory_order_relaxed);
        return;
    }
    if (strcmp(message->from.text, hints->options.id.text) == 0) {
        return;
    }
    (void)atomic_fetch_add_explicit(&hints->metrics.heard, 1, memory_order_relaxed);
    bool is_all = !follows(hints, message);
    if (is_all) {
        (void)atomic_fetch_add_explicit(&hints->metrics.lost, 1, memory_order_relaxed);
    }
    for (size_t i = 0; i < message->count && !is_all; i++) {
        is_all = message->hints[i].kind == HINT_ALL;
    }
    if (is_all) {
        be_told_of_all(hints);
    } else {
        be_told(hints, message->hints, message->count);
    }
}

static bool is_stopping(struct hints *hints) {
    (void)pthread_mutex_lock(&hints->lock);
    bool stopping = hints->stopping;
    (void)pthread_mutex_unlock(&hints->lock);
    return stopping;
}

/* So many ms, or until it is woken. */
static void pause_for(struct hints *hints, int64_t ms) {
    struct pollfd polled = {.fd = hints->wake, .events = POLLIN};
    (void)poll(&polled, 1, (int)(ms < 0 ? 0 : ms));
}

static void note_hearing(struct hints *hints, enum err err) {
    if (err != OK && !hints->is_deaf) {
        log_note(hints->options.log, LOG_WARN, "hints-unheard", "%s", db_message(hints->hearer));
    } else if (err == OK && hints->is_deaf) {
        log_note(hints->options.log, LOG_INFO, "hints-heard", "other instances are heard of again");
    }
    hints->is_deaf = err != OK;
}

/* Nobody knows what was told while there was no connection; and the next message of an instance may have any number. */
static void hear_for(struct hints *hints, int64_t ms) {
    if (hints->hearer == NULL) {
        pause_for(hints, ms);
        return;
    }
    enum err err = db_hear(hints->hearer, hints->wake, ms, hear, hints);
    note_hearing(hints, err);
    if (db_openings(hints->hearer) != hints->openings) {
        hints->openings = db_openings(hints->hearer);
        hints->peer_count = 0;
        (void)atomic_fetch_add_explicit(&hints->metrics.lost, 1, memory_order_relaxed);
        be_told_of_all(hints);
    }
    if (err != OK) {
        pause_for(hints, ms < RETRY_MS ? ms : RETRY_MS);
    }
}

static void *run_hearer(void *context) {
    struct hints *hints = context;
    const int64_t tick_us = hints->options.tick_ms * 1000;
    int64_t next_us = timestamp_monotonic_us() + tick_us;
    while (!is_stopping(hints)) {
        int64_t now_us = timestamp_monotonic_us();
        if (now_us < next_us) {
            hear_for(hints, (next_us - now_us + 999) / 1000);
            continue;
        }
        next_us = now_us + tick_us;
        if (hints->options.listener.tick != NULL) {
            hints->options.listener.tick(hints->options.listener.context);
        }
    }
    return NULL;
}

/* ---- coming and going ---- */

static enum err connect_both(struct hints *hints, const char *url, char explanation[static DB_EXPLANATION_MAX]) {
    enum err err = db_open(&hints->teller, url, DB_WRITE, explanation);
    err = err == OK ? db_open(&hints->hearer, url, DB_READ, explanation) : err;
    if (err != OK) {
        return err;
    }
    err = db_listen(hints->hearer);
    hints->openings = db_openings(hints->hearer);
    if (err != OK) {
        db_explain(explanation, "Cannot listen to other instances: %s.", db_message(hints->hearer));
    }
    return err;
}

/* What it takes to tell others. One message more than are ever told: it is found to be empty. */
static bool make_texts(struct hints *hints) {
    hints->noted = calloc(1, sizeof *hints->noted);
    hints->being_told = calloc(1, sizeof *hints->being_told);
    hints->messages = calloc(HINT_MESSAGES_MAX + 1, sizeof *hints->messages);
    return hints->noted != NULL && hints->being_told != NULL && hints->messages != NULL;
}

static enum err prepare(struct hints *hints, const char *url, char explanation[static DB_EXPLANATION_MAX]) {
    enum hints_way way = hints->options.way;
    if (way == HINTS_NONE) {
        return OK;
    }
    hints->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (hints->wake < 0 || (way == HINTS_NOTIFY && !make_texts(hints))) {
        db_explain(explanation, "There is no memory for hints.");
        return ERR_NO_MEMORY;
    }
    return way == HINTS_NOTIFY ? connect_both(hints, url, explanation) : OK;
}

enum err hints_open(struct hints **out, const struct hints_options *options,
                    char explanation[static DB_EXPLANATION_MAX]) {
    struct hints *hints = calloc(1, sizeof *hints);
    if (hints == NULL) {
        db_explain(explanation, "There is no memory for hints.");
        return ERR_NO_MEMORY;
    }
    hints->options = *options;
    hints->options.way = db_is_path(options->url) ? HINTS_NONE : options->way;
    if (hints->options.tick_ms == 0) {
        hints->options.tick_ms = options->way == HINTS_POLL ? POLL_TICK_MS : NOTIFY_TICK_MS;
    }
    hints->options.url = NULL;
    hints->wake = -1;
    (void)pthread_mutex_init(&hints->lock, NULL);
    cond_init(&hints->flushed);
    enum err err = prepare(hints, options->url, explanation);
    if (err != OK) {
        hints_free(hints);
        return err;
    }
    *out = hints;
    return OK;
}

enum err hints_start(struct hints *hints) {
    if (hints->options.way == HINTS_NONE) {
        return OK;
    }
    be_told_of_all(hints); /* before anybody is served, who would be told everything twice */
    hints->has_hearer = pthread_create(&hints->hearing, NULL, run_hearer, hints) == 0;
    hints->has_teller =
        hints->has_hearer && hints->teller != NULL && pthread_create(&hints->telling, NULL, run_teller, hints) == 0;
    if (hints->has_hearer && hints->has_teller == (hints->teller != NULL)) {
        return OK;
    }
    hints_stop(hints);
    return ERR_NO_MEMORY;
}

void hints_stop(struct hints *hints) {
    (void)pthread_mutex_lock(&hints->lock);
    hints->stopping = true;
    (void)pthread_cond_broadcast(&hints->flushed);
    (void)pthread_mutex_unlock(&hints->lock);
    if (hints->wake >= 0) {
        (void)eventfd_write(hints->wake, 1);
    }
    if (hints->has_teller) {
        (void)pthread_join(hints->telling, NULL);
    }
    if (hints->has_hearer) {
        (void)pthread_join(hints->hearing, NULL);
    }
    hints->has_teller = hints->has_hearer = false;
}

void hints_free(struct hints *hints) {
    if (hints == NULL) {
        return;
    }
    assert(!hints->has_teller && !hints->has_hearer);
    db_close(hints->teller);
    db_close(hints->hearer);
    if (hints->wake >= 0) {
        (void)close(hints->wake);
    }
    free(hints->noted);
    free(hints->being_told);
    free(hints->messages);
    (void)pthread_cond_destroy(&hints->flushed);
    (void)pthread_mutex_destroy(&hints->lock);
    free(hints);
}

const struct hints_metrics *hints_metrics(const struct hints *hints) {
    return &hints->metrics;
}
