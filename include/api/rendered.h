/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views of games that were rendered lately. Players look at their game again and again between two moves; the bytes are the
 * same each time, so they are kept for a while and sent again.
 *
 * Kept is only what a seat sees, by game, version and seat: immutable but for players' names, whose generation is kept
 * beside it. The memory is bounded. Thread-safe.
 */
#ifndef REFEREE_API_RENDERED_H
#define REFEREE_API_RENDERED_H

#include <stdint.h>

#include "engine/game.h"
#include "http/reply.h"

struct rendered;

/* Dies when there is no memory. */
struct rendered *rendered_create(void);
void rendered_free(struct rendered *rendered);

/* The kept view, with a reference for the caller; NULL when there is none. */
struct shared_bytes *rendered_find(struct rendered *rendered, const struct game *game, int seat, uint64_t names);

/* Keeps a view; takes a reference of its own. A view that is too large is not kept. */
void rendered_keep(struct rendered *rendered, const struct game *game, int seat, uint64_t names,
                   struct shared_bytes *bytes);

#endif
