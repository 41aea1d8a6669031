/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PUT /v1/games/{game}/client-seed, and the member of the same name where games are made and joined.
 */
#include "client_seed.h"

#include "api/change.h"
#include "api/endpoints.h"

struct seed_body {
    struct json_text client_seed;
};

static const struct field seed_fields[] = {
    {"client_seed", FIELD_TEXT, FIELD_REQUIRED, 1, CLIENT_SEED_MAX, offsetof(struct seed_body, client_seed)},
};

enum err client_seed_read(struct client_seed *out, struct json_text text, struct problem *problem) {
    bool given = text.bytes != NULL && text.length > 0;
    if (given && !client_seed_is_legal(text.bytes, text.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/client_seed",
                              "must be up to %d letters, digits, `_` and `-`", CLIENT_SEED_MAX);
    }
    *out = given ? (struct client_seed){text.bytes, text.length} : (struct client_seed){0};
    return OK;
}

static enum err games_client_seed_prepare(struct request *request, struct change *change) {
    struct client_seed *seed = arena_alloc(&request->arena, sizeof *seed);
    struct seed_body body = {0};
    if (seed == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = seed;
    if (change->game->seeds == NULL) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "This game has no dice, and no use for a client seed.");
    }
    enum err err = json_decode(&body, request->json, seed_fields, 1, "", &request->problem);
    return err == OK ? client_seed_read(seed, body.client_seed, &request->problem) : err;
}

static enum err games_client_seed_apply(struct request *request, struct tx *tx, struct change *change) {
    (void)request;
    (void)tx;
    const struct client_seed *seed = change->input;
    return change_played(change, play_give_seed(&change->play, *seed), 201);
}

const struct change_def games_client_seed_def = {
    .prepare = games_client_seed_prepare, .apply = games_client_seed_apply, .render = change_render_game};
