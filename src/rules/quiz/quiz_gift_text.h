/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The letters of GIFT: escapes, marks, formats, and what a text is once they are gone. Texts are borrowed from the file.
 */
#ifndef REFEREE_RULES_QUIZ_GIFT_TEXT_H
#define REFEREE_RULES_QUIZ_GIFT_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "util/arena.h"
#include "util/err.h"
#include "util/json.h"

enum gift_format { GIFT_PLAIN, GIFT_HTML };

/* Without spaces at both ends. */
struct json_text gift_trim(struct json_text text);

/* The parts of a text before a place, and from a place on. */
struct json_text gift_before(struct json_text text, size_t place);
struct json_text gift_from(struct json_text text, size_t place);

/* The first place, from one on, where one of the characters stands without a backslash before it; the length: nowhere. */
size_t gift_find(struct json_text text, size_t from, const char *characters);

/* The same for a text of such characters. */
size_t gift_find_text(struct json_text text, size_t from, const char *words);

/* Takes "[html]" and the like off the front; without one the format stays as it is. */
void gift_take_format(struct json_text *text, enum gift_format *format);

/*
 * What a reader is to see: escapes and tags gone, spaces in succession one, none at the ends. lines: `\n` is a line feed,
 * else a space. In the arena. ERR_NO_MEMORY.
 */
enum err gift_clean(struct json_text *out, struct arena *arena, struct json_text text, enum gift_format format,
                    bool lines) MUST_CHECK;

#endif
