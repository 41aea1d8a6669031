/* SPDX-License-Identifier: Apache-2.0 */
/* The options of the rulesets as a JSON Schema. */
#include "quiz_options.h"

#include <stdio.h>

enum { DESCRIPTION_MAX = 200 };

/* Takes the schema over, as all that follow do. */
static json_t *with_default(json_t *schema, json_t *value) {
    if (!json_put(schema, "default", value)) {
        json_decref(schema);
        return NULL;
    }
    return schema;
}

/* What people are shown of an option. */
static json_t *option(const char *title, json_t *schema) {
    if (!json_put(schema, "title", json_string(title))) {
        json_decref(schema);
        return NULL;
    }
    return schema;
}

static json_t *integer(int min, int max, const char *description) {
    return json_pack("{s:s, s:i, s:i, s:s}", "type", "integer", "minimum", min, "maximum", max, "description",
                     description);
}

static json_t *integer_or_null(int min, int max, const char *description) {
    return json_pack("{s:[s, s], s:i, s:i, s:s}", "type", "integer", "null", "minimum", min, "maximum", max,
                     "description", description);
}

static json_t *integer_with_default(int min, int max, int otherwise, const char *description) {
    return with_default(integer(min, max, description), json_integer(otherwise));
}

static json_t *word(const char *const words[], const char *description) {
    json_t *values = json_array();
    for (size_t i = 0; words[i] != NULL; i++) {
        json_push(&values, json_string(words[i]));
    }
    return json_pack("{s:s, s:o, s:s}", "type", "string", "enum", values, "description", description);
}

static json_t *text(int max, const char *description) {
    return json_pack("{s:[s, s], s:i, s:i, s:s}", "type", "string", "null", "minLength", 1, "maxLength", max,
                     "description", description);
}

static json_t *flag(bool otherwise, const char *description) {
    return json_pack("{s:s, s:b, s:s}", "type", "boolean", "default", otherwise, "description", description);
}

static json_t *reference(const char *description) {
    json_t *categories = json_pack("{s:[s, s], s:{s:s}}", "type", "array", "null", "items", "type", "string");
    json_t *difficulty =
        json_pack("{s:[s, s], s:{s:[s, s, s]}}", "type", "array", "null", "items", "enum", quiz_difficulties[QUIZ_EASY],
                  quiz_difficulties[QUIZ_MEDIUM], quiz_difficulties[QUIZ_HARD]);
    return json_pack("{s:[s, s], s:s, s:[s], s:b, s:{s:{s:s}, s:{s:[s, s], s:i}, s:o, s:o}}", "type", "string",
                     "object", "description", description, "required", "set", "additionalProperties", 0, "properties",
                     "set", "type", "string", "version", "type", "integer", "null", "minimum", 1, "categories",
                     categories, "difficulty", difficulty);
}

static json_t *part(void) {
    char seconds[DESCRIPTION_MAX];
    char questions[DESCRIPTION_MAX];
    (void)snprintf(seconds, sizeof seconds, "Of a stint (%d to %d), a question (%d to %d) or a sheet (%d to %d).",
                   QUIZ_STINT_SECONDS_MIN, QUIZ_STINT_SECONDS_MAX, QUIZ_ALL_SECONDS_MIN, QUIZ_ALL_SECONDS_MAX,
                   QUIZ_SHEET_SECONDS_MIN, QUIZ_SHEET_SECONDS_MAX);
    (void)snprintf(questions, sizeof questions, "all and sheet: how many; %d at most on a sheet.",
                   QUIZ_SHEET_QUESTIONS_MAX);
    json_t *members = json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "kind",
        word(quiz_part_kinds, "One contender at a time, everybody a question, or everybody all questions."), "set",
        reference("The set its questions are of."), "title", text(QUIZ_NAME_MAX, "What the part is called."), "seconds",
        integer(QUIZ_STINT_SECONDS_MIN, QUIZ_SHEET_SECONDS_MAX, seconds), "order",
        word(quiz_part_orders, "chair: by seats, or from the fewest points so far up."), "questions",
        integer(1, QUIZ_ALL_QUESTIONS_MAX, questions), "points",
        integer(1, QUIZ_POINTS_MAX, "all and sheet: of a right response."), "pause_seconds",
        integer_or_null(0, QUIZ_PAUSE_SECONDS_MAX,
                        "all: between two questions; null: until the question master goes on."),
        "speed", flag(false, "all: sooner is worth more, at the last moment half."));
    return json_pack("{s:s, s:[s, s], s:b, s:o}", "type", "object", "required", "kind", "set", "additionalProperties",
                     0, "properties", members);
}

