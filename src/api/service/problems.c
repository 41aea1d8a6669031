/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reference of problems: what each means and what to do, served where their `type` can lead a reader.
 */
#include <string.h>

#include "api/endpoints.h"
#include "api/list.h"
#include "util/json.h"

/* What to do about a problem, by its name. Several errors share a name; one text explains it. */
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
    {ERR_CONTRADICTION, "No code fits all answers given so far, this one included. `attempts` is a smallest set of "
                        "attempts whose answers cannot all be true."},
    {ERR_CURSOR_EXPIRED,
     "What follows the cursor is not kept any more. Look at your games, and begin anew without a cursor."},
    {ERR_VERSION_MISMATCH, "If-Match named a version that is not the game's newest. Read the game and decide anew."},
    {ERR_TOO_LARGE, "The body is larger than 64 KiB."},
    {ERR_URI_TOO_LONG, "The path with its query is too long."},
    {ERR_UNSUPPORTED_MEDIA_TYPE, "Bodies are JSON: send `Content-Type: application/json`, or none."},
    {ERR_INVALID_VALUE,
     "The body is JSON, but a value in it (or in the query) is missing, unknown, of the wrong type or "
     "out of range. `errors` points at each."},
    {ERR_ILLEGAL_CODE,
     "The code has the wrong length, symbols that are not in the alphabet, or repeats them where that "
     "is not allowed."},
    {ERR_ILLEGAL_MOVE, "The field is outside the board or taken."},
    {ERR_ILLEGAL_CATEGORY, "The category is used, or barred by the joker rule."},
    {ERR_WRONG_ANSWER, "The answer is not what the registered secret gives for the guess. Nothing has changed."},
    {ERR_BAD_REVEAL, "The nonce and code do not give the commitment that was registered. Nothing has changed."},
    {ERR_IDEMPOTENCY_MISMATCH, "The Idempotency-Key was used for another request within a day. Use a new one."},
    {ERR_RATE_LIMITED, "Too many requests. Wait as long as Retry-After says."},
    {ERR_HEADERS_TOO_LARGE, "The header section is too large."},
    {ERR_INTERNAL, "Something is wrong with the server. The log has the details under the request's id."},
    {ERR_STORE,
     "The server cannot write or read its store, or has too much to do. Wait as long as Retry-After says, then "
     "send the request again, with the same Idempotency-Key if it had one: what was done is not done twice."},
};

static json_t *describe(const char *base, size_t index) {
    enum err err = meanings[index].err;
    return json_pack("{s:o, s:s, s:s, s:i, s:s}", "type", json_sprintf("%s/problems/%s", base, err_problem(err)),
                     "name", err_problem(err), "title", err_title(err), "status", err_status(err), "meaning",
                     meanings[index].meaning);
}

json_t *problems_describe(const char *base) {
    json_t *items = json_array();
    for (size_t i = 0; items != NULL && i < sizeof meanings / sizeof meanings[0]; i++) {
        json_push(&items, describe(base, i));
    }
    return items;
}

enum err problems_list(struct request *request, struct reply *reply) {
    return list_reply_json(reply, request, problems_describe(request_problem_base(request)));
}

enum err problems_get(struct request *request, struct reply *reply) {
    const struct span *name = &request->params[0];
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++) {
        const char *known = err_problem(meanings[i].err);
        if (strlen(known) == name->length && memcmp(known, name->bytes, name->length) == 0) {
            return reply_json(reply, 200, describe(request_problem_base(request), i));
        }
    }
    return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such problem; GET /problems lists them.");
}
