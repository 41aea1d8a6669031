/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Questions written: in the native form for whoever owns them, and as what is dealt, which is hashed and so has one form
 * down to the byte.
 */
#include <stdlib.h>
#include <string.h>

#include <unistr.h>

#include "quiz_decimal.h"
#include "quiz_internal.h"
#include "rules/quiz_set.h"

static void put_text(struct json_out *out, const char *name, struct json_text text) {
    if (text.bytes != NULL) {
        json_out_key(out, name);
        json_out_text_bytes(out, text.bytes, text.length);
    }
}

static void write_decimal(struct json_out *out, struct quiz_decimal value) {
    char text[QUIZ_DECIMAL_SIZE];
    size_t length = quiz_decimal_format(text, value);
    json_out_raw(out, text, length);
}

static void put_decimal(struct json_out *out, const char *name, struct quiz_decimal value) {
    json_out_key(out, name);
    write_decimal(out, value);
}

static void put_range(struct json_out *out, const struct quiz_question *question) {
    json_out_put_array(out, "range");
    write_decimal(out, question->low);
    write_decimal(out, question->high);
    json_out_end_array(out);
}

/* A list of indices; one alone as it is, where the native form is written. */
static void put_correct(struct json_out *out, const struct quiz_question *question, bool always_list) {
    unsigned mask = question->correct;
    bool list = always_list || (mask & (mask - 1)) != 0;
    json_out_key(out, "correct");
    if (list) {
        json_out_begin_array(out);
    }
    for (unsigned i = 0; i < question->form_count; i++) {
        if ((mask >> i & 1) != 0) {
            json_out_integer(out, i);
        }
    }
    if (list) {
        json_out_end_array(out);
    }
}

static void put_forms(struct json_out *out, const char *name, const struct quiz_question *question) {
    json_out_put_array(out, name);
    for (size_t i = 0; i < question->form_count; i++) {
        json_out_text_bytes(out, question->forms[i].bytes, question->forms[i].length);
    }
    json_out_end_array(out);
}

static void put_kind(struct json_out *out, const struct quiz_question *question) {
    switch (question->kind) {
    case QUIZ_TEXT:
        put_forms(out, "answers", question);
        break;
    case QUIZ_CHOICE:
        put_forms(out, "choices", question);
        put_correct(out, question, false);
        break;
    case QUIZ_BOOLEAN:
        json_out_put_boolean(out, "correct", question->correct == 1);
        break;
    default:
        if (question->is_range) {
            put_range(out, question);
            break;
        }
        put_decimal(out, "number", question->number);
        if (question->tolerance.whole != 0 || question->tolerance.parts != 0) {
            put_decimal(out, "tolerance", question->tolerance);
        }
        break;
    }
    put_text(out, "unit", question->unit);
}

void quiz_question_write(struct json_out *out, const struct quiz_question *question) {
    json_out_begin_object(out);
    put_text(out, "title", question->title);
    put_text(out, "text", question->text);
    put_kind(out, question);
    put_text(out, "category", question->category);
    if (question->difficulty != QUIZ_NO_DIFFICULTY) {
        json_out_put_text(out, "difficulty", quiz_difficulties[question->difficulty]);
    }
    put_text(out, "explanation", question->explanation);
    put_text(out, "source", question->source);
    if (question->media_url.bytes != NULL) {
        json_out_put_object(out, "media");
        put_text(out, "url", question->media_url);
        put_text(out, "alt", question->media_alt);
        json_out_end_object(out);
    }
    json_out_end_object(out);
}

void quiz_set_write_questions(struct json_out *out, const struct quiz_set *set) {
    json_out_begin_array(out);
    for (size_t i = 0; i < set->count; i++) {
        quiz_question_write(out, &set->questions[i]);
    }
    json_out_end_array(out);
}

