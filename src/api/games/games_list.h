/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The lobby as it is listed, for the stream of it too.
 */
#ifndef REFEREE_API_GAMES_LIST_H
#define REFEREE_API_GAMES_LIST_H

#include <stdbool.h>

#include "game/game.h"
#include "http/reply.h"
#include "http/request.h"
#include "rules/family.h"
#include "util/json_out.h"

/* Is there somebody at the table whom the caller has blocked? Such a game is not in the caller's lobby. */
enum err games_list_hides(bool *out, struct request *request, const struct game *game) MUST_CHECK;

/* Writes a page of the lobby, or of its games of one ruleset (NULL: any), as an array: the newest LIST_LIMIT_MAX. */
enum err games_list_write_lobby(struct json_out *out, struct request *request, const struct preset *ruleset) MUST_CHECK;

#endif
