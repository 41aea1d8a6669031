/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The terminal: how it is told what to show, and what keys are pressed in it.
 *
 * What is shown scrolls by, and only the last line, in which something is typed, is written over. That takes four of the
 * control sequences of ECMA-48 (erase to the end of the line, go to a column, clear the screen, colours), which every
 * terminal of the last decades obeys; where TERM says `dumb`, or nothing, none is written. Keys are read one by one, while
 * the kernel goes on making signals of Ctrl-C and Ctrl-Z. The terminal's settings are given back by screen_leave, and if the
 * program dies of a fault by a handler of that signal.
 *
 * One screen in a process, one thread.
 */
#ifndef REFEREE_TERMINAL_SCREEN_H
#define REFEREE_TERMINAL_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/buf.h"

struct screen;

/* Are both sides of the program a terminal that does more than type on paper? */
bool screen_is_there(void);

/*
 * For a terminal (`is_terminal`), or for lines on standard output without any sequence. Texts come out in the charset of
 * the locale (LC_ALL, LC_CTYPE, LANG), with a ? for what it has not; on a pipe without a locale in UTF-8.
 */
struct screen *screen_open(bool is_terminal);
void screen_close(struct screen *screen); /* after screen_leave; NULL is fine */

/* Takes and gives back the terminal's settings; both may be called again. False when they cannot be taken. */
bool screen_enter(struct screen *screen);
void screen_leave(struct screen *screen);

int screen_columns(struct screen *screen); /* as it is now; 0 where there is no terminal */
bool screen_has_unicode(const struct screen *screen);

/* Writes UTF-8 with marks (text.h), lines that are too long broken between words. False: nobody reads it. */
bool screen_write(struct screen *screen, const char *text);

/* Writes bytes as they are. */
bool screen_write_bytes(struct screen *screen, const char *bytes, size_t length);

/* The last line is this text, which has no more columns than fit, with the cursor in the column; false as above. */
bool screen_write_prompt(struct screen *screen, const char *text, int cursor);
bool screen_erase_prompt(struct screen *screen);
bool screen_clear(struct screen *screen);

/* Columns that a text with marks takes; of a character: 0, 1, 2. */
int text_columns(const char *text);
int character_columns(uint32_t character);

/* ---- keys ---- */

/* Keys that are no characters; a character is its code point. */
enum key {
    KEY_NONE = -1, /* nothing (more) was typed */
    KEY_END_OF_INPUT = -2,
    KEY_UP = -3,
    KEY_DOWN = -4,
    KEY_LEFT = -5,
    KEY_RIGHT = -6,
    KEY_HOME = -7,
    KEY_END = -8,
    KEY_DELETE = -9,
    KEY_ESCAPE = -10,
    KEY_OTHER = -11,
};

/* The next key of what was read from the terminal when it said that there is something; KEY_NONE when that is used up. */
int32_t screen_read_key(struct screen *screen);

/* Appends a line of a pipe, as UTF-8. False: it is no text in the charset of the locale. */
bool screen_convert_line(struct screen *screen, struct buf *out, const char *bytes, size_t length);

#endif
