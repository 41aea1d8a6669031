/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finding and hiding games: a private game does not exist for those who have no seat in it.
 */
#include "game_find.h"

#include "api/app.h"
#include "core/cache.h"
#include "core/catch_up.h"
#include "core/writer.h"

static enum err not_found(struct request *request) {
    return problem_set(&request->problem, ERR_NOT_FOUND,
                       "There is no game with this id, or it is private and you have no seat in it.");
}

enum err game_find_visible(struct game **out, struct request *request) {
    struct app *app = request->app;
    struct id id;
    if (!id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        return not_found(request);
    }
    struct game *game = NULL;
    enum err err = cache_find(&game, app->cache, request->db, &id, &request->problem);
    if (err == ERR_NOT_FOUND) {
        return not_found(request);
    }
    if (err != OK) {
        return err;
    }
    if (!game_is_visible(game, &request->caller.player)) {
        game_release(game);
        return not_found(request);
    }
    *out = game;
    return OK;
}

enum err game_find_newest(struct request *request, const struct id *games, size_t count) {
    const struct app *app = request->app;
    if (!writer_shares(app->writer) || count == 0) {
        return OK;
    }
    struct catch_up_want *wants = arena_alloc(&request->arena, count * sizeof *wants);
    if (wants == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        wants[i] = (struct catch_up_want){.game = games[i]};
    }
    enum err err = catch_up(app->writer, app->cache, request->db, wants, count);
    return err == OK ? OK : problem_set(&request->problem, err, "The games could not be read. Try again later.");
}

enum err game_find_viewer(struct viewer *out, struct request *request, const struct game *game) {
    int64_t wanted = -1;
    enum err err = request_query_integer(&wanted, request, "seat");
    *out = view_of(game, &request->caller.player);
    if (err != OK || wanted < 0 || wanted == out->seat) {
        return err;
    }
    if (!game_acts_for(game, out->seat, (int)wanted)) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "You do not act for seat %d.", (int)wanted);
    }
    out->seat = (int)wanted;
    return OK;
}

enum err game_find(struct request *request) {
    struct game *game = NULL;
    enum err err = game_find_visible(&game, request);
    request->data = game;
    return err;
}

void game_find_release(struct request *request) {
    game_release(request->data);
    request->data = NULL;
}
