/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Whether what somebody answered is right.
 *
 * A text is held against the accepted forms after both have been made plain: without upper case, accents, punctuation,
 * spaces and a leading article of the set's language. A number is right when one of the ways to read it is within the
 * bounds. A choice is answered by its index, or by its text. The first wrong spelling is wrong, unless the game forgives
 * some. Pure; nothing is kept.
 */
#ifndef REFEREE_RULES_QUIZ_JUDGE_H
#define REFEREE_RULES_QUIZ_JUDGE_H

#include <stdbool.h>

#include "rules/quiz_set.h"
#include "util/err.h"

struct quiz_response {
    struct json_text text; /* valid UTF-8, 1 to QUIZ_FORM_MAX code points; bytes NULL: a choice */
    unsigned choice;       /* an index that is shown */
};

/* language: of the set (BCP 47). forgiving: few slips of the fingers in long words are none. ERR_NO_MEMORY. */
enum err quiz_judge(bool *out_right, const struct quiz_question *question, const char *language, bool forgiving,
                    const struct quiz_response *response) MUST_CHECK;

#endif
