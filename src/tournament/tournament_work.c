/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is to be done next is done, and written in one job when the slice is over: after some time or some hundred games.
 */
#include "tournament/tournament_work.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "core/cache.h"
#include "game/config_cache.h"
#include "play/bot_game.h"
#include "rules/family.h"
#include "solvers/bot.h"
#include "tournament_slice.h"
#include "util/json.h"
#include "util/timestamp.h"

enum { SLICE_US = 50000 };

/* ---- a game ---- */

enum err slice_find_config(struct slice *slice, int contenders, bool has_master) {
    const struct tournament *tournament = slice->tournament;
    const struct setup setup = tournament_setup(tournament, contenders, has_master);
    struct problem problem;
    if (slice->config != NULL && slice->config_contenders == contenders && slice->config_has_master == has_master) {
        return OK;
    }
    if (slice->config != NULL) {
        config_release(slice->config);
        slice->config = NULL;
    }
    slice->config_contenders = contenders;
    slice->config_has_master = has_master;
    return config_cache_find(&slice->config, cache_configs(slice->work->options->cache), tournament->ruleset,
                             strlen(tournament->ruleset), &setup, &problem);
}

enum err slice_find_bot(struct slice *slice, int32_t index) {
    const struct entrant *entrant = &slice->tournament->entrants[index];
    struct bot_seat *seat = &slice->seats[index];
    seat->number = index + 1;
    if (seat->bot == NULL) {
        const struct bot *bot =
            slice->work->options->find_bot(slice->config->family->name, entrant->bot, strlen(entrant->bot));
        seat->bot = bot == NULL ? NULL : bot_at_level(bot, entrant->bot_level);
    }
    return seat->bot == NULL ? ERR_CORRUPT : OK;
}

json_t *slice_score(double score) {
    return isnan(score) ? json_null() : score == floor(score) ? json_integer((json_int_t)score) : json_real(score);
}

