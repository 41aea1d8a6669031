/* SPDX-License-Identifier: Apache-2.0 */
/* Searching for a code that fits, and the smallest sets of answers that no code fits. */
#include "rules/contradiction.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <criterion/criterion.h>

#include "spaces.h"
#include "util/rng.h"

static const struct code_space largest = {12, 36, true, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
static const struct code_space largest_without_repeats = {12, 36, false, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
static const struct code_space orders = {6, 6, false, -1, "123456"};
static const struct code_space long_orders = {10, 10, false, -1, "0123456789"};
static const struct code_space tiny = {3, 4, true, -1, "abcd"};

enum { HISTORY_MAX = 100 };

struct history {
    struct question question;
    struct constraint answers[HISTORY_MAX];
    size_t count;
};

static struct code read_code(const struct code_space *space, const char *text) {
    struct code code;
    cr_assert(code_parse(&code, space, text, strlen(text)), "%s", text);
    return code;
}

static void add(struct history *history, const char *guess, int exact, int misplaced) {
    history->answers[history->count++] = (struct constraint){
        read_code(history->question.space, guess), {.exact = (uint8_t)exact, .misplaced = (uint8_t)misplaced}};
}

static void add_truth(struct history *history, const struct code *guess, const struct code *secret) {
    const struct question *question = &history->question;
    history->answers[history->count++] =
        (struct constraint){*guess, feedback_of(question->kind, question->space, secret, guess)};
}

/* Writes sets as "1,4 2,3"; "" when there is no contradiction. */
static void find(char *out, size_t size, const struct history *history, size_t most, size_t suspect) {
    static struct contradiction found[20];
    size_t count = 99;
    enum err err =
        contradiction_find(found, &count, most, &history->question, history->answers, history->count, suspect, NULL);
    cr_assert_eq(err, OK);
    cr_assert_leq(count, most);
    size_t used = 0;
    out[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < found[i].count; k++) {
            const char *before = k > 0 ? "," : i > 0 ? " " : "";
            used += (size_t)snprintf(out + used, size - used, "%s%d", before, found[i].attempts[k]);
        }
    }
}

static bool sets_are(const struct history *history, const char *expected) {
    char sets[512];
    find(sets, sizeof sets, history, 20, history->count);
    if (strcmp(sets, expected) != 0) {
        fprintf(stderr, "expected \"%s\", got \"%s\"\n", expected, sets);
    }
    return strcmp(sets, expected) == 0;
}

Test(contradiction, no_answers_fit_every_code) {
    struct history history = {.question = {&space_mastermind, FEEDBACK_PEGS}};
    cr_expect(sets_are(&history, ""));
}

Test(contradiction, true_answers_never_contradict_each_other) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){3});
    for (size_t s = 0; s < space_count; s++) {
        for (int kind = FEEDBACK_PEGS; kind <= FEEDBACK_EXACT; kind++) {
            struct history history = {.question = {spaces[s], (enum feedback_kind)kind}};
            struct code secret;
            code_draw(&secret, spaces[s], &rng);
            for (int i = 0; i < 30; i++) {
                struct code guess;
                code_draw(&guess, spaces[s], &rng);
                add_truth(&history, &guess, &secret);
                cr_assert(sets_are(&history, ""));
            }
        }
    }
}

Test(contradiction, one_answer_alone_can_be_false_of_every_code) {
    /* With exactly four symbols and no repeats every code holds all of them. */
    const struct code_space permutations = {4, 4, false, -1, "1234"};
    struct history history = {.question = {&permutations, FEEDBACK_PEGS}};
    add(&history, "1234", 0, 4);
    add(&history, "2143", 0, 3);
    cr_expect(sets_are(&history, "2"));
}

Test(contradiction, two_answers_that_promise_too_much_are_found) {
    struct history history = {.question = {&space_bulls_and_cows, FEEDBACK_PEGS}};
    add(&history, "0123", 0, 3);
    add(&history, "8901", 1, 0);
    add(&history, "4567", 2, 0);
    cr_expect(sets_are(&history, "1,3"), "three of 0123 and two of 4567 are five symbols");
}

Test(contradiction, all_smallest_sets_come_in_order) {
    struct history history = {.question = {&space_mastermind, FEEDBACK_PEGS}};
    add(&history, "1111", 3, 0);
    add(&history, "2222", 3, 0);
    add(&history, "3333", 3, 0);
    cr_expect(sets_are(&history, "1,2 1,3 2,3"));
    char first[64];
    find(first, sizeof first, &history, 1, history.count);
    cr_expect_str_eq(first, "1,2", "the first is the lexicographically first");
    find(first, sizeof first, &history, 20, 2);
    cr_expect_str_eq(first, "1,3 2,3", "only sets with the answer under suspicion");
}

