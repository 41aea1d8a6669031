/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Chunks are split when they are full and dropped when they are empty; they are never merged, since players leave
 * leaderboards seldom. The first chunk is there from the beginning.
 */
#include "live/ranking.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK_MAX = 256, SLOTS_MIN = 64 };

struct chunk {
    size_t count;
    struct ranking_entry entries[CHUNK_MAX];
};

/* Where a player's entry is to be looked for: its place in the order. */
struct slot {
    int64_t key, at;
    struct id player; /* none = free */
};

struct ranking {
    size_t count;
    size_t chunk_count, chunk_room;
    struct chunk **chunks; /* none of them empty but a single one */
    size_t slot_count;     /* a power of two, at most half of it used */
    struct slot *slots;
};

struct ranking *ranking_create(void) {
    struct ranking *ranking = calloc(1, sizeof *ranking);
    struct chunk **chunks = calloc(1, sizeof(struct chunk *));
    struct chunk *chunk = calloc(1, sizeof *chunk);
    struct slot *slots = calloc(SLOTS_MIN, sizeof *slots);
    if (ranking == NULL || chunks == NULL || chunk == NULL || slots == NULL) {
        free(ranking);
        free(chunks);
        free(chunk);
        free(slots);
        return NULL;
    }
    chunks[0] = chunk;
    *ranking =
        (struct ranking){.chunk_count = 1, .chunk_room = 1, .chunks = chunks, .slot_count = SLOTS_MIN, .slots = slots};
    return ranking;
}

void ranking_free(struct ranking *ranking) {
    if (ranking == NULL) {
        return;
    }
    for (size_t i = 0; i < ranking->chunk_count; i++) {
        free(ranking->chunks[i]);
    }
    free(ranking->chunks);
    free(ranking->slots);
    free(ranking);
}

size_t ranking_count(const struct ranking *ranking) {
    return ranking->count;
}

/* ---- the players ---- */

/* The player's slot, or the free one where the player belongs. */
static struct slot *find_slot(struct slot *slots, size_t slot_count, const struct id *player) {
    size_t at = (size_t)id_hash(player) & (slot_count - 1);
    while (!id_is_none(&slots[at].player) && !id_equal(&slots[at].player, player)) {
        at = (at + 1) & (slot_count - 1);
    }
    return &slots[at];
}

static enum err make_room_for_slot(struct ranking *ranking) {
    if (2 * (ranking->count + 1) <= ranking->slot_count) {
        return OK;
    }
    struct slot *wider = calloc(2 * ranking->slot_count, sizeof *wider);
    if (wider == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < ranking->slot_count; i++) {
        if (!id_is_none(&ranking->slots[i].player)) {
            *find_slot(wider, 2 * ranking->slot_count, &ranking->slots[i].player) = ranking->slots[i];
        }
    }
    free(ranking->slots);
    ranking->slots = wider;
    ranking->slot_count *= 2;
    return OK;
}

/* Frees a slot and moves those behind it that it had pushed there. */
static void free_slot(struct ranking *ranking, const struct slot *slot) {
    size_t mask = ranking->slot_count - 1;
    size_t hole = (size_t)(slot - ranking->slots);
    for (size_t at = (hole + 1) & mask; !id_is_none(&ranking->slots[at].player); at = (at + 1) & mask) {
        size_t home = (size_t)id_hash(&ranking->slots[at].player) & mask;
        if (((at - home) & mask) >= ((at - hole) & mask)) {
            ranking->slots[hole] = ranking->slots[at];
            hole = at;
        }
    }
    ranking->slots[hole] = (struct slot){0};
}

/* ---- the order ---- */

static int compare(const struct ranking_entry *entry, int64_t key, int64_t at, const struct id *player) {
    if (entry->key != key) {
        return entry->key < key ? -1 : 1;
    }
    if (entry->at != at) {
        return entry->at < at ? -1 : 1;
    }
    return memcmp(entry->player.text, player->text, ID_LENGTH);
}

struct place {
    size_t chunk, index;
};

