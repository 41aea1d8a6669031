/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Questions from elsewhere: the first byte says what the rest is taken for, GIFT or Open Trivia DB in one of its encodings.
 * What is imported the native form holds, and GIFT that was written is read as what it was.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "rules/quiz_import.h"

static struct quiz_faults faults;

static struct quiz_set make_set(uint8_t choice) {
    static const struct json_text languages[] = {{"en", 2}, {"fr", 2}, {"x", 1}};
    return (struct quiz_set){.title = {"T", 1}, .language = languages[choice % 3], .licence = {"own", 3}};
}

static char *write_all(const struct quiz_set *set) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_set_write_questions(&out, set);
    return json_out_take(&out, &length);
}

/* All that an import makes is read as the native form, and is the same then. */
static void read_native(const struct quiz_set *set, struct arena *arena) {
    struct problem problem;
    json_t *questions = NULL;
    struct quiz_set again = {.title = set->title, .language = set->language, .licence = set->licence};
    char *text = write_all(set);
    assert(text != NULL && json_parse(&questions, text, strlen(text), &problem) == OK);
    json_t *body = json_pack("{s:o}", "questions", questions);
    assert(quiz_set_append(&again, arena, body, &faults) == OK);
    char *second = write_all(&again);
    assert(second != NULL && strcmp(text, second) == 0);
    json_decref(body);
    free(text);
    free(second);
}

static void check(const struct quiz_set *set, const struct quiz_import *report, enum err err) {
    assert((err == OK) == (faults.count == 0) && report->imported == set->count);
    assert((err == OK) == (set->count > 0));
}

static void import_gift(uint8_t choice, const char *text, size_t length) {
    struct arena arena;
    struct quiz_import report = {0};
    struct quiz_set set = make_set(choice);
    arena_init(&arena);
    enum err err = quiz_import_gift(&set, &report, &arena, text, length, &faults);
    check(&set, &report, err);
    if (err == OK) {
        struct quiz_set again = make_set(choice);
        struct buf gift;
        read_native(&set, &arena);
        buf_init(&gift, 1U << 24);
        quiz_gift_write(&gift, &set);
        assert(!gift.failed && quiz_import_gift(&again, &report, &arena, gift.bytes, gift.length, &faults) == OK);
        char *first = write_all(&set);
        char *second = write_all(&again);
        assert(first != NULL && second != NULL && strcmp(first, second) == 0 && report.skipped_count == 0);
        free(first);
        free(second);
        buf_free(&gift);
    }
    arena_free(&arena);
}

static void import_opentdb(uint8_t choice, const char *text, size_t length) {
    struct arena arena;
    struct problem problem;
    struct quiz_import report = {0};
    struct quiz_set set = make_set(choice);
    json_t *body = NULL;
    if (json_parse(&body, text, length, &problem) != OK) {
        return;
    }
    arena_init(&arena);
    enum err err =
        quiz_import_opentdb(&set, &report, &arena, body, (enum quiz_encoding)(choice % QUIZ_ENCODINGS), &faults);
    json_decref(body);
    check(&set, &report, err);
    if (err == OK) {
        read_native(&set, &arena);
    }
    arena_free(&arena);
}

void fuzz_quiz_imports(const uint8_t *bytes, size_t length) {
    if (length < 1) {
        return;
    }
    faults.count = 0;
    if (bytes[0] % 2 == 0) {
        import_gift(bytes[0] / 2, (const char *)bytes + 1, length - 1);
    } else {
        import_opentdb(bytes[0] / 2, (const char *)bytes + 1, length - 1);
    }
}

FUZZ_MAIN(fuzz_quiz_imports)
