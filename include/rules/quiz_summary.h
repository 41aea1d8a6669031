/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is told of a set to those who do not read its questions: how many there are of each kind and in each category; and
 * what its title is searched by. Pure.
 */
#ifndef REFEREE_RULES_QUIZ_SUMMARY_H
#define REFEREE_RULES_QUIZ_SUMMARY_H

#include <stddef.h>

#include "rules/quiz_set.h"

enum { QUIZ_CATEGORIES_MAX = 100 /* of a set: they are told wherever the set is */ };

struct quiz_category {
    struct json_text name; /* the set's */
    size_t count;
};

struct quiz_summary {
    size_t kinds[QUIZ_KINDS];
    size_t category_count;
    struct quiz_category categories[QUIZ_CATEGORIES_MAX]; /* as they come first in the set */
};

/* ERR_INVALID_VALUE, with a fault at the pointer, for a set of too many categories. */
enum err quiz_summarise(struct quiz_summary *out, const struct quiz_set *set, const char *pointer,
                        struct quiz_faults *faults) MUST_CHECK;

/* Writes {"text", "choice", "boolean", "number"}; and [{"name", "count"}]. */
void quiz_summary_write_kinds(struct json_out *out, const struct quiz_summary *summary);
void quiz_summary_write_categories(struct json_out *out, const struct quiz_summary *summary);

/*
 * A title made plain, as answers are, whatever the language; what is searched for is made plain likewise and is somewhere in
 * it. In the arena; empty where nothing of it counts. ERR_NO_MEMORY.
 */
enum err quiz_plain_title(struct json_text *out, struct arena *arena, struct json_text title) MUST_CHECK;

#endif
