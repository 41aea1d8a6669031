/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games of a tournament that people are at: games of the server like all others, with the people invited.
 *
 * A game is made in the job that writes `started`, so there is one exactly when the tournament knows of it; and its outcome
 * is written once, by whoever finds it over. A player who does not come, or leaves, forfeits that game.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/cache.h"
#include "game/match.h"
#include "game/question_bank.h"
#include "game/time_control.h"
#include "play/bot_player.h"
#include "store/accounts.h"
#include "tournament_games.h"
#include "tournament_slice.h"
#include "util/json.h"

/* ---- beginning one ---- */

static enum err is_deleted(bool *out, struct slice *slice, const struct id *player) {
    struct player_row row = {.deleted_at = 0};
    enum err err = player_get(&row, slice->work->db, player);
    *out = row.deleted_at != 0;
    return err;
}

enum err slice_find_gone(bool *out, struct slice *slice, int32_t index) {
    const struct entrant *entrant = &slice->tournament->entrants[index];
    *out = false;
    return entrant->bot[0] == '\0' ? is_deleted(out, slice, &entrant->player) : OK;
}

enum err slice_call_roll(struct roll *out, struct fixture *fixture, struct slice *slice) {
    const struct tournament *tournament = slice->tournament;
    int32_t here = 0;
    bool gone = false;
    enum err err = fixture->has_master ? is_deleted(&gone, slice, &tournament->master) : OK;
    fixture->master_left = gone;
    fixture->has_master = fixture->has_master && !gone;
    out->gone_count = 0;
    for (int32_t i = 0; i < fixture->count && err == OK; i++) {
        err = slice_find_gone(&gone, slice, fixture->entrants[i]);
        *(gone ? &out->gone[out->gone_count++] : &out->here[here++]) = fixture->entrants[i];
    }
    if (tournament->heats != NULL && here >= 2) {
        fixture->entrants = out->here;
        fixture->count = here;
        out->gone_count = 0;
    }
    return err;
}

static enum err seat_entrant(struct seat *out, struct slice *slice, int32_t index) {
    const struct entrant *entrant = &slice->tournament->entrants[index];
    *out = (struct seat){.status = SEAT_INVITED, .player = entrant->player};
    if (entrant->bot[0] == '\0') {
        return OK;
    }
    enum err err = slice_find_bot(slice, index);
    if (err == OK) {
        out->status = SEAT_JOINED;
        out->player = bot_player_id(slice->seats[index].bot);
        memcpy(out->bot, entrant->bot, sizeof out->bot);
        out->level = entrant->bot_level;
    }
    return err;
}

static bool add_number(json_t *array, int32_t index) {
    return json_array_append_new(array, json_integer(index + 1)) == 0;
}

/* A game that does not begin: players whose accounts are deleted have forfeited it, and nobody need come to it. */
static enum err forfeit(struct slice *slice, const struct fixture *fixture, const int32_t *gone, int32_t count) {
    json_t *body = slice_game_body(fixture);
    json_t *scores = json_array();
    json_t *forfeits = json_array();
    bool good = true;
    for (int32_t i = 0; i < fixture->count; i++) {
        good = json_array_append_new(scores, json_null()) == 0 && good;
    }
    for (int32_t i = 0; i < count; i++) {
        good = add_number(forfeits, gone[i]) && good;
    }
    good = json_put(body, "scores", scores) && good;
    good = json_put(body, "forfeits", forfeits) && good;
    if (!good) {
        json_decref(body);
        body = NULL;
    }
    return tournament_batch_add(&slice->batch, slice->tournament, slice->now, TOURNAMENT_EVENT_GAME, body);
}

static enum err make_game(struct slice *slice, const struct fixture *fixture) {
    const struct tournament *tournament = slice->tournament;
    struct tournament_start start = {.game = {.tournament = tournament->id}};
    struct problem problem;
    enum err err = slice_find_config(slice, (int)fixture->count, fixture->has_master);
    for (int32_t i = 0; i < fixture->count && err == OK; i++) {
        err = seat_entrant(&start.game.seats[i], slice, fixture->entrants[i]);
    }
    if (fixture->has_master) {
        start.game.seats[fixture->count] = (struct seat){.status = SEAT_INVITED, .player = tournament->master};
    }
    if (err == OK) {
        err = time_control_read(&start.game.time_control, tournament->time_control, "/clock", &problem);
    }
    if (err != OK) {
        return err;
    }
    struct question_rights rights;
    err = question_bank_ask_rights(&rights, slice->work->db, slice->config, &tournament->creator);
    if (err != OK || rights.are_gone) {
        return err == OK ? slice_cancel_without_sets(slice) : err;
    }
    err = slice_bring_subjects(&start.game.brought, slice, fixture);
    if (err != OK) {
        return err;
    }
    start.game.config = slice->config;
    start.id = id_make(slice->work->options->ids, slice->now);
    json_t *body = slice_game_body(fixture);
    if (!json_put(body, "id", json_string(start.id.text))) {
        json_decref(body);
        body = NULL;
    }
    err = tournament_batch_start(&slice->batch, slice->tournament, slice->now, body, &start, 1);
    brought_release(start.game.brought);
    return err;
}

enum err slice_start_game(struct slice *slice, const struct fixture *fixture, const struct roll *roll) {
    return roll->gone_count > 0 ? forfeit(slice, fixture, roll->gone, roll->gone_count) : make_game(slice, fixture);
}

enum err slice_drop_game(struct slice *slice, const struct fixture *fixture) {
    return forfeit(slice, fixture, NULL, 0);
}

/* ---- the end of one ---- */

