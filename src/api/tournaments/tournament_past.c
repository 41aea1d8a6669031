/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament as it was before anything was played in it, which is when people change it: for their answers, given once or
 * again. Nobody has any points then, so the standings are the entrants in their order.
 */
#include "tournament_view.h"

enum { ROWS_MAX = STANDINGS_LIMIT_DEFAULT + 1 };

static struct standings_rows *make_rows(struct request *request) {
    return arena_alloc(&request->arena,
                       sizeof(struct standings_rows) + ROWS_MAX * sizeof(struct tournament_entrant_row));
}

static enum err note_row(void *context, const struct tournament_entrant_row *row) {
    struct standings_rows *rows = context;
    rows->rows[rows->count++] = *row;
    return OK;
}

enum err tournament_head_keep_rows(struct tournament_head *head, struct request *request, struct db *db) {
    struct standings_rows *rows = make_rows(request);
    const struct id *id = &head->row.id;
    if (rows == NULL) {
        return ERR_NO_MEMORY;
    }
    head->rows = rows;
    enum err err = tournament_entrants_by_points(db, id, 0, ROWS_MAX, note_row, rows);
    return err == OK && head->own > 0 ? tournament_entrant_get(&rows->own, db, id, head->own) : err;
}

enum err tournament_head_fold_rows(struct tournament_head *head, struct request *request,
                                   const struct tournament *tournament) {
    struct standings_rows *rows = make_rows(request);
    if (rows == NULL) {
        return ERR_NO_MEMORY;
    }
    head->rows = rows;
    for (int32_t i = 0; i < tournament->entrant_count && rows->count < ROWS_MAX; i++) {
        if (tournament->entrants[i].status != ENTRANT_DECLINED) {
            rows->rows[rows->count++] = tournament_entrant_to_row(tournament, i);
        }
    }
    if (head->own > 0 && head->own <= tournament->entrant_count) {
        rows->own = tournament_entrant_to_row(tournament, (int32_t)head->own - 1);
    }
    return OK;
}

enum err tournament_head_go_back(struct tournament_head *head, struct request *request,
                                 const struct tournament *tournament) {
    struct tournament_row past = tournament_to_row(tournament);
    past.ruleset = head->row.ruleset;
    past.plan = head->row.plan;
    past.name = head->row.name;
    past.title = head->row.title;
    head->row = past;
    head->has_standings = false;
    head->has_ended = tournament->status == TOURNAMENT_CANCELLED;
    return tournament_head_fold_rows(head, request, tournament);
}
