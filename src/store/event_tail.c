/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ring of the newest events and the chains through it.
 *
 * An entry has a number, 0, 1, 2, ... in the order in which it was added, and stands at that number modulo the capacity;
 * [base, end) are there, those from `published` on for the adder alone until they are offered. A bucket has the number of its newest entry plus
 * one, each entry how many numbers further back the next of its bucket is. A number below base means the end of a chain,
 * so dropping entries changes nothing but base.
 */
#include "event_tail.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_CAPACITY = 1024 };

/* Some tenth of a millisecond; and as long as a thread that waits for the lock needs to take it. */
enum { COPIED_AT_ONCE = 8192, PAUSE_US = 50 };

static const uint32_t round_bit = UINT32_C(1) << 31;

struct entry {
    char game[ID_LENGTH];
    int64_t id;
    uint32_t seq;  /* with round_bit */
    uint32_t back; /* to the next of the chain; 0 = there is none */
};
_Static_assert(sizeof(struct entry) == 32, "what EVENT_TAIL_MAX counts on");

struct event_tail {
    pthread_mutex_t lock;
    struct entry *entries;
    uint64_t *buckets; /* as many as entries */
    size_t capacity;   /* a power of two, or 0 */
    size_t max;
    uint64_t base, published, offered, end;
    int64_t from, to; /* of the published */
    bool kept;
};

/* ---- what is found ---- */

const struct event_spot *event_spots_at(const struct event_spots *spots, size_t index) {
    return spots->spots == NULL ? &spots->few[index] : &spots->spots[index];
}

void event_spots_free(struct event_spots *spots) {
    free(spots->spots);
    spots->spots = NULL;
    spots->count = 0;
}

static bool add_spot(struct event_spots *spots, const struct event_spot *spot) {
    if (spots->spots == NULL && spots->count < EVENT_SPOTS_INLINE) {
        spots->few[spots->count++] = *spot;
        return true;
    }
    if (spots->spots == NULL || spots->count == spots->room) {
        size_t room = spots->count * 2;
        struct event_spot *moved = realloc(spots->spots, room * sizeof *moved);
        if (moved == NULL) {
            return false;
        }
        if (spots->spots == NULL) {
            memcpy(moved, spots->few, sizeof spots->few);
        }
        spots->spots = moved;
        spots->room = room;
    }
    spots->spots[spots->count++] = *spot;
    return true;
}

/* They are found from the newest to the oldest. */
static void reverse(struct event_spots *spots) {
    struct event_spot *all = spots->spots == NULL ? spots->few : spots->spots;
    for (size_t i = 0; i < spots->count / 2; i++) {
        struct event_spot other = all[i];
        all[i] = all[spots->count - 1 - i];
        all[spots->count - 1 - i] = other;
    }
}

/* ---- the ring ---- */

static struct entry *entry_at(const struct event_tail *tail, uint64_t number) {
    return &tail->entries[number & (tail->capacity - 1)];
}

static uint64_t *bucket_of(const struct event_tail *tail, const struct id *game) {
    return &tail->buckets[id_hash(game) & (tail->capacity - 1)];
}

static struct event_spot spot_of(const struct entry *entry) {
    struct event_spot spot = {
        .seq = entry->seq & ~round_bit, .id = entry->id, .is_round = (entry->seq & round_bit) != 0};
    memcpy(spot.game.text, entry->game, ID_LENGTH);
    return spot;
}

/* Puts the entry with this number at the head of its chain. */
static void link_entry(struct event_tail *tail, uint64_t number) {
    struct entry *entry = entry_at(tail, number);
    struct id game = spot_of(entry).game;
    uint64_t *bucket = bucket_of(tail, &game);
    entry->back = *bucket > tail->base ? (uint32_t)(number + 1 - *bucket) : 0;
    *bucket = number + 1;
}

/* The numbers of a chain, newest first, plus one; 0 behind the last. */
static uint64_t first_of(const struct event_tail *tail, const struct id *game) {
    uint64_t head = tail->capacity == 0 ? 0 : *bucket_of(tail, game);
    return head > tail->base ? head : 0;
}

static uint64_t next_of(const struct event_tail *tail, uint64_t place) {
    uint32_t back = entry_at(tail, place - 1)->back;
    return back > 0 && place - back > tail->base ? place - back : 0;
}

static bool grow(struct event_tail *tail) {
    size_t capacity = tail->capacity == 0 ? FIRST_CAPACITY : 2 * tail->capacity;
    struct entry *entries = malloc(capacity * sizeof *entries);
    uint64_t *buckets = calloc(capacity, sizeof *buckets);
    if (entries == NULL || buckets == NULL) {
        free(entries);
        free(buckets);
        return false;
    }
    for (uint64_t number = tail->base; number < tail->end; number++) {
        entries[number & (capacity - 1)] = *entry_at(tail, number);
    }
    free(tail->entries);
    free(tail->buckets);
    tail->entries = entries;
    tail->buckets = buckets;
    tail->capacity = capacity;
    for (uint64_t number = tail->base; number < tail->end; number++) {
        link_entry(tail, number);
    }
    return true;
}

/* Locking is no change. */
static struct event_tail *lock(const struct event_tail *tail) {
    struct event_tail *locked = (struct event_tail *)tail;
    (void)pthread_mutex_lock(&locked->lock);
    return locked;
}

static void unlock(struct event_tail *tail) {
    (void)pthread_mutex_unlock(&tail->lock);
}

/* ---- the public functions ---- */

struct event_tail *event_tail_create(size_t max) {
    struct event_tail *tail = calloc(1, sizeof *tail);
    if (tail != NULL) {
        tail->max = max;
        (void)pthread_mutex_init(&tail->lock, NULL);
    }
    return tail;
}

