/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Choices in heats, as they are written: what a contender says, and what is drawn in their place. Which fits is said in
 * heats_subjects.c; a game is made with what those at it have chosen.
 */
#include "tournament/tournament_subjects.h"

#include <string.h>

#include "game/brought.h"
#include "heats.h"
#include "tournament/tournament_log.h"
#include "tournament_slice.h"

enum err tournament_choose_subject(struct tournament *tournament, struct tx *tx, int32_t index, const char *set,
                                   size_t length) {
    struct tournament_batch batch = {0};
    enum err err = tournament_batch_add(&batch, tournament, tx_now(tx), TOURNAMENT_EVENT_SUBJECT,
                                        heats_subject_body(tournament, index, set, length, false));
    err = err == OK ? tournament_batch_write_now(&batch, tournament, tx) : err;
    tournament_batch_free(&batch);
    return err;
}

/* ---- in a slice ---- */

/* Are only those awaited at a table whose accounts are deleted? What is drawn for them is no choice of the others any more. */
static enum err find_all_gone(bool *out, struct slice *slice, const struct heat_table *table) {
    const struct heat_seat *seats = heats_seats_at(slice->tournament->heats, table);
    enum err err = OK;
    *out = true;
    for (int32_t i = 0; i < table->count && *out && err == OK; i++) {
        if (heats_is_awaited(slice->tournament, &seats[i])) {
            err = slice_find_gone(out, slice, seats[i].entrant);
        }
    }
    return err;
}

static enum err draw_at(struct slice *slice, const struct heat_table *table) {
    struct tournament *tournament = slice->tournament;
    const struct heat_seat *seats = heats_seats_at(tournament->heats, table);
    enum err err = OK;
    for (int32_t i = 0; i < table->count && err == OK; i++) {
        if (heats_is_awaited(tournament, &seats[i])) {
            err = tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_SUBJECT,
                                       tournament_draw_subject(tournament, seats[i].entrant));
        }
    }
    return err;
}

enum err slice_draw_subjects(struct slice *slice) {
    const struct tournament *tournament = slice->tournament;
    const struct heats *heats = tournament->heats;
    int64_t until = heats == NULL ? 0 : heats_choose_by(tournament);
    const struct heat_stage *stage = until == 0 ? NULL : heats_stage(heats);
    enum err err = OK;
    for (int32_t i = 0; stage != NULL && i < stage->count && err == OK; i++) {
        const struct heat_table *table = &heats->tables[stage->first + (size_t)i];
        bool is_due = slice->now >= until;
        if (table->is_over || !heats_awaits_subject(tournament, table) || tournament_batch_is_full(&slice->batch)) {
            continue;
        }
        err = is_due ? OK : find_all_gone(&is_due, slice, table);
        err = err == OK && is_due ? draw_at(slice, table) : err;
    }
    return err;
}

static const char *find_subject(const struct heats *heats, int32_t entrant) {
    const struct heat_table *table = heats_find_table(heats, heats_stage(heats), entrant);
    return heats_subject(heats, heats_find_seat(heats, table, entrant));
}

enum err slice_bring_subjects(const struct brought **out, const struct slice *slice, const struct fixture *fixture) {
    const struct heats *heats = slice->tournament->heats;
    *out = NULL;
    if (heats == NULL || heats->subjects == NULL) {
        return OK;
    }
    struct brought *brought = brought_create(slice->config->seats);
    for (int32_t i = 0; i < fixture->count && brought != NULL; i++) {
        const char *subject = find_subject(heats, fixture->entrants[i]);
        struct brought *with = brought_with(brought, i, subject, strlen(subject));
        brought_release(brought);
        brought = with;
    }
    *out = brought;
    return brought == NULL ? ERR_NO_MEMORY : OK;
}
