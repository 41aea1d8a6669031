/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The taught strategies with pegs: their totals, and every guess of them held against the same rules applied slowly, by
 * looking at all codes for each question that a rule asks.
 */
#include "solvers/codebreaking/tree.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"

/* What a breaker knows: the guesses, and the codes that fit. */
struct known {
    struct played *played;
    const struct code *codes;
    size_t count;
};

typedef struct code slow_strategy(const struct known *known);

static const struct code_space *space_of(const struct known *known) {
    return known->played->position.question.space;
}

static int times(const struct known *known, size_t index, int symbol) {
    int found = 0;
    for (int place = 0; place < space_of(known)->length; place++) {
        found += known->codes[index].at[place] == symbol;
    }
    return found;
}

/* Do codes that fit differ in how many of the symbol they have? */
static bool do_differ(const struct known *known, int symbol) {
    for (size_t i = 1; i < known->count; i++) {
        if (times(known, i, symbol) != times(known, 0, symbol)) {
            return true;
        }
    }
    return false;
}

static bool do_all_have(const struct known *known, int symbol) {
    size_t having = 0;
    for (size_t i = 0; i < known->count; i++) {
        having += times(known, i, symbol) > 0;
    }
    return having == known->count;
}

static size_t count_with(const struct known *known, int symbol, int place) {
    size_t having = 0;
    for (size_t i = 0; i < known->count; i++) {
        having += known->codes[i].at[place] == symbol;
    }
    return having;
}

/* Was the symbol in none of the guesses up to a number of them? */
static bool is_untested(const struct known *known, int symbol, size_t guesses) {
    for (size_t i = 0; i < guesses; i++) {
        for (int place = 0; place < space_of(known)->length; place++) {
            if (known->played->history[i].guess.at[place] == symbol) {
                return false;
            }
        }
    }
    return true;
}

/* The untested symbol with so many smaller ones; -1 where there is none. */
static int untested(const struct known *known, int smaller) {
    for (int symbol = 0; symbol < space_of(known)->symbols; symbol++) {
        if (is_untested(known, symbol, known->played->position.count) && smaller-- == 0) {
            return symbol;
        }
    }
    return -1;
}

static struct code half_and_half(const struct known *known, int a, int b) {
    struct code code = {{0}};
    int length = space_of(known)->length;
    for (int place = 0; place < length; place++) {
        code.at[place] = (uint8_t)(2 * (place + 1) <= length ? a : b);
    }
    return code;
}

static bool was_guessed(const struct known *known, const struct code *code) {
    bool found = false;
    for (size_t i = 0; i < known->played->position.count; i++) {
        found = found || memcmp(&known->played->history[i].guess, code, sizeof *code) == 0;
    }
    return found;
}

static struct code four_alike_slowly(const struct known *known) {
    bool is_known = true;
    for (int symbol = 0; symbol < space_of(known)->symbols; symbol++) {
        is_known = is_known && !do_differ(known, symbol);
    }
    for (int symbol = 0; !is_known && symbol < space_of(known)->symbols; symbol++) {
        struct code code = half_and_half(known, 0, symbol);
        if (!was_guessed(known, &code)) {
            return code;
        }
    }
    return known->codes[0];
}

/* Is the newest guess a pair of symbols that were untested before it, of which a peg told? Then the first of them, else -1. */
static int first_of_new_pair(const struct known *known) {
    size_t before = known->played->position.count - 1;
    const struct constraint *newest = &known->played->history[before];
    for (int a = 0; a < space_of(known)->symbols; a++) {
        for (int b = 0; b < space_of(known)->symbols; b++) {
            struct code pair = half_and_half(known, a, b);
            if (a != b && pair.at[0] == a && memcmp(&pair, &newest->guess, sizeof pair) == 0 &&
                is_untested(known, a, before) && is_untested(known, b, before) &&
                (newest->answer.exact > 0 || newest->answer.misplaced > 0)) {
                return a;
            }
        }
    }
    return -1;
}

static struct code two_colours_slowly(const struct known *known) {
    if (known->count == 1) {
        return known->codes[0];
    }
    int first = known->played->position.count == 0 ? -1 : first_of_new_pair(known);
    if (first >= 0 && do_differ(known, first)) {
        return half_and_half(known, first, first);
    }
    int fresh = untested(known, 0);
    for (int symbol = 0; fresh >= 0 && symbol < space_of(known)->symbols; symbol++) {
        for (int place = 0; do_all_have(known, symbol) && place < space_of(known)->length; place++) {
            size_t with = count_with(known, symbol, place);
            if (with > 0 && with < known->count) {
                struct code code = half_and_half(known, fresh, fresh);
                code.at[place] = (uint8_t)symbol;
                return code;
            }
        }
    }
    int second = untested(known, 1);
    return second >= 0 ? half_and_half(known, fresh, second) : known->codes[0];
}

