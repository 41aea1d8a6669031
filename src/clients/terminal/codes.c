/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Code-breaking: guesses with their answers, line by line.
 */
#include "text.h"

static void draw_history(const struct page *page, const json_t *history, bool has_guessers) {
    for (size_t i = 0; i < json_array_size(history); i++) {
        const json_t *guess = json_array_get(history, i);
        const char *code = view_text(guess, "code");
        buf_append_format(page->out, "%2lld. ", (long long)view_number(guess, "attempt", (int64_t)i + 1));
        if (code[0] != '\0') {
            text_add_code(page, code);
            buf_append_text(page->out, "  ");
        }
        (void)text_add_answer(page->out, guess);
        if (has_guessers) {
            buf_append_text(page->out, "  (");
            text_add_seat(page->out, page->game, (int)view_number(guess, "seat", 0));
            buf_append_text(page->out, ")");
        }
        buf_append_text(page->out, "\n");
    }
}

/* In a race everybody has a board of their own, and of the others' one sees the answers. */
static void draw_race(const struct page *page, const json_t *boards) {
    for (size_t i = 0; i < json_array_size(boards); i++) {
        const json_t *board = json_array_get(boards, i);
        int seat = (int)view_number(board, "seat", -1);
        if (seat == view_own_seat(page->game)) {
            continue;
        }
        text_add_seat(page->out, page->game, seat);
        buf_append_format(page->out, ": %lld guesses%s\n", (long long)view_number(board, "attempts", 0),
                          json_is_true(json_object_get(board, "solved")) ? ", solved."
                          : json_is_true(json_object_get(board, "done")) ? ", done."
                                                                         : ".");
        draw_history(page, json_object_get(board, "history"), false);
    }
}

static void draw_codes(const struct page *page) {
    const json_t *state = json_object_get(page->game, "state");
    const json_t *options = json_object_get(page->game, "options");
    buf_append_format(page->out, "%lld places of ", (long long)view_number(options, "length", 0));
    text_add_code(page, view_text(options, "alphabet"));
    buf_append_text(page->out, json_is_true(json_object_get(options, "repeats")) ? "" : ", each at most once");
    int64_t attempts = view_number(state, "attempts", 0);
    int64_t most = view_number(state, "max_guesses", 0);
    if (most > 0) {
        buf_append_format(page->out, "; %lld of %lld guesses made.\n", (long long)attempts, (long long)most);
    } else {
        buf_append_format(page->out, "; %lld guesses made.\n", (long long)attempts);
    }
    draw_history(page, json_object_get(state, "history"),
                 json_array_size(json_object_get(page->game, "seats")) > 2 && json_object_get(state, "boards") == NULL);
    draw_race(page, json_object_get(state, "boards"));
    if (view_text(state, "secret")[0] != '\0') {
        buf_append_text(page->out, "The code is ");
        text_add_code(page, view_text(state, "secret"));
        buf_append_text(page->out, ".\n");
    }
    if (view_text(state, "guess")[0] != '\0') {
        buf_append_text(page->out, "The guess ");
        text_add_code(page, view_text(state, "guess"));
        buf_append_text(page->out, " waits for its answer.\n");
    }
    if (view_number(state, "candidates", -1) >= 0) {
        buf_append_format(page->out, "Codes that fit all answers: %lld.\n",
                          (long long)view_number(state, "candidates", 0));
    }
}

const struct drawing drawing_codes = {"codebreaking", draw_codes, NULL};
