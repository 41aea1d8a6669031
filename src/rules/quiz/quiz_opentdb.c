/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Open Trivia DB: an object with `results`, whose texts are encoded in the way that was asked for.
 */
#include <stdio.h>
#include <string.h>

#include <sodium.h>
#include <unistr.h>

#include "quiz_html.h"
#include "quiz_internal.h"
#include "quiz_text.h"
#include "util/hex.h"

const char *const quiz_encodings[QUIZ_ENCODINGS] = {"html", "url3986", "urlLegacy", "base64", "none"};

enum { TEXT_BYTES_MAX = 4 * 1024 * 1024 };

/* False where a `%` is followed by anything but two hexadecimal digits. */
static bool decode_url(struct buf *out, struct json_text text, bool plus_is_space) {
    for (size_t i = 0; i < text.length; i++) {
        char c = text.bytes[i];
        if (c == '%') {
            int escaped = hex_escape(text.bytes + i, text.length - i);
            if (escaped < 0) {
                return false;
            }
            c = (char)escaped;
            i += HEX_ESCAPE_LENGTH - 1;
        } else if (c == '+' && plus_is_space) {
            c = ' ';
        }
        buf_append(out, &c, 1);
    }
    return true;
}

static bool decode_base64(struct buf *out, struct json_text text) {
    size_t length = 0;
    if (!buf_reserve(out, text.length)) {
        return true; /* the buffer tells */
    }
    if (sodium_base642bin((unsigned char *)out->bytes, text.length + 1, text.bytes, text.length, NULL, &length, NULL,
                          sodium_base64_VARIANT_ORIGINAL) != 0) {
        return false;
    }
    out->length = length;
    return true;
}

/* Appends a decoded text; false where it is not encoded so. */
static bool decode(struct buf *out, struct json_text text, enum quiz_encoding encoding) {
    switch (encoding) {
    case QUIZ_ENCODING_HTML:
        quiz_html_decode(out, text.bytes, text.length);
        return true;
    case QUIZ_ENCODING_URL3986:
    case QUIZ_ENCODING_URL_LEGACY:
        return decode_url(out, text, encoding == QUIZ_ENCODING_URL_LEGACY);
    case QUIZ_ENCODING_BASE64:
        return decode_base64(out, text);
    default:
        buf_append(out, text.bytes, text.length);
        return true;
    }
}

/* One of the results being read. */
struct item {
    struct quiz_importing *importing;
    enum quiz_encoding encoding;
    const char *at; /* its pointer */
};

/* A text of the document decoded, in the arena; a fault where it is no text or not encoded so. bytes NULL is that. */
static enum err take_text(struct json_text *out, const struct item *item, const json_t *value, const char *member) {
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s/%s", item->at, member);
    *out = (struct json_text){NULL, 0};
    if (!json_is_string(value)) {
        quiz_faults_add(item->importing->faults, pointer, value == NULL ? "is required" : "must be a string");
        return OK;
    }
    struct json_text text = {json_string_value(value), json_string_length(value)};
    struct buf decoded;
    buf_init(&decoded, TEXT_BYTES_MAX);
    bool good = decode(&decoded, text, item->encoding);
    enum err err = decoded.failed ? ERR_NO_MEMORY : OK;
    if (err == OK && (!good || u8_check((const uint8_t *)decoded.bytes, decoded.length) != NULL)) {
        quiz_faults_add(item->importing->faults, pointer,
                        "is not UTF-8 in the encoding \"%s\"; say ?encode=", quiz_encodings[item->encoding]);
    } else if (err == OK) {
        err = quiz_copy(out, item->importing->arena,
                        (struct json_text){decoded.length == 0 ? "" : decoded.bytes, decoded.length});
    }
    buf_free(&decoded);
    return err;
}

struct result {
    struct json_text type, difficulty, category, question, correct_answer;
};

static enum err take_result(struct result *out, const struct item *item, const json_t *value) {
    const struct {
        const char *member;
        struct json_text *to;
    } texts[] = {
        {"type", &out->type},         {"difficulty", &out->difficulty},         {"category", &out->category},
        {"question", &out->question}, {"correct_answer", &out->correct_answer},
    };
    enum err err = OK;
    for (size_t i = 0; err == OK && i < sizeof texts / sizeof texts[0]; i++) {
        err = take_text(texts[i].to, item, json_object_get(value, texts[i].member), texts[i].member);
    }
    return err;
}

