/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bearer tokens (RFC 6750), in the header only: a token in a query would end up in logs.
 */
#include "auth.h"

#include <string.h>
#include <strings.h>

#include "core/tx.h"
#include "util/timestamp.h"

enum { TOKEN_MAX = 256 };

static enum err identify(struct exchange *exchange, struct db *db, int64_t now) {
    static const char scheme[] = "Bearer ";
    struct request *request = &exchange->request;
    struct span header = exchange->headers[HEADER_AUTHORIZATION];
    if (header.bytes == NULL) {
        return OK;
    }
    size_t skip = sizeof scheme - 1;
    if (header.length <= skip || strncasecmp(header.bytes, scheme, skip) != 0) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED,
                           "The Authorization header must be \"Bearer\", a space and a token.");
    }
    const char *token = header.bytes + skip;
    size_t length = header.length - skip;
    while (length > 0 && *token == ' ') {
        token++;
        length--;
    }
    enum err err = length > TOKEN_MAX
                       ? ERR_UNAUTHORIZED
                       : tokens_find(&request->caller, exchange->loop->server->options.tokens, db, token, length, now);
    if (err == ERR_UNAUTHORIZED) {
        return problem_set(&request->problem, err,
                           "The token is unknown, expired or revoked. Send a good one, or none where none is needed.");
    }
    return err;
}

enum err auth_identify(struct exchange *exchange) {
    /* The loop's clock is the loop's alone. */
    return identify(exchange, exchange->request.db, exchange->is_lent ? timestamp_now() : exchange->loop->now_ms);
}

enum err auth_confirm(struct exchange *exchange, struct tx *tx) {
    return identify(exchange, tx_read(tx), tx_now(tx));
}

enum err auth_permit(struct exchange *exchange, enum auth auth) {
    struct request *request = &exchange->request;
    if (auth == AUTH_NONE || (auth == AUTH_GUEST && !request->caller.known)) {
        return OK;
    }
    if (!request->caller.known) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED,
                           "This needs a token: send it as \"Authorization: Bearer TOKEN\".");
    }
    unsigned needed = auth == AUTH_PLAY || auth == AUTH_GUEST ? SCOPE_PLAY : auth == AUTH_SERVICE ? SCOPE_SERVICE : 0;
    if (needed != 0 && (request->caller.scopes & (needed | SCOPE_ADMIN)) == 0) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "This needs a token with the scope %s.",
                           needed == SCOPE_PLAY ? "play" : "service");
    }
    return OK;
}
