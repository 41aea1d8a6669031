/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A part may be run again after its transaction was rolled back: so whoever submits it counts those that are durable.
 */
#include "tournament/tournament_making.h"

#include "core/writer_run.h"
#include "tournament/tournament_log.h"

/* ---- making ---- */

/* The draft that the first part has noted is there as long as nobody has given it up. */
static enum err take_draft(struct tx *tx, const struct tournament *tournament, bool is_first, bool is_last) {
    bool found = is_first;
    enum err err = found ? OK : tournament_draft_find(&found, tx_read(tx), &tournament->id);
    if (err != OK || !found) {
        return err == OK ? ERR_BUSY : err;
    }
    struct db *db = tx_write(tx);
    if (is_first && !is_last) {
        err = tournament_draft_insert(db, &tournament->id, &tournament->creator, tx_now(tx));
    } else if (!is_first && is_last) {
        err = tournament_draft_delete(db, &tournament->id);
    }
    return err;
}

static enum err insert_whole(struct db *db, const struct tournament_making *making) {
    const struct tournament *tournament = making->tournament;
    struct tournament_row row = tournament_to_row(tournament);
    row.plan = making->plan;
    row.name = making->name;
    enum err err =
        tournament_event_write(db, &tournament->id, 1, tournament->created_at, TOURNAMENT_EVENT_CREATED, making->body);
    return err == OK ? tournament_row_insert(db, &row) : err;
}

/* Where it is made in several parts some are told a little before it is there. */
static enum err tell_entrants(struct tx *tx, const struct tournament *tournament, int32_t from, int32_t until) {
    enum err err = OK;
    for (int32_t i = from; i < until && err == OK; i++) {
        err = tournament_tell(tx, tournament, i, TOURNAMENT_EVENT_CREATED, 1, tx_now(tx));
    }
    return err;
}

enum err tournament_make(bool *out_whole, struct tx *tx, const struct tournament_making *making, int part) {
    struct tournament *tournament = making->tournament;
    int32_t first = part * TOURNAMENT_ROWS_AT_ONCE;
    int32_t left = tournament->entrant_count - first;
    *out_whole = left <= TOURNAMENT_ROWS_AT_ONCE;
    int32_t end = first + (*out_whole ? left : TOURNAMENT_ROWS_AT_ONCE);
    enum err err = take_draft(tx, tournament, part == 0, *out_whole);
    err = err == OK ? tournament_entrants_write(tx_write(tx), tournament, first, end) : err;
    err = err == OK ? tell_entrants(tx, tournament, first, end) : err;
    if (err == OK && *out_whole) {
        tournament->created_at = tx_now(tx);
        err = insert_whole(tx_write(tx), making);
        err = err == OK ? tx_change(tx, CHANGE_TOURNAMENT, &tournament->id, 1) : err;
    }
    return err;
}

/* ---- clearing away ---- */

struct clearing {
    struct id draft;
    bool is_clear;
};

static enum err clear_some(void *context, struct tx *tx) {
    struct clearing *clearing = context;
    struct db *db = tx_write(tx);
    int64_t cleared = 0;
    enum err err = tournament_draft_clear(db, &clearing->draft, TOURNAMENT_ROWS_AT_ONCE, &cleared);
    clearing->is_clear = cleared < TOURNAMENT_ROWS_AT_ONCE;
    return err == OK && clearing->is_clear ? tournament_draft_delete(db, &clearing->draft) : err;
}

enum err tournament_clear_drafts(struct db *db, struct writer *writer, int64_t before) {
    struct clearing clearing = {.is_clear = true};
    enum err err = OK;
    do {
        if (clearing.is_clear) {
            clearing.draft = (struct id){""};
            err = tournament_draft_find_stale(&clearing.draft, db, before);
        }
        if (err == OK && !id_is_none(&clearing.draft)) {
            err = writer_run(writer, clear_some, &clearing);
        }
    } while (err == OK && !id_is_none(&clearing.draft));
    return err;
}
