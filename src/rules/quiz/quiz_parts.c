/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of a quiz, as its options name them. */
#include "quiz_options.h"

#include <stdio.h>

const char *const quiz_part_kinds[] = {"chair", "all", "sheet", NULL};
const char *const quiz_part_orders[] = {"seats", "reverse", NULL};

struct part_form {
    struct json_text kind, order, title;
    struct json_integer seconds, questions, points;
    struct json_boolean speed;
    const json_t *set, *pause;
};

static const struct field chair_fields[] = {
    {"kind", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct part_form, kind)},
    {"set", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct part_form, set)},
    {"title", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_NAME_MAX, offsetof(struct part_form, title)},
    {"seconds", FIELD_INTEGER, 0, QUIZ_STINT_SECONDS_MIN, QUIZ_STINT_SECONDS_MAX, offsetof(struct part_form, seconds)},
    {"order", FIELD_TEXT, 0, 0, 0, offsetof(struct part_form, order)},
};

static const struct field all_fields[] = {
    {"kind", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct part_form, kind)},
    {"set", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct part_form, set)},
    {"title", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_NAME_MAX, offsetof(struct part_form, title)},
    {"seconds", FIELD_INTEGER, 0, QUIZ_ALL_SECONDS_MIN, QUIZ_ALL_SECONDS_MAX, offsetof(struct part_form, seconds)},
    {"questions", FIELD_INTEGER, 0, 1, QUIZ_ALL_QUESTIONS_MAX, offsetof(struct part_form, questions)},
    {"points", FIELD_INTEGER, 0, 1, QUIZ_POINTS_MAX, offsetof(struct part_form, points)},
    {"pause_seconds", FIELD_ANY, 0, 0, 0, offsetof(struct part_form, pause)},
    {"speed", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct part_form, speed)},
};

static const struct field sheet_fields[] = {
    {"kind", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct part_form, kind)},
    {"set", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct part_form, set)},
    {"title", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_NAME_MAX, offsetof(struct part_form, title)},
    {"seconds", FIELD_INTEGER, 0, QUIZ_SHEET_SECONDS_MIN, QUIZ_SHEET_SECONDS_MAX, offsetof(struct part_form, seconds)},
    {"questions", FIELD_INTEGER, 0, 1, QUIZ_SHEET_QUESTIONS_MAX, offsetof(struct part_form, questions)},
    {"points", FIELD_INTEGER, 0, 1, QUIZ_POINTS_MAX, offsetof(struct part_form, points)},
};

/* What each kind has where nothing is said. */
static const struct {
    const struct field *fields;
    size_t field_count;
    int seconds, questions, pause_seconds, points;
} kinds[] = {
    [PART_CHAIR] = {chair_fields, sizeof chair_fields / sizeof chair_fields[0], QUIZ_SUBJECT_SECONDS, 0, 0, 1},
    [PART_ALL] = {all_fields, sizeof all_fields / sizeof all_fields[0], 20, 10, 5, 1},
    [PART_SHEET] = {sheet_fields, sizeof sheet_fields / sizeof sheet_fields[0], 300, 10, 0, 1},
};

static json_t *show_part(struct quiz_part *part, const struct part_form *form, json_t *set) {
    json_t *shown =
        json_pack("{s:s, s:o, s:i}", "kind", quiz_part_kinds[part->kind], "set", set, "seconds", part->seconds);
    bool good = shown != NULL;
    if (part->kind == PART_CHAIR) {
        good = good && json_put(shown, "order", json_string(quiz_part_orders[part->reverse]));
    } else {
        good = good && json_put(shown, "questions", json_integer(part->questions)) &&
               json_put(shown, "points", json_integer(part->points));
    }
    if (part->kind == PART_ALL) {
        good = good && json_put(shown, "pause_seconds", quiz_integer_or_null(part->pause_seconds)) &&
               json_put(shown, "speed", json_boolean(part->speed));
    }
    part->title = good ? quiz_keep_title(shown, form->title) : NULL;
    good = good && (part->title != NULL) == (form->title.bytes != NULL) &&
           (part->title != NULL || json_put(shown, "title", json_null()));
    if (!good) {
        json_decref(shown);
        return NULL;
    }
    return shown;
}

static enum err read_part_kind(int *out, const json_t *value, int number, struct problem *problem) {
    const json_t *kind = json_object_get(value, "kind");
    char pointer[PROBLEM_POINTER_MAX];
    char at[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "/options/parts/%d", number);
    (void)snprintf(at, sizeof at, "/options/parts/%d/kind", number);
    if (!json_is_object(value)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be an object with kind and set");
    }
    if (!json_is_string(kind)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, at, "must be chair, all or sheet");
    }
    return quiz_find_word(out, (struct json_text){json_string_value(kind), json_string_length(kind)}, quiz_part_kinds,
                          at, problem);
}

/* Reads the next part; *out_shown is what options show of it. */
enum err quiz_read_part(struct quiz_configuring *configuring, json_t **out_shown, const json_t *value, int number) {
    struct quiz_config *config = configuring->config;
    struct problem *problem = configuring->problem;
    struct quiz_part *part = &config->parts[number];
    struct part_form form = {.set = NULL};
    char pointer[PROBLEM_POINTER_MAX];
    char set_pointer[PROBLEM_POINTER_MAX];
    char at[PROBLEM_POINTER_MAX];
    json_t *set = NULL;
    int kind = PART_CHAIR;
    int order = 0;
    (void)snprintf(pointer, sizeof pointer, "/options/parts/%d", number);
    (void)snprintf(set_pointer, sizeof set_pointer, "/options/parts/%d/set", number);
    enum err err = read_part_kind(&kind, value, number, problem);
    err = err != OK ? err : json_decode(&form, value, kinds[kind].fields, kinds[kind].field_count, pointer, problem);
    (void)snprintf(at, sizeof at, "/options/parts/%d/order", number);
    err = err != OK ? err : quiz_find_word(&order, form.order, quiz_part_orders, at, problem);
    (void)snprintf(at, sizeof at, "/options/parts/%d/title", number);
    err = err != OK ? err : quiz_check_title(form.title, at, problem);
    *part = (struct quiz_part){.kind = (enum quiz_part_kind)kind,
                               .reference = config->reference_count,
                               .seconds = quiz_integer_or(form.seconds, kinds[kind].seconds),
                               .questions = quiz_integer_or(form.questions, kinds[kind].questions),
                               .pause_seconds = kinds[kind].pause_seconds,
                               .points = quiz_integer_or(form.points, kinds[kind].points),
                               .speed = form.speed.value,
                               .reverse = order == 1};
    (void)snprintf(at, sizeof at, "/options/parts/%d/pause_seconds", number);
    err = err != OK ? err : quiz_read_or_null(&part->pause_seconds, form.pause, 0, QUIZ_PAUSE_SECONDS_MAX, at, problem);
    if (err == OK && part->pause_seconds == NONE && config->head.officials == 0) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, at, "must be a number where no question master goes on");
    }
    if (err == OK && config->aloud && kind != PART_CHAIR) {
        err = problem_set_at(problem, ERR_INVALID_VALUE, "/options/reading",
                             "must be screen where parts are not all of the kind chair");
    }
    err = err != OK ? err : quiz_add_reference(configuring, &set, form.set, set_pointer);
    if (err == OK) {
        *out_shown = show_part(part, &form, set);
        err = *out_shown == NULL ? quiz_no_memory(problem) : OK;
    }
    return err;
}
