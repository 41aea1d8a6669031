/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The JSON writer. Its only state is whether the next value needs a comma; nesting is the caller's.
 */
#include "util/json_out.h"

#include <math.h>
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
    if (out->buf.length == 0) {
        json_out_free(out);
        return NULL;
    }
    buf_append(&out->buf, "", 0); /* the NUL, which writing in place leaves out */
    return buf_take(&out->buf);
}

/*
 * Room for length bytes more, or NULL. Every value asks once and then copies: a view has some two hundred of them.
 */
static char *take_room(struct json_out *out, size_t length) {
    struct buf *buf = &out->buf;
    if (buf->size - buf->length <= length && !buf_reserve(buf, length)) {
        return NULL;
    }
    char *room = buf->bytes + buf->length;
    buf->length += length;
    return room;
}

/* A value's text, behind a comma where one is due. */
static void append_value(struct json_out *out, const char *text, size_t length) {
    char *room = take_room(out, length + out->comma);
    if (room != NULL) {
        *room = ',';
        memcpy(room + out->comma, text, length);
    }
    out->comma = true;
}

static void append_mark(struct json_out *out, char mark) {
    char *room = take_room(out, 1);
    if (room != NULL) {
        *room = mark;
    }
}

void json_out_begin_object(struct json_out *out) {
    append_value(out, "{", 1);
    out->comma = false;
}

void json_out_end_object(struct json_out *out) {
    append_mark(out, '}');
    out->comma = true;
}

void json_out_begin_array(struct json_out *out) {
    append_value(out, "[", 1);
    out->comma = false;
}

void json_out_end_array(struct json_out *out) {
    append_mark(out, ']');
    out->comma = true;
}

void json_out_key_bytes(struct json_out *out, const char *name, size_t length) {
    char *room = take_room(out, length + 3 + out->comma);
    if (room != NULL) {
        *room = ',';
        room += out->comma;
        *room++ = '"';
        memcpy(room, name, length);
        room[length] = '"';
        room[length + 1] = ':';
    }
    out->comma = false;
}

/* What must be escaped in a text (RFC 8259, section 7): the letter behind the backslash, or u. */
static const char escapes[256] = {
    [0] = 'u',  [1] = 'u',  [2] = 'u',  [3] = 'u',  [4] = 'u',  [5] = 'u',   [6] = 'u',     [7] = 'u',  [8] = 'b',
    [9] = 't',  [10] = 'n', [11] = 'u', [12] = 'f', [13] = 'r', [14] = 'u',  [15] = 'u',    [16] = 'u', [17] = 'u',
    [18] = 'u', [19] = 'u', [20] = 'u', [21] = 'u', [22] = 'u', [23] = 'u',  [24] = 'u',    [25] = 'u', [26] = 'u',
    [27] = 'u', [28] = 'u', [29] = 'u', [30] = 'u', [31] = 'u', ['"'] = '"', ['\\'] = '\\',
};

/* How long a text is once it is quoted and escaped. */
static size_t quoted_length(const char *bytes, size_t length) {
    size_t quoted = length + 2;
    for (size_t i = 0; i < length; i++) {
        char escape = escapes[(unsigned char)bytes[i]];
        quoted += escape == 0 ? 0 : escape == 'u' ? 5 : 1;
    }
    return quoted;
}

/* Writes it, escaped. */
static char *escape_text(char *room, const char *bytes, size_t length) {
    static const char hex[] = "0123456789abcdef";
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)bytes[i];
        if (escapes[c] == 0) {
            *room++ = (char)c;
        } else if (escapes[c] != 'u') {
            *room++ = '\\';
            *room++ = escapes[c];
        } else {
            memcpy(room, "\\u00", 4);
            room[4] = hex[c >> 4];
            room[5] = hex[c & 15];
            room += 6;
        }
    }
    return room;
}

/* Quoted, behind a comma where one is due, and with something behind it: texts and members' names. */
static void append_quoted(struct json_out *out, const char *bytes, size_t length, const char *end) {
    size_t quoted = quoted_length(bytes, length);
    size_t end_length = strlen(end);
    char *room = take_room(out, quoted + end_length + out->comma);
    if (room == NULL) {
        return;
    }
    *room = ',';
    room += out->comma;
    *room++ = '"';
    if (quoted == length + 2) {
        memcpy(room, bytes, length);
        room += length;
    } else {
        room = escape_text(room, bytes, length);
    }
    *room++ = '"';
    memcpy(room, end, end_length);
}

void json_out_text_bytes(struct json_out *out, const char *bytes, size_t length) {
    append_quoted(out, bytes, length, "");
    out->comma = true;
}

void json_out_plain(struct json_out *out, const char *bytes, size_t length) {
    char *room = take_room(out, length + 2 + out->comma);
    if (room != NULL) {
        *room = ',';
        room += out->comma;
        room[0] = '"';
        memcpy(room + 1, bytes, length);
        room[length + 1] = '"';
    }
    out->comma = true;
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
    char text[TIMESTAMP_SIZE];
    timestamp_format(text, ms);
    json_out_plain(out, text, TIMESTAMP_SIZE - 1);
}

/* 15 digits, or 17. */
void json_out_real(struct json_out *out, double value) {
    char text[32];
    (void)snprintf(text, sizeof text, "%.15g", value);
    if (strtod(text, NULL) != value) {
        (void)snprintf(text, sizeof text, "%.17g", value);
    }
    append_value(out, text, strlen(text));
    if (strpbrk(text, ".e") == NULL) {
        append_mark(out, '.');
        append_mark(out, '0');
    }
}

void json_out_number(struct json_out *out, double value) {
    double rounded = round(value * 1e6) / 1e6;
    if (fabs(rounded) < 1e15 && rounded == floor(rounded)) {
        json_out_integer(out, (int64_t)rounded);
    } else {
        json_out_real(out, rounded);
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
        append_quoted(out, name, strlen(name), ":");
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
        json_out_real(out, json_real_value(value));
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

/* An item without its braces. */
static void append_item(struct json_out *out, const char *members, size_t length, const char *name, int64_t value) {
    json_out_begin_object(out);
    json_out_put_integer(out, name, value);
    if (length > 0) {
        json_out_raw(out, members, length);
    }
    json_out_end_object(out);
}

void json_out_items(struct json_out *out, const char *array, size_t length, const char *name, int64_t value) {
    size_t members = 0; /* where those of the item begin */
    size_t depth = 0;
    bool in_text = false;
    for (size_t i = 0; i < length; i++) {
        char c = array[i];
        if (c == '"') {
            in_text = !in_text;
        } else if (in_text) {
            i += c == '\\';
        } else if (c == '[' || c == '{') {
            depth++;
            members = depth == 2 ? i + 1 : members;
        } else if (c == ']' || c == '}') {
            depth--;
            if (depth == 1) {
                append_item(out, array + members, i - members, name, value);
            }
        }
    }
}

void json_out_members(struct json_out *out, const json_t *object) {
    out->buf.failed = out->buf.failed || object == NULL;
    append_members(out, object, 0);
}
