/* SPDX-License-Identifier: Apache-2.0 */
#include "editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unictype.h>
#include <unistr.h>

#include "text.h"

enum {
    CONTROL_A = 1,
    CONTROL_D = 4,
    CONTROL_E = 5,
    BACKSPACE = 8,
    CONTROL_K = 11,
    CONTROL_U = 21,
    CONTROL_W = 23,
    RUBOUT = 127
};

static const char prompt[] = "> ";

/* ---- codes ---- */

static bool types_code(const struct editor *editor) {
    return editor->verb != NULL && !editor->has_words;
}

static void empty_code(struct editor *editor) {
    memset(editor->code, ' ', sizeof editor->code - 1);
    editor->code[editor->places] = '\0';
    editor->place = 0;
}

void editor_take_code(struct editor *editor, const char *verb, const char *alphabet, bool has_holes, int places) {
    char symbols[EDITOR_SYMBOLS_MAX] = "";
    if (verb == NULL || places < 1 || places > EDITOR_PLACES_MAX) {
        editor->verb = NULL;
        editor->places = 0;
        return;
    }
    (void)snprintf(symbols, sizeof symbols, "%s%s", has_holes ? "." : "", alphabet);
    if (editor->verb == NULL || strcmp(editor->verb, verb) != 0 || editor->places != places ||
        strcmp(editor->alphabet, symbols) != 0) {
        editor->verb = verb;
        editor->places = places;
        memcpy(editor->alphabet, symbols, sizeof symbols);
        empty_code(editor);
    }
}

/* The next symbol of the alphabet, or the one before, round and round. */
static void turn_symbol(struct editor *editor, int step) {
    int count = (int)strlen(editor->alphabet);
    const char *now = editor->code[editor->place] == ' ' ? NULL : strchr(editor->alphabet, editor->code[editor->place]);
    int index = now == NULL ? (step > 0 ? 0 : count - 1) : ((int)(now - editor->alphabet) + step + count) % count;
    editor->code[editor->place] = editor->alphabet[index];
}

static void go_to_place(struct editor *editor, int place) {
    editor->place = place < 0 ? 0 : place >= editor->places ? editor->places - 1 : place;
}

static void begin_words(struct editor *editor, int32_t key) {
    editor->has_words = true;
    editor->length = 0;
    editor->at = 0;
    if (key != ':' && key != '/') {
        editor->text[editor->length++] = (uint32_t)key;
        editor->at = 1;
    }
}

static enum editor_result finish_code(struct editor *editor, struct buf *out) {
    if (strchr(editor->code, ' ') != NULL) {
        return EDITOR_IS_INCOMPLETE;
    }
    buf_append_format(out, "%s %s", editor->verb, editor->code);
    empty_code(editor);
    return EDITOR_HAS_LINE;
}

static void rub_out(struct editor *editor) {
    if (editor->code[editor->place] == ' ') {
        go_to_place(editor, editor->place - 1);
    }
    editor->code[editor->place] = ' ';
}

static enum editor_result press_in_code(struct editor *editor, int32_t key, struct buf *out) {
    switch (key) {
    case KEY_UP:
    case KEY_DOWN:
        turn_symbol(editor, key == KEY_UP ? 1 : -1);
        return EDITOR_GOES_ON;
    case KEY_LEFT:
    case KEY_RIGHT:
        go_to_place(editor, editor->place + (key == KEY_RIGHT ? 1 : -1));
        return EDITOR_GOES_ON;
    case KEY_HOME:
    case CONTROL_A:
        go_to_place(editor, 0);
        return EDITOR_GOES_ON;
    case KEY_END:
    case CONTROL_E:
        go_to_place(editor, editor->places - 1);
        return EDITOR_GOES_ON;
    case BACKSPACE:
    case RUBOUT:
        rub_out(editor);
        return EDITOR_GOES_ON;
    case KEY_DELETE:
        editor->code[editor->place] = ' ';
        return EDITOR_GOES_ON;
    case CONTROL_U:
        empty_code(editor);
        return EDITOR_GOES_ON;
    case CONTROL_D:
        return EDITOR_AT_END;
    case '\r':
    case '\n':
        return finish_code(editor, out);
    default:
        break;
    }
    if (key > ' ' && key < RUBOUT && strchr(editor->alphabet, (char)key) != NULL) {
        editor->code[editor->place] = (char)key;
        go_to_place(editor, editor->place + 1);
    } else if (key > ' ' && key != RUBOUT) {
        begin_words(editor, key);
    }
    return EDITOR_GOES_ON;
}

