/* SPDX-License-Identifier: Apache-2.0 */
#include "quiz_gift_text.h"

#include <string.h>
#include <strings.h>

#include "quiz_html.h"
#include "quiz_internal.h"

enum { TEXT_BYTES_MAX = 16 * 1024 * 1024 };

static const char escapable[] = "~=#{}:\\n";
static const char fixed_space[] = "\xc2\xa0";

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

/* Appends with escapes resolved. White space is a space; the escape for a line feed is one where there may be lines. */
static void append_unescaped(struct buf *out, struct json_text text, bool lines) {
    for (size_t at = 0; at < text.length; at++) {
        char c = is_space(text.bytes[at]) ? ' ' : text.bytes[at];
        if (is_escape(text, at)) {
            c = text.bytes[++at];
            c = c == 'n' ? (lines ? '\n' : ' ') : c;
        }
        buf_append(out, &c, 1);
    }
}

/* Spaces in succession. */
struct spaces {
    size_t all;   /* how many */
    size_t lines; /* of them line feeds */
    size_t fixed; /* and spaces at which no line breaks */
};

static void append_spaces(struct buf *out, const struct spaces *spaces, bool lines) {
    if (spaces->all == 0 || out->length == 0) {
        return;
    }
    for (size_t i = 0; lines && i < spaces->lines; i++) {
        buf_append_text(out, "\n");
    }
    if (!lines || spaces->lines == 0) {
        buf_append_text(out, spaces->all == 1 && spaces->fixed == 1 ? fixed_space : " ");
    }
}

/* Appends without spaces at both ends, and with one for several; line feeds stay where there may be lines. */
static void append_collapsed(struct buf *out, const struct buf *text, bool lines) {
    struct spaces spaces = {0};
    for (size_t at = 0; at < text->length; at++) {
        bool is_fixed = text->length - at >= sizeof fixed_space - 1 &&
                        memcmp(text->bytes + at, fixed_space, sizeof fixed_space - 1) == 0;
        if (is_fixed || is_space(text->bytes[at])) {
            spaces.all++;
            spaces.lines += text->bytes[at] == '\n';
            spaces.fixed += is_fixed;
            at += is_fixed ? sizeof fixed_space - 2 : 0;
            continue;
        }
        append_spaces(out, &spaces, lines);
        spaces = (struct spaces){0};
        buf_append(out, text->bytes + at, 1);
    }
}

static void append_html(struct buf *out, const struct buf *html) {
    struct buf stripped, decoded;
    buf_init(&stripped, TEXT_BYTES_MAX);
    buf_init(&decoded, TEXT_BYTES_MAX);
    quiz_html_strip(&stripped, html->bytes, html->length);
    quiz_html_decode(&decoded, stripped.bytes, stripped.length);
    append_collapsed(out, &decoded, false);
    out->failed = out->failed || stripped.failed || decoded.failed;
    buf_free(&stripped);
    buf_free(&decoded);
}

enum err gift_clean(struct json_text *out, struct arena *arena, struct json_text text, enum gift_format format,
                    bool lines) {
    struct buf unescaped, cleaned;
    buf_init(&unescaped, TEXT_BYTES_MAX);
    buf_init(&cleaned, TEXT_BYTES_MAX);
    append_unescaped(&unescaped, text, lines && format != GIFT_HTML);
    if (format == GIFT_HTML) {
        append_html(&cleaned, &unescaped);
    } else {
        append_collapsed(&cleaned, &unescaped, lines);
    }
    enum err err = unescaped.failed || cleaned.failed ? ERR_NO_MEMORY : OK;
    if (err == OK) {
        err = quiz_copy(out, arena, (struct json_text){cleaned.length == 0 ? "" : cleaned.bytes, cleaned.length});
    }
    buf_free(&unescaped);
    buf_free(&cleaned);
    return err;
}
