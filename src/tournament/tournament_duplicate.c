/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games of a tournament with a duplicate deal that people are at: each of them plays a game of their own, dealt by the seed
 * of the tournament's game as those of all others are; built-in bots play theirs in memory when the people have finished.
 *
 * No proof is told while somebody may still play: it would tell them all that is to come. So the proofs are told first, all
 * of them, and only then the outcome is written; what a crash cuts off is done again.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/cache.h"
#include "game/load.h"
#include "game/time_control.h"
#include "tournament_games.h"
#include "tournament_slice.h"
#include "util/json.h"

static bool is_person(const struct slice *slice, int32_t index) {
    return slice->tournament->entrants[index].bot[0] == '\0';
}

/* ---- beginning ---- */

static enum err make_start(struct tournament_start *out, struct slice *slice, const struct fixture *fixture,
                           int32_t index) {
    const struct tournament *tournament = slice->tournament;
    struct problem problem;
    *out = (struct tournament_start){
        .id = id_make(slice->work->options->ids, slice->now),
        .game = {.config = slice->config,
                 .tournament = tournament->id,
                 .seats = {{.status = SEAT_INVITED, .player = tournament->entrants[index].player}}},
        .duplicate = true,
    };
    tournament_game_seed(out->deal_seed, tournament, fixture->number);
    return time_control_read(&out->game.time_control, tournament->time_control, "/clock", &problem);
}

/* A game for each of the people whose account is there still; starts has room for one each. */
static enum err make_starts(struct tournament_start *starts, size_t *out_count, json_t *ids, struct slice *slice,
                            const struct fixture *fixture) {
    size_t count = 0;
    enum err err = slice_find_config(slice, 1, false);
    for (int32_t i = 0; i < fixture->count && err == OK; i++) {
        bool gone = false;
        bool plays = is_person(slice, fixture->entrants[i]);
        err = slice_find_gone(&gone, slice, fixture->entrants[i]);
        plays = plays && !gone;
        if (err == OK && plays) {
            err = make_start(&starts[count], slice, fixture, fixture->entrants[i]);
        }
        if (err == OK && json_array_append_new(ids, plays ? json_string(starts[count].id.text) : json_null()) != 0) {
            err = ERR_NO_MEMORY;
        }
        count += plays;
    }
    *out_count = count;
    return err;
}

/* ---- what came of it ---- */

/* What one entrant made of their rounds. */
struct scoring {
    double value;
    int rounds;
};

static enum err add_round(void *context, const struct game *game, const struct event *event) {
    struct scoring *scoring = context;
    const struct family *family = game->config->family;
    struct round_score score = {0};
    if (event->kind == EVENT_ROUND_OVER) {
        family->score(&score, game->config->preset, event->body, 0, 1);
        bool counts = score.has_value && !(score.lost && family->score_order == SCORES_ASCENDING);
        scoring->value += counts ? score.value : NAN;
        scoring->rounds++;
    }
    return OK;
}

static enum err score_person(double *out, bool *out_forfeit, struct slice *slice, const struct game *game) {
    struct scoring scoring = {0};
    struct problem problem;
    struct config_cache *configs = cache_configs(slice->work->options->cache);
    *out = NAN;
    *out_forfeit = game->status != GAME_FINISHED || game->seats[0].status == SEAT_RESIGNED;
    if (*out_forfeit) {
        return OK;
    }
    enum err err = game_walk(slice->work->db, configs, &game->id, game->version, add_round, &scoring, &problem);
    *out = scoring.rounds > 0 ? scoring.value : NAN;
    return err;
}

static enum err score_bot(double *scores, struct slice *slice, const struct fixture *fixture, int32_t place) {
    double minor[SEATS_MAX]; /* alone there is nobody to be told apart from */
    int offender = -1;
    const char *reason = NULL;
    enum err err = slice_play_table(scores, minor, &offender, &reason, slice, fixture, place, 1);
    if (err == OK && offender >= 0) {
        scores[place] = NAN;
        err = slice_disqualify(slice, fixture->number, fixture->entrants[place], reason);
    }
    return err;
}

/* The score of one entrant; `id` is their game, none where they are a bot or their account is gone. */
static enum err score_entrant(double *scores, bool *out_forfeit, struct slice *slice, const struct fixture *fixture,
                              int32_t place, const struct id *id) {
    const struct work *work = slice->work;
    struct game *game = NULL;
    struct problem problem;
    if (!is_person(slice, fixture->entrants[place])) {
        bool is_out = slice->tournament->entrants[fixture->entrants[place]].status == ENTRANT_DISQUALIFIED;
        scores[place] = NAN;
        return is_out ? OK : score_bot(scores, slice, fixture, place);
    }
    if (id_is_none(id)) {
        scores[place] = NAN;
        *out_forfeit = true;
        return OK;
    }
    enum err err = cache_find(&game, work->options->cache, work->db, id, &problem);
    err = err == OK ? score_person(&scores[place], out_forfeit, slice, game) : err;
    game_release(game);
    return err;
}

