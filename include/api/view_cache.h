/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views of games that were rendered lately. Players look at their game again and again between two moves; the bytes are the
 * same each time, so they are kept for a while and sent again. That saves an eighth of the processor time that reads of
 * short games take (bench/read.lua): 10.3 us each instead of 11.8.
 *
 * Views of ordinary size are kept by game and seat. Those of long rounds take as long to render as a hundred others: of
 * each version they are rendered once for each role (a seat, or a spectator), however many wait for it or read it at the
 * same moment, who then wait for the one who renders.
 *
 * A view is immutable but for players' names, whose generation is kept beside it. The memory is bounded. Thread-safe.
 */
#ifndef REFEREE_API_VIEW_CACHE_H
#define REFEREE_API_VIEW_CACHE_H

#include <stdbool.h>
#include <stdint.h>

#include "game/game.h"
#include "http/reply.h"
#include "util/buf.h"
#include "util/json_out.h"

struct view_cache;

/* Dies when there is no memory. */
struct view_cache *view_cache_create(void);
void view_cache_free(struct view_cache *view_cache);

/* The kept view, with a reference for the caller; NULL when there is none. */
struct shared_bytes *view_cache_find(struct view_cache *view_cache, const struct game *game, int seat, uint64_t names);

/* Keeps a view; takes a reference of its own. A view that is too large is not kept. */
void view_cache_keep(struct view_cache *view_cache, const struct game *game, int seat, uint64_t names,
                     struct shared_bytes *bytes);

/* Is the game's round so long that its views are for view_cache_share? */
bool view_cache_is_long(const struct game *game);

/*
 * The view that a role has of a long game (seat, or VIEWER_SPECTATOR), with a reference for the caller. `render` makes it
 * where nobody has, on this thread, and must depend on nothing but game, role and names. NULL when there is no memory.
 */
typedef void view_cache_function(void *context, struct json_out *out);
struct shared_bytes *view_cache_share(struct view_cache *view_cache, const struct game *game, int seat, uint64_t names,
                                      view_cache_function *render, void *context) MUST_CHECK;

/* Appends how often long views were rendered and shared, in Prometheus' text format. */
void view_cache_write_metrics(struct view_cache *view_cache, struct buf *out);

#endif
