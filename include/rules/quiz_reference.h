/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a game names questions by: a set, perhaps a version of it, and which of its questions. Pure.
 */
#ifndef REFEREE_RULES_QUIZ_REFERENCE_H
#define REFEREE_RULES_QUIZ_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "rules/quiz_set.h"
#include "rules/quiz_summary.h"

struct quiz_reference {
    struct json_text set;               /* its id, in the arena; whether it is one, and of what, is for others to say */
    int64_t version;                    /* 0 = the newest */
    const struct json_text *categories; /* in the arena; NULL = all questions, also those without one */
    size_t category_count;
    unsigned difficulties; /* bit i: those of the difficulty i; 0 = all questions, also those without one */
};

/*
 * Reads "ID", or {"set", "version", "categories", "difficulty"}, of which only the set is required and the others may be
 * null. at is its pointer, "/options/general". ERR_INVALID_VALUE with faults, ERR_NO_MEMORY.
 */
enum err quiz_reference_read(struct quiz_reference *out, struct arena *arena, const json_t *value, const char *at,
                             struct quiz_faults *faults) MUST_CHECK;

/* Does it let a question of the set through? */
bool quiz_reference_allows(const struct quiz_reference *reference, const struct quiz_question *question);

/* Writes it as the object, as the next value; its version is known by then. */
void quiz_reference_write(struct json_out *out, const struct quiz_reference *reference);

#endif
