/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Players: making one, or a guest; one's own account, the public profile.
 */
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "api/idempotency.h"
#include "api/throttle.h"
#include "game/names.h"
#include "store/accounts.h"
#include "store/tournaments.h"
#include "util/json.h"
#include "util/player_name.h"

struct player_body {
    struct json_text name, kind;
    struct json_boolean guest;
};

static const struct field create_fields[] = {
    {"name", FIELD_TEXT, 0, 0, 0, offsetof(struct player_body, name)},
    {"kind", FIELD_TEXT, 0, 0, 0, offsetof(struct player_body, kind)},
    {"guest", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct player_body, guest)},
};

static const struct field rename_fields[] = {
    {"name", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct player_body, name)},
};

struct player_input {
    struct player_row player;
    char token[TOKEN_TEXT_SIZE];
    unsigned char hash[TOKEN_HASH_SIZE];
};

static enum err read_name(char out[static NAME_BYTES_MAX + 1], const struct json_text *name, struct problem *problem) {
    const char *why = NULL;
    enum err err = player_name_read(out, name->bytes, name->length, &why);
    return err == OK ? OK : problem_set_at(problem, err, "/name", "%s", why);
}

/* ---- making one ---- */

static bool is_service(const struct request *request) {
    return (request->caller.scopes & (SCOPE_SERVICE | SCOPE_ADMIN)) != 0;
}

static enum err refuse_players(struct request *request, enum err err) {
    return problem_set(&request->problem, err,
                       "On this server only a token with the scope `service` may make players.");
}

enum err players_create_find(struct request *request) {
    const struct app *app = request->app;
    bool refused = app->no_guests && request->caller.known && !is_service(request);
    return refused ? refuse_players(request, ERR_FORBIDDEN) : change_find_nothing(request);
}

/* Where services alone make players, a token would help whoever sent none, unless they want to be a guest. */
static enum err check_stranger(struct request *request) {
    const struct app *app = request->app;
    if (!app->no_guests || request->caller.known) {
        return OK;
    }
    bool wants_guest = json_is_true(json_object_get(request->json, "guest"));
    return wants_guest ? guest_refuse(request, ERR_FORBIDDEN) : refuse_players(request, ERR_UNAUTHORIZED);
}

/* Who it is going to be: a guest, or somebody with a name. */
static enum err read_who(struct player_row *out, const struct player_body *body, struct problem *problem) {
    out->guest = body->guest.value;
    if (out->guest && body->name.bytes != NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/name",
                              "must be left out for a guest, or `guest` for a player with a name");
    }
    if (out->guest) {
        memcpy(out->name, GUEST_NAME, sizeof GUEST_NAME);
        return OK;
    }
    return body->name.bytes != NULL
               ? read_name(out->name, &body->name, problem)
               : problem_set_at(problem, ERR_INVALID_VALUE, "/name", "is required, unless `guest` is true");
}

static enum err players_create_prepare(struct request *request, struct change *change) {
    struct player_input *input = arena_alloc(&request->arena, sizeof *input);
    struct player_body body = {0};
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = check_stranger(request);
    if (err == OK) {
        err = json_decode(&body, request->json, create_fields, sizeof create_fields / sizeof create_fields[0], "",
                          &request->problem);
    }
    if (err != OK) {
        return err;
    }
    bool bot = body.kind.length == 3 && memcmp(body.kind.bytes, "bot", 3) == 0;
    bool human = body.kind.bytes == NULL || (body.kind.length == 5 && memcmp(body.kind.bytes, "human", 5) == 0);
    if (!bot && !human) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/kind", "must be \"human\" or \"bot\"");
    }
    err = read_who(&input->player, &body, &request->problem);
    if (err == OK && !is_service(request)) {
        err = throttle_account(request);
    }
    input->player.bot = bot;
    token_generate(input->token, input->hash);
    change->input = input;
    return err;
}

static enum err players_create_apply(struct request *request, struct tx *tx, struct change *change) {
    struct player_input *input = change->input;
    struct player_row *player = &input->player;
    player->id = tx_new_id(tx);
    player->created_at = tx_now(tx);
    if (is_service(request)) {
        player->owner = request->caller.player;
    }
    enum err err = request->caller.known ? player_check(request, tx, &request->caller.player) : OK;
    err = err == OK ? player_write(player, tx, input->hash) : err;
    if (err == OK) {
        change->status = 201;
        change->location = arena_format(&request->arena, "/v1/players/%s", player->id.text);
    }
    return err;
}

/* The public profile. */
static void write_profile(struct json_out *out, const struct player_row *row) {
    json_out_put_text(out, "id", row->id.text);
    json_out_put_text(out, "name", row->name[0] == '\0' ? NULL : row->name);
    json_out_put_text(out, "kind", row->bot ? "bot" : "human");
    json_out_put_timestamp(out, "created_at", row->created_at);
}

