/*
 * The JSON writer. Its only state is whether the next value needs a comma; nesting is the caller's.
 */
#include "util/json_out.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/timestamp.h"

enum { DEPTH_MAX = 2048 }; /* as deep as jansson parses */

void json_out_init(struct json_out *out) {
    buf_init(&out->buf, JSON_OUT_MAX);
    out->comma = false;
}

void json_out_clear(struct json_out *out) {
    buf_clear(&out->buf);
    out->comma = false;
}

void json_out_free(struct json_out *out) {
    buf_free(&out->buf);
}

bool json_out_failed(const struct json_out *out) {
    return out->buf.failed;
}

char *json_out_take(struct json_out *out, size_t *out_length) {
    *out_length = out->buf.length;
    return buf_take(&out->buf);
}

/* Whatever begins a value comes through here. */
static void begin_value(struct json_out *out) {
    if (out->comma) {
        buf_append(&out->buf, ",", 1);
    }
    out->comma = true;
}

static void append_value(struct json_out *out, const char *text, size_t length) {
    begin_value(out);
    buf_append(&out->buf, text, length);
}

void json_out_begin_object(struct json_out *out) {
    append_value(out, "{", 1);
    out->comma = false;
}

void json_out_end_object(struct json_out *out) {
    buf_append(&out->buf, "}", 1);
    out->comma = true;
}

void json_out_begin_array(struct json_out *out) {
    append_value(out, "[", 1);
    out->comma = false;
}

void json_out_end_array(struct json_out *out) {
    buf_append(&out->buf, "]", 1);
    out->comma = true;
}

void json_out_key(struct json_out *out, const char *name) {
    begin_value(out);
    buf_append(&out->buf, "\"", 1);
    buf_append(&out->buf, name, strlen(name));
    buf_append(&out->buf, "\":", 2);
    out->comma = false;
}

/* What must be escaped in a text (RFC 8259, section 7): the letter behind the backslash, or u. */
static const char escapes[256] = {
    [0] = 'u',  [1] = 'u',  [2] = 'u',  [3] = 'u',  [4] = 'u',  [5] = 'u',   [6] = 'u',     [7] = 'u',  [8] = 'b',
    [9] = 't',  [10] = 'n', [11] = 'u', [12] = 'f', [13] = 'r', [14] = 'u',  [15] = 'u',    [16] = 'u', [17] = 'u',
    [18] = 'u', [19] = 'u', [20] = 'u', [21] = 'u', [22] = 'u', [23] = 'u',  [24] = 'u',    [25] = 'u', [26] = 'u',
    [27] = 'u', [28] = 'u', [29] = 'u', [30] = 'u', [31] = 'u', ['"'] = '"', ['\\'] = '\\',
};

static void append_escape(struct buf *buf, unsigned char c) {
    static const char hex[] = "0123456789abcdef";
    const char escape[6] = {'\\', escapes[c], '0', '0', hex[c >> 4], hex[c & 15]};
    buf_append(buf, escape, escapes[c] == 'u' ? sizeof escape : 2);
}

/* Quoted and escaped, without a comma: texts and names. */
static void append_quoted(struct buf *buf, const char *bytes, size_t length) {
    buf_append(buf, "\"", 1);
    size_t start = 0;
    for (size_t i = 0; i < length; i++) {
        if (escapes[(unsigned char)bytes[i]] != 0) {
            buf_append(buf, bytes + start, i - start);
            append_escape(buf, (unsigned char)bytes[i]);
            start = i + 1;
        }
    }
    buf_append(buf, bytes + start, length - start);
    buf_append(buf, "\"", 1);
}

void json_out_text_bytes(struct json_out *out, const char *bytes, size_t length) {
    begin_value(out);
    append_quoted(&out->buf, bytes, length);
}

void json_out_text(struct json_out *out, const char *text) {
    if (text == NULL) {
        json_out_null(out);
    } else {
        json_out_text_bytes(out, text, strlen(text));
    }
}

void json_out_integer(struct json_out *out, int64_t value) {
    char digits[20];
    size_t at = sizeof digits;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0) {
        digits[--at] = '-';
    }
    append_value(out, digits + at, sizeof digits - at);
}

void json_out_boolean(struct json_out *out, bool value) {
    append_value(out, value ? "true" : "false", value ? 4 : 5);
}

void json_out_null(struct json_out *out) {
    append_value(out, "null", 4);
}

void json_out_timestamp(struct json_out *out, int64_t ms) {
    if (ms == 0) {
        json_out_null(out);
        return;
    }
    char text[TIMESTAMP_SIZE + 2];
    text[0] = '"';
    timestamp_format(text + 1, ms);
    text[TIMESTAMP_SIZE] = '"';
    append_value(out, text, TIMESTAMP_SIZE + 1);
}

/* The fewer of 15 or 17 digits that read back as the same number; always recognisable as a real. */
static void append_real(struct json_out *out, double value) {
    char text[32];
    (void)snprintf(text, sizeof text, "%.15g", value);
    if (strtod(text, NULL) != value) {
        (void)snprintf(text, sizeof text, "%.17g", value);
    }
    append_value(out, text, strlen(text));
    if (strpbrk(text, ".e") == NULL) {
        buf_append(&out->buf, ".0", 2);
    }
}

static void append_json(struct json_out *out, const json_t *value, int depth);

static void append_array(struct json_out *out, const json_t *array, int depth) {
    json_out_begin_array(out);
    for (size_t i = 0; i < json_array_size(array); i++) {
        append_json(out, json_array_get(array, i), depth);
    }
    json_out_end_array(out);
}

static void append_members(struct json_out *out, const json_t *object, int depth) {
    const char *name = NULL;
    json_t *value = NULL;
    json_object_foreach((json_t *)object, name, value) {
        begin_value(out);
        append_quoted(&out->buf, name, strlen(name));
        buf_append(&out->buf, ":", 1);
        out->comma = false;
        append_json(out, value, depth);
    }
}

static void append_json(struct json_out *out, const json_t *value, int depth) {
    if (value == NULL || depth == DEPTH_MAX) {
        out->buf.failed = true;
        return;
    }
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        json_out_begin_object(out);
        append_members(out, value, depth + 1);
        json_out_end_object(out);
        break;
    case JSON_ARRAY:
        append_array(out, value, depth + 1);
        break;
    case JSON_STRING:
        json_out_text_bytes(out, json_string_value(value), json_string_length(value));
        break;
    case JSON_INTEGER:
        json_out_integer(out, json_integer_value(value));
        break;
    case JSON_REAL:
        append_real(out, json_real_value(value));
        break;
    case JSON_TRUE:
    case JSON_FALSE:
        json_out_boolean(out, json_is_true(value));
        break;
    default:
        json_out_null(out);
        break;
    }
}

void json_out_json(struct json_out *out, const json_t *value) {
    append_json(out, value, 0);
}

void json_out_raw(struct json_out *out, const char *json, size_t length) {
    append_value(out, json, length);
}

void json_out_members(struct json_out *out, const json_t *object) {
    append_members(out, object, 0);
}
