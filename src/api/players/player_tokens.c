/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A player's tokens: minting, listing, revoking; and a service that mints for the players it made.
 *
 * A token is shown once, in the answer that makes it, and never in a kept one.
 */
#include <string.h>

#include <sodium.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "api/idempotency.h"
#include "api/list.h"
#include "store/accounts.h"
#include "util/json.h"
#include "util/timestamp.h"

/* Tokens of one player that are good at one time: plenty for their devices, and a bound. */
enum { TOKENS_MAX = 100 };

static const struct scope_name {
    const char *name;
    unsigned scope;
} scope_names[] = {{"play", SCOPE_PLAY}, {"service", SCOPE_SERVICE}, {"admin", SCOPE_ADMIN}};

enum { SCOPE_COUNT = sizeof scope_names / sizeof scope_names[0] };

struct token_body {
    struct json_text label, expires_at;
    const json_t *scopes;
};

static const struct field token_fields[] = {
    {"label", FIELD_TEXT, 0, 0, TOKEN_LABEL_MAX, offsetof(struct token_body, label)},
    {"scopes", FIELD_ARRAY, 0, 1, SCOPE_COUNT, offsetof(struct token_body, scopes)},
    {"expires_at", FIELD_TEXT, FIELD_NULLABLE, 0, 64, offsetof(struct token_body, expires_at)},
};

struct token_input {
    struct token_row row;
    char token[TOKEN_TEXT_SIZE];
};

/* ---- reading the body ---- */

static enum err read_label(struct token_input *input, const struct json_text *label, struct problem *problem) {
    for (size_t i = 0; i < label->length; i++) {
        if ((unsigned char)label->bytes[i] < ' ' || label->bytes[i] == 0x7f) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/label", "must not hold control characters");
        }
    }
    if (label->length > 0) {
        memcpy(input->row.label, label->bytes, label->length); /* at most 64 code points: see token_fields */
    }
    input->row.label[label->length] = '\0';
    return OK;
}

static unsigned scope_of(const json_t *item) {
    for (size_t i = 0; i < SCOPE_COUNT; i++) {
        if (json_is_string(item) && json_string_length(item) == strlen(scope_names[i].name) &&
            strcmp(json_string_value(item), scope_names[i].name) == 0) {
            return scope_names[i].scope;
        }
    }
    return 0;
}

static enum err read_scopes(unsigned *out, const json_t *scopes, struct problem *problem) {
    *out = scopes == NULL ? SCOPE_PLAY : 0;
    for (size_t i = 0; i < json_array_size(scopes); i++) {
        unsigned scope = scope_of(json_array_get(scopes, i));
        if (scope == 0) {
            char pointer[PROBLEM_POINTER_MAX];
            (void)snprintf(pointer, sizeof pointer, "/scopes/%zu", i);
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be \"play\", \"service\" or \"admin\"");
        }
        *out |= scope;
    }
    return OK;
}

/* To be later than `after`, a moment. */
static enum err read_expiry(int64_t *out, const struct json_text *text, int64_t after, struct problem *problem) {
    *out = 0;
    if (text->bytes == NULL) {
        return OK;
    }
    if (!timestamp_parse(out, text->bytes, text->length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/expires_at",
                              "must be a time like \"2027-01-31T12:00:00Z\", or null for never");
    }
    if (*out <= after) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/expires_at", "must be in the future");
    }
    return OK;
}

static enum err read_token_body(struct token_input **out, struct request *request, const struct change *change) {
    struct token_input *input = arena_alloc(&request->arena, sizeof *input);
    struct token_body body = {0};
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    struct problem *problem = &request->problem;
    enum err err = json_decode(&body, request->json, token_fields, 3, "", problem);
    if (err == OK) {
        err = read_label(input, &body.label, problem);
    }
    if (err == OK) {
        err = read_scopes(&input->row.scopes, body.scopes, problem);
    }
    if (err == OK) {
        int64_t after = change->is_kept ? INT64_MIN : request->arrived_at;
        err = read_expiry(&input->row.expires_at, &body.expires_at, after, problem);
    }
    if (err == OK) {
        token_generate(input->token, input->row.hash);
        *out = input;
    }
    return err;
}

/* ---- minting one's own ---- */

/* Nobody gives what their own token has not got. */
static enum err check_caller(struct request *request, const struct token_input *input) {
    const struct caller *caller = &request->caller;
    if (caller->expires_at != 0 && (input->row.expires_at == 0 || input->row.expires_at > caller->expires_at)) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/expires_at",
                              "must not be later than the expiry of the token that asks for it");
    }
    unsigned held = (caller->scopes & SCOPE_ADMIN) != 0 ? SCOPE_PLAY | SCOPE_SERVICE | SCOPE_ADMIN : caller->scopes;
    if ((input->row.scopes & ~held) != 0) {
        return problem_set(&request->problem, ERR_FORBIDDEN,
                           "A token cannot be given a scope that the token that asks for it lacks.");
    }
    return OK;
}

static enum err tokens_mint_prepare(struct request *request, struct change *change) {
    struct token_input *input = NULL;
    enum err err = read_token_body(&input, request, change);
    if (err == OK && !change->is_kept) {
        err = check_caller(request, input);
    }
    if (err == OK) {
        input->row.player = request->caller.player;
        change->input = input;
    }
    return err;
}

