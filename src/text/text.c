/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finding the text in the table that an English text was made from, and filling what stood in its holes into the other.
 *
 * An English text of the table has holes, {1} to {9}, for what differs; each matches one byte or more. Of all texts that
 * match, the one with most bytes outside of holes is meant. Frames, which say something around another text, go before.
 * The other language's text has
 *
 *     {1}                      what stood in the hole, as it is
 *     {t1}                     the same, translated; where it cannot be, the text does not match
 *     {l1}                     a list as English has it, "a, b and c", with the other language's word for "and"
 *     {1:próba|próby|prób}     one of these, by the number in the hole; a fourth is for numbers that are not whole
 *     {1:}                     nothing: it need not be told
 *
 * Every hole of the English text is named. A table is searched from end to end: it has some hundred texts, of which all
 * but a few differ from the one sought in the first byte or two.
 */
#include "text/text.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { HOLES_MAX = 9, DEPTH_MAX = 4, FORMS_MAX = 4 };

struct entry {
    const char *english, *other;
};

struct piece {
    const char *bytes;
    size_t length;
};

/* What a language has: its texts, its frames, its word for "and", and which form it puts with a number. */
struct table {
    const char *tag;
    const struct entry *texts;
    size_t text_count;
    const struct entry *frames;
    size_t frame_count;
    const char *and;
    size_t (*form)(struct piece number);
};

/* ---- numbers ---- */

/* Polish: 1 próba; 2, 3, 4, 22 próby; 0, 5, 12, 25 prób; 1.5 próby. */
static size_t polish_form(struct piece number) {
    const char *digits = number.bytes;
    size_t length = number.length;
    if (length > 0 && digits[0] == '-') {
        digits++;
        length--;
    }
    for (size_t i = 0; i < length; i++) {
        if (digits[i] < '0' || digits[i] > '9') {
            return 3;
        }
    }
    char last = length > 0 ? digits[length - 1] : '0';
    bool is_teen = length > 1 && digits[length - 2] == '1';
    if (length == 1 && last == '1') {
        return 0;
    }
    return last >= '2' && last <= '4' && !is_teen ? 1 : 2;
}

/* ---- the tables ---- */

#define TEXT(english, other) {english, other},
#define FRAME(english, other)
static const struct entry polish_texts[] = {
#include "polish/all.def"
};
#undef TEXT
#undef FRAME

#define TEXT(english, other)
#define FRAME(english, other) {english, other},
static const struct entry polish_frames[] = {
#include "polish/all.def"
};
#undef TEXT
#undef FRAME

static const struct table tables[LANGUAGE_COUNT] = {
    [LANGUAGE_ENGLISH] = {.tag = "en"},
    [LANGUAGE_POLISH] = {.tag = "pl",
                         .texts = polish_texts,
                         .text_count = sizeof polish_texts / sizeof polish_texts[0],
                         .frames = polish_frames,
                         .frame_count = sizeof polish_frames / sizeof polish_frames[0],
                         .and = " i ",
                         .form = polish_form},
};

const char *language_tag(enum language language) {
    return tables[language].tag;
}

unsigned text_count(enum language language) {
    return (unsigned)(tables[language].text_count + tables[language].frame_count);
}

void text_at(const char **out_english, const char **out_other, enum language language, unsigned index) {
    const struct table *table = &tables[language];
    const struct entry *entry =
        index < table->frame_count ? &table->frames[index] : &table->texts[index - table->frame_count];
    *out_english = entry->english;
    *out_other = entry->other;
}

/* ---- matching ---- */

/* The number of the hole that begins here, or 0. Braces around anything else are text: JSON has them. */
static unsigned hole_at(const char *at) {
    return at[0] == '{' && at[1] >= '1' && at[1] <= '9' && at[2] == '}' ? (unsigned)(at[1] - '0') : 0;
}

/* The text from here to the next hole, or to the end. */
static struct piece read_literal(const char *at) {
    size_t length = 0;
    while (at[length] != '\0' && hole_at(at + length) == 0) {
        length++;
    }
    return (struct piece){at, length};
}

/* Where a literal stands first, from `from` on; SIZE_MAX: nowhere. One that ends the text stands at its end. */
static size_t find_literal(struct piece text, size_t from, struct piece literal) {
    if (literal.bytes[literal.length] == '\0') {
        size_t at = text.length - literal.length;
        bool fits = literal.length <= text.length && at >= from;
        return fits && memcmp(text.bytes + at, literal.bytes, literal.length) == 0 ? at : SIZE_MAX;
    }
    for (size_t at = from; at + literal.length <= text.length; at++) {
        if (memcmp(text.bytes + at, literal.bytes, literal.length) == 0) {
            return at;
        }
    }
    return SIZE_MAX;
}

/* Does the text come from this one of the table? Says what stood in the holes, and how many bytes did not. */
static bool match(struct piece holes[static HOLES_MAX + 1], size_t *out_literal, struct piece text,
                  const char *english) {
    struct piece literal = read_literal(english);
    if (literal.length > text.length || memcmp(text.bytes, literal.bytes, literal.length) != 0) {
        return false;
    }
    size_t at = literal.length;
    *out_literal = literal.length;
    english += literal.length;
    while (*english != '\0') {
        unsigned hole = hole_at(english);
        literal = read_literal(english + 3);
        size_t end = find_literal(text, at + 1, literal);
        if (end == SIZE_MAX) {
            return false;
        }
        holes[hole] = (struct piece){text.bytes + at, end - at};
        at = end + literal.length;
        *out_literal += literal.length;
        english += 3 + literal.length;
    }
    return at == text.length;
}

/* ---- writing ---- */

struct pen {
    char *out;
    size_t length;
    bool failed; /* it did not fit, or could not be translated */
};

