/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reference of problems: what each means and what to do, served where their `type` can lead a reader.
 */
#include <string.h>

#include "api/endpoints.h"
#include "api/list.h"
#include "rules/family.h"
#include "util/json.h"

/* What to do about a problem of the service's, by its name. Several errors share a name; one text explains it. */
static const struct {
    enum err err;
    const char *meaning;
} meanings[] = {
    {ERR_BAD_REQUEST,
     "The request line or a header is not well formed, or two of them contradict each other. The detail "
     "says which; mend it and send the request again."},
    {ERR_MALFORMED_JSON,
     "The body is not JSON in UTF-8, names a member twice, or holds a lone surrogate. The detail says "
     "where."},
    {ERR_UNAUTHORIZED,
     "The call needs a token, or the token that was sent is unknown, expired or revoked. Send "
     "`Authorization: Bearer TOKEN` with a token from POST /v1/players or from a game made as a guest."},
    {ERR_FORBIDDEN,
     "The caller is known but may not do this: they have no seat in the game, or the token lacks a scope."},
    {ERR_NOT_FOUND, "There is nothing under this path, or it is a private game of others."},
    {ERR_METHOD_NOT_ALLOWED, "The path exists, but not with this method. The header Allow lists its methods."},
    {ERR_NOT_YOUR_TURN, "Another seat must act first. `turn.seats` of the game says which."},
    {ERR_NOT_ALLOWED_NOW,
     "The game is at a point where this cannot be done. `status` and `turn.actions` say what can."},
    {ERR_GAME_OVER, "The game is finished or aborted; it can only be read."},
    {ERR_GAME_FULL, "Every seat, or the seat that was asked for, is taken."},
    {ERR_CURSOR_EXPIRED,
     "What follows the cursor is not kept any more. Look at your games, and begin anew without a cursor."},
    {ERR_VERSION_MISMATCH, "If-Match named a version that is not the game's newest. Read the game and decide anew."},
    {ERR_TOO_LARGE, "The body is larger than 64 KiB."},
    {ERR_URI_TOO_LONG, "The path with its query is too long."},
    {ERR_UNSUPPORTED_MEDIA_TYPE, "Bodies are JSON: send `Content-Type: application/json`, or none."},
    {ERR_INVALID_VALUE,
     "The body is JSON, but a value in it (or in the query) is missing, unknown, of the wrong type or "
     "out of range. `errors` points at each."},
    {ERR_IDEMPOTENCY_MISMATCH, "The Idempotency-Key was used for another request within a day. Use a new one."},
    {ERR_RATE_LIMITED, "Too many requests. Wait as long as Retry-After says."},
    {ERR_HEADERS_TOO_LARGE, "The header section is too large."},
    {ERR_INTERNAL, "Something is wrong with the server. The log has the details under the request's id."},
    {ERR_STORE,
     "The server cannot write or read its store, or has too much to do. Wait as long as Retry-After says, then "
     "send the request again, with the same Idempotency-Key if it had one: what was done is not done twice."},
};

static const size_t own_count = sizeof meanings / sizeof meanings[0];

/* The service's problems by number, and then those of the families; false behind the last. */
static bool get_problem(struct problem_def *out, size_t index) {
    if (index < own_count) {
        *out = *err_def(meanings[index].err);
        out->meaning = meanings[index].meaning;
        return true;
    }
    index -= own_count;
    for (size_t f = 0; families[f] != NULL; index -= families[f++]->problem_count) {
        if (index < families[f]->problem_count) {
            *out = families[f]->problems[index];
            return true;
        }
    }
    return false;
}

/* The first of a name, which several families may have; false where there is none. */
static bool find_problem(struct problem_def *out, size_t *out_index, const char *name, size_t length) {
    for (*out_index = 0; get_problem(out, *out_index); (*out_index)++) {
        if (strlen(out->name) == length && memcmp(out->name, name, length) == 0) {
            return true;
        }
    }
    return false;
}

static json_t *describe(struct request *request, const struct problem_def *problem) {
    json_t *object = json_object();
    const char *base = request_problem_base(request);
    json_t *type = base == NULL ? NULL : json_sprintf("%s/problems/%s", base, problem->name);
    bool good = type != NULL && json_object_set(object, "type", type) == 0 &&
                json_put(object, "name", json_string(problem->name)) &&
                json_put(object, "title", json_string(problem->title)) &&
                json_put(object, "status", json_integer(problem->status)) &&
                json_put(object, "meaning", json_string(problem->meaning));
    json_decref(type);
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

enum err problems_list(struct request *request, struct reply *reply) {
    json_t *items = json_array();
    struct problem_def problem;
    for (size_t i = 0; items != NULL && get_problem(&problem, i); i++) {
        struct problem_def first;
        size_t at = 0;
        if (find_problem(&first, &at, problem.name, strlen(problem.name)) && at == i &&
            json_array_append_new(items, describe(request, &problem)) != 0) {
            json_decref(items);
            items = NULL;
        }
    }
    return list_reply_json(reply, request, items);
}

enum err problems_get(struct request *request, struct reply *reply) {
    const struct span *name = &request->params[0];
    struct problem_def problem;
    size_t index = 0;
    if (find_problem(&problem, &index, name->bytes, name->length)) {
        return reply_json(reply, 200, describe(request, &problem));
    }
    return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such problem; GET /problems lists them.");
}
