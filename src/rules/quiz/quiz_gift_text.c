/* SPDX-License-Identifier: Apache-2.0 */
#include "quiz_gift_text.h"

#include <string.h>
#include <strings.h>

#include "quiz_html.h"
#include "quiz_internal.h"

enum { TEXT_BYTES_MAX = 16 * 1024 * 1024 };

static const char escapable[] = "~=#{}:\\n";

static bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Does an escape begin here? */
static bool is_escape(struct json_text text, size_t at) {
    return text.bytes[at] == '\\' && at + 1 < text.length &&
           memchr(escapable, text.bytes[at + 1], sizeof escapable - 1) != NULL;
}

struct json_text gift_before(struct json_text text, size_t place) {
    return (struct json_text){text.bytes, place};
}

struct json_text gift_from(struct json_text text, size_t place) {
    return (struct json_text){text.bytes + place, text.length - place};
}

struct json_text gift_trim(struct json_text text) {
    while (text.length > 0 && is_space(text.bytes[0])) {
        text = gift_from(text, 1);
    }
    while (text.length > 0 && is_space(text.bytes[text.length - 1])) {
        text.length--;
    }
    return text;
}

size_t gift_find(struct json_text text, size_t from, const char *characters) {
    size_t at = from;
    while (at < text.length && memchr(characters, text.bytes[at], strlen(characters)) == NULL) {
        at += is_escape(text, at) ? 2 : 1;
    }
    return at < text.length ? at : text.length;
}

size_t gift_find_text(struct json_text text, size_t from, const char *words) {
    const char first[2] = {words[0], '\0'};
    size_t length = strlen(words);
    size_t at = gift_find(text, from, first);
    while (at < text.length && (text.length - at < length || memcmp(text.bytes + at, words, length) != 0)) {
        at = gift_find(text, at + 1, first);
    }
    return at;
}

void gift_take_format(struct json_text *text, enum gift_format *format) {
    static const struct {
        const char *mark;
        enum gift_format format;
    } formats[] = {
        {"[html]", GIFT_HTML}, {"[markdown]", GIFT_PLAIN}, {"[plain]", GIFT_PLAIN}, {"[moodle]", GIFT_PLAIN}};
    struct json_text rest = gift_trim(*text);
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        size_t length = strlen(formats[i].mark);
        if (rest.length >= length && strncasecmp(rest.bytes, formats[i].mark, length) == 0) {
            *text = gift_from(rest, length);
            *format = formats[i].format;
            return;
        }
    }
}

/* Appends with escapes resolved and spaces collapsed: each space stands in *owed until something follows it. */
static void append_unescaped(struct buf *out, struct json_text text, bool lines) {
    char owed = '\0'; /* a space or a line feed; a line feed is worth more */
    for (size_t at = 0; at < text.length; at++) {
        char c = text.bytes[at];
        bool escaped = is_escape(text, at);
        if (escaped) {
            c = text.bytes[++at];
            c = c == 'n' ? '\n' : c;
        }
        if (is_space(c)) {
            bool is_line = escaped && lines;
            owed = is_line ? '\n' : owed == '\0' ? ' ' : owed;
            continue;
        }
        if (owed != '\0' && out->length > 0) {
            buf_append(out, &owed, 1);
        }
        owed = '\0';
        buf_append(out, &c, 1);
    }
}

static void append_html(struct buf *out, struct json_text text) {
    struct buf unescaped, stripped, decoded;
    buf_init(&unescaped, TEXT_BYTES_MAX);
    buf_init(&stripped, TEXT_BYTES_MAX);
    buf_init(&decoded, TEXT_BYTES_MAX);
    append_unescaped(&unescaped, text, false);
    quiz_html_strip(&stripped, unescaped.bytes, unescaped.length);
    quiz_html_decode(&decoded, stripped.bytes, stripped.length);
    char owed = '\0';
    for (size_t at = 0; at < decoded.length; at++) {
        bool is_wide = at + 1 < decoded.length && memcmp(decoded.bytes + at, "\xc2\xa0", 2) == 0;
        if (is_wide || is_space(decoded.bytes[at])) {
            owed = ' ';
            at += is_wide;
            continue;
        }
        if (owed != '\0' && out->length > 0) {
            buf_append(out, &owed, 1);
        }
        owed = '\0';
        buf_append(out, decoded.bytes + at, 1);
    }
    out->failed = out->failed || unescaped.failed || stripped.failed || decoded.failed;
    buf_free(&unescaped);
    buf_free(&stripped);
    buf_free(&decoded);
}

enum err gift_clean(struct json_text *out, struct arena *arena, struct json_text text, enum gift_format format,
                    bool lines) {
    struct buf cleaned;
    buf_init(&cleaned, TEXT_BYTES_MAX);
    if (format == GIFT_HTML) {
        append_html(&cleaned, text);
    } else {
        append_unescaped(&cleaned, text, lines);
    }
    enum err err = cleaned.failed ? ERR_NO_MEMORY : OK;
    if (err == OK) {
        err = quiz_copy(out, arena, (struct json_text){cleaned.length == 0 ? "" : cleaned.bytes, cleaned.length});
    }
    buf_free(&cleaned);
    return err;
}
