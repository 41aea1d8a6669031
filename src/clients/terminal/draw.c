/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a game stands: what is so of every game, around what its family draws.
 */
#include <string.h>

#include "text.h"
#include "util/timestamp.h"

static const struct drawing *const drawings[] = {&drawing_codes, &drawing_line, &drawing_columns, &drawing_dice,
                                                 &drawing_quiz};

static const struct drawing *find_drawing(const struct page *page) {
    for (size_t i = 0; i < sizeof drawings / sizeof drawings[0]; i++) {
        if (view_is(page->game, "family", drawings[i]->family)) {
            return drawings[i];
        }
    }
    return NULL;
}

/* What may be done, as it is typed; of actions that stand twice both can be. */
static const struct {
    const char *family; /* NULL: any */
    const char *action;
    const char *words;
} usages[] = {
    {NULL, "secret", "secret CODE"},
    {NULL, "guess", "guess CODE"},
    {"codebreaking", "answer", NULL}, /* as the answers of this game are named */
    {"codebreaking", "reveal", "reveal"},
    {"line", "move", "move COLUMN ROW"},
    {"connectfour", "move", "drop COLUMN"},
    {NULL, "roll", "roll PLACES-TO-KEEP (from 0)"},
    {NULL, "score", "score BOX"},
    {"quiz", "ready", "ready"},
    {"quiz", "response", "answer TEXT, choose NUMBER, pass"},
    {"quiz", "hand-in", "hand-in"},
    {"quiz", "judgement", "judge right|wrong|suggested"},
    {"quiz", "appeal", "appeal QUESTION REASON"},
    {"quiz", "vote", "vote QUESTION SEAT yes|no"},
};

static void draw_deadline(const struct page *page) {
    const char *deadline = view_text(json_object_get(page->game, "turn"), "deadline");
    int64_t at = 0;
    if (timestamp_parse(&at, deadline, strlen(deadline))) {
        int64_t left_ms = at - timestamp_now();
        buf_append_format(page->out, " %lld seconds are left.", left_ms > 0 ? (long long)((left_ms + 999) / 1000) : 0);
    }
}

static void draw_answer_usage(const struct page *page) {
    const char *names[2] = {NULL, NULL};
    int count = text_answer_names(names, json_object_get(page->game, "options"), page->ruleset);
    buf_append_text(page->out, "answer");
    for (int i = 0; i < count; i++) {
        if (count == 2 && strcmp(names[1], "positions") == 0) {
            buf_append_text(page->out, i == 0 ? " POSITIONS (X: a wrong place)" : "");
        } else {
            buf_append_format(page->out, " %s", names[i]);
        }
    }
}

static bool draw_actions(const struct page *page) {
    bool has_some = false;
    for (size_t i = 0; i < sizeof usages / sizeof usages[0]; i++) {
        bool fits = usages[i].family == NULL || view_is(page->game, "family", usages[i].family);
        if (fits && view_has_action(page->game, usages[i].action)) {
            buf_append_format(page->out, "%s%s",
                              has_some ? ", " : "Your turn: ", usages[i].words != NULL ? usages[i].words : "");
            if (usages[i].words == NULL) {
                draw_answer_usage(page);
            }
            has_some = true;
        }
    }
    /* Of a family that a newer server has: as they are called. */
    const json_t *actions = json_object_get(json_object_get(page->game, "turn"), "actions");
    for (size_t i = 0, all = has_some ? 0 : json_array_size(actions); i < all; i++) {
        const char *name = json_string_value(json_array_get(actions, i));
        buf_append_text(page->out, has_some ? ", " : "Your turn: ");
        text_add_foreign(page->out, name == NULL ? "" : name);
        has_some = true;
    }
    buf_append_text(page->out, has_some ? "." : "");
    return has_some;
}

static void draw_others(const struct page *page) {
    const json_t *seats = json_object_get(json_object_get(page->game, "turn"), "seats");
    for (size_t i = 0; i < json_array_size(seats); i++) {
        buf_append_text(page->out, i == 0 ? "Waiting for " : ", ");
        text_add_seat(page->out, page->game, (int)json_integer_value(json_array_get(seats, i)));
    }
    buf_append_text(page->out, json_array_size(seats) > 0 ? "." : "");
}

void draw_turn(const struct page *page) {
    const json_t *round = json_object_get(page->game, "round");
    size_t before = page->out->length;
    if (view_is_over(page->game)) {
        return;
    }
    if (view_is(page->game, "status", "open")) {
        const char *code = view_text(page->game, "join_code");
        buf_append_text(page->out, "Waiting for others to join");
        if (code[0] != '\0') {
            buf_append_text(page->out, "; the code to join is ");
            text_add_foreign(page->out, code);
        }
        buf_append_text(page->out, ".");
    } else if (view_is(page->game, "status", "round-over") &&
               view_number(round, "number", 0) < view_number(round, "of", 0)) {
        buf_append_text(page->out, "The next round begins with: next.");
    } else if (draw_actions(page)) {
        draw_deadline(page);
    } else {
        draw_others(page);
    }
    buf_append_text(page->out, page->out->length > before ? "\n" : "");
}

static void draw_head(const struct page *page) {
    const json_t *round = json_object_get(page->game, "round");
    const json_t *seats = json_object_get(page->game, "seats");
    const char *title = view_text(page->ruleset, "title");
    buf_append_text(page->out, MARK "b");
    text_add_foreign(page->out, title[0] != '\0' ? title : view_text(page->game, "ruleset"));
    buf_append_text(page->out, END_MARK);
    int64_t of = view_number(round, "of", 0);
    if (of > 1) {
        buf_append_format(page->out, ", round %lld of %lld", (long long)view_number(round, "number", 1), (long long)of);
    }
    buf_append_text(page->out, ".");
    for (size_t i = 0; json_array_size(seats) > 1 && i < json_array_size(seats); i++) {
        const json_t *seat = json_array_get(seats, i);
        buf_append_text(page->out, i == 0 ? " Points: " : ", ");
        if (view_is(seat, "status", "open")) {
            buf_append_text(page->out, "an open seat");
            continue;
        }
        text_add_seat(page->out, page->game, (int)i);
        buf_append_format(page->out, " %lld", (long long)view_number(seat, "points", 0));
        if (!view_is(seat, "status", "joined")) {
            buf_append_text(page->out, " (");
            text_add_foreign(page->out, view_text(seat, "status"));
            buf_append_text(page->out, ")");
        }
    }
    buf_append_text(page->out, json_array_size(seats) > 1 ? ".\n" : "\n");
}

void draw_game(const struct page *page) {
    const struct drawing *drawing = find_drawing(page);
    draw_head(page);
    if (drawing != NULL && json_is_object(json_object_get(page->game, "state"))) {
        drawing->whole(page);
    }
}

void draw_change(const struct page *page) {
    const struct drawing *drawing = find_drawing(page);
    if (drawing != NULL && drawing->change != NULL && json_is_object(json_object_get(page->game, "state"))) {
        drawing->change(page);
    }
}
