/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows derived from games and events. It knows both sides, the engine's values and the store's rows, so that neither needs
 * to know the other.
 */
#include "play/project.h"

#include <stdlib.h>
#include <string.h>

#include "play/player_stats.h"
#include "store/results.h"
#include "util/json.h"

/* The row says `playing` from the first round to the end, so that rounds do not change it. */
static const char *projected_status(const struct game *game) {
    return game_status_name(game->status == GAME_ROUND_OVER ? GAME_PLAYING : game->status);
}

void project_game_row(struct game_row *out, const struct game *game) {
    *out = (struct game_row){
        .id = game->id,
        .ruleset = game->config->preset->id,
        .status = projected_status(game),
        .visibility = game->is_public ? "public" : "private",
        .ranked = game->ranked,
        .creator = game->creator,
        .join_code = game->join_code[0] == '\0' ? NULL : game->join_code,
        .created_at = game->created_at,
        .finished_at = game->finished_at,
        .timed = game->finished_at == 0 && game_is_timed(game),
    };
}

void project_seat_row(struct seat_row *out, const struct game *game, int seat) {
    *out = (struct seat_row){
        .game = game->id,
        .seat = seat,
        .live = game->status != GAME_FINISHED && game->status != GAME_ABORTED,
        .is_public = game->is_public,
    };
    if (seat == SEAT_OF_MAKER) {
        out->player = game->creator;
        out->status = "watching";
        out->official = true;
        return;
    }
    out->player = game->seats[seat].player;
    out->status = seat_status_name(game->seats[seat].status);
    out->official = config_is_official(game->config, seat);
    if (game->seats[seat].named) {
        out->name = game->names->text[seat];
        out->by = game->seats[seat].by;
    }
    if (game->seats[seat].status == SEAT_INVITED) {
        out->inviter = game->creator;
    }
}

json_t *project_result(const struct event *event) {
    json_t *item = json_copy((json_t *)event->body);
    if (item == NULL) {
        return NULL;
    }
    (void)json_object_del(item, "proof");
    if (!json_put(item, "published_at", json_timestamp(event->at))) {
        json_decref(item);
        return NULL;
    }
    return item;
}

int project_first_seat(const struct game *game) {
    return game_has_watching_maker(game) ? SEAT_OF_MAKER : 0;
}

static bool is_seat_row_changed(const struct game *before, const struct game *after, int seat) {
    return before == NULL || before->is_public != after->is_public ||
           (seat != SEAT_OF_MAKER && (before->seats[seat].status != after->seats[seat].status ||
                                      !id_equal(&before->seats[seat].player, &after->seats[seat].player)));
}

static bool is_game_row_changed(const struct game *before, const struct game *after) {
    return strcmp(projected_status(before), projected_status(after)) != 0 ||
           before->finished_at != after->finished_at || game_is_timed(before) != game_is_timed(after) ||
           strcmp(before->join_code, after->join_code) != 0 || before->is_public != after->is_public;
}

enum err project_changes(struct db *db, const struct game *before, const struct game *after) {
    struct game_row row;
    project_game_row(&row, after);
    enum err err = OK;
    if (before == NULL) {
        err = game_row_insert(db, &row);
    } else if (is_game_row_changed(before, after)) {
        err = game_row_update(db, &row);
    }
    for (int i = project_first_seat(after); err == OK && i < after->seat_count; i++) {
        if (is_seat_row_changed(before, after, i)) {
            struct seat_row seat;
            project_seat_row(&seat, after, i);
            err = seat_row_put(db, &seat);
        }
    }
    return err;
}

/* A match is finished behind the end of its last round, or within one; a game is aborted whenever, between rounds too. */
static bool ends_round(const struct game *game, const struct event *event) {
    struct turn turn = {.over = true};
    if (event->kind == EVENT_FINISHED) {
        game->config->family->turn(game_state(game), &turn);
    }
    return event->kind == EVENT_ROUND_OVER || event->kind == EVENT_ABORTED || !turn.over;
}

enum err project_round_questions(struct round_questions_row *out, struct arena *arena, const struct game *game,
                                 const struct event *event) {
    const struct family *family = game->config->family;
    *out = (struct round_questions_row){.game = game->id, .round = game->number};
    return family->list_put != NULL && ends_round(game, event)
               ? family_list_put(&out->fingerprints, &out->count, arena, family, game_state(game))
               : OK;
}

enum err project_note_questions(struct db *db, const struct game *game, const struct event *event) {
    struct round_questions_row row;
    struct arena arena;
    arena_init(&arena);
    enum err err = project_round_questions(&row, &arena, game, event);
    if (err == OK && row.count > 0) {
        err = round_questions_put(db, &row);
    }
    arena_free(&arena);
    return err;
}

static enum err note_standings(struct db *db, const struct game *game, const struct event *event,
                               const struct result_row *row) {
    struct published published = {
        .id = row->id,
        .family = game->config->family,
        .game = game->id,
        .preset = game->config->preset,
        .round = row->round,
        .body = event->body,
        .at = event->at,
        .ranked = game->ranked,
        .seats = game->seat_count,
        .officials = game->config->officials,
    };
    for (int i = 0; i < game->seat_count; i++) {
        published.players[i] = game->seats[i].player;
        published.resigned |= game->seats[i].status == SEAT_RESIGNED ? seat_set_of(i) : 0;
    }
    return player_stats_note(db, &published);
}

/* From the game and not from the rows of its seats: those lie where nothing else is read at the end of a round. */
enum err project_readers(struct db *db, const struct game *game, const struct id *result) {
    enum err err = OK;
    for (int i = project_first_seat(game); err == OK && i < game->seat_count; i++) {
        const struct id *player = i == SEAT_OF_MAKER ? &game->creator : &game->seats[i].player;
        bool is_there =
            i == SEAT_OF_MAKER || game->seats[i].status == SEAT_JOINED || game->seats[i].status == SEAT_RESIGNED;
        if (is_there && !id_is_none(player)) {
            err = result_reader_add(db, player, result);
        }
    }
    return err;
}

enum err project_publish(struct db *db, const struct game *game, const struct event *event) {
    struct result_row row = {
        .game = game->id,
        .round = event->kind == EVENT_FINISHED ? 0 : game->number,
        .ruleset = game->config->preset->id,
        .ranked = game->ranked,
        .is_public = game->is_public,
        .published_at = event->at,
    };
    const json_t *id = json_object_get(event->body, "id");
    if (!json_is_string(id) || !id_parse(&row.id, json_string_value(id), json_string_length(id))) {
        return ERR_CORRUPT;
    }
    json_t *item = project_result(event);
    char *body = json_text(item);
    json_decref(item);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    row.body = body;
    row.body_length = strlen(body);
    enum err err = result_row_insert(db, &row);
    free(body);
    if (err == OK) {
        err = project_readers(db, game, &row.id);
    }
    return err == OK && !db_is_shared(db) ? note_standings(db, game, event, &row) : err;
}
