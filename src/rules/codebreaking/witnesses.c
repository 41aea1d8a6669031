/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hitting sets. Whether a few attempts hit all witnesses is found by taking the witness with the fewest attempts, one of
 * which must be chosen: the search branches over them, and goes on with the witnesses that are left. What was tried in
 * vain in one branch is ruled out in the next.
 */
#include "witnesses.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM_AT_FIRST = 64, MOST = 1 << 19, BYTES_MAX = 16 * 1024 * 1024 };

static const uint64_t *set_at(const struct witnesses *witnesses, size_t index) {
    return witnesses->sets + index * witnesses->words;
}

static bool is_in(const uint64_t *set, size_t attempt) {
    return (set[attempt / 64] >> (attempt % 64) & 1) != 0;
}

static void spend(struct witnesses *witnesses, size_t steps) {
    *witnesses->steps -= steps < *witnesses->steps ? steps : *witnesses->steps;
}

enum err witnesses_begin(struct witnesses *out, size_t attempts, uint64_t *steps) {
    size_t words = attempts / 64 + 1;
    size_t most = BYTES_MAX / (words * sizeof *out->sets);
    *out = (struct witnesses){
        .attempts = attempts, .words = words, .most = most < MOST ? most : (size_t)MOST, .steps = steps};
    out->allowed = calloc((WITNESSES_SIZE_MAX + 1) * words, sizeof *out->allowed);
    return out->allowed == NULL ? ERR_NO_MEMORY : OK;
}

void witnesses_end(struct witnesses *witnesses) {
    free(witnesses->sets);
    free(witnesses->table);
    free(witnesses->order);
    free(witnesses->allowed);
    *witnesses = (struct witnesses){0};
}

/* ---- collecting ---- */

static bool is_part(const uint64_t *part, const uint64_t *whole, size_t words) {
    uint64_t beyond = 0;
    for (size_t i = 0; i < words; i++) {
        beyond |= part[i] & ~whole[i];
    }
    return beyond == 0;
}

