/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table as the log has it: reading the seats of a `created` or `round` event, and what must be true of them. Private
 * to the fold.
 */
#ifndef REFEREE_GAME_SEATS_H
#define REFEREE_GAME_SEATS_H

#include <stdbool.h>

#include <jansson.h>

#include "game/game.h"

/* An id as an event has it; false when it is none. */
bool seats_read_id(struct id *out, const json_t *value);

/*
 * Reads [{"player": id or null, "status": name, "bot": name where one plays, "level": where it has one}] into the seats of a game, which must be as
 * many; only an open seat and a named one have nobody. `allowed` are the statuses that may occur, as bits.
 */
bool seats_read(struct game *game, const json_t *seats, unsigned allowed);

/* Nobody has two seats, but for built-in bots, which always are there. */
bool seats_have_everybody_once(const struct game *game);

/* Do two versions of a game have the same table: who sits where, the points, the rounds that are left, what was brought? */
bool seats_are_same(const struct game *a, const struct game *b);

#endif