/* The first entry that is not before a place in the order; behind the last one of the last chunk where there is none. */
static struct place find_place(const struct ranking *ranking, int64_t key, int64_t at, const struct id *player) {
    size_t low = 0;
    size_t high = ranking->chunk_count - 1;
    while (low < high) { /* the first chunk whose last entry is not before it */
        size_t middle = (low + high) / 2;
        const struct chunk *chunk = ranking->chunks[middle];
        if (compare(&chunk->entries[chunk->count - 1], key, at, player) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    const struct chunk *chunk = ranking->chunks[low];
    size_t first = 0;
    size_t last = chunk->count;
    while (first < last) {
        size_t middle = (first + last) / 2;
        if (compare(&chunk->entries[middle], key, at, player) < 0) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    return (struct place){low, first};
}

static size_t position_of(const struct ranking *ranking, struct place place) {
    size_t position = place.index;
    for (size_t i = 0; i < place.chunk; i++) {
        position += ranking->chunks[i]->count;
    }
    return position;
}

/* Splits a full chunk in two. */
static enum err split(struct ranking *ranking, size_t number) {
    if (ranking->chunk_count == ranking->chunk_room) {
        struct chunk **wider = realloc(ranking->chunks, 2 * ranking->chunk_room * sizeof(struct chunk *));
        if (wider == NULL) {
            return ERR_NO_MEMORY;
        }
        ranking->chunks = wider;
        ranking->chunk_room *= 2;
    }
    struct chunk *upper = malloc(sizeof *upper);
    if (upper == NULL) {
        return ERR_NO_MEMORY;
    }
    struct chunk *lower = ranking->chunks[number];
    upper->count = lower->count / 2;
    lower->count -= upper->count;
    memcpy(upper->entries, lower->entries + lower->count, upper->count * sizeof *upper->entries);
    memmove(ranking->chunks + number + 2, ranking->chunks + number + 1,
            (ranking->chunk_count - number - 1) * sizeof(struct chunk *));
    ranking->chunks[number + 1] = upper;
    ranking->chunk_count++;
    return OK;
}

static void take_out(struct ranking *ranking, struct place place) {
    struct chunk *chunk = ranking->chunks[place.chunk];
    chunk->count--;
    memmove(chunk->entries + place.index, chunk->entries + place.index + 1,
            (chunk->count - place.index) * sizeof *chunk->entries);
    if (chunk->count == 0 && ranking->chunk_count > 1) {
        free(chunk);
        ranking->chunk_count--;
        memmove(ranking->chunks + place.chunk, ranking->chunks + place.chunk + 1,
                (ranking->chunk_count - place.chunk) * sizeof(struct chunk *));
    }
    ranking->count--;
}

/* ---- the public functions ---- */

void ranking_remove(struct ranking *ranking, const struct id *player) {
    struct slot *slot = find_slot(ranking->slots, ranking->slot_count, player);
    if (!id_is_none(&slot->player)) {
        take_out(ranking, find_place(ranking, slot->key, slot->at, player));
        free_slot(ranking, slot);
    }
}

enum err ranking_put(struct ranking *ranking, const struct ranking_entry *entry) {
    ranking_remove(ranking, &entry->player);
    enum err err = make_room_for_slot(ranking);
    struct place place = find_place(ranking, entry->key, entry->at, &entry->player);
    if (err == OK && ranking->chunks[place.chunk]->count == CHUNK_MAX) {
        err = split(ranking, place.chunk);
        place = find_place(ranking, entry->key, entry->at, &entry->player);
    }
    if (err != OK) {
        return err;
    }
    struct chunk *chunk = ranking->chunks[place.chunk];
    memmove(chunk->entries + place.index + 1, chunk->entries + place.index,
            (chunk->count - place.index) * sizeof *chunk->entries);
    chunk->entries[place.index] = *entry;
    chunk->count++;
    ranking->count++;
    *find_slot(ranking->slots, ranking->slot_count, &entry->player) =
        (struct slot){.key = entry->key, .at = entry->at, .player = entry->player};
    return OK;
}

bool ranking_find(size_t *out_position, const struct ranking *ranking, const struct id *player) {
    const struct slot *slot = find_slot(ranking->slots, ranking->slot_count, player);
    if (id_is_none(&slot->player)) {
        return false;
    }
    *out_position = position_of(ranking, find_place(ranking, slot->key, slot->at, player));
    return true;
}

size_t ranking_position(const struct ranking *ranking, int64_t key, int64_t at, const struct id *player) {
    return position_of(ranking, find_place(ranking, key, at, player));
}

size_t ranking_rank(const struct ranking *ranking, int64_t key) {
    static const struct id first = {""};
    return position_of(ranking, find_place(ranking, key, INT64_MIN, &first));
}

size_t ranking_read(struct ranking_entry *out, const struct ranking *ranking, size_t position, size_t count) {
    size_t number = 0;
    while (number < ranking->chunk_count && position >= ranking->chunks[number]->count) {
        position -= ranking->chunks[number++]->count;
    }
    size_t copied = 0;
    while (number < ranking->chunk_count && copied < count) {
        const struct chunk *chunk = ranking->chunks[number++];
        size_t here = chunk->count - position < count - copied ? chunk->count - position : count - copied;
        memcpy(out + copied, chunk->entries + position, here * sizeof *out);
        copied += here;
        position = 0;
    }
    return copied;
}