void event_tail_free(struct event_tail *tail) {
    if (tail != NULL) {
        (void)pthread_mutex_destroy(&tail->lock);
        free(tail->entries);
        free(tail->buckets);
        free(tail);
    }
}

void event_tail_set_max(struct event_tail *tail, size_t max) {
    (void)lock(tail);
    tail->max = max;
    unlock(tail);
}

void event_tail_reset(struct event_tail *tail, int64_t from) {
    (void)lock(tail);
    tail->base = tail->end;
    tail->published = tail->end;
    tail->offered = tail->end;
    tail->from = from;
    tail->to = from;
    tail->kept = false;
    unlock(tail);
}

enum err event_tail_add(struct event_tail *tail, const struct event_spot *spot) {
    enum err err = OK;
    assert(spot->seq > 0 && spot->seq < round_bit);
    (void)lock(tail);
    size_t count = (size_t)(tail->end - tail->base);
    if (count >= tail->max) {
        err = ERR_STORE;
    } else if (count == tail->capacity && !grow(tail)) {
        err = ERR_NO_MEMORY;
    } else {
        struct entry *entry = entry_at(tail, tail->end);
        *entry = (struct entry){.id = spot->id, .seq = (uint32_t)spot->seq | (spot->is_round ? round_bit : 0)};
        memcpy(entry->game, spot->game.text, ID_LENGTH);
        link_entry(tail, tail->end++);
    }
    unlock(tail);
    return err;
}

void event_tail_offer(struct event_tail *tail) {
    (void)lock(tail);
    tail->offered = tail->end;
    unlock(tail);
}

void event_tail_publish(struct event_tail *tail) {
    (void)lock(tail);
    if (tail->end > tail->published) {
        tail->to = entry_at(tail, tail->end - 1)->id;
        tail->published = tail->end;
        tail->offered = tail->end;
    }
    unlock(tail);
}

void event_tail_undo(struct event_tail *tail) {
    (void)lock(tail);
    while (tail->end > tail->published) {
        const struct entry *entry = entry_at(tail, --tail->end);
        struct id game = spot_of(entry).game;
        *bucket_of(tail, &game) = entry->back == 0 ? 0 : tail->end + 1 - entry->back;
    }
    tail->offered = tail->published;
    unlock(tail);
}

void event_tail_drop(struct event_tail *tail, int64_t id) {
    (void)lock(tail);
    uint64_t behind = tail->published; /* the first that stays: ids go up */
    while (tail->base < behind) {
        uint64_t middle = tail->base + (behind - tail->base) / 2;
        if (entry_at(tail, middle)->id <= id) {
            tail->base = middle + 1;
        } else {
            behind = middle;
        }
    }
    tail->from = id > tail->from ? id : tail->from;
    tail->to = id > tail->to ? id : tail->to;
    unlock(tail);
}

void event_tail_set_kept(struct event_tail *tail, bool kept) {
    (void)lock(tail);
    tail->kept = kept;
    unlock(tail);
}

bool event_tail_is_kept(const struct event_tail *tail) {
    struct event_tail *locked = lock(tail);
    bool kept = locked->kept;
    unlock(locked);
    return kept;
}

struct event_tail_range event_tail_range(const struct event_tail *tail) {
    struct event_tail *locked = lock(tail);
    struct event_tail_range range = {.from = locked->from,
                                     .to = locked->to,
                                     .count = (size_t)(locked->published - locked->base),
                                     .max = locked->max};
    unlock(locked);
    return range;
}

enum err event_tail_find(struct event_spots *out, bool *out_kept, const struct event_tail *tail, const struct id *game,
                         int64_t after, int64_t last, bool is_adder) {
    enum err err = OK;
    struct event_tail *locked = lock(tail);
    if (out_kept != NULL) {
        *out_kept = locked->kept;
    }
    for (uint64_t at = first_of(locked, game); at != 0 && err == OK; at = next_of(locked, at)) {
        if (at > locked->offered && !is_adder) {
            continue;
        }
        const struct entry *entry = entry_at(locked, at - 1);
        if (memcmp(entry->game, game->text, ID_LENGTH) != 0) {
            continue;
        }
        struct event_spot spot = spot_of(entry);
        spot.is_offered = at > locked->published && !is_adder;
        if (spot.seq <= after) {
            break;
        }
        if (spot.seq <= last && !add_spot(out, &spot)) {
            err = ERR_NO_MEMORY;
        }
    }
    unlock(locked);
    reverse(out);
    return err;
}

int64_t event_tail_newest(const struct event_tail *tail, const struct id *game, bool is_adder) {
    int64_t newest = 0;
    struct event_tail *locked = lock(tail);
    for (uint64_t at = first_of(locked, game); at != 0 && newest == 0; at = next_of(locked, at)) {
        const struct entry *entry = entry_at(locked, at - 1);
        if ((at <= locked->published || is_adder) && memcmp(entry->game, game->text, ID_LENGTH) == 0) {
            newest = entry->seq & ~round_bit;
        }
    }
    unlock(locked);
    return newest;
}

size_t event_tail_copy(struct event_place *out, size_t max, const struct event_tail *tail) {
    struct event_tail *locked = lock(tail);
    const uint64_t base = locked->base;
    size_t count = 0;
    while (locked->base == base && base + count < locked->published && count < max) {
        const struct entry *entry = entry_at(locked, base + count);
        out[count] = (struct event_place){.seq = entry->seq & ~round_bit, .id = entry->id};
        memcpy(out[count].game, entry->game, ID_LENGTH);
        if (++count % COPIED_AT_ONCE == 0) {
            unlock(locked);
            (void)usleep(PAUSE_US);
            (void)lock(locked);
        }
    }
    unlock(locked);
    return count;
}
