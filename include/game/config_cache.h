/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Configs shared between games: nearly all games of a server have the same few sets of options, so each set is resolved
 * and kept once. Thread-safe.
 */
#ifndef REFEREE_GAME_CONFIG_CACHE_H
#define REFEREE_GAME_CONFIG_CACHE_H

#include <stddef.h>

#include "rules/family.h"

struct config_cache;

/* Dies when there is no memory. */
struct config_cache *config_cache_create(void);
void config_cache_free(struct config_cache *configs);

/*
 * The config of a ruleset with these options and opponents, resolved now or before. The caller owns a reference. Fails as
 * family->configure does, and with ERR_INVALID_VALUE at "/ruleset" for an unknown ruleset. What is resolved by a stock
 * (setup->stock) is never shared: what there is in the store, and who may use it, differs from time to time.
 */
enum err config_cache_find(const struct config **out, struct config_cache *configs, const char *ruleset,
                           size_t ruleset_length, const struct setup *setup, struct problem *problem) MUST_CHECK;

/*
 * Are these the config's options, for as many seats, as they are resolved now? They may be from a program that knew fewer.
 * Without memory they are none.
 */
bool config_cache_is_same(struct config_cache *configs, const struct config *config, const json_t *options) MUST_CHECK;

#endif
