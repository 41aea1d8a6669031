/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Standings and records from results: filling them where a database is older than they are, building them anew, and putting
 * those of a player in order.
 */
#include <string.h>

#include "standings_internal.h"
#include "store/projection.h"
#include "store/standings.h"

enum { RESULTS_AT_ONCE = 500, RESULTS_A_TRANSACTION = 20 * RESULTS_AT_ONCE };

/* ---- from results ---- */

struct replay {
    struct db *db;
    published_function *note;
    void *context;
    struct id after;
    size_t count; /* of this look */
};

static enum err note_seat_row(void *context, const struct seat_row *row) {
    struct published *published = context;
    if (row->seat < SEATS_MAX) {
        published->players[row->seat] = row->player;
        published->seats = row->seat + 1;
        bool resigned = strcmp(row->status, "resigned") == 0;
        published->resigned = (uint16_t)(published->resigned | (unsigned)resigned << row->seat);
    }
    return OK;
}

static enum err replay_result(void *context, const struct result_row *row) {
    struct replay *replay = context;
    struct published published = {.round = row->round, .at = row->published_at, .ranked = row->ranked};
    replay->after = row->id;
    replay->count++;
    published.preset = family_find_preset(&published.family, row->ruleset, strlen(row->ruleset));
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL || published.preset == NULL) {
        json_decref(body);
        return ERR_CORRUPT;
    }
    published.body = body;
    enum err err = seat_rows_read(replay->db, &row->game, note_seat_row, &published);
    if (err == OK) {
        err = replay->note(replay->context, &published);
    }
    json_decref(body);
    return err;
}

/* The next results, as many as `limit` or a few more; *out_more: there may be others. */
static enum err replay_some(bool *out_more, struct replay *replay, size_t limit) {
    size_t done = 0;
    enum err err = OK;
    do {
        replay->count = 0;
        err = result_list(replay->db, &replay->after, RESULTS_AT_ONCE, replay_result, replay);
        done += replay->count;
    } while (err == OK && replay->count == RESULTS_AT_ONCE && done < limit);
    *out_more = replay->count == RESULTS_AT_ONCE;
    return err;
}

enum err standings_replay_all(struct db *db, published_function *note, void *context) {
    struct replay replay = {.db = db, .note = note, .context = context};
    bool more = true;
    return replay_some(&more, &replay, SIZE_MAX);
}

enum err standings_replay_player(struct db *db, const struct id *player, published_function *note, void *context) {
    struct replay replay = {.db = db, .note = note, .context = context};
    return result_list_of_player(db, player, replay_result, &replay);
}

static enum err note_again(void *context, const struct published *published) {
    return standings_note(context, published);
}

/* Commits, or rolls back what has failed. */
static enum err end(struct db *db, enum err err) {
    if (err != OK) {
        (void)db_rollback(db);
        return err;
    }
    return db_commit(db);
}

/* ---- filling ---- */

enum err standings_are_whole(bool *out, struct db *db) {
    struct id newest;
    bool fills = false;
    enum err err = filling_read(db, &fills, &newest);
    *out = !fills;
    return err;
}

/* One transaction of it, which notes how far it has come. */
static enum err fill_some(bool *out_more, struct db *db) {
    struct replay replay = {.db = db, .note = note_again, .context = db};
    enum err err = filling_read(db, out_more, &replay.after);
    if (err != OK || !*out_more) {
        return err;
    }
    err = replay_some(out_more, &replay, RESULTS_A_TRANSACTION);
    if (err != OK) {
        return err;
    }
    return *out_more ? filling_put(db, &replay.after) : filling_end(db);
}

enum err standings_fill(struct db *db) {
    bool more = true;
    enum err err = OK;
    while (err == OK && more) {
        err = db_begin(db);
        if (err == OK) {
            err = end(db, fill_some(&more, db));
        }
    }
    return err;
}

/* ---- building anew ---- */

static enum err rebuild(struct db *db) {
    enum err err = record_clear(db);
    err = err == OK ? standing_clear(db) : err;
    return err == OK ? standings_replay_all(db, note_again, db) : err;
}

enum err standings_rebuild(struct db *db) {
    enum err err = db_begin(db);
    return err == OK ? end(db, rebuild(db)) : err;
}

/* ---- a player's, in order ---- */

enum err standings_put_in_order(struct db *db, const struct preset *preset, const struct id *player,
                                const struct id *game) {
    bool outrun = false;
    enum err err = record_is_outrun(&outrun, db, preset->id, player, game);
    if (err != OK || !outrun) {
        return err;
    }
    struct sheets sheets;
    err = sheets_read(&sheets, db, player);
    for (size_t i = 0; i < sheets.count && err == OK; i++) {
        if (sheets.sheets[i].preset == preset && sheets.sheets[i].has_record) {
            err = standings_write_record(db, preset, player, &sheets.sheets[i].record);
        }
    }
    return err;
}
