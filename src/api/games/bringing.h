/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What players bring to the table (struct brought_def), in the bodies by which games are made and joined: a member for each
 * word that families have for it.
 */
#ifndef REFEREE_API_BRINGING_H
#define REFEREE_API_BRINGING_H

#include "game/brought.h"
#include "util/err.h"
#include "util/json.h"
#include "util/problem.h"

/* How many words there may be in all families. */
enum { BRINGING_MAX = 8 };

/* The texts of a body, in the order of bringing_fields. */
struct bringing_texts {
    struct json_text texts[BRINGING_MAX];
};

/*
 * Adds the fields of a struct bringing_texts that is `offset` bytes into what is decoded, behind `count` others; the number
 * of fields then, BRINGING_MAX more at most. Absent, null and "" are none.
 */
size_t bringing_add_fields(struct field *fields, size_t count, size_t offset);

/* ERR_INVALID_VALUE for what no game takes, and for more than one. Borrows from the body. */
enum err bringing_read(struct bringing *out, const struct bringing_texts *texts, struct problem *problem) MUST_CHECK;

#endif
