/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading a question of the native form. Its members are decoded by a table; which of the four kinds it is follows from
 * which of them are there, and each kind then has its own say.
 *
 * A mistake does not end the reading: whoever mends a set of thousands wants to hear of as many as can be told.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <unictype.h>
#include <unistr.h>

#include "quiz_decimal.h"
#include "quiz_internal.h"
#include "quiz_text.h"
#include "rules/quiz_set.h"

const char *const quiz_kinds[QUIZ_KINDS] = {"text", "choice", "boolean", "number"};
const char *const quiz_difficulties[QUIZ_DIFFICULTIES] = {NULL, "easy", "medium", "hard"};

/* The choices of a boolean, in their order. */
static const struct json_text boolean_choices[2] = {{"true", 4}, {"false", 5}};

struct native {
    struct json_text text, title, category, difficulty, explanation, source, unit;
    const json_t *media, *answers, *choices, *correct, *number, *tolerance, *range;
};

static const struct field native_fields[] = {
    {"text", FIELD_TEXT, FIELD_REQUIRED, 1, QUIZ_TEXT_MAX, offsetof(struct native, text)},
    {"title", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_NAME_MAX, offsetof(struct native, title)},
    {"category", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_NAME_MAX, offsetof(struct native, category)},
    {"difficulty", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct native, difficulty)},
    {"explanation", FIELD_TEXT, FIELD_NULLABLE, 0, QUIZ_TEXT_MAX, offsetof(struct native, explanation)},
    {"source", FIELD_TEXT, FIELD_NULLABLE, 0, QUIZ_SOURCE_MAX, offsetof(struct native, source)},
    {"media", FIELD_OBJECT, FIELD_NULLABLE, 0, 0, offsetof(struct native, media)},
    {"answers", FIELD_ARRAY, FIELD_NULLABLE, 1, QUIZ_FORMS_MAX, offsetof(struct native, answers)},
    {"choices", FIELD_ARRAY, FIELD_NULLABLE, 2, QUIZ_CHOICES_MAX, offsetof(struct native, choices)},
    {"correct", FIELD_ANY, 0, 0, 0, offsetof(struct native, correct)},
    {"number", FIELD_ANY, 0, 0, 0, offsetof(struct native, number)},
    {"tolerance", FIELD_ANY, 0, 0, 0, offsetof(struct native, tolerance)},
    {"unit", FIELD_TEXT, FIELD_NULLABLE, 1, QUIZ_UNIT_MAX, offsetof(struct native, unit)},
    {"range", FIELD_ARRAY, FIELD_NULLABLE, 2, 2, offsetof(struct native, range)},
};

struct media {
    struct json_text url, alt;
};

static const struct field media_fields[] = {
    {"url", FIELD_TEXT, FIELD_REQUIRED, 1, QUIZ_URL_MAX, offsetof(struct media, url)},
    {"alt", FIELD_TEXT, FIELD_NULLABLE, 0, QUIZ_ALT_MAX, offsetof(struct media, alt)},
};

/* A question being read. */
struct reading {
    struct quiz_question *question;
    struct arena *arena;
    const char *language;
    const char *at; /* its pointer */
    struct quiz_faults *faults;
};