/* Joins texts in the arena. */
static struct json_text join(struct arena *arena, const struct json_text *texts, size_t count, const char *between) {
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        length += texts[i].length + strlen(between);
    }
    char *bytes = arena_alloc(arena, length + 1);
    if (bytes == NULL) {
        return (struct json_text){NULL, 0};
    }
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        size_t gap = i == 0 ? 0 : strlen(between);
        memcpy(bytes + at, between, gap);
        memcpy(bytes + at + gap, texts[i].bytes, texts[i].length);
        at += gap + texts[i].length;
    }
    return (struct json_text){bytes, at};
}

struct json_text quiz_answer(const struct quiz_question *question, struct arena *arena) {
    struct json_text parts[QUIZ_CHOICES_MAX];
    char numbers[2][QUIZ_DECIMAL_SIZE];
    size_t count = 0;
    switch (question->kind) {
    case QUIZ_TEXT:
        return question->forms[0];
    case QUIZ_NUMBER:
        parts[0].bytes = numbers[0];
        parts[0].length = quiz_decimal_format(numbers[0], question->is_range ? question->low : question->number);
        parts[1].bytes = numbers[1];
        parts[1].length = quiz_decimal_format(numbers[1], question->high);
        return join(arena, parts, question->is_range ? 2 : 1, "..");
    default:
        for (size_t i = 0; i < question->form_count; i++) {
            if ((question->correct >> i & 1) != 0) {
                parts[count++] = question->forms[i];
            }
        }
        return join(arena, parts, count, " / ");
    }
}

enum err quiz_question_shuffle(struct quiz_question *question, struct arena *arena, struct rng *rng) {
    if (question->kind != QUIZ_CHOICE) {
        return OK;
    }
    struct json_text *forms = arena_alloc(arena, question->form_count * sizeof *forms);
    if (forms == NULL) {
        return ERR_NO_MEMORY;
    }
    uint8_t order[QUIZ_CHOICES_MAX] = {0};
    unsigned correct = 0;
    for (uint8_t i = 0; i < question->form_count; i++) {
        uint8_t other = (uint8_t)rng_below(rng, i + 1U);
        order[i] = order[other];
        order[other] = i;
    }
    for (size_t i = 0; i < question->form_count; i++) {
        forms[i] = question->forms[order[i]];
        correct |= ((unsigned)question->correct >> order[i] & 1U) << i;
    }
    question->forms = forms;
    question->correct = (uint8_t)correct;
    return OK;
}

/* How many bytes stand in JSON as they are, from one on. */
static size_t plain_run(struct json_text text, size_t at) {
    size_t end = at;
    while (end < text.length && text.bytes[end] >= ' ' && text.bytes[end] <= '~' && text.bytes[end] != '"' &&
           text.bytes[end] != '\\') {
        end++;
    }
    return end - at;
}

static void append_escaped(struct buf *out, ucs4_t c) {
    if (c == '"' || c == '\\') {
        buf_append_format(out, "\\%c", (char)c);
    } else if (c == '\n' || c == '\t') {
        buf_append_text(out, c == '\n' ? "\\n" : "\\t");
    } else if (c < 0x10000) {
        buf_append_format(out, "\\u%04x", (unsigned)c);
    } else {
        unsigned rest = (unsigned)c - 0x10000;
        buf_append_format(out, "\\u%04x\\u%04x", 0xd800 + (rest >> 10), 0xdc00 + (rest & 0x3ff));
    }
}

/* A text in quotes and ASCII. Shorter escapes are those of RFC 8259 for a quote, a backslash, a line feed and a tab. */
static void write_ascii(struct json_out *out, struct json_text text) {
    enum { ESCAPES_MAX = 12 }; /* bytes that a character becomes */
    struct buf quoted;
    buf_init(&quoted, ESCAPES_MAX * text.length + 2);
    buf_append_text(&quoted, "\"");
    for (size_t at = 0; at < text.length;) {
        size_t run = plain_run(text, at);
        buf_append(&quoted, text.bytes + at, run);
        at += run;
        if (at < text.length) {
            ucs4_t c = 0;
            at += (size_t)u8_mbtouc(&c, (const uint8_t *)text.bytes + at, text.length - at);
            append_escaped(&quoted, c);
        }
    }
    buf_append_text(&quoted, "\"");
    if (quoted.failed) {
        json_out_json(out, NULL); /* the writer has failed */
    } else {
        json_out_raw(out, quoted.bytes, quoted.length);
    }
    buf_free(&quoted);
}

