/* SPDX-License-Identifier: Apache-2.0 */
/* Mending one answer of a history that contradicts itself. */
#include "rules/codebreaking/correction.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "spaces.h"

static const struct code_space largest = {12, 36, true, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};

struct history {
    struct question question;
    struct constraint answers[8];
    size_t count;
};

static void add(struct history *history, const char *guess, struct feedback answer) {
    struct constraint *constraint = &history->answers[history->count++];
    cr_assert(code_parse(&constraint->guess, history->question.space, guess, strlen(guess)), "%s", guess);
    constraint->answer = answer;
}

static void add_pegs(struct history *history, const char *guess, int exact, int misplaced) {
    add(history, guess, (struct feedback){.exact = (uint8_t)exact, .misplaced = (uint8_t)misplaced});
}

/* Repairs as "1:2,0 1:3,0", with the exact and misplaced places, or the mask of places where answers tell them. */
static const char *repairs_of(const struct history *history) {
    static char text[CORRECTIONS_MAX * 12];
    static struct corrections corrections;
    struct contradiction set;
    size_t sets = 0;
    size_t used = 0;
    cr_assert_eq(
        contradiction_find(&set, &sets, 1, &history->question, history->answers, history->count, history->count, NULL),
        OK);
    cr_assert_eq(sets, 1);
    cr_assert_eq(correction_find(&corrections, &history->question, history->answers, history->count, &set), OK);
    text[0] = '\0';
    for (size_t i = 0; i < corrections.count; i++) {
        const struct correction *correction = &corrections.items[i];
        unsigned second =
            history->question.kind == FEEDBACK_POSITIONS ? correction->answer.places : correction->answer.misplaced;
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%d:%d,%u", i == 0 ? "" : " ", correction->attempt,
                                 correction->answer.exact, second);
    }
    return text;
}

Test(correction, either_answer_of_two_can_be_mended) {
    struct history history = {.question = {&space_bulls_and_cows, FEEDBACK_PEGS}};
    add_pegs(&history, "0123", 3, 0);
    add_pegs(&history, "0123", 4, 0);
    cr_expect_str_eq(repairs_of(&history), "1:4,0 2:3,0");
}

Test(correction, all_answers_are_found_that_would_do) {
    struct history history = {.question = {&space_mastermind, FEEDBACK_PEGS}};
    add_pegs(&history, "1111", 3, 0);
    add_pegs(&history, "2222", 3, 0);
    cr_expect_str_eq(repairs_of(&history), "1:0,0 1:1,0 2:0,0 2:1,0", "three places are one colour's");
}

Test(correction, what_one_answer_cannot_mend_has_none) {
    struct history history = {.question = {&space_mastermind, FEEDBACK_PEGS}};
    add_pegs(&history, "1111", 3, 0);
    add_pegs(&history, "2222", 3, 0);
    add_pegs(&history, "3333", 3, 0);
    cr_expect_str_eq(repairs_of(&history), "", "any two of them contradict each other");
}

Test(correction, answers_by_positions_and_by_exact_count_are_mended_too) {
    struct history history = {.question = {&space_mastermind, FEEDBACK_POSITIONS}};
    add(&history, "1234", (struct feedback){.exact = 3, .places = 7});
    add(&history, "1235", (struct feedback){.exact = 2, .places = 3});
    cr_expect_str_eq(repairs_of(&history), "1:2,3 1:3,11 2:3,7 2:4,15");
    history = (struct history){.question = {&space_mastermind, FEEDBACK_EXACT}};
    add(&history, "1111", (struct feedback){.exact = 3});
    add(&history, "2222", (struct feedback){.exact = 2});
    cr_expect_str_eq(repairs_of(&history), "1:0,0 1:1,0 1:2,0 2:0,0 2:1,0");
}

Test(correction, in_the_largest_space_answers_are_tried_in_turn) {
    struct history history = {.question = {&largest, FEEDBACK_PEGS}};
    add_pegs(&history, "000000000000", 7, 0);
    add_pegs(&history, "111111111111", 7, 0);
    cr_expect_str_eq(repairs_of(&history), "1:0,0 1:1,0 1:2,0 1:3,0 1:4,0 1:5,0 2:0,0 2:1,0 2:2,0 2:3,0 2:4,0 2:5,0");
    history = (struct history){.question = {&largest, FEEDBACK_EXACT}};
    add(&history, "000000000000", (struct feedback){.exact = 12});
    add(&history, "111111111111", (struct feedback){.exact = 11});
    cr_expect_str_eq(repairs_of(&history), "1:0,0 1:1,0 2:0,0");
}

Test(correction, there_are_no_more_than_can_be_told) {
    struct history history = {.question = {&largest, FEEDBACK_POSITIONS}};
    add(&history, "000000000000", (struct feedback){.exact = 1, .places = 1});
    add(&history, "000000000000", (struct feedback){.exact = 0, .places = 0});
    cr_expect_str_eq(repairs_of(&history), "1:0,0 2:1,1");
    history = (struct history){.question = {&largest, FEEDBACK_POSITIONS}};
    add(&history, "000000000000", (struct feedback){.exact = 1, .places = 1});
    add(&history, "122222222222", (struct feedback){.exact = 1, .places = 1});
    size_t first = 0;
    for (const char *told = strstr(repairs_of(&history), "1:"); told != NULL; told = strstr(told + 1, " 1:")) {
        first++;
    }
    cr_expect_eq(first, CORRECTIONS_EACH_MAX,
                 "of the 2048 ways in which the first attempt's other places can be right");
}
