/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A guest is a player whose name nobody chose. Guest and token are written in the same transaction as the game that the
 * guest was made for: either all of them are there or none.
 */
#include "guest.h"

#include <string.h>

#include "api/app.h"
#include "api/throttle.h"
#include "util/json.h"

static const char guest_name[] = "Guest";

enum err guest_check(struct request *request) {
    const struct app *app = request->app;
    if (!request->caller.known && app->no_guests) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED,
                           "This server takes no guests. Ask the game's own service for a token.");
    }
    return OK;
}

enum err guest_prepare(struct guest *guest, struct request *request) {
    guest->needed = !request->caller.known;
    if (!guest->needed) {
        return OK;
    }
    token_generate(guest->token, guest->hash);
    return throttle_account(request);
}

enum err player_write(const struct player_row *player, struct tx *tx,
                      const unsigned char hash[static TOKEN_HASH_SIZE]) {
    struct db *db = tx_write(tx);
    struct token_row token = {
        .id = tx_new_id(tx), .player = player->id, .scopes = SCOPE_PLAY, .label = "", .created_at = player->created_at};
    memcpy(token.hash, hash, sizeof token.hash);
    enum err err = player_insert(db, player);
    return err == OK ? token_insert(db, &token) : err;
}

static enum err note_living(void *context, const struct player_row *row) {
    *(bool *)context = row->deleted_at == 0;
    return OK;
}

enum err player_check(struct request *request, struct tx *tx, const struct id *player) {
    bool lives = false;
    enum err err = player_read(tx_read(tx), player, note_living, &lives);
    if (err == OK && !lives) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED, "The player's account is deleted.");
    }
    return err == OK ? OK : problem_set(&request->problem, err, "The player could not be read. Try again later.");
}

enum err guest_admit(const struct guest *guest, struct request *request, struct tx *tx, struct change *change) {
    if (!guest->needed) {
        return player_check(request, tx, &request->caller.player);
    }
    change->play.player = tx_new_id(tx);
    return OK;
}

enum err guest_write(const struct guest *guest, struct request *request, struct tx *tx, struct change *change) {
    if (!guest->needed) {
        return OK;
    }
    const struct player_row player = {
        .id = change->play.player, .name = guest_name, .guest = true, .created_at = tx_now(tx)};
    change->token = arena_copy(&request->arena, guest->token, strlen(guest->token));
    return change->token == NULL ? ERR_NO_MEMORY : player_write(&player, tx, guest->hash);
}