static void put(struct pen *pen, struct piece piece) {
    if (pen->failed || piece.length >= TEXT_SIZE - pen->length) {
        pen->failed = true;
        return;
    }
    memcpy(pen->out + pen->length, piece.bytes, piece.length);
    pen->length += piece.length;
    pen->out[pen->length] = '\0';
}

/* A list whose last item English has behind "and". */
static void put_list(struct pen *pen, const struct table *table, struct piece list) {
    static const char and[] = " and ";
    size_t at = list.length;
    while (at >= sizeof and-1 && memcmp(list.bytes + at - (sizeof and-1), and, sizeof and-1) != 0) {
        at--;
    }
    if (at < sizeof and-1) {
        put(pen, list);
        return;
    }
    put(pen, (struct piece){list.bytes, at - (sizeof and-1)});
    put(pen, (struct piece){table->and, strlen(table->and)});
    put(pen, (struct piece){list.bytes + at, list.length - at});
}

/*
 * One of the forms between a hole's colon and its brace, by the number in the hole. Where fewer are there than the language
 * has, a number that is not whole takes the second of three, and all others the last.
 */
static void put_form(struct pen *pen, const struct table *table, struct piece forms, struct piece number) {
    struct piece form[FORMS_MAX];
    for (size_t i = 0; i < FORMS_MAX; i++) {
        form[i] = (struct piece){forms.bytes, 0};
    }
    size_t count = 1;
    for (size_t i = 0; i < forms.length; i++) {
        if (forms.bytes[i] == '|' && count < FORMS_MAX) {
            form[count++] = (struct piece){forms.bytes + i + 1, 0};
        } else {
            form[count - 1].length++;
        }
    }
    size_t wanted = table->form(number);
    put(pen, form[wanted < count ? wanted : count == 3 ? 1 : count - 1]);
}

static void translate(struct pen *pen, const struct table *table, struct piece text, unsigned depth);

/* What stands between the braces of the other language's text: see the top. */
static void put_hole(struct pen *pen, const struct table *table, struct piece what, const struct piece *holes,
                     unsigned depth) {
    char kind = what.bytes[0];
    bool is_plain = kind >= '1' && kind <= '9';
    struct piece value = holes[(is_plain ? kind : what.bytes[1]) - '0'];
    if (is_plain && what.length > 1) {
        put_form(pen, table, (struct piece){what.bytes + 2, what.length - 2}, value);
    } else if (kind == 't') {
        translate(pen, table, value, depth + 1);
    } else if (kind == 'l') {
        put_list(pen, table, value);
    } else {
        put(pen, value);
    }
}

/* Does a hole of the other language's text begin here? */
static bool is_hole(const char *at) {
    const char *number = at[1] == 't' || at[1] == 'l' ? at + 2 : at + 1;
    return at[0] == '{' && number[0] >= '1' && number[0] <= '9' &&
           (number[1] == '}' || (number[1] == ':' && number == at + 1));
}

static void fill(struct pen *pen, const struct table *table, const char *other, const struct piece *holes,
                 unsigned depth) {
    while (*other != '\0') {
        const char *end = is_hole(other) ? strchr(other, '}') : NULL;
        if (end != NULL) {
            put_hole(pen, table, (struct piece){other + 1, (size_t)(end - other - 1)}, holes, depth);
            other = end + 1;
        } else {
            size_t length = 1 + strcspn(other + 1, "{");
            put(pen, (struct piece){other, length});
            other += length;
        }
    }
}

/* Tries one of the table; true once it is written, else nothing is. */
static bool try_entry(struct pen *pen, const struct table *table, const struct entry *entry, struct piece text,
                      size_t *literal, unsigned depth) {
    if (hole_at(entry->english) == 0 && (text.length == 0 || entry->english[0] != text.bytes[0])) {
        return false; /* so it goes for most, without looking for where the first hole is */
    }
    struct piece holes[HOLES_MAX + 1] = {{NULL, 0}};
    size_t found = 0;
    if (!match(holes, &found, text, entry->english) || found <= *literal) {
        return false;
    }
    char other[TEXT_SIZE] = "";
    struct pen trial = {.out = other};
    fill(&trial, table, entry->other, holes, depth);
    if (!trial.failed) {
        memcpy(pen->out, other, trial.length + 1);
        pen->length = trial.length;
        *literal = found;
    }
    return !trial.failed;
}

/* To the pen's end; it has failed where the table has no such text. */
static void translate(struct pen *pen, const struct table *table, struct piece text, unsigned depth) {
    char whole[TEXT_SIZE] = "";
    struct pen inner = {.out = whole};
    size_t literal = 0;
    bool is_found = false;
    bool is_deep = depth >= DEPTH_MAX;
    for (size_t i = 0; !is_deep && !is_found && i < table->frame_count; i++) {
        is_found = try_entry(&inner, table, &table->frames[i], text, &literal, depth);
    }
    bool is_framed = is_found;
    for (size_t i = 0; !is_deep && !is_framed && i < table->text_count; i++) {
        is_found = try_entry(&inner, table, &table->texts[i], text, &literal, depth) || is_found;
    }
    pen->failed = pen->failed || !is_found;
    put(pen, (struct piece){whole, inner.length});
}

bool text_translate(char out[static TEXT_SIZE], enum language language, const char *english) {
    struct pen pen = {.out = out};
    translate(&pen, &tables[language], (struct piece){english, strlen(english)}, 0);
    return !pen.failed;
}

const char *text_in(char out[static TEXT_SIZE], enum language language, const char *english) {
    bool is_other = language != LANGUAGE_ENGLISH && text_translate(out, language, english);
    return is_other ? out : english;
}
