/* SPDX-License-Identifier: Apache-2.0 */
#include "supplying.h"

#include "api/app.h"
#include "api/endpoints.h"
#include "core/cache.h"
#include "tournament/tournament_log.h"
#include "util/timestamp.h"

enum err supplying_refuse(struct request *request, enum err err) {
    return err == ERR_BUSY
               ? problem_set(&request->problem, bounded_refuse(request),
                             "The question sets take too long to load. Try again later.")
               : problem_set(&request->problem, err, "The question sets could not be read. Try again later.");
}

enum err supplying_begin(struct supplying *out, struct request *request, struct arena *arena, const struct id *player) {
    const struct app *app = request->app;
    char explanation[DB_EXPLANATION_MAX];
    *out = (struct supplying){.request = request, .bank = arena_alloc(arena, sizeof *out->bank)};
    enum err err = bounded_begin(&out->bounded, request, "question sets");
    if (err != OK) {
        return err;
    }
    err = out->bank == NULL ? ERR_NO_MEMORY : db_open(&out->db, app->db_url, DB_READ, explanation);
    err = err == OK ? db_begin(out->db) : err;
    if (err != OK) {
        return supplying_refuse(request, err);
    }
    question_bank_init(out->bank, arena, out->db, player, timestamp_now());
    out->bank->is_over = bounded_is_over;
    out->bank->context = &out->bounded;
    return OK;
}

enum err supplying_load(struct play *play, struct supplying *supplying, const struct config *config) {
    if (config->family->needs == NULL) {
        return OK;
    }
    enum err err = question_bank_supply(&play->sets, supplying->bank, config);
    play->sets_are_gone = err == ERR_NOT_FOUND;
    return err == OK || play->sets_are_gone ? OK : supplying_refuse(supplying->request, err);
}

void supplying_end(struct supplying *supplying) {
    if (supplying->db != NULL) {
        db_close(supplying->db);
    }
}

/* Of a tournament's game: which questions are for it. */
static enum err find_share(struct play *play, struct supplying *supplying, const struct game *game) {
    struct tournament *tournament = NULL;
    if (id_is_none(&game->tournament) || game->config->family->needs == NULL) {
        return OK;
    }
    struct stock_share *share = arena_alloc(supplying->bank->arena, sizeof *share);
    enum err err = share == NULL ? ERR_NO_MEMORY : tournament_load(&tournament, supplying->db, &game->tournament);
    err = err == OK ? tournament_find_share(share, tournament, &game->id) : err;
    tournament_free(tournament);
    play->share = share;
    return err == OK
               ? OK
               : problem_set(&supplying->request->problem, err, "The tournament could not be read. Try again later.");
}

/* The game of a play that was ERR_STALE. */
enum err games_supply_work(struct request *request) {
    const struct app *app = request->app;
    struct change *change = request->data;
    struct play *play = &change->play;
    struct supplying supplying;
    struct game *game = NULL;
    const struct id nobody = {""};
    enum err err = supplying_begin(&supplying, request, &change->stock, &nobody);
    if (err == OK) {
        err = cache_find(&game, app->cache, supplying.db, &play->game_id, &request->problem);
    }
    if (err == OK) {
        err = supplying_load(play, &supplying, game->config);
    }
    if (err == OK) {
        err = find_share(play, &supplying, game);
    }
    game_release(game);
    supplying_end(&supplying);
    return err;
}
