/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Filling a struct problem. It allocates nothing and cannot fail: a detail that is too long is cut, since a clipped
 * explanation is better than none.
 */
#include "util/problem.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A text that was cut ends with its last whole character: half of one would make all of it invalid UTF-8. */
static void end_whole(char *text) {
    size_t length = strlen(text);
    size_t at = length;
    while (at > 0 && ((unsigned char)text[at - 1] & 0xc0) == 0x80) {
        at--;
    }
    if (at > 0) {
        unsigned char first = (unsigned char)text[at - 1];
        size_t wanted = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
        text[length - at + 1 < wanted ? at - 1 : length] = '\0';
    }
}

static void add_point(struct problem *problem, const char *pointer, const char *format, va_list args) {
    if (problem->point_count == PROBLEM_POINTS_MAX) {
        return;
    }
    struct problem_point *point = &problem->points[problem->point_count++];
    (void)snprintf(point->pointer, sizeof point->pointer, "%s", pointer);
    (void)vsnprintf(point->detail, sizeof point->detail, format, args);
    end_whole(point->pointer);
    end_whole(point->detail);
}

void problem_clear(struct problem *problem) {
    problem->err = OK;
    problem->rule = NULL;
    problem->detail[0] = '\0';
    problem->point_count = 0;
    problem->members[0] = '\0';
}

/* States a problem; pointer is NULL where it is not about a value. */
static enum err explain(struct problem *problem, enum err err, const char *pointer, const char *format, va_list args) {
    int length = 0;
    problem_clear(problem);
    problem->err = err;
    if (pointer != NULL) {
        va_list again;
        va_copy(again, args);
        add_point(problem, pointer, format, again);
        va_end(again);
        const char *shown = pointer[0] == '\0' ? "The body" : problem->points[0].pointer;
        length = snprintf(problem->detail, sizeof problem->detail, "%s: ", shown);
    }
    if (length >= 0 && (size_t)length < sizeof problem->detail) {
        (void)vsnprintf(problem->detail + length, sizeof problem->detail - (size_t)length, format, args);
    }
    end_whole(problem->detail);
    return err;
}

enum err problem_set(struct problem *problem, enum err err, const char *format, ...) {
    va_list args;
    va_start(args, format);
    (void)explain(problem, err, NULL, format, args);
    va_end(args);
    return err;
}

enum err problem_set_at(struct problem *problem, enum err err, const char *pointer, const char *format, ...) {
    va_list args;
    va_start(args, format);
    (void)explain(problem, err, pointer, format, args);
    va_end(args);
    return err;
}

enum err problem_set_rule(struct problem *problem, const struct problem_def *rule, const char *pointer,
                          const char *format, ...) {
    va_list args;
    va_start(args, format);
    (void)explain(problem, ERR_RULES, pointer, format, args);
    va_end(args);
    problem->rule = rule;
    return ERR_RULES;
}

const struct problem_def *problem_def(const struct problem *problem) {
    return problem->rule != NULL ? problem->rule : err_def(problem->err);
}

void problem_add_point(struct problem *problem, const char *pointer, const char *format, ...) {
    va_list args;
    va_start(args, format);
    add_point(problem, pointer, format, args);
    va_end(args);
}