/* ---- words ---- */

static void erase(struct editor *editor, size_t from, size_t to) {
    memmove(editor->text + from, editor->text + to, (editor->length - to) * sizeof editor->text[0]);
    editor->length -= to - from;
    editor->at = from;
}

static void insert(struct editor *editor, uint32_t character) {
    if (editor->length < EDITOR_TEXT_MAX) {
        memmove(editor->text + editor->at + 1, editor->text + editor->at,
                (editor->length - editor->at) * sizeof editor->text[0]);
        editor->text[editor->at++] = character;
        editor->length++;
    }
}

static void write_text(const struct editor *editor, struct buf *out, size_t from, size_t to) {
    for (size_t i = from; i < to; i++) {
        uint8_t bytes[8];
        int length = u8_uctomb(bytes, editor->text[i], (ptrdiff_t)sizeof bytes);
        if (length > 0) {
            buf_append(out, (const char *)bytes, (size_t)length);
        }
    }
}

/* Lines that were typed before come back by the arrow keys. */
static void recall(struct editor *editor, int step) {
    if ((step < 0 && editor->line == 0) || (step > 0 && editor->line >= editor->line_count)) {
        return;
    }
    editor->line = step < 0 ? editor->line - 1 : editor->line + 1;
    editor->length = 0;
    editor->at = 0;
    const uint8_t *at = editor->line < editor->line_count ? (const uint8_t *)editor->lines[editor->line] : NULL;
    ucs4_t character = 0;
    for (at = at == NULL ? NULL : u8_next(&character, at); at != NULL; at = u8_next(&character, at)) {
        insert(editor, character);
    }
}

static void remember(struct editor *editor, const char *line) {
    if (editor->line_count == EDITOR_LINES_MAX) {
        free(editor->lines[0]);
        memmove(editor->lines, editor->lines + 1, (EDITOR_LINES_MAX - 1) * sizeof editor->lines[0]);
        editor->line_count--;
    }
    editor->lines[editor->line_count] = strdup(line);
    editor->line_count += editor->lines[editor->line_count] != NULL ? 1 : 0;
    editor->line = editor->line_count;
}

static enum editor_result finish_words(struct editor *editor, struct buf *out) {
    buf_append_text(out, "");
    write_text(editor, out, 0, editor->length);
    if (editor->length > 0 && !out->failed) {
        remember(editor, out->bytes);
    }
    editor->length = 0;
    editor->at = 0;
    editor->has_words = false;
    return EDITOR_HAS_LINE;
}

static void rub_out_word(struct editor *editor) {
    size_t from = editor->at;
    while (from > 0 && editor->text[from - 1] == ' ') {
        from--;
    }
    while (from > 0 && editor->text[from - 1] != ' ') {
        from--;
    }
    erase(editor, from, editor->at);
}

/* Back to the places of a code, when there is nothing left of the words. */
static void rub_out_character(struct editor *editor) {
    if (editor->at > 0) {
        erase(editor, editor->at - 1, editor->at);
    }
    editor->has_words = editor->length > 0;
}

static void press_other(struct editor *editor, int32_t key) {
    switch (key) {
    case KEY_LEFT:
        editor->at -= editor->at > 0 ? 1 : 0;
        return;
    case KEY_RIGHT:
        editor->at += editor->at < editor->length ? 1 : 0;
        return;
    case KEY_HOME:
    case CONTROL_A:
        editor->at = 0;
        return;
    case KEY_END:
    case CONTROL_E:
        editor->at = editor->length;
        return;
    case KEY_UP:
    case KEY_DOWN:
        recall(editor, key == KEY_UP ? -1 : 1);
        return;
    case CONTROL_K:
        erase(editor, editor->at, editor->length);
        return;
    default:
        break;
    }
    if (key >= ' ' && key != RUBOUT && !uc_is_general_category((ucs4_t)key, UC_CATEGORY_C)) {
        insert(editor, (uint32_t)key);
    }
}

