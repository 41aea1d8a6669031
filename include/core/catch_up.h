/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Having the newest states of games in memory, where other processes write to the database too.
 *
 * One question to the database brings what is new of many games; it is folded onto what the cache has, and what came of that
 * is made known by the writer (writer_publish). Where nobody else writes the cache has the newest anyway, and nothing is asked.
 */
#ifndef REFEREE_CORE_CATCH_UP_H
#define REFEREE_CORE_CATCH_UP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/id.h"

struct cache;
struct db;
struct writer;

struct catch_up_want {
    struct id game;
    bool is_new;     /* set: others have made events that the cache had not */
    int64_t version; /* set: of the newest state; 0: it is not in memory */
};

/*
 * Whoever asks the cache afterwards finds each game at least as it was when this began, or, where it cannot be read, finds out
 * why. Any number of games; one may be there twice. db: the calling thread's own. The errors are those of the question; what
 * is wrong with one game is not among them.
 */
enum err catch_up(struct writer *writer, struct cache *cache, struct db *db, struct catch_up_want *wants,
                  size_t count) MUST_CHECK;

/* Has the listeners hear of a game as it is in memory, or, where it is not there, in the log. */
void catch_up_announce(struct writer *writer, struct cache *cache, struct db *db, const struct id *game);

#endif
