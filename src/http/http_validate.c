/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation behind the gate: what a request's target and headers mean. The gate (gate.c, head.c) has let through only what
 * is well formed; here a request is refused with 400, and its connection closed, when its target
 *
 *   - is not an absolute path, has a fragment or broken escapes;
 *   - has %00, %2F, %5C, escaped control characters or escaped bytes that are not UTF-8 in its path;
 *   - has %00 or bytes that are not UTF-8 in its query;
 *
 * any of which could be another path, or another query, behind some other reader.
 */
#include "http_validate.h"

#include <string.h>
#include <strings.h>

#include <unistr.h>

#include "util/hex.h"

enum { VERSION_LENGTH = 8 };

struct known_header {
    const char *name;
    size_t length;
};

static const struct known_header known_headers[HEADER_COUNT] = {
    [HEADER_HOST] = {"Host", 4},
    [HEADER_AUTHORIZATION] = {"Authorization", 13},
    [HEADER_CONTENT_LENGTH] = {"Content-Length", 14},
    [HEADER_TRANSFER_ENCODING] = {"Transfer-Encoding", 17},
    [HEADER_CONTENT_TYPE] = {"Content-Type", 12},
    [HEADER_CONTENT_ENCODING] = {"Content-Encoding", 16},
    [HEADER_EXPECT] = {"Expect", 6},
    [HEADER_IF_NONE_MATCH] = {"If-None-Match", 13},
    [HEADER_ORIGIN] = {"Origin", 6},
    [HEADER_REQUEST_ID] = {"X-Request-Id", 12},
    [HEADER_TRACEPARENT] = {"traceparent", 11},
    [HEADER_FORWARDED_FOR] = {"X-Forwarded-For", 15},
    [HEADER_FORWARDED_PROTO] = {"X-Forwarded-Proto", 17},
    [HEADER_PREFLIGHT_METHOD] = {"Access-Control-Request-Method", 29},
};

static enum err refuse(struct exchange *exchange, const char *detail) {
    exchange->close = true;
    return problem_set(&exchange->request.problem, ERR_BAD_REQUEST, "%s", detail);
}

enum err http_validate_gate(struct exchange *exchange) {
    const struct gate *gate = &exchange->request.connection->gate;
    if (gate->refusal.err == OK || gate->requests != exchange->number) {
        return OK;
    }
    exchange->close = true;
    return problem_set(&exchange->request.problem, gate->refusal.err, "%s", gate->refusal.detail);
}

static bool is_known(const struct known_header *known, const char *name, size_t length) {
    return known->length == length && strncasecmp(known->name, name, length) == 0;
}

/* Optional white space around a value is not part of it; the library strips only what is in front. */
static struct span trim(const char *value, size_t length) {
    while (length > 0 && (value[length - 1] == ' ' || value[length - 1] == '\t')) {
        length--;
    }
    return (struct span){value, length};
}

static enum MHD_Result keep_header(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length,
                                   const char *value, size_t value_length) {
    struct exchange *exchange = cls;
    (void)kind;
    for (size_t i = 0; i < HEADER_COUNT; i++) {
        if (is_known(&known_headers[i], name, name_length)) {
            exchange->headers[i] = trim(value == NULL ? "" : value, value_length);
            break;
        }
    }
    return MHD_YES;
}

static bool is_text(struct span span, const char *text) {
    return span.length == strlen(text) && strncasecmp(span.bytes, text, span.length) == 0;
}

/* How the body is framed: the gate has seen to it that this is a number, or "chunked". */
static void read_framing(struct exchange *exchange) {
    struct span length = exchange->headers[HEADER_CONTENT_LENGTH];
    for (size_t i = 0; length.bytes != NULL && i < length.length; i++) {
        exchange->declared = exchange->declared * 10 + (uint64_t)(length.bytes[i] - '0');
    }
    /* Should we and somebody in front of us ever differ about where a chunked body ends, nothing follows it. */
    exchange->is_chunked = exchange->headers[HEADER_TRANSFER_ENCODING].bytes != NULL;
    exchange->close = exchange->is_chunked;
    exchange->has_body = exchange->is_chunked || exchange->declared > 0;
    struct span expect = exchange->headers[HEADER_EXPECT];
    exchange->expects_continue = exchange->has_body && expect.bytes != NULL && is_text(expect, "100-continue");
}

static enum err check_characters(struct exchange *exchange) {
    const char *target = exchange->target;
    if (target[0] != '/') {
        return refuse(exchange, "The request's target must be a path, beginning with a slash.");
    }
    if (memchr(target, '#', exchange->target_length) != NULL) {
        return refuse(exchange, "The request's target holds a character that must be percent-encoded.");
    }
    for (const char *at = strchr(target, '%'); at != NULL; at = strchr(at + 1, '%')) {
        if (hex_escape(at, exchange->target_length - (size_t)(at - target)) < 0) {
            return refuse(exchange, "The request's target holds a percent sign without two hexadecimal digits.");
        }
    }
    return OK;
}

