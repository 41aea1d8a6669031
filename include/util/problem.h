/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is wrong with a request, in the words a client will read (RFC 9457, "Problem Details for HTTP APIs").
 *
 * A struct problem is plain memory of fixed size, so that rules, engine and decoders can fill it without allocating. It
 * is written by whoever finds the error; the HTTP layer renders it. Setting a problem replaces what was there.
 */
#ifndef REFEREE_UTIL_PROBLEM_H
#define REFEREE_UTIL_PROBLEM_H

#include <stddef.h>

#include "util/err.h"

enum { PROBLEM_DETAIL_MAX = 320, PROBLEM_POINTER_MAX = 96, PROBLEM_POINTS_MAX = 20, PROBLEM_MEMBERS_SIZE = 7168 };

/*
 * One bad value and what is wrong there: a JSON Pointer (RFC 6901) into the body, which begins with a slash or is empty;
 * `?name` of a member of the query; or a header's name.
 */
struct problem_point {
    char pointer[PROBLEM_POINTER_MAX];
    char detail[PROBLEM_DETAIL_MAX];
};

struct problem {
    enum err err;
    const struct problem_def *rule; /* the family's, for ERR_RULES; else NULL */
    char detail[PROBLEM_DETAIL_MAX];
    size_t point_count;
    struct problem_point points[PROBLEM_POINTS_MAX];
    char members[PROBLEM_MEMBERS_SIZE]; /* what else a family says of it: a JSON object as text; "" = nothing */
};

/* An empty problem, err = OK. */
void problem_clear(struct problem *problem);

/*
 * States the problem and returns err, so that a finder can `return problem_set(...)`. Text too long is cut, between
 * characters.
 */
enum err problem_set(struct problem *problem, enum err err, const char *format, ...) PRINTF_LIKE(3, 4);

/* The same for a bad value at a JSON Pointer of the body; the detail of the whole problem names it too. */
enum err problem_set_at(struct problem *problem, enum err err, const char *pointer, const char *format, ...)
    PRINTF_LIKE(4, 5);

/* ERR_RULES with one of a family's own problems; pointer is to the value that is refused, or NULL. */
enum err problem_set_rule(struct problem *problem, const struct problem_def *rule, const char *pointer,
                          const char *format, ...) PRINTF_LIKE(4, 5);

/* What kind of problem it is: by the family's word for ERR_RULES, else by err.def. Never NULL. */
const struct problem_def *problem_def(const struct problem *problem);

/* Adds one more bad value to a problem already set; silently ignored when PROBLEM_POINTS_MAX are there. */
void problem_add_point(struct problem *problem, const char *pointer, const char *format, ...) PRINTF_LIKE(3, 4);

#endif
