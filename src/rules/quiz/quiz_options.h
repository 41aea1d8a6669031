/* SPDX-License-Identifier: Apache-2.0 */
/* Options of the quiz being read: what the files that read them share. */
#ifndef REFEREE_RULES_QUIZ_OPTIONS_H
#define REFEREE_RULES_QUIZ_OPTIONS_H

#include "quiz_family.h"
#include "util/json.h"

/* The words of options, each list with a NULL behind it. */
extern const char *const quiz_judges[], *const quiz_readings[], *const quiz_spellings[], *const quiz_assignments[],
                                                                                             *const quiz_part_orders[];

/* What the winner of the format is called, where nothing is said. */
extern const char quiz_champion[];

/* What options may be, and are where nothing is said. */
enum {
    QUIZ_TITLE_MAX = 40,
    QUIZ_ROUNDS_MAX = 20,
    QUIZ_GRACE_SECONDS_MAX = 60,
    QUIZ_GRACE_SECONDS = 15,
    QUIZ_READY_SECONDS_MIN = 5,
    QUIZ_READY_SECONDS_MAX = 600,
    QUIZ_READY_SECONDS = 60,
    QUIZ_JUDGE_SECONDS_MIN = 5,
    QUIZ_JUDGE_SECONDS_MAX = 300,
    QUIZ_JUDGE_SECONDS = 30,
    QUIZ_APPEAL_SECONDS_MAX = 600,
    QUIZ_APPEAL_SECONDS = 30, /* where there are any */
    QUIZ_STINT_SECONDS_MIN = 5,
    QUIZ_STINT_SECONDS_MAX = 600,
    QUIZ_SUBJECT_SECONDS = 120,
    QUIZ_GENERAL_SECONDS = 150,
    /* Of the parts for all at once, and of sheets. */
    QUIZ_ALL_SECONDS_MIN = 5,
    QUIZ_ALL_SECONDS_MAX = 300,
    QUIZ_ALL_QUESTIONS_MAX = 100,
    QUIZ_PAUSE_SECONDS_MAX = 60,
    QUIZ_SHEET_SECONDS_MIN = 10,
    QUIZ_SHEET_SECONDS_MAX = 3600,
    QUIZ_SHEET_QUESTIONS_MAX = 50,
    QUIZ_POINTS_MAX = 1000,
};

/* What a client gave; a member that is absent has its default. */
struct quiz_options {
    struct json_text judge, reading, spelling, title, assignment;
    struct json_integer grace, judge_seconds, appeal, rounds, subject_seconds, general_seconds;
    struct json_boolean tie_break;
    const json_t *ready, *general, *subjects, *parts;
};

/* A game's options being read. */
struct quiz_configuring {
    struct quiz_config *config;
    const struct setup *setup;
    struct problem *problem;
    struct quiz_options given;
    json_t *resolved; /* what is shown of them, so far */
    char pointers[QUIZ_REFERENCES_MAX][PROBLEM_POINTER_MAX];
};

/* A word by its index; one that was left out changes nothing. */
enum err quiz_find_word(int *out, struct json_text text, const char *const words[], const char *pointer,
                        struct problem *problem) MUST_CHECK;

/* An integer or null, which is NONE; one that was left out changes nothing. */
enum err quiz_read_or_null(int *out, const json_t *value, int min, int max, const char *pointer,
                           struct problem *problem) MUST_CHECK;
int quiz_integer_or(struct json_integer given, int otherwise);
json_t *quiz_integer_or_null(int value);

/* Puts a title into the object that options are shown by, where it stays; NULL where there is none, or no memory. */
const char *quiz_keep_title(json_t *object, struct json_text text);
enum err quiz_check_title(struct json_text text, const char *pointer, struct problem *problem) MUST_CHECK;

/*
 * Reads a reference and resolves it; *out_resolved is the object that options show. The config's reference has its members
 * but for categories, which are those of what is shown.
 */
enum err quiz_source_read(struct quiz_source *out, json_t **out_resolved, const json_t *given, const char *pointer,
                          const struct setup *setup, struct problem *problem) MUST_CHECK;

/* Have all references enough for all that the game takes? pointers: of each. Sets own_difficulty to false as it must. */
enum err quiz_sources_check(struct quiz_config *config, const struct setup *setup,
                            char (*pointers)[PROBLEM_POINTER_MAX], struct problem *problem) MUST_CHECK;

/* Reads the next reference; *out_shown is what options show of it. */
enum err quiz_add_reference(struct quiz_configuring *configuring, json_t **out_shown, const json_t *given,
                            const char *pointer) MUST_CHECK;

/* Reads a part; *out_shown is what options show of it. */
enum err quiz_read_part(struct quiz_configuring *configuring, json_t **out_shown, const json_t *value,
                        int number) MUST_CHECK;

#endif
