/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Questions from elsewhere: Open Trivia DB (JSON) and GIFT (text, of Moodle), and GIFT written.
 *
 * An import appends to a set that has its title, language and licence already. Each question goes through the native form,
 * so its bounds are those of quiz_set.h. What cannot be held is skipped, and the report says which and why: doublets, what
 * the native form does not hold, and the kinds of GIFT that have no outcome that a quiz could judge. Broken syntax is a
 * mistake (faults), and nothing is imported then.
 *
 * Ownership: as in quiz_set.h; the report is in the arena.
 */
#ifndef REFEREE_RULES_QUIZ_IMPORT_H
#define REFEREE_RULES_QUIZ_IMPORT_H

#include <stddef.h>
#include <stdint.h>

#include "rules/quiz_set.h"
#include "util/buf.h"

enum quiz_skip_reason {
    QUIZ_SKIP_DUPLICATE,
    QUIZ_SKIP_DOES_NOT_FIT,
    QUIZ_SKIP_PARTIAL_CREDIT,
    QUIZ_SKIP_MATCHING,
    QUIZ_SKIP_ESSAY,
    QUIZ_SKIP_DESCRIPTION,
    QUIZ_SKIP_REASONS
};

/* Their words, as clients see them. */
extern const char *const quiz_skip_reasons[QUIZ_SKIP_REASONS];

struct quiz_skip {
    uint32_t place; /* Open Trivia DB: the index, from 0; GIFT: the line on which the question begins, from 1 */
    enum quiz_skip_reason reason;
};

struct quiz_import {
    size_t imported;
    size_t skipped_count, skipped_size; /* at most QUIZ_QUESTIONS_MAX are skipped; one more is a fault */
    struct quiz_skip *skipped;
};

/* How Open Trivia DB was asked to encode its texts. */
enum quiz_encoding {
    QUIZ_ENCODING_HTML,
    QUIZ_ENCODING_URL3986,
    QUIZ_ENCODING_URL_LEGACY,
    QUIZ_ENCODING_BASE64,
    QUIZ_ENCODING_NONE,
    QUIZ_ENCODINGS
};

/* Their words, as a query has them: "html", "url3986", "urlLegacy", "base64", "none". */
extern const char *const quiz_encodings[QUIZ_ENCODINGS];

/*
 * Each of these appends to the set. ERR_INVALID_VALUE with faults, or ERR_NO_MEMORY; the set's count is then what it was.
 * Nothing left is a fault.
 */
enum err quiz_import_opentdb(struct quiz_set *set, struct quiz_import *report, struct arena *arena, const json_t *body,
                             enum quiz_encoding encoding, struct quiz_faults *faults) MUST_CHECK;
enum err quiz_import_gift(struct quiz_set *set, struct quiz_import *report, struct arena *arena, const char *text,
                          size_t length, struct quiz_faults *faults) MUST_CHECK;

/*
 * Writes a set's questions as GIFT, which has no place for difficulties, sources, media and units: they are left out. Spaces
 * in succession become one when that is read again.
 */
void quiz_gift_write(struct buf *out, const struct quiz_set *set);

#endif
