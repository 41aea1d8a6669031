/* SPDX-License-Identifier: Apache-2.0 */
/* What stands between the braces of a GIFT question. */
#ifndef REFEREE_RULES_QUIZ_GIFT_ANSWERS_H
#define REFEREE_RULES_QUIZ_GIFT_ANSWERS_H

#include "quiz_gift_text.h"
#include "quiz_internal.h"

struct gift_answers {
    const char *fault;            /* what is wrong with the syntax; NULL: nothing */
    bool is_skipped;              /* it has no outcome that could be judged, or the native form does not hold it */
    enum quiz_skip_reason reason; /* then why */
};

/*
 * Puts the members that say what is right into a native question. format is the question's, which alternatives have that
 * name none. ERR_NO_MEMORY.
 */
enum err gift_answers_read(struct gift_answers *out, json_t *native, struct arena *arena, struct json_text braces,
                           enum gift_format format, const char *language) MUST_CHECK;

#endif