/* In a group a seat that was declined opens again, for anybody. */
bool slice_has_lost_somebody(const struct game *game) {
    for (int i = 0; i < game->seat_count; i++) {
        if (game->seats[i].status == SEAT_OPEN || game->seats[i].status == SEAT_DECLINED) {
            return true;
        }
    }
    return false;
}

bool tournament_game_needs_look(const struct game *game) {
    bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    return over || (game->status == GAME_OPEN && slice_has_lost_somebody(game)) || tournament_has_illegal(game);
}

/*
 * Whose fault it is that a game has not begun: theirs who have declined, whose seats are declined or, in a group, open
 * again. Where nobody has, it was not accepted in time by those who are still invited; and where all have come, some have
 * not brought what it waits for.
 */
static seat_set find_absent(const struct game *game) {
    seat_set declined = 0;
    seat_set invited = 0;
    for (int i = 0; i < game->seat_count; i++) {
        enum seat_status status = game->seats[i].status;
        declined |= status == SEAT_DECLINED || status == SEAT_OPEN ? seat_set_of(i) : 0;
        invited |= status == SEAT_INVITED ? seat_set_of(i) : 0;
    }
    return declined != 0 ? declined : invited != 0 ? invited : game_seats_awaited(game);
}

/*
 * Whose fault it is that the game has no result, or that they have lost it: theirs who have resigned, whatever came of the
 * game. One that was aborted, but not as the master had left, has also kept waiting for those who were to act.
 */
static seat_set find_faults(const struct game *game) {
    seat_set faults = 0;
    const struct state *state = game_state(game);
    bool master_left = game->reason != NULL && strcmp(game->reason, REASON_MASTER_LEFT) == 0;
    for (int i = 0; i < game->seat_count; i++) {
        faults |= game->seats[i].status == SEAT_RESIGNED ? seat_set_of(i) : 0;
    }
    if (game->status == GAME_FINISHED || master_left) {
        return faults;
    }
    if (state == NULL) {
        return find_absent(game);
    }
    struct turn turn;
    game->config->family->turn(state, &turn);
    return faults | turn.seats;
}

static enum err add_outcome(struct slice *slice, const struct contest *contest, const struct game *game) {
    struct tournament *tournament = slice->tournament;
    const struct fixture fixture = {.number = contest->number,
                                    .round = contest->round,
                                    .tie_break = contest->tie_break,
                                    .count = contest->count,
                                    .entrants = tournament->scratch};
    seat_set faults = find_faults(game);
    json_t *scores = json_array();
    json_t *forfeits = json_array();
    const struct family *family = game->config->family;
    double minor[SEATS_MAX] = {0};
    double asked[SEATS_MAX] = {0};
    bool good = true;
    family_asked(asked, family, game_state(game));
    for (int32_t i = 0; i < contest->count; i++) {
        int32_t index = tournament->seats[contest->first + (size_t)i].entrant;
        bool has_score = game->status == GAME_FINISHED;
        tournament->scratch[i] = index;
        minor[i] = game->seats[i].minor;
        good = json_array_append_new(scores, slice_score(has_score ? match_score(game, i) : NAN)) == 0 && good;
        good = (!seat_set_has(faults, i) || add_number(forfeits, index)) && good;
    }
    json_t *body = slice_game_body(&fixture);
    good = json_put(body, "scores", scores) && good;
    good = slice_put_tally(body, "minor", family->minor != NULL, minor, contest->count) && good;
    good = slice_put_tally(body, "asked", family->asked != NULL, asked, contest->count) && good;
    good = json_put(body, "forfeits", forfeits) && good;
    good = json_put(body, "id", json_string(contest->game.text)) && good;
    if ((faults & game->config->officials) != 0) {
        good = json_put(body, "master_left", json_true()) && good;
    }
    if (!good) {
        json_decref(body);
        body = NULL;
    }
    return tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_GAME, body);
}

/* ---- a game that will not come about ---- */

/* Its sets were deleted while it waited for its players. One that ended so between two rounds counts by those that are over. */
static bool lacks_sets(const struct game *game) {
    return game->status == GAME_ABORTED && game->reason != NULL && strcmp(game->reason, REASON_SET_DELETED) == 0;
}

static enum err give_up(struct slice *slice, const struct game *game) {
    return tournament_abort_game(slice->work, &game->id);
}

/* Whoever is out by what they tried to do is so before their game counts: it is scored among the others. */
static enum err look_at_game(struct slice *slice, const struct contest *contest, const struct game *game) {
    bool is_over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    enum err err = slice_note_illegal(slice, contest, 0, game);
    if (err != OK || !is_over) {
        return err;
    }
    return lacks_sets(game) ? slice_cancel_without_sets(slice) : add_outcome(slice, contest, game);
}

enum err slice_look(struct slice *slice) {
    const struct work *work = slice->work;
    struct tournament *tournament = slice->tournament;
    enum err err = OK;
    size_t left = tournament->active;
    for (size_t i = tournament->contest_count; i > 0 && left > 0 && err == OK; i--) {
        const struct contest *contest = &tournament->contests[i - 1];
        struct game *game = NULL;
        struct problem problem;
        left -= !contest->over;
        if (contest->over) {
            continue;
        }
        if (contest->own != NULL) {
            err = slice_look_alone(slice, contest);
            continue;
        }
        err = cache_find(&game, work->options->cache, work->db, &contest->game, &problem);
        if (err == OK && game->status == GAME_OPEN && slice_has_lost_somebody(game)) {
            err = give_up(slice, game); /* looked at again when it is aborted */
        } else if (err == OK && tournament_game_needs_look(game) && tournament->status == TOURNAMENT_RUNNING) {
            err = look_at_game(slice, contest, game);
        }
        game_release(game);
    }
    return err;
}
