/* SPDX-License-Identifier: Apache-2.0 */
/*
 * DELETE /v1/players/me: the name goes, the tokens die, the games stay whole. The player leaves whatever they are still in.
 */
#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "play/account_cleanup.h"
#include "play/player_stats.h"
#include "store/accounts.h"
#include "store/question_sets.h"
#include "store/webhooks.h"

/* The games to be left, in memory: those that nobody has touched for long are folded here, not on the writer's thread. */
struct leaving {
    struct cache_hold holds[ACCOUNT_CLEANUP_AT_ONCE];
};

enum err players_delete_find(struct request *request) {
    const struct app *app = request->app;
    enum err err = change_find_nothing(request);
    struct leaving *leaving = err == OK ? arena_alloc(&request->arena, sizeof *leaving) : NULL;
    if (leaving == NULL) {
        return ERR_NO_MEMORY;
    }
    ((struct change *)request->data)->input = leaving;
    err = account_cleanup_hold(leaving->holds, request->db, app->cache, &request->caller.player);
    return err == OK ? OK : problem_set(&request->problem, err, "Your games could not be read. Try again later.");
}

void players_delete_release(struct request *request) {
    const struct change *change = request->data;
    struct leaving *leaving = change == NULL ? NULL : change->input;
    for (int i = 0; leaving != NULL && i < ACCOUNT_CLEANUP_AT_ONCE; i++) {
        cache_let_go(&leaving->holds[i]);
    }
    change_release(request);
}

struct found_webhooks {
    size_t count;
    struct id ids[WEBHOOKS_MAX];
};

static enum err note_webhook(void *context, const struct webhook_row *row) {
    struct found_webhooks *found = context;
    found->ids[found->count++] = row->id;
    return OK;
}

/* A service that is gone is told nothing. */
static enum err delete_webhooks(struct db *db, const struct id *owner, int64_t now) {
    static const struct id first = {""};
    struct found_webhooks found = {0};
    enum err err = webhook_list(db, owner, &first, WEBHOOKS_MAX, note_webhook, &found);
    for (size_t i = 0; i < found.count && err == OK; i++) {
        err = webhook_delete(db, &found.ids[i], now);
    }
    return err;
}

static enum err players_delete_apply(struct request *request, struct tx *tx, struct change *change) {
    struct player_row row;
    struct db *db = tx_write(tx);
    enum err err = player_get(&row, db, &request->caller.player);
    if (err == OK) {
        row.name[0] = '\0';
        row.deleted_at = tx_now(tx);
        err = player_update(db, &row);
    }
    if (err == OK) {
        err = token_revoke_all(db, &row.id, tx_now(tx));
    }
    if (err == OK) {
        err = delete_webhooks(db, &row.id, row.deleted_at);
    }
    if (err == OK) {
        err = question_set_delete_all(db, &row.id, row.deleted_at);
    }
    if (err == OK) {
        err = account_cleanup_begin(tx, &row.id, &request->problem);
    }
    if (err == OK) {
        err = player_stats_leave(db, &row.id);
    }
    if (err == OK) {
        err = tx_change(tx, CHANGE_PLAYER, &row.id, 0);
    }
    if (err == OK) {
        err = tx_change(tx, CHANGE_TOKEN, &row.id, 0);
    }
    change->status = 204;
    return err;
}

const struct change_def players_delete_def = {.apply = players_delete_apply};
