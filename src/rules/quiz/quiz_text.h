/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texts made comparable: answers made plain, questions that are the same, choices as they are written.
 */
#ifndef REFEREE_RULES_QUIZ_TEXT_H
#define REFEREE_RULES_QUIZ_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/arena.h"
#include "util/err.h"
#include "util/json.h"

/* A text made plain: code points without spaces. Empty when nothing of it counts. */
struct quiz_plain {
    uint32_t *points; /* owned; quiz_plain_free */
    size_t length;
    bool has_digit;
};

/* The text is valid UTF-8; language is a BCP 47 tag. ERR_NO_MEMORY. */
enum err quiz_plain_make(struct quiz_plain *out, struct json_text text, const char *language) MUST_CHECK;
void quiz_plain_free(struct quiz_plain *plain);

bool quiz_plain_equal(const struct quiz_plain *a, const struct quiz_plain *b);

/* Is `given` a few slips of the fingers from `accepted`, as many as its length allows, and neither has a digit? */
bool quiz_plain_forgives(const struct quiz_plain *accepted, const struct quiz_plain *given);

/*
 * What two questions that are the same have in common: normalised, without case, spaces collapsed, without spaces and
 * . ? ! at the end. In the arena. ERR_NO_MEMORY.
 */
enum err quiz_text_key(struct json_text *out, struct arena *arena, struct json_text text) MUST_CHECK;

/* Are both the same characters, however these are composed? ERR_NO_MEMORY. */
enum err quiz_text_same(bool *out, struct json_text a, struct json_text b) MUST_CHECK;

/*
 * A text as quiz_text_same compares it, for one that is compared again and again: the same characters are the same bytes.
 * The text itself, or in the arena. ERR_NO_MEMORY.
 */
enum err quiz_text_compose(struct json_text *out, struct arena *arena, struct json_text text) MUST_CHECK;

/*
 * What a number may be read from: compatibility characters and digits of all scripts as ASCII, case folded, a minus sign as
 * a hyphen, without spaces and apostrophes. UTF-8 in the arena. ERR_NO_MEMORY.
 */
enum err quiz_text_number(struct json_text *out, struct arena *arena, struct json_text text) MUST_CHECK;

/* Has it a character that shows? Control characters do not, nor do spaces and what is ignorable. */
bool quiz_text_shows(struct json_text text);

#endif
