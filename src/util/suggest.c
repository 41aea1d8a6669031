/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The distance of Damerau and Levenshtein where no letter is moved twice (optimal string alignment), in three rows. Words
 * are short, so the plain table is quick enough: at most 48 times 48 steps for each candidate.
 */
#include "util/suggest.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <unistr.h>

/* Letters as they are compared; false where there are too many. */
static bool read_letters(ucs4_t out[static SUGGEST_LETTERS_MAX], size_t *out_count, const char *text, size_t length) {
    size_t count = 0;
    for (size_t at = 0; at < length;) {
        ucs4_t letter = 0;
        int step = u8_mbtoucr(&letter, (const uint8_t *)text + at, length - at);
        if (step < 1) { /* no UTF-8: the byte, where no code point is */
            letter = 0x110000 + (unsigned char)text[at];
            step = 1;
        }
        if (count == SUGGEST_LETTERS_MAX) {
            return false;
        }
        letter = letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter;
        out[count++] = letter == '_' ? '-' : letter;
        at += (size_t)step;
    }
    *out_count = count;
    return true;
}

static size_t least(size_t left, size_t right) {
    return left < right ? left : right;
}

static size_t count_slips(const ucs4_t *left, size_t left_count, const ucs4_t *right, size_t right_count) {
    size_t rows[3][SUGGEST_LETTERS_MAX + 1];
    for (size_t j = 0; j <= right_count; j++) {
        rows[0][j] = j;
    }
    for (size_t i = 1; i <= left_count; i++) {
        size_t *row = rows[i % 3];
        const size_t *above = rows[(i + 2) % 3];
        const size_t *twice_above = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= right_count; j++) {
            size_t slips = above[j - 1] + (left[i - 1] != right[j - 1]);
            slips = least(slips, least(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1]) {
                slips = least(slips, twice_above[j - 2] + 1);
            }
            row[j] = slips;
        }
    }
    return rows[left_count % 3][right_count];
}

size_t suggest_distance(const char *left, size_t left_length, const char *right, size_t right_length) {
    ucs4_t left_letters[SUGGEST_LETTERS_MAX], right_letters[SUGGEST_LETTERS_MAX];
    size_t left_count = 0, right_count = 0;
    if (!read_letters(left_letters, &left_count, left, left_length) ||
        !read_letters(right_letters, &right_count, right, right_length)) {
        return SIZE_MAX;
    }
    return count_slips(left_letters, left_count, right_letters, right_count);
}

void suggest_begin(struct near_word *out, const char *written, size_t length) {
    *out = (struct near_word){.written = written, .length = length, .distance = SIZE_MAX};
}

/* One slip for three letters of the known word, three at most. */
void suggest_offer(struct near_word *word, const char *candidate) {
    size_t length = strlen(candidate);
    size_t slips = suggest_distance(word->written, word->length, candidate, length);
    size_t allowed = least((length + 1) / 3, 3);
    if (slips <= allowed && slips < word->distance) {
        word->nearest = candidate;
        word->distance = slips;
    }
}

const char *suggest_words(char out[static SUGGEST_WORDS_SIZE], const struct near_word *word) {
    out[0] = '\0';
    if (word->nearest != NULL) {
        (void)snprintf(out, SUGGEST_WORDS_SIZE, "; did you mean \"%s\"?", word->nearest);
    }
    return out;
}
