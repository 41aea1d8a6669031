/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How fast the codebreaker's strategies are, on one core: `make bench-solvers`.
 *
 * Whole strategy trees: a strategy played out against every secret of a space, each node chosen once; what is printed
 * beside the time is the total of guesses, which has to be exact. Then single suggestions in the largest spaces in which
 * all guesses are weighed, the slowest of a round counting. Times are those of the processor, not of the clock on the
 * wall, so that others at work on the machine count little; every figure is the median of several runs, with the best
 * and the worst beside it. The exit status is 1 when a median is above its target or a total is not what it must be.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "solvers/codebreaking/optimum.h"
#include "solvers/codebreaking/tree.h"
#include "solvers/solver.h"

enum { RUNS = 15, ROUNDS = 8, GUESSES_MAX = 20, MEMO_BITS = 16 };

static const struct code_space mastermind = {4, 6, true, -1, "123456"};
static const struct code_space bulls_and_cows = {4, 10, false, -1, "0123456789"};
static const struct code_space super_mastermind = {5, 8, true, -1, "12345678"};
static const struct code_space five_digits = {5, 10, false, -1, "0123456789"};

struct claim {
    const char *strategy; /* NULL: exhaustive search for the best strategy of all */
    const struct code_space *space;
    enum feedback_kind kind;
    uint64_t guesses; /* the exact total of the tree; 0: single suggestions */
    double target_ms;
};

static const struct claim claims[] = {
    {"minimax", &mastermind, FEEDBACK_PEGS, 5801, 10},
    {"expected-size", &mastermind, FEEDBACK_PEGS, 5696, 10},
    {"entropy", &mastermind, FEEDBACK_PEGS, 5722, 10},
    {"most-parts", &mastermind, FEEDBACK_PEGS, 5668, 10},
    {"minimax", &bulls_and_cows, FEEDBACK_PEGS, 27139, 50},
    {"expected-size", &bulls_and_cows, FEEDBACK_PEGS, 26551, 50},
    {"entropy", &bulls_and_cows, FEEDBACK_PEGS, 26424, 50},
    {"most-parts", &bulls_and_cows, FEEDBACK_PEGS, 26751, 50},
    {NULL, &mastermind, FEEDBACK_PEGS, 5625, 100},
    {"optimal", &mastermind, FEEDBACK_PEGS, 5625, 10},
    {"optimal", &bulls_and_cows, FEEDBACK_PEGS, 26274, 50},
    {"optimal", &mastermind, FEEDBACK_PEGS, 0, 20},
    {"optimal", &bulls_and_cows, FEEDBACK_PEGS, 0, 20},
    {"minimax", &super_mastermind, FEEDBACK_PEGS, 0, 20},
    {"expected-size", &super_mastermind, FEEDBACK_PEGS, 0, 20},
    {"entropy", &super_mastermind, FEEDBACK_PEGS, 0, 20},
    {"most-parts", &super_mastermind, FEEDBACK_PEGS, 0, 20},
    {"entropy", &super_mastermind, FEEDBACK_POSITIONS, 0, 20},
    {"entropy", &super_mastermind, FEEDBACK_EXACT, 0, 20},
    {"minimax", &five_digits, FEEDBACK_PEGS, 0, 20},
    {"expected-size", &five_digits, FEEDBACK_PEGS, 0, 20},
    {"entropy", &five_digits, FEEDBACK_PEGS, 0, 20},
    {"most-parts", &five_digits, FEEDBACK_PEGS, 0, 20},
    {"entropy", &five_digits, FEEDBACK_POSITIONS, 0, 20},
    {"entropy", &five_digits, FEEDBACK_EXACT, 0, 20},
};

static void die(const char *what) {
    fprintf(stderr, "bench/solvers: %s\n", what);
    exit(2);
}

static double processor_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static struct rng stream(unsigned number) {
    unsigned char seed[RNG_SEED_BYTES] = {(unsigned char)number, (unsigned char)(number >> 8)};
    struct rng rng;
    rng_init(&rng, seed);
    return rng;
}

/* A whole tree; what is measured is one run. */
static double time_tree(const struct claim *claim, struct tree *tree) {
    struct question question = {claim->space, claim->kind};
    struct rng rng = stream(1);
    struct budget budget = budget_of(UINT64_MAX);
    double start = processor_ms();
    if (tree_play(tree, strategy_find(claim->strategy), &question, &rng, &budget) != OK) {
        die("a tree failed");
    }
    return processor_ms() - start;
}

/* The search for the best tree of all, from nothing, to the proof that there is no better one. */
static double time_search(const struct claim *claim, struct tree *tree) {
    struct position position = {.question = {claim->space, claim->kind}};
    struct budget budget = budget_of(UINT64_MAX);
    struct optimum *optimum = NULL;
    struct code_list codes;
    struct code guess;
    uint32_t total = 0;
    double start = processor_ms();
    if (candidates_list(&codes, &position, SOLVER_LISTED, &budget) != OK ||
        optimum_begin(&optimum, &position.question, codes.count, MEMO_BITS, &budget) != OK) {
        die("out of memory");
    }
    struct situation situation = {position, codes.codes, codes.count, true, codes.count};
    if (optimum_find(&guess, &total, optimum, &situation) != OK) {
        die("the search failed");
    }
    optimum_end(optimum);
    code_list_clear(&codes);
    tree->guesses = total;
    return processor_ms() - start;
}

