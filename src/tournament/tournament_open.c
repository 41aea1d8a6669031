/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows are changed by what the event does to them: an answer makes one fewer wait, and so on. tournament.c does the same to
 * the fold.
 */
#include "tournament/tournament_open.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/errand.h"
#include "tournament/tournament_log.h"
#include "util/json.h"

/* Appends an event; the row is written as the caller has changed it. */
static enum err append(struct tournament_row *row, struct tx *tx, enum tournament_event kind, json_t *body) {
    char *text = json_text(body);
    json_decref(body);
    if (text == NULL) {
        return ERR_NO_MEMORY;
    }
    int64_t old = row->version++;
    struct db *db = tx_write(tx);
    enum err err = tournament_row_update(db, row, old, true);
    err = err == OK ? tournament_event_write(db, &row->id, row->version, tx_now(tx), kind, text) : err;
    free(text);
    return err == OK ? tx_change(tx, CHANGE_TOURNAMENT, &row->id, row->version) : err;
}

enum err tournament_cancel(struct tx *tx, struct tournament_row *row, const char *reason) {
    row->status = tournament_status_name(TOURNAMENT_CANCELLED);
    row->finished_at = tx_now(tx);
    return append(row, tx, TOURNAMENT_EVENT_CANCELLED, json_pack("{s:s}", "reason", reason));
}

enum err tournament_answer(struct tx *tx, struct tournament_row *row, struct tournament_entrant_row *entrant,
                           bool joins) {
    row->waiting -= strcmp(entrant->status, entrant_status_name(ENTRANT_INVITED)) == 0;
    row->people -= !joins;
    row->entrants -= !joins;
    row->status = tournament_status_name(row->waiting == 0 ? TOURNAMENT_RUNNING : TOURNAMENT_OPEN);
    (void)snprintf(entrant->status, sizeof entrant->status, "%s",
                   entrant_status_name(joins ? ENTRANT_PLAYING : ENTRANT_DECLINED));
    enum err err = append(row, tx, joins ? TOURNAMENT_EVENT_JOINED : TOURNAMENT_EVENT_DECLINED,
                          json_pack("{s:I}", "number", (json_int_t)entrant->number));
    err = err == OK ? tournament_entrant_put(tx_write(tx), &row->id, entrant) : err;
    if (err == OK && row->waiting == 0 && row->entrants < 2) {
        err = tournament_cancel(tx, row, "declined");
    }
    return err;
}

/* ---- where nobody answers any more ---- */

enum { AT_ONCE = 8 };

/* One thing to be done: an entrant to decline for, or (number 0) a tournament to cancel. */
struct neglect {
    struct id tournament;
    int64_t number;
};

struct look {
    int count;
    struct neglect found[2 * AT_ONCE];
};

static enum err note_gone(void *context, const struct id *tournament, int64_t number) {
    struct look *look = context;
    look->found[look->count++] = (struct neglect){*tournament, number};
    return OK;
}

static enum err note_old(void *context, const struct id *tournament) {
    return note_gone(context, tournament, 0);
}

static bool is_status(const struct tournament_entrant_row *row, enum entrant_status status) {
    return strcmp(row->status, entrant_status_name(status)) == 0;
}

/* Where nobody was faster. */
static enum err mend_row(struct tx *tx, const struct neglect *neglect, struct tournament_row *row) {
    struct tournament_entrant_row entrant;
    if (id_is_none(&row->id) || strcmp(row->status, tournament_status_name(TOURNAMENT_OPEN)) != 0) {
        return OK;
    }
    if (neglect->number == 0) {
        return tournament_cancel(tx, row, "expired");
    }
    enum err err = tournament_entrant_get(&entrant, tx_read(tx), &row->id, neglect->number);
    bool is_left = is_status(&entrant, ENTRANT_INVITED) || is_status(&entrant, ENTRANT_PLAYING);
    return err == OK && is_left ? tournament_answer(tx, row, &entrant, false) : err;
}

static enum err mend(void *context, struct tx *tx) {
    const struct neglect *neglect = context;
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    enum err err = tournament_get(&row, &arena, tx_read(tx), &neglect->tournament);
    err = err == OK ? mend_row(tx, neglect, &row) : err;
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
        err = errand_run(writer, mend, &look.found[i]);
    }
    return err;
}
