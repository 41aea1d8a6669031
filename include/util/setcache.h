/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A cache of fixed size in sets of four slots. A value's hash says in which set it may be, and the oldest of a set gives
 * way. Any thread: neighbouring sets share a lock.
 *
 * What was read from elsewhere and has changed there meanwhile must not come back. So whoever is to put a value asks for
 * the generation first and reads then; whoever changes it forgets it afterwards, which begins a new generation, and what
 * was read in another one is not kept.
 */
#ifndef REFEREE_UTIL_SETCACHE_H
#define REFEREE_UTIL_SETCACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SETCACHE_VALUE_MAX = 128 };

/* What is cached: values of that many bytes, which are copied. */
struct setcache_kind {
    size_t size;
    bool (*is_same)(const void *a, const void *b); /* of two values of one hash; NULL: the hash says all */
    void (*release)(void *value);                  /* what a value owns; may be NULL */
};

struct setcache;

/* capacity: of values, at least 1. Dies when there is no memory. */
struct setcache *setcache_create(const struct setcache_kind *kind, size_t capacity);
void setcache_free(struct setcache *cache); /* NULL is fine */

uint64_t setcache_generation(const struct setcache *cache);

/*
 * Shows `use` the value that is the same as `like`, under its lock: quick, and without calls to the cache. False: none is
 * there.
 */
bool setcache_find(struct setcache *cache, uint64_t hash, const void *like,
                   void (*use)(void *context, const void *value), void *context);

/*
 * Takes a copy of a value, and what it owns, in the place of one that is the same. It is released at once where it
 * was read in a generation that is over.
 */
void setcache_put(struct setcache *cache, uint64_t hash, void *value, uint64_t generation);

/* Forgets one value, or all. The next generation begins. */
void setcache_forget(struct setcache *cache, uint64_t hash, const void *like);
void setcache_forget_all(struct setcache *cache);

/*
 * Begins the next generation and forgets nothing: for whoever can tell of a value that is there that it is out of date.
 * A put that is under way may still end with a value of the generation that is over.
 */
void setcache_begin_generation(struct setcache *cache);

#endif
