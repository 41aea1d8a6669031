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
enum err fold_brought(struct game *game, const struct event *event, struct problem *problem) MUST_CHECK;

/*
 * Adds a field for what seats have brought, by the name that the family's logs have for it, behind `count` others; where it
 * has none, nothing. The number of fields then.
 */
size_t fold_add_list(struct field *fields, size_t count, const struct family *family, size_t offset);

/*
 * Puts such a list (NULL: the event has none) in the place of the one that the game has. ERR_CORRUPT where it has one and
 * nothing is brought to it, or the other way round.
 */
enum err fold_brought_list(struct game *game, const struct event *event, const json_t *list,
                           struct problem *problem) MUST_CHECK;

#endif
