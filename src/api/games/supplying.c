/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whom a round is dealt to is known once the last seat is taken, so what its contenders have met is read with the sets, for
 * those who have a seat and whoever asks for the last one. Should they be others by the time that the writer deals, the deal
 * is as good as any; what somebody has met decides nothing but an order.
 */
#include "supplying.h"

#include "api/app.h"
#include "api/endpoints.h"
#include "api/reader.h"
#include "core/cache.h"
#include "core/catch_up.h"
#include "game/questions_met.h"
#include "tournament/tournament_log.h"
#include "util/timestamp.h"

bool supplying_is_needed(const char *ruleset, size_t length) {
    const struct family *family = NULL;
    return family_find_preset(&family, ruleset, length) != NULL && family->needs != NULL;
}

enum err supplying_refuse(struct request *request, enum err err) {
    return err == ERR_BUSY
               ? problem_set(&request->problem, bounded_refuse(request),
                             "The question sets take too long to load. Try again later.")
               : problem_set(&request->problem, err, "The question sets could not be read. Try again later.");
}

enum err supplying_begin(struct supplying *out, struct request *request, struct arena *arena, const struct id *player) {
    *out = (struct supplying){.request = request, .bank = arena_alloc(arena, sizeof *out->bank)};
    enum err err = bounded_begin(&out->bounded, request, "question sets");
    if (err != OK) {
        return err;
    }
    err = out->bank == NULL ? ERR_NO_MEMORY : reader_open(&out->db, request);
    if (err != OK) {
        return supplying_refuse(request, err);
    }
    question_bank_init(out->bank, arena, out->db, player, timestamp_now());
    out->bank->is_over = bounded_is_over;
    out->bank->context = &out->bounded;
    return OK;
}

enum err supplying_look(struct supplying *supplying) {
    enum err err = db_begin(supplying->db);
    return err == OK ? OK : supplying_refuse(supplying->request, err);
}

/* What other servers have put meanwhile. */
static enum err catch_up_with(const struct questions_met *met, struct supplying *supplying) {
    const struct app *app = supplying->request->app;
    struct catch_up_want wants[QUESTIONS_MET_UNDER_WAY_MAX];
    for (size_t i = 0; i < met->under_way_count; i++) {
        wants[i] = (struct catch_up_want){.game = met->under_way[i].id};
    }
    return catch_up(app->writer, app->cache, supplying->db, wants, met->under_way_count);
}

/* What has been put in a game that goes on; one whose log is damaged tells nothing. */
static enum err take_game(struct questions_met *met, struct supplying *supplying,
                          const struct game_under_way *under_way) {
    const struct app *app = supplying->request->app;
    struct problem ignored;
    struct game *game = NULL;
    enum err err = cache_find(&game, app->cache, supplying->db, &under_way->id, &ignored);
    if (err == OK) {
        err = questions_met_take(met, under_way, game);
    }
    game_release(game);
    return err == ERR_CORRUPT ? OK : err;
}

/*
 * Rounds that are over are in the snapshot. The newest version of a game that goes on is found after it has ended: what was
 * read in a transaction must not get into the cache.
 */
static enum err note_met(struct supplying *supplying, const struct id *players, size_t count) {
    struct question_bank *bank = supplying->bank;
    struct questions_met met = {.arena = bank->arena, .is_over = bank->is_over, .context = bank->context};
    enum err err = OK;
    for (size_t i = 0; err == OK && i < count; i++) {
        err = questions_met_read(&met, supplying->db, &players[i]);
    }
    (void)db_rollback(supplying->db);
    err = err == OK ? catch_up_with(&met, supplying) : err;
    for (size_t i = 0; err == OK && i < met.under_way_count && !bank->is_over(bank->context); i++) {
        err = take_game(&met, supplying, &met.under_way[i]);
    }
    return err == OK ? questions_met_tell(&met, bank) : err;
}

enum err supplying_load(struct play *play, struct supplying *supplying, const struct config *config,
                        const struct id *players, size_t count) {
    if (config->family->needs == NULL) {
        return OK;
    }
    enum err err = question_bank_supply(&play->sets, supplying->bank, config);
    play->sets_are_gone = err == ERR_NOT_FOUND;
    err = err == OK ? note_met(supplying, players, count) : err;
    return err == OK || play->sets_are_gone ? OK : supplying_refuse(supplying->request, err);
}

void supplying_end(struct supplying *supplying) {
    if (supplying->db != NULL) {
        reader_close(supplying->request, supplying->db);
    }
}

/* Whom the game is dealt to once the caller has the last seat, be it one that does not compete; returns how many. */
static size_t list_contenders(struct id out[static SEATS_MAX + 1], const struct game *game, const struct id *caller) {
    bool takes_one = false;
    size_t count = 0;
    for (int i = 0; i < game->seat_count; i++) {
        const struct seat *seat = &game->seats[i];
        if (config_is_official(game->config, i)) {
            continue;
        }
        if (!id_is_none(&seat->player)) {
            out[count++] = seat->player;
        }
        takes_one = takes_one || seat->status == SEAT_OPEN || seat->status == SEAT_DECLINED;
    }
    if (takes_one && !id_is_none(caller) && game_seat_of(game, caller) < 0) {
        out[count++] = *caller;
    }
    return count;
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
    struct id players[SEATS_MAX + 1];
    const struct id nobody = {""};
    enum err err = supplying_begin(&supplying, request, &change->stock, &nobody);
    if (err == OK) {
        err = cache_find(&game, app->cache, supplying.db, &play->game_id, &request->problem);
    }
    err = err == OK ? supplying_look(&supplying) : err;
    if (err == OK) {
        size_t count = list_contenders(players, game, &request->caller.player);
        err = supplying_load(play, &supplying, game->config, players, count);
    }
    if (err == OK) {
        err = find_share(play, &supplying, game);
    }
    game_release(game);
    supplying_end(&supplying);
    return err;
}