static bool is_word(struct json_text text, const char *word) {
    return text.length == strlen(word) && memcmp(text.bytes, word, text.length) == 0;
}

static enum err put_choices(json_t *native, const struct item *item, struct json_text right, const json_t *wrong) {
    struct arena *arena = item->importing->arena;
    struct quiz_native_choices choices = {.count = 0};
    enum err err = quiz_native_add_choice(native, &choices, arena, right, true);
    for (size_t i = 0; err == OK && i < json_array_size(wrong); i++) {
        char member[48];
        struct json_text text;
        (void)snprintf(member, sizeof member, "incorrect_answers/%zu", i);
        err = take_text(&text, item, json_array_get(wrong, i), member);
        if (err == OK && text.bytes != NULL) {
            err = quiz_native_add_choice(native, &choices, arena, text, false);
        }
    }
    return err;
}

static bool put_text(json_t *native, const char *member, struct json_text text) {
    return text.length == 0 || json_put(native, member, json_stringn_nocheck(text.bytes, text.length));
}

/* The native form of a result; NULL without memory, or where a type is none that is known (*out_fits is false). */
static json_t *make_native(bool *out_fits, const struct item *item, const struct result *result, const json_t *wrong) {
    bool is_true = is_word(result->correct_answer, "True");
    bool is_boolean = is_word(result->type, "boolean") && (is_true || is_word(result->correct_answer, "False"));
    *out_fits = is_boolean || is_word(result->type, "multiple");
    json_t *native = *out_fits ? json_object() : NULL;
    bool made = native != NULL && put_text(native, "text", result->question) &&
                put_text(native, "category", result->category) && put_text(native, "difficulty", result->difficulty);
    if (made && is_boolean) {
        made = json_put(native, "correct", json_boolean(is_true));
    } else if (made) {
        made = put_choices(native, item, result->correct_answer, wrong) == OK;
    }
    if (!made) {
        json_decref(native);
        native = NULL;
    }
    return native;
}

static enum err import_result(struct quiz_importing *importing, enum quiz_encoding encoding, size_t index,
                              const json_t *value) {
    char at[32], pointer[64];
    struct result result;
    (void)snprintf(at, sizeof at, "/results/%zu", index);
    (void)snprintf(pointer, sizeof pointer, "%s/incorrect_answers", at);
    const struct item item = {importing, encoding, at};
    const json_t *wrong = json_object_get(value, "incorrect_answers");
    size_t before = importing->faults->count;
    if (!json_is_object(value)) {
        quiz_faults_add(importing->faults, at, "must be an object");
        return OK;
    }
    if (!json_is_array(wrong)) {
        quiz_faults_add(importing->faults, pointer, wrong == NULL ? "is required" : "must be an array");
    }
    enum err err = take_result(&result, &item, value);
    if (err != OK || importing->faults->count > before) {
        return err;
    }
    bool fits = false;
    json_t *native = make_native(&fits, &item, &result, wrong);
    if (!fits) {
        return quiz_importing_skip(importing, index, QUIZ_SKIP_DOES_NOT_FIT);
    }
    if (importing->faults->count > before) {
        json_decref(native);
        return OK;
    }
    return quiz_importing_add(importing, index, native);
}

enum err quiz_import_opentdb(struct quiz_set *set, struct quiz_import *report, struct arena *arena, const json_t *body,
                             enum quiz_encoding encoding, struct quiz_faults *faults) {
    const json_t *results = json_object_get(body, "results");
    const json_t *code = json_object_get(body, "response_code");
    if (!json_is_integer(code) || json_integer_value(code) != 0) {
        quiz_faults_add(faults, "/response_code",
                        "must be 0: by any other code Open Trivia DB says that it has no "
                        "questions to give");
    }
    if (!json_is_array(results) || json_array_size(results) == 0) {
        quiz_faults_add(faults, "/results", "must be an array of questions");
    }
    if (faults->count > 0) {
        return ERR_INVALID_VALUE;
    }
    struct quiz_importing importing = {
        .set = set, .report = report, .arena = arena, .faults = faults, .whole = "/results"};
    enum err err = quiz_importing_begin(&importing, json_array_size(results));
    size_t index = 0;
    const json_t *value = NULL;
    json_array_foreach(results, index, value) {
        if (err == OK) {
            err = import_result(&importing, encoding, index, value);
        }
    }
    return quiz_importing_end(&importing, err);
}
