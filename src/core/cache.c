/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A hash table of shards, each with its lock. The places of a shard lie in one array, and a game's is the one that its hash
 * names or, where others are, one of the next (linear probing): of a million games none is in the processor's cache, and
 * whatever is elsewhere has to be waited for. For the same reason there is no list by use: a place notes when it was used,
 * and of a few places the one longest unused gives way, as in Redis.
 *
 * A reader that misses folds the log outside the lock. Meanwhile the writer may publish a newer state, or drop the game;
 * so the reader leaves a placeholder first (a place with `users` > 0) and puts its game in only when nothing has
 * happened to that place since. A placeholder is never evicted, nor is what somebody holds.
 */
#include "core/cache.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "game/load.h"

enum {
    SHARDS = 16,
    FIRST_PLACES = 64,
    LOOKED_AT = 16,   /* places that may go, of which the one longest unused does */
    WALKED_MAX = 256, /* places, after which one will do: few may be used in a table that has held more */
    BLOCK_BYTES = 16, /* what malloc adds to a block, about */
};

struct place {
    struct game *game; /* a reference; NULL while it is being loaded or after a drop */
    char id[ID_LENGTH];
    uint32_t hash;    /* its high half, of which the low bits say where it would best stand */
    uint32_t used;    /* the shard's time of the last use; 0 = the place is empty */
    uint32_t users;   /* who load the game now, or hold it */
    uint32_t changes; /* publications and drops */
};

struct shard {
    pthread_mutex_t lock;
    struct place *places;
    size_t size; /* of places, a power of two */
    size_t count;
    size_t bytes;
    size_t hand;   /* where to look for one that can go */
    uint32_t time; /* moves on by 1 with each use, never to 0 */
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
        shard->places = calloc(FIRST_PLACES, sizeof *shard->places);
        if (shard->places == NULL) {
            abort();
        }
        shard->size = FIRST_PLACES;
    }
    return cache;
}

static struct shard *shard_of(struct cache *cache, const struct id *id) {
    return &cache->shards[id_hash(id) % SHARDS];
}

static uint32_t hash_of(const struct id *id) {
    return (uint32_t)(id_hash(id) >> 32);
}

static struct place *next_of(const struct shard *shard, const struct place *place) {
    return &shard->places[(size_t)(place - shard->places + 1) & (shard->size - 1)];
}

static struct place *best_place(const struct shard *shard, uint32_t hash) {
    return &shard->places[hash & (shard->size - 1)];
}

/* The first empty place from the best one on; there always is one. */
static struct place *find_empty(const struct shard *shard, uint32_t hash) {
    struct place *place = best_place(shard, hash);
    while (place->used != 0) {
        place = next_of(shard, place);
    }
    return place;
}

static struct place *find_place(const struct shard *shard, const struct id *id) {
    uint32_t hash = hash_of(id);
    struct place *place = best_place(shard, hash);
    while (place->used != 0 && (place->hash != hash || memcmp(place->id, id->text, ID_LENGTH) != 0)) {
        place = next_of(shard, place);
    }
    if (place->used == 0) {
        return NULL;
    }
    __builtin_prefetch(place->game); /* which is looked at next */
    return place;
}

static void touch(struct shard *shard, struct place *place) {
    shard->time += shard->time == UINT32_MAX ? 2 : 1;
    place->used = shard->time;
}

/* What a place costs, of which about every second one is used; and its game, which is two blocks. */
static size_t cost_of(const struct place *place) {
    return 2 * sizeof *place + (place->game == NULL ? 0 : game_size(place->game) + (size_t)2 * BLOCK_BYTES);
}

static void grow(struct shard *shard) {
    struct place *places = calloc(2 * shard->size, sizeof *places);
    if (places == NULL) {
        return; /* it still works while one place is empty */
    }
    struct place *old = shard->places;
    size_t old_size = shard->size;
    shard->places = places;
    shard->size = 2 * old_size;
    for (size_t i = 0; i < old_size; i++) {
        if (old[i].used != 0) {
            *find_empty(shard, old[i].hash) = old[i];
        }
    }
    free(old);
}

