/* SPDX-License-Identifier: Apache-2.0 */
/* Question sets in the native form: what is read is written and read again the same, dealt, and answered by its answer. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "rules/quiz_judge.h"
#include "rules/quiz_set.h"

static char *dealt(const struct quiz_question *question) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_dealt_write(&out, question);
    return json_out_take(&out, &length);
}

static void deal(const struct quiz_question *question, struct arena *arena) {
    struct quiz_question again;
    char *text = dealt(question);
    assert(text != NULL && quiz_dealt_read(&again, arena, text, strlen(text)) == OK);
    for (const char *c = text; *c != '\0'; c++) {
        assert(*c >= ' ' && *c <= '~');
    }
    free(text);
}

/* The answer that is told is right when it is given. */
static void answer(const struct quiz_question *question, struct arena *arena, const char *language) {
    bool right = false;
    const struct quiz_response response = {.text = quiz_answer(question, arena)};
    assert(response.text.bytes != NULL && quiz_judge(&right, question, language, false, &response) == OK);
    bool is_one = !question->is_range && (question->correct & (question->correct - 1)) == 0;
    assert(right || !is_one);
}

static char *write_all(const struct quiz_set *set) {
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    quiz_set_write_questions(&out, set);
    return json_out_take(&out, &length);
}

static void read_again(const struct quiz_set *set, struct arena *arena) {
    static struct quiz_faults faults;
    struct problem problem;
    json_t *questions = NULL;
    struct quiz_set again = {.title = set->title, .language = set->language, .licence = set->licence};
    char *text = write_all(set);
    faults.count = 0;
    assert(text != NULL && json_parse(&questions, text, strlen(text), &problem) == OK);
    json_t *body = json_pack("{s:o}", "questions", questions);
    assert(quiz_set_append(&again, arena, body, &faults) == OK);
    char *second = write_all(&again);
    assert(second != NULL && strcmp(text, second) == 0);
    json_decref(body);
    free(text);
    free(second);
}

void fuzz_quiz_native(const uint8_t *bytes, size_t length) {
    static struct quiz_faults faults;
    struct problem problem;
    struct arena arena;
    struct quiz_set set;
    json_t *body = NULL;
    if (json_parse(&body, (const char *)bytes, length, &problem) != OK) {
        return;
    }
    faults.count = 0;
    arena_init(&arena);
    enum err err = quiz_set_read(&set, &arena, body, &faults);
    json_decref(body);
    assert((err == OK) == (faults.count == 0));
    for (size_t i = 0; err == OK && i < set.count; i++) {
        deal(&set.questions[i], &arena);
        answer(&set.questions[i], &arena, set.language.bytes);
    }
    if (err == OK) {
        read_again(&set, &arena);
    }
    arena_free(&arena);
}

FUZZ_MAIN(fuzz_quiz_native)
