/*
 * Writing JSON fast. jansson's own writer looks up every array and object in a table, to find loops, and checks every
 * byte of every text again; views have no loops, and what is in a json_t is UTF-8 already. So this is a plain walk that
 * copies runs of ordinary characters. It made an answer of a kilobyte five times cheaper.
 */
#include "util/json.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 2048 }; /* as deep as jansson parses */

/* What must be escaped in a text (RFC 8259, section 7): the letter behind the backslash, or u. */
static const char escapes[256] = {
    [0] = 'u',  [1] = 'u',  [2] = 'u',  [3] = 'u',  [4] = 'u',  [5] = 'u',   [6] = 'u',     [7] = 'u',  [8] = 'b',
    [9] = 't',  [10] = 'n', [11] = 'u', [12] = 'f', [13] = 'r', [14] = 'u',  [15] = 'u',    [16] = 'u', [17] = 'u',
    [18] = 'u', [19] = 'u', [20] = 'u', [21] = 'u', [22] = 'u', [23] = 'u',  [24] = 'u',    [25] = 'u', [26] = 'u',
    [27] = 'u', [28] = 'u', [29] = 'u', [30] = 'u', [31] = 'u', ['"'] = '"', ['\\'] = '\\',
};

static void write_string(struct buf *out, const char *bytes, size_t length) {
    buf_append(out, "\"", 1);
    size_t start = 0;
    for (size_t i = 0; i < length; i++) {
        char escape = escapes[(unsigned char)bytes[i]];
        if (escape == 0) {
            continue;
        }
        buf_append(out, bytes + start, i - start);
        start = i + 1;
        if (escape == 'u') {
            buf_append_format(out, "\\u%04x", (unsigned)(unsigned char)bytes[i]);
        } else {
            const char two[] = {'\\', escape};
            buf_append(out, two, sizeof two);
        }
    }
    buf_append(out, bytes + start, length - start);
    buf_append(out, "\"", 1);
}

static void write_integer(struct buf *out, json_int_t value) {
    char digits[20];
    size_t at = sizeof digits;
    uint64_t rest = value < 0 ? UINT64_C(0) - (uint64_t)value : (uint64_t)value;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0) {
        buf_append(out, "-", 1);
    }
    buf_append(out, digits + at, sizeof digits - at);
}

/* The fewer of 15 or 17 digits that read back as the same number; always recognisable as a real. */
static void write_real(struct buf *out, double value) {
    char text[32];
    (void)snprintf(text, sizeof text, "%.15g", value);
    if (strtod(text, NULL) != value) {
        (void)snprintf(text, sizeof text, "%.17g", value);
    }
    buf_append_text(out, text);
    if (strpbrk(text, ".e") == NULL) {
        buf_append_text(out, ".0");
    }
}

static void write_value(struct buf *out, const json_t *value, int depth);

static void write_array(struct buf *out, const json_t *array, int depth) {
    size_t count = json_array_size(array);
    buf_append(out, "[", 1);
    for (size_t i = 0; i < count; i++) {
        if (i > 0) {
            buf_append(out, ",", 1);
        }
        write_value(out, json_array_get(array, i), depth);
    }
    buf_append(out, "]", 1);
}

static void write_object(struct buf *out, const json_t *object, int depth) {
    json_t *members = (json_t *)object; /* iterating changes nothing */
    bool is_first = true;
    buf_append(out, "{", 1);
    for (void *at = json_object_iter(members); at != NULL; at = json_object_iter_next(members, at)) {
        if (!is_first) {
            buf_append(out, ",", 1);
        }
        is_first = false;
        write_string(out, json_object_iter_key(at), json_object_iter_key_len(at));
        buf_append(out, ":", 1);
        write_value(out, json_object_iter_value(at), depth);
    }
    buf_append(out, "}", 1);
}

static void write_value(struct buf *out, const json_t *value, int depth) {
    if (depth == DEPTH_MAX) {
        out->failed = true;
        return;
    }
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        write_object(out, value, depth + 1);
        break;
    case JSON_ARRAY:
        write_array(out, value, depth + 1);
        break;
    case JSON_STRING:
        write_string(out, json_string_value(value), json_string_length(value));
        break;
    case JSON_INTEGER:
        write_integer(out, json_integer_value(value));
        break;
    case JSON_REAL:
        write_real(out, json_real_value(value));
        break;
    case JSON_TRUE:
        buf_append(out, "true", 4);
        break;
    case JSON_FALSE:
        buf_append(out, "false", 5);
        break;
    case JSON_NULL:
        buf_append(out, "null", 4);
        break;
    }
}

void json_write(struct buf *out, const json_t *value) {
    write_value(out, value, 0);
}
