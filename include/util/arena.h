/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that lives as long as one request.
 *
 * An arena hands out memory by moving a pointer through blocks and gives all of it back at once. What belongs to a
 * request is allocated here and never freed singly. Not thread-safe: an arena belongs to whoever works on the request.
 */
#ifndef REFEREE_UTIL_ARENA_H
#define REFEREE_UTIL_ARENA_H

#include <stddef.h>

#include "util/err.h"

struct arena_block;

struct arena {
    struct arena_block *blocks; /* newest first */
    size_t used;                /* bytes used of the newest block */
};

void arena_init(struct arena *arena);

/* Memory aligned for any type, zeroed; NULL when there is none. size may be 0. */
void *arena_alloc(struct arena *arena, size_t size) MUST_CHECK;

/* The same with whatever is in it, for what is written over at once. */
void *arena_take(struct arena *arena, size_t size) MUST_CHECK;

/* A copy of length bytes with a NUL behind it; NULL when there is no memory. */
char *arena_copy(struct arena *arena, const char *bytes, size_t length) MUST_CHECK;

/* A formatted string; NULL when there is no memory. */
char *arena_format(struct arena *arena, const char *format, ...) PRINTF_LIKE(2, 3) MUST_CHECK;

/* Forgets everything but keeps the first block for what comes next: for arenas that are used again and again. */
void arena_reset(struct arena *arena);

/* Frees everything; the arena is then as after arena_init. */
void arena_free(struct arena *arena);

#endif