bool witnesses_cover(struct witnesses *witnesses, const uint64_t *misfits) {
    uint32_t *strong = witnesses->strong;
    for (size_t i = 0; i < witnesses->strong_count; i++) {
        if (is_part(set_at(witnesses, strong[i]), misfits, witnesses->words)) {
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
static void note_strong(struct witnesses *witnesses, uint32_t index) {
    unsigned most = size_of(set_at(witnesses, index), witnesses->words);
    size_t weakest = WITNESSES_STRONG;
    if (witnesses->strong_count < WITNESSES_STRONG) {
        witnesses->strong[witnesses->strong_count++] = index;
        return;
    }
    for (size_t i = 0; i < WITNESSES_STRONG; i++) {
        unsigned size = size_of(set_at(witnesses, witnesses->strong[i]), witnesses->words);
        if (size > most) {
            most = size;
            weakest = i;
        }
    }
    if (weakest < WITNESSES_STRONG) {
        witnesses->strong[weakest] = index;
    }
}

/* The cell of a set in the table, or an empty one where it would go. */
static uint32_t *find_cell(const struct witnesses *witnesses, const uint64_t *misfits) {
    size_t last = witnesses->room * 2 - 1;
    uint64_t hash = 0;
    for (size_t i = 0; i < witnesses->words; i++) {
        hash = (hash ^ misfits[i]) *
               UINT64_C(0x9e3779b97f4a7c15); /* 2^64 over the golden ratio, as Fibonacci hashing has it */
        hash ^= hash >> 32;
    }
    size_t place = (size_t)hash & last;
    while (witnesses->table[place] != 0 &&
           memcmp(set_at(witnesses, witnesses->table[place] - 1), misfits, witnesses->words * sizeof *misfits) != 0) {
        place = (place + 1) & last;
    }
    return &witnesses->table[place];
}

/* Twice the room, and the table made anew. */
static enum err grow(struct witnesses *witnesses) {
    size_t room = witnesses->room == 0 ? ROOM_AT_FIRST : witnesses->room * 2;
    uint64_t *sets = realloc(witnesses->sets, room * witnesses->words * sizeof *sets);
    if (sets == NULL) {
        return ERR_NO_MEMORY;
    }
    witnesses->sets = sets;
    uint32_t *order = realloc(witnesses->order, room * sizeof *order);
    if (order == NULL) {
        return ERR_NO_MEMORY;
    }
    witnesses->order = order;
    uint32_t *table = calloc(room * 2, sizeof *table);
    if (table == NULL) {
        return ERR_NO_MEMORY;
    }
    free(witnesses->table);
    witnesses->table = table;
    witnesses->room = room;
    for (uint32_t i = 0; i < witnesses->count; i++) {
        *find_cell(witnesses, set_at(witnesses, i)) = i + 1;
    }
    return OK;
}

enum err witnesses_add(struct witnesses *witnesses, const uint64_t *misfits) {
    if (witnesses->count == witnesses->room) {
        enum err err = grow(witnesses);
        if (err != OK) {
            return err;
        }
    }
    uint32_t *cell = find_cell(witnesses, misfits);
    if (*cell != 0) {
        return OK;
    }
    if (witnesses->count == witnesses->most) {
        return ERR_TOO_LARGE;
    }
    uint32_t index = (uint32_t)witnesses->count++;
    memcpy(witnesses->sets + index * witnesses->words, misfits, witnesses->words * sizeof *misfits);
    *cell = index + 1;
    note_strong(witnesses, index);
    return OK;
}

/* ---- hitting ---- */

/* Moves the first `count` of the order that the attempt does not hit to the front, and returns how many they are. */
static size_t part(struct witnesses *witnesses, size_t count, size_t attempt) {
    uint32_t *order = witnesses->order;
    size_t left = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t index = order[i];
        if (!is_in(set_at(witnesses, index), attempt)) {
            order[i] = order[left];
            order[left++] = index;
        }
    }
    spend(witnesses, count);
    return left;
}

/* Does one allowed attempt hit the first `count` of the order? */
static bool has_common(struct witnesses *witnesses, size_t count, const uint64_t *allowed) {
    bool common = false;
    size_t looked_at = 0;
    for (size_t w = 0; w < witnesses->words && !common; w++) {
        uint64_t all = allowed[w];
        for (size_t i = 0; i < count && all != 0; i++, looked_at++) {
            all &= set_at(witnesses, witnesses->order[i])[w];
        }
        common = all != 0;
    }
    spend(witnesses, looked_at + 1);
    return common;
}

/* Of the first `count` the one with the fewest allowed attempts; NULL when one has none. */
static const uint64_t *find_narrowest(struct witnesses *witnesses, size_t count, const uint64_t *allowed) {
    const uint64_t *narrowest = NULL;
    unsigned fewest = 0;
    for (size_t i = 0; i < count; i++) {
        const uint64_t *set = set_at(witnesses, witnesses->order[i]);
        unsigned size = 0;
        for (size_t w = 0; w < witnesses->words; w++) {
            size += (unsigned)__builtin_popcountll(set[w] & allowed[w]);
        }
        if (size == 0) {
            spend(witnesses, i);
            return NULL;
        }
        if (narrowest == NULL || size < fewest) {
            narrowest = set;
            fewest = size;
        }
    }
    spend(witnesses, count);
    return narrowest;
}

/* Can `more` attempts of the allowed ones hit the first `count` of the order? The order changes among these only. */
static bool can_hit(struct witnesses *witnesses, size_t count, size_t more, uint64_t *allowed) {
    if (count == 0 || *witnesses->steps == 0) {
        return true;
    }
    if (more <= 1) {
        return more == 1 && has_common(witnesses, count, allowed);
    }
    const uint64_t *narrowest = find_narrowest(witnesses, count, allowed);
    uint64_t *others = allowed + witnesses->words;
    memcpy(others, allowed, witnesses->words * sizeof *others);
    for (size_t attempt = 0; narrowest != NULL && attempt < witnesses->attempts; attempt++) {
        if (!is_in(narrowest, attempt) || !is_in(allowed, attempt)) {
            continue;
        }
        others[attempt / 64] &= ~(UINT64_C(1) << (attempt % 64));
        if (can_hit(witnesses, part(witnesses, count, attempt), more - 1, others)) {
            return true;
        }
    }
    return false;
}

bool witnesses_can_be_hit(struct witnesses *witnesses, const size_t *chosen, size_t chosen_count, size_t more,
                          size_t start) {
    assert(more <= WITNESSES_SIZE_MAX);
    size_t count = witnesses->count;
    for (size_t i = 0; i < count; i++) {
        witnesses->order[i] = (uint32_t)i;
    }
    for (size_t i = 0; i < chosen_count; i++) {
        count = part(witnesses, count, chosen[i]);
    }
    for (size_t w = 0; w < witnesses->words; w++) {
        size_t first = w * 64;
        bool partly = start > first && start < first + 64;
        witnesses->allowed[w] = start >= first + 64 ? 0 : partly ? UINT64_MAX << (start - first) : UINT64_MAX;
    }
    return can_hit(witnesses, count, more, witnesses->allowed);
}
