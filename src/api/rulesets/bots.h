/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the endpoints tell of built-in bots.
 */
#ifndef REFEREE_API_BOTS_H
#define REFEREE_API_BOTS_H

#include <stdbool.h>

#include "game/config_cache.h"
#include "solvers/bot.h"
#include "util/json.h"
#include "util/json_out.h"
#include "util/problem.h"

/* Writes the member `bots`: the names of those that can, from the weakest to the strongest. */
void bots_write_for(struct json_out *out, const struct family *family, const struct preset *preset,
                    struct config_cache *configs);

/* As the field `level` of whoever names a bot is decoded: the bot says which it may be. */
#define BOTS_LEVEL_FIELD(offset) \
    { "level", FIELD_INTEGER, 0, INT64_MIN, INT64_MAX, offset }

/*
 * A bot at the level that was asked for, if any was. ERR_INVALID_VALUE where it has none such, and where a level was asked
 * for and bot is NULL, as none was named; `at` points to who is asked for.
 */
enum err bots_choose_level(const struct bot **out, const struct bot *bot, const struct json_integer *level,
                           const char *at, struct problem *problem) MUST_CHECK;

#endif
