/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A cache of players as JSON text, in sets of a few slots each; the oldest of a set gives way. A generation counter keeps a reader that was slow from bringing back a name that changed meanwhile.
 */
#include "game/names.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "store/people.h"
#include "util/json.h"

struct slot {
    struct id id;
    size_t length;
    char *text; /* of the player's JSON; owned; NULL = an empty slot */
};

enum { WAYS = 4 };

struct set {
    unsigned next; /* the way to be taken over next */
    struct slot ways[WAYS];
};

struct names {
    pthread_mutex_t lock;
    uint64_t generation; /* counts forgettings */
    size_t set_count;
    struct set *sets;
};

struct names *names_create(size_t capacity) {
    struct names *names = calloc(1, sizeof *names);
    size_t set_count = (capacity + WAYS - 1) / WAYS;
    struct set *sets = calloc(set_count, sizeof *sets);
    if (names == NULL || sets == NULL) {
        abort();
    }
    names->set_count = set_count;
    names->sets = sets;
    (void)pthread_mutex_init(&names->lock, NULL);
    return names;
}

void names_free(struct names *names) {
    if (names == NULL) {
        return;
    }
    for (size_t i = 0; i < names->set_count * WAYS; i++) {
        free(names->sets[i / WAYS].ways[i % WAYS].text);
    }
    (void)pthread_mutex_destroy(&names->lock);
    free(names->sets);
    free(names);
}

static struct set *set_of(struct names *names, const struct id *player) {
    return &names->sets[id_hash(player) % names->set_count];
}

/* The slot of a player, or NULL. */
static struct slot *find_slot(struct names *names, const struct id *player) {
    struct set *set = set_of(names, player);
    for (size_t i = 0; i < WAYS; i++) {
        if (set->ways[i].text != NULL && id_equal(&set->ways[i].id, player)) {
            return &set->ways[i];
        }
    }
    return NULL;
}

static void write_player(struct json_out *out, const struct id *id, const char *name, bool bot) {
    json_out_begin_object(out);
    json_out_key(out, "id");
    json_out_text_bytes(out, id->text, ID_LENGTH);
    json_out_key(out, "name");
    json_out_text(out, name);
    if (name != NULL) { /* of one who is deleted only the id is left */
        json_out_key(out, "kind");
        json_out_text(out, bot ? "bot" : "human");
    }
    json_out_end_object(out);
}

static enum err read_player(void *context, const struct player_row *row) {
    write_player(context, &row->id, row->name, row->bot);
    return OK;
}

/* Asks the store, and remembers what it says unless somebody was forgotten meanwhile. */
static void read_and_write(struct names *names, struct db *db, const struct id *player, uint64_t generation,
                           struct json_out *out) {
    struct json_out text;
    json_out_init(&text);
    enum err err = player_read(db, player, read_player, &text);
    size_t length = 0;
    char *bytes = json_out_take(&text, &length);
    if (err != OK || bytes == NULL) {
        free(bytes);
        write_player(out, player, NULL, false);
        return;
    }
    json_out_raw(out, bytes, length);
    (void)pthread_mutex_lock(&names->lock);
    if (names->generation == generation) {
        struct set *set = set_of(names, player);
        struct slot *taken = &set->ways[set->next++ % WAYS];
        char *old = taken->text;
        *taken = (struct slot){.id = *player, .length = length, .text = bytes};
        bytes = old;
    }
    (void)pthread_mutex_unlock(&names->lock);
    free(bytes);
}

void names_write(struct names *names, struct db *db, const struct id *player, struct json_out *out) {
    (void)pthread_mutex_lock(&names->lock);
    const struct slot *slot = find_slot(names, player);
    bool found = slot != NULL;
    if (found) {
        json_out_raw(out, slot->text, slot->length);
    }
    uint64_t generation = names->generation;
    (void)pthread_mutex_unlock(&names->lock);
    if (!found) {
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
    (void)pthread_mutex_lock(&names->lock);
    uint64_t generation = names->generation;
    (void)pthread_mutex_unlock(&names->lock);
    return generation;
}

void names_forget(struct names *names, const struct id *player) {
    (void)pthread_mutex_lock(&names->lock);
    names->generation++;
    struct slot *slot = find_slot(names, player);
    while (slot != NULL) { /* two readers may each have brought the player in */
        free(slot->text);
        *slot = (struct slot){.text = NULL};
        slot = find_slot(names, player);
    }
    (void)pthread_mutex_unlock(&names->lock);
}

void names_forget_all(struct names *names) {
    (void)pthread_mutex_lock(&names->lock);
    names->generation++;
    for (size_t i = 0; i < names->set_count * WAYS; i++) {
        struct slot *slot = &names->sets[i / WAYS].ways[i % WAYS];
        free(slot->text);
        *slot = (struct slot){.text = NULL};
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
