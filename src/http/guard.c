/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The guard in front of everything: libmicrohttpd 0.9.75 lets through what a proxy in front may read differently, and
 * two readings of one message are how requests are smuggled. So a request is refused with 400, and its connection closed,
 * when it has
 *
 *   - more than one Host, Content-Length, Transfer-Encoding or Authorization; no Host in HTTP/1.1, or none that is one;
 *   - Content-Length together with Transfer-Encoding; any Transfer-Encoding but chunked, or one in HTTP/1.0;
 *   - a header name that is not a token (a space before the colon), control characters in a value, folded lines;
 *   - a target that is not an absolute path, with spaces, control or non-ASCII characters, broken escapes, or with
 *     %00, %2F, %5C, escaped control characters or escaped bytes that are not UTF-8 in its path;
 *   - more than one space in its request line, or a method that is not a token.
 *
 * Folded lines and NUL bytes have been melted into names and values by the time they are shown to us, and a line that
 * begins with a colon has ended the header section. They are found by place: the library splits the raw bytes where they
 * lie, so each name must begin right behind the line end of the value before it, and the section must end right behind
 * the last. Where something was folded, cut or dropped, it does not. (One thing cannot be told from an empty line: a
 * line of nothing but a colon, ended by a bare line feed.)
 *
 * Some requests the library refuses by itself, with a small HTML page of its own that cannot be replaced, and closes: a
 * request line without a version (400, or no answer at all), an HTTP version that is none (400) or is not 1.x (505), a
 * header line without a colon (400), a Content-Length that is no number or has spaces behind it (400) or is above 2^64
 * (413), broken chunks (400, 413), and whatever does not fit into a connection's memory, which is uri_max + headers_max
 * + CONNECTION_SPARE (414 before the request line's end, then 431).
 */
#include "guard.h"

#include <string.h>
#include <strings.h>

#include <unistr.h>

enum { VERSION_LENGTH = 8, HEADERS_MAX_COUNT = 100 };

struct known_header {
    const char *name;
    size_t length;
    bool once;
};

static const struct known_header known_headers[HEADER_COUNT] = {
    [HEADER_HOST] = {"Host", 4, true},
    [HEADER_AUTHORIZATION] = {"Authorization", 13, true},
    [HEADER_CONTENT_LENGTH] = {"Content-Length", 14, true},
    [HEADER_TRANSFER_ENCODING] = {"Transfer-Encoding", 17, true},
    [HEADER_CONTENT_TYPE] = {"Content-Type", 12, true},
    [HEADER_EXPECT] = {"Expect", 6, false},
    [HEADER_IF_NONE_MATCH] = {"If-None-Match", 13, false},
    [HEADER_ORIGIN] = {"Origin", 6, false},
    [HEADER_REQUEST_ID] = {"X-Request-Id", 12, false},
    [HEADER_FORWARDED_FOR] = {"X-Forwarded-For", 15, false},
    [HEADER_PREFLIGHT_METHOD] = {"Access-Control-Request-Method", 29, false},
};

/* The walk over the header section. */
struct walk {
    struct exchange *exchange;
    const char *end; /* of the line before: a line end, then the next name must follow */
    size_t count;
    enum err err;
};

static enum err refuse(struct exchange *exchange, const char *detail) {
    exchange->close = true;
    return problem_set(&exchange->request.problem, ERR_BAD_REQUEST, "%s", detail);
}

/* RFC 9110, section 5.6.2. */
static bool is_token(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        bool is_alphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!is_alphanumeric && (c == '\0' || strchr("-_!#$%&'*+.^`|~", c) == NULL)) {
            return false;
        }
    }
    return length > 0;
}

static bool has_control(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if ((c < 0x20 && c != '\t') || c == 0x7f) {
            return true;
        }
    }
    return false;
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

static enum MHD_Result stop(struct walk *walk, const char *detail) {
    walk->err = refuse(walk->exchange, detail);
    return MHD_NO;
}

static enum MHD_Result check_header(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length,
                                    const char *value, size_t value_length) {
    struct walk *walk = cls;
    (void)kind;
    walk->count++;
    if (value == NULL || (name != walk->end + 1 && name != walk->end + 2)) {
        return stop(walk, "A header is folded over several lines or holds a NUL byte.");
    }
    if (!is_token(name, name_length)) {
        return stop(walk, "A header's name is not a token; there must be no space before its colon.");
    }
    if (has_control(value, value_length)) {
        return stop(walk, "A header's value holds a control character.");
    }
    walk->end = value + value_length;
    for (size_t i = 0; i < HEADER_COUNT; i++) {
        if (is_known(&known_headers[i], name, name_length)) {
            if (known_headers[i].once && walk->exchange->headers[i].bytes != NULL) {
                walk->err = problem_set(&walk->exchange->request.problem, ERR_BAD_REQUEST,
                                        "The header %s is there more than once.", known_headers[i].name);
                walk->exchange->close = true;
                return MHD_NO;
            }
            walk->exchange->headers[i] = trim(value, value_length);
            break;
        }
    }
    return MHD_YES;
}

static bool is_text(struct span span, const char *text) {
    return span.length == strlen(text) && strncasecmp(span.bytes, text, span.length) == 0;
}

