/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the endpoints tell of built-in bots.
 */
#ifndef REFEREE_API_BOTS_H
#define REFEREE_API_BOTS_H

#include <stdbool.h>

#include "game/config_cache.h"
#include "solvers/bot.h"
#include "util/json_out.h"

/* Writes the member `bots`: the names of those that can, from the weakest to the strongest. */
void bots_write_for(struct json_out *out, const struct family *family, const struct preset *preset,
                    struct config_cache *configs);

#endif
