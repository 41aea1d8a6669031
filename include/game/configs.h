/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Configs shared between games: nearly all games of a server have the same few sets of options, so each set is resolved
 * and kept once. Thread-safe.
 */
#ifndef REFEREE_GAME_CONFIGS_H
#define REFEREE_GAME_CONFIGS_H

#include <stddef.h>

#include "rules/family.h"

struct configs;

/* Dies when there is no memory. */
struct configs *configs_create(void);
void configs_free(struct configs *configs);

/*
 * The config of a ruleset with these options and opponents, resolved now or before. The caller owns a reference. Fails as
 * family->configure does, and with ERR_INVALID_VALUE at "/ruleset" for an unknown ruleset.
 */
enum err configs_find(const struct config **out, struct configs *configs, const char *ruleset, size_t ruleset_length,
                      const struct setup *setup, struct problem *problem) MUST_CHECK;

#endif
