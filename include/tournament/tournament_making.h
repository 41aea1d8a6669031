/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a tournament comes into the store: its entrants' rows a few hundred a job, under a draft that nobody sees; then, in
 * the last job, its first event and its row. So ten thousand entrants hold up nobody, and a tournament is there all at
 * once.
 *
 * A draft that nobody goes on with, as its request failed or the server ended, is cleared away.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_MAKING_H
#define REFEREE_TOURNAMENT_TOURNAMENT_MAKING_H

#include <stdbool.h>
#include <stdint.h>

#include "core/tx.h"
#include "core/writer.h"
#include "store/db.h"
#include "tournament/tournament.h"
#include "util/err.h"

/* Rows of entrants that one job writes at most. */
enum { TOURNAMENT_ROWS_AT_ONCE = 200 };

/* Lives until the last job is done. */
struct tournament_making {
    struct tournament *tournament; /* the fold of its first event; its moment is set with the last job */
    const char *body;              /* that event's, as text */
    const char *plan;
    const char *name; /* NULL = none */
};

/*
 * A job's part, from 0: so many are durable. The first one notes the draft, so whoever counts the tournaments of its
 * creator counts it before. *out_whole: this was the last part. ERR_BUSY where the draft has been cleared away meanwhile.
 */
enum err tournament_make(bool *out_whole, struct tx *tx, const struct tournament_making *making, int part) MUST_CHECK;

/* Clears drafts away that were begun before a moment. Waits for the writer; db is the calling thread's own connection. */
enum err tournament_clear_drafts(struct db *db, struct writer *writer, int64_t before) MUST_CHECK;

#endif
