/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A hash table of lists, each with its own lock, so that loops adding and removing and the writer telling rarely meet. A
 * list's count is read without the lock: most changes are nobody's business, and that must cost the writer nothing.
 *
 * Why no change is missed between that look and feed_add. A reader adds its watch (the count goes up) and then looks at
 * the cache, under its lock; the writer publishes a game in the cache, under the same lock, and then reads the count. If
 * the reader looked before the game was there, its lock came first, and the writer sees the count. For what is looked for
 * in the store the same holds by the order of all sequentially consistent operations.
 */
#include "live/feed.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "game/game.h"

enum { LISTS = 4096 };

struct list {
    atomic_size_t count;
    pthread_mutex_t lock; /* of the list */
    struct watch *first;
};

struct feed {
    atomic_size_t count; /* of all lists */
    struct list lists[LISTS];
};

struct feed *feed_create(void) {
    struct feed *feed = calloc(1, sizeof *feed);
    if (feed == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    for (size_t i = 0; i < LISTS; i++) {
        (void)pthread_mutex_init(&feed->lists[i].lock, NULL);
    }
    return feed;
}

void feed_free(struct feed *feed) {
    if (feed == NULL) {
        return;
    }
    assert(feed->count == 0);
    for (size_t i = 0; i < LISTS; i++) {
        (void)pthread_mutex_destroy(&feed->lists[i].lock);
    }
    free(feed);
}

static struct list *list_of(struct feed *feed, const struct id *key) {
    return &feed->lists[id_hash(key) % LISTS];
}

void feed_add(struct feed *feed, struct watch *watch) {
    struct list *list = list_of(feed, &watch->key);
    (void)pthread_mutex_lock(&list->lock);
    watch->previous = NULL;
    watch->next = list->first;
    if (watch->next != NULL) {
        watch->next->previous = watch;
    }
    list->first = watch;
    atomic_fetch_add(&list->count, 1);
    atomic_fetch_add(&feed->count, 1);
    (void)pthread_mutex_unlock(&list->lock);
}

void feed_remove(struct feed *feed, struct watch *watch) {
    struct list *list = list_of(feed, &watch->key);
    (void)pthread_mutex_lock(&list->lock);
    if (watch->next != NULL) {
        watch->next->previous = watch->previous;
    }
    if (watch->previous != NULL) {
        watch->previous->next = watch->next;
    } else {
        list->first = watch->next;
    }
    atomic_fetch_sub(&list->count, 1);
    atomic_fetch_sub(&feed->count, 1);
    (void)pthread_mutex_unlock(&list->lock);
}

/* Those of a list who wait for the key; NULL: for any. */
static void tell_list(struct list *list, const struct id *key) {
    if (atomic_load(&list->count) == 0) {
        return;
    }
    (void)pthread_mutex_lock(&list->lock);
    for (struct watch *watch = list->first; watch != NULL; watch = watch->next) {
        if (key == NULL || id_equal(&watch->key, key)) {
            watch->changed(watch);
        }
    }
    (void)pthread_mutex_unlock(&list->lock);
}

void feed_tell(struct feed *feed, const struct id *key) {
    tell_list(list_of(feed, key), key);
}

struct id feed_results_key(void) {
    return id_named("published results");
}

size_t feed_count(const struct feed *feed) {
    return atomic_load(&feed->count);
}

/* ---- what the writer tells ---- */

static void tell_of_game(struct feed *feed, const struct game *game) {
    feed_tell(feed, &game->id);
    for (int i = 0; i < game->seat_count; i++) {
        if (!id_is_none(&game->seats[i].player)) {
            feed_tell(feed, &game->seats[i].player);
        }
    }
}

static void tell_all(struct feed *feed) {
    for (size_t i = 0; i < LISTS; i++) {
        tell_list(&feed->lists[i], NULL);
    }
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct feed *feed = context;
    bool has_results = false;
    if (atomic_load(&feed->count) == 0) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            tell_of_game(feed, changes[i].game);
        } else if (changes[i].kind == CHANGE_TOURNAMENT) {
            feed_tell(feed, &changes[i].id);
        } else if (changes[i].kind == CHANGE_ALL) {
            tell_all(feed);
        }
        has_results = has_results || changes[i].kind == CHANGE_RESULT;
    }
    if (has_results) {
        const struct id key = feed_results_key();
        feed_tell(feed, &key);
    }
}

struct listener feed_listener(struct feed *feed) {
    return (struct listener){.context = feed, .changed = changed};
}
