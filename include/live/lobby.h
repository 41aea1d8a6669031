/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The lobby: public games with a free seat, as they come and go.
 *
 * Who reads along has a cursor into the list of what has changed lately. The list is kept only while somebody watches for
 * the lobby's key, and holds no states: a game is looked at when it is told of. Whoever begins watches first, takes a
 * cursor, and then reads from the store what is there: so nothing falls between, and what is in both does no harm.
 *
 * Thread-safe.
 */
#ifndef REFEREE_LIVE_LOBBY_H
#define REFEREE_LIVE_LOBBY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/changes.h"
#include "game/game.h"
#include "rules/family.h"
#include "util/id.h"

struct lobby;
struct watchers;

enum { LOBBY_CHANGES_KEPT = 1024 };

struct lobby_change {
    struct id game;
    const struct preset *ruleset;
    bool is_open; /* it is in the lobby, new or changed; else it has left */
};

/* The watchers are told of each batch that changes something; borrowed. Dies when there is no memory. */
struct lobby *lobby_create(struct watchers *watchers);
void lobby_free(struct lobby *lobby); /* NULL is fine */

/* What is watched for. */
struct id lobby_key(void);

/* Is the game in the lobby? */
bool lobby_has(const struct game *game);

/* The cursor behind all that has changed so far: for whoever has added their watch, and will then read the store. */
int64_t lobby_cursor(struct lobby *lobby);

/*
 * Up to max changes behind the cursor, which moves; of each game only the newest. False where it is not known any more what
 * has changed: then *cursor is to be taken anew, and the store read.
 */
bool lobby_read(struct lobby_change *out, size_t *out_count, size_t max, struct lobby *lobby,
                int64_t *cursor) MUST_CHECK;

/* For writer_options.listeners. While nobody watches, a change costs the look at one counter. */
struct listener lobby_listener(struct lobby *lobby);

#endif
