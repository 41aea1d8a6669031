/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What player_stats.c and player_stats_replay.c share.
 */
#ifndef REFEREE_PLAY_PLAYER_STATS_INTERNAL_H
#define REFEREE_PLAY_PLAYER_STATS_INTERNAL_H

#include "play/player_stats.h"
#include "store/projection.h"

/*
 * What a result means for a seat. Of a round: its score, and alone the game that it is. Of a match of several: the game.
 */
struct outing player_stats_outing(const struct published *published, int seat);

/* Does the match count for a seat's rating? Not for a guest's, nor where it had begun before a guest took a name. */
enum err player_stats_is_rated(bool *out, struct db *db, const struct published *published, int seat) MUST_CHECK;

/* Does a result change ratings? */
bool player_stats_rates(const struct published *published);

/* Neither a game nor a score: nothing is noted of it. */
bool player_stats_means_nothing(const struct outing *outing);

enum err player_stats_write_record(struct db *db, const struct preset *preset, const struct id *player,
                                   const struct tally *tally) MUST_CHECK;

/* A seat at a match that rates. */
struct seat_rating {
    bool is_rated;        /* by this match: see above */
    struct glicko rating; /* as it was at: */
    int64_t rated_at;     /* 0 = never; the rating is then where everybody begins */
};

/* Counts one more match of two players on a day; *out_games: how many these are. */
typedef enum err pair_count_function(void *context, const char *ruleset, const struct id *one, const struct id *other,
                                     int64_t day, int64_t *out_games);

/* Makes of the ratings, by seat, those after a match; *out_changed: whose are others now. */
enum err player_stats_rate(seat_set *out_changed, struct seat_rating *ratings, const struct published *published,
                           pair_count_function *count_pair, void *context) MUST_CHECK;

/* player_stats_replay.c: a result with what its seats say, in the order of publication where there are several. */
typedef enum err published_function(void *context, const struct published *published);
enum err player_stats_replay_row(struct db *db, const struct result_row *row, published_function *note,
                                 void *context) MUST_CHECK;
enum err player_stats_replay_all(struct db *db, published_function *note, void *context) MUST_CHECK;
enum err player_stats_replay_player(struct db *db, const struct id *player, published_function *note,
                                    void *context) MUST_CHECK;

/*
 * player_stats_table.c: items found by a hash of a ruleset and players that nobody can guess; open addressing. Of 64 bits,
 * so that two with the same one are not to be expected. An item begins with:
 */
struct hash_table_item {
    uint64_t hash;
    const char *ruleset; /* of the preset, borrowed; NULL = a free place */
};
struct hash_table;
enum err hash_table_create(struct hash_table **out, size_t item_size) MUST_CHECK;
void hash_table_free(struct hash_table *table); /* NULL is fine */
/* other may be NULL. NULL where it is not there; what is found stays where it is until something is added. */
void *hash_table_find(const struct hash_table *table, const char *ruleset, const struct id *one,
                      const struct id *other);
/* The same, which is there from now on: all zero but for its head, where it is new. NULL without memory. */
void *hash_table_add(struct hash_table *table, const char *ruleset, const struct id *one, const struct id *other);
/* The item at a place from `*at` on, which is moved behind it; NULL where there is none. Begin with 0. */
void *hash_table_next(const struct hash_table *table, size_t *at);

/*
 * player_stats_pairs.c: how often any two were rated against each other on the latest day on which they were, counted in
 * memory from results in the order of publication, and then held against the rows. The report is of player_stats_check.
 */
struct pairs;
enum err pairs_create(struct pairs **out) MUST_CHECK;
void pairs_free(struct pairs *pairs); /* NULL is fine */
/* A pair_count_function: context is struct pairs. */
enum err pairs_count(void *context, const char *ruleset, const struct id *one, const struct id *other, int64_t day,
                     int64_t *out_games) MUST_CHECK;

/* Calls `stale` for each ruleset with a row that is another, is too many or is missing; maybe several times. */
typedef void pairs_stale_function(void *context, const char *ruleset);
enum err pairs_check(struct pairs *pairs, struct db *db, pairs_stale_function *stale, void *stale_context,
                     player_stats_report_function *report, void *context) MUST_CHECK;

/*
 * player_stats_sheets.c: what the results say of one player, in all rulesets. The ratings are not among it: they depend on
 * those of others.
 */
enum { RULESETS_MAX = 32 };
struct sheet {
    const struct preset *preset;
    bool has_stats, has_record; /* is there to be a row? */
    struct player_stats stats;
    struct tally record;
};
struct sheets {
    struct id player;
    size_t count;
    struct sheet sheets[RULESETS_MAX];
};
/* Forgets what it has. */
enum err sheets_read(struct sheets *sheets, struct db *db, const struct id *player) MUST_CHECK;

/* What of it a record takes: scores are for what is the ruleset's own, as ranked games are and others need not be. */
struct outing player_stats_counted(const struct outing *outing);

#endif