/* A new place, without a game; NULL without memory. */
static struct place *add_place(struct shard *shard, const struct id *id) {
    if (shard->count >= shard->size / 4 * 3) {
        grow(shard);
    }
    if (shard->count + 1 == shard->size) {
        return NULL;
    }
    struct place *place = find_empty(shard, hash_of(id));
    *place = (struct place){.hash = hash_of(id)};
    memcpy(place->id, id->text, ID_LENGTH);
    touch(shard, place);
    shard->count++;
    shard->bytes += cost_of(place);
    return place;
}

/* How far behind the place where it would best stand. */
static size_t distance_of(const struct shard *shard, const struct place *place) {
    return ((size_t)(place - shard->places) - place->hash) & (shard->size - 1);
}

/* Those behind it that would not be found across an empty place move up. */
static void remove_place(struct shard *shard, struct place *place) {
    shard->count--;
    shard->bytes -= cost_of(place);
    game_release(place->game);
    for (struct place *next = next_of(shard, place); next->used != 0; next = next_of(shard, next)) {
        if (distance_of(shard, next) >= ((size_t)(next - place) & (shard->size - 1))) {
            *place = *next;
            place = next;
        }
    }
    *place = (struct place){.used = 0};
}

static void set_game(struct shard *shard, struct place *place, const struct game *game) {
    shard->bytes -= cost_of(place);
    game_release(place->game);
    place->game = game == NULL ? NULL : game_ref(game);
    shard->bytes += cost_of(place);
}

/* Of the next places from the hand on that may go, the one longest unused; NULL where none may. */
static struct place *find_victim(struct shard *shard) {
    struct place *victim = NULL;
    size_t seen = 0;
    for (size_t i = 0; i < shard->size && seen < LOOKED_AT && (i < WALKED_MAX || victim == NULL); i++) {
        struct place *place = &shard->places[shard->hand];
        shard->hand = (shard->hand + 1) & (shard->size - 1);
        if (place->used != 0 && place->users == 0) {
            seen++;
            if (victim == NULL || shard->time - place->used > shard->time - victim->used) {
                victim = place;
            }
        }
    }
    return victim;
}

/* Forgets games until the shard is within its bytes; those in use stay. */
static void evict(struct cache *cache, struct shard *shard) {
    struct place *victim = NULL;
    while (shard->bytes > cache->bytes_max && (victim = find_victim(shard)) != NULL) {
        remove_place(shard, victim);
    }
}

/* ---- the public functions ---- */

