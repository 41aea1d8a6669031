/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The quiz: what is asked, what waits to be judged, and the scores.
 */
#include "text.h"

static void draw_texts(const struct page *page, const json_t *texts, const char *before) {
    for (size_t i = 0; i < json_array_size(texts); i++) {
        const char *text = json_string_value(json_array_get(texts, i));
        buf_append_text(page->out, i == 0 ? before : ", ");
        text_add_foreign(page->out, text == NULL ? "" : text);
    }
    buf_append_text(page->out, json_array_size(texts) > 0 ? "\n" : "");
}

static void draw_question(const struct page *page, const json_t *question) {
    const char *text = view_text(question, "text");
    const json_t *choices = json_object_get(question, "choices");
    buf_append_format(page->out, MARK "bQuestion %lld" END_MARK ": ", (long long)view_number(question, "question", 0));
    text_add_foreign(page->out, text[0] != '\0' ? text : "(it is read out, or not for you)");
    if (view_text(question, "unit")[0] != '\0') {
        buf_append_text(page->out, " (in ");
        text_add_foreign(page->out, view_text(question, "unit"));
        buf_append_text(page->out, ")");
    }
    buf_append_text(page->out, "\n");
    for (size_t i = 0; i < json_array_size(choices); i++) {
        const char *choice = json_string_value(json_array_get(choices, i));
        buf_append_format(page->out, "  %zu: ", i);
        text_add_foreign(page->out, choice == NULL ? "" : choice);
        buf_append_text(page->out, "\n");
    }
    const json_t *media = json_object_get(question, "media");
    if (json_is_object(media)) {
        buf_append_text(page->out, "  see ");
        text_add_foreign(page->out, view_text(media, "url"));
        buf_append_text(page->out, " ");
        text_add_foreign(page->out, view_text(media, "alt"));
        buf_append_text(page->out, "\n");
    }
    draw_texts(page, json_object_get(question, "answers"), "  accepted: ");
}

static void draw_questions(const struct page *page) {
    const json_t *questions = json_object_get(json_object_get(page->game, "state"), "questions");
    for (size_t i = 0; i < json_array_size(questions); i++) {
        draw_question(page, json_array_get(questions, i));
    }
}

/* One's own, and for the question master those that wait. */
static void draw_responses(const struct page *page) {
    const json_t *responses = json_object_get(json_object_get(page->game, "state"), "responses");
    for (size_t i = 0; i < json_array_size(responses); i++) {
        const json_t *response = json_array_get(responses, i);
        const json_t *suggested = json_object_get(response, "suggested");
        buf_append_format(page->out, "Response to question %lld by ", (long long)view_number(response, "question", 0));
        text_add_seat(page->out, page->game, (int)view_number(response, "seat", 0));
        buf_append_format(page->out, " (seat %lld): ", (long long)view_number(response, "seat", 0));
        text_add_foreign(page->out, view_text(response, "text"));
        buf_append_text(page->out, json_is_true(suggested)    ? " (suggested: right)"
                                   : json_is_false(suggested) ? " (suggested: wrong)"
                                                              : "");
        buf_append_text(page->out, "\n");
    }
}

static void draw_appeals(const struct page *page) {
    const json_t *appeals = json_object_get(json_object_get(page->game, "state"), "appeals");
    for (size_t i = 0; i < json_array_size(appeals); i++) {
        const json_t *appeal = json_array_get(appeals, i);
        buf_append_format(page->out, "Appeal about question %lld by ", (long long)view_number(appeal, "question", 0));
        text_add_seat(page->out, page->game, (int)view_number(appeal, "seat", 0));
        buf_append_format(page->out, " (seat %lld), who said: ", (long long)view_number(appeal, "seat", 0));
        text_add_foreign(page->out, view_text(appeal, "text"));
        buf_append_text(page->out, "\n");
    }
}

static void draw_scores(const struct page *page) {
    const json_t *scores = json_object_get(json_object_get(page->game, "state"), "scores");
    for (size_t i = 0; i < json_array_size(scores); i++) {
        const json_t *score = json_array_get(scores, i);
        text_add_seat(page->out, page->game, (int)view_number(score, "seat", 0));
        buf_append_format(page->out, ": %lld points, %lld right, %lld wrong, %lld passes.\n",
                          (long long)view_number(score, "points", 0), (long long)view_number(score, "right", 0),
                          (long long)view_number(score, "wrong", 0), (long long)view_number(score, "passes", 0));
    }
}

static void draw_quiz(const struct page *page) {
    const json_t *state = json_object_get(page->game, "state");
    const json_t *part = json_object_get(state, "part");
    if (json_is_object(part)) {
        buf_append_format(page->out, "Part %lld of %lld", (long long)view_number(part, "number", 1),
                          (long long)view_number(part, "of", 1));
        if (view_text(part, "title")[0] != '\0') {
            buf_append_text(page->out, ", ");
            text_add_foreign(page->out, view_text(part, "title"));
        }
        buf_append_format(page->out, ", %lld seconds; ", (long long)view_number(part, "seconds", 0));
    }
    if (json_is_integer(json_object_get(state, "chair"))) {
        buf_append_text(page->out, "in the chair: ");
        text_add_seat(page->out, page->game, (int)view_number(state, "chair", 0));
        buf_append_text(page->out, "; ");
    }
    buf_append_text(page->out, "phase: ");
    text_add_foreign(page->out, view_text(state, "phase"));
    buf_append_text(page->out, ".\n");
    draw_scores(page);
    draw_responses(page);
    draw_appeals(page);
    draw_questions(page);
}

static void draw_quiz_change(const struct page *page) {
    if (view_has_action(page->game, "judgement")) {
        draw_responses(page);
        draw_appeals(page);
    }
    if (view_has_action(page->game, "vote")) {
        draw_appeals(page);
    }
    draw_questions(page);
}

const struct drawing drawing_quiz = {"quiz", draw_quiz, draw_quiz_change};