static struct code suggest(const char *name, const struct position *position) {
    struct rng rng = rng_numbered(8);
    struct budget budget = budget_of(SOLVER_STEPS);
    struct suggestion suggestion;
    cr_assert_eq(strategy_suggest(&suggestion, strategy_find(name), position, &rng, &budget), OK);
    return suggestion.guess;
}

/* The guess, which both ways must agree on. */
static struct code choose(const char *name, slow_strategy *slow, const struct known *known) {
    struct code wanted = slow(known);
    struct code guess = suggest(name, &known->played->position);
    char texts[2][CODE_TEXT_SIZE];
    code_format(texts[0], space_of(known), &wanted);
    code_format(texts[1], space_of(known), &guess);
    cr_assert_str_eq(texts[1], texts[0], "%s, guess %zu", name, known->played->position.count + 1);
    return guess;
}

/* Guesses in all over the codes that fit, and the most for any of them. */
struct totals {
    uint64_t guesses;
    size_t most;
};

/* Plays on from a position; `fits` has all codes that fit it. */
static void play_out(struct totals *totals, const char *name, slow_strategy *slow, struct played *played) {
    const struct question *question = &played->position.question;
    size_t count = 0;
    struct code *codes = list_slowly(&count, &played->position);
    struct code guess = choose(name, slow, &(struct known){played, codes, count});
    size_t depth = ++played->position.count;
    bool *done = calloc(count, sizeof *done);
    cr_assert(depth < PLAYED_MAX && done != NULL);
    for (size_t i = 0; i < count; i++) {
        struct feedback answer = feedback_of(question->kind, question->space, &codes[i], &guess);
        if (feedback_is_solved(question->space, answer)) {
            totals->guesses += depth;
            totals->most = depth > totals->most ? depth : totals->most;
        } else if (!done[i]) {
            for (size_t k = i; k < count; k++) {
                struct feedback other = feedback_of(question->kind, question->space, &codes[k], &guess);
                done[k] = done[k] || feedback_equal(answer, other);
            }
            played->history[depth - 1] = (struct constraint){guess, answer};
            play_out(totals, name, slow, played);
        }
    }
    played->position.count--;
    free(done);
    free(codes);
}

static struct totals play_all(const char *name, slow_strategy *slow, const struct question *question) {
    struct totals totals = {0};
    struct played played;
    play_nothing(&played, question);
    play_out(&totals, name, slow, &played);
    return totals;
}

static void expect_totals(const char *name, slow_strategy *slow, uint64_t guesses, size_t most) {
    const struct question question = {&space_mastermind, FEEDBACK_PEGS};
    struct totals slowly = play_all(name, slow, &question);
    struct rng rng = rng_numbered(4);
    struct budget budget = budget_of(UINT64_MAX);
    struct tree tree;
    cr_expect_eq(slowly.guesses, guesses, "%" PRIu64 " guesses", slowly.guesses);
    cr_expect_eq(slowly.most, most, "never more than %zu", slowly.most);
    cr_assert_eq(tree_play(&tree, strategy_find(name), &question, &rng, &budget), OK);
    cr_expect_eq(tree.secrets, 1296);
    cr_expect_eq(tree.guesses, guesses, "%" PRIu64 " guesses", tree.guesses);
    cr_expect_eq(tree.depth, most);
}

Test(taught, four_alike_solves_mastermind_in_8759_guesses_and_never_more_than_9) {
    expect_totals("four-alike", four_alike_slowly, 8759, 9);
}

Test(taught, two_colours_solves_mastermind_in_7551_guesses_and_never_more_than_7) {
    expect_totals("two-colours", two_colours_slowly, 7551, 7);
}

Test(taught, guess_in_other_games_as_their_words_say) {
    static const struct code_space five_of_four = {5, 4, true, -1, "abcd"};
    static const struct code_space two_of_nine = {2, 9, true, -1, "abcdefghi"};
    static const struct code_space with_holes = {3, 7, true, -1, ".abcdef"};
    static const struct question more[] = {
        {&five_of_four, FEEDBACK_PEGS}, {&two_of_nine, FEEDBACK_PEGS}, {&with_holes, FEEDBACK_PEGS}};
    size_t played = 0;
    for (size_t i = 0; i < small_question_count + 3; i++) {
        const struct question *question = i < 3 ? &more[i] : &small_questions[i - 3];
        if (strategy_find("four-alike")->can_play(question)) {
            (void)play_all("four-alike", four_alike_slowly, question);
            (void)play_all("two-colours", two_colours_slowly, question);
            played++;
        }
    }
    cr_expect_eq(played, 8);
}

