/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search of line games, on one core: `make bench-gomoku`.
 *
 * How fast and deep it looks in a second, at the start, in the middle and at the end of games; how soon boards whose value
 * is known are solved; how strong the bots are against each other. Times are those of the processor. No public engine is
 * used: the measure is our own bot `greedy`, which sees every threat on the board and looks no move ahead, with either
 * colour after drawn openings. The exit status is 1 when a claim does not hold.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "solvers/line/line_eval.h"
#include "solvers/line/line_solve.h"
#include "util/rng.h"

enum { OPENING = 3, GAMES = 20, MOVE_US = 50000, SECOND_US = 1000000 };

static double now_us(void) {
    struct timespec time;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static void fail(const char *what) {
    (void)fprintf(stderr, "bench-gomoku: %s\n", what);
    exit(1);
}

static bool is_late(void *context) {
    return now_us() >= *(const double *)context;
}

static struct line_position *empty_board(int size, int length) {
    struct line_board board;
    struct line_position *position = NULL;
    line_board_init(&board, size, length, false);
    if (line_position_make(&position, &board, LINE_X) != OK) {
        fail("out of memory");
    }
    return position;
}

static struct line_verdict search(struct line_position *position, double limit_us) {
    const struct line_aims aims = {.sound = false};
    double until_us = now_us() + limit_us;
    struct budget budget = budget_of(UINT64_MAX);
    budget.expired = is_late;
    budget.context = &until_us;
    struct line_verdict verdict;
    if (line_search(&verdict, position, &aims, &budget) != OK) {
        fail("out of memory");
    }
    return verdict;
}

/* ---- speed ---- */

/* A game of the bot against itself, at three of its stages; nobody has a forced win that is found at once. */
static const struct {
    const char *name, *moves;
} positions[] = {
    {"opening", "j9 g8 f10"},
    {"middle", "j9 g8 f10 f8 e8 g9 e9 e10 e7 g11"},
    {"late", "j9 g8 f10 f8 e8 g9 e9 e10 e7 g11 g10 e6 h7 d7 f5 g6"},
};

static void play_moves(struct line_position *position, const char *moves) {
    for (const char *at = moves; *at != '\0'; at += *at == ' ') {
        char *end = NULL;
        int column = *at - 'a';
        int row = (int)strtol(at + 1, &end, 10) - 1;
        int cell = row * position->size + column;
        if (position->fields[cell].stone != SIDE_NONE || position->class[position->to_move][cell] == CLASS_LINE) {
            fail("a position of the benchmark is none");
        }
        line_position_play(position, cell);
        at = end;
    }
}

static bool measure_speed(void) {
    bool good = true;
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        struct line_position *position = empty_board(15, 5);
        play_moves(position, positions[i].moves);
        double began_us = now_us();
        struct line_verdict verdict = search(position, SECOND_US);
        double rate = (double)verdict.nodes / (now_us() - began_us) * 1e6;
        bool pass = verdict.depth >= 10 || verdict.score >= SCORE_SURE;
        printf("  search, %-8s 1 s: depth %2d, %8" PRIu64 " nodes, %7.0f nodes/s   target depth 10  %s\n",
               positions[i].name, verdict.depth, verdict.nodes, rate, pass ? "pass" : "FAIL");
        good = good && pass;
        free(position);
    }
    return good;
}

/* ---- proofs ---- */

static const struct {
    int size, length, value;
} solved[] = {{3, 3, VALUE_DRAW}, {4, 3, VALUE_WIN},  {4, 4, VALUE_DRAW}, {5, 4, VALUE_DRAW}, {6, 4, VALUE_WIN},
              {5, 5, VALUE_DRAW}, {6, 5, VALUE_DRAW}, {15, 4, VALUE_WIN}, {20, 4, VALUE_WIN}, {10, 9, VALUE_DRAW}};

static bool measure_proofs(void) {
    bool good = true;
    for (size_t i = 0; i < sizeof solved / sizeof solved[0]; i++) {
        struct line_position *position = empty_board(solved[i].size, solved[i].length);
        double began_us = now_us();
        double until_us = began_us + SECOND_US;
        struct budget budget = budget_of(UINT64_C(300000000));
        budget.expired = is_late;
        budget.context = &until_us;
        struct line_solution solution;
        if (line_solve(&solution, position, &budget) != OK) {
            fail("out of memory");
        }
        bool pass = solution.known && solution.value == solved[i].value;
        printf("  solve %2d,%-2d          %-8s %7.1f ms  target 1000 ms  %s\n", solved[i].size, solved[i].length,
               !solution.known                ? "unknown"
               : solution.value == VALUE_WIN  ? "win"
               : solution.value == VALUE_DRAW ? "draw"
                                              : "loss",
               (now_us() - began_us) / 1e3, pass ? "pass" : "FAIL");
        good = good && pass;
        free(position);
    }
    return good;
}

/* ---- strength ---- */

/* Three stones drawn near the middle, each opening played twice with the colours changed. */
static void draw_opening(struct line_position *position, struct rng *rng) {
    while (position->cells - position->empty < OPENING) {
        int row = position->size / 2 - 2 + (int)rng_below(rng, 5);
        int column = position->size / 2 - 2 + (int)rng_below(rng, 5);
        int cell = row * position->size + column;
        if (position->fields[cell].stone == SIDE_NONE) {
            line_position_play(position, cell);
        }
    }
}

/* Does the search win as this side? 1, or 0.5 for a draw. */
static double play_against_greedy(struct line_position *position, int side) {
    while (position->empty > 0) {
        int mover = position->to_move;
        int cell = mover == side ? search(position, MOVE_US).cell : line_greedy_cell(position);
        if (position->class[mover][cell] == CLASS_LINE) {
            return mover == side;
        }
        line_position_play(position, cell);
    }
    return 0.5;
}

static bool measure_strength(void) {
    double points[2] = {0, 0};
    for (int game = 0; game < 2 * GAMES; game++) {
        struct rng rng;
        unsigned char seed[RNG_SEED_BYTES] = {(unsigned char)(game / 2)};
        struct line_position *position = empty_board(15, 5);
        rng_init(&rng, seed);
        draw_opening(position, &rng);
        points[game % 2] += play_against_greedy(position, game % 2);
        free(position);
    }
    bool pass = points[0] >= 0.9 * GAMES && points[1] >= 0.9 * GAMES;
    printf("  gomoku, %d ms a move, against greedy: %.1f of %d as X, %.1f of %d as O   target 90 %%  %s\n",
           MOVE_US / 1000, points[0], GAMES, points[1], GAMES, pass ? "pass" : "FAIL");
    return pass;
}

int main(void) {
    (void)setvbuf(stdout, NULL, _IOLBF, 0);
    bool speed = measure_speed();
    bool proofs = measure_proofs();
    bool strength = measure_strength();
    return speed && proofs && strength ? EXIT_SUCCESS : EXIT_FAILURE;
}
