/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CORS. Tokens travel in a header and never in a cookie, so credentials in the standard's sense are not allowed, and "*"
 * is a safe answer where the operator wants any origin.
 */
#include "cors.h"

#include <string.h>

const char cors_exposed_headers[] = "ETag, Location, Link, Retry-After, RateLimit, RateLimit-Policy, "
                                    "Idempotency-Replayed, Preference-Applied, X-Request-Id";

static const char request_headers[] =
    "Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Prefer, Last-Event-ID, "
    "traceparent, tracestate";

bool server_can_allow(const char *origin) {
    const char *mark = strstr(origin, "://");
    const char *host = mark == NULL ? "" : mark + 3;
    return strcmp(origin, "*") == 0 || strcmp(origin, "null") == 0 ||
           (mark > origin && host[0] != '\0' && host[strcspn(host, "/?#@\\ ")] == '\0');
}

const char *cors_origin(const struct exchange *exchange) {
    const char *const *allowed = exchange->loop->server->options.cors_origins;
    struct span origin = exchange->headers[HEADER_ORIGIN];
    for (size_t i = 0; origin.bytes != NULL && allowed != NULL && allowed[i] != NULL; i++) {
        bool is_any = strcmp(allowed[i], "*") == 0;
        if (is_any || (strlen(allowed[i]) == origin.length && memcmp(allowed[i], origin.bytes, origin.length) == 0)) {
            return allowed[i];
        }
    }
    return NULL;
}

bool cors_varies(const struct server *server) {
    const char *const *allowed = server->options.cors_origins;
    bool varies = false;
    for (size_t i = 0; allowed != NULL && allowed[i] != NULL; i++) {
        if (strcmp(allowed[i], "*") == 0) {
            return false;
        }
        varies = true;
    }
    return varies;
}

void cors_reply_preflight(struct exchange *exchange, const char *allowed_methods) {
    if (exchange->headers[HEADER_PREFLIGHT_METHOD].bytes == NULL || cors_origin(exchange) == NULL) {
        return;
    }
    reply_add_header(&exchange->reply, "Access-Control-Allow-Methods", allowed_methods);
    reply_add_header(&exchange->reply, "Access-Control-Allow-Headers", request_headers);
    reply_add_header(&exchange->reply, "Access-Control-Max-Age", "600");
}
