/* SPDX-License-Identifier: Apache-2.0 */
/* The sets of docs/quiz: valid, free for everybody, and enough for a round in the chair. */
#include "quiz.h"

static void read_file(struct quiz_set *out, struct arena *arena, const char *path) {
    static struct quiz_faults faults;
    json_error_t error;
    json_t *body = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    cr_assert(body != NULL, "%s:%d: %s", path, error.line, error.text);
    enum err err = quiz_set_read(out, arena, body, &faults);
    cr_assert_eq(err, OK, "%s: %s %s", path, faults.points[0].pointer, faults.points[0].detail);
    json_decref(body);
    cr_expect_str_eq(out->licence.bytes, "CC0-1.0");
    cr_expect(out->author.bytes != NULL && out->is_public);
}

/* What is told as the answer is right when it is given; of several choices or a range any is. */
static void answer_all(const struct quiz_set *set, struct arena *arena, size_t *kinds) {
    for (size_t i = 0; i < set->count; i++) {
        const struct quiz_question *question = &set->questions[i];
        const bool is_list = question->kind == QUIZ_CHOICE && (question->correct & (question->correct - 1)) != 0;
        const struct quiz_response response = {.text = quiz_answer(question, arena)};
        bool right = false;
        cr_assert_eq(quiz_judge(&right, question, set->language.bytes, false, &response), OK);
        cr_expect(right || is_list || question->is_range, "%s", question->text.bytes);
        cr_expect(question->category.bytes != NULL && question->difficulty != QUIZ_NO_DIFFICULTY, "%s",
                  question->text.bytes);
        kinds[question->kind]++;
    }
}

Test(quiz_samples, there_are_sixty_questions_of_all_kinds_that_hold_their_answers) {
    struct arena arena;
    struct quiz_set general, subject;
    size_t kinds[QUIZ_KINDS] = {0};
    arena_init(&arena);
    read_file(&general, &arena, "docs/quiz/general-knowledge.json");
    read_file(&subject, &arena, "docs/quiz/solar-system.json");
    cr_expect(general.count >= 25 && subject.count >= 20 && general.count + subject.count == 60);
    answer_all(&general, &arena, kinds);
    answer_all(&subject, &arena, kinds);
    for (size_t i = 0; i < QUIZ_KINDS; i++) {
        cr_expect(kinds[i] >= 5, "%s", quiz_kinds[i]);
    }
    arena_free(&arena);
}
