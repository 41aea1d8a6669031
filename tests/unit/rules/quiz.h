/* SPDX-License-Identifier: Apache-2.0 */
/* Question sets from JSON with single quotes, and what is wrong with them. */
#ifndef REFEREE_TESTS_UNIT_RULES_QUIZ_H
#define REFEREE_TESTS_UNIT_RULES_QUIZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "rules/quiz_import.h"
#include "rules/quiz_judge.h"
#include "rules/quiz_set.h"

/* A text in which ' stands for "; to be freed. */
static inline char *quiz_quoted(const char *text) {
    char *copy = strdup(text);
    for (char *c = copy; *c != '\0'; c++) {
        *c = *c == '\'' ? '"' : *c;
    }
    return copy;
}

/* Is a text, which is freed, the expected one, in which ' stands for "? Prints both when not. */
static inline bool quiz_is(char *owned, const char *expected) {
    char *wanted = quiz_quoted(expected);
    bool same = strcmp(owned, wanted) == 0;
    if (!same) {
        fprintf(stderr, "wanted %s\ngot    %s\n", wanted, owned);
    }
    free(wanted);
    free(owned);
    return same;
}

/* JSON of a text in which ' stands for ". */
static inline json_t *quiz_json(const char *text) {
    char *copy = quiz_quoted(text);
    json_error_t error;
    json_t *value = json_loads(copy, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
    cr_assert(value != NULL, "%s: %s", error.text, copy);
    free(copy);
    return value;
}

/* A question by itself. */
static inline struct quiz_question quiz_one(struct arena *arena, const char *language, const char *json) {
    struct quiz_question question;
    struct quiz_faults faults = {0};
    json_t *value = quiz_json(json);
    enum err err = quiz_question_read(&question, arena, value, language, "/questions/0", &faults);
    cr_assert_eq(err, OK, "%s: %s %s", json, faults.points[0].pointer, faults.points[0].detail);
    json_decref(value);
    return question;
}

/* Its native form; to be freed. */
static inline char *quiz_written(const struct quiz_question *question) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_question_write(&out, question);
    return json_out_take(&out, &length);
}

/* All questions of a set in the native form; to be freed. */
static inline char *quiz_set_written(const struct quiz_set *set) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_set_write_questions(&out, set);
    return json_out_take(&out, &length);
}

/* An empty set in a language, as imports are given it. */
static inline struct quiz_set quiz_empty(const char *language) {
    struct quiz_set set = {.title = {"Title", 5}, .language = {language, strlen(language)}, .licence = {"CC0-1.0", 7}};
    return set;
}

#endif
