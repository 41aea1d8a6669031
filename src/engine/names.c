/*
 * A direct-mapped cache of players as JSON. A slot is simply taken over by whoever comes next: a wrong guess costs one
 * primary-key look-up. A generation counter keeps a reader that was slow from bringing back a name that changed meanwhile.
 */
#include "engine/names.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "store/people.h"
#include "util/json.h"

struct slot {
    struct id id;
    json_t *player; /* a reference */
};

struct names {
    pthread_mutex_t lock;
    uint64_t generation;
    size_t capacity;
    struct slot *slots;
};

struct names *names_create(size_t capacity) {
    struct names *names = calloc(1, sizeof *names);
    struct slot *slots = calloc(capacity, sizeof *slots);
    if (names == NULL || slots == NULL) {
        abort();
    }
    names->capacity = capacity;
    names->slots = slots;
    (void)pthread_mutex_init(&names->lock, NULL);
    return names;
}

void names_free(struct names *names) {
    if (names == NULL) {
        return;
    }
    for (size_t i = 0; i < names->capacity; i++) {
        json_decref(names->slots[i].player);
    }
    (void)pthread_mutex_destroy(&names->lock);
    free(names->slots);
    free(names);
}

static struct slot *slot_of(struct names *names, const struct id *player) {
    return &names->slots[id_hash(player) % names->capacity];
}

static enum err read_player(void *context, const struct player_row *row) {
    json_t **out = context;
    *out = json_pack("{s:s, s:s?, s:s}", "id", row->id.text, "name", row->name, "kind", row->bot ? "bot" : "human");
    return *out == NULL ? ERR_NO_MEMORY : OK;
}

json_t *names_find(struct names *names, struct db *db, const struct id *player) {
    (void)pthread_mutex_lock(&names->lock);
    struct slot *slot = slot_of(names, player);
    json_t *found = slot->player != NULL && id_equal(&slot->id, player) ? json_incref(slot->player) : NULL;
    uint64_t generation = names->generation;
    (void)pthread_mutex_unlock(&names->lock);
    if (found != NULL) {
        return found;
    }
    enum err err = player_read(db, player, read_player, &found);
    if (err != OK || found == NULL) {
        json_decref(found);
        return json_pack("{s:s, s:n, s:s}", "id", player->text, "name", "kind", "human");
    }
    (void)pthread_mutex_lock(&names->lock);
    if (names->generation == generation) {
        json_decref(slot->player);
        *slot = (struct slot){*player, json_incref(found)};
    }
    (void)pthread_mutex_unlock(&names->lock);
    return found;
}

void names_forget(struct names *names, const struct id *player) {
    (void)pthread_mutex_lock(&names->lock);
    names->generation++;
    struct slot *slot = slot_of(names, player);
    if (slot->player != NULL && id_equal(&slot->id, player)) {
        json_decref(slot->player);
        *slot = (struct slot){0};
    }
    (void)pthread_mutex_unlock(&names->lock);
}

void names_fill(struct names *names, struct db *db, json_t *document) {
    const char *name = NULL;
    json_t *value = NULL;
    size_t index = 0;
    if (json_is_array(document)) {
        json_array_foreach(document, index, value) {
            names_fill(names, db, value);
        }
        return;
    }
    json_object_foreach(document, name, value) {
        const char *text = strcmp(name, "player") == 0 ? json_string_value(json_object_get(value, "id")) : NULL;
        struct id player;
        if (text != NULL && id_parse(&player, text, strlen(text))) {
            /* On failure the bare id stays, which is true as well. */
            (void)json_object_set_new(document, name, names_find(names, db, &player));
        } else {
            names_fill(names, db, value);
        }
    }
}
