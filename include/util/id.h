/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Identifiers of games, players, tokens and results: opaque, URL-safe, sortable by creation.
 *
 * Sixteen characters of Crockford's base 32 in lower case: 45 bits of milliseconds since 1970 (good until the year
 * 3084), then 35 random bits. Two made in one millisecond by one process never collide and keep their order; two
 * processes collide once in 2^35 pairs made in the same millisecond, which the store's primary keys refuse.
 */
#ifndef REFEREE_UTIL_ID_H
#define REFEREE_UTIL_ID_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ID_LENGTH = 16 };

/* A value type: compare with id_equal, print `text`. All zero = no id. */
struct id {
    char text[ID_LENGTH + 1];
};

/* What a process makes its ids from; one per process, used by any thread. */
struct id_source {
    pthread_mutex_t lock;
    uint64_t millisecond; /* of the newest id */
    uint64_t random;      /* of the newest id */
};

void id_source_init(struct id_source *source);
void id_source_free(struct id_source *source);

/* From now on every new id sorts behind this one, whatever the clock says. */
void id_source_follow(struct id_source *source, const struct id *newest);

/* A new id for a moment in milliseconds since 1970. */
struct id id_make(struct id_source *source, int64_t now_ms);

/* The smallest id of a moment: every earlier one sorts before it. (Moments before 1970 are taken for 1970.) */
struct id id_floor(int64_t ms);

/* The smallest id behind another one; none for none. */
struct id id_next(const struct id *id);

/* The id that stands for a name, the same for ever; no id that was made is ever like it: its moment is 1970. */
struct id id_named(const char *name);

/* Reads an id from a path or a body; false when it cannot be one (nothing is written then). */
bool id_parse(struct id *out, const char *text, size_t length);

bool id_equal(const struct id *a, const struct id *b);
bool id_is_none(const struct id *id);

/* For hash tables. */
uint64_t id_hash(const struct id *id);

#endif
