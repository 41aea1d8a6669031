/* SPDX-License-Identifier: Apache-2.0 */
/* The options of the rulesets as a JSON Schema. */
#include "quiz_family.h"

#include "util/json.h"

static json_t *integer(int min, int max, const char *description) {
    return json_pack("{s:s, s:i, s:i, s:s}", "type", "integer", "minimum", min, "maximum", max, "description",
                     description);
}

static json_t *with_default(json_t *schema, json_t *value) {
    if (!json_put(schema, "default", value)) {
        json_decref(schema);
        return NULL;
    }
    return schema;
}

static json_t *seconds(int min, int max, int otherwise, const char *description) {
    return with_default(integer(min, max, description), json_integer(otherwise));
}

static json_t *word(const char *first, const char *second, const char *third, const char *description) {
    json_t *words = third == NULL ? json_pack("[s, s]", first, second) : json_pack("[s, s, s]", first, second, third);
    return json_pack("{s:s, s:o, s:s}", "type", "string", "enum", words, "description", description);
}

static json_t *text(int max, const char *description) {
    return json_pack("{s:[s, s], s:i, s:i, s:s}", "type", "string", "null", "minLength", 1, "maxLength", max,
                     "description", description);
}

static json_t *flag(bool otherwise, const char *description) {
    return json_pack("{s:s, s:b, s:s}", "type", "boolean", "default", otherwise, "description", description);
}

static json_t *reference(const char *description) {
    json_t *object =
        json_pack("{s:s, s:[s], s:b, s:{s:{s:s}, s:{s:s, s:i}, s:{s:[s, s], s:{s:s}}, s:{s:[s, s], s:{s:[s, s, s]}}}}",
                  "type", "object", "required", "set", "additionalProperties", 0, "properties", "set", "type", "string",
                  "version", "type", "integer", "minimum", 1, "categories", "type", "array", "null", "items", "type",
                  "string", "difficulty", "type", "array", "null", "items", "enum", "easy", "medium", "hard");
    return json_pack("{s:[{s:s}, o], s:s}", "oneOf", "type", "string", object, "description", description);
}

static json_t *part(void) {
    json_t *members = json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "kind",
        word("chair", "all", "sheet", "One contender at a time, everybody a question, or everybody all questions."),
        "set", reference("The set its questions are of."), "title", text(QUIZ_NAME_MAX, "What the part is called."),
        "seconds", integer(5, 3600, "Of a stint (5 to 600), a question (5 to 300) or a sheet (10 to 3600)."), "order",
        word("seats", "reverse", NULL, "chair: by seats, or from the fewest points so far up."), "questions",
        integer(1, 100, "all and sheet: how many; 50 at most on a sheet."), "points",
        integer(1, 1000, "all and sheet: of a right response."), "pause_seconds",
        json_pack("{s:[s, s], s:i, s:i, s:s}", "type", "integer", "null", "minimum", 0, "maximum", 60, "description",
                  "all: between two questions; null: until the question master goes on."),
        "speed", flag(false, "all: sooner is worth more, at the last moment half."));
    return json_pack("{s:s, s:[s, s], s:b, s:o}", "type", "object", "required", "kind", "set", "additionalProperties",
                     0, "properties", members);
}

/* What both rulesets have. */
static json_t *common(bool is_format) {
    json_t *title = text(40, "What the winner is called.");
    return json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "judge",
        word(
            "automatic", "master", NULL,
            "Who says whether a text is right: the master, where a seat is the question master's and nothing is said."),
        "reading",
        with_default(
            word("screen", "aloud", NULL, "aloud: the master alone sees a question, and enters what was right."),
            json_string("screen")),
        "spelling",
        with_default(word("exact", "forgiving", NULL, "forgiving: a slip or two in a long word are none."),
                     json_string("exact")),
        "title", with_default(title, is_format ? json_string("Mastermind") : json_null()), "grace_seconds",
        seconds(0, 60, 15, "How long a question that is open at the bell may still be answered."), "ready_seconds",
        with_default(json_pack("{s:[s, s], s:i, s:i, s:s}", "type", "integer", "null", "minimum", 5, "maximum", 600,
                               "description", "How long `ready` is waited for; null: for ever."),
                     json_integer(60)),
        "judge_seconds", seconds(5, 300, 30, "How long the master has to judge."), "appeal_seconds",
        integer(0, 600,
                "How long outcomes may be appealed against at the end: 30 among several without a master who "
                "judges, else 0."),
        "tie_break", flag(true, "Is a tie for the first place played off?"), "rounds",
        seconds(1, 1, 1, "Complete quizzes in one game."));
}

json_t *quiz_options_schema(const struct preset *preset) {
    bool is_format = preset == &quiz_presets[0];
    json_t *own = is_format ? json_pack("{s:o, s:{s:s, s:i, s:i, s:o}, s:o, s:o, s:o}", "general",
                                        reference("The set of the second part's questions."), "subjects", "type",
                                        "array", "minItems", 1, "maxItems", QUIZ_SUBJECTS_MAX, "items",
                                        reference("A set of special questions."), "assignment",
                                        word("by-seat", "shared", "chosen", "Who answers on which subject."),
                                        "subject_seconds", seconds(5, 600, 120, "Of a stint on a special subject."),
                                        "general_seconds", seconds(5, 600, 150, "Of a stint on general knowledge."))
                            : json_pack("{s:{s:s, s:i, s:i, s:o}}", "parts", "type", "array", "minItems", 1, "maxItems",
                                        QUIZ_PARTS_MAX, "items", part());
    json_t *properties = common(is_format);
    bool good = own != NULL && properties != NULL && json_object_update(properties, own) == 0;
    json_decref(own);
    if (!good) {
        json_decref(properties);
        return NULL;
    }
    json_t *required = is_format ? json_pack("[s, s]", "general", "subjects") : json_pack("[s]", "parts");
    return json_pack("{s:s, s:s, s:b, s:o, s:o}", "$schema", "https://json-schema.org/draft/2020-12/schema", "type",
                     "object", "additionalProperties", 0, "properties", properties, "required", required);
}
