/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The grammar of RFC 9112 as a server may insist on it: where the RFC lets a recipient be lenient, two readers of one
 * message may come to two readings, and that is how requests are smuggled past a proxy.
 *
 *     request line   a method, which is a token; a target, which is visible ASCII; HTTP/1.x; one space between
 *     header         a name, which is a token, right before its colon; a value without control characters; not folded
 *     once           Host, Authorization, Content-Length, Transfer-Encoding, Content-Type; Host must be there in HTTP/1.1
 *     body           Content-Length, digits below 2^64 - 1; or Transfer-Encoding, chunked, in HTTP/1.1; never both
 *
 * What a target means is http_validate.c's concern.
 */
#include "head.h"

#include <inttypes.h>
#include <string.h>
#include <strings.h>

#include "util/buf.h"
#include "util/eight.h"

enum { VERSION_LENGTH = 8, PORT_DIGITS_MAX = 5 };

static const struct refusal fine = {OK, NULL};

enum once { ONCE_HOST, ONCE_LENGTH, ONCE_ENCODING, ONCE_AUTHORIZATION, ONCE_TYPE, ONCE_COUNT };

#define ONCE(name) \
    { name, sizeof(name) - 1, "The header " name " is there more than once." }

static const struct {
    const char *name;
    size_t length;
    const char *twice;
} once_names[ONCE_COUNT] = {
    [ONCE_HOST] = ONCE("Host"),
    [ONCE_LENGTH] = ONCE("Content-Length"),
    [ONCE_ENCODING] = ONCE("Transfer-Encoding"),
    [ONCE_AUTHORIZATION] = ONCE("Authorization"),
    [ONCE_TYPE] = ONCE("Content-Type"),
};

/* One header. */
struct field {
    struct span name, value;
};

static struct refusal refuse(const char *detail) {
    return (struct refusal){ERR_BAD_REQUEST, detail};
}

/*
 * Sets of ASCII characters, a bit for each: every character of a request's head is looked up in one. A set's second number
 * has the characters from space on, its third those from @ on, its fourth those from ` on.
 */
enum { SET_SIZE = 8 };

#define LETTERS_BITS UINT32_C(0x07fffffe) /* of one case, in either of the upper two */
#define DIGITS_BITS UINT32_C(0x03ff0000)
#define BIT(c) (UINT32_C(1) << ((c)&31))

/* RFC 9110, section 5.6.2. */
static const uint32_t token_characters[SET_SIZE] = {
    0,
    DIGITS_BITS | BIT('!') | BIT('#') | BIT('$') | BIT('%') | BIT('&') | BIT('\'') | BIT('*') | BIT('+') | BIT('-') |
        BIT('.'),
    LETTERS_BITS | BIT('^') | BIT('_'),
    LETTERS_BITS | BIT('`') | BIT('|') | BIT('~'),
};

/* How many of the bytes, from the first on, are in the set. */
static size_t count_of(struct span span, const uint32_t set[static SET_SIZE]) {
    size_t count = 0;
    while (count < span.length && (set[(unsigned char)span.bytes[count] / 32] & BIT(span.bytes[count])) != 0) {
        count++;
    }
    return count;
}

static bool is_token(struct span span) {
    return span.length > 0 && count_of(span, token_characters) == span.length;
}

static bool is_text(struct span span, const char *text) {
    return span.length == strlen(text) && strncasecmp(span.bytes, text, span.length) == 0;
}

/* The next line without its end; moves *bytes behind it. */
static struct span next_line(const char **bytes, const char *end) {
    const char *start = *bytes;
    const char *newline = memchr(start, '\n', (size_t)(end - start));
    if (newline == NULL || newline == start) { /* the gate lets neither come here */
        *bytes = end;
        return (struct span){start, 0};
    }
    *bytes = newline + 1;
    return (struct span){start, (size_t)(newline - 1 - start)};
}

/* The same; false at the empty line. */
static bool has_line(struct span *out, const char **bytes, const char *end) {
    *out = next_line(bytes, end);
    return out->length > 0;
}

