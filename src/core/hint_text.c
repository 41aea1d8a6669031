/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One table says what there is of each kind; writing and reading go by it.
 */
#include "core/hint_text.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const struct {
    char letter;
    bool has_id, has_version;
} kinds[] = {
    [HINT_ALL] = {'*', false, false},       [HINT_GAME] = {'g', true, true},      [HINT_TOLD] = {'p', true, false},
    [HINT_TOURNAMENT] = {'t', true, false}, [HINT_RESULTS] = {'r', false, false}, [HINT_ACCOUNT] = {'n', true, false},
    [HINT_WEBHOOK] = {'w', true, false},
};

enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

static const struct {
    char letter;
    enum hint_flag flag;
} flags[] = {{'b', HINT_BOT}, {'c', HINT_CLOCK}, {'o', HINT_LOBBY}, {'t', HINT_TOURNAMENT_GAME}};

enum { FLAG_COUNT = sizeof flags / sizeof flags[0] };

/* ---- writing ---- */

static int write_item(char out[static HINT_ITEM_MAX + 1], const struct hint *hint) {
    char letters[FLAG_COUNT + 1] = "";
    size_t count = 0;
    for (size_t i = 0; i < FLAG_COUNT; i++) {
        if ((hint->flags & flags[i].flag) != 0) {
            letters[count++] = flags[i].letter;
        }
    }
    const char letter = kinds[hint->kind].letter;
    if (kinds[hint->kind].has_version) {
        return snprintf(out, HINT_ITEM_MAX + 1, "%c:%s:%lld:%s ", letter, hint->id.text, (long long)hint->version,
                        letters);
    }
    return kinds[hint->kind].has_id ? snprintf(out, HINT_ITEM_MAX + 1, "%c:%s ", letter, hint->id.text)
                                    : snprintf(out, HINT_ITEM_MAX + 1, "%c ", letter);
}

void hint_text_add(struct hint_text *text, const struct hint *hint) {
    char item[HINT_ITEM_MAX + 1];
    size_t length = (size_t)write_item(item, hint);
    assert(length <= HINT_ITEM_MAX);
    if (text->is_all || hint->kind == HINT_ALL || text->length + length > sizeof text->items) {
        text->is_all = true;
        text->length = 0;
        return;
    }
    if (hint->kind == HINT_RESULTS && text->has_results) {
        return;
    }
    text->has_results = text->has_results || hint->kind == HINT_RESULTS;
    memcpy(text->items + text->length, item, length);
    text->length += length;
}

bool hint_text_is_empty(const struct hint_text *text) {
    return !text->is_all && text->length == 0;
}

/*
 * How many bytes of items go into a message with so much room: up to the end of one, and no more of them than a message
 * may have.
 */
static size_t cut(const char *items, size_t length, size_t room) {
    size_t taken = 0;
    size_t count = 0;
    for (size_t i = 0; i < length && i < room && count < HINTS_A_MESSAGE; i++) {
        if (items[i] == ' ') {
            taken = i + 1;
            count++;
        }
    }
    return taken;
}

bool hint_text_next(char out[static HINT_MESSAGE_MAX + 1], const struct hint_text *text, size_t *at,
                    const struct member_id *from, int64_t serial) {
    const char *items = text->is_all ? "* " : text->items;
    const size_t length = text->is_all ? strlen("* ") : text->length;
    if (*at >= length) {
        return false;
    }
    size_t head = (size_t)snprintf(out, HINT_MESSAGE_MAX + 1, "%s %lld ", from->text, (long long)serial);
    size_t taken = cut(items + *at, length - *at, HINT_MESSAGE_MAX + 1 - head);
    assert(taken > 0);
    memcpy(out + head, items + *at, taken);
    out[head + taken - 1] = '\0'; /* in place of the last space */
    *at += taken;
    return true;
}

/* ---- reading ---- */

/* What is left of a message. */
struct reader {
    const char *at;
};

/*
 * The next word, up to a space or the end, and goes behind both. False when it is empty, or nothing follows on the
 * space.
 */
static bool read_word(const char **out, size_t *out_length, struct reader *reader) {
    size_t length = strcspn(reader->at, " ");
    const char *behind = reader->at + length;
    *out = reader->at;
    *out_length = length;
    reader->at = *behind == ' ' ? behind + 1 : behind;
    return length > 0 && (*behind == '\0' || *reader->at != '\0');
}

/* 1 to INT64_MAX, without a sign or leading zeros. */
static bool read_number(int64_t *out, const char *text, size_t length) {
    int64_t number = 0;
    if (length == 0 || text[0] == '0') {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        int digit = text[i] - '0';
        if (digit < 0 || digit > 9 || number > (INT64_MAX - digit) / 10) {
            return false;
        }
        number = number * 10 + digit;
    }
    *out = number;
    return true;
}

/* Flags of a newer program are passed over. */
static bool read_flags(unsigned *out, const char *text, size_t length) {
    *out = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < 'a' || text[i] > 'z') {
            return false;
        }
        for (size_t f = 0; f < FLAG_COUNT; f++) {
            *out |= text[i] == flags[f].letter ? (unsigned)flags[f].flag : 0;
        }
    }
    return true;
}

/* Behind "g:": ID:VERSION:FLAGS */
static bool read_game(struct hint *out, const char *text, size_t length) {
    const char *end = text + length;
    const char *version = text + ID_LENGTH;
    if (length < ID_LENGTH + 1 || *version != ':' || !id_parse(&out->id, text, ID_LENGTH)) {
        return false;
    }
    version++;
    const char *letters = memchr(version, ':', (size_t)(end - version));
    return letters != NULL && read_number(&out->version, version, (size_t)(letters - version)) &&
           read_flags(&out->flags, letters + 1, (size_t)(end - letters - 1));
}

static bool find_kind(enum hint_kind *out, char letter) {
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        if (kinds[kind].letter == letter) {
            *out = (enum hint_kind)kind;
            return true;
        }
    }
    return false;
}

/* *out_known: false for an item of a newer program. */
static bool read_item(bool *out_known, struct hint *out, const char *text, size_t length) {
    enum hint_kind kind = HINT_ALL;
    *out = (struct hint){.kind = HINT_ALL};
    *out_known = find_kind(&kind, text[0]);
    if (!*out_known) {
        return text[0] >= 'a' && text[0] <= 'z' && (length == 1 || text[1] == ':');
    }
    out->kind = kind;
    if (!kinds[kind].has_id) {
        return length == 1;
    }
    if (length < 2 || text[1] != ':') {
        return false;
    }
    return kinds[kind].has_version ? read_game(out, text + 2, length - 2) : id_parse(&out->id, text + 2, length - 2);
}

bool hint_message_parse(struct hint_message *out, const char *text) {
    struct reader reader = {.at = text};
    const char *word = NULL;
    size_t length = 0;
    if (!read_word(&word, &length, &reader) || !member_id_parse(&out->from, word, length) ||
        !read_word(&word, &length, &reader) || !read_number(&out->serial, word, length)) {
        return false;
    }
    out->count = 0;
    for (size_t items = 0; items == 0 || *reader.at != '\0'; items++) {
        bool is_known = false;
        struct hint hint;
        if (!read_word(&word, &length, &reader) || items == HINTS_A_MESSAGE ||
            !read_item(&is_known, &hint, word, length)) {
            return false;
        }
        if (is_known) {
            out->hints[out->count++] = hint;
        }
    }
    return true;
}