static enum err tokens_mint_apply(struct request *request, struct tx *tx, struct change *change) {
    struct token_input *input = change->input;
    int64_t count = 0;
    enum err err = player_check(request, tx, &input->row.player);
    if (err == OK) {
        err = token_count(tx_read(tx), &input->row.player, tx_now(tx), &count);
    }
    if (err != OK) {
        return err;
    }
    if (count >= TOKENS_MAX) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "The player has %d tokens, which is as many as there may be. Revoke one first.", TOKENS_MAX);
    }
    input->row.id = tx_new_id(tx);
    input->row.created_at = tx_now(tx);
    change->status = 201;
    return token_insert(tx_write(tx), &input->row);
}

static void write_token(struct json_out *out, const struct token_row *row, const char *token) {
    json_out_begin_object(out);
    json_out_put_text(out, "id", row->id.text);
    json_out_put_text(out, "label", row->label);
    json_out_put_array(out, "scopes");
    for (size_t i = 0; i < SCOPE_COUNT; i++) {
        if ((row->scopes & scope_names[i].scope) != 0) {
            json_out_text(out, scope_names[i].name);
        }
    }
    json_out_end_array(out);
    json_out_put_timestamp(out, "created_at", row->created_at);
    json_out_put_timestamp(out, "expires_at", row->expires_at);
    if (token != NULL) {
        json_out_put_text(out, "token", token);
    }
    json_out_end_object(out);
}

static void tokens_mint_render(const struct request *request, const struct change *change, struct names *names,
                               struct db *db, struct json_out *out) {
    (void)request;
    (void)names;
    (void)db;
    const struct token_input *input = change->input;
    write_token(out, &input->row, change->replayed ? NULL : input->token);
}

static void tokens_mint_record(const struct change *change, struct json_out *out) {
    const struct token_input *input = change->input;
    json_out_text(out, input->row.id.text);
}

/* All else is in the request. */
static enum err tokens_mint_recall(struct request *request, struct change *change, struct db *db) {
    struct token_input *input = change->input;
    (void)request;
    (void)db;
    input->row.created_at = change->kept.at;
    return idempotency_id(&input->row.id, change);
}

const struct change_def tokens_mint_def = {.prepare = tokens_mint_prepare,
                                           .recalls_input = true,
                                           .apply = tokens_mint_apply,
                                           .render = tokens_mint_render,
                                           .record = tokens_mint_record,
                                           .recall = tokens_mint_recall};

/* ---- minting for a player that a service made ---- */

static enum err check_owned(struct request *request) {
    struct player_row row = {.bot = false};
    struct id player;
    enum err err = OK;
    if (id_parse(&player, request->params[0].bytes, request->params[0].length)) {
        err = player_get(&row, request->db, &player);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The player could not be read. Try again later.");
    }
    if (!player_lives(&row)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no player with this id.");
    }
    if (!id_equal(&row.owner, &request->caller.player)) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "A service mints tokens only for players that it made.");
    }
    return OK;
}

enum err tokens_mint_for_find(struct request *request) {
    enum err err = change_find_nothing(request);
    if (err != OK) {
        return err;
    }
    err = check_owned(request);
    return err == ERR_NOT_FOUND ? change_find_replay(request, err) : err;
}

static enum err tokens_mint_for_prepare(struct request *request, struct change *change) {
    struct token_input *input = NULL;
    enum err err = read_token_body(&input, request, change);
    if (err != OK) {
        return err;
    }
    if (input->row.scopes != SCOPE_PLAY) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "For a player, a service mints tokens of scope play.");
    }
    (void)id_parse(&input->row.player, request->params[0].bytes, request->params[0].length);
    change->input = input;
    return OK;
}

const struct change_def tokens_mint_for_def = {.prepare = tokens_mint_for_prepare,
                                               .recalls_input = true,
                                               .apply = tokens_mint_apply,
                                               .render = tokens_mint_render,
                                               .record = tokens_mint_record,
                                               .recall = tokens_mint_recall};

/* ---- listing ---- */

static enum err list_token(void *context, const struct token_row *row) {
    struct id_page *page = context;
    if (id_page_takes(page, &row->id)) {
        write_token(page->out, row, NULL);
    }
    return OK;
}

enum err tokens_list(struct request *request, struct reply *reply) {
    struct id_page page;
    enum err err = id_page_begin(&page, request, reply);
    if (err != OK) {
        return err;
    }
    err = token_list(request->db, &request->caller.player, &page.cursor, (int)page.limit + 1, list_token, &page);
    if (err != OK) {
        return problem_set(&request->problem, err, "The tokens could not be read. Try again later.");
    }
    return id_page_reply(&page, request, reply);
}

/* ---- revoking ---- */

static enum err tokens_revoke_apply(struct request *request, struct tx *tx, struct change *change) {
    const struct id *player = &request->caller.player;
    struct token_row row = {.scopes = 0};
    struct id id;
    enum err err = OK;
    if (id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        err = token_find(&row, tx_read(tx), player, &id);
    }
    if (err == OK && id_is_none(&row.id)) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "You have no token with this id.");
    }
    if (err == OK) {
        err = token_revoke(tx_write(tx), player, &id, tx_now(tx));
    }
    change->status = 204;
    return err == OK ? tx_change(tx, CHANGE_TOKEN, player, 0) : err;
}

const struct change_def tokens_revoke_def = {.apply = tokens_revoke_apply};
