/* SPDX-License-Identifier: Apache-2.0 */
/*
 * libunistring knows Unicode; which of its forms count, in which order, is said here and nowhere else.
 *
 * Texts that are ASCII are their own normal forms, and most are: they go without its tables.
 */
#include "quiz_text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistr.h>

/* What a language takes away, or puts in the place of `&`. */
struct words {
    const char *language; /* primary subtag */
    const char *and;      /* "" = none */
    const char *articles; /* each between spaces */
    bool elides;          /* l' is an article */
};

static const struct words languages[] = {
    {"en", "and", " a an the ", false},
    {"de", "und", " der die das den dem des ein eine einen einem einer eines ", false},
    {"fr", "et", " le la les un une des ", true},
    {"es", "y", " el la los las un una unos unas ", false},
    {"it", "e", " il lo la i gli le un uno una ", true},
    {"pl", "i", "", false},
    {"ru", "\xd0\xb8", "", false},
    {"pt", "", " o a os as um uma ", false},
    {"nl", "", " de het een ", false},
    {NULL, "", "", false},
};

static const struct words *find_words(const char *language) {
    size_t length = strcspn(language, "-");
    const struct words *words = languages;
    while (words->language != NULL &&
           (strlen(words->language) != length || strncasecmp(words->language, language, length) != 0)) {
        words++;
    }
    return words;
}

/* Code points that grow at their end; points is NULL once memory has run out. */
struct points {
    uint32_t *points; /* owned */
    size_t length;
};

static bool is_ascii(struct json_text text) {
    for (size_t i = 0; i < text.length; i++) {
        if ((unsigned char)text.bytes[i] >= 0x80) {
            return false;
        }
    }
    return true;
}

