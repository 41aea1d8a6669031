/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in bots as players: so that they have a seat, an id, a name and results like everybody else.
 *
 * A bot's id follows from its family and name, so it is the same in every database and its row need only be there once a
 * game refers to it. Nobody owns it, and nobody can have a token for it. At each level below its full strength it is
 * somebody else, with a rating and statistics of their own.
 */
#ifndef REFEREE_PLAY_BOT_PLAYER_H
#define REFEREE_PLAY_BOT_PLAYER_H

#include <stddef.h>
#include <stdint.h>

#include "solvers/bot.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* Of a bot at any level. */
struct id bot_player_id(const struct bot *bot);

/* All bots at all their levels, by number; NULL behind the last. */
const struct bot *bot_player_at(size_t index);

/* The bot that a player is, with its level; or NULL. */
const struct bot *bot_player_find(const struct id *player);

/* The bot at a level, both as a seat has them; NULL where this program has none such. */
const struct bot *bot_player_in(const char *family, const char *name, int level);

/* Makes the player that a bot is, unless the bot has one already. */
enum err bot_player_put(struct db *db, const struct id *player, const struct bot *bot, int64_t now) MUST_CHECK;

#endif
