/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A hash table of lists, each with its own lock, so that loops adding and removing and the writer telling rarely meet. A
 * list's count is read without the lock: most changes are nobody's business, and that must cost the writer nothing.
 *
 * Why no change is missed between that look and watchers_add. A reader adds its watch (the count goes up) and then looks at
 * the cache, under its lock; the writer publishes a game in the cache, under the same lock, and then reads the count. If
 * the reader looked before the game was there, its lock came first, and the writer sees the count. For what is looked for
 * in the store the same holds by the order of all sequentially consistent operations.
 */
#include "live/watchers.h"

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

struct watchers {
    atomic_size_t count; /* of all lists */
    struct list lists[LISTS];
};

struct watchers *watchers_create(void) {
    struct watchers *watchers = calloc(1, sizeof *watchers);
    if (watchers == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    for (size_t i = 0; i < LISTS; i++) {
        (void)pthread_mutex_init(&watchers->lists[i].lock, NULL);
    }
    return watchers;
}

void watchers_free(struct watchers *watchers) {
    if (watchers == NULL) {
        return;
    }
    assert(watchers->count == 0);
    for (size_t i = 0; i < LISTS; i++) {
        (void)pthread_mutex_destroy(&watchers->lists[i].lock);
    }
    free(watchers);
}

static struct list *list_of(struct watchers *watchers, const struct id *key) {
    return &watchers->lists[id_hash(key) % LISTS];
}

void watchers_add(struct watchers *watchers, struct watch *watch) {
    struct list *list = list_of(watchers, &watch->key);
    (void)pthread_mutex_lock(&list->lock);
    watch->told = 0;
    watch->previous = NULL;
    watch->next = list->first;
    if (watch->next != NULL) {
        watch->next->previous = watch;
    }
    list->first = watch;
    atomic_fetch_add(&list->count, 1);
    atomic_fetch_add(&watchers->count, 1);
    (void)pthread_mutex_unlock(&list->lock);
}

void watchers_remove(struct watchers *watchers, struct watch *watch) {
    struct list *list = list_of(watchers, &watch->key);
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
    atomic_fetch_sub(&watchers->count, 1);
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

void watchers_tell(struct watchers *watchers, const struct id *key) {
    tell_list(list_of(watchers, key), key);
}

void watchers_tell_version(struct watchers *watchers, const struct id *game, int64_t version) {
    struct list *list = list_of(watchers, game);
    if (atomic_load(&list->count) == 0) {
        return;
    }
    (void)pthread_mutex_lock(&list->lock);
    for (struct watch *watch = list->first; watch != NULL; watch = watch->next) {
        if (id_equal(&watch->key, game) && watch->told < version) {
            watch->told = version;
            watch->changed(watch);
        }
    }
    (void)pthread_mutex_unlock(&list->lock);
}

void watchers_each(struct watchers *watchers, void (*each)(void *context, const struct id *key), void *context) {
    for (size_t i = 0; i < LISTS; i++) {
        struct list *list = &watchers->lists[i];
        if (atomic_load(&list->count) == 0) {
            continue;
        }
        (void)pthread_mutex_lock(&list->lock);
        for (const struct watch *watch = list->first; watch != NULL; watch = watch->next) {
            if (watch->previous == NULL || !id_equal(&watch->previous->key, &watch->key)) {
                each(context, &watch->key);
            }
        }
        (void)pthread_mutex_unlock(&list->lock);
    }
}

bool watchers_may_wait(const struct watchers *watchers, const struct id *key) {
    return atomic_load(&watchers->lists[id_hash(key) % LISTS].count) > 0;
}

struct id watchers_results_key(void) {
    return id_named("published results");
}

size_t watchers_count(const struct watchers *watchers) {
    return atomic_load(&watchers->count);
}

/* ---- what the writer tells ---- */

static void tell_of_game(struct watchers *watchers, const struct game *game) {
    watchers_tell_version(watchers, &game->id, game->version);
    for (int i = 0; i < game->seat_count; i++) {
        if (!id_is_none(&game->seats[i].player)) {
            watchers_tell(watchers, &game->seats[i].player);
        }
    }
    if (game_has_watching_maker(game)) {
        watchers_tell(watchers, &game->creator);
    }
}

static void tell_all(struct watchers *watchers) {
    for (size_t i = 0; i < LISTS; i++) {
        tell_list(&watchers->lists[i], NULL);
    }
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct watchers *watchers = context;
    bool has_results = false;
    if (atomic_load(&watchers->count) == 0) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            tell_of_game(watchers, changes[i].game);
        } else if (changes[i].kind == CHANGE_TOURNAMENT || changes[i].kind == CHANGE_TOLD) {
            watchers_tell(watchers, &changes[i].id);
        } else if (change_is_of_all(changes[i].kind)) {
            tell_all(watchers);
        }
        has_results = has_results || changes[i].kind == CHANGE_RESULT;
    }
    if (has_results) {
        const struct id key = watchers_results_key();
        watchers_tell(watchers, &key);
    }
}

struct listener watchers_listener(struct watchers *watchers) {
    return (struct listener){.context = watchers, .changed = changed};
}
