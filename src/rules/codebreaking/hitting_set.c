/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hitting sets. Whether a few attempts hit all witnesses is found by taking the witness with the fewest attempts, one of
 * which must be chosen: the search branches over them, and goes on with the witnesses that are left. What was tried in
 * vain in one branch is ruled out in the next.
 */
#include "hitting_set.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM_AT_FIRST = 64, MOST = 1 << 19, BYTES_MAX = 16 * 1024 * 1024 };

static const uint64_t *set_at(const struct hitting_set *hitting_set, size_t index) {
    return hitting_set->sets + index * hitting_set->words;
}

static bool is_in(const uint64_t *set, size_t attempt) {
    return (set[attempt / 64] >> (attempt % 64) & 1) != 0;
}

static void spend(struct hitting_set *hitting_set, size_t steps) {
    *hitting_set->steps -= steps < *hitting_set->steps ? steps : *hitting_set->steps;
}

enum err hitting_set_begin(struct hitting_set *out, size_t attempts, uint64_t *steps) {
    size_t words = attempts / 64 + 1;
    size_t most = BYTES_MAX / (words * sizeof *out->sets);
    *out = (struct hitting_set){
        .attempts = attempts, .words = words, .most = most < MOST ? most : (size_t)MOST, .steps = steps};
    out->allowed = calloc((HITTING_SET_SIZE_MAX + 1) * words, sizeof *out->allowed);
    return out->allowed == NULL ? ERR_NO_MEMORY : OK;
}

void hitting_set_end(struct hitting_set *hitting_set) {
    free(hitting_set->sets);
    free(hitting_set->table);
    free(hitting_set->order);
    free(hitting_set->allowed);
    *hitting_set = (struct hitting_set){0};
}

/* ---- collecting ---- */

static bool is_part(const uint64_t *part, const uint64_t *whole, size_t words) {
    uint64_t beyond = 0;
    for (size_t i = 0; i < words; i++) {
        beyond |= part[i] & ~whole[i];
    }
    return beyond == 0;
}

bool hitting_set_cover(struct hitting_set *hitting_set, const uint64_t *conflicts) {
    uint32_t *strong = hitting_set->strong;
    for (size_t i = 0; i < hitting_set->strong_count; i++) {
        if (is_part(set_at(hitting_set, strong[i]), conflicts, hitting_set->words)) {
            if (i > 0) {
                uint32_t moved = strong[i - 1];
                strong[i - 1] = strong[i];
                strong[i] = moved;
            }
            return true;
        }
    }
    return false;
}

static unsigned size_of(const uint64_t *set, size_t words) {
    unsigned size = 0;
    for (size_t i = 0; i < words; i++) {
        size += (unsigned)__builtin_popcountll(set[i]);
    }
    return size;
}

/* A new witness takes the place of the strong one with the most attempts, if it has fewer. */
static void note_strong(struct hitting_set *hitting_set, uint32_t index) {
    unsigned most = size_of(set_at(hitting_set, index), hitting_set->words);
    size_t weakest = HITTING_SET_STRONG;
    if (hitting_set->strong_count < HITTING_SET_STRONG) {
        hitting_set->strong[hitting_set->strong_count++] = index;
        return;
    }
    for (size_t i = 0; i < HITTING_SET_STRONG; i++) {
        unsigned size = size_of(set_at(hitting_set, hitting_set->strong[i]), hitting_set->words);
        if (size > most) {
            most = size;
            weakest = i;
        }
    }
    if (weakest < HITTING_SET_STRONG) {
        hitting_set->strong[weakest] = index;
    }
}

/* The cell of a set in the table, or an empty one where it would go. */
static uint32_t *find_cell(const struct hitting_set *hitting_set, const uint64_t *conflicts) {
    size_t last = hitting_set->room * 2 - 1;
    uint64_t hash = 0;
    for (size_t i = 0; i < hitting_set->words; i++) {
        hash = (hash ^ conflicts[i]) *
               UINT64_C(0x9e3779b97f4a7c15); /* 2^64 over the golden ratio, as Fibonacci hashing has it */
        hash ^= hash >> 32;
    }
    size_t place = (size_t)hash & last;
    while (hitting_set->table[place] != 0 && memcmp(set_at(hitting_set, hitting_set->table[place] - 1), conflicts,
                                                    hitting_set->words * sizeof *conflicts) != 0) {
        place = (place + 1) & last;
    }
    return &hitting_set->table[place];
}

/* Twice the room, and the table made anew. */
static enum err grow(struct hitting_set *hitting_set) {
    size_t room = hitting_set->room == 0 ? ROOM_AT_FIRST : hitting_set->room * 2;
    uint64_t *sets = realloc(hitting_set->sets, room * hitting_set->words * sizeof *sets);
    if (sets == NULL) {
        return ERR_NO_MEMORY;
    }
    hitting_set->sets = sets;
    uint32_t *order = realloc(hitting_set->order, room * sizeof *order);
    if (order == NULL) {
        return ERR_NO_MEMORY;
    }
    hitting_set->order = order;
    uint32_t *table = calloc(room * 2, sizeof *table);
    if (table == NULL) {
        return ERR_NO_MEMORY;
    }
    free(hitting_set->table);
    hitting_set->table = table;
    hitting_set->room = room;
    for (uint32_t i = 0; i < hitting_set->count; i++) {
        *find_cell(hitting_set, set_at(hitting_set, i)) = i + 1;
    }
    return OK;
}