enum err quiz_copy(struct json_text *out, struct arena *arena, struct json_text text) {
    if (text.bytes == NULL) {
        *out = (struct json_text){NULL, 0};
        return OK;
    }
    char *bytes = arena_copy(arena, text.bytes, text.length);
    if (bytes == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = (struct json_text){bytes, text.length};
    return OK;
}

const char *quiz_text_fault(struct json_text text, bool lines) {
    ucs4_t c = 0;
    for (size_t at = 0; at < text.length;) {
        at += (size_t)u8_mbtouc(&c, (const uint8_t *)text.bytes + at, text.length - at);
        bool is_control = c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
        if (is_control && !(lines && (c == '\n' || c == '\t'))) {
            return lines ? "must not hold control characters other than line feeds and tabs"
                         : "must not hold control characters or line breaks";
        }
    }
    return quiz_text_shows(text) ? NULL : "must have a character that shows";
}

static void complain(const struct reading *reading, const char *member, const char *format, ...) PRINTF_LIKE(3, 4);

/* member: "" for the question as a whole, "correct", "answers/3". */
static void complain(const struct reading *reading, const char *member, const char *format, ...) {
    char pointer[PROBLEM_POINTER_MAX];
    char detail[PROBLEM_DETAIL_MAX];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(detail, sizeof detail, format, args);
    va_end(args);
    (void)snprintf(pointer, sizeof pointer, "%s%s%s", reading->at, *member == '\0' ? "" : "/", member);
    quiz_faults_add(reading->faults, pointer, "%s", detail);
}

/* Copies a text that may be left out; an empty one is none. */
static enum err take(struct json_text *out, const struct reading *reading, const char *member, struct json_text text,
                     bool lines) {
    if (text.length == 0) {
        text.bytes = NULL;
    }
    const char *fault = text.bytes == NULL ? NULL : quiz_text_fault(text, lines);
    if (fault != NULL) {
        complain(reading, member, "%s", fault);
        return OK;
    }
    return quiz_copy(out, reading->arena, text);
}

/* Copies an array of texts into the question's forms: a fault for each that is none. */
static enum err take_forms(const struct reading *reading, const char *member, const json_t *array) {
    struct json_text *forms = arena_alloc(reading->arena, json_array_size(array) * sizeof *forms);
    if (forms == NULL) {
        return ERR_NO_MEMORY;
    }
    size_t i = 0;
    const json_t *value = NULL;
    json_array_foreach(array, i, value) {
        char place[32];
        (void)snprintf(place, sizeof place, "%s/%zu", member, i);
        struct json_text text = {json_string_value(value), json_string_length(value)};
        size_t length = text.bytes == NULL ? 0 : u8_mbsnlen((const uint8_t *)text.bytes, text.length);
        if (text.bytes == NULL) {
            complain(reading, place, "must be a string");
        } else if (length < 1 || length > QUIZ_FORM_MAX) {
            complain(reading, place, "must have 1 to %d characters", QUIZ_FORM_MAX);
        } else {
            enum err err = take(&forms[i], reading, place, text, false);
            if (err != OK) {
                return err;
            }
        }
    }
    reading->question->forms = forms;
    reading->question->form_count = (uint8_t)i;
    return OK;
}

/* Holds form i, made plain, against those before it. */
static void compare_form(const struct reading *reading, const struct quiz_plain *plain, size_t i) {
    char place[32];
    (void)snprintf(place, sizeof place, "answers/%zu", i);
    if (plain[i].length == 0) {
        complain(reading, place, "has no letter or digit by which it could be told from another; use choices");
        return;
    }
    for (size_t j = 0; j < i; j++) {
        if (quiz_plain_equal(&plain[i], &plain[j])) {
            complain(reading, place,
                     "is the same as answers/%zu once case, accents and the like are set aside; "
                     "leave it out",
                     j);
            return;
        }
    }
}

static enum err take_answers(const struct reading *reading, const json_t *answers) {
    struct quiz_plain plain[QUIZ_FORMS_MAX] = {{0}};
    size_t before = reading->faults->count;
    enum err err = take_forms(reading, "answers", answers);
    const struct quiz_question *question = reading->question;
    bool is_compared = reading->language != NULL && err == OK && reading->faults->count == before;
    for (size_t i = 0; is_compared && err == OK && i < question->form_count; i++) {
        err = quiz_plain_make(&plain[i], question->forms[i], reading->language);
    }
    for (size_t i = 0; is_compared && err == OK && i < question->form_count; i++) {
        compare_form(reading, plain, i);
    }
    for (size_t i = 0; i < QUIZ_FORMS_MAX; i++) {
        quiz_plain_free(&plain[i]);
    }
    return err;
}

/* Marks one choice as right. */
static void mark_correct(const struct reading *reading, const char *member, const json_t *value) {
    struct quiz_question *question = reading->question;
    json_int_t index = json_integer_value(value);
    if (!json_is_integer(value) || index < 0 || index >= question->form_count) {
        complain(reading, member, "must be the index of a choice, from 0 to %d", question->form_count - 1);
    } else if ((question->correct >> index & 1) != 0) {
        complain(reading, member, "names the choice %d twice", (int)index);
    } else {
        question->correct = (uint8_t)(question->correct | 1U << index);
    }
}

static void take_correct(const struct reading *reading, const json_t *correct) {
    if (!json_is_array(correct)) {
        mark_correct(reading, "correct", correct);
        return;
    }
    if (json_array_size(correct) < 1 || json_array_size(correct) > QUIZ_CHOICES_MAX) {
        complain(reading, "correct", "must name 1 to %d choices", QUIZ_CHOICES_MAX);
        return;
    }
    size_t i = 0;
    const json_t *value = NULL;
    json_array_foreach(correct, i, value) {
        char place[32];
        (void)snprintf(place, sizeof place, "correct/%zu", i);
        mark_correct(reading, place, value);
    }
}

static enum err take_choices(const struct reading *reading, const json_t *choices, const json_t *correct) {
    size_t before = reading->faults->count;
    enum err err = take_forms(reading, "choices", choices);
    const struct quiz_question *question = reading->question;
    for (size_t i = 1; err == OK && before == reading->faults->count && i < question->form_count; i++) {
        for (size_t j = 0; err == OK && j < i; j++) {
            bool same = false;
            err = quiz_text_same(&same, question->forms[i], question->forms[j]);
            if (err == OK && same) {
                char place[32];
                (void)snprintf(place, sizeof place, "choices/%zu", i);
                complain(reading, place, "is the same as choices/%zu", j);
                break;
            }
        }
    }
    if (err == OK) {
        take_correct(reading, correct);
    }
    return err;
}

static bool take_decimal(struct quiz_decimal *out, const struct reading *reading, const char *member,
                         const json_t *value) {
    if (!json_is_number(value)) {
        complain(reading, member, "must be a number");
        return false;
    }
    if (!quiz_decimal_from_json(out, value)) {
        complain(reading, member, "must have at most %d digits in front of its point and behind it, and in all",
                 QUIZ_DIGITS_MAX);
        return false;
    }
    return true;
}

/* A unit is taken off what is answered, so it must not be what numbers are written with. */
static bool is_unit(struct json_text unit) {
    ucs4_t c = 0;
    for (size_t at = 0; at < unit.length;) {
        at += (size_t)u8_mbtouc(&c, (const uint8_t *)unit.bytes + at, unit.length - at);
        bool in_numbers = strchr("+-.,'`", (int)(c < 0x80 ? c : 'x')) != NULL || c == 0x2212 || c == 0x2019 ||
                          c == 0x02bc || uc_is_general_category_withtable(c, UC_CATEGORY_MASK_N | UC_CATEGORY_MASK_Z);
        if (!in_numbers) {
            return true;
        }
    }
    return false;
}

static enum err take_unit(const struct reading *reading, struct json_text unit) {
    if (unit.bytes != NULL && !is_unit(unit)) {
        complain(reading, "unit", "must not consist of digits, signs and spaces alone");
        return OK;
    }
    return take(&reading->question->unit, reading, "unit", unit, false);
}

static enum err take_number(const struct reading *reading, const struct native *native) {
    struct quiz_question *question = reading->question;
    const struct quiz_decimal zero = {0, 0};
    bool good = take_decimal(&question->number, reading, "number", native->number);
    if (native->tolerance != NULL && take_decimal(&question->tolerance, reading, "tolerance", native->tolerance) &&
        quiz_decimal_compare(question->tolerance, zero) < 0) {
        complain(reading, "tolerance", "must not be below 0");
        good = false;
    }
    if (good) {
        question->low = quiz_decimal_add(question->number, quiz_decimal_negate(question->tolerance));
        question->high = quiz_decimal_add(question->number, question->tolerance);
    }
    return take_unit(reading, native->unit);
}

static enum err take_range(const struct reading *reading, const struct native *native) {
    struct quiz_question *question = reading->question;
    question->is_range = true;
    bool low = take_decimal(&question->low, reading, "range/0", json_array_get(native->range, 0));
    bool high = take_decimal(&question->high, reading, "range/1", json_array_get(native->range, 1));
    if (low && high && quiz_decimal_compare(question->low, question->high) > 0) {
        complain(reading, "range", "must have its lower end first");
    }
    return take_unit(reading, native->unit);
}

static enum err take_boolean(const struct reading *reading, const json_t *correct) {
    if (!json_is_boolean(correct)) {
        complain(reading, "correct", "must be true or false where there are no choices");
    }
    reading->question->forms = boolean_choices;
    reading->question->form_count = 2;
    reading->question->correct = json_is_true(correct) ? 1 : 2;
    return OK;
}

/* The members of the four kinds, and which of them each may have. */
enum { ANSWERS = 1, CHOICES = 2, CORRECT = 4, NUMBER = 8, TOLERANCE = 16, RANGE = 32, UNIT = 64, MEMBERS = 7 };
static const char *const member_names[MEMBERS] = {"answers",   "choices", "correct", "number",
                                                  "tolerance", "range",   "unit"};

static unsigned find_members(const struct native *native) {
    return (native->answers != NULL ? ANSWERS : 0U) | (native->choices != NULL ? CHOICES : 0U) |
           (native->correct != NULL ? CORRECT : 0U) | (native->number != NULL ? NUMBER : 0U) |
           (native->tolerance != NULL ? TOLERANCE : 0U) | (native->range != NULL ? RANGE : 0U) |
           (native->unit.bytes != NULL ? UNIT : 0U);
}

/* A fault for each member that does not go with the one that says what kind it is. */
static bool has_only(const struct reading *reading, unsigned members, unsigned allowed, const char *with) {
    for (unsigned i = 0; i < MEMBERS; i++) {
        if ((members & ~allowed & 1U << i) != 0) {
            complain(reading, member_names[i], "does not go with %s; leave one of them out", with);
        }
    }
    return (members & ~allowed) == 0;
}

static enum err take_kind(const struct reading *reading, const struct native *native) {
    struct quiz_question *question = reading->question;
    unsigned members = find_members(native);
    if (native->answers != NULL) {
        question->kind = QUIZ_TEXT;
        return has_only(reading, members, ANSWERS, "answers") ? take_answers(reading, native->answers) : OK;
    }
    if (native->choices != NULL) {
        question->kind = QUIZ_CHOICE;
        if (native->correct == NULL) {
            complain(reading, "correct", "is required where there are choices: the index of the right one");
            return OK;
        }
        return has_only(reading, members, CHOICES | CORRECT, "choices")
                   ? take_choices(reading, native->choices, native->correct)
                   : OK;
    }
    if (native->number != NULL) {
        question->kind = QUIZ_NUMBER;
        return has_only(reading, members, NUMBER | TOLERANCE | UNIT, "number") ? take_number(reading, native) : OK;
    }
    if (native->range != NULL) {
        question->kind = QUIZ_NUMBER;
        return has_only(reading, members, RANGE | UNIT, "range") ? take_range(reading, native) : OK;
    }
    if (native->correct != NULL) {
        question->kind = QUIZ_BOOLEAN;
        return has_only(reading, members, CORRECT, "correct without choices") ? take_boolean(reading, native->correct)
                                                                              : OK;
    }
    complain(reading, "", "has no answer: it needs answers, choices with correct, correct, number, or range");
    return OK;
}

static void take_difficulty(const struct reading *reading, struct json_text word) {
    for (enum quiz_difficulty i = QUIZ_EASY; i < QUIZ_DIFFICULTIES; i++) {
        if (word.length == strlen(quiz_difficulties[i]) && memcmp(word.bytes, quiz_difficulties[i], word.length) == 0) {
            reading->question->difficulty = i;
            return;
        }
    }
    complain(reading, "difficulty", "must be \"easy\", \"medium\" or \"hard\"");
}

/* Takes over what a decoder found wrong. */
static void pass_on(struct quiz_faults *faults, const struct problem *problem) {
    for (size_t i = 0; i < problem->point_count; i++) {
        quiz_faults_add(faults, problem->points[i].pointer, "%s", problem->points[i].detail);
    }
}

static enum err take_media(const struct reading *reading, const json_t *value) {
    static const char scheme[] = "https://";
    struct media media = {.url = {NULL, 0}};
    struct problem problem;
    char at[PROBLEM_POINTER_MAX];
    problem_clear(&problem);
    (void)snprintf(at, sizeof at, "%s/media", reading->at);
    if (json_decode(&media, value, media_fields, sizeof media_fields / sizeof media_fields[0], at, &problem) != OK) {
        pass_on(reading->faults, &problem);
        return OK;
    }
    if (media.url.length < sizeof scheme || memcmp(media.url.bytes, scheme, sizeof scheme - 1) != 0 ||
        memchr(media.url.bytes, ' ', media.url.length) != NULL) {
        complain(reading, "media/url", "must begin with https:// and have no spaces");
        return OK;
    }
    enum err err = take(&reading->question->media_url, reading, "media/url", media.url, false);
    return err != OK ? err : take(&reading->question->media_alt, reading, "media/alt", media.alt, false);
}

static enum err take_rest(const struct reading *reading, const struct native *native) {
    struct quiz_question *question = reading->question;
    const struct {
        struct json_text *to;
        const char *member;
        struct json_text text;
        bool lines;
    } texts[] = {
        {&question->text, "text", native->text, true},
        {&question->title, "title", native->title, false},
        {&question->category, "category", native->category, false},
        {&question->explanation, "explanation", native->explanation, true},
        {&question->source, "source", native->source, false},
    };
    enum err err = OK;
    for (size_t i = 0; err == OK && i < sizeof texts / sizeof texts[0]; i++) {
        err = take(texts[i].to, reading, texts[i].member, texts[i].text, texts[i].lines);
    }
    if (native->difficulty.bytes != NULL) {
        take_difficulty(reading, native->difficulty);
    }
    if (err == OK && native->media != NULL) {
        err = take_media(reading, native->media);
    }
    return err;
}

enum err quiz_question_read(struct quiz_question *out, struct arena *arena, const json_t *value, const char *language,
                            const char *at, struct quiz_faults *faults) {
    struct quiz_question question = {0};
    struct native native = {.media = NULL};
    struct problem problem;
    struct reading reading = {&question, arena, language, at, faults};
    size_t before = faults->count;
    problem_clear(&problem);
    if (json_decode(&native, value, native_fields, sizeof native_fields / sizeof native_fields[0], at, &problem) !=
        OK) {
        pass_on(faults, &problem);
        return ERR_INVALID_VALUE;
    }
    native.correct = json_is_null(native.correct) ? NULL : native.correct;
    native.number = json_is_null(native.number) ? NULL : native.number;
    native.tolerance = json_is_null(native.tolerance) ? NULL : native.tolerance;
    enum err err = take_rest(&reading, &native);
    if (err == OK) {
        err = take_kind(&reading, &native);
    }
    if (err == OK && faults->count > before) {
        err = ERR_INVALID_VALUE;
    }
    if (err == OK) {
        *out = question;
    }
    return err;
}