static json_t *words_of_common(void) {
    return json_pack(
        "{s:o, s:o, s:o}", "judge",
        option("Judge", word(quiz_judges, "Who says whether a text is right. Left out: the question master, where a "
                                          "seat is theirs, else automatic.")),
        "reading",
        option("Reading",
               with_default(word(quiz_readings, "aloud: the question master alone sees a question, reads it out, and "
                                                "enters what was right."),
                            json_string(quiz_readings[0]))),
        "spelling",
        option("Spelling", with_default(word(quiz_spellings, "forgiving: a slip or two in a long word are none."),
                                        json_string(quiz_spellings[0]))));
}

static json_t *times_of_common(void) {
    char appeal[DESCRIPTION_MAX];
    (void)snprintf(appeal, sizeof appeal,
                   "How long outcomes may be appealed against at the end. Left out: %d among several contenders whose "
                   "texts are judged automatically, else 0.",
                   QUIZ_APPEAL_SECONDS);
    return json_pack(
        "{s:o, s:o, s:o, s:o}", "grace_seconds",
        option("Grace, in seconds",
               integer_with_default(0, QUIZ_GRACE_SECONDS_MAX, QUIZ_GRACE_SECONDS,
                                    "How long a question that is open at the bell may still be answered.")),
        "ready_seconds",
        option("Waiting for ready, in seconds",
               with_default(integer_or_null(QUIZ_READY_SECONDS_MIN, QUIZ_READY_SECONDS_MAX,
                                            "Then it begins by itself; null: never."),
                            json_integer(QUIZ_READY_SECONDS))),
        "judge_seconds",
        option("Judging, in seconds",
               integer_with_default(QUIZ_JUDGE_SECONDS_MIN, QUIZ_JUDGE_SECONDS_MAX, QUIZ_JUDGE_SECONDS,
                                    "How long the question master has to judge a text.")),
        "appeal_seconds", option("Appeals, in seconds", integer(0, QUIZ_APPEAL_SECONDS_MAX, appeal)));
}

static json_t *rest_of_common(bool is_format) {
    char tie_break[DESCRIPTION_MAX];
    (void)snprintf(tie_break, sizeof tie_break, "Is a tie for the first place played off? Among up to %d.",
                   QUIZ_TIED_MAX);
    return json_pack("{s:o, s:o, s:o}", "tie_break", option("Tie-break", flag(true, tie_break)), "rounds",
                     option("Rounds", integer_with_default(1, QUIZ_ROUNDS_MAX, 1,
                                                           "Complete quizzes in one game; no question comes twice.")),
                     "title",
                     option("Title", with_default(text(QUIZ_TITLE_MAX, "What the winner is called."),
                                                  is_format ? json_string(quiz_champion) : json_null())));
}

static json_t *list(int max, json_t *items, const char *description) {
    return json_pack("{s:s, s:i, s:i, s:o, s:s}", "type", "array", "minItems", 1, "maxItems", max, "items", items,
                     "description", description);
}

static json_t *own(bool is_format) {
    if (!is_format) {
        return json_pack("{s:o}", "parts",
                         option("Parts", list(QUIZ_PARTS_MAX, part(), "What is played, one after the other.")));
    }
    return json_pack(
        "{s:o, s:o, s:o, s:o, s:o}", "general",
        option("General knowledge", reference("The set of the second part's questions.")), "subjects",
        option("Subjects", list(QUIZ_SUBJECTS_MAX, reference("A set of special questions."),
                                "Of the first part: for each contender one, or one for all, or some to choose from.")),
        "assignment",
        option("Assignment of subjects",
               word(quiz_assignments, "Who answers on which. Left out: by-seat where there are as many subjects as "
                                      "contenders, shared where there is one, else chosen.")),
        "subject_seconds",
        option("Subject, in seconds", integer_with_default(QUIZ_STINT_SECONDS_MIN, QUIZ_STINT_SECONDS_MAX,
                                                           QUIZ_SUBJECT_SECONDS, "Of a stint on a special subject.")),
        "general_seconds",
        option("General knowledge, in seconds",
               integer_with_default(QUIZ_STINT_SECONDS_MIN, QUIZ_STINT_SECONDS_MAX, QUIZ_GENERAL_SECONDS,
                                    "Of a stint on general knowledge.")));
}

/* All members of both, which are taken over; NULL where one is. */
static json_t *join(json_t *members, json_t *more) {
    bool good = members != NULL && more != NULL && json_object_update(members, more) == 0;
    json_decref(more);
    if (!good) {
        json_decref(members);
        return NULL;
    }
    return members;
}

/* The properties stand in the order in which a game shows its options. */
json_t *quiz_options_schema(const struct preset *preset) {
    bool is_format = preset == &quiz_presets[0];
    json_t *common = join(join(words_of_common(), times_of_common()), rest_of_common(is_format));
    json_t *properties = join(common, own(is_format));
    json_t *required = is_format ? json_pack("[s, s]", "general", "subjects") : json_pack("[s]", "parts");
    return json_pack("{s:s, s:s, s:b, s:o, s:o}", "$schema", "https://json-schema.org/draft/2020-12/schema", "type",
                     "object", "additionalProperties", 0, "properties", properties, "required", required);
}