json_t *slice_game_body(const struct fixture *fixture) {
    json_t *body = json_object();
    json_t *entrants = json_array();
    bool good = true;
    for (int32_t i = 0; i < fixture->count; i++) {
        good = json_array_append_new(entrants, json_integer(fixture->entrants[i] + 1)) == 0 && good;
    }
    good = json_put(body, "game", json_integer(fixture->number)) && good;
    good = json_put(body, "round", json_integer(fixture->round)) && good;
    good = json_put(body, "tie_break", json_boolean(fixture->tie_break)) && good;
    good = json_put(body, "entrants", entrants) && good;
    good = (!fixture->master_left || json_put(body, "master_left", json_true())) && good;
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

bool slice_put_tally(json_t *body, const char *name, bool has_it, const double *tally, int seats) {
    if (!has_it) {
        return true;
    }
    json_t *values = json_array();
    for (int i = 0; i < seats; i++) {
        json_push(&values, slice_score(tally[i]));
    }
    return json_put(body, name, values);
}

/* The `game` event of one among bots; scores NULL: nothing was played. */
static json_t *game_body(const struct slice *slice, const struct fixture *fixture, const double *scores,
                         const double *minor) {
    const struct tournament *tournament = slice->tournament;
    unsigned char seed[RNG_SEED_BYTES];
    char hex[2 * RNG_SEED_BYTES + 1];
    json_t *body = slice_game_body(fixture);
    json_t *values = json_array();
    bool good = true;
    for (int32_t i = 0; i < fixture->count; i++) {
        good = json_array_append_new(values, scores == NULL ? json_null() : slice_score(scores[i])) == 0 && good;
    }
    good = json_put(body, "scores", values) && good;
    if (scores != NULL) {
        tournament_game_seed(seed, tournament, fixture->number);
        (void)sodium_bin2hex(hex, sizeof hex, seed, sizeof seed);
        good = json_put(body, "seed", json_string(hex)) && good;
        good = json_put(body, "bots", json_integer(BOTS_VERSION)) && good;
        good = json_put(body, "rules", json_integer(slice->config->family->rules_version)) && good;
        bool has_minor = !tournament->duplicate && slice->config->family->minor != NULL;
        good = slice_put_tally(body, "minor", has_minor, minor, fixture->count) && good;
    }
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

enum err slice_disqualify(struct slice *slice, int64_t game, int32_t index, const char *reason) {
    const struct entrant *entrant = &slice->tournament->entrants[index];
    json_t *body = json_pack("{s:i, s:I, s:s}", "number", (int)index + 1, "game", (json_int_t)game, "reason", reason);
    log_note(slice->work->options->log, LOG_WARN, "bot-disqualified", "tournament %s, game %lld: %s did %s",
             slice->tournament->id.text, (long long)game, entrant->bot[0] == '\0' ? entrant->player.text : entrant->bot,
             reason);
    return tournament_batch_add(&slice->batch, slice->tournament, slice->now, TOURNAMENT_EVENT_DISQUALIFIED, body);
}

enum err slice_play_table(double *scores, double *minor, int *out_offender, const char **out_reason,
                          struct slice *slice, const struct fixture *fixture, int32_t first, int seats) {
    struct bot_seat at_table[SEATS_MAX];
    struct bot_game game = {.stopping = slice->work->stopping};
    struct bot_game_result result;
    enum err err = slice_find_config(slice, seats, false);
    for (int i = 0; i < seats && err == OK; i++) {
        int32_t index = fixture->entrants[first + i];
        err = slice_find_bot(slice, index);
        at_table[i] = slice->seats[index];
    }
    if (err != OK) {
        return err;
    }
    game.config = slice->config;
    game.rules = slice->config->family->rules_version;
    game.seats = at_table;
    game.duplicate = slice->tournament->duplicate;
    tournament_game_seed(game.seed, slice->tournament, fixture->number);
    err = bot_game_play(&result, &game);
    if (err != OK) {
        return err;
    }
    *out_offender = result.offender;
    *out_reason = result.reason;
    for (int i = 0; i < seats; i++) {
        scores[first + i] = slice->tournament->duplicate ? result.value : result.points[i];
        minor[i] = result.minor[i];
    }
    return OK;
}

static enum err play(struct slice *slice, const struct fixture *fixture) {
    struct tournament *tournament = slice->tournament;
    double minor[SEATS_MAX] = {0};
    double *scores = tournament->points; /* as many as there are entrants; read before it is used for anything else */
    int seats = tournament_table_size(tournament->format, tournament->duplicate, fixture->count);
    for (int32_t first = 0; first < fixture->count && !fixture->walkover; first += seats) {
        int offender = -1;
        const char *reason = NULL;
        enum err err = slice_play_table(scores, minor, &offender, &reason, slice, fixture, first, seats);
        if (err != OK) {
            return err;
        }
        if (offender >= 0) {
            return slice_disqualify(slice, fixture->number, fixture->entrants[first + offender], reason);
        }
    }
    atomic_fetch_add_explicit(slice->work->games, !fixture->walkover, memory_order_relaxed);
    return tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_GAME,
                                game_body(slice, fixture, fixture->walkover ? NULL : scores, minor));
}

/* ---- a slice ---- */

static bool has_people(const struct tournament *tournament, const struct fixture *fixture) {
    if (fixture->has_master) {
        return true;
    }
    for (int32_t i = 0; i < fixture->count; i++) {
        if (tournament->entrants[fixture->entrants[i]].bot[0] == '\0') {
            return true;
        }
    }
    return false;
}

static enum err begin_game(struct slice *slice, struct fixture *fixture) {
    const struct tournament *tournament = slice->tournament;
    struct roll roll = {.gone_count = 0};
    enum err err = tournament->duplicate || fixture->walkover ? OK : slice_call_roll(&roll, fixture, slice);
    if (err != OK) {
        return err;
    }
    if (!fixture->walkover && has_people(tournament, fixture)) {
        err = tournament->duplicate ? slice_start_alone(slice, fixture) : slice_start_game(slice, fixture, &roll);
    } else {
        err = play(slice, fixture);
    }
    bool lacks_master = !id_is_none(&tournament->master) && !fixture->has_master;
    return err == ERR_INVALID_VALUE && lacks_master ? slice_drop_game(slice, fixture) : err;
}

/* Does one thing; *out_idle when there is none. */
static enum err take_step(struct slice *slice, bool *out_idle) {
    struct tournament *tournament = slice->tournament;
    struct fixture fixture;
    enum err err = OK;
    slice->now = timestamp_now();
    switch (tournament_next(&fixture, tournament)) {
    case STEP_GAME:
        return begin_game(slice, &fixture);
    case STEP_ROUND:
        return tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_ROUND,
                                    tournament_pair(tournament));
    case STEP_STAGE:
        err = tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_STAGE,
                                   tournament_draw_stage(tournament));
        return err == OK ? slice_draw_subjects(slice) : err; /* of those who are gone by now nobody will hear */
    case STEP_DRAW:
        return tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_DRAWN,
                                    tournament_draw(tournament));
    case STEP_FINISH:
        if (slice->batch.count > 0) { /* the places come alone, once all else is written */
            slice->is_full = true;
            return OK;
        }
        return tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_FINISHED,
                                    tournament_finish(tournament));
    case STEP_WAIT:
    case STEP_NONE:
        break;
    }
    *out_idle = true;
    return OK;
}

