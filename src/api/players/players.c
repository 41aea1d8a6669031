/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Players: making one, one's own account, the public profile.
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
#include "util/json.h"
#include "util/player_name.h"

struct player_body {
    struct json_text name, kind;
};

static const struct field create_fields[] = {
    {"name", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct player_body, name)},
    {"kind", FIELD_TEXT, 0, 0, 0, offsetof(struct player_body, kind)},
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

enum err players_create_find(struct request *request) {
    const struct app *app = request->app;
    if (app->no_guests && (request->caller.scopes & (SCOPE_SERVICE | SCOPE_ADMIN)) == 0) {
        bool known = request->caller.known;
        return problem_set(&request->problem, known ? ERR_FORBIDDEN : ERR_UNAUTHORIZED,
                           "On this server only a token with the scope `service` may make players.");
    }
    return change_find_nothing(request);
}

static enum err players_create_prepare(struct request *request, struct change *change) {
    struct player_input *input = arena_alloc(&request->arena, sizeof *input);
    struct player_body body = {0};
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = json_decode(&body, request->json, create_fields, 2, "", &request->problem);
    if (err != OK) {
        return err;
    }
    bool bot = body.kind.length == 3 && memcmp(body.kind.bytes, "bot", 3) == 0;
    bool human = body.kind.bytes == NULL || (body.kind.length == 5 && memcmp(body.kind.bytes, "human", 5) == 0);
    if (!bot && !human) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/kind", "must be \"human\" or \"bot\"");
    }
    err = read_name(input->player.name, &body.name, &request->problem);
    if (err == OK && !change->is_kept && (request->caller.scopes & (SCOPE_SERVICE | SCOPE_ADMIN)) == 0) {
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
    if ((request->caller.scopes & (SCOPE_SERVICE | SCOPE_ADMIN)) != 0) {
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

static void write_player(struct json_out *out, const struct player_row *row, const char *name, const char *token) {
    json_out_begin_object(out);
    json_out_put_text(out, "id", row->id.text);
    json_out_put_text(out, "name", name);
    json_out_put_text(out, "kind", row->bot ? "bot" : "human");
    json_out_put_timestamp(out, "created_at", row->created_at);
    if (token != NULL) {
        json_out_put_text(out, "token", token);
    }
    json_out_end_object(out);
}

/* Given again it has the name that the player has now, and no token. */
static void players_create_render(const struct request *request, const struct change *change, struct names *names,
                                  struct db *db, struct json_out *out) {
    (void)request;
    const struct player_input *input = change->input;
    json_t *player = change->replayed ? names_find(names, db, &input->player.id) : NULL;
    const char *name = change->replayed ? json_string_value(json_object_get(player, "name")) : input->player.name;
    write_player(out, &input->player, name, change->replayed ? NULL : input->token);
    json_decref(player);
}

static void players_create_record(const struct change *change, struct json_out *out) {
    const struct player_input *input = change->input;
    json_out_text(out, input->player.id.text);
}

static enum err players_create_recall(struct request *request, struct change *change, struct db *db) {
    struct player_input *input = change->input;
    (void)request;
    (void)db;
    input->player.created_at = change->kept.at;
    return idempotency_id(&input->player.id, change);
}

const struct change_def players_create_def = {.prepare = players_create_prepare,
                                              .recalls_input = true,
                                              .apply = players_create_apply,
                                              .render = players_create_render,
                                              .record = players_create_record,
                                              .recall = players_create_recall};

/* ---- reading ---- */

/* Of one who is deleted only the id is left. */
static enum err reply_player(struct request *request, struct reply *reply, const struct id *id) {
    struct player_row row;
    enum err err = player_get(&row, request->db, id);
    if (err != OK) {
        return problem_set(&request->problem, err, "The player could not be read. Try again later.");
    }
    if (id_is_none(&row.id)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no player with this id.");
    }
    struct json_out *out = reply_open(reply);
    if (row.name[0] != '\0') {
        write_player(out, &row, row.name, NULL);
        return reply_close(reply);
    }
    json_out_begin_object(out);
    json_out_put_text(out, "id", row.id.text);
    json_out_put_null(out, "name");
    json_out_end_object(out);
    return reply_close(reply);
}

enum err players_me(struct request *request, struct reply *reply) {
    reply->is_private = true;
    return reply_player(request, reply, &request->caller.player);
}

enum err players_get(struct request *request, struct reply *reply) {
    struct id id;
    if (!id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no player with this id.");
    }
    return reply_player(request, reply, &id);
}

/* ---- changing one's name ---- */

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
    write_player(out, &input->player, input->player.name, NULL);
}

const struct change_def players_rename_def = {
    .prepare = players_rename_prepare, .apply = players_rename_apply, .render = players_rename_render};