static struct points widen_ascii(struct json_text text) {
    struct points out = {malloc((text.length + 1) * sizeof *out.points), text.length};
    for (size_t i = 0; out.points != NULL && i < text.length; i++) {
        char c = text.bytes[i];
        out.points[i] = (uint32_t)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    return out;
}

/* In the place of the points, what libunistring makes of them. */
static void replace(struct points *points, uint32_t *made, size_t length) {
    free(points->points);
    *points = (struct points){made, length};
}

/* Compatibility characters replaced, case folded, what is ignorable left out. Points are NULL without memory. */
static struct points fold(struct json_text text) {
    if (is_ascii(text)) {
        return widen_ascii(text);
    }
    struct points out = {NULL, 0};
    size_t length = 0;
    out.points = u8_to_u32((const uint8_t *)text.bytes, text.length, NULL, &out.length);
    if (out.points != NULL) {
        uint32_t *made = u32_normalize(UNINORM_NFKC, out.points, out.length, NULL, &length);
        replace(&out, made, length);
    }
    if (out.points != NULL) {
        uint32_t *made = u32_casefold(out.points, out.length, NULL, UNINORM_NFKC, NULL, &length);
        replace(&out, made, length);
    }
    size_t kept = 0;
    for (size_t i = 0; out.points != NULL && i < out.length; i++) {
        if (!uc_is_property_default_ignorable_code_point(out.points[i])) {
            out.points[kept++] = out.points[i];
        }
    }
    out.length = kept;
    return out;
}

static bool is_apostrophe(uint32_t c) {
    return c == '\'' || c == '`' || c == 0x2019 || c == 0x02bc;
}

static bool is_number(uint32_t c) {
    return c < 0x80 ? c >= '0' && c <= '9' : uc_is_general_category_withtable(c, UC_CATEGORY_MASK_N);
}

static bool is_letter(uint32_t c) {
    return c < 0x80 ? c >= 'a' && c <= 'z' : uc_is_general_category_withtable(c, UC_CATEGORY_MASK_L);
}

/* Letters, marks and digits are what a plain text is made of; U+02BC is a letter, and an apostrophe all the same. */
static bool is_kept(uint32_t c) {
    bool is_mark = c >= 0x80 && uc_is_general_category_withtable(c, UC_CATEGORY_MASK_M);
    return (is_letter(c) || is_number(c) || is_mark) && !is_apostrophe(c);
}

/* Letters of these scripts lose their accents; a mark means more in others. */
static bool loses_accents(uint32_t c) {
    if (c < 0x80) {
        return is_letter(c);
    }
    const uc_script_t *script = uc_script(c);
    return is_letter(c) && script != NULL &&
           (strcmp(script->name, "Latin") == 0 || strcmp(script->name, "Greek") == 0 ||
            strcmp(script->name, "Cyrillic") == 0);
}

/* What is written for letters that do not decompose; NULL for all others. */
static const char *plain_letter(uint32_t c) {
    switch (c) {
    case 0x0142:
        return "l";
    case 0x00f8:
        return "o";
    case 0x0111:
    case 0x00f0:
        return "d";
    case 0x0127:
        return "h";
    case 0x0131:
        return "i";
    case 0x00e6:
        return "ae";
    case 0x0153:
        return "oe";
    case 0x00fe:
        return "th";
    default:
        return NULL;
    }
}

enum { GROWTH_MAX = 5 }; /* points that one becomes: & in English, with the spaces around it */

static void append_words(struct points *out, const char *text) {
    ucs4_t c = 0;
    for (const uint8_t *at = (const uint8_t *)text; *at != '\0';) {
        at += u8_strmbtouc(&c, at);
        out->points[out->length++] = c;
    }
}

static void append_space(struct points *out) {
    if (out->length > 0 && out->points[out->length - 1] != ' ') {
        out->points[out->length++] = ' ';
    }
}

/* Where the text goes on behind l' in front of a word; 0 where there is none. */
static size_t skip_elision(const struct points *text) {
    size_t start = 0;
    while (start < text->length && !is_kept(text->points[start])) {
        start++;
    }
    size_t at = start + 2;
    if (at >= text->length || text->points[start] != 'l' || !is_apostrophe(text->points[start + 1])) {
        return 0;
    }
    while (at < text->length && !is_kept(text->points[at])) {
        at++;
    }
    return at < text->length ? start + 2 : 0;
}

/* Words with single spaces between them, of a folded and decomposed text; NULL without memory. */
static struct points split(const struct points *text, size_t from, const struct words *words) {
    struct points out = {malloc((GROWTH_MAX * text->length + 1) * sizeof *out.points), 0};
    bool after_letter = false; /* of a script whose accents go */
    if (out.points == NULL) {
        return out;
    }
    for (size_t i = from; i < text->length; i++) {
        uint32_t c = text->points[i];
        bool is_mark = c >= 0x80 && uc_is_general_category_withtable(c, UC_CATEGORY_MASK_M);
        if (is_mark && after_letter && uc_is_general_category_withtable(c, UC_CATEGORY_MASK_Mn)) {
            continue;
        }
        after_letter = is_mark ? after_letter : loses_accents(c);
        if (c == '&') {
            append_space(&out);
            append_words(&out, words->and);
            append_space(&out);
        } else if (plain_letter(c) != NULL) {
            append_words(&out, plain_letter(c));
        } else if (is_kept(c)) {
            out.points[out.length++] = c;
        } else if (!is_apostrophe(c)) {
            append_space(&out);
        }
    }
    out.length -= out.length > 0 && out.points[out.length - 1] == ' ';
    return out;
}

/* How many points an article at the front takes, with the space behind it; 0 where nothing would be left. */
static size_t article_length(const struct points *text, const struct words *words) {
    char word[16] = " ";
    size_t length = 0;
    while (length < text->length && text->points[length] != ' ') {
        if (text->points[length] >= 0x80 || length + 3 > sizeof word - 1) {
            return 0;
        }
        word[length + 1] = (char)text->points[length];
        length++;
    }
    if (length == 0 || length == text->length) {
        return 0;
    }
    word[length + 1] = ' ';
    word[length + 2] = '\0';
    return strstr(words->articles, word) == NULL ? 0 : length + 1;
}

enum err quiz_plain_make(struct quiz_plain *out, struct json_text text, const char *language) {
    const struct words *words = find_words(language);
    struct points folded = fold(text);
    if (folded.points != NULL && !is_ascii(text)) {
        size_t length = 0;
        uint32_t *made = u32_normalize(UNINORM_NFD, folded.points, folded.length, NULL, &length);
        replace(&folded, made, length);
    }
    if (folded.points == NULL) {
        return ERR_NO_MEMORY;
    }
    size_t elision = words->elides ? skip_elision(&folded) : 0;
    struct points plain = split(&folded, elision, words);
    free(folded.points);
    if (plain.points == NULL) {
        return ERR_NO_MEMORY;
    }
    struct quiz_plain made = {plain.points, 0, false};
    for (size_t i = elision > 0 ? 0 : article_length(&plain, words); i < plain.length; i++) {
        uint32_t c = plain.points[i];
        made.has_digit = made.has_digit || is_number(c);
        if (c != ' ') {
            made.points[made.length++] = c;
        }
    }
    *out = made;
    return OK;
}

void quiz_plain_free(struct quiz_plain *plain) {
    free(plain->points);
    *plain = (struct quiz_plain){NULL, 0, false};
}

bool quiz_plain_equal(const struct quiz_plain *a, const struct quiz_plain *b) {
    return a->length == b->length && memcmp(a->points, b->points, a->length * sizeof *a->points) == 0;
}

enum { SLIPS_MAX = 2, BAND = 2 * SLIPS_MAX + 1, FAR = SLIPS_MAX + 1 };

static unsigned least(unsigned a, unsigned b) {
    return a < b ? a : b;
}

/*
 * The distance of optimal string alignment, FAR where it is more than SLIPS_MAX. Cells that are more than SLIPS_MAX off the
 * diagonal cost more than that, so a row has BAND cells: cell b of row i is column i + b - SLIPS_MAX.
 */
static unsigned count_slips(const struct quiz_plain *a, const struct quiz_plain *b) {
    unsigned rows[3][BAND];
    if (a->length > b->length + SLIPS_MAX || b->length > a->length + SLIPS_MAX) {
        return FAR;
    }
    for (size_t i = 0; i <= a->length; i++) {
        const unsigned *before = rows[(i + 1) % 3]; /* row i - 2, as that is i + 1 modulo 3 */
        const unsigned *above = rows[(i + 2) % 3];
        unsigned *row = rows[i % 3];
        for (size_t cell = 0; cell < BAND; cell++) {
            size_t j = i + cell - SLIPS_MAX;
            row[cell] = FAR;
            if (i + cell < SLIPS_MAX || j > b->length) {
                continue;
            }
            if (i == 0 || j == 0) {
                row[cell] = least((unsigned)(i + j), FAR);
                continue;
            }
            bool same = a->points[i - 1] == b->points[j - 1];
            bool swapped =
                i > 1 && j > 1 && a->points[i - 1] == b->points[j - 2] && a->points[i - 2] == b->points[j - 1];
            row[cell] = least(row[cell], above[cell] + (same ? 0 : 1));
            row[cell] = least(row[cell], cell + 1 < BAND ? above[cell + 1] + 1 : FAR);
            row[cell] = least(row[cell], cell > 0 ? row[cell - 1] + 1 : FAR);
            row[cell] = least(row[cell], swapped ? before[cell] + 1 : FAR);
        }
    }
    return rows[a->length % 3][b->length + SLIPS_MAX - a->length];
}

bool quiz_plain_forgives(const struct quiz_plain *accepted, const struct quiz_plain *given) {
    unsigned allowed = accepted->length >= 9 ? SLIPS_MAX : accepted->length >= 5 ? 1 : 0;
    return given->length > 0 && !accepted->has_digit && !given->has_digit && count_slips(accepted, given) <= allowed;
}

static bool is_space(uint32_t c) {
    return c < 0x80 ? c == ' ' || (c >= '\t' && c <= '\r') : uc_is_property_white_space(c);
}

/* Points as UTF-8 in the arena. */
static enum err narrow(struct json_text *out, struct arena *arena, const uint32_t *points, size_t length) {
    char *bytes = arena_alloc(arena, 4 * length + 1);
    if (bytes == NULL) {
        return ERR_NO_MEMORY;
    }
    size_t size = 0;
    for (size_t i = 0; i < length; i++) {
        size += (size_t)u8_uctomb((uint8_t *)bytes + size, points[i], 4);
    }
    *out = (struct json_text){bytes, size};
    return OK;
}

enum err quiz_text_key(struct json_text *out, struct arena *arena, struct json_text text) {
    struct points folded = fold(text);
    if (folded.points == NULL) {
        return ERR_NO_MEMORY;
    }
    struct points key = {folded.points, 0}; /* in place: nothing grows */
    size_t end = 0;                         /* behind the last character that counts */
    for (size_t i = 0; i < folded.length; i++) {
        uint32_t c = folded.points[i];
        if (is_space(c)) {
            append_space(&key);
            continue;
        }
        key.points[key.length++] = c;
        end = c == '.' || c == '?' || c == '!' ? end : key.length;
    }
    enum err err = narrow(out, arena, key.points, end);
    free(folded.points);
    return err;
}

enum err quiz_text_same(bool *out, struct json_text a, struct json_text b) {
    if (a.length == b.length && memcmp(a.bytes, b.bytes, a.length) == 0) {
        *out = true;
        return OK;
    }
    int order = 0;
    if (is_ascii(a) && is_ascii(b)) {
        *out = false;
        return OK;
    }
    if (u8_normcmp((const uint8_t *)a.bytes, a.length, (const uint8_t *)b.bytes, b.length, UNINORM_NFC, &order) != 0) {
        return ERR_NO_MEMORY;
    }
    *out = order == 0;
    return OK;
}

enum err quiz_text_compose(struct json_text *out, struct arena *arena, struct json_text text) {
    if (is_ascii(text)) {
        *out = text;
        return OK;
    }
    size_t length = 0;
    uint8_t *made = u8_normalize(UNINORM_NFC, (const uint8_t *)text.bytes, text.length, NULL, &length);
    char *bytes = made == NULL ? NULL : arena_copy(arena, (const char *)made, length);
    free(made);
    if (bytes == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = (struct json_text){bytes, length};
    return OK;
}

enum err quiz_text_number(struct json_text *out, struct arena *arena, struct json_text text) {
    enum { MINUS = 0x2212 };
    struct points folded = fold(text);
    if (folded.points == NULL) {
        return ERR_NO_MEMORY;
    }
    size_t kept = 0;
    for (size_t i = 0; i < folded.length; i++) {
        uint32_t c = folded.points[i];
        int digit = c < 0x80 ? -1 : uc_decimal_value(c);
        if (!is_space(c) && !is_apostrophe(c)) {
            folded.points[kept++] = digit >= 0 ? '0' + (uint32_t)digit : c == MINUS ? '-' : c;
        }
    }
    enum err err = narrow(out, arena, folded.points, kept);
    free(folded.points);
    return err;
}

bool quiz_text_shows(struct json_text text) {
    ucs4_t c = 0;
    for (size_t at = 0; at < text.length;) {
        at += (size_t)u8_mbtouc(&c, (const uint8_t *)text.bytes + at, text.length - at);
        bool is_control = c < 0x20 || (c >= 0x7f && c < 0xa0);
        if (!is_control && !is_space(c) && !uc_is_property_default_ignorable_code_point(c)) {
            return true;
        }
    }
    return false;
}
