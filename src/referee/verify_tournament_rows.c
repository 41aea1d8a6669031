/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of a tournament's parts: of the stages of heats, as many as have begun, each with what its tables are and have come
 * to; and of its games.
 */
#include <stdlib.h>

#include "game/load.h"
#include "tournament/tournament_log.h"
#include "tournament/tournament_subjects.h"
#include "util/json.h"
#include "verify_internal.h"

enum { EVENTS_AT_ONCE = 1000 };

/* ---- stages ---- */

static enum err verify_stage(bool *out_same, struct tournament *tournament, const json_t *body) {
    struct fixture fixture;
    *out_same = false;
    if (tournament_next(&fixture, tournament) != STEP_STAGE) {
        return OK;
    }
    json_t *wanted = tournament_draw_stage(tournament);
    *out_same = json_equal(wanted, body) != 0;
    enum err err = wanted == NULL ? ERR_NO_MEMORY : OK;
    json_decref(wanted);
    return err;
}

static enum err verify_subject(bool *out_same, const struct tournament *tournament, const json_t *body) {
    json_int_t index = json_integer_value(json_object_get(body, "number")) - 1;
    *out_same = tournament->heats != NULL && index >= 0 && index < tournament->entrant_count;
    if (!*out_same || !json_is_true(json_object_get(body, "drawn"))) {
        return OK;
    }
    json_t *wanted = tournament_draw_subject(tournament, (int32_t)index);
    *out_same = json_equal(wanted, body) != 0;
    enum err err = wanted == NULL ? ERR_NO_MEMORY : OK;
    json_decref(wanted);
    return err;
}

/* ---- disqualifications ---- */

/* The game at which an entrant plays under this number, and their seat at it; -1: there is none that is being played. */
static int find_seat(struct id *out_game, const struct tournament *tournament, int64_t number, int32_t index) {
    for (size_t i = 0; i < tournament->contest_count; i++) {
        const struct contest *contest = &tournament->contests[i];
        for (int32_t k = 0; k < contest->count && contest->number == number && !contest->over; k++) {
            if (tournament->seats[contest->first + (size_t)k].entrant == index) {
                *out_game = contest->own != NULL ? contest->own[k] : contest->game;
                return contest->own != NULL ? 0 : (int)k;
            }
        }
    }
    return -1;
}

/* Programs of the server are disqualified by games that nobody has a log of. */
static enum err verify_disqualified(bool *out_same, const struct verify_context *verify,
                                    const struct tournament *tournament, const json_t *body) {
    json_int_t index = json_integer_value(json_object_get(body, "number")) - 1;
    int64_t number = json_integer_value(json_object_get(body, "game"));
    struct id id = {""};
    struct game *game = NULL;
    struct problem problem;
    *out_same = index >= 0 && index < tournament->entrant_count;
    if (!*out_same || tournament->entrants[index].bot[0] != '\0') {
        return OK;
    }
    int seat = find_seat(&id, tournament, number, (int32_t)index);
    *out_same = false;
    if (seat < 0) {
        return OK;
    }
    enum err err = game_load(&game, verify->db, verify->configs, &id, &problem);
    if (err == OK) {
        *out_same = seat < game->seat_count && game->seats[seat].disqualified;
        game_release(game);
    }
    return err == ERR_NOT_FOUND || err == ERR_CORRUPT ? OK : err; /* what is wrong with a game is told with it */
}

enum err verify_reason(const char **out_wrong, const struct verify_context *verify, struct tournament *tournament,
                       enum tournament_event kind, const json_t *body) {
    bool same = true;
    enum err err = OK;
    const char *wrong = NULL;
    if (kind == TOURNAMENT_EVENT_STAGE) {
        wrong = "The stage is not that of the games before it and the seed.";
        err = verify_stage(&same, tournament, body);
    } else if (kind == TOURNAMENT_EVENT_SUBJECT) {
        wrong = "The subject is not the one that the seed draws.";
        err = verify_subject(&same, tournament, body);
    } else if (kind == TOURNAMENT_EVENT_DISQUALIFIED) {
        wrong = "The log of the game does not say that the player was disqualified.";
        err = verify_disqualified(&same, verify, tournament, body);
    }
    *out_wrong = same ? NULL : wrong;
    return err;
}

