/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A hash table of shards, each with its lock, its chains and its list from the newest used to the longest unused.
 *
 * A reader that misses folds the log outside the lock. Meanwhile the writer may publish a newer state, or drop the game;
 * so the reader leaves a placeholder first (an entry with `users` > 0) and puts its game in only when nothing has
 * happened to that entry since. A placeholder is never evicted, nor is what somebody holds.
 */
#include "core/cache.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "game/load.h"

enum { SHARDS = 16, FIRST_BUCKETS = 64 };

struct entry {
    struct entry *chain;
    struct entry *newer, *older;
    struct game *game; /* a reference; NULL while it is being loaded or after a drop */
    struct id id;
    uint32_t users;   /* who load the game now, or hold it */
    uint32_t changes; /* publications and drops */
};

struct shard {
    pthread_mutex_t lock;
    struct entry **buckets;
    size_t bucket_count;
    size_t entry_count;
    size_t bytes;
    struct entry *newest, *oldest;
    uint64_t hits, misses;
};

struct cache {
    struct config_cache *configs;
    size_t bytes_max; /* of one shard */
    struct shard shards[SHARDS];
};

struct cache *cache_create(size_t bytes_max, struct config_cache *configs) {
    struct cache *cache = calloc(1, sizeof *cache);
    if (cache == NULL) {
        abort();
    }
    cache->configs = configs;
    cache->bytes_max = bytes_max / SHARDS;
    for (size_t i = 0; i < SHARDS; i++) {
        struct shard *shard = &cache->shards[i];
        (void)pthread_mutex_init(&shard->lock, NULL);
        shard->buckets = calloc(FIRST_BUCKETS, sizeof *shard->buckets);
        if (shard->buckets == NULL) {
            abort();
        }
        shard->bucket_count = FIRST_BUCKETS;
    }
    return cache;
}

static struct shard *shard_of(struct cache *cache, const struct id *id) {
    return &cache->shards[id_hash(id) % SHARDS];
}

static struct entry **bucket_of(const struct shard *shard, const struct id *id) {
    return &shard->buckets[id_hash(id) / SHARDS % shard->bucket_count];
}

static struct entry *find_entry(const struct shard *shard, const struct id *id) {
    struct entry *entry = *bucket_of(shard, id);
    while (entry != NULL && !id_equal(&entry->id, id)) {
        entry = entry->chain;
    }
    if (entry != NULL) { /* what is looked at next: of a million games none is in the processor's cache */
        __builtin_prefetch(entry->game);
        __builtin_prefetch(entry->newer, 1);
        __builtin_prefetch(entry->older, 1);
    }
    return entry;
}

/* ---- the list by use ---- */

static void unlink_use(struct shard *shard, struct entry *entry) {
    *(entry->newer != NULL ? &entry->newer->older : &shard->newest) = entry->older;
    *(entry->older != NULL ? &entry->older->newer : &shard->oldest) = entry->newer;
}

static void link_newest(struct shard *shard, struct entry *entry) {
    entry->newer = NULL;
    entry->older = shard->newest;
    *(shard->newest != NULL ? &shard->newest->newer : &shard->oldest) = entry;
    shard->newest = entry;
}

static void touch(struct shard *shard, struct entry *entry) {
    if (shard->newest != entry) {
        unlink_use(shard, entry);
        link_newest(shard, entry);
    }
}

/* ---- entries ---- */

/* What an entry with its game costs; malloc's own overhead is about 16 bytes a block, three blocks. */
static size_t entry_cost(const struct entry *entry) {
    return sizeof *entry + 48 + (entry->game == NULL ? 0 : game_size(entry->game));
}

static void grow(struct shard *shard) {
    size_t count = shard->bucket_count * 2;
    struct entry **buckets = calloc(count, sizeof *buckets);
    if (buckets == NULL) {
        return; /* longer chains are better than no cache */
    }
    struct entry **old = shard->buckets;
    size_t old_count = shard->bucket_count;
    shard->buckets = buckets;
    shard->bucket_count = count;
    for (size_t i = 0; i < old_count; i++) {
        struct entry *entry = old[i];
        while (entry != NULL) {
            struct entry *next = entry->chain;
            struct entry **bucket = bucket_of(shard, &entry->id);
            entry->chain = *bucket;
            *bucket = entry;
            entry = next;
        }
    }
    free(old);
}

