/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of statistics, of who was rated against whom, and of records. Each write gives a row the next number of change
 * within its ruleset, so that a reader who keeps leaderboards in memory asks only for what is newer than those.
 *
 * In a shared database they are written under the lock of their ruleset (stats_rank_lock), so that the numbers become visible
 * in their order.
 */
#ifndef REFEREE_STORE_PLAYER_STATS_H
#define REFEREE_STORE_PLAYER_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/projection.h"
#include "util/err.h"
#include "util/id.h"

/* How many bytes a tally has at most, and those of all periods together: see play/stats.h. */
enum { TALLY_SIZE_MAX = 17 * 10, TALLIES_SIZE_MAX = 4 * TALLY_SIZE_MAX };

/* Texts are borrowed. */
struct player_stats_row {
    const char *ruleset;
    struct id player; /* none = there is no such row */
    int64_t changed;  /* read only */
    bool gone;        /* read only: see player_stats_row_drop */
    unsigned char tallies[TALLIES_SIZE_MAX];
    size_t tallies_length; /* 0 = more than there can be */
    int64_t rated_at;      /* 0 = never rated; then the three below are 0 */
    double rating, deviation, volatility;
};

typedef enum err player_stats_row_function(void *context, const struct player_stats_row *row);

enum err player_stats_row_get(struct player_stats_row *out, struct db *db, const char *ruleset,
                              const struct id *player) MUST_CHECK;
enum err player_stats_row_put(struct db *db, const struct player_stats_row *row) MUST_CHECK;
/* Off the leaderboards, for good. */
enum err player_stats_row_drop(struct db *db, const char *ruleset, const struct id *player) MUST_CHECK;
/* Rows that changed after a number, in the order of change. */
enum err player_stats_row_list_changed(struct db *db, const char *ruleset, int64_t after, int limit,
                                       player_stats_row_function *row, void *context) MUST_CHECK;
/* All rows, by player; much faster than in the order of change where there are many. */
enum err player_stats_row_list(struct db *db, const char *ruleset, const struct id *after, int limit,
                               player_stats_row_function *row, void *context) MUST_CHECK;
/* The number of the newest change; 0 where there is no row. */
enum err player_stats_row_newest_change(struct db *db, const char *ruleset, int64_t *out) MUST_CHECK;
/* Forgets all statistics, pairs and steps: before they are built anew. */
enum err player_stats_row_clear(struct db *db) MUST_CHECK;

/* Of those who have or had a seat in any game, or have a record, the first behind one; *out is none where there is none. */
enum err player_stats_row_next_player(struct id *out, struct db *db, const struct id *after) MUST_CHECK;
/* Statistics of anybody else, at most `limit`. */
enum err player_stats_row_list_lost(struct db *db, int limit, player_stats_row_function *row, void *context) MUST_CHECK;
/* The rulesets that statistics, pairs and records are of, each with a player; maybe several times. The text is borrowed. */
typedef enum err ruleset_function(void *context, const char *ruleset, const struct id *player);
enum err player_stats_row_list_rulesets(struct db *db, ruleset_function *ruleset, void *context) MUST_CHECK;

/* One more rated match of two players on a day (its beginning); *out_games: how many these are. */
enum err rating_pair_count(struct db *db, const char *ruleset, const struct id *one, const struct id *other,
                           int64_t day, int64_t *out_games) MUST_CHECK;

/* Two players, how often they were rated against each other on a day (its beginning), the latest on which they were. */
struct rating_pair_row {
    const char *ruleset; /* borrowed */
    struct id a, b;      /* in the order of their ids */
    int64_t day;
    int64_t games;
};
typedef enum err rating_pair_row_function(void *context, const struct rating_pair_row *row);

/* All of them, by ruleset and players. */
enum err rating_pair_list(struct db *db, rating_pair_row_function *row, void *context) MUST_CHECK;

/* What a rated match made of a player's rating in its ruleset. */
struct rating_step_row {
    struct id result; /* the match; none = there is no such row */
    double rating, deviation;
    /* In lists, of that result: */
    struct id game;
    int64_t at;
    bool is_public;
};
typedef enum err rating_step_row_function(void *context, const struct rating_step_row *row);

enum err rating_step_put(struct db *db, const char *ruleset, const struct id *player,
                         const struct rating_step_row *row) MUST_CHECK;
enum err rating_step_get(struct rating_step_row *out, struct db *db, const char *ruleset, const struct id *player,
                         const struct id *result) MUST_CHECK;
/* A player's after a result, oldest first; and how many there are. */
enum err rating_step_list(struct db *db, const char *ruleset, const struct id *player, const struct id *after,
                          int64_t limit, rating_step_row_function *row, void *context) MUST_CHECK;
enum err rating_step_count(int64_t *out, struct db *db, const char *ruleset, const struct id *player) MUST_CHECK;
/* For verify: who has any and neither a seat nor a record; at most `limit`. The text is borrowed. */
enum err rating_step_list_lost(struct db *db, int limit, ruleset_function *row, void *context) MUST_CHECK;

/* Texts are borrowed. */
struct record_row {
    const char *ruleset;
    struct id player; /* none = there is no such row */
    unsigned char tally[TALLY_SIZE_MAX];
    size_t tally_length; /* 0 = more than there can be */
};

enum err record_get(struct record_row *out, struct db *db, const char *ruleset, const struct id *player) MUST_CHECK;
enum err record_put(struct db *db, const struct record_row *row) MUST_CHECK;
/* Are there results of other games of a player in a ruleset that are newer than the first of a game? */
enum err record_is_outrun(bool *out, struct db *db, const char *ruleset, const struct id *player,
                          const struct id *game) MUST_CHECK;
/* Forgets all of them. */
enum err record_clear(struct db *db) MUST_CHECK;

/* Results after one, ascending. */
enum err result_list(struct db *db, const struct id *after, int limit, result_row_function *row,
                     void *context) MUST_CHECK;

/*
 * Only of a shared database: how far the results have been noted, by their positions (store/results.h). Rulesets of which
 * there is something to be noted; the text is borrowed.
 */
typedef enum err ruleset_name_function(void *context, const char *ruleset);
enum err stats_rank_list_behind(struct db *db, ruleset_name_function *row, void *context) MUST_CHECK;
/* Within a transaction, until its end: *out is the position up to which the ruleset's results have been noted. */
enum err stats_rank_lock(int64_t *out, struct db *db, const char *ruleset) MUST_CHECK;
/* Results of the ruleset behind a position, in their order. */
enum err stats_rank_list(struct db *db, const char *ruleset, int64_t after, int limit, result_row_function *row,
                         void *context) MUST_CHECK;
/*
 * From there on they have been noted up to another position; rows that have changed since the number `changed` are dropped where
 * their player has gone meanwhile, and those that were dropped get the next numbers. ERR_CONFLICT: somebody else was first.
 */
enum err stats_rank_move(struct db *db, const char *ruleset, int64_t from, int64_t to, int64_t changed) MUST_CHECK;
/* All results that have a position have been noted. */
enum err stats_rank_finish(struct db *db) MUST_CHECK;

/* All results of games at which a player has or had a seat, ascending, each once. */
enum err result_list_of_player(struct db *db, const struct id *player, result_row_function *row,
                               void *context) MUST_CHECK;

#endif
