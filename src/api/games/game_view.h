/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game as a player sees it, for whatever answer shows one: rendered now, or where the round is long, once a version.
 */
#ifndef REFEREE_API_GAME_VIEW_H
#define REFEREE_API_GAME_VIEW_H

#include "game/game.h"
#include "game/view.h"
#include "http/reply.h"
#include "http/request.h"
#include "util/json_out.h"

/* Writes the view among what else is written. db: a connection of the calling thread's. */
void game_view_write(const struct request *request, const struct game *game, const struct viewer *viewer, struct db *db,
                     struct json_out *out);

/* The same as the whole answer; shared with others where that is possible. */
enum err game_view_reply(struct request *request, struct reply *reply, const struct game *game,
                         const struct viewer *viewer) MUST_CHECK;

#endif
