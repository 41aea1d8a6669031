/* SPDX-License-Identifier: Apache-2.0 */
/* The four classic strategies: their totals, their first guesses, and that nothing was lost by weighing fewer guesses. */
#include "solvers/solver.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "solvers/codebreaking/partition.h"
#include "solvers/codebreaking/tree.h"

/* Plays a strategy out; it must need so many guesses in all, and at most so many for any secret. */
static void expect_tree(const char *strategy, const struct code_space *space, uint64_t guesses, unsigned depth) {
    struct rng rng = rng_numbered(4);
    struct budget budget = budget_of(UINT64_MAX);
    struct question question = {space, FEEDBACK_PEGS};
    struct tree tree = {0};
    cr_assert_eq(tree_play(&tree, strategy_find(strategy), &question, &rng, &budget), OK);
    cr_expect_eq(tree.secrets, code_count(space));
    cr_expect_eq(tree.guesses, guesses, "%" PRIu64 " guesses", tree.guesses);
    cr_expect_eq(tree.depth, depth, "never more than %u", tree.depth);
}

Test(heuristic, minimax_solves_mastermind_in_5801_guesses_and_never_more_than_5) {
    expect_tree("minimax", &space_mastermind, 5801, 5);
}

Test(heuristic, expected_size_solves_mastermind_in_5696_guesses_and_never_more_than_6) {
    expect_tree("expected-size", &space_mastermind, 5696, 6);
}

Test(heuristic, entropy_solves_mastermind_in_5722_guesses_and_never_more_than_6) {
    expect_tree("entropy", &space_mastermind, 5722, 6);
}

Test(heuristic, most_parts_solves_mastermind_in_5668_guesses_and_never_more_than_6) {
    expect_tree("most-parts", &space_mastermind, 5668, 6);
}

Test(heuristic, minimax_solves_bulls_and_cows_in_27139_guesses_and_never_more_than_7) {
    expect_tree("minimax", &space_bulls_and_cows, 27139, 7);
}

Test(heuristic, expected_size_solves_bulls_and_cows_in_26551_guesses_and_never_more_than_7) {
    expect_tree("expected-size", &space_bulls_and_cows, 26551, 7);
}

Test(heuristic, entropy_solves_bulls_and_cows_in_26424_guesses_and_never_more_than_8) {
    expect_tree("entropy", &space_bulls_and_cows, 26424, 8);
}

Test(heuristic, most_parts_solves_bulls_and_cows_in_26751_guesses_and_never_more_than_8) {
    expect_tree("most-parts", &space_bulls_and_cows, 26751, 8);
}

Test(heuristic, super_mastermind_takes_as_many_guesses_as_bots_say) {
    expect_tree("minimax", &space_super_mastermind, 183966, 7);
    expect_tree("expected-size", &space_super_mastermind, 180287, 7);
    expect_tree("entropy", &space_super_mastermind, 179863, 8);
    expect_tree("most-parts", &space_super_mastermind, 181834, 8);
}

static struct suggestion suggest(const char *strategy, const struct position *position) {
    struct rng rng = rng_numbered(5);
    struct budget budget = budget_of(SOLVER_STEPS);
    struct suggestion suggestion = {0};
    cr_assert_eq(strategy_suggest(&suggestion, strategy_find(strategy), position, &rng, &budget), OK);
    return suggestion;
}

static void expect_guess(const struct code_space *space, const struct suggestion *suggestion, const char *text) {
    char guess[CODE_TEXT_SIZE];
    code_format(guess, space, &suggestion->guess);
    cr_expect_str_eq(guess, text);
}

