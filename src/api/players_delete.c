/* SPDX-License-Identifier: Apache-2.0 */
/*
 * DELETE /v1/players/me: the name goes, the tokens die, the games stay whole. The player leaves whatever they are still in.
 */
#include "api/app.h"
#include "change.h"
#include "endpoints.h"
#include "engine/departure.h"
#include "engine/names.h"
#include "engine/standings.h"
#include "http/server.h"
#include "store/people.h"
#include "store/webhooks.h"

/* Games that nobody has touched for long are folded here, not on the writer's thread. */
enum err players_delete_find(struct request *request) {
    const struct app *app = request->app;
    enum err err = departure_warm(request->db, app->cache, &request->caller.player);
    if (err != OK) {
        return problem_set(&request->problem, err, "Your games could not be read. Try again later.");
    }
    return change_find_nothing(request);
}

static void forget_player(void *context) {
    struct request *request = context;
    const struct app *app = request->app;
    names_forget(app->names, &request->caller.player);
    tokens_forget(app->tokens, &request->caller.player);
    server_doubt_caller(app->server, &request->caller.player);
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
    const struct player_row row = {.id = request->caller.player, .name = NULL, .deleted_at = tx_now(tx)};
    struct db *db = NULL;
    enum err err = tx_write(&db, tx);
    if (err == OK) {
        err = player_update(db, &row);
    }
    if (err == OK) {
        err = token_revoke_all(db, &row.id, tx_now(tx));
    }
    if (err == OK) {
        err = delete_webhooks(db, &row.id, row.deleted_at);
    }
    if (err == OK) {
        err = departure_begin(tx, &row.id, &request->problem);
    }
    if (err == OK) {
        err = standings_leave(db, &row.id);
    }
    if (err == OK) {
        err = tx_after_commit(tx, forget_player, request);
    }
    change->status = 204;
    return err;
}

const struct change_def players_delete_def = {.apply = players_delete_apply};
