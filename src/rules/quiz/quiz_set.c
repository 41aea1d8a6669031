/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A set as a whole: what describes it, and its questions, no two of which are the same.
 */
#include "rules/quiz_set.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <unistr.h>

#include "quiz_internal.h"
#include "quiz_text.h"

void quiz_faults_add(struct quiz_faults *faults, const char *pointer, const char *format, ...) {
    if (faults->count++ >= QUIZ_FAULTS_MAX) {
        return;
    }
    struct problem_point *point = &faults->points[faults->count - 1];
    va_list args;
    va_start(args, format);
    (void)snprintf(point->pointer, sizeof point->pointer, "%s", pointer);
    (void)vsnprintf(point->detail, sizeof point->detail, format, args);
    va_end(args);
}

/* What a word of a set has to be: so many code points. */
struct about {
    size_t offset; /* of its text in the set; none for the visibility */
    size_t min, max;
    bool required;
};

static const struct about abouts[QUIZ_ABOUTS] = {
    [QUIZ_TITLE] = {offsetof(struct quiz_set, title), 1, QUIZ_NAME_MAX, true},
    [QUIZ_LANGUAGE] = {offsetof(struct quiz_set, language), 2, QUIZ_LANGUAGE_MAX, true},
    [QUIZ_LICENCE] = {offsetof(struct quiz_set, licence), 1, QUIZ_NAME_MAX, true},
    [QUIZ_AUTHOR] = {offsetof(struct quiz_set, author), 1, QUIZ_NAME_MAX, false},
    [QUIZ_SOURCE] = {offsetof(struct quiz_set, source), 1, QUIZ_SOURCE_MAX, false},
    [QUIZ_SUBJECT] = {offsetof(struct quiz_set, subject), 1, QUIZ_NAME_MAX, false},
    [QUIZ_VISIBILITY] = {0, 1, QUIZ_NAME_MAX, false},
};

const char *const quiz_abouts[QUIZ_ABOUTS] = {"title",  "language", "licence",   "author",
                                              "source", "subject",  "visibility"};

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* A tag of BCP 47 by its shape: subtags of one to eight letters and digits, of which the first has letters alone. */
static bool is_language(struct json_text text) {
    size_t subtag = 0; /* characters since the last hyphen */
    bool first = true;
    for (size_t i = 0; i < text.length; i++) {
        char c = text.bytes[i];
        if (c == '-') {
            if (subtag == 0 || (first && subtag < 2)) {
                return false;
            }
            first = false;
            subtag = 0;
        } else if ((is_letter(c) || (!first && c >= '0' && c <= '9')) && subtag < 8) {
            subtag++;
        } else {
            return false;
        }
    }
    return subtag > 0 && !(first && subtag < 2);
}

static bool is_word(struct json_text text, const char *word) {
    return text.length == strlen(word) && memcmp(text.bytes, word, text.length) == 0;
}

/* What is wrong with a word; NULL where nothing is. */
static const char *about_fault(enum quiz_about about, struct json_text value) {
    if (about == QUIZ_VISIBILITY) {
        return is_word(value, "public") || is_word(value, "private") ? NULL : "must be \"private\" or \"public\"";
    }
    if (about == QUIZ_LANGUAGE && !is_language(value)) {
        return "must be a language tag of BCP 47, such as \"en\" or \"pt-BR\"";
    }
    return quiz_text_fault(value, false);
}

enum err quiz_set_put(struct quiz_set *set, struct arena *arena, enum quiz_about about, struct json_text value,
                      const char *pointer, struct quiz_faults *faults) {
    const struct about *rule = &abouts[about];
    if (value.bytes == NULL) {
        if (rule->required) {
            quiz_faults_add(faults, pointer, "is required");
        } else if (about == QUIZ_VISIBILITY) {
            set->is_public = false;
        } else {
            *(struct json_text *)((char *)set + rule->offset) = value;
        }
        return OK;
    }
    size_t length = u8_mbsnlen((const uint8_t *)value.bytes, value.length);
    if (length < rule->min || length > rule->max) {
        quiz_faults_add(faults, pointer, "must have %zu to %zu characters", rule->min, rule->max);
        return OK;
    }
    const char *fault = about_fault(about, value);
    if (fault != NULL) {
        quiz_faults_add(faults, pointer, "%s", fault);
        return OK;
    }
    if (about == QUIZ_VISIBILITY) {
        set->is_public = is_word(value, "public");
        return OK;
    }
    return quiz_copy((struct json_text *)((char *)set + rule->offset), arena, value);
}

