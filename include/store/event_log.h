/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The log: the only truth about a game. Rows of the table `event`, unique by (game, seq), seq = 1, 2, 3, ... without a
 * gap. Bodies are JSON texts holding the whole truth, secrets included; nothing here shows them to anybody.
 */
#ifndef REFEREE_STORE_EVENT_LOG_H
#define REFEREE_STORE_EVENT_LOG_H

#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* Texts are borrowed (from the caller when appending, until the row function returns when reading). */
struct event_row {
    int64_t seq;
    int64_t at;
    const char *kind;
    int seat; /* -1 = the server (NULL in the table) */
    const char *body;
    size_t body_length;
};

typedef enum err event_row_function(void *context, const struct event_row *row);

/*
 * Appends the event that follows on the newest the caller knows of. The connection that keeps the index's tail is the only
 * one that appends (store/event_index.h), so only what was in doubt can be unknown to them, and that lies behind the mark:
 * ERR_CONFLICT when it has that seq already. On the disk nobody looks for it: with many games it would be a page for every
 * move. ERR_STORE when the index is too far behind.
 */
enum err event_log_append(struct db *db, const struct id *game, const struct event_row *row) MUST_CHECK;

/* Events with after < seq <= last (last 0 = no bound), at most limit, ascending. */
enum err event_log_read(struct db *db, const struct id *game, int64_t after, int64_t last, int64_t limit,
                        event_row_function *row, void *context) MUST_CHECK;

/*
 * What folding to the newest state needs: event 1, and all from the newest `round` event on (all events where there is
 * none). No row at all: there is no such game.
 */
enum err event_log_read_current(struct db *db, const struct id *game, event_row_function *row,
                                void *context) MUST_CHECK;

/* The seqs of the game's `round` events in order: row->seq alone is set. */
enum err event_log_read_round_starts(struct db *db, const struct id *game, event_row_function *row,
                                     void *context) MUST_CHECK;

/* A game, and its newest event that is known. */
struct event_log_mark {
    struct id game;
    int64_t version;
};

typedef enum err event_log_newer_function(void *context, const struct id *game, const struct event_row *row);

/*
 * Of a database that others write to: the events of so many games behind what is known of them, in one round trip. Those of
 * one game come in order, those of several in any. At most EVENT_LOG_MARKS_MAX games; one twice is told twice.
 */
enum { EVENT_LOG_MARKS_MAX = 256 };
enum err event_log_read_newer(struct db *db, const struct event_log_mark *marks, size_t count,
                              event_log_newer_function *row, void *context) MUST_CHECK;

/* Of such a database: who has this, in a transaction, appends to the game, and others who ask for it wait until that has ended. */
enum err event_log_lock(struct db *db, const struct id *game) MUST_CHECK;

/* When the game's first round began, and when something last happened in it; 0 = it has not, nothing has. */
enum err event_log_read_begun_at(int64_t *out, struct db *db, const struct id *game) MUST_CHECK;
enum err event_log_read_newest_at(int64_t *out, struct db *db, const struct id *game) MUST_CHECK;

#endif
