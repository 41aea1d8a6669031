/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games out of the log.
 */
#ifndef REFEREE_GAME_LOAD_H
#define REFEREE_GAME_LOAD_H

#include <stdint.h>

#include "game/game.h"
#include "store/db.h"
#include "store/event_log.h"
#include "util/err.h"

/* The newest state of a game, folded from `created` and its current round on. ERR_NOT_FOUND when there is no event. */
enum err game_load(struct game **out, struct db *db, struct config_cache *configs, const struct id *id,
                   struct problem *problem) MUST_CHECK;

/* The state after event `last`, folded from the start (last 0 = all): the slow way, for verification. */
enum err game_load_whole(struct game **out, struct db *db, struct config_cache *configs, const struct id *id,
                         int64_t last, struct problem *problem) MUST_CHECK;

/*
 * Goes through a game's log from its first event to `last`: `visit` gets each event and the game after it (both borrowed).
 * Ends with the first failure.
 */
typedef enum err game_visitor(void *context, const struct game *game, const struct event *event);
enum err game_walk(struct db *db, struct config_cache *configs, const struct id *id, int64_t last, game_visitor *visit,
                   void *context, struct problem *problem) MUST_CHECK;

/* The state after event `last`, of the round that began with event `round_seq`. */
enum err game_load_round(struct game **out, struct db *db, struct config_cache *configs, const struct id *id,
                         int64_t round_seq, int64_t last, struct problem *problem) MUST_CHECK;

/*
 * The next event of a game that is known: *game, a reference of the caller's, gives way to the state after it. An event that
 * the game has already is passed over. ERR_CORRUPT for one that does not follow on, ERR_NO_MEMORY.
 */
enum err game_follow(struct game **game, const struct event_row *row, struct config_cache *configs,
                     struct problem *problem) MUST_CHECK;

/*
 * Turns a row into an event whose body the caller releases with json_decref; ERR_CORRUPT when the body is no JSON. The
 * game is the one that the event is of, at any version; without it (NULL) none but the engine's kinds are known.
 */
enum err event_from_row(struct event *out, json_t **out_body, const struct event_row *row, const struct game *game,
                        struct problem *problem) MUST_CHECK;

/* The row of an event whose body is this text, which is borrowed. */
struct event_row event_to_row(const struct event *event, const struct game *game, const char *body, size_t length);

#endif