/* Knuth 1977. */
Test(heuristic, minimax_opens_mastermind_with_1122_and_goes_on_with_1344_after_one_black) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    struct suggestion first = suggest("minimax", &played.position);
    expect_guess(&space_mastermind, &first, "1122");
    cr_expect_eq(first.candidates, 1296);
    cr_expect_eq((unsigned)first.worst_remaining, 256);
    cr_expect(first.exact && first.fits);
    play_pegs(&played, "1122", 1, 0);
    struct suggestion second = suggest("minimax", &played.position);
    expect_guess(&space_mastermind, &second, "1344");
    cr_expect_eq(second.candidates, 256);
}

/* Irving 1978: 1123 leaves 185.27 on average. Neuwirth 1982: 1234 tells 3.057 bits. Kooi 2005: 1123 makes 14 parts. */
Test(heuristic, others_open_mastermind_as_their_authors_say) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    struct suggestion size = suggest("expected-size", &played.position);
    expect_guess(&space_mastermind, &size, "1123");
    cr_expect_float_eq(size.expected_remaining, 185.27, 0.005);
    struct suggestion entropy = suggest("entropy", &played.position);
    expect_guess(&space_mastermind, &entropy, "1234");
    cr_expect_float_eq(entropy.bits_expected, 3.057, 0.0005);
    struct suggestion parts = suggest("most-parts", &played.position);
    expect_guess(&space_mastermind, &parts, "1123");
}

/* --- the same again, the slow way: every code is weighed, in the order of the rules --- */

static double cost_of(const char *strategy, const struct partition *parts) {
    if (strcmp(strategy, "minimax") == 0) {
        return (double)partition_worst(parts);
    }
    if (strcmp(strategy, "expected-size") == 0) {
        return partition_expected(parts);
    }
    return strcmp(strategy, "entropy") == 0 ? -partition_bits(parts) : -(double)parts->count;
}

static struct code choose_slowly(const char *strategy, const struct position *position, const struct code *codes,
                                 size_t count) {
    const struct question *question = &position->question;
    struct code best = codes[0];
    double best_cost = INFINITY;
    bool best_fits = false;
    struct code code;
    for (bool more = code_first(&code, question->space); more; more = code_next(&code, question->space)) {
        struct partition parts;
        cr_assert_eq(partition_make(&parts, question, codes, count, &code), OK);
        double cost = cost_of(strategy, &parts);
        partition_clear(&parts);
        bool fits = candidates_fits(position, &code);
        if (cost < best_cost - 1e-9 || (cost < best_cost + 1e-9 && fits && !best_fits)) {
            best = code;
            best_cost = cost;
            best_fits = fits;
        }
    }
    return best;
}

static void expect_same_choice(const char *strategy, const struct position *position, size_t game) {
    size_t count = 0;
    struct code *codes = list_slowly(&count, position);
    struct code slow = choose_slowly(strategy, position, codes, count);
    struct code fast = suggest(strategy, position).guess;
    char texts[2][CODE_TEXT_SIZE];
    code_format(texts[0], position->question.space, &slow);
    code_format(texts[1], position->question.space, &fast);
    cr_expect_str_eq(texts[1], texts[0], "%s in small game %zu after %zu guesses", strategy, game, position->count);
    free(codes);
}

static const char *const classics[] = {"minimax", "expected-size", "entropy", "most-parts"};
enum { CLASSICS = sizeof classics / sizeof classics[0] };

Test(heuristic, chooses_what_weighing_every_code_chooses) {
    struct rng rng = rng_numbered(6);
    for (size_t q = 0; q < small_question_count; q++) {
        for (size_t round = 0; round < 12; round++) {
            struct played played;
            play_randomly(&played, &small_questions[q], round % 4, &rng);
            for (size_t i = 0; i < CLASSICS; i++) {
                expect_same_choice(classics[i], &played.position, q);
            }
        }
    }
}

Test(heuristic, chooses_what_weighing_every_code_of_mastermind_chooses) {
    struct rng rng = rng_numbered(7);
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    for (size_t round = 0; round < 8; round++) {
        struct played played;
        play_randomly(&played, &question, 2 + round % 3, &rng);
        for (size_t i = 0; i < CLASSICS; i++) {
            expect_same_choice(classics[i], &played.position, round);
        }
    }
}

