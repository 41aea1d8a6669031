/* SPDX-License-Identifier: Apache-2.0 */
#include "text.h"

#include <stdlib.h>
#include <string.h>

#include <unictype.h>
#include <unistr.h>

/* ---- members of a view ---- */

const char *view_text(const json_t *object, const char *name) {
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

int64_t view_number(const json_t *object, const char *name, int64_t otherwise) {
    const json_t *number = json_object_get(object, name);
    return json_is_integer(number) ? json_integer_value(number) : otherwise;
}

bool view_is(const json_t *object, const char *name, const char *text) {
    return strcmp(view_text(object, name), text) == 0;
}

bool view_has_action(const json_t *game, const char *action) {
    const json_t *actions = json_object_get(json_object_get(game, "turn"), "actions");
    for (size_t i = 0; i < json_array_size(actions); i++) {
        const char *name = json_string_value(json_array_get(actions, i));
        if (name != NULL && strcmp(name, action) == 0) {
            return true;
        }
    }
    return false;
}

int view_own_seat(const json_t *game) {
    return (int)view_number(json_object_get(game, "you"), "seat", -1);
}

bool view_is_over(const json_t *game) {
    const json_t *round = json_object_get(game, "round");
    if (view_is(game, "status", "finished") || view_is(game, "status", "aborted")) {
        return true;
    }
    return view_is(game, "status", "round-over") && json_array_size(json_object_get(game, "seats")) == 1 &&
           view_number(round, "number", 0) >= view_number(round, "of", 0);
}

/* ---- text ---- */

/* What a terminal, or whoever reads in both directions, would take for something else than a character. */
static bool is_treacherous(ucs4_t character) {
    return uc_is_general_category(character, UC_CATEGORY_Cc) || uc_is_general_category(character, UC_CATEGORY_Cf) ||
           uc_is_general_category(character, UC_CATEGORY_Zl) || uc_is_general_category(character, UC_CATEGORY_Zp);
}

void text_add_foreign(struct buf *out, const char *text) {
    const uint8_t *at = (const uint8_t *)text;
    ucs4_t character = 0;
    for (const uint8_t *next = u8_next(&character, at); next != NULL; next = u8_next(&character, at)) {
        if (is_treacherous(character)) {
            buf_append_text(out, " ");
        } else {
            buf_append(out, (const char *)at, (size_t)(next - at));
        }
        at = next;
    }
}

void text_add_seat(struct buf *out, const json_t *game, int seat) {
    const json_t *who = json_array_get(json_object_get(game, "seats"), (size_t)seat);
    const char *name = view_text(json_object_get(who, "player"), "name");
    if (seat == view_own_seat(game)) {
        buf_append_text(out, "You");
    } else if (name[0] != '\0') {
        text_add_foreign(out, name);
    } else {
        buf_append_format(out, "Seat %d", seat);
    }
}

static const char *const answer_names[] = {"bulls", "cows", "black", "white", "exact", "misplaced"};

bool text_add_answer(struct buf *out, const json_t *object) {
    const char *positions = view_text(object, "positions");
    bool has_some = false;
    for (size_t i = 0; i < sizeof answer_names / sizeof answer_names[0]; i++) {
        if (json_is_integer(json_object_get(object, answer_names[i]))) {
            buf_append_format(out, "%s%lld %s", has_some ? ", " : "",
                              (long long)view_number(object, answer_names[i], 0), answer_names[i]);
            has_some = true;
        }
    }
    if (positions[0] != '\0') {
        buf_append_text(out, has_some ? ": " : "");
        text_add_foreign(out, positions);
        has_some = true;
    }
    return has_some;
}

int text_answer_names(const char *out[2], const json_t *options, const json_t *ruleset) {
    const json_t *labels = json_object_get(ruleset, "labels");
    const char *first = json_string_value(json_array_get(labels, 0));
    const char *second = json_string_value(json_array_get(labels, 1));
    if (!view_is(options, "feedback", "pegs")) {
        out[0] = "exact";
        out[1] = "positions";
        return view_is(options, "feedback", "positions") ? 2 : 1;
    }
    bool has_own = first != NULL && second != NULL && strcmp(second, "positions") != 0;
    out[0] = has_own ? first : "exact";
    out[1] = has_own ? second : "misplaced";
    return 2;
}

void text_add_code(const struct page *page, const char *code) {
    const char *alphabet = view_text(json_object_get(page->game, "options"), "alphabet");
    if (page->columns == 0) {
        text_add_foreign(page->out, code);
        return;
    }
    for (const char *c = code; *c != '\0'; c++) {
        const char *place = strchr(alphabet, *c);
        if (place == NULL || (unsigned char)*c < ' ') {
            buf_append_format(page->out, HARD_BLANK "%c" HARD_BLANK, (unsigned char)*c < ' ' ? ' ' : *c);
        } else {
            buf_append_format(page->out, MARK "%c" HARD_BLANK "%c" HARD_BLANK END_MARK,
                              'A' + (char)((place - alphabet) % SYMBOL_STYLES), *c);
        }
    }
}
