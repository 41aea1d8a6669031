/* SPDX-License-Identifier: Apache-2.0 */
/* Texts in another language: recognised by what was made of them. That the tables are complete, scripts/check-texts says. */
#include "text/text.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

static void expect_polish(const char *english, const char *polish) {
    char out[TEXT_SIZE];
    cr_expect_str_eq(text_in(out, LANGUAGE_POLISH, english), polish);
}

Test(text, one_without_holes_is_what_the_table_has) {
    expect_polish("It is not your turn.", "To nie twoja kolej.");
}

Test(text, english_is_itself) {
    char out[TEXT_SIZE];
    static const char text[] = "It is not your turn.";
    cr_expect_eq(text_in(out, LANGUAGE_ENGLISH, text), text);
}

Test(text, what_the_table_lacks_stays_english) {
    char out[TEXT_SIZE];
    expect_polish("Colourless green ideas sleep furiously.", "Colourless green ideas sleep furiously.");
    expect_polish("", "");
    cr_expect_not(text_translate(out, LANGUAGE_POLISH, "It is not your turn"));
    cr_expect_not(text_translate(out, LANGUAGE_POLISH, "It is not your turn.."));
}

Test(text, what_stood_in_a_hole_stays_as_it_is) {
    expect_polish("must be from 2 to 10", "musi być liczbą od 2 do 10");
    expect_polish("must be from -3 to {2}", "musi być liczbą od -3 do {2}");
    expect_polish("This needs a token with the scope play.", "Do tego potrzebny jest token z zakresem play.");
}

Test(text, the_text_with_most_of_its_own_is_meant) {
    expect_polish("must be 0 here: with 3 of 4 places right no symbol can be misplaced",
                  "musi tu być 0: gdy trafionych jest 3 z 4 miejsc, żaden symbol nie może być przestawiony");
    expect_polish("The game is at version 7. Read it again and decide anew.",
                  "Gra jest już w wersji 7. Odczytaj ją jeszcze raz i zdecyduj na nowo.");
}

Test(text, numbers_take_the_form_that_the_language_has_for_them) {
    static const struct {
        const char *number, *form;
    } cases[] = {{"0", "znaków"},   {"1", "znak"},    {"2", "znaki"},    {"4", "znaki"},   {"5", "znaków"},
                 {"11", "znaków"},  {"12", "znaków"}, {"14", "znaków"},  {"21", "znaków"}, {"22", "znaki"},
                 {"112", "znaków"}, {"122", "znaki"}, {"1000", "znaków"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char english[64], polish[64];
        (void)snprintf(english, sizeof english, "must have exactly %s characters", cases[i].number);
        (void)snprintf(polish, sizeof polish, "musi mieć dokładnie %s %s", cases[i].number, cases[i].form);
        expect_polish(english, polish);
    }
    expect_polish("is used: chance has -1 points", "jest już zajęte: chance ma -1 punkt");
    expect_polish("is used: chance has 2.5 points", "jest już zajęte: chance ma 2.5 punktu");
}

Test(text, a_text_within_another_is_translated_too) {
    expect_polish("is not a ruleset of this server; did you mean \"gomoku\"?",
                  "nie jest zestawem zasad tego serwera; może chodziło o „gomoku”?");
    expect_polish("is not known here; did you mean \"since\"? Known are player, since and limit.",
                  "jest tu nieznane; może chodziło o „since”? Znane są tu: player, since i limit.");
    expect_polish("There are 2 mistakes. The first: /questions/0/text must have 1 to 500 characters.",
                  "Są 2 błędy. Pierwszy: /questions/0/text: musi mieć od 1 do 500 znaków.");
}

Test(text, one_around_a_text_that_the_table_lacks_stays_english_whole) {
    expect_polish("sits on a mat; did you mean \"cat\"?", "sits on a mat; did you mean \"cat\"?");
}

Test(text, braces_of_json_are_text) {
    expect_polish("is a built-in bot: name it as {\"bot\": \"minimax\"}",
                  "jest programem serwera: podaj go jako {\"bot\": \"minimax\"}");
}

Test(text, one_too_long_stays_english) {
    static char english[2 * TEXT_SIZE];
    (void)snprintf(english, sizeof english, "must be one of: %0*d", TEXT_SIZE, 7);
    char out[TEXT_SIZE];
    cr_expect_eq(text_in(out, LANGUAGE_POLISH, english), english);
}

/* An English text with a value in each hole; false where a hole must hold a text of the table. */
static bool fill(char *out, size_t size, const char *english, const char *other) {
    size_t length = 0;
    for (const char *at = english; *at != '\0' && length + 2 < size; at++) {
        bool is_hole = at[0] == '{' && at[1] >= '1' && at[1] <= '9' && at[2] == '}';
        out[length++] = is_hole ? '7' : *at;
        at += is_hole ? 2 : 0;
    }
    out[length] = '\0';
    return strstr(other, "{t") == NULL;
}

Test(text, each_of_the_table_is_recognised_and_leaves_no_hole_open) {
    cr_assert_gt(text_count(LANGUAGE_POLISH), 500);
    for (unsigned i = 0; i < text_count(LANGUAGE_POLISH); i++) {
        const char *english = NULL, *other = NULL;
        char filled[TEXT_SIZE], out[TEXT_SIZE];
        text_at(&english, &other, LANGUAGE_POLISH, i);
        if (fill(filled, sizeof filled, english, other)) {
            cr_expect(text_translate(out, LANGUAGE_POLISH, filled), "%s", english);
            cr_expect_null(strpbrk(out, "|"), "%s", out);
        }
    }
}
