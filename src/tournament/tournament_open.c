/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fold is given no more of a tournament than one event changes, its row and that of one entrant: so ten thousand
 * entrants who answer cost ten thousand small jobs. What it makes of the event is written as all later events are.
 */
#include "tournament/tournament_open.h"

#include <string.h>

#include "core/writer_run.h"
#include "tournament/tournament_log.h"

/* A tournament as its row and that of one entrant have it. */
struct part {
    struct tournament tournament; /* what it points to is here, too */
    struct entrant entrant;
    int32_t scratch;
};

/* entrant NULL: nobody. */
static enum err read_rows(struct part *out, const struct tournament_row *row,
                          const struct tournament_entrant_row *entrant) {
    *out = (struct part){.tournament = {.id = row->id,
                                        .version = row->version,
                                        .starts_at = row->starts_at,
                                        .played = row->played,
                                        .tie_break_games = row->tie_break_games,
                                        .taking_part = (int32_t)row->entrants,
                                        .people = (int32_t)row->people,
                                        .waiting = (int32_t)row->waiting,
                                        .entrants = &out->entrant,
                                        .scratch = &out->scratch}};
    bool good = tournament_status_parse(&out->tournament.status, row->status, strlen(row->status));
    if (good && entrant != NULL) {
        out->tournament.first_number = (int32_t)entrant->number;
        out->tournament.entrant_count = 1;
        out->entrant.player = entrant->player;
        out->entrant.totals = entrant->totals;
        good = entrant_status_parse(&out->entrant.status, entrant->status, strlen(entrant->status));
    }
    return good ? OK : ERR_CORRUPT;
}

/* Too few are left: of those who take part, or who may still join one that begins at its own time. */
static bool lacks_entrants(const struct tournament *tournament) {
    bool is_settled = tournament->status == TOURNAMENT_RUNNING || tournament->starts_at != 0;
    return is_settled && tournament->taking_part < 2;
}

/* An event, and the end of a tournament that begins with too few. */
static enum err append(struct tx *tx, const struct tournament_row *row, const struct tournament_entrant_row *entrant,
                       enum tournament_event kind, json_t *body) {
    struct part part;
    struct tournament *tournament = &part.tournament;
    struct tournament_batch batch = {0};
    enum err err = read_rows(&part, row, entrant);
    if (err != OK) {
        json_decref(body);
        return err;
    }
    err = tournament_batch_add(&batch, tournament, tx_now(tx), kind, body);
    if (err == OK && kind != TOURNAMENT_EVENT_CANCELLED && lacks_entrants(tournament)) {
        body = json_pack("{s:s}", "reason", "declined");
        err = tournament_batch_add(&batch, tournament, tx_now(tx), TOURNAMENT_EVENT_CANCELLED, body);
    }
    err = err == OK ? tournament_batch_write_now(&batch, tournament, tx) : err;
    tournament_batch_free(&batch);
    return err;
}

enum err tournament_cancel(struct tx *tx, const struct tournament_row *row, const char *reason) {
    return append(tx, row, NULL, TOURNAMENT_EVENT_CANCELLED, json_pack("{s:s}", "reason", reason));
}

enum err tournament_answer(struct tx *tx, const struct tournament_row *row,
                           const struct tournament_entrant_row *entrant, bool joins) {
    json_t *body = json_pack("{s:I}", "number", (json_int_t)entrant->number);
    return append(tx, row, entrant, joins ? TOURNAMENT_EVENT_JOINED : TOURNAMENT_EVENT_DECLINED, body);
}

/* ---- where nobody answers any more ---- */

enum { AT_ONCE = 8 };

/* One thing to be done: an entrant to decline for, or (number 0) a tournament to cancel. */
struct expire_open {
    struct id tournament;
    int64_t number;
};

struct look {
    int count;
    struct expire_open found[2 * AT_ONCE];
};

static enum err note_gone(void *context, const struct id *tournament, int64_t number) {
    struct look *look = context;
    look->found[look->count++] = (struct expire_open){*tournament, number};
    return OK;
}

static enum err note_old(void *context, const struct id *tournament) {
    return note_gone(context, tournament, 0);
}

static bool is_status(const struct tournament_entrant_row *row, enum entrant_status status) {
    return strcmp(row->status, entrant_status_name(status)) == 0;
}

/* Where nobody was faster. */
static enum err mend_row(struct tx *tx, const struct expire_open *expiry, const struct tournament_row *row) {
    struct tournament_entrant_row entrant;
    if (id_is_none(&row->id) || strcmp(row->status, tournament_status_name(TOURNAMENT_OPEN)) != 0) {
        return OK;
    }
    if (expiry->number == 0) {
        return tournament_cancel(tx, row, "expired");
    }
    enum err err = tournament_entrant_get(&entrant, tx_read(tx), &row->id, expiry->number);
    bool is_left = is_status(&entrant, ENTRANT_INVITED) || is_status(&entrant, ENTRANT_PLAYING);
    return err == OK && is_left ? tournament_answer(tx, row, &entrant, false) : err;
}

static enum err mend(void *context, struct tx *tx) {
    const struct expire_open *expiry = context;
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    enum err err = tournament_get(&row, &arena, tx_read(tx), &expiry->tournament);
    err = err == OK ? mend_row(tx, expiry, &row) : err;
    arena_free(&arena);
    return err;
}

enum err tournament_look_after_open(struct db *db, struct writer *writer, int64_t before) {
    struct look look = {.count = 0};
    enum err err = tournament_list_gone(db, AT_ONCE, note_gone, &look);
    if (err == OK && before > 0) {
        struct id floor = id_floor(before);
        err = tournament_list_old(db, &floor, AT_ONCE, note_old, &look);
    }
    for (int i = 0; i < look.count && err == OK; i++) {
        err = writer_run(writer, mend, &look.found[i]);
    }
    return err;
}