static enum err check_host(struct exchange *exchange, bool is_required) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%!$&'()*+,;=:[]";
    struct span host = exchange->headers[HEADER_HOST];
    if (host.bytes == NULL) {
        return is_required ? refuse(exchange, "An HTTP/1.1 request needs a Host header.") : OK;
    }
    for (size_t i = 0; i < host.length; i++) {
        if (strchr(allowed, host.bytes[i]) == NULL) {
            return refuse(exchange, "The Host header is not a host and port.");
        }
    }
    return OK;
}

/* How the body is framed. The library has refused a Content-Length that is not a number below 2^64. */
static enum err check_framing(struct exchange *exchange, bool is_http_1_0) {
    struct span length = exchange->headers[HEADER_CONTENT_LENGTH];
    struct span encoding = exchange->headers[HEADER_TRANSFER_ENCODING];
    if (encoding.bytes != NULL) {
        if (length.bytes != NULL) {
            return refuse(exchange, "Content-Length and Transfer-Encoding must not come together.");
        }
        if (is_http_1_0 || !is_text(encoding, "chunked")) {
            return refuse(exchange, "The only Transfer-Encoding known here is chunked, in HTTP/1.1.");
        }
        exchange->is_chunked = true;
    }
    for (size_t i = 0; length.bytes != NULL && i < length.length; i++) {
        uint64_t digit = (uint64_t)(length.bytes[i] - '0');
        exchange->declared =
            exchange->declared > (UINT64_MAX - digit) / 10 ? UINT64_MAX : exchange->declared * 10 + digit;
    }
    exchange->has_body = exchange->is_chunked || exchange->declared > 0;
    struct span expect = exchange->headers[HEADER_EXPECT];
    exchange->expects_continue = exchange->has_body && expect.bytes != NULL && is_text(expect, "100-continue");
    return OK;
}

static int hex(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

static enum err check_characters(struct exchange *exchange) {
    const char *target = exchange->target;
    if (target[0] != '/') {
        return refuse(exchange, "The request's target must be a path, beginning with a slash.");
    }
    for (size_t i = 0; i < exchange->target_length; i++) {
        unsigned char c = (unsigned char)target[i];
        if (c <= 0x20 || c >= 0x7f || c == '#') {
            return refuse(exchange, "The request's target holds a character that must be percent-encoded.");
        }
        if (c == '%' && (hex(target[i + 1]) < 0 || hex(target[i + 2]) < 0)) {
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
            c = (char)(hex(part[i + 1]) * 16 + hex(part[i + 2]));
            i += 2;
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

static enum err check_request_line(struct exchange *exchange, const char *url, const char *method,
                                   const char *version) {
    size_t method_length = strlen(method);
    if (!is_token(method, method_length)) {
        return refuse(exchange, "The request's method is not a token.");
    }
    if (url != method + method_length + 1 || version != url + exchange->target_length + 1) {
        return refuse(exchange, "The request line must be a method, a target and a version, with one space between.");
    }
    return OK;
}

/* Behind the last value, two line ends must be all that is left of the section: the library has made them NULs. */
static bool is_end_of_section(const char *value_end, const char *section_end) {
    static const char nuls[4] = {0};
    size_t left = section_end < value_end ? 0 : (size_t)(section_end - value_end);
    return left >= 2 && left <= sizeof nuls && memcmp(value_end, nuls, left) == 0;
}

static enum err check_headers(struct exchange *exchange, const char *method, const char *version) {
    struct MHD_Connection *mhd = exchange->request.mhd;
    const union MHD_ConnectionInfo *size = MHD_get_connection_info(mhd, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    struct walk walk = {.exchange = exchange, .end = version + VERSION_LENGTH, .err = OK};
    (void)MHD_get_connection_values_n(mhd, MHD_HEADER_KIND, check_header, &walk);
    if (walk.err != OK) {
        return walk.err;
    }
    if (size == NULL || !is_end_of_section(walk.end, method + size->header_size)) {
        return refuse(exchange, "A header's name is empty, or a header holds a NUL byte.");
    }
    exchange->header_count = walk.count;
    exchange->headers_length = size->header_size - (size_t)(version + VERSION_LENGTH - method);
    return OK;
}

enum err guard_check(struct exchange *exchange, const char *url, const char *method, const char *version) {
    enum err err = check_request_line(exchange, url, method, version);
    if (err == OK) {
        err = check_headers(exchange, method, version);
    }
    if (err != OK) {
        return err;
    }
    bool is_http_1_0 = strcmp(version, "HTTP/1.0") == 0;
    err = check_host(exchange, !is_http_1_0);
    if (err == OK) {
        err = check_framing(exchange, is_http_1_0);
    }
    if (err != OK) {
        return err;
    }
    const struct server_options *options = &exchange->loop->server->options;
    if (exchange->target == NULL) {
        return problem_set(&exchange->request.problem, ERR_URI_TOO_LONG,
                           "The request's target has %zu bytes; %zu are the most.", exchange->target_length,
                           options->uri_max);
    }
    if (exchange->headers_length > options->headers_max || exchange->header_count > HEADERS_MAX_COUNT) {
        return problem_set(&exchange->request.problem, ERR_HEADERS_TOO_LARGE,
                           "The header section has %zu bytes in %zu headers; %zu bytes and %d headers are the most.",
                           exchange->headers_length, exchange->header_count, options->headers_max, HEADERS_MAX_COUNT);
    }
    return check_target(exchange);
}
