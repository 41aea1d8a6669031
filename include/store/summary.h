/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What there is in a database, counted: for operators, not for requests.
 *
 * Each of the first three reads a whole table from its beginning to its end, as counting everything must. On a connection of
 * DB_READ, within a transaction that summary_begin has begun, all of them are of one moment, and hold up nobody; only that
 * SQLite's write-ahead log cannot begin anew until db_rollback, and that PostgreSQL cleans up nothing newer.
 *
 * Errors are those of db.h; rows are borrowed until the function that is given them returns.
 */
#ifndef REFEREE_STORE_SUMMARY_H
#define REFEREE_STORE_SUMMARY_H

#include <stdint.h>

#include "store/db.h"
#include "util/err.h"

struct summary_players {
    int64_t people, guests, programs, deleted;
};

struct summary_sizes {
    int64_t database; /* bytes, without the log */
    int64_t unused;   /* of these */
    int64_t log;      /* of the write-ahead log; -1: nobody says. PostgreSQL has one for all databases of a server */
};

/*
 * Games of a ruleset with a status; days are counted from the moment that was asked for, what is older is day -1. Both may be called
 * several times for the same: the numbers add up.
 */
typedef enum err summary_games_function(void *context, const char *ruleset, const char *status, int64_t games);
typedef enum err summary_events_function(void *context, int64_t day, const char *kind, int64_t events,
                                         int64_t of_seats);

enum err summary_begin(struct db *db) MUST_CHECK; /* to be ended by db_rollback */
enum err summary_games(struct db *db, summary_games_function *row, void *context) MUST_CHECK;
enum err summary_players(struct summary_players *out, struct db *db) MUST_CHECK;
/* since: when day 0 begins (ms since 1970). of_seats: those that somebody at a seat made. */
enum err summary_events(struct db *db, int64_t since, summary_events_function *row, void *context) MUST_CHECK;
/* Of the database at url, which db is a connection to. */
enum err summary_sizes(struct summary_sizes *out, struct db *db, const char *url) MUST_CHECK;

#endif
