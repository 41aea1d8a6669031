/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The newest durable state of the games somebody cared about lately.
 *
 * Readers take a reference and need no SQL; the writer puts a new state in after its commit, so a read never sees what a
 * crash could undo. The cache forgets the games longest unused when it holds more than its bytes. Thread-safe.
 */
#ifndef REFEREE_CORE_CACHE_H
#define REFEREE_CORE_CACHE_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "game/game.h"
#include "util/err.h"

struct cache;
struct db;

struct cache_stats {
    uint64_t hits, misses, games, bytes;
};

/* bytes_max bounds what the states take in all. configs is borrowed. Dies when there is no memory. */
struct cache *cache_create(size_t bytes_max, struct config_cache *configs);
void cache_free(struct cache *cache);

/*
 * The newest committed state, from memory or folded from the store over `db` (a connection of the calling thread's, in no
 * transaction, or the writer's). The caller owns a reference. ERR_NOT_FOUND, ERR_STORE, ERR_CORRUPT, ERR_NO_MEMORY, with
 * the problem set.
 */
enum err cache_find(struct game **out, struct cache *cache, struct db *db, const struct id *id,
                    struct problem *problem) MUST_CHECK;

/* Has the game in memory, if it can be read: for threads that will ask the writer for something about it. */
void cache_warm(struct cache *cache, struct db *db, const struct id *id);

/*
 * A game that stays in memory, with its newest state, until it is let go: also where it is larger than the cache. For
 * whoever will have the writer do something with it, so that the log is not folded there. Zeros hold nothing.
 */
struct cache_hold {
    struct cache *cache; /* NULL: nothing is held */
    struct id id;
};

/*
 * Holds a game instead of what was held; db as for cache_find. One that cannot be read is not held: the writer will find
 * out, and say why. A hold belongs to one thread at a time, and is let go before cache_free.
 */
void cache_hold(struct cache_hold *hold, struct cache *cache, struct db *db, const struct id *id);
void cache_let_go(struct cache_hold *hold);

/*
 * A game is going to be asked for in a moment: has the processor fetch the memory where it is looked for meanwhile. And:
 * several are, one after the other; what of them is in memory is fetched at once. Of a million games none is in the
 * processor's cache, and each piece would else be waited for.
 */
void cache_expect(struct cache *cache, const struct id *id);
void cache_expect_all(struct cache *cache, const struct id *const *ids, size_t count);

/* The game if it is in memory, with a reference for the caller, else NULL: for threads without a connection. */
struct game *cache_peek(struct cache *cache, const struct id *id);

/*
 * This state is durable: it is the newest, unless a newer one is there, which stays. Takes its own reference. Returns the state
 * that was there before, with a reference for the caller; NULL: none.
 */
struct game *cache_publish(struct cache *cache, const struct game *game) MUST_CHECK;

/* The writer's: nobody knows what is durable; the next reader folds the log. */
void cache_drop(struct cache *cache, const struct id *id);
void cache_drop_all(struct cache *cache);

struct cache_stats cache_stats(const struct cache *cache);

struct config_cache *cache_configs(const struct cache *cache);

#endif
