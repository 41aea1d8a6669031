/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A fixed table in sets of a few slots, each set with its own lock. At most SETS * WAYS * BYTES_MAX bytes: 64 MiB, though an
 * ordinary view takes a sixth of BYTES_MAX.
 */
#include "api/rendered.h"

#include <pthread.h>
#include <stdlib.h>

enum { SETS = 2048, WAYS = 4, BYTES_MAX = 8 * 1024 };

struct slot {
    struct id game;
    int64_t version;
    uint64_t names;
    int seat;
    struct shared_bytes *bytes; /* a reference; NULL = an empty slot */
};

struct set {
    pthread_mutex_t lock;
    unsigned next; /* the way to be taken over next */
    struct slot ways[WAYS];
};

struct rendered {
    struct set sets[SETS];
};

struct rendered *rendered_create(void) {
    struct rendered *rendered = calloc(1, sizeof *rendered);
    if (rendered == NULL) {
        abort();
    }
    for (size_t i = 0; i < SETS; i++) {
        (void)pthread_mutex_init(&rendered->sets[i].lock, NULL);
    }
    return rendered;
}

void rendered_free(struct rendered *rendered) {
    if (rendered == NULL) {
        return;
    }
    for (size_t i = 0; i < SETS; i++) {
        for (size_t way = 0; way < WAYS; way++) {
            shared_bytes_release(rendered->sets[i].ways[way].bytes);
        }
        (void)pthread_mutex_destroy(&rendered->sets[i].lock);
    }
    free(rendered);
}

static struct set *set_of(struct rendered *rendered, const struct game *game, int seat) {
    return &rendered->sets[(id_hash(&game->id) + (uint64_t)seat) % SETS];
}

/* The slot of a game and seat at whatever version, or NULL. */
static struct slot *find_slot(struct set *set, const struct game *game, int seat) {
    for (size_t i = 0; i < WAYS; i++) {
        struct slot *slot = &set->ways[i];
        if (slot->bytes != NULL && slot->seat == seat && id_equal(&slot->game, &game->id)) {
            return slot;
        }
    }
    return NULL;
}

struct shared_bytes *rendered_find(struct rendered *rendered, const struct game *game, int seat, uint64_t names) {
    struct set *set = set_of(rendered, game, seat);
    (void)pthread_mutex_lock(&set->lock);
    const struct slot *slot = find_slot(set, game, seat);
    bool found = slot != NULL && slot->version == game->version && slot->names == names;
    struct shared_bytes *bytes = found ? shared_bytes_ref(slot->bytes) : NULL;
    (void)pthread_mutex_unlock(&set->lock);
    return bytes;
}

void rendered_keep(struct rendered *rendered, const struct game *game, int seat, uint64_t names,
                   struct shared_bytes *bytes) {
    if (bytes->length > BYTES_MAX) {
        return;
    }
    struct set *set = set_of(rendered, game, seat);
    (void)pthread_mutex_lock(&set->lock);
    struct slot *slot = find_slot(set, game, seat);
    if (slot == NULL) {
        slot = &set->ways[set->next++ % WAYS];
    }
    struct shared_bytes *old = slot->bytes;
    *slot = (struct slot){
        .game = game->id, .version = game->version, .names = names, .seat = seat, .bytes = shared_bytes_ref(bytes)};
    (void)pthread_mutex_unlock(&set->lock);
    shared_bytes_release(old);
}
