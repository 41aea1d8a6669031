/* SPDX-License-Identifier: Apache-2.0 */
#include "rules/quiz_summary.h"

#include <string.h>

#include <unistr.h>

#include "quiz_text.h"

static bool is_same(struct json_text a, struct json_text b) {
    return a.length == b.length && memcmp(a.bytes, b.bytes, a.length) == 0;
}

/* False where there is no room for one more. */
static bool count_category(struct quiz_summary *summary, struct json_text name) {
    size_t i = 0;
    while (i < summary->category_count && !is_same(summary->categories[i].name, name)) {
        i++;
    }
    if (i == QUIZ_CATEGORIES_MAX) {
        return false;
    }
    if (i == summary->category_count) {
        summary->categories[summary->category_count++] = (struct quiz_category){.name = name};
    }
    summary->categories[i].count++;
    return true;
}

enum err quiz_summarise(struct quiz_summary *out, const struct quiz_set *set, const char *pointer,
                        struct quiz_faults *faults) {
    *out = (struct quiz_summary){.category_count = 0};
    for (size_t i = 0; i < set->count; i++) {
        const struct quiz_question *question = &set->questions[i];
        out->kinds[question->kind]++;
        if (question->category.bytes != NULL && !count_category(out, question->category)) {
            quiz_faults_add(faults, pointer, "has more than %d different categories; a set may have %d",
                            QUIZ_CATEGORIES_MAX, QUIZ_CATEGORIES_MAX);
            return ERR_INVALID_VALUE;
        }
    }
    return OK;
}

void quiz_summary_write_kinds(struct json_out *out, const struct quiz_summary *summary) {
    json_out_begin_object(out);
    for (size_t i = 0; i < QUIZ_KINDS; i++) {
        json_out_put_integer(out, quiz_kinds[i], (int64_t)summary->kinds[i]);
    }
    json_out_end_object(out);
}

void quiz_summary_write_categories(struct json_out *out, const struct quiz_summary *summary) {
    json_out_begin_array(out);
    for (size_t i = 0; i < summary->category_count; i++) {
        const struct quiz_category *category = &summary->categories[i];
        json_out_begin_object(out);
        json_out_key(out, "name");
        json_out_text_bytes(out, category->name.bytes, category->name.length);
        json_out_put_integer(out, "count", (int64_t)category->count);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

enum err quiz_plain_title(struct json_text *out, struct arena *arena, struct json_text title) {
    struct quiz_plain plain;
    enum err err = quiz_plain_make(&plain, title, "");
    if (err != OK) {
        return err;
    }
    char *bytes = arena_alloc(arena, plain.length * 4 + 1);
    size_t length = 0;
    for (size_t i = 0; bytes != NULL && i < plain.length; i++) {
        int size = u8_uctomb((uint8_t *)bytes + length, plain.points[i], 4);
        length += size > 0 ? (size_t)size : 0;
    }
    quiz_plain_free(&plain);
    *out = (struct json_text){bytes, length};
    return bytes == NULL ? ERR_NO_MEMORY : OK;
}
