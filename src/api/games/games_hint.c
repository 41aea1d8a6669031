/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GET .../hint: what a bot would do in the caller's place. It sees what the caller sees and changes nothing; it thinks on a
 * pool thread, within two seconds, and within less when much is asked for at once.
 */
#include <string.h>

#include "api/bounded.h"
#include "api/endpoints.h"
#include "game/game.h"
#include "game/view.h"
#include "game_find.h"
#include "play/bot_ask.h"

struct hint {
    struct game *game; /* a reference */
    int seat;
    const struct bot *bot;
    struct move move; /* its body is owned */
};

enum err games_hint_find(struct request *request) {
    struct hint *hint = arena_alloc(&request->arena, sizeof *hint);
    request->data = hint;
    return hint == NULL ? ERR_NO_MEMORY : game_find_visible(&hint->game, request);
}

/* The strategy that is asked for, or the strongest that can play with these options. */
static enum err choose_bot(const struct bot **out, struct request *request, const struct config *config) {
    struct span name = request_query(request, "strategy");
    const struct bot *bot =
        name.bytes == NULL ? bot_best(config) : bot_find(config->family->name, name.bytes, name.length);
    if (bot == NULL && name.bytes == NULL) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "There is no strategy for this game.");
    }
    if (bot == NULL || !bot->can_play(bot, config)) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?strategy", "%s; GET /v1/bots lists them",
                              bot == NULL ? "is not a strategy for this game" : "cannot play with these options");
    }
    *out = bot;
    return OK;
}

/* May the caller ask for a hint, and have they anything to do? */
static enum err check_seat(struct request *request, const struct hint *hint) {
    const struct game *game = hint->game;
    struct problem *problem = &request->problem;
    if (hint->seat < 0) {
        return problem_set(problem, ERR_FORBIDDEN, "You have no seat in this game; you may only watch it.");
    }
    if (!game->config->hints) {
        return problem_set(problem, ERR_FORBIDDEN, "This game was made without hints (options.hints).");
    }
    if (game->status == GAME_FINISHED || game->status == GAME_ABORTED) {
        return problem_set(problem, ERR_GAME_OVER, "The game is %s.", game_status_name(game->status));
    }
    if (game->status != GAME_PLAYING) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           game->status == GAME_OPEN ? "The game has not begun: a seat is still free."
                                                     : "The round is over. POST .../rounds begins the next one.");
    }
    if (bot_ask_actions(game, hint->seat) == 0) {
        return problem_set(problem, ERR_NOT_YOUR_TURN, "It is not your turn.");
    }
    return OK;
}

enum err games_hint_prepare(struct request *request) {
    struct hint *hint = request->data;
    enum err err = choose_bot(&hint->bot, request, hint->game->config);
    struct viewer viewer;
    err = err == OK ? game_find_viewer(&viewer, request, hint->game) : err;
    if (err == OK) {
        hint->seat = viewer.seat;
        err = check_seat(request, hint);
    }
    request->is_long = err == OK;
    return err;
}

enum err games_hint_work(struct request *request) {
    struct hint *hint = request->data;
    struct bounded bounded;
    enum err err = bounded_begin(&bounded, request, "hints");
    if (err != OK) {
        return err;
    }
    const atomic_int_fast64_t limit_us = bounded.until_us - bounded.began_us;
    const struct deadline deadline = {
        .since_us = bounded.began_us, .limit_us = &limit_us, .is_over = bounded_is_over, .context = &bounded};
    err = bot_ask(&hint->move, hint->bot, hint->game, hint->seat, NULL, &deadline);
    if (err == ERR_NOT_ALLOWED_NOW) {
        return problem_set(&request->problem, err,
                           "There is no hint for this: what to do depends on a secret that only you know.");
    }
    return err == OK ? OK : problem_set(&request->problem, err, "No hint was found. Try again later.");
}

enum err games_hint(struct request *request, struct reply *reply) {
    struct hint *hint = request->data;
    reply->is_private = true;
    struct json_out *out = reply_open(reply);
    json_out_begin_object(out);
    json_out_put_text(out, "strategy", hint->bot->name);
    json_out_put_text(out, "action", hint->move.action->name);
    json_out_put_json(out, "body", hint->move.body);
    json_out_end_object(out);
    return reply_close(reply);
}

void games_hint_release(struct request *request) {
    struct hint *hint = request->data;
    if (hint != NULL) {
        json_decref(hint->move.body);
        game_release(hint->game);
        request->data = NULL;
    }
}