void cache_free(struct cache *cache) {
    if (cache == NULL) {
        return;
    }
    for (size_t i = 0; i < SHARDS; i++) {
        struct shard *shard = &cache->shards[i];
        for (size_t k = 0; k < shard->size; k++) {
            assert(shard->places[k].users == 0);
            game_release(shard->places[k].game);
        }
        free(shard->places);
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
    struct place *place = find_place(shard, id);
    assert(place != NULL && place->users > 0);
    place->users--;
    if (err == OK && place->changes == changes && place->game == NULL) {
        set_game(shard, place, game);
    }
    if (place->game == NULL && place->users == 0) {
        remove_place(shard, place);
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
    struct place *place = find_place(shard, id);
    if (place != NULL && place->game != NULL) {
        touch(shard, place);
        shard->hits++;
        *out = game_ref(place->game);
        (void)pthread_mutex_unlock(&shard->lock);
        return OK;
    }
    shard->misses++;
    if (place == NULL) {
        place = add_place(shard, id);
    }
    if (place == NULL) {
        (void)pthread_mutex_unlock(&shard->lock);
        return game_load(out, db, cache->configs, id, problem);
    }
    place->users++;
    uint32_t changes = place->changes;
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
    struct place *place = find_place(shard, id);
    if (place == NULL) {
        place = add_place(shard, id);
    }
    bool loads = place != NULL && place->game == NULL;
    if (place != NULL) {
        place->users++;
        touch(shard, place);
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
    struct place *place = find_place(shard, &hold->id);
    assert(place != NULL && place->users > 0);
    place->users--;
    if (place->game == NULL && place->users == 0) {
        remove_place(shard, place);
    }
    evict(hold->cache, shard);
    (void)pthread_mutex_unlock(&shard->lock);
    hold->cache = NULL;
}

/* From one to the next: what names the next is there by the time it is read. */
enum reach { REACH_PLACE, REACH_GAME, REACH_ROUND, REACH_STATE, REACHES };

enum { LINE_BYTES = 64, STATE_BYTES = 256 /* of most */ };

/* Inline, as GCC takes a function that does nothing but this for one without effect, and leaves out the calls. */
static inline __attribute__((always_inline)) void fetch(const void *from, size_t size) {
    for (size_t at = 0; at < size; at += LINE_BYTES) {
        __builtin_prefetch((const char *)from + at);
    }
}

static inline __attribute__((always_inline)) void fetch_of_game(const struct game *game, enum reach reach) {
    if (reach == REACH_GAME) {
        fetch(game, sizeof *game + sizeof game->seats[0]);
    } else if (reach == REACH_ROUND && game->round != NULL) {
        fetch(game->round, sizeof *game->round);
    } else if (reach == REACH_STATE && game->round != NULL) {
        fetch(game->round->state, STATE_BYTES);
    }
}

static void fetch_next(struct cache *cache, const struct id *id, enum reach reach) {
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    const struct place *place = reach == REACH_PLACE ? best_place(shard, hash_of(id)) : find_place(shard, id);
    if (reach == REACH_PLACE) {
        fetch(place, sizeof *place);
    } else if (place != NULL && place->game != NULL) {
        fetch_of_game(place->game, reach);
    }
    (void)pthread_mutex_unlock(&shard->lock);
}

void cache_expect(struct cache *cache, const struct id *id) {
    fetch_next(cache, id, REACH_PLACE);
}

void cache_expect_all(struct cache *cache, const struct id *const *ids, size_t count) {
    for (enum reach reach = 0; reach < REACHES; reach++) {
        for (size_t i = 0; i < count; i++) {
            fetch_next(cache, ids[i], reach);
        }
    }
}

struct game *cache_peek(struct cache *cache, const struct id *id) {
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    const struct place *place = find_place(shard, id);
    struct game *game = place == NULL || place->game == NULL ? NULL : game_ref(place->game);
    (void)pthread_mutex_unlock(&shard->lock);
    return game;
}

struct game *cache_publish(struct cache *cache, const struct game *game) {
    struct game *before = NULL;
    struct shard *shard = shard_of(cache, &game->id);
    (void)pthread_mutex_lock(&shard->lock);
    struct place *place = find_place(shard, &game->id);
    if (place == NULL) {
        place = add_place(shard, &game->id);
    }
    if (place != NULL) {
        before = place->game == NULL ? NULL : game_ref(place->game);
        if (before == NULL || before->version <= game->version) {
            place->changes++;
            set_game(shard, place, game);
        }
        touch(shard, place);
        evict(cache, shard);
    }
    (void)pthread_mutex_unlock(&shard->lock);
    return before;
}

/* Whether the place went with it. */
static bool drop_game(struct shard *shard, struct place *place) {
    bool goes = place->users == 0;
    place->changes++;
    set_game(shard, place, NULL);
    if (goes) {
        remove_place(shard, place);
    }
    return goes;
}

void cache_drop(struct cache *cache, const struct id *id) {
    struct shard *shard = shard_of(cache, id);
    (void)pthread_mutex_lock(&shard->lock);
    struct place *place = find_place(shard, id);
    if (place != NULL) {
        (void)drop_game(shard, place);
    }
    (void)pthread_mutex_unlock(&shard->lock);
}

void cache_drop_all(struct cache *cache) {
    for (size_t i = 0; i < SHARDS; i++) {
        struct shard *shard = &cache->shards[i];
        (void)pthread_mutex_lock(&shard->lock);
        for (size_t k = 0; k < shard->size; k++) {
            while (shard->places[k].used != 0 && drop_game(shard, &shard->places[k])) {
                /* another one has moved up, or none */
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
        stats.games += shard->count;
        stats.bytes += shard->bytes;
        (void)pthread_mutex_unlock(&shard->lock);
    }
    return stats;
}

struct config_cache *cache_configs(const struct cache *cache) {
    return cache->configs;
}
