/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Once more, with the seats of those who compete moved on by one: the finished game's log gets one further event, which
 * names the new game, and whoever asks after that joins that game. Both are written in one transaction, so two who ask at
 * once meet. Who made the game to watch it may ask as well, and watches the new one, too.
 */
#include "play/play.h"

#include <string.h>

#include "play_internal.h"
#include "store/accounts.h"
#include "util/json.h"

/* The player at a seat is invited again; bots and the one who asks join at once; a seat whose player is gone is open. */
static enum err seat_again(struct seat *out, struct play *play, const struct seat *before) {
    struct player_row player;
    bool is_bot = before->bot[0] != '\0';
    struct db *db = tx_read(play->tx);
    enum err err = is_bot ? player_get(&player, db, &before->player) : player_hold(&player, db, &before->player);
    bool joins = id_equal(&before->player, &play->player) || is_bot;
    *out = *before;
    out->points = 0;
    out->minor = 0;
    out->turn_at = 0;
    out->bank_ms = 0;
    out->status = joins || before->named ? SEAT_JOINED : SEAT_INVITED;
    if (player.deleted_at != 0) {
        *out = (struct seat){.status = SEAT_OPEN};
    }
    return err;
}

/* Who sat where, from then on: officials stay where they are. */
static int seat_before(const struct config *config, int seat) {
    int contenders = seat_set_count(config_contenders(config));
    return config_is_official(config, seat) ? seat : (seat + 1) % contenders;
}

/* The names go with their seats, and so do those who act for them: where one is gone there is nobody to have the name. */
static void name_again(struct new_game *again, const struct game *game, int seat) {
    const struct config *config = game->config;
    int before = seat_before(config, seat);
    int by = 0;
    if (!again->seats[seat].named) {
        return;
    }
    while (seat_before(config, by) != game->seats[before].by) {
        by++;
    }
    if (id_is_none(&again->seats[by].player)) {
        again->seats[seat] = (struct seat){.status = SEAT_OPEN};
        return;
    }
    again->seats[seat].by = (int8_t)by;
    again->names[seat] = game->names->text[before];
}

/* Sets that were public may have become private since, or be deleted; the new game is the player's, who asks for it. */
static enum err check_sets(struct play *play) {
    struct question_rights rights;
    enum err err = play_ask_rights(&rights, play, play->before->config, &play->player);
    if (err == OK && !rights.may_use) {
        err = problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "There is a question set in it that you may not use.");
    }
    return err;
}

static enum err make_game(struct play *next, struct play *play) {
    const struct game *game = play->before;
    struct new_game again = {.config = game->config,
                             .is_public = game->is_public && !game->made_public,
                             .ranked = game->ranked,
                             .is_rematch = true,
                             .time_control = game->time_control};
    enum err err = check_sets(play);
    if (err != OK) {
        return err;
    }
    for (int i = 0; i < game->seat_count && err == OK; i++) {
        err = seat_again(&again.seats[i], play, &game->seats[seat_before(game->config, i)]);
    }
    if (err != OK) {
        return problem_set(play->problem, err, "The players could not be looked up. Try again later.");
    }
    for (int i = 0; i < game->seat_count; i++) {
        name_again(&again, game, i);
    }
    next->game_id = tx_new_id(play->tx);
    err = play_create(next, &again);
    if (err == OK) {
        err = play_append(play, EVENT_REMATCH, play->seat, json_pack("{s:s}", "game", next->game_id.text));
    }
    return err == OK ? play_stage(play) : err;
}

/* The game that is there already: the caller accepts their invitation, unless they have done so before. */
static enum err join_game(struct play *next, struct play *play) {
    next->game_id = play->before->rematch;
    play->seq = play->before->version;
    struct game *game = NULL;
    enum err err = tx_find_game(&game, play->tx, &next->game_id, play->problem);
    if (err != OK) {
        return err;
    }
    int seat = game_seat_of(game, &play->player);
    bool is_theirs = play->seat < 0 && !game_is_visible(game, &play->player);
    bool invited = game->status == GAME_OPEN && seat >= 0 && game->seats[seat].status == SEAT_INVITED;
    game_release(game);
    if (is_theirs) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "Those at the table have their rematch already.");
    }
    return invited ? play_join(next, NULL, -1, (struct bringing){0}) : play_find(next);
}

enum err play_rematch(struct play *next, struct play *play) {
    enum err err = play_find_made(play);
    if (err != OK) {
        return err;
    }
    if (play->before->status != GAME_FINISHED) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "There is a rematch once the game is finished.");
    }
    if (!id_is_none(&play->before->tournament) && play->before->config->family->needs != NULL) {
        return problem_set(
            play->problem, ERR_NOT_ALLOWED_NOW,
            "A game of a tournament has no rematch where it asks stored questions: those that it did not "
            "are for other tables.");
    }
    next->tx = play->tx;
    next->problem = play->problem;
    next->player = play->player;
    next->seat = -1;
    next->sets = play->sets;
    next->sets_are_gone = play->sets_are_gone;
    return id_is_none(&play->before->rematch) ? make_game(next, play) : join_game(next, play);
}
