/* SPDX-License-Identifier: Apache-2.0 */
#include "shelf.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

enum { SMALL_FIRST = 900, SMALL = 3, MIXED = 48, LARGE = 40, LARGE_LETTERS = 900, LARGE_FORMS = 20, LARGE_FORM = 199 };

struct shelf_set {
    const char *id;
    json_t *(*question)(int number);
    int first, count;
    bool is_official;
    struct quiz_set set;
    struct stock_set stock;
};

/* --- questions --- */

/* The letters that tell what it is, and its number. */
static json_t *canary(const char *before, int number, const char *behind) {
    char text[40];
    (void)snprintf(text, sizeof text, "%s%03d%s", before, number, behind);
    return json_string(text);
}

bool shelf_has_choices(int number) {
    return number < SMALL_FIRST && number % 4 == 3;
}

static json_t *plain_question(int number) {
    if (shelf_has_choices(number)) {
        return json_pack("{s:o, s:[o, o, o], s:i, s:o}", "text", canary("zq", number, " chosen?"), "choices",
                         canary("za", number, ""), canary("zw", number, ""), canary("zx", number, ""), "correct", 0,
                         "explanation", canary("ze", number, ""));
    }
    return json_pack("{s:o, s:[o, o], s:o, s:o, s:{s:o}}", "text", canary("zq", number, " is what?"), "answers",
                     canary("za", number, ""), canary("zb", number, ""), "explanation", canary("ze", number, ""),
                     "source", canary("zs", number, ""), "media", "url", canary("https://zm", number, "/"));
}

static json_t *small_question(int number) {
    static const char *const words[SMALL][2] = {{"Rivers", "easy"}, {"Rivers", "hard"}, {NULL, "easy"}};
    const char *const *about = words[number - SMALL_FIRST];
    return json_pack("{s:o, s:[o], s:s*, s:s}", "text", canary("zq", number, ""), "answers", canary("za", number, ""),
                     "category", about[0], "difficulty", about[1]);
}

/* In turn of all kinds. */
static json_t *mixed_question(int number) {
    json_t *text = canary("Où est-ce \"", number, "\" \\ 日本 😀?");
    json_t *unit = json_string("°C");
    switch (number % 6) {
    case 0:
        return json_pack("{s:o, s:i, s:f, s:o}", "text", text, "number", 1000 + 7 * number, "tolerance", 0.5, "unit",
                         unit);
    case 1:
        json_decref(unit);
        return json_pack("{s:o, s:[i, i]}", "text", text, "range", -10 - number, 1918 + number);
    case 2:
        json_decref(unit);
        return json_pack("{s:o, s:b, s:s}", "text", text, "correct", number % 4 == 2, "category", "Yes or no");
    case 3:
        json_decref(unit);
        return json_pack("{s:o, s:[s, s, s, s], s:[i, i]}", "text", text, "choices", "Łódź", "o\"slo", "Rome", "7",
                         "correct", 1, 3);
    case 4:
        json_decref(unit);
        return json_pack("{s:o, s:f}", "text", text, "number", -0.25 * number);
    default:
        json_decref(unit);
        return json_pack("{s:o, s:[s, s], s:s, s:{s:s, s:s}}", "text", text, "answers", "São Tomé & Príncipe", "が",
                         "difficulty", "hard", "media", "url", "https://example.org/", "alt", "Ein Bild");
    }
}

/* So many letters outside the plane that one \u tells, behind a number that makes the text one of its own. */
static json_t *long_text(int number, int letters) {
    static const char letter[] = "𝕫";
    char text[4 * LARGE_LETTERS + 16];
    size_t length = (size_t)snprintf(text, sizeof text, "%04d ", number);
    for (int i = 0; i < letters - 5; i++) {
        memcpy(text + length, letter, sizeof letter);
        length += sizeof letter - 1;
    }
    return json_string(text);
}

static json_t *large_question(int number) {
    json_t *answers = json_array();
    for (int i = 0; i < LARGE_FORMS; i++) {
        json_push(&answers, long_text(LARGE_FORMS * number + i, LARGE_FORM));
    }
    return json_pack("{s:o, s:o}", "text", long_text(number, LARGE_LETTERS), "answers", answers);
}

/* --- sets --- */

static struct shelf_set shelf[] = {
    {.id = SHELF_A, .question = plain_question, .count = SHELF_QUESTIONS, .is_official = true},
    {.id = SHELF_B, .question = plain_question, .first = SHELF_QUESTIONS, .count = SHELF_QUESTIONS},
    {.id = SHELF_SMALL, .question = small_question, .first = SMALL_FIRST, .count = SMALL},
    {.id = SHELF_MIXED, .question = mixed_question, .count = MIXED, .is_official = true},
    {.id = SHELF_LARGE, .question = large_question, .count = LARGE},
    {.id = SHELF_BULKY, .question = large_question, .count = LARGE},
};
enum { SHELF_SETS = sizeof shelf / sizeof shelf[0] };

static void make_set(struct shelf_set *made, struct arena *arena) {
    json_t *questions = json_array();
    struct quiz_faults faults = {0};
    for (int i = 0; i < made->count; i++) {
        json_push(&questions, made->question(made->first + i));
    }
    json_t *body = json_pack("{s:o}", "questions", questions);
    made->set = (struct quiz_set){.title = {"Title", 5}, .language = {"en", 2}, .licence = {"CC0-1.0", 7}};
    if (quiz_set_append(&made->set, arena, body, &faults) != OK ||
        stock_classify(&made->stock, arena, &made->set) != OK) {
        (void)fprintf(stderr, "%s cannot be made: %s %s\n", made->id, faults.points[0].pointer,
                      faults.points[0].detail);
        abort();
    }
    made->stock.is_official = made->is_official;
    json_decref(body);
}

static struct shelf_set *find_set(const char *id) {
    static struct arena arena;
    for (size_t i = 0; i < SHELF_SETS; i++) {
        if (strcmp(shelf[i].id, id) == 0) {
            if (shelf[i].set.count == 0) {
                make_set(&shelf[i], &arena);
            }
            return &shelf[i];
        }
    }
    return NULL;
}

static enum err find(const struct stock *stock, struct stock_set *out, const char *set, int version) {
    (void)stock;
    const struct shelf_set *found = version > 2 ? NULL : find_set(set);
    if (found == NULL) {
        return ERR_NOT_FOUND;
    }
    *out = found->stock;
    out->version = version == 0 ? 2 : version;
    return OK;
}

const struct stock *shelf_stock(void) {
    static const struct stock stock = {find};
    return &stock;
}

const struct quiz_set *shelf_find(const char *id) {
    const struct shelf_set *found = find_set(id);
    return found == NULL ? NULL : &found->set;
}

const struct quiz_set *const *shelf_serve(const struct config *config) {
    static const struct quiz_set *served[NEEDS_MAX];
    struct need needs[NEEDS_MAX];
    size_t count = config->family->needs == NULL ? 0 : config->family->needs(config, needs);
    for (size_t i = 0; i < count; i++) {
        served[i] = shelf_find(needs[i].set);
        assert(served[i] != NULL);
    }
    return count == 0 ? NULL : served;
}