/* FNV-1a: a set has few thousand keys, and whoever makes them collide waits for themselves. */
static uint64_t hash(struct json_text key) {
    uint64_t value = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < key.length; i++) {
        value = (value ^ (unsigned char)key.bytes[i]) * UINT64_C(1099511628211);
    }
    return value ^ value >> 32;
}

enum err quiz_fingerprint(uint64_t *out, struct json_text text) {
    struct json_text key;
    struct arena arena;
    arena_init(&arena);
    enum err err = quiz_text_key(&key, &arena, text);
    if (err == OK) {
        *out = hash(key);
    }
    arena_free(&arena);
    return err;
}

enum err quiz_keys_add(size_t *out_same, struct quiz_keys *keys, struct arena *arena, struct json_text text) {
    struct json_text key;
    assert(keys->count < keys->size);
    if (text.bytes == NULL) {
        keys->keys[keys->count++] = text;
        *out_same = SIZE_MAX;
        return OK;
    }
    enum err err = quiz_text_key(&key, arena, text);
    if (err != OK) {
        return err;
    }
    size_t same = SIZE_MAX;
    size_t slot = hash(key) & (keys->slot_count - 1);
    while (keys->slots[slot] != 0 && same == SIZE_MAX) {
        const struct json_text *other = &keys->keys[keys->slots[slot] - 1];
        if (other->length == key.length && memcmp(other->bytes, key.bytes, key.length) == 0) {
            same = keys->slots[slot] - 1;
        }
        slot = (slot + 1) & (keys->slot_count - 1);
    }
    if (same == SIZE_MAX) {
        keys->slots[slot] = (uint32_t)keys->count + 1;
    }
    keys->keys[keys->count++] = key;
    *out_same = same;
    return OK;
}