static void put_ascii(struct json_out *out, const char *name, struct json_text text) {
    json_out_key(out, name);
    write_ascii(out, text);
}

static void put_ascii_forms(struct json_out *out, const char *name, const struct quiz_question *question) {
    json_out_put_array(out, name);
    for (size_t i = 0; i < question->form_count; i++) {
        write_ascii(out, question->forms[i]);
    }
    json_out_end_array(out);
}

void quiz_dealt_write(struct json_out *out, const struct quiz_question *question) {
    bool has_choices = question->kind == QUIZ_CHOICE || question->kind == QUIZ_BOOLEAN;
    bool is_number = question->kind == QUIZ_NUMBER;
    json_out_begin_object(out); /* its members are sorted */
    if (question->kind == QUIZ_TEXT) {
        put_ascii_forms(out, "answers", question);
    }
    if (has_choices) {
        put_ascii_forms(out, "choices", question);
        put_correct(out, question, true);
    }
    json_out_put_text(out, "kind", quiz_kinds[question->kind]);
    if (is_number && question->is_range) {
        put_range(out, question);
    } else if (is_number) {
        put_decimal(out, "number", question->number);
    }
    put_ascii(out, "text", question->text);
    if (is_number && !question->is_range) {
        put_decimal(out, "tolerance", question->tolerance);
    }
    if (question->unit.bytes != NULL) {
        put_ascii(out, "unit", question->unit);
    }
    json_out_end_object(out);
}

/* Does the question write the very same text? */
static enum err writes(bool *out_same, const struct quiz_question *question, const char *text, size_t length) {
    struct json_out out;
    json_out_init(&out);
    quiz_dealt_write(&out, question);
    size_t again_length = 0;
    char *again = json_out_take(&out, &again_length);
    if (again == NULL) {
        return ERR_NO_MEMORY;
    }
    *out_same = again_length == length && memcmp(again, text, length) == 0;
    free(again);
    return OK;
}

/* Of a boolean only which choice is right is its own; the rest is told by `kind`. */
static enum err make_native(json_t *dealt) {
    const char *kind = json_string_value(json_object_get(dealt, "kind"));
    bool is_boolean = kind != NULL && strcmp(kind, quiz_kinds[QUIZ_BOOLEAN]) == 0;
    (void)json_object_del(dealt, "kind");
    if (!is_boolean) {
        return OK;
    }
    bool is_true = json_integer_value(json_array_get(json_object_get(dealt, "correct"), 0)) == 0;
    (void)json_object_del(dealt, "choices");
    return json_put(dealt, "correct", json_boolean(is_true)) ? OK : ERR_NO_MEMORY;
}

enum err quiz_dealt_read(struct quiz_question *out, struct arena *arena, const char *text, size_t length) {
    struct quiz_question question = {0};
    struct quiz_faults faults = {0};
    struct problem problem;
    json_t *dealt = NULL;
    bool same = false;
    enum err err = json_parse(&dealt, text, length, &problem);
    if (err == OK) {
        err = make_native(dealt);
    }
    if (err == OK) {
        err = quiz_question_read(&question, arena, dealt, NULL, "", &faults);
    }
    if (err == OK) {
        err = writes(&same, &question, text, length);
    }
    json_decref(dealt);
    if (err == OK && same) {
        *out = question;
        return OK;
    }
    return err == ERR_NO_MEMORY ? ERR_NO_MEMORY : ERR_CORRUPT;
}

void quiz_leaf(char out[static PROOF_HEX_SIZE], const char *salt, const char *dealt) {
    proof_commit(out, salt, dealt);
}
