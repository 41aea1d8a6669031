/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two headers, byte by byte as their grammar has them. An all-zero id is none, and says so by being refused.
 */
#include "util/trace.h"

#include <string.h>

enum { ID_DIGITS = 32, SPAN_DIGITS = 16, SHORTEST = 55, ID_AT = 3, SPAN_AT = 36, FLAGS_AT = 53 };
enum { KEY_MAX = 256, TENANT_MAX = 241, SYSTEM_MAX = 14, VALUE_MAX = 256 };

/* The value of a lower-case digit; -1: it is none. */
static int digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool are_digits(const char *bytes, size_t count) {
    bool good = true;
    for (size_t i = 0; i < count; i++) {
        good = good && digit(bytes[i]) >= 0;
    }
    return good;
}

/* Digits that are not all zero. */
static bool is_id(const char *bytes, size_t count) {
    return are_digits(bytes, count) && strspn(bytes, "0") < count;
}

bool trace_parse(struct trace *out, const char *bytes, size_t length) {
    memset(out, 0, sizeof *out);
    if (bytes == NULL || length < SHORTEST) {
        return false;
    }
    char text[SHORTEST + 1];
    memcpy(text, bytes, SHORTEST);
    text[SHORTEST] = '\0';
    bool is_version = are_digits(text, 2) && memcmp(text, "ff", 2) != 0;
    bool is_first = memcmp(text, "00", 2) == 0;
    bool ends_well = length == SHORTEST || (!is_first && bytes[SHORTEST] == '-');
    bool has_dashes = text[ID_AT - 1] == '-' && text[SPAN_AT - 1] == '-' && text[FLAGS_AT - 1] == '-';
    if (!is_version || !ends_well || !has_dashes || !is_id(text + ID_AT, ID_DIGITS) ||
        !is_id(text + SPAN_AT, SPAN_DIGITS) || !are_digits(text + FLAGS_AT, 2)) {
        return false;
    }
    memcpy(out->id, text + ID_AT, ID_DIGITS);
    memcpy(out->parent, text + SPAN_AT, SPAN_DIGITS);
    out->is_sampled = digit(text[FLAGS_AT + 1]) % 2 == 1;
    return true;
}

bool trace_is_known(const struct trace *trace) {
    return trace->id[0] != '\0';
}

void trace_write(char out[static TRACEPARENT_SIZE], const struct trace *trace) {
    memcpy(out, "00-", ID_AT);
    memcpy(out + ID_AT, trace->id, ID_DIGITS);
    out[SPAN_AT - 1] = '-';
    memcpy(out + SPAN_AT, trace->parent, SPAN_DIGITS);
    memcpy(out + FLAGS_AT - 1, trace->is_sampled ? "-01" : "-00", 4);
}

void trace_format(char out[static TRACEPARENT_SIZE], const struct trace *trace,
                  const unsigned char span[static SPAN_ID_BYTES]) {
    static const char digits[] = "0123456789abcdef";
    trace_write(out, trace);
    for (size_t i = 0; i < SPAN_ID_BYTES; i++) {
        out[SPAN_AT + 2 * i] = digits[span[i] >> 4];
        out[SPAN_AT + 2 * i + 1] = digits[span[i] & 15];
    }
}

/* ---- tracestate ---- */

static bool is_key_byte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '*' || c == '/';
}

static bool is_part_of_key(const char *bytes, size_t length, size_t max) {
    bool good = length >= 1 && length <= max;
    for (size_t i = 0; i < length && good; i++) {
        good = is_key_byte(bytes[i]);
    }
    return good;
}

/* A key, or TENANT@SYSTEM. A key begins with a letter; a tenant may with a digit. */
static bool is_key(const char *bytes, size_t length) {
    const char *at = memchr(bytes, '@', length);
    if (at == NULL) {
        return is_part_of_key(bytes, length, KEY_MAX) && bytes[0] >= 'a' && bytes[0] <= 'z';
    }
    size_t tenant = (size_t)(at - bytes);
    bool begins = tenant > 0 && ((bytes[0] >= 'a' && bytes[0] <= 'z') || (bytes[0] >= '0' && bytes[0] <= '9'));
    return begins && is_part_of_key(bytes, tenant, TENANT_MAX) &&
           is_part_of_key(at + 1, length - tenant - 1, SYSTEM_MAX) && at[1] >= 'a' && at[1] <= 'z';
}

static bool is_value(const char *bytes, size_t length) {
    bool good = length >= 1 && length <= VALUE_MAX && bytes[length - 1] != ' ';
    for (size_t i = 0; i < length && good; i++) {
        good = bytes[i] >= ' ' && bytes[i] <= '~' && bytes[i] != ',' && bytes[i] != '=';
    }
    return good;
}

struct member {
    const char *key;
    size_t key_length;
};

static bool is_among(const struct member *members, size_t count, const struct member *wanted) {
    bool found = false;
    for (size_t i = 0; i < count; i++) {
        found = found || (members[i].key_length == wanted->key_length &&
                          memcmp(members[i].key, wanted->key, wanted->key_length) == 0);
    }
    return found;
}

/* One between two commas, without the spaces around it. */
static bool read_member(struct member *out, const char *from, const char *end) {
    const char *equals = memchr(from, '=', (size_t)(end - from));
    if (equals == NULL) {
        return false;
    }
    *out = (struct member){from, (size_t)(equals - from)};
    return is_key(from, out->key_length) && is_value(equals + 1, (size_t)(end - equals - 1));
}

bool tracestate_is_good(const char *bytes, size_t length) {
    struct member members[TRACESTATE_MEMBERS_MAX];
    size_t count = 0;
    if (bytes == NULL || length > TRACESTATE_MAX) {
        return false;
    }
    for (const char *at = bytes, *end = bytes + length; at <= end;) {
        const char *comma = at == end ? NULL : memchr(at, ',', (size_t)(end - at));
        const char *stop = comma == NULL ? end : comma;
        const char *next = stop + 1;
        while (at < stop && (*at == ' ' || *at == '\t')) {
            at++;
        }
        while (stop > at && (stop[-1] == ' ' || stop[-1] == '\t')) {
            stop--;
        }
        if (at < stop) { /* members may be empty */
            if (count == TRACESTATE_MEMBERS_MAX || !read_member(&members[count], at, stop) ||
                is_among(members, count, &members[count])) {
                return false;
            }
            count++;
        }
        at = next;
    }
    return count > 0;
}
