/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GIFT, the text format of Moodle: questions parted by empty lines, each a text with its answers in braces.
 */
#include <stdio.h>
#include <string.h>

#include <unistr.h>

#include "quiz_gift_answers.h"
#include "quiz_gift_text.h"
#include "quiz_internal.h"
#include "quiz_text.h"

enum { BLOCK_BYTES_MAX = 16 * 1024 * 1024 };

static const char gap[] = "_____";
static const char category_mark[] = "$CATEGORY:";

/* A file being read. */
struct gift {
    struct quiz_importing importing;
    struct json_text category; /* of what follows, clean, in the arena; empty: none */
    struct buf block;          /* the lines of a question, without comments */
    size_t line;               /* where it begins */
};

/* The parts of a question. */
struct parts {
    struct json_text title, before, braces, after, explanation; /* as they stand in the file */
    enum gift_format format;
};

static enum err refuse(struct gift *gift, const char *fault) {
    char pointer[32];
    (void)snprintf(pointer, sizeof pointer, "/lines/%zu", gift->line);
    quiz_faults_add(gift->importing.faults, pointer, "%s", fault);
    return OK;
}

static enum err skip(struct gift *gift, enum quiz_skip_reason reason) {
    return quiz_importing_skip(&gift->importing, gift->line, reason);
}

static bool begins_with(struct json_text text, const char *words) {
    return text.length >= strlen(words) && memcmp(text.bytes, words, strlen(words)) == 0;
}

/* Takes "::title::" off the front; false where it has no end. */
static bool take_title(struct json_text *title, struct json_text *text) {
    if (!begins_with(*text, "::")) {
        return true;
    }
    size_t end = gift_find_text(*text, 2, "::");
    if (end == text->length) {
        return false;
    }
    *title = gift_from(gift_before(*text, end), 2);
    *text = gift_from(*text, end + 2);
    return true;
}

/* Parts what stands around the braces from what is between them; NULL, or what is wrong. No braces: text.bytes is NULL. */
static const char *take_braces(struct parts *parts, struct json_text text) {
    size_t open = gift_find(text, 0, "{}");
    if (open == text.length) {
        parts->before = text;
        return NULL;
    }
    size_t close = gift_find(text, open + 1, "{}");
    if (text.bytes[open] == '}') {
        return "has a } without a { before it; write \\} for the character";
    }
    if (close == text.length || text.bytes[close] == '{') {
        return "has a { without a } behind it; write \\{ for the character, and leave no empty line between the braces";
    }
    parts->before = gift_before(text, open);
    parts->braces = gift_from(gift_before(text, close), open + 1);
    parts->after = gift_from(text, close + 1);
    if (gift_find(parts->after, 0, "{}") < parts->after.length) {
        return "has braces behind its answers; part questions by an empty line, and write \\{ for the character";
    }
    size_t general = gift_find_text(parts->braces, 0, "####");
    if (general < parts->braces.length) {
        parts->explanation = gift_from(parts->braces, general + strlen("####"));
        parts->braces = gift_before(parts->braces, general);
    }
    return NULL;
}

/* Puts a text into a native question; one that is empty once it is clean is left out. */
static enum err put_clean(json_t *native, const char *member, struct arena *arena, struct json_text text,
                          enum gift_format format, bool lines) {
    struct json_text clean;
    enum err err = gift_clean(&clean, arena, text, format, lines);
    if (err == OK && clean.length > 0 && !json_put(native, member, json_stringn_nocheck(clean.bytes, clean.length))) {
        err = ERR_NO_MEMORY;
    }
    return err;
}

/* The question's text, with a gap where the braces were, if something follows them. */
static enum err put_text(json_t *native, struct arena *arena, const struct parts *parts) {
    struct json_text after = gift_trim(parts->after);
    struct buf text;
    buf_init(&text, BLOCK_BYTES_MAX);
    buf_append(&text, parts->before.bytes, parts->before.length);
    if (after.length > 0) {
        buf_append_text(&text, gap);
        buf_append(&text, parts->after.bytes, parts->after.length);
    }
    enum err err = text.failed ? ERR_NO_MEMORY
                               : put_clean(native, "text", arena, (struct json_text){text.bytes, text.length},
                                           parts->format, true);
    buf_free(&text);
    return err;
}

static enum err put_parts(json_t *native, const struct gift *gift, const struct parts *parts) {
    struct arena *arena = gift->importing.arena;
    enum err err = put_text(native, arena, parts);
    if (err == OK) {
        err = put_clean(native, "title", arena, parts->title, GIFT_PLAIN, false);
    }
    if (err == OK) {
        err = put_clean(native, "explanation", arena, parts->explanation, parts->format, true);
    }
    const struct json_text category = gift->category;
    if (err == OK && category.length > 0 &&
        !json_put(native, "category", json_stringn_nocheck(category.bytes, category.length))) {
        err = ERR_NO_MEMORY;
    }
    return err;
}

