/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Statistics and records in the store: what a published result changes in them, for everybody at the table. Records count all
 * games; statistics are of ranked ones, as are leaderboards, ratings, scores.
 *
 * In a process's own database that is done in the transaction that publishes the result. In one that is shared it is done
 * afterwards, in the order of the feed (store/results.h), by whoever comes first: a service (service/stats_service.h) that
 * every server may run, and whoever reads statistics. So they are the same whichever server has published what.
 */
#ifndef REFEREE_PLAY_PLAYER_STATS_H
#define REFEREE_PLAY_PLAYER_STATS_H

#include <jansson.h>

#include "play/stats.h"
#include "rules/family.h"
#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* A result. */
struct published {
    struct id id;
    struct id game;
    const struct family *family;
    const struct preset *preset;
    int round; /* 0 = the match */
    const json_t *body;
    int64_t at;
    bool ranked;
    int seats;
    struct id players[SEATS_MAX];
    seat_set resigned;  /* seats that have: they are rated below all others */
    seat_set officials; /* seats that do not compete: nothing is counted for them */
};

/* Notes it; ratings too, where it is a ranked match of two or more. */
enum err player_stats_note(struct db *db, const struct published *published) MUST_CHECK;

/*
 * Of a shared database: notes results that have not been noted yet, some of each ruleset, one transaction each. is_mine: of
 * which rulesets (NULL: of all). *out_more: there may be others. ERR_BUSY: somebody else is at it.
 */
typedef bool player_stats_mine_function(void *context, const char *ruleset);
enum err player_stats_go_on(bool *out_more, struct db *db, player_stats_mine_function *is_mine,
                            void *context) MUST_CHECK;
/*
 * The same for whoever is about to read, of one ruleset (NULL: of all): unless results come faster than they are noted, what
 * was published before counts now. OK too where somebody else is at it. Nothing, where the database is not shared.
 */
enum err player_stats_catch_up(struct db *db, const struct preset *preset) MUST_CHECK;

/* How a player stands; all zero where they have never played a ranked game of the ruleset. */
enum err player_stats_read(struct player_stats *out, struct db *db, const struct preset *preset,
                           const struct id *player) MUST_CHECK;

/* What a player has played of a ruleset in all, ranked or not, without scores; all zero where that is nothing. */
enum err player_stats_read_record(struct tally *out, struct db *db, const struct preset *preset,
                                  const struct id *player) MUST_CHECK;

/*
 * A game's results were noted after newer ones, as those of an imported game may be: puts the record of somebody who
 * played it in the order of publication, in which streaks are counted. Ranked results come in order, so statistics are. In a
 * shared database all come in the order of the feed, and nothing is done.
 */
enum err player_stats_put_in_order(struct db *db, const struct preset *preset, const struct id *player,
                                   const struct id *game) MUST_CHECK;

/* A deleted player leaves all leaderboards. */
enum err player_stats_leave(struct db *db, const struct id *player) MUST_CHECK;

/* Builds all of them anew from the results, in one transaction: db must be DB_WRITE. */
enum err player_stats_rebuild(struct db *db) MUST_CHECK;

/* Told of a row that is wrong, in a sentence. what: whose id that is, as in referee/verify.h. */
typedef void player_stats_report_function(void *context, const char *what, const struct id *id, int64_t seq,
                                          const char *text);

/*
 * Do statistics, records and pairs hold what the results do? Every row is compared, and named where it differs, as is one
 * that is missing; from one snapshot; it takes no writing. *out_stale: how many rulesets differ.
 */
enum err player_stats_check(int *out_stale, struct db *db, player_stats_report_function *report,
                            void *context) MUST_CHECK;

#endif