enum err quiz_keys_init(struct quiz_keys *keys, struct arena *arena, const struct quiz_set *set, size_t size) {
    *keys = (struct quiz_keys){.size = size, .slot_count = 16};
    while (keys->slot_count < 2 * size) {
        keys->slot_count *= 2;
    }
    keys->keys = arena_alloc(arena, size * sizeof *keys->keys);
    keys->slots = arena_alloc(arena, keys->slot_count * sizeof *keys->slots);
    if (keys->keys == NULL || keys->slots == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = OK;
    for (size_t i = 0; err == OK && i < set->count; i++) {
        size_t same = 0;
        err = quiz_keys_add(&same, keys, arena, set->questions[i].text);
    }
    return err;
}

enum err quiz_set_reserve(struct quiz_set *set, struct arena *arena, size_t more) {
    if (set->size - set->count >= more) {
        return OK;
    }
    struct quiz_question *questions = arena_alloc(arena, (set->count + more) * sizeof *questions);
    if (questions == NULL) {
        return ERR_NO_MEMORY;
    }
    if (set->count > 0) {
        memcpy(questions, set->questions, set->count * sizeof *questions);
    }
    set->questions = questions;
    set->size = set->count + more;
    return OK;
}

/* The questions of an array, behind those that the set has. */
static enum err append(struct quiz_set *set, struct arena *arena, const json_t *array, struct quiz_faults *faults) {
    const char *language = set->language.bytes == NULL ? "" : set->language.bytes;
    struct quiz_keys keys;
    size_t had = set->count;
    size_t before = faults->count;
    enum err err = quiz_set_reserve(set, arena, json_array_size(array));
    if (err == OK) {
        err = quiz_keys_init(&keys, arena, set, had + json_array_size(array));
    }
    size_t i = 0;
    const json_t *value = NULL;
    json_array_foreach(array, i, value) {
        struct quiz_question question = {0};
        size_t same = SIZE_MAX;
        char at[32], text_at[40];
        (void)snprintf(at, sizeof at, "/questions/%zu", i);
        (void)snprintf(text_at, sizeof text_at, "%s/text", at);
        if (err != OK) {
            break;
        }
        err = quiz_question_read(&question, arena, value, language, at, faults);
        if (err == OK || err == ERR_INVALID_VALUE) {
            err = quiz_keys_add(&same, &keys, arena, question.text); /* no text where it is faulty */
        }
        if (err == OK && same < had) {
            quiz_faults_add(faults, text_at, "is the same as that of question %zu that the set has; leave it out",
                            same);
        } else if (err == OK && same != SIZE_MAX) {
            quiz_faults_add(faults, text_at, "is the same as that of /questions/%zu; leave one of them out",
                            same - had);
        }
        set->questions[set->count] = question;
        set->count += err == OK;
    }
    if (err == OK && faults->count > before) {
        err = ERR_INVALID_VALUE;
    }
    set->count = err == OK ? set->count : had;
    return err;
}

struct body {
    struct json_text abouts[QUIZ_ABOUTS];
    const json_t *questions;
};

/* Decodes what there is; members that are none are faults, and left out. The words are checked one by one later. */
static void decode(struct body *out, const json_t *body, bool whole, struct quiz_faults *faults) {
    struct field fields[QUIZ_ABOUTS + 1] = {
        {"questions", FIELD_ARRAY, FIELD_REQUIRED, 1, QUIZ_QUESTIONS_MAX, offsetof(struct body, questions)},
    };
    size_t count = 1;
    for (size_t i = 0; whole && i < QUIZ_ABOUTS; i++) {
        size_t offset = offsetof(struct body, abouts) + i * sizeof out->abouts[0];
        unsigned flags = abouts[i].required ? 0 : FIELD_NULLABLE;
        fields[count++] = (struct field){quiz_abouts[i], FIELD_TEXT, flags, 0, 0, offset};
    }
    struct problem problem;
    problem_clear(&problem);
    if (json_decode(out, body, fields, count, "", &problem) != OK) {
        for (size_t i = 0; i < problem.point_count; i++) {
            quiz_faults_add(faults, problem.points[i].pointer, "%s", problem.points[i].detail);
        }
    }
}

enum err quiz_set_read(struct quiz_set *out, struct arena *arena, const json_t *body, struct quiz_faults *faults) {
    struct quiz_set set = {0};
    struct body parts = {0};
    size_t before = faults->count;
    enum err err = OK;
    decode(&parts, body, true, faults);
    for (enum quiz_about i = QUIZ_TITLE; err == OK && i < QUIZ_ABOUTS; i++) {
        const json_t *value = json_object_get(body, quiz_abouts[i]);
        bool is_told = value != NULL && !json_is_string(value) && !(json_is_null(value) && !abouts[i].required);
        char pointer[32];
        (void)snprintf(pointer, sizeof pointer, "/%s", quiz_abouts[i]);
        err = is_told ? OK : quiz_set_put(&set, arena, i, parts.abouts[i], pointer, faults);
    }
    if (err == OK) {
        err = append(&set, arena, parts.questions, faults);
    }
    if (err == OK && faults->count > before) {
        err = ERR_INVALID_VALUE;
    }
    if (err == OK) {
        *out = set;
    }
    return err;
}

enum err quiz_set_append(struct quiz_set *set, struct arena *arena, const json_t *body, struct quiz_faults *faults) {
    struct body parts = {0};
    size_t before = faults->count;
    decode(&parts, body, false, faults);
    if (json_array_size(parts.questions) > QUIZ_QUESTIONS_MAX - set->count) {
        quiz_faults_add(faults, "/questions", "has %zu items; with %zu that are there a set may have %d",
                        json_array_size(parts.questions), set->count, QUIZ_QUESTIONS_MAX);
        return ERR_INVALID_VALUE;
    }
    size_t had = set->count;
    enum err err = append(set, arena, parts.questions, faults);
    if (err == OK && faults->count > before) {
        set->count = had;
        err = ERR_INVALID_VALUE;
    }
    return err;
}