static enum editor_result press_in_words(struct editor *editor, int32_t key, struct buf *out) {
    switch (key) {
    case '\r':
    case '\n':
        return finish_words(editor, out);
    case BACKSPACE:
    case RUBOUT:
        rub_out_character(editor);
        return EDITOR_GOES_ON;
    case CONTROL_D:
        if (editor->length == 0) {
            return EDITOR_AT_END;
        }
        /* fallthrough */
    case KEY_DELETE:
        if (editor->at < editor->length) {
            erase(editor, editor->at, editor->at + 1);
        }
        return EDITOR_GOES_ON;
    case CONTROL_U:
    case KEY_ESCAPE:
        erase(editor, 0, editor->length);
        editor->has_words = false;
        return EDITOR_GOES_ON;
    case CONTROL_W:
        rub_out_word(editor);
        return EDITOR_GOES_ON;
    default:
        press_other(editor, key);
        return EDITOR_GOES_ON;
    }
}

enum editor_result editor_press(struct editor *editor, int32_t key, struct buf *out) {
    return types_code(editor) ? press_in_code(editor, key, out) : press_in_words(editor, key, out);
}

/* ---- how it looks ---- */

static void draw_place(const struct editor *editor, struct buf *out, int place, bool is_wide) {
    size_t holes = editor->alphabet[0] == '.' ? 1 : 0;
    char symbol = editor->code[place] == ' ' ? '_' : editor->code[place];
    const char *found = strchr(editor->alphabet + holes, symbol);
    if (place == editor->place) {
        buf_append_format(out, is_wide ? MARK "u[%c]" END_MARK : MARK "u%c" END_MARK, symbol);
    } else if (found != NULL) {
        long style = (found - editor->alphabet - (long)holes) % SYMBOL_STYLES;
        buf_append_format(out, is_wide ? MARK "%c %c " END_MARK : MARK "%c%c" END_MARK, 'A' + (char)style, symbol);
    } else {
        buf_append_format(out, is_wide ? " %c " : "%c", symbol);
    }
}

static void draw_code(const struct editor *editor, struct buf *out, int columns, int *out_cursor) {
    static const char help[] = "  arrows or keys, Enter; or a word";
    int used = (int)strlen(editor->verb) + 1;
    bool is_wide = used + 3 * editor->places < columns;
    if (used + editor->places < columns) {
        buf_append_format(out, "%s ", editor->verb);
    } else {
        used = 0;
    }
    for (int i = 0; i < editor->places; i++) {
        if (i == editor->place) {
            *out_cursor = used + (is_wide ? 1 : 0);
        }
        draw_place(editor, out, i, is_wide);
        used += is_wide ? 3 : 1;
    }
    if (used + (int)sizeof help < columns) {
        buf_append_format(out, MARK "d%s" END_MARK, help);
    }
}

/* Of a long line what is around the cursor is seen. */
static void draw_words(const struct editor *editor, struct buf *out, int columns, int *out_cursor) {
    int room = columns - (int)sizeof prompt - 1;
    size_t first = editor->at;
    int before = 0;
    while (first > 0 && before + character_columns(editor->text[first - 1]) <= room) {
        first--;
        before += character_columns(editor->text[first]);
    }
    size_t end = editor->at;
    int behind = before;
    while (end < editor->length && behind + character_columns(editor->text[end]) <= room) {
        behind += character_columns(editor->text[end]);
        end++;
    }
    buf_append_text(out, prompt);
    write_text(editor, out, first, end);
    *out_cursor = (int)sizeof prompt - 1 + before;
}

void editor_draw(const struct editor *editor, struct buf *out, int columns, int *out_cursor) {
    *out_cursor = 0;
    if (types_code(editor)) {
        draw_code(editor, out, columns, out_cursor);
    } else {
        draw_words(editor, out, columns, out_cursor);
    }
}

void editor_free(struct editor *editor) {
    for (size_t i = 0; i < editor->line_count; i++) {
        free(editor->lines[i]);
    }
    editor->line_count = 0;
}
