/* SPDX-License-Identifier: Apache-2.0 */
#include "rules/quiz_reference.h"

#include <stdio.h>
#include <string.h>

#include "quiz_internal.h"

static bool is_word(const json_t *value, const char *word) {
    return json_string_length(value) == strlen(word) && strcmp(json_string_value(value), word) == 0;
}

/* A list of one text at least; what is wrong with it is said, and it is then no list. */
static bool is_list(const json_t *array, size_t max, const char *pointer, struct quiz_faults *faults) {
    if (json_array_size(array) >= 1 && json_array_size(array) <= max) {
        return true;
    }
    quiz_faults_add(faults, pointer, "must have 1 to %zu items; leave it out for all", max);
    return false;
}

static enum err read_categories(struct quiz_reference *out, struct arena *arena, const json_t *array, const char *at,
                                struct quiz_faults *faults) {
    char pointer[PROBLEM_POINTER_MAX];
    size_t index = 0;
    const json_t *value = NULL;
    (void)snprintf(pointer, sizeof pointer, "%s/categories", at);
    if (!is_list(array, QUIZ_CATEGORIES_MAX, pointer, faults)) {
        return OK;
    }
    struct json_text *categories = arena_alloc(arena, json_array_size(array) * sizeof *categories);
    if (categories == NULL) {
        return ERR_NO_MEMORY;
    }
    json_array_foreach(array, index, value) {
        struct json_text *category = &categories[index];
        category->length = json_string_length(value);
        category->bytes = arena_copy(arena, json_is_string(value) ? json_string_value(value) : "", category->length);
        if (category->bytes == NULL) {
            return ERR_NO_MEMORY;
        }
        if (category->length == 0) {
            (void)snprintf(pointer, sizeof pointer, "%s/categories/%zu", at, index);
            quiz_faults_add(faults, pointer, "must be the name of a category");
        }
    }
    out->categories = categories;
    out->category_count = json_array_size(array);
    return OK;
}

static void read_difficulties(struct quiz_reference *out, const json_t *array, const char *at,
                              struct quiz_faults *faults) {
    char pointer[PROBLEM_POINTER_MAX];
    size_t index = 0;
    const json_t *value = NULL;
    (void)snprintf(pointer, sizeof pointer, "%s/difficulty", at);
    if (!is_list(array, QUIZ_DIFFICULTIES - 1, pointer, faults)) {
        return;
    }
    json_array_foreach(array, index, value) {
        unsigned difficulty = QUIZ_EASY;
        while (difficulty < QUIZ_DIFFICULTIES && !is_word(value, quiz_difficulties[difficulty])) {
            difficulty++;
        }
        if (difficulty == QUIZ_DIFFICULTIES || !json_is_string(value)) {
            (void)snprintf(pointer, sizeof pointer, "%s/difficulty/%zu", at, index);
            quiz_faults_add(faults, pointer, "must be easy, medium or hard");
        } else {
            out->difficulties |= 1U << difficulty;
        }
    }
}

struct members {
    struct json_text set;
    struct json_integer version;
    const json_t *categories, *difficulty;
};

static const struct field fields[] = {
    {"set", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct members, set)},
    {"version", FIELD_INTEGER, FIELD_NULLABLE, 1, INT64_MAX, offsetof(struct members, version)},
    {"categories", FIELD_ARRAY, FIELD_NULLABLE, 0, 0, offsetof(struct members, categories)},
    {"difficulty", FIELD_ARRAY, FIELD_NULLABLE, 0, 0, offsetof(struct members, difficulty)},
};

enum err quiz_reference_read(struct quiz_reference *out, struct arena *arena, const json_t *value, const char *at,
                             struct quiz_faults *faults) {
    struct quiz_reference reference = {.version = 0};
    struct members members = {.set = {json_string_value(value), json_string_length(value)}};
    struct problem problem;
    size_t before = faults->count;
    enum err err = OK;
    problem_clear(&problem);
    if (!json_is_string(value) &&
        json_decode(&members, value, fields, sizeof fields / sizeof fields[0], at, &problem) != OK) {
        for (size_t i = 0; i < problem.point_count; i++) {
            quiz_faults_add(faults, problem.points[i].pointer, "%s", problem.points[i].detail);
        }
        return ERR_INVALID_VALUE;
    }
    if (members.set.length == 0) {
        quiz_faults_add(faults, at, "must name a question set by its id");
    } else {
        err = quiz_copy(&reference.set, arena, members.set);
    }
    reference.version = members.version.value;
    if (err == OK && members.categories != NULL) {
        err = read_categories(&reference, arena, members.categories, at, faults);
    }
    if (err == OK && members.difficulty != NULL) {
        read_difficulties(&reference, members.difficulty, at, faults);
    }
    if (err == OK && faults->count > before) {
        err = ERR_INVALID_VALUE;
    }
    if (err == OK) {
        *out = reference;
    }
    return err;
}

static bool has_category(const struct quiz_reference *reference, struct json_text category) {
    bool found = false;
    for (size_t i = 0; i < reference->category_count && category.bytes != NULL && !found; i++) {
        const struct json_text *wanted = &reference->categories[i];
        found = wanted->length == category.length && memcmp(wanted->bytes, category.bytes, category.length) == 0;
    }
    return found;
}

bool quiz_reference_allows(const struct quiz_reference *reference, const struct quiz_question *question) {
    return (reference->categories == NULL || has_category(reference, question->category)) &&
           (reference->difficulties == 0 || (reference->difficulties & 1U << question->difficulty) != 0);
}

void quiz_reference_write(struct json_out *out, const struct quiz_reference *reference) {
    json_out_begin_object(out);
    json_out_key(out, "set");
    json_out_text_bytes(out, reference->set.bytes, reference->set.length);
    json_out_put_integer(out, "version", reference->version);
    json_out_key(out, "categories");
    if (reference->categories == NULL) {
        json_out_null(out);
    } else {
        json_out_begin_array(out);
        for (size_t i = 0; i < reference->category_count; i++) {
            json_out_text_bytes(out, reference->categories[i].bytes, reference->categories[i].length);
        }
        json_out_end_array(out);
    }
    json_out_key(out, "difficulty");
    if (reference->difficulties == 0) {
        json_out_null(out);
    } else {
        json_out_begin_array(out);
        for (unsigned i = QUIZ_EASY; i < QUIZ_DIFFICULTIES; i++) {
            if ((reference->difficulties & 1U << i) != 0) {
                json_out_text(out, quiz_difficulties[i]);
            }
        }
        json_out_end_array(out);
    }
    json_out_end_object(out);
}
