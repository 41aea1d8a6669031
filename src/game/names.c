/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Players are cached as JSON text, which is copied into what is written.
 */
#include "game/names.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "store/accounts.h"
#include "util/json.h"
#include "util/setcache.h"

struct known {
    struct id id;
    size_t length;
    char *text; /* of the player's JSON; owned */
};

struct names {
    struct setcache *cache;
};

static bool is_same(const void *a, const void *b) {
    return id_equal(&((const struct known *)a)->id, &((const struct known *)b)->id);
}

static void release(void *value) {
    free(((struct known *)value)->text);
}

static const struct setcache_kind kind = {.size = sizeof(struct known), .is_same = is_same, .release = release};

struct names *names_create(size_t capacity) {
    struct names *names = calloc(1, sizeof *names);
    if (names == NULL) {
        abort();
    }
    names->cache = setcache_create(&kind, capacity);
    return names;
}

void names_free(struct names *names) {
    if (names != NULL) {
        setcache_free(names->cache);
        free(names);
    }
}

void names_write_named(struct json_out *out, const char *name) {
    json_out_begin_object(out);
    json_out_put_null(out, "id");
    json_out_put_text(out, "name", name);
    json_out_put_text(out, "kind", "human");
    json_out_end_object(out);
}

static void write_player(struct json_out *out, const struct id *id, const char *name, bool bot) {
    json_out_begin_object(out);
    json_out_key(out, "id");
    json_out_text_bytes(out, id->text, ID_LENGTH);
    json_out_put_text(out, "name", name);
    if (name != NULL) { /* of one who is deleted only the id is left */
        json_out_put_text(out, "kind", bot ? "bot" : "human");
    }
    json_out_end_object(out);
}

/* Asks the store, and remembers what it says unless somebody was forgotten meanwhile. */
static void read_and_write(struct names *names, struct db *db, const struct id *player, uint64_t generation,
                           struct json_out *out) {
    struct player_row row;
    struct json_out text;
    size_t length = 0;
    enum err err = player_get(&row, db, player);
    if (err == ERR_ELSEWHERE) { /* what is written is for nobody */
        json_out_json(out, NULL);
        return;
    }
    json_out_init(&text);
    write_player(&text, player, row.name[0] == '\0' ? NULL : row.name, row.bot);
    char *bytes = json_out_take(&text, &length);
    if (err != OK || id_is_none(&row.id) || bytes == NULL) {
        free(bytes);
        write_player(out, player, NULL, false);
        return;
    }
    json_out_raw(out, bytes, length);
    struct known known = {.id = *player, .length = length, .text = bytes};
    setcache_put(names->cache, id_hash(player), &known, generation);
}

static void write_known(void *out, const void *value) {
    const struct known *known = value;
    json_out_raw(out, known->text, known->length);
}

void names_write(struct names *names, struct db *db, const struct id *player, struct json_out *out) {
    const struct known like = {.id = *player};
    uint64_t generation = setcache_generation(names->cache);
    if (!setcache_find(names->cache, id_hash(player), &like, write_known, out)) {
        read_and_write(names, db, player, generation, out);
    }
}

json_t *names_find(struct names *names, struct db *db, const struct id *player) {
    struct json_out out;
    json_out_init(&out);
    names_write(names, db, player, &out);
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    json_t *value = text == NULL ? NULL : json_loadb(text, length, 0, NULL);
    free(text);
    return value;
}

uint64_t names_generation(struct names *names) {
    return setcache_generation(names->cache);
}

void names_forget(struct names *names, const struct id *player) {
    const struct known like = {.id = *player};
    setcache_forget(names->cache, id_hash(player), &like);
}

void names_forget_all(struct names *names) {
    setcache_forget_all(names->cache);
}
