/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What fold.c and fold_seating.c share. A fold_... function changes a copy of the game that nobody else has yet; when it
 * fails the copy is thrown away.
 */
#ifndef REFEREE_GAME_FOLD_INTERNAL_H
#define REFEREE_GAME_FOLD_INTERNAL_H

#include "game/game.h"
#include "util/json.h"

/* ERR_CORRUPT: "`kind` does not follow: why." The game is the one that the event is of, or NULL for `created`. */
enum err fold_corrupt(struct problem *problem, const struct game *game, const struct event *event, const char *why);
enum err fold_no_memory(struct problem *problem);

/* Decodes a recorded body: what does not fit its table is damage, not a client's mistake. */
enum err fold_decode(void *out, const struct event *event, const struct field *fields, size_t count,
                     struct problem *problem) MUST_CHECK;

/* The only one that makes a game out of nothing. */
enum err fold_created(struct game **next, const struct id *id, const struct event *event, struct config_cache *configs,
                      struct problem *problem) MUST_CHECK;
enum err fold_joined(struct game *game, const struct event *event, struct problem *problem) MUST_CHECK;
enum err fold_declined(struct game *game, const struct event *event, struct problem *problem) MUST_CHECK;
enum err fold_client_seed(struct game *game, const struct event *event, struct problem *problem) MUST_CHECK;

/* Puts client seeds, as a list, in the place of those that the game, which is seeded, has. */
enum err fold_client_seeds(struct game *game, const struct event *event, const json_t *list,
                           struct problem *problem) MUST_CHECK;

#endif
