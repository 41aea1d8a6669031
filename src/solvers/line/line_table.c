/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Four slots to a line of the processor's cache. A slot is two words, the second of which says everything, and the first of
 * which is the position's key combined with the second: where two threads have each written one of them, the key that comes
 * out is no position's that is looked for.
 */
#include "line_table.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "line_position.h"

enum { WAYS = 4, AGES = 64 };

struct slot {
    _Atomic uint64_t mixed; /* key ^ data */
    _Atomic uint64_t data;
};

struct line_table {
    uint64_t last; /* set of WAYS slots */
    unsigned age;
    struct slot slots[];
};

/* From the lowest bit: score 16, eval 16, cell 10, depth 8, bound 2, age 6; 0 is no entry. */
static uint64_t pack(const struct line_entry *entry, unsigned age) {
    return (uint64_t)(uint16_t)entry->score | (uint64_t)(uint16_t)entry->eval << 16 |
           (uint64_t)(unsigned)(entry->cell + 1) << 32 | (uint64_t)(uint8_t)entry->depth << 42 |
           (uint64_t)entry->bound << 50 | (uint64_t)age << 52;
}

static void unpack(struct line_entry *out, uint64_t data) {
    out->score = (int16_t)(data & 0xffff);
    out->eval = (int16_t)(data >> 16 & 0xffff);
    out->cell = (int)(data >> 32 & 0x3ff) - 1;
    out->depth = (int8_t)(data >> 42 & 0xff);
    out->bound = (enum line_bound)(data >> 50 & 3);
}

static uint64_t read_word(const _Atomic uint64_t *word) {
    return atomic_load_explicit(word, memory_order_relaxed);
}

static const struct slot *slots_of(const struct line_table *table, uint64_t key) {
    return &table->slots[(key & table->last) * WAYS];
}

enum err line_table_make(struct line_table **out, int bits) {
    uint64_t sets = UINT64_C(1) << (bits < 2 ? 0 : bits - 2);
    struct line_table *table = calloc(1, sizeof *table + sets * WAYS * sizeof table->slots[0]);
    if (table == NULL) {
        return ERR_NO_MEMORY;
    }
    table->last = sets - 1;
    *out = table;
    return OK;
}

void line_table_free(struct line_table *table) {
    free(table);
}

void line_table_age(struct line_table *table) {
    table->age = (table->age + 1) % AGES;
}

bool line_table_find(struct line_entry *out, const struct line_table *table, uint64_t key) {
    const struct slot *slots = slots_of(table, key);
    for (int way = 0; way < WAYS; way++) {
        uint64_t data = read_word(&slots[way].data);
        if ((read_word(&slots[way].mixed) ^ data) == key && data != 0) {
            unpack(out, data);
            return true;
        }
    }
    return false;
}

/* How much would be lost with what is in a slot. */
static int merit(uint64_t data, unsigned age) {
    struct line_entry entry;
    if (data == 0) {
        return INT32_MIN;
    }
    unpack(&entry, data);
    unsigned searches = (age - (unsigned)(data >> 52) + AGES) % AGES;
    return entry.depth - 8 * (int)searches;
}

void line_table_keep(struct line_table *table, uint64_t key, const struct line_entry *entry) {
    struct slot *slots = &table->slots[(key & table->last) * WAYS];
    struct slot *place = NULL;
    int least = INT32_MAX;
    for (int way = 0; way < WAYS; way++) {
        uint64_t data = read_word(&slots[way].data);
        bool same = data != 0 && (read_word(&slots[way].mixed) ^ data) == key;
        int here = merit(data, table->age);
        if (same || here < least) {
            place = &slots[way];
            least = here;
        }
        if (same) {
            break;
        }
    }
    uint64_t data = pack(entry, table->age);
    atomic_store_explicit(&place->data, data, memory_order_relaxed);
    atomic_store_explicit(&place->mixed, key ^ data, memory_order_relaxed);
}
