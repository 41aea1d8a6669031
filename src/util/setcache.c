/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The generation changes under the lock of a set from which something is forgotten. Whoever finds the new one there can no
 * longer find what was forgotten, and whoever puts something in after that finds the new one.
 */
#include "util/setcache.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { WAYS = 4 };

struct set {
    pthread_mutex_t lock;
    unsigned next; /* the way to be taken over next */
    bool used[WAYS];
    uint64_t hashes[WAYS];
    unsigned char *values; /* WAYS of them; one that is not used may never have been written */
};

struct setcache {
    const struct setcache_kind *kind;
    atomic_uint_fast64_t generation;
    size_t set_count;
    struct set *sets;
    unsigned char *values; /* of all sets */
};

struct setcache *setcache_create(const struct setcache_kind *kind, size_t capacity) {
    size_t set_count = (capacity + WAYS - 1) / WAYS;
    struct setcache *cache = calloc(1, sizeof *cache);
    struct set *sets = calloc(set_count, sizeof *sets);
    /* Not cleared: that would take the memory of all values at once, and most servers never have so many. */
    unsigned char *values = reallocarray(NULL, set_count * WAYS, kind->size);
    assert(capacity > 0 && kind->size <= SETCACHE_VALUE_MAX);
    if (cache == NULL || sets == NULL || values == NULL) {
        abort();
    }
    for (size_t i = 0; i < set_count; i++) {
        (void)pthread_mutex_init(&sets[i].lock, NULL);
        sets[i].values = values + i * WAYS * kind->size;
    }
    cache->kind = kind;
    cache->set_count = set_count;
    cache->sets = sets;
    cache->values = values;
    return cache;
}

static void *value_of(const struct setcache *cache, const struct set *set, size_t way) {
    return set->values + way * cache->kind->size;
}

static void release(const struct setcache *cache, void *value) {
    if (cache->kind->release != NULL) {
        cache->kind->release(value);
    }
}

/* Under the set's lock. */
static void empty(const struct setcache *cache, struct set *set, size_t way) {
    set->used[way] = false;
    release(cache, value_of(cache, set, way));
}

void setcache_free(struct setcache *cache) {
    if (cache == NULL) {
        return;
    }
    setcache_forget_all(cache);
    for (size_t i = 0; i < cache->set_count; i++) {
        (void)pthread_mutex_destroy(&cache->sets[i].lock);
    }
    free(cache->values);
    free(cache->sets);
    free(cache);
}

uint64_t setcache_generation(const struct setcache *cache) {
    return atomic_load(&cache->generation);
}

static struct set *lock_set(const struct setcache *cache, uint64_t hash) {
    struct set *set = &cache->sets[hash % cache->set_count];
    (void)pthread_mutex_lock(&set->lock);
    return set;
}

/* Which way a value has; WAYS: none. */
static size_t find_way(const struct setcache *cache, const struct set *set, uint64_t hash, const void *like) {
    size_t way = 0;
    while (way < WAYS && !(set->used[way] && set->hashes[way] == hash &&
                           (cache->kind->is_same == NULL || cache->kind->is_same(value_of(cache, set, way), like)))) {
        way++;
    }
    return way;
}

bool setcache_find(struct setcache *cache, uint64_t hash, const void *like,
                   void (*use)(void *context, const void *value), void *context) {
    struct set *set = lock_set(cache, hash);
    size_t way = find_way(cache, set, hash, like);
    if (way < WAYS) {
        use(context, value_of(cache, set, way));
    }
    (void)pthread_mutex_unlock(&set->lock);
    return way < WAYS;
}

void setcache_put(struct setcache *cache, uint64_t hash, void *value, uint64_t generation) {
    _Alignas(max_align_t) unsigned char old[SETCACHE_VALUE_MAX];
    void *left = value; /* to be released; NULL = nothing */
    struct set *set = lock_set(cache, hash);
    if (atomic_load(&cache->generation) == generation) {
        size_t way = find_way(cache, set, hash, value);
        way = way < WAYS ? way : set->next++ % WAYS;
        left = set->used[way] ? memcpy(old, value_of(cache, set, way), cache->kind->size) : NULL;
        memcpy(value_of(cache, set, way), value, cache->kind->size);
        set->used[way] = true;
        set->hashes[way] = hash;
    }
    (void)pthread_mutex_unlock(&set->lock);
    if (left != NULL) {
        release(cache, left);
    }
}

void setcache_forget(struct setcache *cache, uint64_t hash, const void *like) {
    struct set *set = lock_set(cache, hash);
    size_t way = find_way(cache, set, hash, like);
    atomic_fetch_add(&cache->generation, 1);
    if (way < WAYS) {
        empty(cache, set, way);
    }
    (void)pthread_mutex_unlock(&set->lock);
}

void setcache_forget_all(struct setcache *cache) {
    for (size_t i = 0; i < cache->set_count; i++) {
        struct set *set = &cache->sets[i];
        (void)pthread_mutex_lock(&set->lock);
        atomic_fetch_add(&cache->generation, 1);
        for (size_t way = 0; way < WAYS; way++) {
            if (set->used[way]) {
                empty(cache, set, way);
            }
        }
        (void)pthread_mutex_unlock(&set->lock);
    }
}

void setcache_begin_generation(struct setcache *cache) {
    atomic_fetch_add(&cache->generation, 1);
}
