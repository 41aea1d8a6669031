/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One leaderboard in memory: entries in order, with their ranks.
 *
 * Entries stand in chunks of a few hundred, in order within and between; finding a place is a binary search over the
 * chunks, a rank the sum of the sizes of the chunks before it. A hash table knows each player's entry. Among a million
 * entries each of these takes microseconds, and so does a change.
 *
 * Not thread-safe: leaderboards.h is.
 */
#ifndef REFEREE_LIVE_RANKING_H
#define REFEREE_LIVE_RANKING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/id.h"

/* Ordered by key, then by moment, then by player: all ascending, so where more is better the key is the value negated. */
struct ranking_entry {
    int64_t key;
    int64_t at;
    struct id player;
    int64_t games;
};

struct ranking;

/* NULL when there is no memory. */
struct ranking *ranking_create(void);
void ranking_free(struct ranking *ranking); /* NULL is fine */

size_t ranking_count(const struct ranking *ranking);

/* Puts a player's entry where it belongs, in place of an older one. ERR_NO_MEMORY: then the player has none. */
enum err ranking_put(struct ranking *ranking, const struct ranking_entry *entry) MUST_CHECK;

/* Takes the player off the list; fine when they were not on it. */
void ranking_remove(struct ranking *ranking, const struct id *player);

/* How many entries stand before a player's; false when the player has none. */
bool ranking_find(size_t *out_position, const struct ranking *ranking, const struct id *player);

/* How many entries stand before a place, which need not be taken. */
size_t ranking_position(const struct ranking *ranking, int64_t key, int64_t at, const struct id *player);

/* How many have a smaller key: the rank, counted from 0, that everybody with this key shares. */
size_t ranking_rank(const struct ranking *ranking, int64_t key);

/* Copies up to count entries from a position on; returns how many. */
size_t ranking_read(struct ranking_entry *out, const struct ranking *ranking, size_t position, size_t count);

#endif
