/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How fast the codebreaker's strategies are, on one core: `make bench-solvers`.
 *
 * Whole strategy trees: a strategy played out against every secret of a space, each node chosen once; what is printed
 * beside the time is the total of guesses, which has to be exact. Then single suggestions in the largest spaces in which
 * all guesses are weighed, the slowest of a round counting. Times are those of the processor, not of the clock on the
 * wall, so that others at work on the machine count little; every figure is the median of several runs, with the best
 * and the worst beside it. The exit status is 1 when a median is above its target or a total is not what it must be.
 *
 * With arguments: rounds of a larger game; totals of the strategies in every space that is listed (`trees`); how many
 * random histories of the largest space are decided (`histories`).
 */
#include <inttypes.h>
#include <math.h>
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

static struct code_space space_of(unsigned length, unsigned symbols, bool repeats) {
    static const char alphabet[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    struct code_space space = {.length = (uint8_t)length, .symbols = (uint8_t)symbols, .not_first = -1};
    space.repeats = repeats;
    memcpy(space.alphabet, alphabet, symbols);
    return space;
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
static int play_games(const struct code_space *space, unsigned count, const struct strategy *strategy) {
    uint64_t guesses = 0;
    uint64_t squares = 0;
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
            if (strategy_suggest(&suggestion, strategy, &position, &rng, &budget) != OK) {
                die("a suggestion failed");
            }
            double took = processor_ms() - start;
            slowest = took > slowest ? took : slowest;
            struct feedback answer = feedback_of(FEEDBACK_PEGS, space, &secret, &suggestion.guess);
            solved = feedback_is_solved(space, answer);
            history[position.count++] = (struct constraint){suggestion.guess, answer};
        }
        guesses += position.count;
        squares += position.count * position.count;
    }
    double mean = (double)guesses / count;
    double error = sqrt(((double)squares / count - mean * mean) / count);
    printf("  %s, %u places of %u symbols: %.3f (standard error %.3f) guesses on average over %u secrets, slowest "
           "suggestion "
           "%.0f ms\n",
           strategy->name, space->length, space->symbols, mean, error, count, slowest);
    return 0;
}

/* ---- which strategy is the best for which options ---- */

/* Totals of the strategies that may be the best, and by how much others are worse. */
static void compare_trees(const struct question *question, bool must_fit) {
    static const char *const names[] = {"optimal", "expected-size", "entropy", "most-parts", "minimax", "genetic"};
    enum { NAMES = sizeof names / sizeof names[0] };
    static const char *const kinds[] = {"pegs", "positions", "exact"};
    const struct code_space *space = question->space;
    uint64_t totals[NAMES];
    uint64_t least = UINT64_MAX;
    for (size_t i = 0; i < NAMES; i++) {
        const struct strategy *strategy = strategy_find(names[i]);
        struct rng rng = stream(1);
        struct budget budget = budget_of(UINT64_MAX);
        struct tree tree = {.guesses = UINT64_MAX};
        if (strategy->can_play(question) &&
            (must_fit ? tree_play_fitting : tree_play)(&tree, strategy, question, &rng, &budget) != OK) {
            die("a tree failed");
        }
        totals[i] = tree.guesses;
        least = totals[i] < least ? totals[i] : least;
    }
    printf("  %u of %u%s, %s%s:", space->length, space->symbols, space->repeats ? "" : " once", kinds[question->kind],
           must_fit ? ", fitting" : "");
    for (size_t i = 0; i < NAMES; i++) {
        if (totals[i] != UINT64_MAX) {
            printf(" %s %" PRIu64 " (+%.2f %%)", names[i], totals[i],
                   100 * (double)(totals[i] - least) / (double)least);
        }
    }
    printf("; said to be the best: %s\n", strategy_best(question)->name);
    fflush(stdout);
}

/* Every space that is listed, of not too few codes. */
static int compare_all_trees(void) {
    for (unsigned number = 0; number < 12; number++) {
        for (unsigned length = 2; length <= 7; length++) {
            for (unsigned symbols = 3; symbols <= 36; symbols += symbols < 10 ? 1 : symbols < 16 ? 2 : 10) {
                struct code_space space = space_of(length, symbols, number % 2 == 0);
                struct question question = {&space, (enum feedback_kind)(number / 2 % 3)};
                bool possible = space.repeats || length <= symbols;
                if (possible && code_count(&space) >= 20 && code_count(&space) <= SOLVER_LISTED) {
                    compare_trees(&question, number >= 6);
                }
            }
        }
    }
    return 0;
}

/* ---- are all answers true? ---- */

/* Histories of 12 places and 36 symbols with 4 to 63 random guesses: how many are decided with the steps that they get. */
static void decide_histories(bool lies) {
    enum { HISTORIES = 60, FEWEST = 4, STEPS = 8000000 };
    struct code_space space = space_of(12, 36, true);
    struct question question = {&space, FEEDBACK_PEGS};
    struct rng rng = stream(13);
    unsigned decided[3] = {0};
    double slowest = 0;
    for (unsigned i = 0; i < HISTORIES; i++) {
        struct constraint history[HISTORIES + FEWEST];
        size_t count = FEWEST + i;
        struct code secrets[2];
        struct code code;
        enum verdict verdict = VERDICT_UNDECIDED;
        uint64_t steps = STEPS;
        code_draw(&secrets[0], &space, &rng);
        code_draw(&secrets[1], &space, &rng);
        for (size_t k = 0; k < count; k++) {
            code_draw(&history[k].guess, &space, &rng);
            history[k].answer = feedback_of(FEEDBACK_PEGS, &space, &secrets[lies && k + 1 == count], &history[k].guess);
        }
        double start = processor_ms();
        if (consistency_search(&verdict, &code, &question, history, count, &steps, NULL) != OK) {
            die("out of memory");
        }
        double took = processor_ms() - start;
        slowest = took > slowest ? took : slowest;
        decided[verdict]++;
    }
    printf("  %d histories%s: %u consistent, %u contradictory, %u undecided; slowest %.0f ms\n", HISTORIES,
           lies ? ", the last answer of another code" : "", decided[VERDICT_CONSISTENT], decided[VERDICT_CONTRADICTORY],
           decided[VERDICT_UNDECIDED], slowest);
}

static int usage(void) {
    die("usage: bench-solvers [trees | histories | PLACES SYMBOLS GAMES [STRATEGY]]");
    return 2;
}

static int run_games(int argc, char **argv) {
    unsigned long length = strtoul(argv[1], NULL, 10);
    unsigned long symbols = strtoul(argv[2], NULL, 10);
    const struct strategy *strategy = strategy_find(argc == 5 ? argv[4] : "genetic");
    if (length < 1 || length > CODE_LENGTH_MAX || symbols < 2 || symbols > 36 || strategy == NULL) {
        return usage();
    }
    struct code_space space = space_of((unsigned)length, (unsigned)symbols, true);
    return play_games(&space, (unsigned)strtoul(argv[3], NULL, 10), strategy);
}

int main(int argc, char **argv) {
    if (argc == 4 || argc == 5) {
        return run_games(argc, argv);
    }
    if (argc == 2 && strcmp(argv[1], "trees") == 0) {
        return compare_all_trees();
    }
    if (argc == 2 && strcmp(argv[1], "histories") == 0) {
        decide_histories(false);
        decide_histories(true);
        return 0;
    }
    if (argc != 1) {
        return usage();
    }
    bool good = true;
    printf("Median of %d runs (best .. worst), processor time of one core:\n", RUNS);
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++) {
        good = check(&claims[i]) && good;
    }
    return good ? 0 : 1;
}
