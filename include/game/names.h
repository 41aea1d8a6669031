/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Names of players, for whoever shows a game. Log, results and stored answers hold ids only; the name a player has now is
 * filled in when something is shown. Known players are cached as ready JSON. Thread-safe.
 */
#ifndef REFEREE_GAME_NAMES_H
#define REFEREE_GAME_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "util/id.h"
#include "util/json_out.h"

struct db;
struct names;

/* capacity: players cached at most. Dies when there is no memory. */
struct names *names_create(size_t capacity);
void names_free(struct names *names);

/*
 * Writes {"id", "name", "kind"} of a player; name is null for a deleted one, and for one the store cannot be asked about.
 * db: the calling thread's own connection.
 */
void names_write(struct names *names, struct db *db, const struct id *player, struct json_out *out);

/* The same as a value, owned by the caller; NULL when there is no memory. */
json_t *names_find(struct names *names, struct db *db, const struct id *player);

/* Of somebody without an account, whose name is a game's own: {"id": null, "name", "kind"}. */
void names_write_named(struct json_out *out, const char *name);

/* The player changed, and that is durable; or any of them may have. */
void names_forget(struct names *names, const struct id *player);
void names_forget_all(struct names *names);

/* Changes whenever somebody was forgotten: what was rendered before may show an old name. */
uint64_t names_generation(struct names *names);

#endif
