/* SPDX-License-Identifier: Apache-2.0 */
#include "positions.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

static const struct code_space three_of_four = {3, 4, true, -1, "abcd"};
static const struct code_space four_of_three = {4, 3, true, -1, "abc"};
static const struct code_space three_of_five_once = {3, 5, false, -1, "abcde"};
static const struct code_space four_of_five_once = {4, 5, false, -1, "abcde"};
static const struct code_space numbers = {3, 5, true, 0, "01234"};
static const struct code_space numbers_once = {3, 6, false, 0, "012345"};
static const struct code_space middle_is_apart = {3, 4, true, 2, "abcd"};
static const struct code_space two_of_two = {2, 2, true, -1, "ab"};
static const struct code_space seven_of_two = {7, 2, true, -1, "ab"};
static const struct code_space one_place = {1, 6, true, -1, "abcdef"};

const struct question small_questions[] = {
    {&three_of_four, FEEDBACK_PEGS},
    {&four_of_three, FEEDBACK_PEGS},
    {&three_of_five_once, FEEDBACK_PEGS},
    {&four_of_five_once, FEEDBACK_PEGS},
    {&numbers, FEEDBACK_PEGS},
    {&numbers_once, FEEDBACK_PEGS},
    {&middle_is_apart, FEEDBACK_PEGS},
    {&two_of_two, FEEDBACK_PEGS},
    {&seven_of_two, FEEDBACK_PEGS},
    {&one_place, FEEDBACK_PEGS},
    {&three_of_four, FEEDBACK_EXACT},
    {&three_of_five_once, FEEDBACK_EXACT},
    {&numbers, FEEDBACK_EXACT},
    {&numbers_once, FEEDBACK_EXACT},
    {&middle_is_apart, FEEDBACK_EXACT},
    {&seven_of_two, FEEDBACK_EXACT},
    {&three_of_four, FEEDBACK_POSITIONS},
    {&three_of_five_once, FEEDBACK_POSITIONS},
    {&numbers, FEEDBACK_POSITIONS},
    {&numbers_once, FEEDBACK_POSITIONS},
    {&middle_is_apart, FEEDBACK_POSITIONS},
    {&seven_of_two, FEEDBACK_POSITIONS},
};
const size_t small_question_count = sizeof small_questions / sizeof small_questions[0];

struct rng rng_numbered(unsigned char number) {
    unsigned char seed[RNG_SEED_BYTES] = {number};
    struct rng rng;
    rng_init(&rng, seed);
    return rng;
}

void play_nothing(struct played *out, const struct question *question) {
    *out = (struct played){.position = {.question = *question}};
    out->position.history = out->history;
}

void play_randomly(struct played *out, const struct question *question, size_t count, struct rng *rng) {
    const struct code_space *space = question->space;
    struct code secret;
    play_nothing(out, question);
    code_draw(&secret, space, rng);
    for (size_t i = 0; i < count; i++) {
        struct code guess;
        code_draw(&guess, space, rng);
        struct code shifted = out->history[0].guess;
        unsigned place = rng_below(rng, space->length);
        shifted.at[place] = guess.at[place];
        if (i % 2 == 1 && code_is_legal(space, &shifted)) {
            guess = shifted;
        }
        struct feedback answer = feedback_of(question->kind, space, &secret, &guess);
        if (!feedback_is_solved(space, answer)) {
            out->history[out->position.count++] = (struct constraint){guess, answer};
        }
    }
}

void play_pegs(struct played *played, const char *guess, uint8_t exact, uint8_t misplaced) {
    struct constraint *constraint = &played->history[played->position.count++];
    cr_assert(code_parse(&constraint->guess, played->position.question.space, guess, strlen(guess)), "%s", guess);
    constraint->answer = (struct feedback){.exact = exact, .misplaced = misplaced};
}

struct code *list_slowly(size_t *out_count, const struct position *position) {
    const struct question *question = &position->question;
    struct code *codes = calloc(code_count(question->space), sizeof *codes);
    cr_assert(codes != NULL);
    size_t count = 0;
    struct code code;
    for (bool more = code_first(&code, question->space); more; more = code_next(&code, question->space)) {
        bool fits = true;
        for (size_t i = 0; i < position->count && fits; i++) {
            const struct constraint *constraint = &position->history[i];
            struct feedback answer = feedback_of(question->kind, question->space, &code, &constraint->guess);
            fits = feedback_equal(answer, constraint->answer);
        }
        if (fits) {
            codes[count++] = code;
        }
    }
    *out_count = count;
    return codes;
}
