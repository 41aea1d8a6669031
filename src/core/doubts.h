/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games whose newest events are in doubt: a commit said neither yes nor no, so the log may have them or not.
 *
 * As long as the database stays open it has not: what comes next is written in their place. When it is opened anew they may
 * come to light, as after a crash. The writer's own.
 */
#ifndef REFEREE_CORE_DOUBTS_H
#define REFEREE_CORE_DOUBTS_H

#include <stddef.h>

#include "util/id.h"

struct cache;
struct db;
struct observer;

enum { DOUBTS_MAX = 4096 };

struct doubts {
    size_t count; /* beyond DOUBTS_MAX, or without memory, they are not noted */
    struct id *games;
};

/* Adds a game, once. */
void doubts_note(struct doubts *doubts, const struct id *game);

/* None any more: something was written in their place, or was read. Frees the list. */
void doubts_clear(struct doubts *doubts);

/*
 * The database was opened anew: forgets all games that are kept in memory, and tells the observers how those in doubt stand
 * in the log, and once that there may be new results. Then there are none.
 */
void doubts_settle(struct doubts *doubts, struct cache *cache, struct db *db, struct observer *observers);

#endif
