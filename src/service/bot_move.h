/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One action of a built-in bot: decided on any thread, played on the writer's. Private to the botpool.
 */
#ifndef REFEREE_SERVICE_BOT_MOVE_H
#define REFEREE_SERVICE_BOT_MOVE_H

#include "core/cache.h"
#include "core/writer.h"
#include "game/game.h"
#include "play/bot_ask.h"
#include "store/server_secret.h"
#include "util/err.h"

struct bot_move;

/* The first seat in which a built-in bot is to act, or -1. */
int bot_move_seat(const struct game *game);

/*
 * Asks the bot of that seat what to do in the game, and examines the action where it must be examined. The move is the
 * caller's until it is submitted. Errors as bot_ask, and what the examination found.
 */
enum err bot_move_decide(struct bot_move **out, const struct game *game, int seat,
                         const unsigned char key[static SERVER_SECRET_BYTES], const struct deadline *deadline,
                         struct config_cache *configs) MUST_CHECK;

/* What is held (core/cache.h) is the move's from here, and let go with it. */
void bot_move_keep(struct bot_move *move, struct cache_hold *hold);

/* Told of the outcome, on the writer's thread. ERR_VERSION_MISMATCH, ERR_STALE: the game is not what the bot saw. */
typedef void bot_move_done(void *context, void *mark, enum err err);

/* Has the writer play it; the move is the writer's from here. Where it is not taken, ERR_BUSY: then done is not called. */
enum err bot_move_submit(struct bot_move *move, struct writer *writer, bot_move_done *done, void *context,
                         void *mark) MUST_CHECK;

void bot_move_free(struct bot_move *move); /* NULL is fine */

#endif
