/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Yahtzee: the dice on the table, and the cards beside each other.
 */
#include "text.h"

enum { BOX_WIDTH = 17, CARD_WIDTH = 9, CARDS_SHOWN_MAX = 10, FACES = 6, ROWS = 3 };

/* Where a face has its pips, row by row. */
static const char *const faces[FACES][ROWS] = {
    {"     ", "  o  ", "     "}, {"o    ", "     ", "    o"}, {"o    ", "  o  ", "    o"},
    {"o   o", "     ", "o   o"}, {"o   o", "  o  ", "o   o"}, {"o   o", "o   o", "o   o"},
};

static void draw_pips(const struct page *page, int64_t face, int row) {
    for (const char *c = faces[face - 1][row]; *c != '\0'; c++) {
        buf_append_text(page->out, *c == 'o' && page->has_unicode ? "●" : *c == 'o' ? "o" : " ");
    }
}

static void draw_edge(const struct page *page, size_t count, bool is_top) {
    for (size_t i = 0; i < count; i++) {
        buf_append_text(page->out, !page->has_unicode ? "+-----+ " : is_top ? "┌─────┐ " : "└─────┘ ");
    }
    buf_append_text(page->out, "\n");
}

/* As they lie there, with the places by which they are kept. */
static void draw_faces(const struct page *page, const json_t *dice) {
    const char *side = page->has_unicode ? "│" : "|";
    draw_edge(page, json_array_size(dice), true);
    for (int row = 0; row < ROWS; row++) {
        for (size_t i = 0; i < json_array_size(dice); i++) {
            int64_t face = json_integer_value(json_array_get(dice, i));
            buf_append_text(page->out, side);
            draw_pips(page, face >= 1 && face <= FACES ? face : 1, row);
            buf_append_format(page->out, "%s ", side);
        }
        buf_append_text(page->out, "\n");
    }
    draw_edge(page, json_array_size(dice), false);
    for (size_t i = 0; i < json_array_size(dice); i++) {
        buf_append_format(page->out, MARK "d   %zu    " END_MARK, i);
    }
    buf_append_text(page->out, "\n");
}

static void draw_dice(const struct page *page) {
    const json_t *state = json_object_get(page->game, "state");
    const json_t *dice = json_object_get(state, "dice");
    if (json_array_size(dice) == 0) {
        return;
    }
    if (page->columns >= 8 * (int)json_array_size(dice)) {
        draw_faces(page, dice);
    }
    buf_append_text(page->out, "Dice:");
    for (size_t i = 0; i < json_array_size(dice); i++) {
        buf_append_format(page->out, " %lld", (long long)json_integer_value(json_array_get(dice, i)));
    }
    int64_t left = 2 - view_number(state, "stage", 2);
    buf_append_format(page->out, "; %s.\n",
                      left == 2   ? "two more rolls"
                      : left == 1 ? "one more roll"
                                  : "no more rolls: score");
}

/* What the dice would score in a box now; -1: it cannot be taken. */
static int64_t choice_of(const json_t *state, const char *category) {
    const json_t *choices = json_object_get(state, "choices");
    for (size_t i = 0; i < json_array_size(choices); i++) {
        const json_t *choice = json_array_get(choices, i);
        if (view_is(choice, "category", category)) {
            return view_number(choice, "score", 0) + view_number(choice, "bonus", 0);
        }
    }
    return -1;
}

static void draw_cell(const struct page *page, const json_t *card, const char *category) {
    const json_t *box = json_object_get(json_object_get(card, "boxes"), category);
    int64_t choice = choice_of(json_object_get(page->game, "state"), category);
    bool is_own = view_number(card, "seat", -1) == view_own_seat(page->game);
    if (json_is_integer(box)) {
        buf_append_format(page->out, "%*lld", CARD_WIDTH, (long long)json_integer_value(box));
    } else if (is_own && choice >= 0) {
        buf_append_format(page->out, "%*s" MARK "y(%lld)" END_MARK, CARD_WIDTH - (choice > 9 ? 4 : 3), "",
                          (long long)choice);
    } else {
        buf_append_format(page->out, "%*s", CARD_WIDTH, "-");
    }
}

