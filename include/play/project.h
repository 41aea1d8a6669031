/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From the log to its projections: which rows follow from a game and from an event. Playing writes them as the events
 * come; verifying derives them again and compares.
 */
#ifndef REFEREE_PLAY_PROJECT_H
#define REFEREE_PLAY_PROJECT_H

#include <jansson.h>

#include "game/game.h"
#include "store/db.h"
#include "store/projection.h"
#include "util/err.h"

/* The rows a game should have. Texts are borrowed from the game. */
void project_game_row(struct game_row *out, const struct game *game);
void project_seat_row(struct seat_row *out, const struct game *game, int seat);

/*
 * What is published of a `round-over` or `finished` event: the member of /result, with published_at. Owned by the caller;
 * NULL without memory.
 */
json_t *project_result(const struct event *event) MUST_CHECK;

/* Writes the rows that differ between two versions (before NULL: all of them, new). */
enum err project_changes(struct db *db, const struct game *before, const struct game *after) MUST_CHECK;

/* Publishes a result: ERR_CONFLICT when that round's or the match's is published already. */
enum err project_publish(struct db *db, const struct game *game, const struct event *event) MUST_CHECK;

#endif
