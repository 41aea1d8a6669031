/* SPDX-License-Identifier: Apache-2.0 */
#include "util/suggest.h"

#include <stdint.h>
#include <string.h>

#include <criterion/criterion.h>

static size_t distance(const char *left, const char *right) {
    return suggest_distance(left, strlen(left), right, strlen(right));
}

static const char *nearest(const char *written) {
    static const char *const words[] = {"length", "repeats", "max_guesses", "line", "hints", "db"};
    struct near_word word;
    suggest_begin(&word, written, strlen(written));
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        suggest_offer(&word, words[i]);
    }
    return word.nearest;
}

Test(suggest, a_letter_more_less_another_or_two_swapped_is_one_slip) {
    cr_expect_eq(distance("length", "length"), 0);
    cr_expect_eq(distance("lenght", "length"), 1);
    cr_expect_eq(distance("lengt", "length"), 1);
    cr_expect_eq(distance("lengthh", "length"), 1);
    cr_expect_eq(distance("lemgth", "length"), 1);
    cr_expect_eq(distance("", "abc"), 3);
    cr_expect_eq(distance("abc", ""), 3);
    cr_expect_eq(distance("kitten", "sitting"), 3);
}

Test(suggest, case_and_the_kind_of_dash_do_not_matter) {
    cr_expect_eq(distance("MASTERMIND", "mastermind"), 0);
    cr_expect_eq(distance("max-guesses", "max_guesses"), 0);
}

Test(suggest, letters_are_code_points) {
    cr_expect_eq(distance("z\xc3\xbcge", "zuge"), 1);
    cr_expect_eq(distance("\xe2\x82\xac\xf0\x9f\x8e\xb2", "\xf0\x9f\x8e\xb2\xe2\x82\xac"), 1);
}

Test(suggest, bytes_that_are_no_utf_8_are_letters_of_their_own) {
    cr_expect_eq(distance("\xff\xfe", "a"), 2);
    cr_expect_eq(distance("\xc3", "\xc3"), 0);
    cr_expect_eq(distance("a\xe2\x82", "a"), 2);
}

Test(suggest, what_is_too_long_is_near_to_nothing) {
    char most[SUGGEST_LETTERS_MAX + 1], more[SUGGEST_LETTERS_MAX + 2];
    memset(most, 'a', sizeof most);
    memset(more, 'a', sizeof more);
    most[SUGGEST_LETTERS_MAX] = more[SUGGEST_LETTERS_MAX + 1] = '\0';
    cr_expect_eq(distance(most, most), 0);
    cr_expect_eq(distance(most, ""), SUGGEST_LETTERS_MAX);
    cr_expect_eq(distance(more, most), SIZE_MAX);
    cr_expect_eq(distance(most, more), SIZE_MAX);
    cr_expect_null(nearest(more));
}

Test(suggest, the_nearest_word_is_found) {
    cr_expect_str_eq(nearest("lenght"), "length");
    cr_expect_str_eq(nearest("maxGuesses"), "max_guesses");
    cr_expect_str_eq(nearest("hint"), "hints");
    cr_expect_str_eq(nearest("lime"), "line");
    cr_expect_str_eq(nearest("bd"), "db");
}

Test(suggest, what_is_not_near_is_not_suggested) {
    cr_expect_null(nearest("colours"));
    cr_expect_null(nearest("x"));
    cr_expect_null(nearest(""));
}

Test(suggest, it_is_said_as_a_sentence_ends) {
    char words[SUGGEST_WORDS_SIZE];
    struct near_word word;
    suggest_begin(&word, "lenght", 6);
    cr_expect_str_eq(suggest_words(words, &word), "");
    suggest_offer(&word, "length");
    cr_expect_str_eq(suggest_words(words, &word), "; did you mean \"length\"?");
}
