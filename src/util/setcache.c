/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The generation changes under the lock of a stripe of sets from which something is forgotten. Whoever finds the new one
 * there can no longer find what was forgotten, and whoever puts something in after that finds the new one.
 *
 * Of a cache in which nothing is, only the stripes are in memory: there is room for as many values as a busy server knows,
 * and most servers are not.
 */
#include "util/setcache.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "util/pages.h"

enum { WAYS = 4, STRIPES = 256, CACHE_LINE = 64 };

/* All zero: it is empty. */
struct set {
    unsigned next; /* the way to be taken over next */
    bool used[WAYS];
    uint64_t hashes[WAYS];
};

/* Neighbouring sets, sets_a_stripe of them. */
struct stripe {
    _Alignas(CACHE_LINE) pthread_mutex_t lock;
    bool touched; /* something was put into one of them */
};

struct setcache {
    const struct setcache_kind *kind;
    atomic_uint_fast64_t generation;
    size_t set_count, sets_a_stripe;
    struct set *sets;
    unsigned char *values; /* WAYS of each set; one that is not used may never have been written */
    struct stripe stripes[STRIPES];
};

struct setcache *setcache_create(const struct setcache_kind *kind, size_t capacity) {
    size_t set_count = (capacity + WAYS - 1) / WAYS;
    struct setcache *cache = aligned_alloc(CACHE_LINE, sizeof *cache);
    /* Not cleared: that would take the memory of all values at once. */
    unsigned char *values = reallocarray(NULL, set_count * WAYS, kind->size);
    assert(capacity > 0 && kind->size <= SETCACHE_VALUE_MAX);
    if (cache == NULL || values == NULL) {
        abort();
    }
    *cache = (struct setcache){
        .kind = kind,
        .set_count = set_count,
        .sets_a_stripe = (set_count + STRIPES - 1) / STRIPES,
        .sets = pages_create(set_count, sizeof(struct set)),
        .values = values,
    };
    for (size_t i = 0; i < STRIPES; i++) {
        (void)pthread_mutex_init(&cache->stripes[i].lock, NULL);
    }
    return cache;
}

static size_t index_of(const struct setcache *cache, const struct set *set) {
    return (size_t)(set - cache->sets);
}

static void *value_of(const struct setcache *cache, const struct set *set, size_t way) {
    return cache->values + (index_of(cache, set) * WAYS + way) * cache->kind->size;
}

static struct stripe *stripe_of(struct setcache *cache, const struct set *set) {
    return &cache->stripes[index_of(cache, set) / cache->sets_a_stripe];
}

static void release(const struct setcache *cache, void *value) {
    if (cache->kind->release != NULL) {
        cache->kind->release(value);
    }
}

/* Under the lock of the set's stripe. */
static void empty(const struct setcache *cache, struct set *set, size_t way) {
    set->used[way] = false;
    release(cache, value_of(cache, set, way));
}

void setcache_free(struct setcache *cache) {
    if (cache == NULL) {
        return;
    }
    setcache_forget_all(cache);
    for (size_t i = 0; i < STRIPES; i++) {
        (void)pthread_mutex_destroy(&cache->stripes[i].lock);
    }
    free(cache->values);
    pages_free(cache->sets, cache->set_count, sizeof *cache->sets);
    free(cache);
}

uint64_t setcache_generation(const struct setcache *cache) {
    return atomic_load(&cache->generation);
}

static struct set *lock_set(struct setcache *cache, uint64_t hash) {
    struct set *set = &cache->sets[hash % cache->set_count];
    (void)pthread_mutex_lock(&stripe_of(cache, set)->lock);
    return set;
}

static void unlock_set(struct setcache *cache, const struct set *set) {
    (void)pthread_mutex_unlock(&stripe_of(cache, set)->lock);
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
    unlock_set(cache, set);
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
        stripe_of(cache, set)->touched = true;
        set->hashes[way] = hash;
    }
    unlock_set(cache, set);
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
    unlock_set(cache, set);
}

static void empty_set(const struct setcache *cache, struct set *set) {
    for (size_t way = 0; way < WAYS; way++) {
        if (set->used[way]) {
            empty(cache, set, way);
        }
    }
}

void setcache_forget_all(struct setcache *cache) {
    for (size_t i = 0; i < STRIPES; i++) {
        struct stripe *stripe = &cache->stripes[i];
        size_t end = (i + 1) * cache->sets_a_stripe;
        (void)pthread_mutex_lock(&stripe->lock);
        atomic_fetch_add(&cache->generation, 1);
        for (size_t at = i * cache->sets_a_stripe; stripe->touched && at < end && at < cache->set_count; at++) {
            empty_set(cache, &cache->sets[at]);
        }
        stripe->touched = false;
        (void)pthread_mutex_unlock(&stripe->lock);
    }
}

void setcache_begin_generation(struct setcache *cache) {
    atomic_fetch_add(&cache->generation, 1);
}
