/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The index of the log, in arrears: where the events of a game stand (event_place), written behind the moves.
 *
 * A move appends a row at the end of `event` and changes nothing else of the log. An index that is written with it would
 * cost more than all the rest, as the events of a batch are of as many games: a page each, summed, logged, synced and
 * written again at the checkpoint. So three things together say where a game's events are:
 *
 *     event_place   on the disk, in the order of games: all up to the mark
 *     event_mark    how far that is, written in the transaction of the rows
 *     the tail      in memory (event_tail.h): all behind the mark, and no matter if some before it
 *
 * What is behind the mark is written in rounds: the oldest events of the tail, sorted, in slices of some hundred rows,
 * each in a transaction of its own. When a round is done its events are dropped from the tail. A crash loses the tail and
 * nothing else: it follows from the log and the mark, and event_index_start writes what is missing before anybody is
 * served. A slice that fails changes nothing, and is tried again; the tail grows meanwhile, up to EVENT_TAIL_MAX events,
 * and only then events are refused. One that is slow makes the moves wait, from a quarter of that on, so that more are
 * written than come.
 *
 * Why a reader misses nothing, whenever the mark moves. Reads of the log (event_log.h) look into the tail first, then into
 * event_place, and take from the tail what lies behind the last event that event_place has. Of each game event_place has
 * the oldest events without a gap, and the tail the newest. What the tail has dropped was committed to event_place before,
 * and the reader's snapshot begins after it looked into the tail: so it is there. What is taken from the tail is found, as
 * it was committed before the snapshot began. What was committed to the log after the look is missing, all of it, as if the
 * read had come earlier. But nobody may miss what they have seen a trace of in an earlier read, of a list say, and a commit
 * is seen by others before db_commit returns. So the writer offers its events before it commits, and has them for certain
 * afterwards. Of what a reader finds offered they ask the database whether it is there: what they have seen a trace of is,
 * and the rest is left out, as if the read had come earlier.
 *
 * The argument fails where the snapshot is older than the look: within a reader's transaction, or within a row function,
 * as the query that calls it began before. It also fails where nobody keeps the tail: in a program that only reads, beside
 * a server or not, and in a server from a commit whose outcome nobody knows, or from a moment at which the file was opened
 * anew, to the writer's next transaction. There each connection has a tail of its own, and before it reads it catches up:
 * it reads the mark, and what the log has behind what it knows, in its own snapshot. So all that the snapshot shows is in
 * its event_place or in that tail.
 *
 * A database that several programs append to keeps (game, seq) as a key of the log instead; this header and event_log.h are
 * where it would differ.
 */
#ifndef REFEREE_STORE_EVENT_INDEX_H
#define REFEREE_STORE_EVENT_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/*
 * Writes what is missing, and has this connection, the only one that appends from now on, keep the tail. *out_written (may
 * be NULL): events. A million takes about a second.
 */
enum err event_index_start(struct db *db, int64_t *out_written) MUST_CHECK;

/* Writes all that is missing, in a transaction for each million events. Of any writer outside of a transaction. */
enum err event_index_complete(struct db *db, int64_t *out_written) MUST_CHECK;

/* How many events are in memory only; whether that is so many that they should be written. */
size_t event_index_behind(const struct db *db);
bool event_index_is_due(const struct db *db);

/*
 * How much memory a server has for games, bytes: what may be in memory only grows with that. The more events are written at
 * once, the more of them share a page, which tells where a million games are under way. db: any connection of the process.
 */
void event_index_set_memory(const struct db *db, size_t bytes);

/* A round: made and freed by one thread, written by the writer's. */
struct event_round;

/*
 * Takes the oldest events of the tail and sorts them; NULL where there are none. db: any connection of this process to the
 * database, which is not used.
 */
enum err event_round_begin(struct event_round **out, const struct db *db) MUST_CHECK;

/*
 * Writes the next of its rows, for some milliseconds, or longer while the tail is more than a quarter full and more have
 * come meanwhile, in a transaction of db, the tail's keeper, which must have nothing else in it. Where the round stands is
 * read from the mark, so what a failed commit took away is written again. *out_done: these were the last, or the mark is not
 * what this round follows on (the database was opened anew), and a new one will.
 */
enum err event_round_write(bool *out_done, struct event_round *round, struct db *db) MUST_CHECK;

/* After the commit of what was done: the events of a round that is complete leave the tail. */
void event_round_end(const struct event_round *round, const struct db *db);

/* Events of the round that found another in their place: the log has two of one number, which `referee verify` tells. */
int64_t event_round_conflicts(const struct event_round *round);
void event_round_free(struct event_round *round); /* NULL is fine */

/* For verify: tells of each row of the index that is wrong or missing, and of each number that a game has twice. */
typedef void event_index_fault_function(void *context, const struct id *game, int64_t seq, const char *text);
enum err event_index_check(struct db *db, event_index_fault_function *fault, void *context) MUST_CHECK;

/* Makes it anew from the log, in one transaction. A server may be running: its rounds go on. */
enum err event_index_rebuild(struct db *db) MUST_CHECK;

#endif
