/* SPDX-License-Identifier: Apache-2.0 */
/* Codes: which are legal, how many there are, in which order, how they are drawn, and how a guess is answered. */
#include "rules/code.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "spaces.h"

static struct code read_code(const struct code_space *space, const char *text) {
    struct code code;
    cr_assert(code_parse(&code, space, text, strlen(text)), "%s", text);
    return code;
}

static bool is_legal_text(const struct code_space *space, const char *text) {
    struct code code;
    return code_parse(&code, space, text, strlen(text));
}

/* Are both asked either way round answered so? */
static bool answers(const struct code_space *space, const char *secret, const char *guess, int exact, int misplaced) {
    struct code one = read_code(space, secret);
    struct code other = read_code(space, guess);
    struct code_answer answer = code_compare(space, &one, &other);
    struct code_answer back = code_compare(space, &other, &one);
    return answer.exact == exact && answer.misplaced == misplaced && back.exact == exact && back.misplaced == misplaced;
}

Test(code, worked_answers_of_the_rules_hold) {
    cr_expect(answers(&space_bulls_and_cows, "1234", "4261", 1, 2));
    cr_expect(answers(&space_bulls_and_cows, "1234", "1246", 2, 1));
    cr_expect(answers(&space_colours, "YYGB", "BOGP", 1, 1));
    cr_expect(answers(&space_colours, "YYGB", "BYOK", 1, 1));
    cr_expect(answers(&space_colours, "RRBB", "RRRB", 3, 0));
    cr_expect(answers(&space_colours, "YBGG", "YYBB", 1, 1));
}

Test(code, guess_with_repeated_peg_is_not_counted_twice) {
    cr_expect(answers(&space_mastermind, "1122", "1112", 3, 0));
    cr_expect(answers(&space_mastermind, "1234", "1111", 1, 0));
    cr_expect(answers(&space_mastermind, "1112", "2221", 0, 2));
}

Test(code, hole_counts_like_any_symbol) {
    cr_expect(answers(&space_with_holes, "1.2.", ".1.2", 0, 4));
    cr_expect(answers(&space_with_holes, "1..2", "1.3.", 2, 1));
}

/* The definition, counted the slow way: for every symbol the smaller of its counts, added up, minus the places. */
static struct code_answer answer_by_definition(const struct code_space *space, const struct code *secret,
                                               const struct code *guess) {
    int exact = 0;
    int common = 0;
    for (int symbol = 0; symbol < space->symbols; symbol++) {
        int in_secret = 0;
        int in_guess = 0;
        for (int i = 0; i < space->length; i++) {
            in_secret += secret->at[i] == symbol;
            in_guess += guess->at[i] == symbol;
        }
        common += in_secret < in_guess ? in_secret : in_guess;
    }
    for (int i = 0; i < space->length; i++) {
        exact += secret->at[i] == guess->at[i];
    }
    return (struct code_answer){(uint8_t)exact, (uint8_t)(common - exact)};
}

Test(code, every_answer_of_mastermind_is_the_defined_one) {
    struct code secret;
    cr_assert(code_first(&secret, &space_mastermind));
    do {
        struct code guess;
        cr_assert(code_first(&guess, &space_mastermind));
        do {
            struct code_answer got = code_compare(&space_mastermind, &secret, &guess);
            struct code_answer wanted = answer_by_definition(&space_mastermind, &secret, &guess);
            cr_assert(got.exact == wanted.exact && got.misplaced == wanted.misplaced);
        } while (code_next(&guess, &space_mastermind));
    } while (code_next(&secret, &space_mastermind));
}

/* How many different answers the pairs of a space have; each must be a possible one. */
static int count_answers(const struct code_space *space) {
    bool seen[CODE_LENGTH_MAX + 1][CODE_LENGTH_MAX + 1] = {{false}};
    int count = 0;
    struct code secret;
    cr_assert(code_first(&secret, space));
    do {
        struct code guess;
        cr_assert(code_first(&guess, space));
        do {
            struct code_answer answer = code_compare(space, &secret, &guess);
            cr_assert(code_answer_is_possible(space, answer.exact, answer.misplaced));
            count += !seen[answer.exact][answer.misplaced];
            seen[answer.exact][answer.misplaced] = true;
        } while (code_next(&guess, space));
    } while (code_next(&secret, space));
    return count;
}

