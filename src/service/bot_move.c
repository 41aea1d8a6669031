/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A move is played only on the version that the bot saw: whatever happened meanwhile, the bot is asked again.
 */
#include "bot_move.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "core/tx.h"
#include "play/bot_player.h"
#include "play/outbox.h"
#include "play/play.h"

struct bot_move {
    struct job job; /* first */
    struct id game, player;
    int64_t version;
    int seat;
    bool examined;
    struct move move;
    struct play play;
    struct problem problem;
    struct cache_hold hold;
    bot_move_done *done;
    void *context, *mark;
};

static const struct bot *bot_in(const struct game *game, int seat) {
    const struct seat *at = &game->seats[seat];
    return at->bot[0] == '\0' ? NULL : bot_player_in(game->config->family->name, at->bot, at->level);
}

int bot_move_seat(const struct game *game) {
    for (int i = 0; i < game->seat_count; i++) {
        if (game->seats[i].bot[0] != '\0' && bot_ask_actions(game, i) != 0 && bot_in(game, i) != NULL) {
            return i;
        }
    }
    return -1;
}

/* The same for a seat and a round as long as the database lives, and nobody can tell it without the key. */
static void make_bot_key(unsigned char out[static crypto_auth_hmacsha256_BYTES], const struct game *game, int seat,
                         const unsigned char key[static SERVER_SECRET_BYTES]) {
    char message[ID_LENGTH + 32];
    (void)snprintf(message, sizeof message, "%s:%d:%d", game->id.text, game->number, seat);
    (void)crypto_auth_hmacsha256(out, (const unsigned char *)message, strlen(message), key);
}

_Static_assert(crypto_auth_hmacsha256_BYTES == RNG_SEED_BYTES, "a bot key seeds a stream of random numbers");
_Static_assert(crypto_auth_hmacsha256_KEYBYTES == SERVER_SECRET_BYTES, "the server's key is one for HMAC-SHA256");

/* The play as it begins, each time that it is run. */
static void begin(struct bot_move *move, struct tx *tx) {
    play_release(&move->play);
    problem_clear(&move->problem);
    move->play = (struct play){
        .tx = tx,
        .problem = &move->problem,
        .game_id = move->game,
        .player = move->player,
        .if_match = {.given = true, .count = 1, .versions = {move->version}},
        .examined = move->examined ? move->version : 0,
        .is_bot = true,
        .bot_seat = move->seat,
        .seat = -1,
    };
}

/* A bot's own action should pass; what the examination finds against it is a bug of the bot's. */
static enum err validate_async(struct bot_move *move, const struct game *game, struct config_cache *configs) {
    begin(move, NULL);
    if (!family_must_validate_async(game->config, move->move.action)) {
        return OK;
    }
    enum err err = play_validate_async(&move->play, configs, game, move->move.action, move->move.body);
    move->examined = err == OK && move->play.examination == OK;
    return err == OK ? move->play.examination : err;
}

enum err bot_move_decide(struct bot_move **out, const struct game *game, int seat,
                         const unsigned char key[static SERVER_SECRET_BYTES], const struct deadline *deadline,
                         struct config_cache *configs) {
    unsigned char bot_key[crypto_auth_hmacsha256_BYTES];
    struct bot_move *move = calloc(1, sizeof *move);
    if (move == NULL) {
        return ERR_NO_MEMORY;
    }
    move->game = game->id;
    move->player = game->seats[seat].player;
    move->version = game->version;
    move->seat = seat;
    make_bot_key(bot_key, game, seat, key);
    enum err err = bot_ask(&move->move, bot_in(game, seat), game, seat, bot_key, deadline);
    if (err == OK) {
        err = validate_async(move, game, configs);
    }
    if (err != OK) {
        bot_move_free(move);
        return err;
    }
    *out = move;
    return OK;
}

void bot_move_keep(struct bot_move *move, struct cache_hold *hold) {
    move->hold = *hold;
    *hold = (struct cache_hold){.cache = NULL};
}

static enum err run(struct job *job, struct tx *tx) {
    struct bot_move *move = (struct bot_move *)job;
    begin(move, tx);
    return play_act(&move->play, move->move.action, move->move.body);
}

static void finish(struct job *job) {
    struct bot_move *move = (struct bot_move *)job;
    move->done(move->context, move->mark, job->err);
    bot_move_free(move);
}

enum err bot_move_submit(struct bot_move *move, struct writer *writer, bot_move_done *done, void *context, void *mark) {
    move->job = (struct job){.run = run, .foresee = outbox_foresee_job, .done = finish, .game = move->play.game_id};
    move->done = done;
    move->context = context;
    move->mark = mark;
    return writer_submit(writer, &move->job);
}

void bot_move_free(struct bot_move *move) {
    if (move != NULL) {
        cache_let_go(&move->hold);
        play_release(&move->play);
        json_decref(move->move.body);
        free(move);
    }
}