Test(contradiction, answers_by_position_and_by_exact_count_contradict_too) {
    struct history history = {.question = {&space_mastermind, FEEDBACK_POSITIONS}};
    history.answers[0] = (struct constraint){read_code(&space_mastermind, "1234"), {1, 0, 1}};
    history.answers[1] = (struct constraint){read_code(&space_mastermind, "5634"), {1, 0, 2}};
    history.answers[2] = (struct constraint){read_code(&space_mastermind, "2111"), {1, 0, 1}};
    history.count = 3;
    cr_expect(sets_are(&history, "1,3"), "the first place cannot be both 1 and 2");
    history.question.kind = FEEDBACK_EXACT;
    history.answers[0] = (struct constraint){read_code(&space_mastermind, "1111"), {3, 0, 0}};
    history.answers[1] = (struct constraint){read_code(&space_mastermind, "1222"), {1, 0, 0}};
    history.answers[2] = (struct constraint){read_code(&space_mastermind, "2222"), {2, 0, 0}};
    cr_expect(sets_are(&history, "1,3"));
}

Test(contradiction, a_code_that_is_not_legal_fits_nothing) {
    struct history history = {.question = {&space_bulls_without_leading_zero, FEEDBACK_PEGS}};
    add(&history, "3012", 0, 4);
    add(&history, "1203", 0, 4);
    add(&history, "2130", 0, 4);
    cr_expect(sets_are(&history, "1,2,3"), "only 0321 is left");
    history.question.space = &space_bulls_and_cows;
    cr_expect(sets_are(&history, ""));
}

/* --- against trying everything --- */

/* By trying every code and every set, ascending: the smallest sets, written like `find` does. */
static void find_by_trying(char *out, size_t size, const struct history *history) {
    static uint32_t conflicts[6000]; /* by code: the answers it does not fit */
    size_t codes = 0;
    struct code code;
    cr_assert(code_first(&code, history->question.space));
    do {
        conflicts[codes] = 0;
        for (size_t i = 0; i < history->count; i++) {
            bool fits = consistency_fits(&history->question, &code, &history->answers[i]);
            conflicts[codes] |= (uint32_t)!fits << i;
        }
        codes++;
    } while (code_next(&code, history->question.space));
    size_t used = 0;
    size_t found = 0;
    out[0] = '\0';
    for (int wanted = 1; wanted <= (int)history->count && found == 0; wanted++) {
        /* Sets in the order of their attempts: the first attempt is the highest bit. */
        for (uint32_t reversed = (uint32_t)(1U << history->count) - 1; reversed > 0 && found < 20; reversed--) {
            uint32_t set = 0;
            for (size_t i = 0; i < history->count; i++) {
                set |= (reversed >> (history->count - 1 - i) & 1) << i;
            }
            size_t c = 0;
            while (c < codes && (conflicts[c] & set) != 0) {
                c++;
            }
            if (__builtin_popcount(set) != wanted || c < codes) {
                continue;
            }
            const char *before = found++ > 0 ? " " : "";
            for (size_t i = 0; i < history->count; i++) {
                if ((set >> i & 1) != 0) {
                    used += (size_t)snprintf(out + used, size - used, "%s%zu", before, i + 1);
                    before = ",";
                }
            }
        }
    }
}

Test(contradiction, the_smallest_sets_are_those_that_trying_everything_finds) {
    static const struct code_space *const tried[] = {&tiny, &space_mastermind, &space_bulls_and_cows, &space_with_holes,
                                                     &orders};
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){5});
    int contradictory = 0;
    for (int round = 0; round < 600; round++) {
        struct history history = {.question = {tried[round % 5], (enum feedback_kind)rng_below(&rng, 3)}};
        uint32_t count = 1 + rng_below(&rng, 11);
        struct code secret;
        code_draw(&secret, history.question.space, &rng);
        for (uint32_t i = 0; i < count; i++) {
            struct code guess;
            struct code other = secret;
            code_draw(&guess, history.question.space, &rng);
            if (rng_below(&rng, 3) == 0) {
                code_draw(&other, history.question.space, &rng); /* an answer that is true of another code */
            }
            add_truth(&history, &guess, &other);
        }
        char wanted[512];
        find_by_trying(wanted, sizeof wanted, &history);
        contradictory += wanted[0] != '\0';
        cr_assert(sets_are(&history, wanted), "round %d", round);
    }
    cr_expect_geq(contradictory, 150, "enough of them must be contradictions: %d", contradictory);
}

