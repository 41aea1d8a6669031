/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whom a player has blocked: those can invite the player to no game. The list is the player's own; nobody is told.
 */
#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "api/list.h"
#include "game/names.h"
#include "store/accounts.h"
#include "store/blocks.h"

/* Plenty for anybody's peace, and a bound. */
enum { BLOCKS_MAX = 1000 };

static enum err refuse_unknown(struct request *request) {
    return problem_set(&request->problem, ERR_NOT_FOUND, "There is no player with this id.");
}

static enum err refuse_later(struct request *request, enum err err) {
    return err == OK ? OK : problem_set(&request->problem, err, "The block could not be written. Try again later.");
}

static bool read_id(struct id *out, const struct request *request) {
    return id_parse(out, request->params[0].bytes, request->params[0].length);
}

/* May one more be blocked? Who is blocked already may always be. */
static enum err check_room(struct request *request, struct tx *tx, const struct id *blocked) {
    bool found = false;
    int64_t count = 0;
    enum err err = block_find(&found, tx_read(tx), &request->caller.player, blocked);
    if (err == OK && !found) {
        err = block_count(&count, tx_read(tx), &request->caller.player);
    }
    if (err == OK && count >= BLOCKS_MAX) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "You have blocked %d players, which is as many as there may be. Unblock one first.",
                           BLOCKS_MAX);
    }
    return refuse_later(request, err);
}

static enum err blocks_put_apply(struct request *request, struct tx *tx, struct change *change) {
    struct block_row row = {.player = request->caller.player, .created_at = tx_now(tx)};
    struct player_row blocked;
    enum err err = player_check(request, tx, &row.player);
    if (err != OK) {
        return err;
    }
    if (!read_id(&row.blocked, request)) {
        return refuse_unknown(request);
    }
    if (id_equal(&row.blocked, &row.player)) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "You cannot block yourself.");
    }
    err = player_hold(&blocked, tx_read(tx), &row.blocked);
    if (err == OK && !player_lives(&blocked)) {
        return refuse_unknown(request);
    }
    err = err == OK ? check_room(request, tx, &row.blocked) : refuse_later(request, err);
    if (err != OK) {
        return err;
    }
    change->status = 204;
    return refuse_later(request, block_put(tx_write(tx), &row));
}

static enum err blocks_delete_apply(struct request *request, struct tx *tx, struct change *change) {
    struct id blocked;
    bool found = false;
    enum err err = OK;
    if (read_id(&blocked, request)) {
        err = block_find(&found, tx_read(tx), &request->caller.player, &blocked);
    }
    if (err == OK && !found) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "You have not blocked a player with this id.");
    }
    if (err == OK) {
        err = block_delete(tx_write(tx), &request->caller.player, &blocked);
    }
    change->status = 204;
    return refuse_later(request, err);
}

const struct change_def blocks_put_def = {.apply = blocks_put_apply};
const struct change_def blocks_delete_def = {.apply = blocks_delete_apply};

/* ---- listing ---- */

struct listing {
    struct id_page page;
    struct request *request;
};

static enum err list_block(void *context, const struct block_row *row) {
    struct listing *listing = context;
    const struct app *app = listing->request->app;
    struct json_out *out = listing->page.out;
    if (id_page_takes(&listing->page, &row->blocked)) {
        json_out_begin_object(out);
        json_out_key(out, "player");
        names_write(app->names, listing->request->db, &row->blocked, out);
        json_out_put_timestamp(out, "created_at", row->created_at);
        json_out_end_object(out);
    }
    return OK;
}

enum err blocks_list(struct request *request, struct reply *reply) {
    struct listing listing = {.request = request};
    enum err err = id_page_begin(&listing.page, request, reply);
    if (err != OK) {
        return err;
    }
    err = block_list(request->db, &request->caller.player, &listing.page.cursor, (int)listing.page.limit + 1,
                     list_block, &listing);
    if (err != OK) {
        return problem_set(&request->problem, err, "The blocks could not be read. Try again later.");
    }
    return id_page_reply(&listing.page, request, reply);
}
