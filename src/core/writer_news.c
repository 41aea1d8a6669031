/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What has changed goes into the cache and to the listeners: what a batch made, and what other processes made and some thread
 * here has read.
 *
 * Listeners are called on the writer's thread alone. States that come from elsewhere may be read by any thread, in any order;
 * each goes into the cache if it is newer than what is there, and is noted under the same lock, so that listeners hear of a
 * game's states in their order.
 */
#include <assert.h>
#include <stdlib.h>

#include "core/cache.h"
#include "store/db.h"
#include "writer_internal.h"

enum { FIRST_ROOM = 64 };

static void tell(const struct writer_options *options, const struct change_note *changes, size_t count, bool is_own) {
    for (size_t i = 0; i < options->listener_count; i++) {
        const struct listener *listener = &options->listeners[i];
        if (listener->changed != NULL && (is_own || !listener->own_only)) {
            listener->changed(listener->context, changes, count);
        }
    }
}

void writer_tell(const struct writer_options *options, const struct change_note *changes, size_t count) {
    tell(options, changes, count, true);
}

static void release(struct change_note *notes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        game_release(notes[i].game);
        game_release(notes[i].before);
    }
}

/* Under the lock; the note's references are taken. Without memory nobody is told: who waits looks again by themselves. */
static void add_news(struct news *news, const struct change_note *note) {
    if (news->count == news->room) {
        size_t room = news->room == 0 ? FIRST_ROOM : 2 * news->room;
        struct change_note *notes = realloc(news->notes, room * sizeof *notes);
        if (notes == NULL) {
            game_release(note->game);
            game_release(note->before);
            return;
        }
        news->notes = notes;
        news->room = room;
    }
    news->notes[news->count++] = *note;
}

static void wake(struct writer *writer) {
    (void)pthread_mutex_lock(&writer->lock);
    bool has_waited = !writer->has_news;
    writer->has_news = true;
    (void)pthread_mutex_unlock(&writer->lock);
    if (has_waited) {
        (void)pthread_cond_signal(&writer->filled);
    }
}

static void publish(struct writer *writer, const struct game *game, bool is_told) {
    struct news *news = &writer->news;
    (void)pthread_mutex_lock(&news->lock);
    struct game *before = cache_publish(writer->options.cache, game);
    is_told = is_told || before == NULL || before->version < game->version;
    if (is_told) {
        add_news(news, &(struct change_note){.kind = CHANGE_GAME,
                                             .id = game->id,
                                             .version = game->version,
                                             .game = game_ref(game),
                                             .before = before});
    } else {
        game_release(before);
    }
    (void)pthread_mutex_unlock(&news->lock);
    if (is_told) {
        wake(writer);
    }
}

void writer_publish(struct writer *writer, const struct game *game) {
    publish(writer, game, false);
}

void writer_announce(struct writer *writer, const struct game *game) {
    publish(writer, game, true);
}

void writer_pass_on(struct writer *writer, enum change_kind kind, const struct id *about) {
    struct news *news = &writer->news;
    struct change_note note = {.kind = kind};
    if (about != NULL) {
        note.id = *about;
    }
    assert(kind != CHANGE_GAME);
    (void)pthread_mutex_lock(&news->lock);
    if (kind == CHANGE_MISSED) {
        cache_drop_all(writer->options.cache);
    }
    add_news(news, &note);
    (void)pthread_mutex_unlock(&news->lock);
    wake(writer);
}

/* Under the lock: what was noted is the caller's. */
static struct news take_news(struct news *news) {
    struct news taken = {.notes = news->notes, .count = news->count};
    news->notes = NULL;
    news->count = news->room = 0;
    return taken;
}

/* A game that was changed more than once is told of as often, but not in one list: in that each has one place. */
static void tell_taken(const struct writer_options *options, struct news *taken) {
    for (size_t i = 0; i < taken->count; i++) {
        tell(options, &taken->notes[i], 1, false);
    }
    release(taken->notes, taken->count);
    free(taken->notes);
}

void writer_tell_news(struct writer *writer) {
    (void)pthread_mutex_lock(&writer->news.lock);
    struct news taken = take_news(&writer->news);
    (void)pthread_mutex_unlock(&writer->news.lock);
    tell_taken(&writer->options, &taken);
}

void writer_tell_batch(struct writer *writer) {
    struct tx *tx = &writer->tx;
    bool is_shared = writer->options.shares;
    if (is_shared) {
        (void)pthread_mutex_lock(&writer->news.lock);
    }
    for (size_t i = 0; i < tx->batch_count; i++) {
        struct change_note *note = &tx->changes[i];
        if (note->game != NULL) {
            note->before = cache_publish(writer->options.cache, note->game);
        }
    }
    if (is_shared) {
        struct news taken = take_news(&writer->news);
        (void)pthread_mutex_unlock(&writer->news.lock);
        tell_taken(&writer->options, &taken);
    }
    if (tx->batch_count > 0) {
        writer_tell(&writer->options, tx->changes, tx->batch_count);
    }
}