/* A copy of a part of the target with its escapes, which have been checked, resolved; NULL when there is no memory. */
static char *resolve(struct exchange *exchange, const char *part, size_t *out_length) {
    size_t length = strlen(part);
    char *resolved = arena_copy(&exchange->request.arena, part, length);
    if (resolved == NULL) {
        return NULL;
    }
    size_t out = 0;
    for (size_t i = 0; i < length; i++) {
        char c = part[i];
        if (c == '%') {
            c = (char)hex_escape(part + i, length - i);
            i += HEX_ESCAPE_LENGTH - 1;
        }
        resolved[out++] = c;
    }
    resolved[out] = '\0';
    *out_length = out;
    return resolved;
}

static size_t count_slashes(const char *text, size_t length) {
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        count += text[i] == '/';
    }
    return count;
}

static bool has_unwanted(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < 0x20 || c == 0x7f || c == '\\') {
            return true;
        }
    }
    return false;
}

static enum err check_query(struct exchange *exchange) {
    if (exchange->query == NULL || strchr(exchange->query, '%') == NULL) {
        return OK;
    }
    size_t length = 0;
    const char *resolved = resolve(exchange, exchange->query, &length);
    if (resolved == NULL) {
        return problem_set(&exchange->request.problem, ERR_NO_MEMORY, "There is no memory for the request.");
    }
    if (memchr(resolved, '\0', length) != NULL || u8_check((const uint8_t *)resolved, length) != NULL) {
        return refuse(exchange, "The request's query is not UTF-8, or holds %00.");
    }
    return OK;
}

/* Resolves the path's escapes. What is refused here could end up as another path behind some other reader. */
static enum err resolve_path(struct exchange *exchange) {
    const char *path = exchange->request.path;
    size_t length = strlen(path);
    if (memchr(path, '\\', length) != NULL) {
        return refuse(exchange, "The request's path holds a backslash.");
    }
    if (memchr(path, '%', length) == NULL) {
        exchange->route_path = path;
        return OK;
    }
    size_t resolved_length = 0;
    const char *resolved = resolve(exchange, path, &resolved_length);
    if (resolved == NULL) {
        return problem_set(&exchange->request.problem, ERR_NO_MEMORY, "There is no memory for the request.");
    }
    if (has_unwanted(resolved, resolved_length)) {
        return refuse(exchange, "The request's path holds an escaped backslash or control character.");
    }
    if (count_slashes(resolved, resolved_length) != count_slashes(path, length)) {
        return refuse(exchange, "The request's path holds an escaped slash.");
    }
    if (u8_check((const uint8_t *)resolved, resolved_length) != NULL) {
        return refuse(exchange, "The request's path is not UTF-8.");
    }
    exchange->route_path = resolved;
    return OK;
}

/* Cuts the target in two and checks both. */
static enum err check_target(struct exchange *exchange) {
    enum err err = check_characters(exchange);
    if (err != OK) {
        return err;
    }
    char *target = (char *)exchange->target; /* our own copy in the arena */
    char *mark = strchr(target, '?');
    if (mark != NULL) {
        *mark = '\0';
        exchange->query = mark + 1;
    }
    exchange->request.path = target;
    err = check_query(exchange);
    return err == OK ? resolve_path(exchange) : err;
}

static void read_headers(struct exchange *exchange, const char *method, const char *version) {
    struct MHD_Connection *mhd = exchange->request.mhd;
    (void)MHD_get_connection_values_n(mhd, MHD_HEADER_KIND, keep_header, exchange);
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    size_t first_line = (size_t)(version + VERSION_LENGTH - method); /* the library splits the bytes where they lie */
    exchange->headers_length = info == NULL || info->header_size < first_line ? 0 : info->header_size - first_line;
    read_framing(exchange);
}

enum err http_validate(struct exchange *exchange, const char *method, const char *version) {
    read_headers(exchange, method, version);
    enum err err = http_validate_gate(exchange);
    if (err != OK) {
        return err;
    }
    const struct server_options *options = &exchange->loop->server->options;
    if (exchange->target == NULL) {
        return problem_set(&exchange->request.problem, ERR_URI_TOO_LONG,
                           "The request's target has %zu bytes; %zu are the most.", exchange->target_length,
                           options->uri_max);
    }
    if (exchange->headers_length > options->headers_max) {
        return problem_set(&exchange->request.problem, ERR_HEADERS_TOO_LARGE,
                           "The header section has %zu bytes; %zu are the most.", exchange->headers_length,
                           options->headers_max);
    }
    return check_target(exchange);
}