static void draw_sum(const struct page *page, const json_t *const cards[], size_t count, const char *name,
                     const char *member) {
    buf_append_format(page->out, MARK "b%-*s" END_MARK, BOX_WIDTH, name);
    for (size_t i = 0; i < count; i++) {
        buf_append_format(page->out, "%*lld", CARD_WIDTH, (long long)view_number(cards[i], member, 0));
    }
    buf_append_text(page->out, "\n");
}

static void draw_names(const struct page *page, const json_t *const cards[], size_t count) {
    buf_append_format(page->out, "%-*s", BOX_WIDTH, "");
    for (size_t i = 0; i < count; i++) {
        struct buf name;
        int seat = (int)view_number(cards[i], "seat", 0);
        buf_init(&name, TEXT_MAX);
        text_add_seat(&name, page->game, seat);
        bool fits = name.length < CARD_WIDTH;
        for (size_t k = 0; fits && k < name.length; k++) {
            fits = (unsigned char)name.bytes[k] < 0x80;
        }
        if (fits) {
            buf_append_format(page->out, "%*s", CARD_WIDTH, name.bytes);
        } else {
            buf_append_format(page->out, "%*s%d", CARD_WIDTH - (seat > 9 ? 2 : 1), "seat ", seat);
        }
        buf_free(&name);
    }
    buf_append_text(page->out, "\n");
}

static void draw_cards(const struct page *page) {
    const json_t *state = json_object_get(page->game, "state");
    const json_t *all = json_object_get(state, "cards");
    const json_t *cards[CARDS_SHOWN_MAX];
    size_t count = 0;
    size_t fit = page->columns == 0 ? CARDS_SHOWN_MAX : (size_t)((page->columns - BOX_WIDTH) / CARD_WIDTH);
    for (size_t i = 0; i < json_array_size(all) && count < CARDS_SHOWN_MAX; i++) {
        const json_t *card = json_array_get(all, i);
        bool is_own = view_number(card, "seat", -1) == view_own_seat(page->game);
        if (is_own || json_array_size(all) <= fit) {
            cards[count++] = card;
        }
    }
    if (count == 0) {
        return;
    }
    draw_names(page, cards, count);
    const char *category = NULL;
    const json_t *box = NULL;
    json_object_foreach((json_t *)json_object_get(cards[0], "boxes"), category, box) {
        buf_append_format(page->out, "%-*s", BOX_WIDTH, category);
        for (size_t i = 0; i < count; i++) {
            draw_cell(page, cards[i], category);
        }
        buf_append_text(page->out, "\n");
    }
    draw_sum(page, cards, count, "upper bonus", "upper_bonus");
    draw_sum(page, cards, count, "yahtzee bonus", "yahtzee_bonus");
    draw_sum(page, cards, count, "total", "total");
}

/* Where everybody sees their own card alone, the totals are told without names. */
static void draw_totals(const struct page *page) {
    const json_t *totals = json_object_get(json_object_get(page->game, "state"), "totals");
    for (size_t i = 0; i < json_array_size(totals); i++) {
        const json_t *total = json_array_get(totals, i);
        buf_append_format(
            page->out, "%s%lld", i == 0 ? "Totals of all: " : ", ",
            (long long)(json_is_integer(total) ? json_integer_value(total) : view_number(total, "total", 0)));
    }
    buf_append_text(page->out, json_array_size(totals) > 0 ? ".\n" : "");
}

static void draw_yahtzee(const struct page *page) {
    draw_cards(page);
    draw_totals(page);
    draw_dice(page);
}

/* The card only when a turn begins, as the dice change more often. */
static void draw_yahtzee_change(const struct page *page) {
    bool is_fresh = view_number(json_object_get(page->game, "state"), "stage", 0) == 0;
    if (page->columns > 0 && (is_fresh || view_is_over(page->game))) {
        draw_cards(page);
    }
    if (page->columns > 0 && view_has_action(page->game, "score")) {
        draw_dice(page);
    }
}

const struct drawing drawing_dice = {"yahtzee", draw_yahtzee, draw_yahtzee_change};