/* `own`: the games of the people, by seat. */
static enum err add_outcome(struct slice *slice, const struct fixture *fixture, const struct id *own) {
    double *values = calloc((size_t)fixture->count, sizeof *values);
    json_t *body = slice_game_body(fixture);
    json_t *scores = json_array();
    json_t *forfeits = json_array();
    bool good = values != NULL;
    enum err err = good ? OK : ERR_NO_MEMORY;
    for (int32_t i = 0; i < fixture->count && err == OK; i++) {
        bool forfeit = false;
        err = score_entrant(values, &forfeit, slice, fixture, i, &own[i]);
        good = json_array_append_new(scores, slice_score(values[i])) == 0 && good;
        good = (!forfeit || json_array_append_new(forfeits, json_integer(fixture->entrants[i] + 1)) == 0) && good;
    }
    good = json_put(body, "scores", scores) && good;
    good = json_put(body, "forfeits", forfeits) && good;
    free(values);
    if (err != OK || !good) {
        json_decref(body);
        return err == OK ? ERR_NO_MEMORY : err;
    }
    return tournament_batch_add(&slice->batch, slice->tournament, slice->now, TOURNAMENT_EVENT_GAME, body);
}

/* The entrants of a fixture are borrowed from the tournament, where others write meanwhile. */
static int32_t *copy_entrants(const struct fixture *fixture) {
    int32_t *entrants = calloc((size_t)fixture->count, sizeof *entrants);
    if (entrants != NULL) {
        memcpy(entrants, fixture->entrants, (size_t)fixture->count * sizeof *entrants);
    }
    return entrants;
}

/* Nobody is there to play it. */
static enum err skip(struct slice *slice, const struct fixture *fixture) {
    struct id *nobody = calloc((size_t)fixture->count, sizeof *nobody);
    enum err err = nobody == NULL ? ERR_NO_MEMORY : add_outcome(slice, fixture, nobody);
    free(nobody);
    return err;
}

static enum err begin(struct slice *slice, const struct fixture *fixture) {
    size_t people = 0;
    for (int32_t i = 0; i < fixture->count; i++) {
        people += is_person(slice, fixture->entrants[i]);
    }
    size_t count = 0;
    struct tournament_start *starts = calloc(people + 1, sizeof *starts);
    json_t *ids = json_array();
    json_t *body = slice_game_body(fixture);
    enum err err = starts == NULL ? ERR_NO_MEMORY : make_starts(starts, &count, ids, slice, fixture);
    if (err == OK && count > 0) {
        bool good = json_object_set(body, "ids", ids) == 0;
        err = tournament_batch_start(&slice->batch, slice->tournament, slice->now, good ? json_incref(body) : NULL,
                                     starts, count);
    } else if (err == OK) {
        err = skip(slice, fixture);
    }
    json_decref(ids);
    json_decref(body);
    free(starts);
    return err;
}

enum err slice_start_alone(struct slice *slice, const struct fixture *fixture) {
    struct fixture own = *fixture;
    int32_t *entrants = copy_entrants(fixture);
    own.entrants = entrants;
    enum err err = entrants == NULL ? ERR_NO_MEMORY : begin(slice, &own);
    free(entrants);
    return err;
}

/* ---- looking ---- */

/* Is the game over? One that will not come about is ended, and looked at again then. */
static enum err look_at(bool *out_over, struct slice *slice, const struct contest *contest, int32_t place) {
    const struct id *id = &contest->own[place];
    const struct work *work = slice->work;
    struct game *game = NULL;
    struct problem problem;
    enum err err = cache_find(&game, work->options->cache, work->db, id, &problem);
    if (err != OK) {
        return err;
    }
    *out_over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    if (game->status == GAME_OPEN && slice_has_lost_somebody(game)) {
        err = tournament_abort_game(work, id);
    }
    err = err == OK ? slice_note_illegal(slice, contest, place, game) : err;
    game_release(game);
    return err;
}

enum err slice_look_alone(struct slice *slice, const struct contest *contest) {
    struct tournament *tournament = slice->tournament;
    bool goes_on = tournament->status == TOURNAMENT_RUNNING; /* else there is no outcome, and no reason to wait */
    bool all_over = true;
    enum err err = OK;
    bool *over = calloc((size_t)contest->count, sizeof *over);
    int32_t *entrants = calloc((size_t)contest->count, sizeof *entrants);
    err = over == NULL || entrants == NULL ? ERR_NO_MEMORY : OK;
    for (int32_t i = 0; i < contest->count && err == OK; i++) {
        entrants[i] = tournament->seats[contest->first + (size_t)i].entrant;
        if (!id_is_none(&contest->own[i])) {
            err = look_at(&over[i], slice, contest, i);
            all_over = all_over && over[i];
        }
    }
    for (int32_t i = 0; i < contest->count && err == OK && (all_over || !goes_on); i++) {
        err = over[i] ? tournament_prove_game(slice->work, &contest->own[i]) : OK;
    }
    if (err == OK && all_over && goes_on) {
        const struct fixture fixture = {.number = contest->number,
                                        .round = contest->round,
                                        .tie_break = contest->tie_break,
                                        .count = contest->count,
                                        .entrants = entrants};
        err = add_outcome(slice, &fixture, contest->own);
    }
    free(over);
    free(entrants);
    return err;
}
