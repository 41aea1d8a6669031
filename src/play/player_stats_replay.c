/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Statistics and records from results: building them anew, and putting those of a player in order.
 */
#include <string.h>

#include "player_stats_internal.h"
#include "store/player_stats.h"
#include "store/projection.h"
#include "store/results.h"

enum { RESULTS_AT_ONCE = 500 };

/* ---- from results ---- */

struct walk {
    struct db *db;
    published_function *note;
    void *context;
    struct id after;
    size_t count; /* of this look */
};

static enum err note_seat_row(void *context, const struct seat_row *row) {
    struct published *published = context;
    if (row->seat >= 0 && row->seat < SEATS_MAX) {
        published->players[row->seat] = row->player;
        published->seats = row->seat + 1;
        published->officials |= row->official ? seat_set_of(row->seat) : 0;
        published->resigned |= strcmp(row->status, "resigned") == 0 ? seat_set_of(row->seat) : 0;
    }
    return OK;
}

enum err player_stats_replay_row(struct db *db, const struct result_row *row, published_function *note, void *context) {
    struct published published = {
        .id = row->id, .game = row->game, .round = row->round, .at = row->published_at, .ranked = row->ranked};
    published.preset = family_find_preset(&published.family, row->ruleset, strlen(row->ruleset));
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL || published.preset == NULL) {
        json_decref(body);
        return ERR_CORRUPT;
    }
    published.body = body;
    enum err err = seat_rows_read(db, &row->game, note_seat_row, &published);
    if (err == OK) {
        err = note(context, &published);
    }
    json_decref(body);
    return err;
}

static enum err replay_result(void *context, const struct result_row *row) {
    struct walk *walk = context;
    walk->after = row->id;
    walk->count++;
    return player_stats_replay_row(walk->db, row, walk->note, walk->context);
}

enum err player_stats_replay_all(struct db *db, published_function *note, void *context) {
    struct walk walk = {.db = db, .note = note, .context = context};
    enum err err = OK;
    do {
        walk.count = 0;
        err = result_list(db, &walk.after, RESULTS_AT_ONCE, replay_result, &walk);
    } while (err == OK && walk.count == RESULTS_AT_ONCE);
    return err;
}

enum err player_stats_replay_player(struct db *db, const struct id *player, published_function *note, void *context) {
    struct walk walk = {.db = db, .note = note, .context = context};
    return result_list_of_player(db, player, replay_result, &walk);
}

static enum err note_again(void *context, const struct published *published) {
    return player_stats_note(context, published);
}

/* ---- building anew ---- */

/* Of a shared database all results count, also those that nobody has noted yet. */
static enum err begin_anew(struct db *db) {
    enum err err = result_number(db);
    return err == OK ? stats_rank_finish(db) : err;
}

static enum err rebuild(struct db *db) {
    enum err err = db_is_shared(db) ? begin_anew(db) : OK;
    err = err == OK ? record_clear(db) : err;
    err = err == OK ? player_stats_row_clear(db) : err;
    return err == OK ? player_stats_replay_all(db, note_again, db) : err;
}

enum err player_stats_rebuild(struct db *db) {
    enum err err = db_begin(db);
    if (err != OK) {
        return err;
    }
    err = rebuild(db);
    if (err == OK) {
        return db_commit(db);
    }
    (void)db_rollback(db);
    return err;
}

/* ---- a player's, in order ---- */

enum err player_stats_put_in_order(struct db *db, const struct preset *preset, const struct id *player,
                                   const struct id *game) {
    bool outrun = false;
    enum err err = db_is_shared(db) ? OK : record_is_outrun(&outrun, db, preset->id, player, game);
    if (err != OK || !outrun) {
        return err;
    }
    struct sheets sheets;
    err = sheets_read(&sheets, db, player);
    for (size_t i = 0; i < sheets.count && err == OK; i++) {
        if (sheets.sheets[i].preset == preset && sheets.sheets[i].has_record) {
            err = player_stats_write_record(db, preset, player, &sheets.sheets[i].record);
        }
    }
    return err;
}
