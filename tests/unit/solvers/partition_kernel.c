/* SPDX-License-Identifier: Apache-2.0 */
/* Splits: the inner loop must count what answering one by one counts, in both of its ways. */
#include "solvers/codebreaking/partition_kernel.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "solvers/codebreaking/partition.h"

static int compare_counts(const void *one, const void *other) {
    uint16_t a = *(const uint16_t *)one;
    uint16_t b = *(const uint16_t *)other;
    return (a > b) - (a < b);
}

/* The sizes of the parts that a guess makes, ascending; how many there are. */
static size_t sizes_slowly(uint16_t *out, const struct question *question, const struct code_list *codes,
                           const struct code *guess) {
    struct partition parts;
    cr_assert_eq(partition_make(&parts, question, codes->codes, codes->count, guess), OK);
    for (size_t i = 0; i < parts.count; i++) {
        out[i] = (uint16_t)parts.part[i].count;
    }
    size_t count = parts.count;
    qsort(out, count, sizeof *out, compare_counts);
    partition_clear(&parts);
    return count;
}

static size_t sizes_of_lane(uint16_t *out, const struct partition_counts *counts, unsigned answers, size_t lane) {
    size_t count = 0;
    for (unsigned a = 0; a < answers; a++) {
        if (counts[a].of[lane] > 0) {
            out[count++] = counts[a].of[lane];
        }
    }
    qsort(out, count, sizeof *out, compare_counts);
    return count;
}

static struct guess_list all_guesses(const struct question *question) {
    struct guess_list guesses;
    cr_assert_eq(guess_list_make(&guesses, code_count(question->space), question->space->length), OK);
    struct code code;
    for (bool more = code_first(&code, question->space); more; more = code_next(&code, question->space)) {
        guess_list_add(&guesses, &code);
    }
    return guesses;
}

/* Every `step`-th guess is compared. */
static void expect_same_sizes(const struct position *position, bool baseline, size_t step) {
    const struct question *question = &position->question;
    struct code_list codes;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&codes, position, SIZE_MAX, &budget), OK);
    struct guess_list guesses = all_guesses(question);
    struct partition_kernel *split = NULL;
    cr_assert_eq(partition_kernel_begin(&split, question, codes.codes, codes.count), OK);
    if (baseline) {
        partition_kernel_use_baseline(split);
    }
    const struct partition_counts *counts = NULL;
    for (size_t i = 0; i < guesses.count; i += step) {
        counts = partition_kernel_block(split, &guesses, i / GUESS_BLOCK * GUESS_BLOCK);
        uint16_t fast[256];
        uint16_t slow[256];
        struct code guess = guess_list_get(&guesses, i);
        size_t fast_count = sizes_of_lane(fast, counts, partition_kernel_answers(split), i % GUESS_BLOCK);
        size_t slow_count = sizes_slowly(slow, question, &codes, &guess);
        cr_expect_eq(fast_count, slow_count);
        cr_expect(memcmp(fast, slow, slow_count * sizeof slow[0]) == 0);
    }
    partition_kernel_end(split);
    guess_list_clear(&guesses);
    code_list_clear(&codes);
}

Test(partition_kernel, counts_what_answering_one_by_one_counts) {
    struct rng rng = rng_numbered(3);
    for (size_t q = 0; q < small_question_count; q++) {
        for (size_t round = 0; round < 4; round++) {
            struct played played;
            play_randomly(&played, &small_questions[q], round, &rng);
            expect_same_sizes(&played.position, round % 2 == 0, 1);
        }
    }
}

Test(partition_kernel, counts_more_codes_than_a_byte_can) {
    for (unsigned baseline = 0; baseline < 2; baseline++) {
        struct played played;
        play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
        expect_same_sizes(&played.position, baseline == 1, 37);
        play_nothing(&played, &(struct question){&space_number_guess, FEEDBACK_POSITIONS});
        expect_same_sizes(&played.position, baseline == 1, 997);
    }
}

Test(partition_kernel, last_answer_is_the_one_that_says_solved) {
    for (size_t q = 0; q < small_question_count; q++) {
        const struct question *question = &small_questions[q];
        struct guess_list guesses = all_guesses(question);
        struct code first = guess_list_get(&guesses, 0);
        struct partition_kernel *split = NULL;
        cr_assert_eq(partition_kernel_begin(&split, question, &first, 1), OK);
        const struct partition_counts *counts = partition_kernel_block(split, &guesses, 0);
        cr_expect_eq(counts[partition_kernel_answers(split) - 1].of[0], 1);
        cr_expect_eq(counts[partition_kernel_answers(split) - 1].of[1], 0);
        partition_kernel_end(split);
        guess_list_clear(&guesses);
    }
}

Test(partition_kernel, knows_the_fourteen_answers_of_four_places) {
    struct code code = {{0}};
    struct partition_kernel *split = NULL;
    cr_assert_eq(partition_kernel_begin(&split, &(struct question){&space_mastermind, FEEDBACK_PEGS}, &code, 1), OK);
    cr_expect_eq(partition_kernel_answers(split), 14);
    partition_kernel_end(split);
}

/* The numbers of answers follow the order of the answers, whatever they are; so equal numbers must mean equal answers. */
static void expect_answers(const struct position *position, bool baseline) {
    const struct question *question = &position->question;
    struct code_list codes;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&codes, position, SIZE_MAX, &budget), OK);
    struct guess_list guesses = all_guesses(question);
    struct partition_kernel *split = NULL;
    cr_assert_eq(partition_kernel_begin(&split, question, codes.codes, codes.count), OK);
    if (baseline) {
        partition_kernel_use_baseline(split);
    }
    uint8_t *rows = calloc(codes.count, GUESS_BLOCK);
    cr_assert(rows != NULL);
    int number[PARTITION_KEYS];
    memset(number, -1, sizeof number);
    for (size_t g = 0; g < guesses.count; g++) {
        if (g % GUESS_BLOCK == 0) {
            partition_kernel_list_answers(rows, GUESS_BLOCK, split, &guesses, g);
        }
        struct code guess = guess_list_get(&guesses, g);
        for (size_t i = 0; i < codes.count; i++) {
            struct feedback answer = feedback_of(question->kind, question->space, &codes.codes[i], &guess);
            unsigned key = partition_key(question, answer);
            uint8_t given = rows[i * GUESS_BLOCK + g % GUESS_BLOCK];
            number[key] = number[key] < 0 ? given : number[key];
            cr_assert_eq(number[key], given);
            cr_assert_eq(feedback_is_solved(question->space, answer), given + 1U == partition_kernel_answers(split));
        }
    }
    for (unsigned one = 0; one < PARTITION_KEYS; one++) {
        for (unsigned other = 0; other < one && number[one] >= 0; other++) {
            cr_expect_neq(number[one], number[other]);
        }
    }
    free(rows);
    partition_kernel_end(split);
    guess_list_clear(&guesses);
    code_list_clear(&codes);
}

Test(partition_kernel, numbers_answers) {
    struct rng rng = rng_numbered(22);
    for (size_t q = 0; q < small_question_count; q++) {
        struct played played;
        play_randomly(&played, &small_questions[q], q % 2, &rng);
        expect_answers(&played.position, false);
        expect_answers(&played.position, true);
    }
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    expect_answers(&played.position, false);
    expect_answers(&played.position, true);
}