static struct refusal read_request_line(struct head *out, struct span line) {
    const char *end = line.bytes + line.length;
    const char *space = memchr(line.bytes, ' ', line.length);
    struct span method = {line.bytes, space == NULL ? line.length : (size_t)(space - line.bytes)};
    if (!is_token(method)) {
        return refuse("The request's method is not a token.");
    }
    const char *target = space == NULL ? end : space + 1;
    const char *behind = memchr(target, ' ', (size_t)(end - target));
    out->target = (struct span){target, (size_t)((behind == NULL ? end : behind) - target)};
    const char *version = behind == NULL ? end : behind + 1;
    if (out->target.length == 0 || (behind != NULL && memchr(version, ' ', (size_t)(end - version)) != NULL)) {
        return refuse("The request line must be a method, a target and a version, with one space between.");
    }
    for (size_t i = 0; i < out->target.length; i++) {
        unsigned char c = (unsigned char)target[i];
        if (c <= 0x20 || c >= 0x7f) {
            return refuse("The request's target holds a character that must be percent-encoded.");
        }
    }
    if (end - version != VERSION_LENGTH || memcmp(version, "HTTP/1.", VERSION_LENGTH - 1) != 0 ||
        version[VERSION_LENGTH - 1] < '0' || version[VERSION_LENGTH - 1] > '9') {
        return refuse("The request's version must be HTTP/1.1 or HTTP/1.0.");
    }
    out->is_http_1_0 = version[VERSION_LENGTH - 1] == '0';
    out->line = line;
    return fine;
}

/* Other than a tab. */
static bool has_control_character(const char *at, const char *end) {
    while (at < end) {
        bool are_eight = end - at >= 8;
        uint64_t eight = are_eight ? eight_at(at) : 0;
        if (are_eight && !eight_has_below(eight, 0x20) && !eight_has(eight, 0x7f)) {
            at += 8;
            continue;
        }
        unsigned char c = (unsigned char)*at++;
        if ((c < 0x20 && c != '\t') || c == 0x7f) {
            return true;
        }
    }
    return false;
}

static struct refusal read_field(struct field *out, struct span line) {
    const char *colon = memchr(line.bytes, ':', line.length);
    if (line.bytes[0] == ' ' || line.bytes[0] == '\t') {
        return refuse("A header is folded over several lines, or a space stands before it.");
    }
    if (colon == NULL) {
        return refuse("A header has no colon.");
    }
    out->name = (struct span){line.bytes, (size_t)(colon - line.bytes)};
    if (!is_token(out->name)) {
        return refuse("A header's name is not a token; there must be no space before its colon.");
    }
    const char *end = line.bytes + line.length;
    if (has_control_character(colon + 1, end)) {
        return refuse("A header's value holds a control character.");
    }
    /* White space around a value is no part of it. */
    const char *value = colon + 1;
    while (value < end && (*value == ' ' || *value == '\t')) {
        value++;
    }
    while (end > value && (end[-1] == ' ' || end[-1] == '\t')) {
        end--;
    }
    out->value = (struct span){value, (size_t)(end - value)};
    return fine;
}

static struct span skip(struct span span, size_t count) {
    return (struct span){span.bytes + count, span.length - count};
}

static const uint32_t digits[SET_SIZE] = {0, DIGITS_BITS};
static const uint32_t name_characters[SET_SIZE] = {0, DIGITS_BITS | BIT('-') | BIT('.'), LETTERS_BITS | BIT('_'),
                                                   LETTERS_BITS | BIT('~')};
/* Hexadecimal digits, colon and point. */
static const uint32_t address_characters[SET_SIZE] = {0, DIGITS_BITS | BIT(':') | BIT('.'), UINT32_C(0x7e),
                                                      UINT32_C(0x7e)};
/* A host as RFC 3986 knows it, with a port. */
static const uint32_t host_characters[SET_SIZE] = {
    0,
    DIGITS_BITS | BIT('-') | BIT('.') | BIT('%') | BIT('!') | BIT('$') | BIT('&') | BIT('\'') | BIT('(') | BIT(')') |
        BIT('*') | BIT('+') | BIT(',') | BIT(';') | BIT('=') | BIT(':'),
    LETTERS_BITS | BIT('_') | BIT('[') | BIT(']'),
    LETTERS_BITS | BIT('~'),
};

bool head_names_host(struct span host) {
    bool is_bracketed = host.length > 0 && host.bytes[0] == '[';
    struct span rest = is_bracketed ? skip(host, 1) : host;
    size_t count = count_of(rest, is_bracketed ? address_characters : name_characters);
    rest = skip(rest, count);
    if (count == 0 || (is_bracketed && (rest.length == 0 || rest.bytes[0] != ']'))) {
        return false;
    }
    rest = is_bracketed ? skip(rest, 1) : rest;
    if (rest.length == 0) {
        return true;
    }
    return rest.bytes[0] == ':' && rest.length > 1 && rest.length <= PORT_DIGITS_MAX + 1 &&
           count_of(skip(rest, 1), digits) == rest.length - 1;
}

static struct refusal check_host(struct span host) {
    size_t count = count_of(host, host_characters);
    return count == host.length ? fine : refuse("The Host header is not a host and port.");
}

