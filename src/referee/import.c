/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The document is verified as it is, as `referee verify FILE` does. Then its events are replayed once more as they are to
 * be stored, and written with what follows from them, as playing would have done.
 */
#include "import.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/event_def.h"
#include "game/export.h"
#include "game/load.h"
#include "game/replay.h"
#include "play/player_stats.h"
#include "play/project.h"
#include "store/accounts.h"
#include "store/event_log.h"
#include "util/json.h"
#include "util/player_name.h"
#include "util/timestamp.h"

struct import {
    struct db *db;
    const json_t *document;
    struct replay replay;
    struct problem *problem;
};

static enum err store_failed(const struct import *import, enum err err) {
    return problem_set(import->problem, err, "The database does not take the game: %s.", db_message(import->db));
}

/* ---- is it there already? ---- */

struct comparison {
    const json_t *events; /* the document's */
    int64_t count;
    bool differs;
};

/* What an export leaves out, or an import changes, is no difference. */
static json_t *comparable(const json_t *body, const struct event *event) {
    json_t *copy = json_copy((json_t *)body);
    if (copy != NULL && event->kind == EVENT_CREATED) {
        (void)json_object_del(copy, "join_code");
        (void)json_object_del(copy, "ranked");
        (void)json_object_del(copy, "log");
        if (json_is_null(json_object_get(copy, "clock"))) {
            (void)json_object_del(copy, "clock"); /* an old log may have no word of it */
        }
    }
    return copy;
}

static enum err compare_row(void *context, const struct event_row *row) {
    struct comparison *comparison = context;
    struct problem problem;
    struct event event;
    json_t *stored = NULL;
    problem_clear(&problem);
    enum err err = event_from_row(&event, &stored, row, NULL, &problem);
    if (err != OK) {
        return err;
    }
    const json_t *item = json_array_get(comparison->events, (size_t)comparison->count++);
    const json_t *seat = json_object_get(item, "seat");
    char at[TIMESTAMP_SIZE];
    timestamp_format(at, event.at);
    const char *item_at = json_string_value(json_object_get(item, "at"));
    const char *kind = json_string_value(json_object_get(item, "kind"));
    json_t *mine = comparable(stored, &event);
    json_t *theirs = comparable(json_object_get(item, "body"), &event);
    bool same = mine != NULL && theirs != NULL && json_equal(mine, theirs) && kind != NULL &&
                strcmp(kind, row->kind) == 0 && item_at != NULL && strcmp(item_at, at) == 0 &&
                (json_is_integer(seat) ? json_integer_value(seat) : -1) == event.seat;
    comparison->differs = comparison->differs || !same;
    json_decref(mine);
    json_decref(theirs);
    json_decref(stored);
    return OK;
}

static enum err look_for_game(struct import_outcome *out, const struct import *import) {
    struct comparison comparison = {.events = json_object_get(import->document, "events")};
    enum err err = event_log_read(import->db, &out->game, 0, 0, INT64_MAX, compare_row, &comparison);
    if (err != OK) {
        return store_failed(import, err);
    }
    if (comparison.count == 0) {
        return OK;
    }
    if (comparison.differs || comparison.count != (int64_t)json_array_size(comparison.events)) {
        return problem_set(import->problem, ERR_CONFLICT, "The database has another game with the id %s.",
                           out->game.text);
    }
    out->known = true;
    return OK;
}

static enum err note_row(void *context, const struct game_row *row) {
    (void)row;
    *(bool *)context = true;
    return OK;
}

/* What names a player names no game, here or in the document: results are kept by either. */
static enum err check_player(const struct import *import, const struct id *player) {
    bool is_game = id_equal(player, &import->replay.id);
    enum err err = is_game ? OK : game_row_read(import->db, player, note_row, &is_game);
    if (err != OK) {
        return store_failed(import, err);
    }
    return is_game
               ? problem_set(import->problem, ERR_CONFLICT, "There is a game with the id %s of a player.", player->text)
               : OK;
}

static enum err check_game(const struct import *import, const struct id *game) {
    struct player_row row;
    enum err err = player_get(&row, import->db, game);
    if (err != OK) {
        return store_failed(import, err);
    }
    return id_is_none(&row.id) ? OK
                               : problem_set(import->problem, ERR_CONFLICT,
                                             "There is a player with the id %s of the game.", game->text);
}

/* ---- writing it ---- */

/* Whoever is not known here is made with the name in the document; without one, as a player who was deleted. */
static enum err put_players(const struct import *import) {
    size_t index = 0;
    const json_t *seat = NULL;
    int64_t now = timestamp_now();
    json_array_foreach(json_object_get(import->document, "seats"), index, seat) {
        const json_t *player = json_object_get(seat, "player");
        const json_t *id = json_object_get(player, "id");
        const char *name = json_string_value(json_object_get(player, "name"));
        const char *kind = json_string_value(json_object_get(player, "kind"));
        struct player_row row = {
            .bot = kind != NULL && strcmp(kind, "bot") == 0, .created_at = now, .deleted_at = name == NULL ? now : 0};
        if (name != NULL) {
            const char *why = NULL;
            if (player_name_read(row.name, name, json_string_length(json_object_get(player, "name")), &why) != OK) {
                char pointer[PROBLEM_POINTER_MAX];
                (void)snprintf(pointer, sizeof pointer, "/seats/%zu/player/name", index);
                return problem_set_at(import->problem, ERR_INVALID_VALUE, pointer, "%s", why);
            }
        }
        if (!json_is_string(id)) {
            continue; /* a seat that stayed empty, or without an account */
        }
        (void)id_parse(&row.id, json_string_value(id), json_string_length(id));
        enum err err = check_player(import, &row.id);
        if (err != OK) {
            return err;
        }
        err = player_put(import->db, &row);
        if (err != OK) {
            return store_failed(import, err);
        }
    }
    return OK;
}