/* More codes than are listed: they are walked through. */
Test(taught, guess_alike_where_codes_are_too_many_to_list) {
    static const struct code_space large = {5, 9, true, -1, "123456789"}; /* 59049 */
    const struct question question = {&large, FEEDBACK_PEGS};
    static const char *const names[] = {"four-alike", "two-colours"};
    static slow_strategy *const slow[] = {four_alike_slowly, two_colours_slowly};
    struct code secret;
    cr_assert(code_parse(&secret, &large, "38583", 5));
    for (size_t i = 0; i < 2; i++) {
        struct played played;
        play_nothing(&played, &question);
        for (bool solved = false; !solved;) {
            size_t count = 0;
            struct code *codes = list_slowly(&count, &played.position);
            struct code guess = choose(names[i], slow[i], &(struct known){&played, codes, count});
            struct feedback answer = feedback_of(question.kind, &large, &secret, &guess);
            played.history[played.position.count++] = (struct constraint){guess, answer};
            solved = feedback_is_solved(&large, answer);
            free(codes);
        }
    }
}

static void expect_guess(const char *name, const struct played *played, const char *text) {
    char guess[CODE_TEXT_SIZE];
    struct code code = suggest(name, &played->position);
    code_format(guess, played->position.question.space, &code);
    cr_expect_str_eq(guess, text, "%s: %s, not %s", name, guess, text);
}

Test(taught, four_alike_leaves_out_what_others_have_guessed) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    expect_guess("four-alike", &played, "1111");
    play_pegs(&played, "1122", 1, 0);
    expect_guess("four-alike", &played, "1111");
    play_pegs(&played, "1111", 1, 0);
    expect_guess("four-alike", &played, "1133");
    play_pegs(&played, "1133", 2, 1);
    expect_guess("four-alike", &played, "1144");
}

Test(taught, two_colours_asks_for_the_first_of_a_new_pair_that_got_a_peg) {
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    expect_guess("two-colours", &played, "1122");
    play_pegs(&played, "1122", 0, 0);
    expect_guess("two-colours", &played, "3344");
    play_pegs(&played, "3344", 1, 0);
    expect_guess("two-colours", &played, "3333");
    play_pegs(&played, "3333", 0, 0);
    expect_guess("two-colours", &played, "5545");
}

Test(taught, can_play_games_with_pegs_and_repeats_of_up_to_a_million_codes) {
    static const struct code_space million = {6, 10, true, -1, "0123456789"};
    static const struct code_space more = {6, 11, true, -1, "0123456789a"};
    static const struct code_space once = {4, 6, false, -1, "123456"};
    static const struct code_space number = {4, 6, true, 0, "012345"};
    static const char *const names[] = {"four-alike", "two-colours"};
    for (size_t i = 0; i < 2; i++) {
        const struct strategy *strategy = strategy_find(names[i]);
        cr_expect(strategy->can_play(&(struct question){&space_mastermind, FEEDBACK_PEGS}));
        cr_expect(strategy->can_play(&(struct question){&million, FEEDBACK_PEGS}));
        cr_expect_not(strategy->can_play(&(struct question){&more, FEEDBACK_PEGS}));
        cr_expect_not(strategy->can_play(&(struct question){&once, FEEDBACK_PEGS}));
        cr_expect_not(strategy->can_play(&(struct question){&number, FEEDBACK_PEGS}));
        cr_expect_not(strategy->can_play(&(struct question){&space_mastermind, FEEDBACK_EXACT}));
        cr_expect_not(strategy->can_play(&(struct question){&space_mastermind, FEEDBACK_POSITIONS}));
    }
}

static bool has_expired(void *context) {
    (void)context;
    return true;
}

Test(taught, guess_a_code_that_fits_where_time_is_over) {
    static const struct code_space large = {6, 10, true, -1, "0123456789"};
    struct code code;
    cr_assert(code_first(&code, &large));
    const struct situation situation = {
        .position = {.question = {&large, FEEDBACK_PEGS}}, .codes = &code, .count = 1, .candidates = 1000000};
    struct rng rng = rng_numbered(8);
    static const char *const names[] = {"four-alike", "two-colours"};
    for (size_t i = 0; i < 2; i++) {
        struct budget budget = budget_of(SOLVER_STEPS);
        budget.expired = has_expired;
        struct code guess;
        cr_assert_eq(strategy_find(names[i])->choose(&guess, &situation, &rng, &budget), OK);
        cr_expect(memcmp(&guess, &code, sizeof guess) == 0);
    }
}
