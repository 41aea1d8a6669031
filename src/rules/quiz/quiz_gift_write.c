/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GIFT written: a question a line, each with the mark [plain], so that nothing in front of a text is taken for anything else.
 */
#include <string.h>

#include "quiz_decimal.h"
#include "quiz_internal.h"

static void append_escaped(struct buf *out, struct json_text text) {
    for (size_t i = 0; i < text.length; i++) {
        char c = text.bytes[i];
        if (c == '\n') {
            buf_append_text(out, "\\n");
            continue;
        }
        if (strchr("~=#{}:\\", c) != NULL) {
            buf_append_text(out, "\\");
        }
        buf_append(out, &c, 1);
    }
}

/* An arrow would make a pair of it, and has no escape but that of HTML. */
static void append_arrow(struct buf *out, struct json_text text) {
    buf_append_text(out, "[html]");
    for (size_t i = 0; i < text.length; i++) {
        char c = text.bytes[i];
        const char *entity = c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : NULL;
        if (entity != NULL) {
            buf_append_text(out, entity);
        } else {
            append_escaped(out, (struct json_text){&c, 1});
        }
    }
}

/* An alternative behind its mark, which says what it is worth. */
static void append_form(struct buf *out, const char *mark, struct json_text text) {
    buf_append_text(out, mark);
    char first = text.bytes[strspn(text.bytes, " ")];
    if (first == '%' && strchr(mark, '%') == NULL) {
        buf_append_text(out, strchr(mark, '=') != NULL ? "%100%" : "%0%");
    }
    if (strstr(text.bytes, "->") != NULL) {
        append_arrow(out, text);
        return;
    }
    if (first == '[') {
        buf_append_text(out, "[plain]");
    }
    append_escaped(out, text);
}

static void append_choices(struct buf *out, const struct quiz_question *question) {
    bool all_right = question->correct == (1U << question->form_count) - 1;
    for (size_t i = 0; i < question->form_count; i++) {
        bool right = (question->correct >> i & 1) != 0;
        append_form(out, !right ? "~" : all_right ? "~%100%" : "=", question->forms[i]);
        buf_append_text(out, i + 1 < question->form_count ? " " : "");
    }
}

static void append_decimal(struct buf *out, struct quiz_decimal value) {
    char text[QUIZ_DECIMAL_SIZE];
    (void)quiz_decimal_format(text, value);
    buf_append_text(out, text);
}

static void append_answers(struct buf *out, const struct quiz_question *question) {
    switch (question->kind) {
    case QUIZ_TEXT:
        for (size_t i = 0; i < question->form_count; i++) {
            append_form(out, i == 0 ? "=" : " =", question->forms[i]);
        }
        break;
    case QUIZ_CHOICE:
        append_choices(out, question);
        break;
    case QUIZ_BOOLEAN:
        buf_append_text(out, question->correct == 1 ? "TRUE" : "FALSE");
        break;
    default:
        buf_append_text(out, "#");
        append_decimal(out, question->is_range ? question->low : question->number);
        buf_append_text(out, question->is_range ? ".." : ":");
        append_decimal(out, question->is_range ? question->high : question->tolerance);
        break;
    }
}

static bool is_same(struct json_text a, struct json_text b) {
    return a.length == b.length && (a.length == 0 || memcmp(a.bytes, b.bytes, a.length) == 0);
}

void quiz_gift_write(struct buf *out, const struct quiz_set *set) {
    struct json_text category = {NULL, 0};
    for (size_t i = 0; i < set->count; i++) {
        const struct quiz_question *question = &set->questions[i];
        if (!is_same(category, question->category)) {
            category = question->category;
            buf_append_text(out, "$CATEGORY: top/");
            append_escaped(out, category);
            buf_append_text(out, "\n\n");
        }
        if (question->title.bytes != NULL) {
            buf_append_text(out, "::");
            append_escaped(out, question->title);
            buf_append_text(out, "::");
        }
        buf_append_text(out, "[plain]");
        append_escaped(out, question->text);
        buf_append_text(out, " {");
        append_answers(out, question);
        if (question->explanation.bytes != NULL) {
            buf_append_text(out, "####");
            append_escaped(out, question->explanation);
        }
        buf_append_text(out, "}\n\n");
    }
}