/* Some rounds, every other one begun with drawn codes as people do; the slowest suggestion. */
static double time_suggestions(const struct claim *claim) {
    const struct strategy *strategy = strategy_find(claim->strategy);
    double slowest = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct rng rng = stream(2 + round);
        struct constraint history[GUESSES_MAX];
        struct position position = {.question = {claim->space, claim->kind}, .history = history};
        struct code secret;
        code_draw(&secret, claim->space, &rng);
        bool solved = false;
        while (!solved && position.count < GUESSES_MAX) {
            struct budget budget = budget_of(SOLVER_STEPS);
            struct suggestion suggestion;
            double start = processor_ms();
            if (strategy_suggest(&suggestion, strategy, &position, &rng, &budget) != OK) {
                die("a suggestion failed");
            }
            double took = processor_ms() - start;
            slowest = took > slowest ? took : slowest;
            if (position.count < round % 4) {
                code_draw(&suggestion.guess, claim->space, &rng);
            }
            struct feedback answer = feedback_of(claim->kind, claim->space, &secret, &suggestion.guess);
            solved = feedback_is_solved(claim->space, answer);
            history[position.count++] = (struct constraint){suggestion.guess, answer};
        }
    }
    return slowest;
}

static int compare(const void *one, const void *other) {
    double a = *(const double *)one;
    double b = *(const double *)other;
    return (a > b) - (a < b);
}

static bool check(const struct claim *claim) {
    static const char *const kinds[] = {"pegs", "positions", "exact"};
    double times[RUNS];
    struct tree tree = {0};
    for (unsigned run = 0; run < RUNS; run++) {
        if (claim->strategy == NULL) {
            times[run] = time_search(claim, &tree);
        } else {
            times[run] = claim->guesses > 0 ? time_tree(claim, &tree) : time_suggestions(claim);
        }
    }
    qsort(times, RUNS, sizeof times[0], compare);
    bool good = times[RUNS / 2] <= claim->target_ms && tree.guesses == claim->guesses;
    const char *name = claim->strategy == NULL ? "search" : claim->strategy;
    printf("  %-13s  %5" PRIu64 " codes, %-9s  ", name, code_count(claim->space), kinds[claim->kind]);
    if (claim->strategy == NULL) {
        printf("best tree of %5" PRIu64 ", proven  ", tree.guesses);
    } else if (claim->guesses > 0) {
        printf("tree of %5" PRIu64 " guesses, at most %u", tree.guesses, tree.depth);
    } else {
        printf("slowest of %u rounds          ", ROUNDS);
    }
    printf("  %7.2f ms (%.2f .. %.2f)  target %5.0f ms  %s\n", times[RUNS / 2], times[0], times[RUNS - 1],
           claim->target_ms, good ? "pass" : "FAIL");
    fflush(stdout);
    return good;
}

/* Rounds for the same drawn secrets whenever they are played: the average of guesses, the slowest suggestion. */
static int play_games(const struct code_space *space, unsigned count) {
    const struct strategy *strategy = strategy_find("genetic");
    uint64_t guesses = 0;
    double slowest = 0;
    for (unsigned game = 0; game < count; game++) {
        struct rng rng = stream(game);
        struct constraint history[GUESSES_MAX];
        struct position position = {.question = {space, FEEDBACK_PEGS}, .history = history};
        struct code secret;
        code_draw(&secret, space, &rng);
        bool solved = false;
        while (!solved && position.count < GUESSES_MAX) {
            struct budget budget = budget_of(SOLVER_STEPS);
            struct suggestion suggestion;
            double start = processor_ms();
            if (strategy_suggest(&suggestion, strategy, &position, &rng, &budget) != OK || !suggestion.fits) {
                die("a suggestion failed");
            }
            double took = processor_ms() - start;
            slowest = took > slowest ? took : slowest;
            struct feedback answer = feedback_of(FEEDBACK_PEGS, space, &secret, &suggestion.guess);
            solved = feedback_is_solved(space, answer);
            history[position.count++] = (struct constraint){suggestion.guess, answer};
        }
        guesses += position.count;
    }
    printf("  genetic, %u places of %u symbols: %.3f guesses on average over %u secrets, slowest suggestion %.0f ms\n",
           space->length, space->symbols, (double)guesses / count, count, slowest);
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 4) {
        static const char alphabet[] = "0123456789abcdefghijklmnopqrstuvwxyz";
        struct code_space space = {.repeats = true, .not_first = -1};
        space.length = (uint8_t)strtoul(argv[1], NULL, 10);
        space.symbols = (uint8_t)strtoul(argv[2], NULL, 10);
        if (space.length < 1 || space.length > CODE_LENGTH_MAX || space.symbols < 2 || space.symbols > 36) {
            die("usage: bench-solvers [PLACES SYMBOLS GAMES]");
        }
        memcpy(space.alphabet, alphabet, space.symbols);
        return play_games(&space, (unsigned)strtoul(argv[3], NULL, 10));
    }
    bool good = true;
    printf("Median of %d runs (best .. worst), processor time of one core:\n", RUNS);
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++) {
        good = check(&claims[i]) && good;
    }
    return good ? 0 : 1;
}
