/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kinds of GIFT are told apart as Moodle does: by `#` in front, by the words for true and false, by whether there is a
 * wrong alternative (`~`), by arrows.
 */
#include "quiz_gift_answers.h"

#include <string.h>
#include <strings.h>

#include "quiz_decimal.h"

/* One of the alternatives. */
struct alternative {
    struct json_text text;
    bool is_wrong; /* it stands behind `~` */
    bool is_full;  /* it is worth 100 % */
};

struct answers {
    struct gift_answers *out;
    json_t *native;
    struct arena *arena;
    enum gift_format format;
    const char *language;
    struct quiz_native_forms *forms;
    struct quiz_native_choices *choices;
};

static enum err skip(const struct answers *answers, enum quiz_skip_reason reason) {
    answers->out->is_skipped = true;
    answers->out->reason = reason;
    return OK;
}

static enum err refuse(const struct answers *answers, const char *fault) {
    answers->out->fault = fault;
    return OK;
}

/* Takes "%50%" off the front: is it worth 100 %? What is no number between two such signs is text. */
static bool take_weight(struct json_text *text, bool is_wrong) {
    struct quiz_decimal weight;
    struct json_text rest = gift_trim(*text);
    const char *end = rest.length > 1 && rest.bytes[0] == '%' ? memchr(rest.bytes + 1, '%', rest.length - 1) : NULL;
    if (end == NULL || !quiz_decimal_parse(&weight, rest.bytes + 1, (size_t)(end - rest.bytes) - 1)) {
        return !is_wrong;
    }
    *text = gift_from(rest, (size_t)(end - rest.bytes) + 1);
    return weight.whole == 100 && weight.parts == 0;
}

/* The alternative at *at, which stands behind `=` or `~`; *at is then the place of the next, or the end. */
static struct alternative next_alternative(struct json_text text, size_t *at) {
    struct alternative out = {.is_wrong = text.bytes[*at] == '~'};
    size_t end = gift_find(text, *at + 1, "=~");
    out.text = gift_from(gift_before(text, end), *at + 1);
    out.is_full = take_weight(&out.text, out.is_wrong);
    out.text = gift_trim(gift_before(out.text, gift_find(out.text, 0, "#")));
    *at = end;
    return out;
}

static bool has_arrow(struct json_text text) {
    return gift_find_text(text, 0, "->") < text.length;
}

/* Puts one right or wrong alternative into the question. */
static enum err put_alternative(const struct answers *answers, struct alternative *alternative, bool is_choice) {
    enum gift_format format = answers->format;
    struct json_text clean;
    gift_take_format(&alternative->text, &format);
    enum err err = gift_clean(&clean, answers->arena, alternative->text, format, false);
    if (err != OK) {
        return err;
    }
    if (is_choice) {
        return quiz_native_add_choice(answers->native, answers->choices, answers->arena, clean, alternative->is_full);
    }
    return alternative->is_full ? quiz_native_add_form(answers->native, answers->forms, clean, answers->language) : OK;
}

static enum err read_alternatives(const struct answers *answers, struct json_text text) {
    bool is_choice = gift_find(text, 0, "~") < text.length;
    bool any_full = false;
    if (text.bytes[0] != '=' && text.bytes[0] != '~') {
        return refuse(answers, "an answer must begin with = or ~, or be T, F, or a number behind #");
    }
    for (size_t at = 0; at < text.length;) {
        struct alternative alternative = next_alternative(text, &at);
        if (!is_choice && has_arrow(alternative.text)) {
            return skip(answers, QUIZ_SKIP_MATCHING);
        }
        any_full = any_full || alternative.is_full;
        enum err err = put_alternative(answers, &alternative, is_choice);
        if (err != OK) {
            return err;
        }
    }
    return any_full ? OK : skip(answers, QUIZ_SKIP_PARTIAL_CREDIT);
}

/* Is it written like a number, though it may be too large or too small for one here? */
static bool looks_like_number(struct json_text text) {
    bool digit = false;
    for (size_t i = 0; i < text.length; i++) {
        bool is_digit = text.bytes[i] >= '0' && text.bytes[i] <= '9';
        digit = digit || is_digit;
        if (!is_digit && memchr("+-.eE", text.bytes[i], 5) == NULL) {
            return false;
        }
    }
    return digit;
}