/* Who made a game to watch it has no seat in the document, and no name there: as a player who was deleted, if not known here. */
static enum err put_maker(const struct import *import) {
    const int64_t now = timestamp_now();
    const struct player_row row = {.id = import->replay.game->creator, .created_at = now, .deleted_at = now};
    if (!game_has_watching_maker(import->replay.game)) {
        return OK;
    }
    enum err err = check_player(import, &row.id);
    if (err != OK) {
        return err;
    }
    err = player_put(import->db, &row);
    return err == OK ? OK : store_failed(import, err);
}

static enum err write_event(struct import *import, const struct event *event, const struct game *before) {
    char *body = json_text(event->body);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct game *game = import->replay.game;
    const struct event_row row = event_to_row(event, game, body, strlen(body));
    enum err err = event_log_append(import->db, &game->id, &row);
    free(body);
    err = err == OK ? project_changes(import->db, before, game) : err;
    err = err == OK ? project_note_questions(import->db, game, event) : err;
    if (err == OK && event_publishes(event->kind)) {
        err = project_publish(import->db, game, event);
    }
    if (err == ERR_CONFLICT) {
        return problem_set(import->problem, err, "The database has a result with the id of one of this game's.");
    }
    return err == OK ? OK : store_failed(import, err);
}

/* One event: replayed and written. */
static enum err take_event(void *context, const struct event *event) {
    struct import *import = context;
    struct event stored = *event;
    json_t *body = json_copy((json_t *)event->body);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    if (event->seq == 1 && !json_put(body, "ranked", json_false())) {
        json_decref(body);
        return ERR_NO_MEMORY;
    }
    stored.body = body;
    struct game *before = import->replay.game == NULL ? NULL : game_ref(import->replay.game);
    enum err err = replay_event(&import->replay, &stored);
    if (err != OK) {
        (void)problem_set(import->problem, err, "Event %lld does not follow: %s", (long long)event->seq,
                          import->replay.problem.detail);
    } else {
        err = before == NULL ? put_maker(import) : OK;
        err = err == OK ? write_event(import, &stored, before) : err;
    }
    if (before != NULL) {
        game_release(before);
    }
    json_decref(body);
    return err;
}

/* It may be older than what has been noted of its players. */
static enum err put_in_order(const struct import *import) {
    const struct game *game = import->replay.game;
    enum err err = OK;
    for (int i = 0; game != NULL && i < game->seat_count && err == OK; i++) {
        const struct id *player = &game->seats[i].player;
        if (!id_is_none(player)) {
            err = player_stats_put_in_order(import->db, game->config->preset, player, &game->id);
        }
    }
    return err == OK ? OK : store_failed(import, err);
}

static enum err take_game(struct import_outcome *out, struct import *import) {
    enum err err = look_for_game(out, import);
    if (err != OK || out->known) {
        return err;
    }
    err = check_game(import, &out->game);
    err = err == OK ? put_players(import) : err;
    if (err == OK) {
        err = export_each_event(import->document, &import->replay, take_event, import, import->problem);
    }
    err = err == OK ? put_in_order(import) : err;
    out->events = json_array_size(json_object_get(import->document, "events"));
    replay_clear(&import->replay);
    return err;
}

/* ---- the whole ---- */

enum err import_check(const json_t *document, struct config_cache *configs, struct problem *problem) {
    struct export_verdict verdict = {0};
    problem_clear(problem);
    enum err err = export_check_form(document, problem);
    if (err == OK) {
        err = export_verify(&verdict, document, configs, NULL, NULL);
    }
    if (err == OK && !verdict.valid) {
        return verdict.seq > 0
                   ? problem_set(problem, ERR_CORRUPT, "event %lld: %s", (long long)verdict.seq, verdict.reason.detail)
                   : problem_set(problem, ERR_CORRUPT, "%s", verdict.reason.detail);
    }
    return err;
}

enum err import_game(struct import_outcome *out, struct db *db, const json_t *document, struct config_cache *configs,
                     struct problem *problem) {
    struct import import = {.db = db, .document = document, .problem = problem, .replay = {.configs = configs}};
    *out = (struct import_outcome){.known = false};
    problem_clear(problem);
    problem_clear(&import.replay.problem);
    enum err err = export_read_id(&out->game, document, problem);
    if (err != OK) {
        return err;
    }
    import.replay.id = out->game;
    err = db_begin(db);
    if (err != OK) {
        return store_failed(&import, err);
    }
    err = take_game(out, &import);
    if (err != OK) {
        (void)db_rollback(db);
        return err;
    }
    err = db_commit(db);
    return err == OK ? OK : store_failed(&import, err);
}