/* --- spaces that are just small enough --- */

static bool is_contradictory(const struct history *history, const struct contradiction *set, size_t without) {
    struct constraint subset[HISTORY_MAX];
    size_t count = 0;
    for (size_t i = 0; i < set->count; i++) {
        if (i != without) {
            subset[count++] = history->answers[set->attempts[i] - 1];
        }
    }
    enum verdict verdict = VERDICT_UNDECIDED;
    struct code code;
    uint64_t steps = 0;
    cr_assert_eq(consistency_search(&verdict, &code, &history->question, subset, count, &steps, NULL), OK);
    cr_assert_neq(verdict, VERDICT_UNDECIDED);
    return verdict == VERDICT_CONTRADICTORY;
}

/* Answers that are true of one code, and a last one that is true of another. */
static void tell_lie_at_the_end(struct history *history, const struct code_space *space, enum feedback_kind kind,
                                size_t count, struct rng *rng) {
    struct code secret;
    struct code other;
    *history = (struct history){.question = {space, kind}};
    code_draw(&secret, space, rng);
    code_draw(&other, space, rng);
    while (history->count < count) {
        struct code guess;
        code_draw(&guess, space, rng);
        add_truth(history, &guess, history->count + 1 < count ? &secret : &other);
    }
}

/* Of millions of codes, with few answers and with more than fit into a word. */
Test(contradiction, of_a_set_in_millions_of_codes_every_attempt_is_needed) {
    static const size_t counts[] = {8, 12, 16, 70};
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){11});
    int contradictory = 0;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        struct history history;
        struct contradiction found;
        size_t count = 0;
        tell_lie_at_the_end(&history, &long_orders, FEEDBACK_PEGS, counts[i], &rng);
        cr_assert_eq(contradiction_find(&found, &count, 1, &history.question, history.answers, history.count,
                                        history.count - 1, NULL),
                     OK);
        if (count == 0) {
            continue;
        }
        contradictory++;
        cr_expect_eq(found.attempts[found.count - 1], (int)history.count, "the last answer is the lie");
        cr_expect(is_contradictory(&history, &found, SIZE_MAX));
        for (size_t k = 0; k < found.count; k++) {
            cr_expect_not(is_contradictory(&history, &found, k), "%zu attempts, without %d", history.count,
                          found.attempts[k]);
        }
    }
    cr_expect_geq(contradictory, 3);
}

/* --- large spaces --- */

Test(contradiction, where_all_codes_cannot_be_looked_at_there_still_is_a_contradictory_set) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){12});
    struct history history;
    struct contradiction found;
    size_t count = 0;
    const struct code_space seven = {7, 10, true, -1, "0123456789"};
    tell_lie_at_the_end(&history, &seven, FEEDBACK_EXACT, HISTORY_MAX, &rng);
    cr_assert_eq(contradiction_find(&found, &count, 1, &history.question, history.answers, history.count,
                                    history.count - 1, NULL),
                 OK);
    cr_assert_eq(count, 1);
    cr_expect(is_contradictory(&history, &found, SIZE_MAX));
}

/* An ordinary build has a second; sanitizers and builds that are not optimised take their time. */
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
static const double time_limit = 1.0;
#else
static const double time_limit = 30.0;
#endif

static double seconds(void) {
    struct timespec now;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

Test(contradiction, in_the_largest_space_answers_that_promise_too_much_are_found) {
    struct history history = {.question = {&largest, FEEDBACK_PEGS}};
    add(&history, "0123456789ab", 2, 3);
    add(&history, "cdefghijklmn", 1, 3);
    add(&history, "opqrstuvwxyz", 2, 2);
    cr_expect(sets_are(&history, "1,2,3"), "13 symbols on 12 places");
    history.answers[2].answer.misplaced = 1;
    cr_expect(sets_are(&history, ""));
    history.question.space = &largest_without_repeats;
    cr_expect(sets_are(&history, ""));
    history.answers[2].answer.misplaced = 2;
    cr_expect(sets_are(&history, "1,2,3"));
}

Test(contradiction, in_the_largest_space_a_set_of_three_is_found_in_a_long_history) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){6});
    struct history history = {.question = {&largest, FEEDBACK_PEGS}};
    struct code secret = read_code(&largest, "qqqqqqqqqqqq");
    for (int i = 0; i < 10; i++) {
        struct code guess;
        code_draw(&guess, &largest, &rng);
        add_truth(&history, &guess, &secret);
    }
    add(&history, "0123456789ab", 0, 0);
    add(&history, "cdefghijklmn", 0, 0);
    char sets[64];
    find(sets, sizeof sets, &history, 1, history.count - 1);
    cr_expect_str_eq(sets, "");
    add(&history, "opqrstuvwxyz", 0, 0);
    find(sets, sizeof sets, &history, 1, history.count - 1);
    cr_expect_str_eq(sets, "11,12,13", "no symbol is left");
}