/* A new, empty entry; NULL without memory. */
static struct entry *add_entry(struct shard *shard, const struct id *id) {
    struct entry *entry = calloc(1, sizeof *entry);
    if (entry == NULL) {
        return NULL;
    }
    if (shard->entry_count >= shard->bucket_count) {
        grow(shard);
    }
    entry->id = *id;
    struct entry **bucket = bucket_of(shard, id);
    entry->chain = *bucket;
    *bucket = entry;
    link_newest(shard, entry);
    shard->entry_count++;
    shard->bytes += entry_cost(entry);
    return entry;
}

static void remove_entry(struct shard *shard, struct entry *entry) {
    struct entry **at = bucket_of(shard, &entry->id);
    while (*at != entry) {
        at = &(*at)->chain;
    }
    *at = entry->chain;
    unlink_use(shard, entry);
    shard->entry_count--;
    shard->bytes -= entry_cost(entry);
    game_release(entry->game);
    free(entry);
}

static void set_game(struct shard *shard, struct entry *entry, const struct game *game) {
    shard->bytes -= entry_cost(entry);
    game_release(entry->game);
    entry->game = game == NULL ? NULL : game_ref(game);
    shard->bytes += entry_cost(entry);
}

/* Forgets the longest unused until the shard is within its bytes; those in use stay. */
static void evict(struct cache *cache, struct shard *shard) {
    struct entry *entry = shard->oldest;
    while (entry != NULL && shard->bytes > cache->bytes_max) {
        struct entry *newer = entry->newer;
        if (entry->users == 0) {
            remove_entry(shard, entry);
        }
        entry = newer;
    }
}

/* ---- the public functions ---- */

void cache_free(struct cache *cache) {
    if (cache == NULL) {
        return;
    }
    for (size_t i = 0; i < SHARDS; i++) {
        struct shard *shard = &cache->shards[i];
        while (shard->oldest != NULL) {
            assert(shard->oldest->users == 0);
            remove_entry(shard, shard->oldest);
        }
        free(shard->buckets);
        (void)pthread_mutex_destroy(&shard->lock);
    }
    free(cache);
}

/* Reads the game outside the lock and puts it in, unless something newer came meanwhile. */
static enum err load(struct game **out, struct cache *cache, struct db *db, const struct id *id, uint32_t changes,
                     struct problem *problem) {
    struct game *game = NULL;
    enum err err = game_load(&game, db, cache->configs, id, problem);
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    struct entry *entry = find_entry(shard, id);
    assert(entry != NULL && entry->users > 0);
    entry->users--;
    if (err == OK && entry->changes == changes && entry->game == NULL) {
        set_game(shard, entry, game);
    }
    if (entry->game == NULL && entry->users == 0) {
        remove_entry(shard, entry);
    }
    evict(cache, shard);
    (void)pthread_mutex_unlock(&shard->lock);
    if (err == OK) {
        *out = game;
    }
    return err;
}

enum err cache_find(struct game **out, struct cache *cache, struct db *db, const struct id *id,
                    struct problem *problem) {
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    struct entry *entry = find_entry(shard, id);
    if (entry != NULL && entry->game != NULL) {
        touch(shard, entry);
        shard->hits++;
        *out = game_ref(entry->game);
        (void)pthread_mutex_unlock(&shard->lock);
        return OK;
    }
    shard->misses++;
    if (entry == NULL) {
        entry = add_entry(shard, id);
    }
    if (entry == NULL) {
        (void)pthread_mutex_unlock(&shard->lock);
        return game_load(out, db, cache->configs, id, problem);
    }
    entry->users++;
    uint32_t changes = entry->changes;
    (void)pthread_mutex_unlock(&shard->lock);
    return load(out, cache, db, id, changes, problem);
}

