/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A power of two of places, a quarter of them free; who collides goes on to the next.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "player_stats_internal.h"

enum { FIRST_SIZE = 1024, KEY_TEXT_MAX = 96 };

struct hash_table {
    unsigned char key[crypto_shorthash_KEYBYTES];
    size_t item_size, size, count; /* size: of places */
    unsigned char *places;
};

enum err hash_table_create(struct hash_table **out, size_t item_size) {
    struct hash_table *table = calloc(1, sizeof *table);
    unsigned char *places = calloc(FIRST_SIZE, item_size);
    if (table == NULL || places == NULL) {
        free(table);
        free(places);
        return ERR_NO_MEMORY;
    }
    crypto_shorthash_keygen(table->key);
    table->item_size = item_size;
    table->size = FIRST_SIZE;
    table->places = places;
    *out = table;
    return OK;
}

void hash_table_free(struct hash_table *table) {
    if (table != NULL) {
        free(table->places);
        free(table);
    }
}

static uint64_t hash_of(const struct hash_table *table, const char *ruleset, const struct id *one,
                        const struct id *other) {
    char text[KEY_TEXT_MAX];
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t value = 0;
    _Static_assert(sizeof hash == sizeof value, "a hash is a number");
    (void)snprintf(text, sizeof text, "%s %s %s", one->text, other == NULL ? "" : other->text, ruleset);
    (void)crypto_shorthash(hash, (const unsigned char *)text, strlen(text), table->key);
    memcpy(&value, hash, sizeof value);
    return value;
}

static struct hash_table_item *item_at(const struct hash_table *table, size_t place) {
    return (struct hash_table_item *)(void *)(table->places + place * table->item_size);
}

/* Its place, or the free one where it belongs: there always is one. */
static struct hash_table_item *place_of(const struct hash_table *table, uint64_t hash) {
    size_t at = (size_t)hash & (table->size - 1);
    while (item_at(table, at)->ruleset != NULL && item_at(table, at)->hash != hash) {
        at = (at + 1) & (table->size - 1);
    }
    return item_at(table, at);
}

static bool grow(struct hash_table *table) {
    unsigned char *old = table->places;
    size_t old_size = table->size;
    unsigned char *places = old_size > SIZE_MAX / 2 ? NULL : calloc(2 * old_size, table->item_size);
    if (places == NULL) {
        return false;
    }
    table->places = places;
    table->size = 2 * old_size;
    for (size_t i = 0; i < old_size; i++) {
        const struct hash_table_item *item = (const void *)(old + i * table->item_size);
        if (item->ruleset != NULL) {
            memcpy(place_of(table, item->hash), item, table->item_size);
        }
    }
    free(old);
    return true;
}

void *hash_table_find(const struct hash_table *table, const char *ruleset, const struct id *one,
                      const struct id *other) {
    struct hash_table_item *item = place_of(table, hash_of(table, ruleset, one, other));
    return item->ruleset == NULL ? NULL : item;
}

void *hash_table_add(struct hash_table *table, const char *ruleset, const struct id *one, const struct id *other) {
    uint64_t hash = hash_of(table, ruleset, one, other);
    if (4 * (table->count + 1) > 3 * table->size && !grow(table)) {
        return NULL;
    }
    struct hash_table_item *item = place_of(table, hash);
    if (item->ruleset == NULL) {
        *item = (struct hash_table_item){hash, ruleset};
        table->count++;
    }
    return item;
}

void *hash_table_next(const struct hash_table *table, size_t *at) {
    struct hash_table_item *found = NULL;
    for (; *at < table->size && found == NULL; ++*at) {
        struct hash_table_item *item = item_at(table, *at);
        found = item->ruleset == NULL ? NULL : item;
    }
    return found;
}
