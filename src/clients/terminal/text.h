/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Text for people, made of what the server says: UTF-8 in a buf, with marks where it has a style.
 *
 * What comes from the server was written by anybody, so no control character of it gets into a text: neither the marks'
 * own, nor what a terminal would obey. A mark is MARK and a letter; plain output leaves marks out.
 */
#ifndef REFEREE_TERMINAL_TEXT_H
#define REFEREE_TERMINAL_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "util/buf.h"

/* MARK and a style: see the table in screen.c. Symbols of a code have the styles 'A' to 'L'. */
#define MARK "\1"
#define MARK_BYTE '\1'
#define END_MARK MARK "."
/* A blank at which no line ends. */
#define HARD_BLANK "\2"
#define HARD_BLANK_BYTE '\2'

enum { TEXT_MAX = 256 * 1024, SYMBOL_STYLES = 12 };

/* How texts are to come out. */
struct page {
    struct buf *out;
    const json_t *game;    /* its view */
    const json_t *ruleset; /* as GET /v1/rulesets/{ruleset} has it; NULL: not known */
    int columns; /* of the terminal; 0: there is none, and nothing is drawn but in words and rows of characters */
    bool has_unicode;
};

/* Members of an object; "" and the given number where there is no such text or number. */
const char *view_text(const json_t *object, const char *name);
int64_t view_number(const json_t *object, const char *name, int64_t otherwise);
bool view_is(const json_t *object, const char *name, const char *text);

/* Does the object (a turn) list this action? */
bool view_has_action(const json_t *game, const char *action);

/* One's own seat; -1: none. */
int view_own_seat(const json_t *game);

/* Is it finished, aborted, or a game alone whose last round is over? */
bool view_is_over(const json_t *game);

/* Appends what somebody else has written, on one line. */
void text_add_foreign(struct buf *out, const char *text);

/* Appends who has the seat: `You` at the beginning of a sentence, or the name. */
void text_add_seat(struct buf *out, const json_t *game, int seat);

/* Appends the numbers of an answer: "1 black, 2 white". False where the object has none. */
bool text_add_answer(struct buf *out, const json_t *object);

/* The names of an answer's numbers in the game, in the order in which they are said; how many. */
int text_answer_names(const char *out[2], const json_t *options, const json_t *ruleset);

/* Appends a code with its colours. */
void text_add_code(const struct page *page, const char *code);

/* ---- what the files beside this one write ---- */

/* A sentence on an event, or nothing. */
void tell_event(const struct page *page, const json_t *event);

/* How the game stands, whole. */
void draw_game(const struct page *page);

/* What a change has made worth drawing, where there is a terminal. */
void draw_change(const struct page *page);

/* Whose turn it is, and what can be done, in a line. */
void draw_turn(const struct page *page);

/* A family's part of these, and the commands that its actions are. */
struct drawing {
    const char *family;
    void (*whole)(const struct page *page);
    void (*change)(const struct page *page); /* NULL: nothing but the sentences */
};

extern const struct drawing drawing_codes, drawing_line, drawing_columns, drawing_dice, drawing_quiz;

#endif