void cache_warm(struct cache *cache, struct db *db, const struct id *id) {
    struct game *game = NULL;
    struct problem problem;
    if (cache_find(&game, cache, db, id, &problem) == OK) {
        game_release(game);
    }
}

void cache_hold(struct cache_hold *hold, struct cache *cache, struct db *db, const struct id *id) {
    struct game *game = NULL;
    struct problem problem;
    cache_let_go(hold);
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    struct entry *entry = find_entry(shard, id);
    if (entry == NULL) {
        entry = add_entry(shard, id);
    }
    bool loads = entry != NULL && entry->game == NULL;
    if (entry != NULL) {
        entry->users++;
        touch(shard, entry);
        *hold = (struct cache_hold){.cache = cache, .id = *id};
    }
    (void)pthread_mutex_unlock(&shard->lock);
    if (loads && cache_find(&game, cache, db, id, &problem) != OK) {
        cache_let_go(hold);
    }
    game_release(game);
}

void cache_let_go(struct cache_hold *hold) {
    if (hold->cache == NULL) {
        return;
    }
    struct shard *shard = shard_of(hold->cache, &hold->id);
    (void)pthread_mutex_lock(&shard->lock);
    struct entry *entry = find_entry(shard, &hold->id);
    assert(entry != NULL && entry->users > 0);
    entry->users--;
    if (entry->game == NULL && entry->users == 0) {
        remove_entry(shard, entry);
    }
    evict(hold->cache, shard);
    (void)pthread_mutex_unlock(&shard->lock);
    hold->cache = NULL;
}

struct game *cache_peek(struct cache *cache, const struct id *id) {
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    const struct entry *entry = find_entry(shard, id);
    struct game *game = entry == NULL || entry->game == NULL ? NULL : game_ref(entry->game);
    (void)pthread_mutex_unlock(&shard->lock);
    return game;
}

struct game *cache_publish(struct cache *cache, const struct game *game) {
    struct game *before = NULL;
    struct shard *shard = shard_of(cache, &game->id);
    (void)pthread_mutex_lock(&shard->lock);
    struct entry *entry = find_entry(shard, &game->id);
    if (entry == NULL) {
        entry = add_entry(shard, &game->id);
    }
    if (entry != NULL) {
        before = entry->game == NULL ? NULL : game_ref(entry->game);
        if (before == NULL || before->version <= game->version) {
            entry->changes++;
            set_game(shard, entry, game);
        }
        touch(shard, entry);
        evict(cache, shard);
    }
    (void)pthread_mutex_unlock(&shard->lock);
    return before;
}

static void drop_entry(struct shard *shard, struct entry *entry) {
    entry->changes++;
    set_game(shard, entry, NULL);
    if (entry->users == 0) {
        remove_entry(shard, entry);
    }
}

void cache_drop(struct cache *cache, const struct id *id) {
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    struct entry *entry = find_entry(shard, id);
    if (entry != NULL) {
        drop_entry(shard, entry);
    }
    (void)pthread_mutex_unlock(&shard->lock);
}

void cache_drop_all(struct cache *cache) {
    for (size_t i = 0; i < SHARDS; i++) {
        struct shard *shard = &cache->shards[i];
        (void)pthread_mutex_lock(&shard->lock);
        for (size_t bucket = 0; bucket < shard->bucket_count; bucket++) {
            struct entry *entry = shard->buckets[bucket];
            while (entry != NULL) {
                struct entry *next = entry->chain;
                drop_entry(shard, entry);
                entry = next;
            }
        }
        (void)pthread_mutex_unlock(&shard->lock);
    }
}

struct cache_stats cache_stats(const struct cache *cache) {
    struct cache_stats stats = {0};
    for (size_t i = 0; i < SHARDS; i++) {
        struct shard *shard = (struct shard *)&cache->shards[i]; /* locking is no change */
        (void)pthread_mutex_lock(&shard->lock);
        stats.hits += shard->hits;
        stats.misses += shard->misses;
        stats.games += shard->entry_count;
        stats.bytes += shard->bytes;
        (void)pthread_mutex_unlock(&shard->lock);
    }
    return stats;
}

struct config_cache *cache_configs(const struct cache *cache) {
    return cache->configs;
}