Test(contradiction, a_larger_set_in_a_large_space_is_stripped_of_all_that_it_does_not_need) {
    const struct code_space space = {8, 36, false, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
    struct history history = {.question = {&space, FEEDBACK_PEGS}};
    add(&history, "wxyz0123", 0, 0);
    add(&history, "01234567", 2, 0);
    add(&history, "89abcdef", 2, 0);
    add(&history, "ghijklmn", 2, 0);
    cr_expect(sets_are(&history, ""));
    add(&history, "opqrstuv", 3, 0);
    cr_expect(sets_are(&history, "2,3,4,5"), "nine places right of eight; any three of them would do");
}

Test(contradiction, a_long_history_of_the_largest_space_is_answered_within_a_second) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){7});
    for (int round = 0; round < 4; round++) {
        struct history history = {.question = {round % 2 == 0 ? &largest : &largest_without_repeats, FEEDBACK_PEGS}};
        struct code secret;
        code_draw(&secret, history.question.space, &rng);
        while (history.count < (round < 2 ? 24 : HISTORY_MAX)) {
            struct code guess;
            code_draw(&guess, history.question.space, &rng);
            add_truth(&history, &guess, &secret);
        }
        char sets[64];
        double start = seconds();
        find(sets, sizeof sets, &history, 1, history.count - 1);
        double taken = seconds() - start;
        cr_expect_str_eq(sets, "", "these answers are true");
        cr_expect_lt(taken, time_limit, "%.2f s", taken);
    }
}

Test(contradiction, the_same_question_has_the_same_answer) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){8});
    struct history history = {.question = {&largest, FEEDBACK_PEGS}};
    struct code secret;
    code_draw(&secret, &largest, &rng);
    for (int i = 0; i < 20; i++) {
        struct code guess;
        code_draw(&guess, &largest, &rng);
        add_truth(&history, &guess, &secret);
    }
    enum verdict verdicts[2] = {VERDICT_CONTRADICTORY, VERDICT_CONTRADICTORY};
    uint64_t left[2];
    for (int i = 0; i < 2; i++) {
        struct code code;
        left[i] = 100000;
        cr_assert_eq(
            consistency_search(&verdicts[i], &code, &history.question, history.answers, history.count, &left[i], NULL),
            OK);
    }
    cr_expect_eq(verdicts[0], verdicts[1]);
    cr_expect_eq(left[0], left[1]);
}

Test(contradiction, without_steps_a_large_space_is_undecided_and_a_small_one_decided_all_the_same) {
    struct history history = {.question = {&largest, FEEDBACK_PEGS}};
    add(&history, "0123456789ab", 2, 3);
    struct code code;
    uint64_t steps = 0;
    enum verdict verdict = VERDICT_CONTRADICTORY;
    cr_assert_eq(consistency_search(&verdict, &code, &history.question, history.answers, history.count, &steps, NULL),
                 OK);
    cr_expect_eq(verdict, VERDICT_UNDECIDED);
    history = (struct history){.question = {&space_bulls_and_cows, FEEDBACK_PEGS}};
    add(&history, "1234", 1, 2);
    cr_assert_eq(consistency_search(&verdict, &code, &history.question, history.answers, history.count, &steps, NULL),
                 OK);
    cr_expect_eq(verdict, VERDICT_CONSISTENT);
    cr_expect(consistency_fits(&history.question, &code, &history.answers[0]), "the code found fits");
    add(&history, "1234", 2, 1);
    cr_assert_eq(consistency_search(&verdict, &code, &history.question, history.answers, history.count, &steps, NULL),
                 OK);
    cr_expect_eq(verdict, VERDICT_CONTRADICTORY);
}
