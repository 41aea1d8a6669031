/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament as it was before anything was played in it, which is when people change it: for their answers, given once or
 * again. Nobody has any points then, so the standings are the entrants in their order.
 */
#include <string.h>

#include "tournament_view.h"

enum { ROWS_MAX = STANDINGS_LIMIT_DEFAULT + 1 };

static struct standings_rows *make_rows(struct request *request) {
    return arena_alloc(&request->arena,
                       sizeof(struct standings_rows) + ROWS_MAX * sizeof(struct tournament_entrant_row));
}

/* A row whose texts live as long as the request. */
static enum err copy_row(struct tournament_entrant_row *out, struct request *request,
                         const struct tournament_entrant_row *row) {
    *out = *row;
    out->bot = row->bot == NULL ? NULL : arena_copy(&request->arena, row->bot, strlen(row->bot));
    out->status = arena_copy(&request->arena, row->status, strlen(row->status));
    return out->status == NULL || (out->bot == NULL && row->bot != NULL) ? ERR_NO_MEMORY : OK;
}

struct noting {
    struct request *request;
    struct standings_rows *rows;
};

static enum err note_row(void *context, const struct tournament_entrant_row *row) {
    const struct noting *noting = context;
    return copy_row(&noting->rows->rows[noting->rows->count++], noting->request, row);
}

static enum err note_own(void *context, const struct tournament_entrant_row *row) {
    const struct noting *noting = context;
    return copy_row(&noting->rows->own, noting->request, row);
}

enum err tournament_head_keep_rows(struct tournament_head *head, struct request *request, struct db *db) {
    struct noting noting = {.request = request, .rows = make_rows(request)};
    const struct id *id = &head->row.id;
    if (noting.rows == NULL) {
        return ERR_NO_MEMORY;
    }
    head->rows = noting.rows;
    enum err err = tournament_entrants_by_points(db, id, 0, ROWS_MAX, note_row, &noting);
    return err == OK && head->own > 0 ? tournament_entrant_read(db, id, head->own, note_own, &noting) : err;
}

enum err tournament_head_fold_rows(struct tournament_head *head, struct request *request,
                                   const struct tournament *tournament) {
    struct noting noting = {.request = request, .rows = make_rows(request)};
    enum err err = noting.rows == NULL ? ERR_NO_MEMORY : OK;
    head->rows = noting.rows;
    for (int32_t i = 0; i < tournament->entrant_count && err == OK && noting.rows->count < ROWS_MAX; i++) {
        const struct tournament_entrant_row row = tournament_entrant_to_row(tournament, i);
        err = tournament->entrants[i].status == ENTRANT_DECLINED ? OK : note_row(&noting, &row);
    }
    if (err == OK && head->own > 0 && head->own <= tournament->entrant_count) {
        const struct tournament_entrant_row own = tournament_entrant_to_row(tournament, (int32_t)head->own - 1);
        err = note_own(&noting, &own);
    }
    return err;
}

enum err tournament_head_go_back(struct tournament_head *head, struct request *request,
                                 const struct tournament *tournament) {
    struct tournament_row past = tournament_to_row(tournament);
    past.ruleset = head->row.ruleset;
    past.plan = head->row.plan;
    head->row = past;
    head->has_standings = false;
    head->has_ended = tournament->status == TOURNAMENT_CANCELLED;
    return tournament_head_fold_rows(head, request, tournament);
}