static enum err import_parts(struct gift *gift, const struct parts *parts) {
    struct quiz_importing *importing = &gift->importing;
    struct gift_answers answers = {0};
    json_t *native = json_object();
    if (native == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = gift_answers_read(&answers, native, importing->arena, parts->braces, parts->format,
                                     importing->set->language.bytes);
    if (err == OK && answers.fault == NULL && !answers.is_skipped) {
        err = put_parts(native, gift, parts);
    }
    if (err != OK || answers.fault != NULL || answers.is_skipped) {
        json_decref(native);
        if (err != OK) {
            return err;
        }
        return answers.fault != NULL ? refuse(gift, answers.fault) : skip(gift, answers.reason);
    }
    return quiz_importing_add(importing, gift->line, native);
}

/* Imports what the lines of a block say, and empties it. */
static enum err end_block(struct gift *gift) {
    struct parts parts = {0};
    struct json_text text = gift_trim((struct json_text){gift->block.bytes, gift->block.length});
    if (gift->block.failed) {
        return ERR_NO_MEMORY;
    }
    if (text.length == 0) {
        return OK;
    }
    const char *fault = "has a title without :: at its end";
    if (take_title(&parts.title, &text)) {
        gift_take_format(&text, &parts.format);
        fault = take_braces(&parts, text);
    }
    enum err err = OK;
    if (fault != NULL) {
        err = refuse(gift, fault);
    } else if (parts.braces.bytes == NULL) {
        err = skip(gift, QUIZ_SKIP_DESCRIPTION);
    } else {
        err = import_parts(gift, &parts);
    }
    buf_clear(&gift->block);
    return err;
}

/* The first part of a path, with the slash behind it. */
static struct json_text first_part(struct json_text path) {
    const char *slash = path.length == 0 ? NULL : memchr(path.bytes, '/', path.length);
    return gift_before(path, slash == NULL ? path.length : (size_t)(slash - path.bytes) + 1);
}

/* So many characters at most. */
static struct json_text first_characters(struct json_text text, size_t most) {
    size_t at = 0;
    ucs4_t c = 0;
    for (size_t i = 0; i < most && at < text.length; i++) {
        at += (size_t)u8_mbtouc(&c, (const uint8_t *)text.bytes + at, text.length - at);
    }
    return gift_before(text, at);
}

/*
 * A path as Moodle writes it begins with where it belongs, "$course$/top/": that says nothing about the questions. Thousands
 * of them may follow, each with a copy of it, so of one that is too long no more is kept than shows that.
 */
static enum err take_category(struct gift *gift, struct json_text path) {
    struct json_text category;
    path = gift_trim(path);
    while (path.length > 0 && path.bytes[0] == '$') {
        path = gift_from(path, first_part(path).length);
    }
    struct json_text first = first_part(path);
    if (begins_with(path, "top") && (first.length == strlen("top") || first.length == strlen("top/"))) {
        path = gift_from(path, first.length);
    }
    enum err err = gift_clean(&category, gift->importing.arena, path, GIFT_PLAIN, false);
    if (err == OK) {
        gift->category = first_characters(category, QUIZ_NAME_MAX + 1);
    }
    return err;
}

/* One line, without its end. */
static enum err take_line(struct gift *gift, struct json_text line, size_t number) {
    struct json_text text = gift_trim(line);
    bool is_first = gift->block.length == 0;
    if (text.length == 0) {
        return end_block(gift);
    }
    if (begins_with(text, "//")) {
        return OK;
    }
    if (is_first && begins_with(text, category_mark)) {
        return take_category(gift, gift_from(text, strlen(category_mark)));
    }
    if (is_first) {
        gift->line = number;
    }
    buf_append(&gift->block, line.bytes, line.length);
    buf_append_text(&gift->block, "\n");
    return OK;
}

static size_t count_byte(const char *text, size_t length, char byte) {
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        count += text[i] == byte;
    }
    return count;
}

/* The end of the line that begins at a place: of its line feed, its carriage return, or of the text. */
static size_t find_line_end(const char *text, size_t at, size_t length) {
    while (at < length && text[at] != '\n' && text[at] != '\r') {
        at++;
    }
    return at;
}

static enum err import_lines(struct gift *gift, const char *text, size_t length) {
    enum err err = OK;
    size_t number = 1;
    for (size_t at = 0; err == OK && at < length; number++) {
        size_t end = find_line_end(text, at, length);
        err = take_line(gift, (struct json_text){text + at, end - at}, number);
        bool is_pair = end + 1 < length && text[end] == '\r' && text[end + 1] == '\n';
        at = end + (is_pair ? 2 : 1);
    }
    return err == OK ? end_block(gift) : err;
}

enum err quiz_import_gift(struct quiz_set *set, struct quiz_import *report, struct arena *arena, const char *text,
                          size_t length, struct quiz_faults *faults) {
    static const char mark[] = "\xef\xbb\xbf"; /* of the order of bytes: some editors begin a file with it */
    struct gift gift = {
        .importing = {.set = set, .report = report, .arena = arena, .faults = faults, .whole = "/lines/1"}};
    const uint8_t *bad = u8_check((const uint8_t *)text, length);
    if (bad != NULL) {
        gift.line = 1 + count_byte(text, (size_t)(bad - (const uint8_t *)text), '\n');
        (void)refuse(&gift, "is not UTF-8");
        return ERR_INVALID_VALUE;
    }
    size_t skipped = length >= strlen(mark) && memcmp(text, mark, strlen(mark)) == 0 ? strlen(mark) : 0;
    buf_init(&gift.block, BLOCK_BYTES_MAX);
    /* Nothing is imported without a brace. */
    enum err err = quiz_importing_begin(&gift.importing, count_byte(text, length, '{'));
    if (err == OK) {
        err = import_lines(&gift, text + skipped, length - skipped);
    }
    buf_free(&gift.block);
    return quiz_importing_end(&gift.importing, err);
}