Test(heuristic, with_no_budget_left_still_guesses_a_code_that_fits) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    play_pegs(&played, "1122", 1, 0);
    struct code_list list;
    struct budget budget = budget_of(UINT64_MAX);
    cr_assert_eq(candidates_list(&list, &played.position, SIZE_MAX, &budget), OK);
    struct situation situation = {
        .position = played.position, .codes = list.codes, .count = list.count, .complete = true, .candidates = 256};
    struct code guess;
    struct budget none = budget_of(0);
    cr_assert_eq(strategy_find("entropy")->choose(&guess, &situation, NULL, &none), OK);
    cr_expect(candidates_fits(&played.position, &guess));
    code_list_clear(&list);
}

/* 30240 guesses of which none is like another, for nearly as many codes: only a part of the codes is split. */
Test(heuristic, a_choice_that_would_take_too_long_is_kept_short) {
    static const struct code_space five_once = {5, 10, false, -1, "0123456789"};
    struct played played;
    play_nothing(&played, &(struct question){&five_once, FEEDBACK_EXACT});
    play_pegs(&played, "01234", 0, 0);
    struct suggestion suggestion = suggest("entropy", &played.position);
    cr_expect(code_is_legal(&five_once, &suggestion.guess));
    cr_expect_gt(suggestion.candidates, 10000);
    cr_expect(suggestion.exact);
    cr_expect_gt(suggestion.bits_expected, 1);
}

/* --- spaces of which guesses cannot be listed --- */

static const struct code_space twelve_of_twelve = {12, 12, true, -1, "0123456789ab"};

/* One symbol in eleven places, another in one of them: all twelve codes that fit are alike, and answer each other alike. */
static void play_one_among_eleven(struct played *played) {
    play_nothing(played, &(struct question){&twelve_of_twelve, FEEDBACK_PEGS});
    play_pegs(played, "000000000000", 11, 0);
    play_pegs(played, "111111111111", 1, 0);
}

Test(heuristic, where_codes_that_fit_are_alike_a_guess_that_does_not_fit_tells_more) {
    struct played played;
    play_one_among_eleven(&played);
    for (size_t i = 0; i < CLASSICS; i++) {
        struct suggestion suggestion = suggest(classics[i], &played.position);
        cr_expect(code_is_legal(&twelve_of_twelve, &suggestion.guess));
        cr_expect_eq(suggestion.candidates, 12);
        cr_expect_not(suggestion.fits, "%s", classics[i]);
        /* One that fits is right, or leaves eleven: 0.41 bits. */
        cr_expect_gt(suggestion.bits_expected, strcmp(classics[i], "entropy") == 0 ? 1.5 : 0.5, "%s: %f", classics[i],
                     suggestion.bits_expected);
    }
    struct suggestion bred = suggest("genetic", &played.position);
    cr_expect(bred.fits);
    played.position.must_fit = true;
    struct suggestion legal = suggest("entropy", &played.position);
    cr_expect(legal.fits, "where no other may be guessed");
}

Test(heuristic, two_codes_left_are_guessed_and_not_asked_about) {
    struct played played;
    play_one_among_eleven(&played);
    play_pegs(&played, "222222222211", 1, 0); /* the 1 stands in one of the last two places */
    struct suggestion suggestion = suggest("entropy", &played.position);
    cr_expect_eq(suggestion.candidates, 2);
    cr_expect(suggestion.fits);
}

Test(heuristic, the_same_stream_of_random_numbers_gives_the_same_guess_in_large_spaces_too) {
    struct played played;
    play_one_among_eleven(&played);
    struct suggestion one = suggest("entropy", &played.position);
    struct suggestion other = suggest("entropy", &played.position);
    cr_expect_eq(memcmp(&one.guess, &other.guess, sizeof one.guess), 0);
}