static struct refusal read_length(struct head *out, struct span text) {
    uint64_t length = 0;
    bool is_good = text.length > 0;
    for (size_t i = 0; is_good && i < text.length; i++) {
        char c = text.bytes[i];
        uint64_t digit = (uint64_t)(c - '0');
        is_good = c >= '0' && c <= '9' && length <= (UINT64_MAX - 1 - digit) / 10;
        length = is_good ? length * 10 + digit : 0;
    }
    out->length = length;
    return is_good ? fine : refuse("Content-Length must be a number of decimal digits, below 2^64 - 1.");
}

/* What the headers that may be there once say together. */
static struct refusal read_framing(struct head *out, const struct span found[static ONCE_COUNT]) {
    struct span host = found[ONCE_HOST];
    if (host.bytes == NULL && !out->is_http_1_0) {
        return refuse("An HTTP/1.1 request needs a Host header.");
    }
    struct refusal refusal = check_host(host);
    if (refusal.err != OK) {
        return refusal;
    }
    if (found[ONCE_ENCODING].bytes == NULL) {
        return found[ONCE_LENGTH].bytes == NULL ? fine : read_length(out, found[ONCE_LENGTH]);
    }
    if (found[ONCE_LENGTH].bytes != NULL) {
        return refuse("Content-Length and Transfer-Encoding must not come together.");
    }
    if (out->is_http_1_0 || !is_text(found[ONCE_ENCODING], "chunked")) {
        return refuse("The only Transfer-Encoding known here is chunked, in HTTP/1.1.");
    }
    out->is_chunked = true;
    return fine;
}

static size_t once_of(struct span name) {
    size_t at = 0;
    while (at < ONCE_COUNT &&
           (name.length != once_names[at].length || strncasecmp(name.bytes, once_names[at].name, name.length) != 0)) {
        at++;
    }
    return at;
}

struct refusal head_read(struct head *out, const char *bytes, size_t length) {
    *out = (struct head){.is_verbatim = true};
    const char *end = bytes + length;
    struct refusal refusal = read_request_line(out, next_line(&bytes, end));
    struct span found[ONCE_COUNT] = {{NULL, 0}};
    struct span line;
    while (refusal.err == OK && has_line(&line, &bytes, end)) {
        struct field field = {{NULL, 0}, {NULL, 0}};
        refusal = read_field(&field, line);
        if (refusal.err != OK) {
            break;
        }
        out->count++;
        size_t once = once_of(field.name);
        if (once < ONCE_COUNT && found[once].bytes != NULL) {
            return refuse(once_names[once].twice);
        }
        if (once < ONCE_COUNT) {
            found[once] = field.value;
        }
        bool stays = once != ONCE_LENGTH && once != ONCE_ENCODING && !is_text(field.name, "Cookie") &&
                     !is_text(field.name, "Expect");
        out->is_verbatim = out->is_verbatim && stays;
    }
    return refusal.err != OK ? refusal : read_framing(out, found);
}

/* Where no body follows, the library would answer Expect with 100 (Continue), and take the next request for the body. */
static bool is_dropped(const struct head *head, struct span name) {
    bool has_body = head->is_chunked || head->length > 0;
    return is_text(name, "Cookie") || (!has_body && is_text(name, "Expect"));
}

void head_write(struct buf *out, const struct head *head, const char *bytes, size_t length) {
    if (head->is_verbatim) {
        buf_append(out, bytes, length);
        return;
    }
    const char *end = bytes + length;
    (void)next_line(&bytes, end);
    buf_append(out, head->line.bytes, (size_t)(bytes - head->line.bytes));
    for (const char *start = bytes; start < end; start = bytes) {
        struct span line = next_line(&bytes, end);
        struct field field = {{NULL, 0}, {NULL, 0}};
        size_t once = line.length > 0 && read_field(&field, line).err == OK ? once_of(field.name) : ONCE_COUNT;
        if (once == ONCE_LENGTH) {
            buf_append_format(out, "Content-Length:%" PRIu64 "\r\n", head->length);
        } else if (once == ONCE_ENCODING) {
            buf_append_text(out, "Transfer-Encoding:chunked\r\n");
        } else if (!is_dropped(head, field.name)) {
            buf_append(out, start, (size_t)(bytes - start));
        }
    }
}

struct refusal head_read_trailers(const char *bytes, size_t length) {
    const char *end = bytes + length;
    struct refusal refusal = fine;
    struct span line;
    while (refusal.err == OK && has_line(&line, &bytes, end)) {
        struct field field;
        refusal = read_field(&field, line);
    }
    return refusal;
}
