/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A ring of changes, numbered from 0, which the writer adds to. Whether a game comes, stays or leaves follows from its
 * states before and after the batch, so nobody need know what is in the lobby.
 *
 * Nothing is noted while nobody watches. A reader adds their watch and then takes a cursor; a change that the writer did
 * not note was durable when it looked for watches, and so before the reader reads the store (see live/watchers.c).
 */
#include "live/lobby.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "live/watchers.h"

struct entry {
    struct lobby_change change;
    bool is_outdated; /* a newer one is about the same game */
};

struct lobby {
    struct watchers *watchers;
    struct id key;        /* lobby_key, which takes a hash to work out: for the writer, at each commit */
    pthread_mutex_t lock; /* of what follows */
    int64_t first, next;  /* the oldest that is kept, and the one behind the newest */
    struct entry entries[LOBBY_CHANGES_KEPT];
};

struct id lobby_key(void) {
    return id_named("the lobby");
}

struct lobby *lobby_create(struct watchers *watchers) {
    struct lobby *lobby = calloc(1, sizeof *lobby);
    if (lobby == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    lobby->watchers = watchers;
    lobby->key = lobby_key();
    (void)pthread_mutex_init(&lobby->lock, NULL);
    return lobby;
}

void lobby_free(struct lobby *lobby) {
    if (lobby != NULL) {
        (void)pthread_mutex_destroy(&lobby->lock);
        free(lobby);
    }
}

bool lobby_has(const struct game *game) {
    if (game == NULL || !game->is_public || game->status != GAME_OPEN) {
        return false;
    }
    for (int i = 0; i < game->seat_count; i++) {
        if (game->seats[i].status == SEAT_OPEN) {
            return true;
        }
    }
    return false;
}

/* ---- reading ---- */

int64_t lobby_cursor(struct lobby *lobby) {
    (void)pthread_mutex_lock(&lobby->lock);
    int64_t next = lobby->next;
    (void)pthread_mutex_unlock(&lobby->lock);
    return next;
}

bool lobby_read(struct lobby_change *out, size_t *out_count, size_t max, struct lobby *lobby, int64_t *cursor) {
    size_t count = 0;
    (void)pthread_mutex_lock(&lobby->lock);
    bool is_known = *cursor >= lobby->first;
    while (is_known && count < max && *cursor < lobby->next) {
        const struct entry *entry = &lobby->entries[(*cursor)++ % LOBBY_CHANGES_KEPT];
        if (!entry->is_outdated) {
            out[count++] = entry->change;
        }
    }
    (void)pthread_mutex_unlock(&lobby->lock);
    *out_count = count;
    return is_known;
}

/* ---- what the writer tells ---- */

/* Under the lock. */
static void add(struct lobby *lobby, const struct lobby_change *change) {
    for (int64_t i = lobby->next; i > lobby->first; i--) {
        struct entry *older = &lobby->entries[(i - 1) % LOBBY_CHANGES_KEPT];
        if (id_equal(&older->change.game, &change->game)) {
            older->is_outdated = true;
            break; /* those before it are so already */
        }
    }
    lobby->entries[lobby->next++ % LOBBY_CHANGES_KEPT] = (struct entry){.change = *change};
    lobby->first = lobby->next - lobby->first > LOBBY_CHANGES_KEPT ? lobby->next - LOBBY_CHANGES_KEPT : lobby->first;
}

/* Nobody knows what has changed: all cursors are from before it. */
static void forget(struct lobby *lobby) {
    lobby->first = ++lobby->next;
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct lobby *lobby = context;
    bool has_changed = false;
    if (!watchers_may_wait(lobby->watchers, &lobby->key)) {
        return;
    }
    (void)pthread_mutex_lock(&lobby->lock);
    for (size_t i = 0; i < count; i++) {
        const struct change_note *note = &changes[i];
        if (change_is_of_all(note->kind)) {
            forget(lobby);
            has_changed = true;
        } else if (note->kind == CHANGE_GAME && (lobby_has(note->game) || lobby_has(note->before))) {
            add(lobby, &(struct lobby_change){note->id, note->game->config->preset, lobby_has(note->game)});
            has_changed = true;
        }
    }
    (void)pthread_mutex_unlock(&lobby->lock);
    if (has_changed) {
        watchers_tell(lobby->watchers, &lobby->key);
    }
}

struct listener lobby_listener(struct lobby *lobby) {
    return (struct listener){.context = lobby, .changed = changed};
}
