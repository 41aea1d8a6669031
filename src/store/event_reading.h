/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the store's own files ask of the index of the log: its readers (event_log.c), the boundaries of transactions (db.c).
 */
#ifndef REFEREE_STORE_EVENT_READING_H
#define REFEREE_STORE_EVENT_READING_H

#include "event_tail.h"
#include "store/db.h"

/*
 * Where the newest events of a game stand, with after < seq <= last: all that event_place lacks for a snapshot that begins
 * afterwards, or, within a transaction or a row function, for the one that has begun. event_spots_free.
 */
enum err event_spots_find(struct event_spots *out, struct db *db, const struct id *game, int64_t after,
                          int64_t last) MUST_CHECK;

/* An event that was just appended. */
enum err event_index_note(struct db *db, const struct event_spot *spot) MUST_CHECK;

/* A transaction of the connection has begun; it is about to be committed; it has ended, OK: it is committed. */
enum err event_index_begun(struct db *db) MUST_CHECK;
void event_index_ending(const struct db *db);
void event_index_ended(struct db *db, enum err err);

#endif
