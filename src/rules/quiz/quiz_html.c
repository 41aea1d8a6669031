/* SPDX-License-Identifier: Apache-2.0 */
#include "quiz_html.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unistr.h>

enum { ENTITY_MAX = 10, REPLACEMENT = 0xfffd };

struct entity {
    const char *name;
    uint16_t point;
};

static const struct entity entities[] = {
#include "quiz_entities.inc"
};

static int compare_names(const void *name, const void *entity) {
    return strcmp(name, ((const struct entity *)entity)->name);
}

static void append_point(struct buf *out, uint32_t point) {
    uint8_t bytes[4];
    int length = u8_uctomb(bytes, point, sizeof bytes);
    if (length > 0) {
        buf_append(out, (const char *)bytes, (size_t)length);
    }
}

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* What "#233" or "#xe9" stands for; 0 where it is no number. One that is no character is as browsers show it. */
static uint32_t read_number(const char *text) {
    int base = text[1] == 'x' || text[1] == 'X' ? 16 : 10;
    const char *digits = text + (base == 16 ? 2 : 1);
    char *end = NULL;
    if (!is_digit(*digits) && !(base == 16 && is_letter(*digits))) {
        return 0;
    }
    unsigned long value = strtoul(digits, &end, base);
    if (*end != '\0') {
        return 0;
    }
    bool is_point = value > 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
    return is_point ? (uint32_t)value : REPLACEMENT;
}

/* Decodes the entity at `&`; how many bytes it takes, 0 where there is none. */
static size_t decode_entity(struct buf *out, const char *html, size_t length) {
    char name[ENTITY_MAX + 1];
    size_t size = 0;
    while (size < ENTITY_MAX && size + 1 < length && html[size + 1] != ';') {
        name[size] = html[size + 1];
        size++;
    }
    name[size] = '\0';
    if (size == 0 || size + 1 >= length || html[size + 1] != ';' || strlen(name) != size) {
        return 0;
    }
    uint32_t point = 0;
    if (name[0] == '#') {
        point = read_number(name);
    } else {
        const struct entity *found =
            bsearch(name, entities, sizeof entities / sizeof entities[0], sizeof entities[0], compare_names);
        point = found == NULL ? 0 : found->point;
    }
    if (point == 0) {
        return 0;
    }
    append_point(out, point);
    return size + 2;
}

void quiz_html_decode(struct buf *out, const char *html, size_t length) {
    for (size_t at = 0; at < length;) {
        const char *next = memchr(html + at, '&', length - at);
        size_t plain = next == NULL ? length - at : (size_t)(next - html) - at;
        buf_append(out, html + at, plain);
        at += plain;
        if (at < length) {
            size_t taken = decode_entity(out, html + at, length - at);
            buf_append(out, html + at, taken == 0 ? 1 : 0);
            at += taken == 0 ? 1 : taken;
        }
    }
}

/* The length of a tag's name; 0 where `<` begins none. */
static size_t tag_name(const char *html, size_t length) {
    size_t start = length > 1 && html[1] == '/' ? 2 : 1;
    size_t at = start;
    while (at < length && (is_letter(html[at]) || (at > start && is_digit(html[at])))) {
        at++;
    }
    return at - start;
}

static bool is_one_of(const char *name, size_t length, const char *const *names) {
    while (*names != NULL && (strlen(*names) != length || strncasecmp(*names, name, length) != 0)) {
        names++;
    }
    return *names != NULL;
}

/* Behind the next place where the text stands, without regard to case; the end where it does not. */
static size_t find_behind(const char *html, size_t from, size_t length, const char *text) {
    size_t size = strlen(text);
    for (size_t at = from; at + size <= length; at++) {
        if (strncasecmp(html + at, text, size) == 0) {
            return at + size;
        }
    }
    return length;
}

/* Passes over a tag or a comment at `<`: where it ends, or 0 where it is neither. */
static size_t skip_tag(struct buf *out, const char *html, size_t at, size_t length) {
    static const char *const blocks[] = {"br", "p",  "div", "li", "ul", "ol", "tr", "td", "th",         "table", "h1",
                                         "h2", "h3", "h4",  "h5", "h6", "hr", "dt", "dd", "blockquote", "pre",   NULL};
    static const char *const silent[] = {"script", "style", NULL};
    if (length - at >= 4 && memcmp(html + at, "<!--", 4) == 0) {
        return find_behind(html, at + 4, length, "-->");
    }
    size_t size = tag_name(html + at, length - at);
    bool closes = length - at > 1 && html[at + 1] == '/';
    const char *name = html + at + (closes ? 2 : 1);
    if (size == 0) {
        return 0; /* before its end is looked for: there may be as many `<` as bytes */
    }
    const char *end = memchr(html + at, '>', length - at);
    if (end == NULL) {
        return 0;
    }
    if (is_one_of(name, size, blocks)) {
        buf_append_text(out, " ");
    }
    size_t behind = (size_t)(end - html) + 1;
    if (!closes && is_one_of(name, size, silent)) {
        behind = find_behind(html, behind, length, size == strlen(silent[0]) ? "</script>" : "</style>");
    }
    return behind;
}

void quiz_html_strip(struct buf *out, const char *html, size_t length) {
    /* Behind the last `>` no tag ends, and none is looked for: a text of nothing but `<` takes no longer than others. */
    const char *last = length == 0 ? NULL : memrchr(html, '>', length);
    size_t tags_end = last == NULL ? 0 : (size_t)(last - html);
    for (size_t at = 0; at < length;) {
        const char *next = memchr(html + at, '<', length - at);
        size_t plain = next == NULL ? length - at : (size_t)(next - html) - at;
        buf_append(out, html + at, plain);
        at += plain;
        if (at < length) {
            size_t behind = at < tags_end ? skip_tag(out, html, at, length) : 0;
            buf_append(out, html + at, behind == 0 ? 1 : 0);
            at = behind == 0 ? at + 1 : behind;
        }
    }
}
