/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Did you mean: the known word that is nearest to one that nobody knows.
 *
 * Offer it all words that would have been known, one by one, then have it say the nearest. Near is few slips of the fingers
 * for the words' length: a letter too many or too few, another one, two swapped; upper and lower case are alike, and so are
 * `-` and `_`. Letters are code points; a byte that is no UTF-8 counts as one. Long texts are near to nothing.
 *
 * Plain memory; what was written and the candidates are borrowed until it has spoken. No allocation, any thread.
 */
#ifndef REFEREE_UTIL_SUGGEST_H
#define REFEREE_UTIL_SUGGEST_H

#include <stddef.h>

enum { SUGGEST_LETTERS_MAX = 48, SUGGEST_WORDS_SIZE = 96 };

struct near_word {
    const char *written;
    size_t length;
    const char *nearest; /* NULL: none is near */
    size_t distance;     /* of the nearest */
};

void suggest_begin(struct near_word *out, const char *written, size_t length);

/* The first of several that are equally near wins. */
void suggest_offer(struct near_word *word, const char *candidate);

/* `; did you mean "X"?` for the end of a sentence, or "" where nothing is near; returns out. */
const char *suggest_words(char out[static SUGGEST_WORDS_SIZE], const struct near_word *word);

/* Slips between two texts; SIZE_MAX where one is longer than SUGGEST_LETTERS_MAX. */
size_t suggest_distance(const char *left, size_t left_length, const char *right, size_t right_length);

#endif
