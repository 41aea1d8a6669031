/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What players are told: rows of the table `player_event`, keyed by (player, seq), seq = 1, 2, 3, ... for each player. The
 * oldest are purged, so a player's numbers begin anywhere, but they have no gap behind that.
 */
#ifndef REFEREE_STORE_PLAYER_EVENT_H
#define REFEREE_STORE_PLAYER_EVENT_H

#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* Texts are borrowed. */
struct player_event_row {
    int64_t seq; /* given by the store when appending */
    int64_t at;
    const char *kind;
    struct id game;
    int64_t game_seq;
};

typedef enum err player_event_row_function(void *context, const struct player_event_row *row);

/* Appends behind the player's newest. */
enum err player_event_append(struct db *db, const struct id *player, const struct player_event_row *row) MUST_CHECK;

/* Those with a number above `after`, at most limit, ascending. */
enum err player_event_read(struct db *db, const struct id *player, int64_t after, int64_t limit,
                           player_event_row_function *row, void *context) MUST_CHECK;

/* The numbers that are kept; both 0 where there is none. */
struct player_event_range {
    int64_t oldest, newest;
};
enum err player_event_read_range(struct player_event_range *out, struct db *db, const struct id *player) MUST_CHECK;

/*
 * Purges what is from before a moment, of a few players, going on behind `after` and in the order of their ids: *after is
 * the last one looked at, or no id when there is none behind him. Bounded, whatever there is.
 */
enum err player_event_purge(struct id *after, struct db *db, int64_t before) MUST_CHECK;

#endif