static bool parse(struct quiz_decimal *out, struct json_text text) {
    return quiz_decimal_parse(out, text.bytes, text.length);
}

/* A decimal as jansson has numbers. */
static json_t *make_number(struct quiz_decimal value) {
    char text[QUIZ_DECIMAL_SIZE];
    (void)quiz_decimal_format(text, value);
    return json_loads(text, JSON_DECODE_ANY, NULL);
}

/* "1..5", "1822:5" or "1822". */
static enum err put_number(const struct answers *answers, struct json_text text) {
    size_t dots = gift_find_text(text, 0, "..");
    size_t colon = gift_find(text, 0, ":");
    bool is_range = dots < text.length;
    size_t end = is_range ? dots : colon;
    struct json_text first = gift_trim(gift_before(text, end));
    struct json_text second =
        end == text.length ? (struct json_text){"0", 1} : gift_trim(gift_from(text, end + (is_range ? 2 : 1)));
    struct quiz_decimal a, b;
    if (!looks_like_number(first) || !looks_like_number(second)) {
        return refuse(answers, "a number must be written with digits: 1822, 1822:5 or 1820..1825");
    }
    if (!parse(&a, first) || !parse(&b, second)) {
        return skip(answers, QUIZ_SKIP_DOES_NOT_FIT);
    }
    if (!is_range) {
        bool put = json_put(answers->native, "number", make_number(a)) &&
                   json_put(answers->native, "tolerance", make_number(b));
        return put ? OK : ERR_NO_MEMORY;
    }
    json_t *range = json_array();
    json_push(&range, make_number(a));
    if (range != NULL) {
        json_push(&range, make_number(b));
    }
    return json_put(answers->native, "range", range) ? OK : ERR_NO_MEMORY;
}

static enum err read_number(const struct answers *answers, struct json_text text) {
    if (text.length == 0 || (text.bytes[0] != '=' && text.bytes[0] != '~')) {
        return put_number(answers, gift_trim(gift_before(text, gift_find(text, 0, "#"))));
    }
    size_t full = 0;
    struct json_text number = {NULL, 0};
    for (size_t at = 0; at < text.length;) {
        struct alternative alternative = next_alternative(text, &at);
        if (alternative.is_full) {
            number = alternative.text;
            full++;
        }
    }
    if (full != 1) {
        return skip(answers, full == 0 ? QUIZ_SKIP_PARTIAL_CREDIT : QUIZ_SKIP_DOES_NOT_FIT);
    }
    return put_number(answers, number);
}

/* Is it one of these words, before any feedback? */
static bool is_word(struct json_text text, const char *letter, const char *word) {
    struct json_text first = gift_trim(gift_before(text, gift_find(text, 0, "#")));
    return (first.length == 1 && strncasecmp(first.bytes, letter, 1) == 0) ||
           (first.length == strlen(word) && strncasecmp(first.bytes, word, first.length) == 0);
}

enum err gift_answers_read(struct gift_answers *out, json_t *native, struct arena *arena, struct json_text braces,
                           enum gift_format format, const char *language) {
    struct quiz_native_forms forms = {.count = 0};
    struct quiz_native_choices choices = {.count = 0};
    const struct answers answers = {out, native, arena, format, language, &forms, &choices};
    *out = (struct gift_answers){0};
    braces = gift_trim(braces);
    bool is_true = is_word(braces, "t", "true");
    if (braces.length == 0) {
        return skip(&answers, QUIZ_SKIP_ESSAY);
    }
    if (braces.bytes[0] == '#') {
        return read_number(&answers, gift_trim(gift_from(braces, 1)));
    }
    if (is_true || is_word(braces, "f", "false")) {
        return json_put(native, "correct", json_boolean(is_true)) ? OK : ERR_NO_MEMORY;
    }
    enum err err = read_alternatives(&answers, braces);
    quiz_native_forms_free(&forms);
    return err;
}
