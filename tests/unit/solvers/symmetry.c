/* SPDX-License-Identifier: Apache-2.0 */
/* Guesses that need not be weighed. (That nothing is lost by it, tests of the strategies show.) */
#include "solvers/codebreaking/symmetry.h"

#include <criterion/criterion.h>

#include "positions.h"

static size_t count_guesses(const struct position *position) {
    struct code_list list;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&list, position, SIZE_MAX, &budget), OK);
    struct situation situation = {.position = *position, .codes = list.codes, .count = list.count, .complete = true};
    struct guess_list guesses;
    cr_assert_eq(symmetry_list_guesses(&guesses, &situation), OK);
    size_t count = guesses.count;
    guess_list_clear(&guesses);
    code_list_clear(&list);
    return count;
}

static size_t count_first_guesses(const struct code_space *space, enum feedback_kind kind) {
    struct played played;
    play_nothing(&played, &(struct question){space, kind});
    return count_guesses(&played.position);
}

/* With four places: 1111, 1112, 1122, 1123, 1234. With five, two more. */
Test(symmetry, few_first_guesses_differ) {
    cr_expect_eq(count_first_guesses(&space_mastermind, FEEDBACK_PEGS), 5);
    cr_expect_eq(count_first_guesses(&space_super_mastermind, FEEDBACK_PEGS), 7);
    cr_expect_eq(count_first_guesses(&space_bulls_and_cows, FEEDBACK_PEGS), 1);
    /* With a zero that comes not first: none, or one; where, does not matter. */
    cr_expect_eq(count_first_guesses(&space_bulls_without_leading_zero, FEEDBACK_PEGS), 2);
    cr_expect_eq(count_first_guesses(&space_mastermind, FEEDBACK_EXACT), 1);
    cr_expect_eq(count_first_guesses(&space_number_guess, FEEDBACK_POSITIONS), 1);
}

/* After 1123 the twins are the first two places; 4, 5 and 6 are alike. Counted as orbits: by Burnside's lemma. */
Test(symmetry, second_guesses_that_differ_are_as_many_as_orbits) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1122", 1, 0);
    size_t fixed = 0;
    /* The group: swapping 1st and 2nd, 3rd and 4th place, both pairs with 1 and 2, and any order of 3, 4, 5, 6. */
    static const unsigned char places[8][4] = {{0, 1, 2, 3}, {1, 0, 2, 3}, {0, 1, 3, 2}, {1, 0, 3, 2},
                                               {2, 3, 0, 1}, {3, 2, 0, 1}, {2, 3, 1, 0}, {3, 2, 1, 0}};
    for (unsigned motion = 0; motion < 8; motion++) {
        for (unsigned order = 0; order < 256; order++) {
            unsigned char becomes[6] = {motion < 4 ? 0 : 1, motion < 4 ? 1 : 0};
            unsigned seen = 0;
            for (unsigned i = 0; i < 4; i++) {
                becomes[2 + i] = (unsigned char)(2 + (order >> (2 * i) & 3));
                seen |= 1U << becomes[2 + i];
            }
            struct code code;
            bool more = seen == 0x3c && code_first(&code, &space_mastermind);
            for (; more; more = code_next(&code, &space_mastermind)) {
                bool same = true;
                for (unsigned place = 0; place < 4; place++) {
                    same = same && becomes[code.at[places[motion][place]]] == code.at[place];
                }
                fixed += same;
            }
        }
    }
    cr_expect_eq(count_guesses(&played.position), fixed / (8 * 24));
}
