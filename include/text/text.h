/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the server says to people, in the languages that it speaks.
 *
 * Everything is written in English where it comes up, and stays English wherever it is kept. Another language is made of
 * the finished English text when an answer is written: a table has, for each text that there can be, how it is put there.
 * So whoever states a problem knows nothing of languages, texts may be copied and stand within each other, and a request
 * in English costs nothing. scripts/check-texts sees to it that the table has every text.
 *
 * Pure, without memory of its own; any thread.
 */
#ifndef REFEREE_TEXT_TEXT_H
#define REFEREE_TEXT_TEXT_H

#include <stdbool.h>

/* The first is what is spoken where nothing else is asked for. */
enum language { LANGUAGE_ENGLISH, LANGUAGE_POLISH, LANGUAGE_COUNT };

enum { TEXT_SIZE = 1024 }; /* bytes of a text in another language, with its NUL */

/* As headers name it: "pl" (RFC 5646). */
const char *language_tag(enum language language);

/*
 * An English text in a language: written to out, which is returned; or `english` itself, where that is the language or the
 * table has no such text (a name, say).
 */
const char *text_in(char out[static TEXT_SIZE], enum language language, const char *english);

/* The same; false, and out is left in any state, where there is none in the table. Not for English. */
bool text_translate(char out[static TEXT_SIZE], enum language language, const char *english);

/* How many texts the table has of a language, and one of them: the English, with its holes, and the other. For tests. */
unsigned text_count(enum language language);
void text_at(const char **out_english, const char **out_other, enum language language, unsigned index);

#endif
