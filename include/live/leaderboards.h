/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The leaderboards that somebody has asked for lately, in memory, brought up to date from the store at each look.
 *
 * A leaderboard is made when it is first looked at, from all statistics of its ruleset; that takes about a second for a
 * million players. From then on a look reads only the statistics that have changed since. So what a board says is what was
 * durable when it was asked, also where another server changed it, and a move that ends a round pays for no board.
 *
 * Thread-safe; a look may take long, so it is for the scheduler's threads, and reads the store over a connection of the
 * boards' own.
 */
#ifndef REFEREE_LIVE_LEADERBOARDS_H
#define REFEREE_LIVE_LEADERBOARDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "live/ranking.h"
#include "play/stats.h"
#include "rules/family.h"
#include "util/err.h"

struct leaderboards;
struct db;

enum { LEADERBOARD_PAGE_MAX = 100 };

/* What to look at: a page after an entry, or around a player. */
struct leaderboard_query {
    const struct preset *preset;
    const struct family *family;
    enum metric metric;
    enum period period;
    bool has_after;
    struct ranking_entry after; /* its games do not matter */
    struct id around;           /* none = a page */
    size_t limit;               /* up to LEADERBOARD_PAGE_MAX */
};

struct leaderboard_page {
    size_t total; /* on the board */
    size_t count;
    size_t ranks[LEADERBOARD_PAGE_MAX]; /* from 1 */
    struct ranking_entry entries[LEADERBOARD_PAGE_MAX];
    bool more; /* behind the page */
};

/* db: DB_READ, the leaderboards' own until leaderboards_free. entries_max bounds the memory: about 150 bytes an entry. */
struct leaderboards *leaderboards_create(struct db *db, size_t entries_max);
void leaderboards_free(struct leaderboards *leaderboards); /* NULL is fine */

/* now: what the current day, week and month are. */
enum err leaderboards_look(struct leaderboard_page *out, struct leaderboards *leaderboards,
                           const struct leaderboard_query *query, int64_t now) MUST_CHECK;

/*
 * The same where it is quick: the board is there, little has changed since, and nobody else is looking. Otherwise false,
 * and leaderboards_look must be asked. For a loop's thread: takes well below a millisecond either way.
 */
bool leaderboards_glance(struct leaderboard_page *out, struct leaderboards *leaderboards,
                         const struct leaderboard_query *query, int64_t now);

/* Does a ruleset have such a board? */
bool leaderboards_have(const struct family *family, enum metric metric, enum period period);

/* An entry's value by its metric, from its key. */
double leaderboards_value(const struct family *family, enum metric metric, int64_t key);

#endif
