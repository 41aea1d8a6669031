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

enum err guest_refuse(struct request *request, enum err err) {
    return problem_set(&request->problem, err, "This server takes no guests. Ask the game's own service for a token.");
}

enum err guest_check(struct request *request) {
    const struct app *app = request->app;
    return !request->caller.known && app->no_guests ? guest_refuse(request, ERR_UNAUTHORIZED) : OK;
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

enum err player_check(struct request *request, struct tx *tx, const struct id *player) {
    struct player_row row;
    enum err err = player_hold(&row, tx_read(tx), player);
    if (err == OK && !player_lives(&row)) {
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
        .id = change->play.player, .name = GUEST_NAME, .guest = true, .created_at = tx_now(tx)};
    change->token = arena_copy(&request->arena, guest->token, strlen(guest->token));
    return change->token == NULL ? ERR_NO_MEMORY : player_write(&player, tx, guest->hash);
}
