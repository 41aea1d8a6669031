/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Waiting for one's turn: Prefer: wait=SECONDS and ?wait=SECONDS.
 */
#ifndef REFEREE_API_WAIT_H
#define REFEREE_API_WAIT_H

#include <stdbool.h>

#include "game/game.h"
#include "http/reply.h"
#include "http/request.h"

/* Reads how long the caller would wait into request->wait_ms. ERR_INVALID_VALUE for a ?wait that is too long or none. */
enum err wait_read(struct request *request) MUST_CHECK;

/* Tells what was applied of the request's preferences: `other` (may be NULL) and the wait. */
void wait_tell(struct request *request, struct reply *reply, const char *other);

/*
 * Puts the newest version of a game in the place of the one the request has, and says whether there is nothing to wait for
 * any more: the player's turn has come, the round is over, or they no longer have a part in the game. For `ready`.
 */
bool waiter_is_over(struct game **game, struct request *request, const struct id *player);

#endif
