/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Judging: by the question's kind, a list of forms or two bounds.
 */
#include "rules/quiz_judge.h"

#include <assert.h>
#include <string.h>

#include "quiz_decimal.h"
#include "quiz_text.h"

/* Is the text one of the accepted forms? */
static enum err judge_text(bool *out_right, const struct quiz_question *question, const char *language, bool forgiving,
                           const struct quiz_plain *given) {
    bool right = false;
    for (size_t i = 0; i < question->form_count && !right; i++) {
        struct quiz_plain form;
        enum err err = quiz_plain_make(&form, question->forms[i], language);
        if (err != OK) {
            return err;
        }
        right = quiz_plain_equal(&form, given) || (forgiving && quiz_plain_forgives(&form, given));
        quiz_plain_free(&form);
    }
    *out_right = right;
    return OK;
}

/* The choice that is written so; form_count where none is. */
static enum err find_written(size_t *out, const struct quiz_question *question, struct json_text text) {
    for (size_t i = 0; i < question->form_count; i++) {
        bool same = false;
        enum err err = quiz_text_same(&same, question->forms[i], text);
        if (err != OK || same) {
            *out = i;
            return err;
        }
    }
    *out = question->form_count;
    return OK;
}

/* The one choice that is the same when made plain; form_count where none or several are. */
static enum err find_plain(size_t *out, const struct quiz_question *question, const char *language,
                           const struct quiz_plain *given) {
    size_t found = question->form_count;
    size_t fits = 0;
    for (size_t i = 0; i < question->form_count; i++) {
        struct quiz_plain form;
        enum err err = quiz_plain_make(&form, question->forms[i], language);
        if (err != OK) {
            return err;
        }
        if (quiz_plain_equal(&form, given)) {
            found = i;
            fits++;
        }
        quiz_plain_free(&form);
    }
    *out = fits == 1 ? found : question->form_count;
    return OK;
}

static enum err judge_choice(bool *out_right, const struct quiz_question *question, const char *language,
                             struct json_text text, const struct quiz_plain *given) {
    size_t choice = 0;
    enum err err = find_written(&choice, question, text);
    if (err == OK && choice == question->form_count && given->length > 0) {
        err = find_plain(&choice, question, language, given);
    }
    if (err == OK) {
        *out_right = (question->correct >> choice & 1) != 0;
    }
    return err;
}

/* Takes the unit off the front or the back of a text; false where it is not there. */
static bool take_unit(struct json_text *text, struct json_text unit, bool front) {
    if (unit.length == 0 || text->length < unit.length) {
        return false;
    }
    const char *at = front ? text->bytes : text->bytes + text->length - unit.length;
    if (memcmp(at, unit.bytes, unit.length) != 0) {
        return false;
    }
    text->bytes += front ? unit.length : 0;
    text->length -= unit.length;
    return true;
}

static bool reads_within(const struct quiz_question *question, struct json_text text) {
    return quiz_decimal_reads_within(text.bytes, text.length, question->low, question->high);
}

/* Does it read as right with its unit in front, behind, or left out? A sign may stand before a unit that is in front. */
static enum err reads_as_right(bool *out, const struct quiz_question *question, struct arena *arena,
                               struct json_text number, struct json_text unit) {
    struct json_text front = number;
    struct json_text back = number;
    if (reads_within(question, number) || (take_unit(&front, unit, true) && reads_within(question, front)) ||
        (take_unit(&back, unit, false) && reads_within(question, back))) {
        *out = true;
        return OK;
    }
    *out = false;
    if (number.length == 0 || (number.bytes[0] != '+' && number.bytes[0] != '-')) {
        return OK;
    }
    struct json_text rest = {number.bytes + 1, number.length - 1};
    if (!take_unit(&rest, unit, true)) {
        return OK;
    }
    char *joined = arena_alloc(arena, rest.length + 1);
    if (joined == NULL) {
        return ERR_NO_MEMORY;
    }
    joined[0] = number.bytes[0];
    memcpy(joined + 1, rest.bytes, rest.length);
    *out = reads_within(question, (struct json_text){joined, rest.length + 1});
    return OK;
}

static enum err judge_number(bool *out_right, const struct quiz_question *question, struct json_text text) {
    struct arena arena;
    arena_init(&arena);
    struct json_text number = {NULL, 0};
    struct json_text unit = {NULL, 0};
    enum err err = quiz_text_number(&number, &arena, text);
    if (err == OK && question->unit.bytes != NULL) {
        err = quiz_text_number(&unit, &arena, question->unit);
    }
    if (err == OK) {
        err = reads_as_right(out_right, question, &arena, number, unit);
    }
    arena_free(&arena);
    return err;
}

enum err quiz_judge(bool *out_right, const struct quiz_question *question, const char *language, bool forgiving,
                    const struct quiz_response *response) {
    if (response->text.bytes == NULL) {
        assert((question->kind == QUIZ_CHOICE || question->kind == QUIZ_BOOLEAN) &&
               response->choice < question->form_count);
        *out_right = (question->correct >> response->choice & 1) != 0;
        return OK;
    }
    if (question->kind == QUIZ_NUMBER) {
        return judge_number(out_right, question, response->text);
    }
    struct quiz_plain given;
    bool right = false;
    enum err err = quiz_plain_make(&given, response->text, language);
    if (err != OK) {
        return err;
    }
    if (question->kind != QUIZ_TEXT) {
        err = judge_choice(&right, question, language, response->text, &given);
    } else if (given.length > 0) {
        err = judge_text(&right, question, language, forgiving, &given);
    }
    quiz_plain_free(&given);
    if (err == OK) {
        *out_right = right;
    }
    return err;
}