Test(code, four_places_have_fourteen_answers) {
    cr_expect_eq(count_answers(&space_mastermind), 14);
    int possible = 0;
    for (int exact = -1; exact <= 5; exact++) {
        for (int misplaced = -1; misplaced <= 5; misplaced++) {
            possible += code_answer_is_possible(&space_mastermind, exact, misplaced);
        }
    }
    cr_expect_eq(possible, 14);
}

Test(code, impossible_answers_are_known) {
    cr_expect(code_answer_is_possible(&space_mastermind, 4, 0));
    cr_expect(code_answer_is_possible(&space_mastermind, 3, 0));
    cr_expect(code_answer_is_possible(&space_mastermind, 0, 4));
    cr_expect_not(code_answer_is_possible(&space_mastermind, 3, 1), "(length-1, 1)");
    cr_expect_not(code_answer_is_possible(&space_mastermind, -1, 0));
    cr_expect_not(code_answer_is_possible(&space_mastermind, 0, -1));
    cr_expect_not(code_answer_is_possible(&space_mastermind, 2, 3));
    cr_expect_not(code_answer_is_possible(&space_mastermind, 5, 0));
    cr_expect_not(code_answer_is_possible(&space_mastermind, 0, 2147483647));
    const struct code_space one = {1, 2, true, -1, "01"};
    cr_expect_not(code_answer_is_possible(&one, 0, 1));
    cr_expect(code_answer_is_possible(&one, 0, 0));
}

Test(code, the_spaces_of_the_rulesets_have_the_known_sizes) {
    cr_expect_eq(code_count(&space_mastermind), 1296);
    cr_expect_eq(code_count(&space_mini_mastermind), 1296);
    cr_expect_eq(code_count(&space_super_mastermind), 32768);
    cr_expect_eq(code_count(&space_bulls_and_cows), 5040);
    cr_expect_eq(code_count(&space_bulls_without_leading_zero), 4536);
    cr_expect_eq(code_count(&space_number_guess), 9000);
}

Test(code, the_largest_space_is_counted_exactly) {
    const struct code_space largest = {12, 37, true, -1, ".0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"};
    cr_expect_eq(code_count(&largest), UINT64_C(6582952005840035281), "37 to the power of 12");
}

Test(code, a_code_longer_than_its_symbols_needs_repeats) {
    const struct code_space impossible = {4, 3, false, -1, "123"};
    struct code code;
    cr_expect_eq(code_count(&impossible), 0);
    cr_expect_not(code_first(&code, &impossible));
    const struct code_space no_beginning = {2, 2, false, 0, "01"};
    cr_expect_eq(code_count(&no_beginning), 1, "only 10");
    cr_assert(code_first(&code, &no_beginning));
    cr_expect_not(code_next(&code, &no_beginning));
}

static int compare_codes(const void *a, const void *b) {
    return memcmp(a, b, sizeof(struct code));
}

/* Enumerates a space; every code must be legal, come after the one before, and survive being written and read. */
static uint64_t enumerate(const struct code_space *space) {
    struct code code;
    uint64_t count = 0;
    bool more = code_first(&code, space);
    while (more) {
        char text[CODE_TEXT_SIZE];
        struct code before = code;
        struct code again;
        count++;
        cr_assert(code_is_legal(space, &code));
        code_format(text, space, &code);
        cr_assert(code_parse(&again, space, text, space->length), "%s", text);
        cr_assert_eq(compare_codes(&again, &code), 0);
        more = code_next(&code, space);
        cr_assert(!more || compare_codes(&before, &code) < 0, "after %s", text);
        cr_assert(more || compare_codes(&before, &code) == 0, "the last code stays as it is");
    }
    return count;
}

Test(code, enumeration_is_ascending_and_complete) {
    for (size_t i = 0; i < space_count; i++) {
        cr_expect_eq(enumerate(spaces[i]), code_count(spaces[i]), "%s", spaces[i]->alphabet);
    }
}

Test(code, enumeration_begins_with_the_smallest_code) {
    char text[CODE_TEXT_SIZE];
    struct code code;
    cr_assert(code_first(&code, &space_bulls_without_leading_zero));
    code_format(text, &space_bulls_without_leading_zero, &code);
    cr_expect_str_eq(text, "1023");
    cr_assert(code_first(&code, &space_with_holes));
    code_format(text, &space_with_holes, &code);
    cr_expect_str_eq(text, "....", "the hole is the smallest symbol");
}

