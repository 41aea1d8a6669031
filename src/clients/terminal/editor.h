/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The line in which something is typed: words, or the places of a code.
 *
 * The places are set by their symbols, and changed by the arrow keys: left and right go from place to place, up and down
 * through the alphabet. What is no symbol of it begins a line of words; so do : and /, where a word begins with a symbol.
 */
#ifndef REFEREE_TERMINAL_EDITOR_H
#define REFEREE_TERMINAL_EDITOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "screen.h"
#include "util/buf.h"

enum { EDITOR_PLACES_MAX = 12, EDITOR_SYMBOLS_MAX = 40, EDITOR_TEXT_MAX = 300, EDITOR_LINES_MAX = 20 };

struct editor {
    const char *verb; /* what a code is typed for: "guess", "secret"; NULL: words alone */
    char alphabet[EDITOR_SYMBOLS_MAX];
    int places;
    char code[EDITOR_PLACES_MAX + 1]; /* a blank: not set yet */
    int place;
    bool has_words; /* words are being typed, in place of a code */
    uint32_t text[EDITOR_TEXT_MAX];
    size_t length, at;
    char *lines[EDITOR_LINES_MAX]; /* what was typed before, newest last; owned */
    size_t line_count, line;       /* line_count: the one that is typed */
};

enum editor_result {
    EDITOR_GOES_ON, /* the line may look different */
    EDITOR_HAS_LINE,
    EDITOR_IS_INCOMPLETE, /* a code with places that are not set */
    EDITOR_AT_END,        /* Ctrl-D on an empty line */
};

/* Codes of so many places are typed now, or (verb NULL) words. What was typed stays where nothing changes. */
void editor_take_code(struct editor *editor, const char *verb, const char *alphabet, bool has_holes, int places);

/* A key was pressed. With EDITOR_HAS_LINE the line is in `out`, UTF-8, and the editor is empty. */
enum editor_result editor_press(struct editor *editor, int32_t key, struct buf *out);

/* The line as it looks in so many columns, with marks, and where the cursor is. */
void editor_draw(const struct editor *editor, struct buf *out, int columns, int *out_cursor);

void editor_free(struct editor *editor);

#endif
