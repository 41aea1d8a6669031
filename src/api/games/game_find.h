/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The game that a path names, for reading it.
 */
#ifndef REFEREE_API_GAME_FIND_H
#define REFEREE_API_GAME_FIND_H

#include "game/game.h"
#include "game/view.h"
#include "http/request.h"
#include "util/err.h"

/* Finds the game of path parameter 0; ERR_NOT_FOUND also for a private game of others. The caller owns a reference. */
enum err game_find_visible(struct game **out, struct request *request) MUST_CHECK;

/*
 * Who looks at a game: the caller, from their own seat, or from the one of ?seat=, for which they must act
 * (ERR_FORBIDDEN).
 */
enum err game_find_viewer(struct viewer *out, struct request *request, const struct game *game) MUST_CHECK;

/* game_find_visible as an endpoint's find and release, for reads: request->data is the game. */
enum err game_find(struct request *request) MUST_CHECK;
void game_find_release(struct request *request);

/* Where other servers write to the database too: the cache has what is new of these games, which a list has named. */
enum err game_find_newest(struct request *request, const struct id *games, size_t count) MUST_CHECK;

#endif