Test(code, what_is_no_legal_code_is_refused) {
    cr_expect(is_legal_text(&space_bulls_and_cows, "0123"));
    cr_expect_not(is_legal_text(&space_bulls_and_cows, "123"), "too short");
    cr_expect_not(is_legal_text(&space_bulls_and_cows, "12345"), "too long");
    cr_expect_not(is_legal_text(&space_bulls_and_cows, ""), "empty");
    cr_expect_not(is_legal_text(&space_bulls_and_cows, "1123"), "a symbol twice");
    cr_expect_not(is_legal_text(&space_bulls_and_cows, "12a4"), "not in the alphabet");
    cr_expect_not(is_legal_text(&space_bulls_and_cows, " 123"), "a space");
    cr_expect_not(is_legal_text(&space_bulls_and_cows, "１２３４"), "digits that are not ASCII");
    cr_expect_not(is_legal_text(&space_bulls_without_leading_zero, "0123"), "a leading zero");
    cr_expect(is_legal_text(&space_bulls_without_leading_zero, "1023"), "a zero elsewhere");
    cr_expect_not(is_legal_text(&space_colours, "yygb"), "case counts");
    struct code code = {{9, 9, 9, 9}};
    cr_expect_not(code_parse(&code, &space_bulls_and_cows, "12\0004", 4), "the NUL behind the alphabet is no symbol");
    cr_expect_eq(code.at[0], 9, "nothing is written");
}

Test(code, hole_occurs_once_where_repeats_are_off) {
    const struct code_space space = {3, 4, false, -1, ".123"};
    cr_expect(is_legal_text(&space, ".12"));
    cr_expect_not(is_legal_text(&space, "1.."));
}

Test(code, symbols_beyond_the_space_are_not_legal) {
    struct code code = {{0, 1, 2, 10}};
    cr_expect_not(code_is_legal(&space_bulls_and_cows, &code));
}

/*
 * Pearson's chi-square over all codes of a small space. Under uniform draws it has `codes - 1` degrees of freedom, mean
 * the same, variance twice that; six standard deviations above are passed once in 10^8 by the normal approximation. The
 * stream is seeded, so the test is the same every time.
 */
static void expect_uniform_draws(const struct code_space *space) {
    enum { DRAWS_PER_CODE = 200 };
    size_t codes = (size_t)code_count(space);
    struct code *order = calloc(codes, sizeof *order);
    uint32_t *drawn = calloc(codes, sizeof *drawn);
    cr_assert(order != NULL && drawn != NULL);
    cr_assert(code_first(&order[0], space));
    for (size_t i = 1; i < codes; i++) {
        order[i] = order[i - 1];
        cr_assert(code_next(&order[i], space));
    }
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){17});
    for (size_t i = 0; i < codes * DRAWS_PER_CODE; i++) {
        struct code code;
        code_draw(&code, space, &rng);
        const struct code *found = bsearch(&code, order, codes, sizeof *order, compare_codes);
        cr_assert_not_null(found, "a drawn code must be legal");
        drawn[found - order]++;
    }
    double chi_square = 0;
    for (size_t i = 0; i < codes; i++) {
        double difference = (double)drawn[i] - DRAWS_PER_CODE;
        chi_square += difference * difference / DRAWS_PER_CODE;
    }
    double freedom = (double)(codes - 1);
    double z = (chi_square - freedom) / (freedom > 0 ? __builtin_sqrt(2 * freedom) : 1);
    cr_expect(z > -6 && z < 6, "%s: chi-square %.0f at %.0f degrees of freedom", space->alphabet, chi_square, freedom);
    free(order);
    free(drawn);
}

Test(code, draws_are_uniform_over_all_codes) {
    expect_uniform_draws(&space_mastermind);
    expect_uniform_draws(&space_bulls_and_cows);
    expect_uniform_draws(&space_bulls_without_leading_zero);
    expect_uniform_draws(&space_number_guess);
    expect_uniform_draws(&space_with_holes);
    const struct code_space single = {2, 2, false, 0, "01"};
    expect_uniform_draws(&single);
}