/* Its moment has come; with too few it ends there. */
static enum err begin_in_time(struct slice *slice) {
    struct tournament *tournament = slice->tournament;
    if (tournament->status != TOURNAMENT_OPEN || tournament->starts_at == 0 || slice->now < tournament->starts_at) {
        return OK;
    }
    enum err err = tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_BEGUN, json_object());
    if (err == OK && tournament->taking_part < 2) {
        err = tournament_batch_add(&slice->batch, tournament, slice->now, TOURNAMENT_EVENT_CANCELLED,
                                   json_pack("{s:s}", "reason", "declined"));
    }
    return err;
}

static enum err do_slice(struct slice *slice, bool *out_idle) {
    int64_t until = timestamp_monotonic_us() + SLICE_US;
    enum err err = OK;
    slice->seats = calloc((size_t)slice->tournament->entrant_count, sizeof *slice->seats);
    if (slice->seats == NULL) {
        return ERR_NO_MEMORY;
    }
    slice->now = timestamp_now();
    err = begin_in_time(slice);
    err = err == OK ? slice_look(slice) : err;
    err = err == OK ? slice_draw_subjects(slice) : err;
    while (err == OK && !*out_idle && !slice->is_full && !tournament_batch_is_full(&slice->batch) &&
           timestamp_monotonic_us() < until && !atomic_load(slice->work->stopping)) {
        err = take_step(slice, out_idle);
    }
    if (err == ERR_BUSY && atomic_load(slice->work->stopping)) {
        err = OK; /* what is done so far is written; the rest comes after the next start */
    }
    if (err == OK && slice->batch.count > 0) {
        err = tournament_batch_write(&slice->batch, slice->tournament, slice->work->db, slice->work->writer);
    }
    return err;
}

static bool is_passing(enum err err) {
    return err == ERR_BUSY || err == ERR_STORE || err == ERR_STORE_UNKNOWN || err == ERR_NO_MEMORY ||
           err == ERR_CONFLICT || err == ERR_STALE;
}

enum work_outcome run_slice(const struct work *work, struct tournament **tournament, const struct id *id) {
    struct slice slice = {.work = work};
    bool idle = false;
    enum err err = OK;
    if (*tournament == NULL) {
        err = tournament_load(tournament, work->db, id);
    } else {
        err = tournament_catch_up(*tournament, work->db);
    }
    /* Also where nothing has crashed: somebody may have chosen while rows of what was before it were being written. */
    err = err == OK ? tournament_rows_mend(*tournament, work->db, work->writer) : err;
    if (err == OK) {
        slice.tournament = *tournament;
        err = do_slice(&slice, &idle);
    }
    if (slice.config != NULL) {
        config_release(slice.config);
    }
    free(slice.seats);
    tournament_batch_free(&slice.batch);
    if (err == OK) {
        bool live = (*tournament)->status == TOURNAMENT_OPEN || (*tournament)->status == TOURNAMENT_RUNNING;
        return !live ? WORK_OVER : idle ? WORK_NONE : WORK_MORE;
    }
    tournament_free(*tournament); /* it may be ahead of its log */
    *tournament = NULL;
    if (err == ERR_STALE) {
        return WORK_MORE;
    }
    if (!is_passing(err)) {
        log_note(work->options->log, LOG_ERROR, "tournament-failed", "tournament %s: %s", id->text, err_name(err));
        return WORK_OVER; /* until the next start, or the next look where it is due */
    }
    return WORK_LATER;
}
