/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Taking and leaving seats: what a join code invites to, join by id or by code, decline, and the creator's DELETE.
 */
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/throttle.h"
#include "bringing.h"
#include "core/cache.h"
#include "game/view.h"
#include "game_find.h"
#include "guest.h"
#include "store/projection.h"
#include "util/json.h"

struct join_body {
    struct json_text join_code;
    struct json_integer seat;
    struct bringing_texts brought;
};

static const struct field join_fields[] = {
    {"join_code", FIELD_TEXT, FIELD_NULLABLE, 0, 64, offsetof(struct join_body, join_code)},
    {"seat", FIELD_INTEGER, FIELD_NULLABLE, 0, SEATS_MAX - 1, offsetof(struct join_body, seat)},
};
enum { JOIN_FIELDS = sizeof join_fields / sizeof join_fields[0] };

struct join_input {
    struct guest guest;
    const char *join_code; /* NULL = none; upper case */
    int seat;              /* -1 = any */
    struct bringing bringing;
};

/* The code as it is kept, in upper case, in the arena; NULL without memory. */
static const char *spell_code(struct request *request, const struct json_text *join_code) {
    char *code = arena_copy(&request->arena, join_code->bytes, join_code->length);
    for (char *c = code; c != NULL && *c != '\0'; c++) {
        *c = *c >= 'a' && *c <= 'z' ? (char)(*c - 'a' + 'A') : *c;
    }
    return code;
}

static enum err refuse_code(struct request *request) {
    throttle_note_wrong_code(request);
    return problem_set(&request->problem, ERR_NOT_FOUND, "No game waits under this join code.");
}

static enum err say_unread(struct request *request, enum err err) {
    return problem_set(&request->problem, err, "The join code could not be looked up. Try again later.");
}

/* ---- before joining ---- */

static const struct field preview_fields[] = {
    {"join_code", FIELD_TEXT, FIELD_REQUIRED, 0, 64, offsetof(struct join_body, join_code)},
};

/* The game may have ended since it was found, and its code be another's by now. */
static enum err find_by_code(struct game **out, struct request *request, const char *join_code) {
    const struct app *app = request->app;
    struct id id;
    struct game *game = NULL;
    enum err err = game_find_by_join_code(&id, request->db, join_code);
    if (err != OK) {
        return say_unread(request, err);
    }
    if (!id_is_none(&id)) {
        err = game_find_newest(request, &id, 1);
    }
    if (err == OK && !id_is_none(&id)) {
        err = cache_find(&game, app->cache, request->db, &id, &request->problem);
    }
    if (err != OK) {
        return err;
    }
    if (game == NULL || strcmp(game->join_code, join_code) != 0) {
        game_release(game);
        return refuse_code(request);
    }
    *out = game;
    return OK;
}

enum err games_preview_prepare(struct request *request) {
    struct join_body body = {0};
    struct game *game = NULL;
    enum err err = json_decode(&body, request->json, preview_fields, 1, "", &request->problem);
    const char *join_code = err == OK ? spell_code(request, &body.join_code) : NULL;
    if (err == OK && join_code == NULL) {
        return ERR_NO_MEMORY;
    }
    err = err == OK ? throttle_check_code(request) : err;
    err = err == OK ? find_by_code(&game, request, join_code) : err;
    request->data = game;
    return err;
}

enum err games_preview(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct json_out *out = reply_open(reply);
    reply->is_private = true;
    json_out_begin_object(out);
    json_out_key(out, "game");
    view_invitation(request->data, app->names, request->db, out);
    json_out_end_object(out);
    return reply_close(reply);
}

/* ---- joining ---- */

enum err games_join_find(struct request *request) {
    enum err err = guest_check(request);
    return err == OK ? change_find_hidden(request) : err;
}

enum err games_join_by_code_find(struct request *request) {
    enum err err = guest_check(request);
    return err == OK ? change_find_nothing(request) : err;
}

static enum err games_join_prepare(struct request *request, struct change *change) {
    struct join_input *input = arena_alloc(&request->arena, sizeof *input);
    struct join_body body = {0};
    struct field fields[JOIN_FIELDS + BRINGING_MAX];
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    memcpy(fields, join_fields, sizeof join_fields);
    size_t count = bringing_add_fields(fields, JOIN_FIELDS, offsetof(struct join_body, brought));
    enum err err = json_decode(&body, request->json, fields, count, "", &request->problem);
    if (err != OK) {
        return err;
    }
    err = bringing_read(&input->bringing, &body.brought, &request->problem);
    if (err != OK) {
        return err;
    }
    if (body.join_code.bytes != NULL) {
        input->join_code = spell_code(request, &body.join_code);
        if (input->join_code == NULL) {
            return ERR_NO_MEMORY;
        }
    }
    input->seat = body.seat.set ? (int)body.seat.value : -1;
    change->input = input;
    err = input->join_code == NULL ? OK : throttle_check_code(request);
    return err == OK ? guest_prepare(&input->guest, request) : err;
}

/* The game that waits under the code now; `apply` looks again, and says what cannot be read. */
static void hold_by_code(struct request *request, struct change *change, const char *join_code) {
    struct id id;
    if (game_find_by_join_code(&id, request->db, join_code) == OK && !id_is_none(&id)) {
        change_hold(&change->hold, request, &id);
    }
}

static enum err games_join_by_code_prepare(struct request *request, struct change *change) {
    enum err err = games_join_prepare(request, change);
    const struct join_input *input = change->input;
    if (err == OK && input->join_code == NULL) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/join_code", "is required");
    }
    if (err == OK) {
        hold_by_code(request, change, input->join_code);
    }
    return err;
}

static enum err games_join_apply(struct request *request, struct tx *tx, struct change *change) {
    struct join_input *input = change->input;
    enum err err = guest_admit(&input->guest, request, tx, change);
    if (err == OK) {
        err = change_played(change, play_join(&change->play, input->join_code, input->seat, input->bringing), 201);
    }
    if (err == ERR_NOT_FOUND && input->join_code != NULL) {
        throttle_note_wrong_code(request);
    }
    return err == OK ? guest_write(&input->guest, request, tx, change) : err;
}

static enum err games_join_by_code_apply(struct request *request, struct tx *tx, struct change *change) {
    const struct join_input *input = change->input;
    enum err err = game_find_by_join_code(&change->play.game_id, tx_read(tx), input->join_code);
    if (err != OK) {
        return say_unread(request, err);
    }
    if (id_is_none(&change->play.game_id)) {
        return refuse_code(request);
    }
    return games_join_apply(request, tx, change);
}

/* ---- leaving ---- */

static enum err games_delete_apply(struct request *request, struct tx *tx, struct change *change) {
    (void)request;
    (void)tx;
    enum err err = change_played(change, play_abort(&change->play), 204);
    change->version = 0;
    return err;
}

const struct change_def games_join_def = {
    .prepare = games_join_prepare, .apply = games_join_apply, .render = change_render_game};
const struct change_def games_join_by_code_def = {
    .prepare = games_join_by_code_prepare, .apply = games_join_by_code_apply, .render = change_render_game};
const struct change_def games_decline_def = {.play = play_decline, .render = change_render_game};
const struct change_def games_delete_def = {.apply = games_delete_apply};