/* What only the player, and who made them, is told as well. */
static void write_account(struct json_out *out, const struct player_row *row, const char *token) {
    json_out_begin_object(out);
    write_profile(out, row);
    json_out_put_boolean(out, "guest", row->guest);
    if (token != NULL) {
        json_out_put_text(out, "token", token);
    }
    json_out_end_object(out);
}

/* Given again it tells who the player is now, and no token. */
static void players_create_render(const struct request *request, const struct change *change, struct names *names,
                                  struct db *db, struct json_out *out) {
    (void)request;
    (void)names;
    (void)db;
    const struct player_input *input = change->input;
    write_account(out, &input->player, change->replayed ? NULL : input->token);
}

static void players_create_record(const struct change *change, struct json_out *out) {
    const struct player_input *input = change->input;
    json_out_text(out, input->player.id.text);
}

static enum err players_create_recall(struct request *request, struct change *change, struct db *db) {
    struct player_input *input = arena_alloc(&request->arena, sizeof *input);
    struct id player;
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    enum err err = idempotency_id(&player, change);
    return err == OK ? player_get(&input->player, db, &player) : err;
}

const struct change_def players_create_def = {.prepare = players_create_prepare,
                                              .apply = players_create_apply,
                                              .render = players_create_render,
                                              .record = players_create_record,
                                              .recall = players_create_recall};

/* ---- reading ---- */

enum { TITLES_MAX = 100 };

static enum err write_title(void *context, const struct title_row *row) {
    struct json_out *out = context;
    json_out_begin_object(out);
    json_out_put_text(out, "tournament", row->tournament.text);
    json_out_put_text(out, "ruleset", row->ruleset);
    json_out_put_text(out, "title", row->title);
    json_out_put_integer(out, "place", row->place);
    json_out_put_timestamp(out, "at", row->at);
    json_out_end_object(out);
    return OK;
}

/* Of one who is deleted only the id is left. */
static enum err write_public(struct json_out *out, struct db *db, const struct player_row *row) {
    enum err err = OK;
    json_out_begin_object(out);
    if (player_lives(row)) {
        write_profile(out, row);
        json_out_put_array(out, "titles");
        err = tournament_list_titles(db, &row->id, TITLES_MAX, write_title, out);
        json_out_end_array(out);
    } else {
        json_out_put_text(out, "id", row->id.text);
        json_out_put_null(out, "name");
    }
    json_out_end_object(out);
    return err;
}

static enum err read_player(struct player_row *out, struct request *request, const struct id *id) {
    enum err err = player_get(out, request->db, id);
    if (err != OK) {
        return problem_set(&request->problem, err, "The player could not be read. Try again later.");
    }
    return !id_is_none(&out->id) ? OK
                                 : problem_set(&request->problem, ERR_NOT_FOUND, "There is no player with this id.");
}

enum err players_me(struct request *request, struct reply *reply) {
    struct player_row row;
    enum err err = read_player(&row, request, &request->caller.player);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    write_account(reply_open(reply), &row, NULL);
    return reply_close(reply);
}

enum err players_get(struct request *request, struct reply *reply) {
    struct id id;
    if (!id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no player with this id.");
    }
    struct player_row row;
    enum err err = read_player(&row, request, &id);
    if (err != OK) {
        return err;
    }
    err = write_public(reply_open(reply), request->db, &row);
    if (err != OK) {
        return problem_set(&request->problem, err, "The player could not be read. Try again later.");
    }
    return reply_close(reply);
}

/* ---- changing one's name: a guest's first makes them a player ---- */

static enum err players_rename_prepare(struct request *request, struct change *change) {
    struct player_input *input = arena_alloc(&request->arena, sizeof *input);
    struct player_body body = {0};
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    enum err err = json_decode(&body, request->json, rename_fields, 1, "", &request->problem);
    return err == OK ? read_name(input->player.name, &body.name, &request->problem) : err;
}

static enum err players_rename_apply(struct request *request, struct tx *tx, struct change *change) {
    struct player_input *input = change->input;
    struct player_row row;
    enum err err = player_get(&row, tx_read(tx), &request->caller.player);
    if (err == OK) {
        memcpy(row.name, input->player.name, sizeof row.name);
        if (row.guest) {
            row.guest = false;
            row.named_at = tx_now(tx);
        }
        input->player = row;
        err = player_update(tx_write(tx), &row);
    }
    if (err == OK) {
        err = tx_change(tx, CHANGE_PLAYER, &request->caller.player, 0);
    }
    change->status = 200;
    return err;
}

static void players_rename_render(const struct request *request, const struct change *change, struct names *names,
                                  struct db *db, struct json_out *out) {
    (void)request;
    (void)names;
    (void)db;
    const struct player_input *input = change->input;
    write_account(out, &input->player, NULL);
}

const struct change_def players_rename_def = {
    .prepare = players_rename_prepare, .apply = players_rename_apply, .render = players_rename_render};