enum err hitting_set_add(struct hitting_set *hitting_set, const uint64_t *conflicts) {
    if (hitting_set->count == hitting_set->room) {
        enum err err = grow(hitting_set);
        if (err != OK) {
            return err;
        }
    }
    uint32_t *cell = find_cell(hitting_set, conflicts);
    if (*cell != 0) {
        return OK;
    }
    if (hitting_set->count == hitting_set->most) {
        return ERR_TOO_LARGE;
    }
    uint32_t index = (uint32_t)hitting_set->count++;
    memcpy(hitting_set->sets + index * hitting_set->words, conflicts, hitting_set->words * sizeof *conflicts);
    *cell = index + 1;
    note_strong(hitting_set, index);
    return OK;
}

/* ---- hitting ---- */

/* Moves the first `count` of the order that the attempt does not hit to the front, and returns how many they are. */
static size_t part(struct hitting_set *hitting_set, size_t count, size_t attempt) {
    uint32_t *order = hitting_set->order;
    size_t left = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t index = order[i];
        if (!is_in(set_at(hitting_set, index), attempt)) {
            order[i] = order[left];
            order[left++] = index;
        }
    }
    spend(hitting_set, count);
    return left;
}

/* Does one allowed attempt hit the first `count` of the order? */
static bool has_common(struct hitting_set *hitting_set, size_t count, const uint64_t *allowed) {
    bool common = false;
    size_t looked_at = 0;
    for (size_t w = 0; w < hitting_set->words && !common; w++) {
        uint64_t all = allowed[w];
        for (size_t i = 0; i < count && all != 0; i++, looked_at++) {
            all &= set_at(hitting_set, hitting_set->order[i])[w];
        }
        common = all != 0;
    }
    spend(hitting_set, looked_at + 1);
    return common;
}

/* Of the first `count` the one with the fewest allowed attempts; NULL when one has none. */
static const uint64_t *find_narrowest(struct hitting_set *hitting_set, size_t count, const uint64_t *allowed) {
    const uint64_t *narrowest = NULL;
    unsigned fewest = 0;
    for (size_t i = 0; i < count; i++) {
        const uint64_t *set = set_at(hitting_set, hitting_set->order[i]);
        unsigned size = 0;
        for (size_t w = 0; w < hitting_set->words; w++) {
            size += (unsigned)__builtin_popcountll(set[w] & allowed[w]);
        }
        if (size == 0) {
            spend(hitting_set, i);
            return NULL;
        }
        if (narrowest == NULL || size < fewest) {
            narrowest = set;
            fewest = size;
        }
    }
    spend(hitting_set, count);
    return narrowest;
}

/* Can `more` attempts of the allowed ones hit the first `count` of the order? The order changes among these only. */
static bool can_hit(struct hitting_set *hitting_set, size_t count, size_t more, uint64_t *allowed) {
    if (count == 0 || *hitting_set->steps == 0) {
        return true;
    }
    if (more <= 1) {
        return more == 1 && has_common(hitting_set, count, allowed);
    }
    const uint64_t *narrowest = find_narrowest(hitting_set, count, allowed);
    uint64_t *others = allowed + hitting_set->words;
    memcpy(others, allowed, hitting_set->words * sizeof *others);
    for (size_t attempt = 0; narrowest != NULL && attempt < hitting_set->attempts; attempt++) {
        if (!is_in(narrowest, attempt) || !is_in(allowed, attempt)) {
            continue;
        }
        others[attempt / 64] &= ~(UINT64_C(1) << (attempt % 64));
        if (can_hit(hitting_set, part(hitting_set, count, attempt), more - 1, others)) {
            return true;
        }
    }
    return false;
}

bool hitting_set_can_be_hit(struct hitting_set *hitting_set, const size_t *chosen, size_t chosen_count, size_t more,
                            size_t start) {
    assert(more <= HITTING_SET_SIZE_MAX);
    size_t count = hitting_set->count;
    for (size_t i = 0; i < count; i++) {
        hitting_set->order[i] = (uint32_t)i;
    }
    for (size_t i = 0; i < chosen_count; i++) {
        count = part(hitting_set, count, chosen[i]);
    }
    for (size_t w = 0; w < hitting_set->words; w++) {
        size_t first = w * 64;
        bool partly = start > first && start < first + 64;
        hitting_set->allowed[w] = start >= first + 64 ? 0 : partly ? UINT64_MAX << (start - first) : UINT64_MAX;
    }
    return can_hit(hitting_set, count, more, hitting_set->allowed);
}