/* ---- series ---- */

struct origin {
    const struct tournament *tournament;
    bool same;
};

static enum err look_at_origin(void *context, const struct tournament_event_row *row) {
    struct origin *origin = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    const char *creator = json_string_value(json_object_get(body, "creator"));
    origin->same = creator != NULL && verify_is_same_text(creator, origin->tournament->creator.text) &&
                   json_object_get(body, "series") == NULL && row->at <= origin->tournament->created_at;
    json_decref(body);
    return OK;
}

enum err verify_series(bool *out_same, struct db *db, const struct tournament *tournament) {
    struct origin origin = {.tournament = tournament, .same = id_is_none(&tournament->series)};
    enum err err = origin.same ? OK : tournament_event_read(db, &tournament->series, 0, 1, 1, look_at_origin, &origin);
    *out_same = origin.same;
    return err;
}

bool verify_is_of_series(const struct tournament_row *row, const struct id *series) {
    bool is_first = id_is_none(series) && !id_is_none(&row->series);
    return id_equal(&row->series, is_first ? &row->id : series);
}

/* ---- rows of stages ---- */

struct stages {
    const struct tournament *tournament;
    int32_t count; /* that are as they are to be */
    bool same;
};

static enum err look_at_stage(void *context, int64_t number, const char *tables) {
    struct stages *stages = context;
    if (number != stages->count + 1 || number > tournament_stage_count(stages->tournament)) {
        stages->same = false;
        return OK;
    }
    char *text = tournament_stage_text(stages->tournament, (int32_t)number);
    if (text == NULL) {
        return ERR_NO_MEMORY;
    }
    stages->same = stages->same && verify_is_same_text(tables, text);
    stages->count++;
    free(text);
    return OK;
}

enum err verify_stages(bool *out_same, struct db *db, const struct tournament *tournament) {
    struct stages stages = {.tournament = tournament, .same = true};
    enum err err = tournament_stage_list(db, &tournament->id, look_at_stage, &stages);
    *out_same = stages.same && stages.count == tournament_stage_count(tournament);
    return err;
}

enum err verify_stages_rebuild(struct db *db, const struct tournament *tournament) {
    enum err err = OK;
    for (int32_t number = 1; number <= tournament_stage_count(tournament) && err == OK; number++) {
        char *text = tournament_stage_text(tournament, number);
        err = text == NULL ? ERR_NO_MEMORY : tournament_stage_put(db, &tournament->id, number, text);
        free(text);
    }
    return err;
}

/* ---- games ---- */

struct games {
    struct db *db;
    const struct id *tournament;
    int64_t at, events; /* seq of the newest event; and how many were read in this step */
};

static enum err put_game(void *context, const struct tournament_event_row *row) {
    struct games *games = context;
    enum err err = OK;
    games->at = row->seq;
    games->events++;
    if (tournament_events[tournament_event_find(row->kind)].is_game) {
        struct tournament_game_texts texts = {0};
        json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
        err = body != NULL && tournament_game_texts(&texts, body)
                  ? tournament_game_put(games->db, games->tournament, &texts.row)
                  : ERR_NO_MEMORY;
        tournament_game_texts_free(&texts);
        json_decref(body);
    }
    return err;
}

enum err verify_games_rebuild(struct db *db, const struct id *tournament) {
    struct games games = {.db = db, .tournament = tournament};
    enum err err = OK;
    do {
        games.events = 0;
        err = tournament_event_read(db, tournament, games.at, INT64_MAX, EVENTS_AT_ONCE, put_game, &games);
    } while (err == OK && games.events == EVENTS_AT_ONCE);
    return err;
}
