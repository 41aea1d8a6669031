/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all imports have in common. Each makes questions of the native form, as JSON; they are read like everybody's, so the
 * bounds stand once, and what is read again is what was imported.
 */
#include "rules/quiz_import.h"

#include <stdio.h>
#include <string.h>

#include "quiz_internal.h"
#include "quiz_text.h"

const char *const quiz_skip_reasons[QUIZ_SKIP_REASONS] = {"duplicate", "does-not-fit", "partial-credit",
                                                          "matching",  "essay",        "description"};

enum err quiz_importing_begin(struct quiz_importing *importing, size_t most) {
    size_t room = QUIZ_QUESTIONS_MAX - importing->set->count;
    importing->had = importing->set->count;
    *importing->report = (struct quiz_import){0};
    most = most < room ? most : room;
    enum err err = quiz_set_reserve(importing->set, importing->arena, most);
    if (err == OK) {
        /* One more than fits is compared before it is refused. */
        err = quiz_keys_init(&importing->keys, importing->arena, importing->set, importing->had + most + 1);
    }
    return err;
}

enum err quiz_importing_skip(struct quiz_importing *importing, size_t place, enum quiz_skip_reason reason) {
    struct quiz_import *report = importing->report;
    if (report->skipped_count == QUIZ_QUESTIONS_MAX) {
        quiz_faults_add(importing->faults, importing->whole, "has more than %d questions that cannot be imported",
                        QUIZ_QUESTIONS_MAX);
        return ERR_INVALID_VALUE;
    }
    if (report->skipped_count == report->skipped_size) {
        size_t size = report->skipped_size == 0 ? 16 : 2 * report->skipped_size;
        struct quiz_skip *skipped = arena_alloc(importing->arena, size * sizeof *skipped);
        if (skipped == NULL) {
            return ERR_NO_MEMORY;
        }
        if (report->skipped_count > 0) {
            memcpy(skipped, report->skipped, report->skipped_count * sizeof *skipped);
        }
        report->skipped = skipped;
        report->skipped_size = size;
    }
    report->skipped[report->skipped_count++] = (struct quiz_skip){(uint32_t)place, reason};
    return OK;
}

/* A question that the native form holds, unless the set has it. */
static enum err add(struct quiz_importing *importing, size_t place, const struct quiz_question *question) {
    struct quiz_set *set = importing->set;
    size_t same = SIZE_MAX;
    enum err err = quiz_keys_add(&same, &importing->keys, importing->arena, question->text);
    if (err != OK) {
        return err;
    }
    if (same != SIZE_MAX) {
        importing->keys.count--; /* the set does not get it, so the next has its number */
        return quiz_importing_skip(importing, place, QUIZ_SKIP_DUPLICATE);
    }
    if (set->count == set->size) {
        quiz_faults_add(importing->faults, importing->whole, "makes more than %d questions of the set; import fewer",
                        QUIZ_QUESTIONS_MAX);
        return ERR_INVALID_VALUE;
    }
    set->questions[set->count++] = *question;
    return OK;
}

enum err quiz_importing_add(struct quiz_importing *importing, size_t place, json_t *native) {
    struct quiz_question question;
    struct quiz_faults faults = {0};
    if (native == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = quiz_question_read(&question, importing->arena, native, importing->set->language.bytes, "", &faults);
    json_decref(native);
    if (err == ERR_INVALID_VALUE) {
        return quiz_importing_skip(importing, place, QUIZ_SKIP_DOES_NOT_FIT);
    }
    return err == OK ? add(importing, place, &question) : err;
}

enum err quiz_importing_end(struct quiz_importing *importing, enum err err) {
    struct quiz_set *set = importing->set;
    if (err == OK && importing->faults->count > 0) {
        err = ERR_INVALID_VALUE;
    }
    if (err == OK && set->count == importing->had) {
        const struct quiz_import *report = importing->report;
        if (report->skipped_count == 0) {
            quiz_faults_add(importing->faults, importing->whole, "has no questions");
        } else {
            quiz_faults_add(importing->faults, importing->whole,
                            "has no question that can be imported: the first is %s",
                            quiz_skip_reasons[report->skipped[0].reason]);
        }
        err = ERR_INVALID_VALUE;
    }
    if (err != OK) {
        set->count = importing->had;
    }
    importing->report->imported = set->count - importing->had;
    return err;
}

/* Appends a text to an array that is a member of an object. */
static enum err append_text(json_t *array, struct json_text text) {
    /* What is no UTF-8 jansson refuses too, so callers have checked. */
    return json_array_append_new(array, json_stringn_nocheck(text.bytes, text.length)) == 0 ? OK : ERR_NO_MEMORY;
}

static json_t *find_array(json_t *native, const char *name) {
    json_t *array = json_object_get(native, name);
    if (array == NULL && !json_put(native, name, json_array())) {
        return NULL;
    }
    return json_object_get(native, name);
}

void quiz_native_forms_free(struct quiz_native_forms *forms) {
    while (forms->count > 0) {
        quiz_plain_free(&forms->plain[--forms->count]);
    }
}

enum err quiz_native_add_form(json_t *native, struct quiz_native_forms *forms, struct json_text form,
                              const char *language) {
    json_t *answers = find_array(native, "answers");
    struct quiz_plain plain;
    if (forms->count > QUIZ_FORMS_MAX) {
        return OK;
    }
    if (answers == NULL || quiz_plain_make(&plain, form, language) != OK) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < forms->count; i++) {
        if (quiz_plain_equal(&plain, &forms->plain[i])) {
            quiz_plain_free(&plain);
            return OK;
        }
    }
    forms->plain[forms->count++] = plain;
    return append_text(answers, form);
}

/* Is the choice i of a native question among its right ones? */
static bool is_correct(const json_t *correct, size_t i) {
    bool found = false;
    for (size_t j = 0; j < json_array_size(correct); j++) {
        found = found || json_integer_value(json_array_get(correct, j)) == (json_int_t)i;
    }
    return found;
}

enum err quiz_native_add_choice(json_t *native, struct quiz_native_choices *choices, struct arena *arena,
                                struct json_text choice, bool is_right) {
    json_t *array = find_array(native, "choices");
    json_t *correct = find_array(native, "correct");
    size_t count = choices->count;
    struct json_text composed;
    if (count > QUIZ_CHOICES_MAX) {
        return OK;
    }
    if (array == NULL || correct == NULL || quiz_text_compose(&composed, arena, choice) != OK) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        bool same = choices->composed[i].length == composed.length &&
                    memcmp(choices->composed[i].bytes, composed.bytes, composed.length) == 0;
        if (same && (!is_right || is_correct(correct, i))) {
            return OK;
        }
    }
    if (is_right && json_array_append_new(correct, json_integer((json_int_t)count)) != 0) {
        return ERR_NO_MEMORY;
    }
    choices->composed[choices->count++] = composed;
    return append_text(array, choice);
}
