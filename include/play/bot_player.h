/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in bots as players: so that they have a seat, an id, a name and results like everybody else.
 *
 * A bot's id follows from its family and name, so it is the same in every database and its row need only be there once a
 * game refers to it. Nobody owns it, and nobody can have a token for it.
 */
#ifndef REFEREE_PLAY_BOT_PLAYER_H
#define REFEREE_PLAY_BOT_PLAYER_H

#include <stdint.h>

#include "solvers/bot.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

struct id bot_player_id(const struct bot *bot);

/* The bot that a player is, or NULL. */
const struct bot *bot_player_find(const struct id *player);

/* Makes a bot's player, unless the bot has one already. */
enum err bot_player_put(struct db *db, const struct id *player, const char *name, int64_t now) MUST_CHECK;

#endif
