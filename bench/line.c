/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a move of a line game costs, on one core: `make bench-line`.
 *
 * Random games on three boards, played out once on the bare board (a stone is put, and looked at for a line), once on a
 * plain array of characters walked through from the stone, which is what the bare board must beat, and once by the
 * family's rules with bodies in JSON, as the server plays them. Then what it costs to show the game. Each figure is the
 * median of several runs, A B A B, in processor time. The exit status is 1 when a claim does not hold: the bare board at
 * least as fast as the array everywhere, a move by the rules below 5 us, a view below 20 us.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rules/line.h"
#include "util/rng.h"

enum { RUNS = 9, MOVES = 100000, FIELDS_MAX = LINE_SIZE_MAX * LINE_SIZE_MAX, VIEWS = 2000 };

static const struct {
    const char *ruleset, *options;
} leaderboards[] = {
    {"tic-tac-toe", "{}"},
    {"gomoku", "{}"},
    {"line", "{\"size\":20,\"line\":10,\"exact_line\":true}"},
};
enum { BOARDS = sizeof leaderboards / sizeof leaderboards[0] };

struct bench {
    const struct family *family;
    struct config *config;
    struct line_board empty;
    struct rng rng;
    struct stones_point order[FIELDS_MAX]; /* every field once, shuffled before each game */
    json_t *bodies[FIELDS_MAX];            /* by row and column */
    long moves;                            /* made in the run */
};

static double now_us(void) {
    struct timespec time;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static void fail(const char *what) {
    (void)fprintf(stderr, "bench-line: %s\n", what);
    exit(1);
}

static void shuffle(struct bench *bench) {
    int fields = bench->empty.size * bench->empty.size;
    for (int i = fields - 1; i > 0; i--) {
        uint32_t other = rng_below(&bench->rng, (uint32_t)i + 1);
        struct stones_point point = bench->order[i];
        bench->order[i] = bench->order[other];
        bench->order[other] = point;
    }
}

/* ---- a game, three ways; each returns how many moves it had ---- */

static int play_bare(struct bench *bench) {
    struct line_board board = bench->empty;
    int fields = board.size * board.size;
    for (int i = 0; i < fields; i++) {
        enum line_side side = i % 2 == 0 ? LINE_X : LINE_O;
        line_board_place(&board, side, bench->order[i]);
        if (line_board_wins_at(&board, side, bench->order[i])) {
            return i + 1;
        }
    }
    return fields;
}

/* How many of the same symbol lie behind a field in a direction. */
static int count_from(const char at[static FIELDS_MAX], int size, struct stones_point point, int dc, int dr) {
    char symbol = at[point.row * size + point.column];
    int count = 0;
    int column = point.column + dc;
    int row = point.row + dr;
    while (column >= 0 && row >= 0 && column < size && row < size && at[row * size + column] == symbol) {
        count++;
        column += dc;
        row += dr;
    }
    return count;
}

static int play_array(struct bench *bench) {
    static const int steps[LINE_WAYS][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    char at[FIELDS_MAX] = {0};
    int size = bench->empty.size;
    for (int i = 0; i < size * size; i++) {
        struct stones_point point = bench->order[i];
        at[point.row * size + point.column] = i % 2 == 0 ? 'X' : 'O';
        for (int way = 0; way < LINE_WAYS; way++) {
            int length = 1 + count_from(at, size, point, steps[way][0], steps[way][1]) +
                         count_from(at, size, point, -steps[way][0], -steps[way][1]);
            if (bench->empty.exact ? length == bench->empty.line : length >= bench->empty.line) {
                return i + 1;
            }
        }
    }
    return size * size;
}

static int play_by_rules(struct bench *bench) {
    const struct table table = {.round = 1, .leader = 0, .rules = 1};
    struct problem problem;
    struct state *state = NULL;
    struct turn turn = {.over = false};
    int moves = 0;
    if (bench->family->start(&state, bench->config, &table, &problem) != OK) {
        fail("a round does not start");
    }
    while (!turn.over) {
        struct stones_point point = bench->order[moves];
        struct event event = {.seq = moves + 1,
                              .kind = event_of_action(0),
                              .seat = moves % 2,
                              .body = bench->bodies[point.row * bench->empty.size + point.column]};
        struct state *next = NULL;
        if (bench->family->apply(&next, state, &event, &problem) != OK) {
            fail(problem.detail);
        }
        free(state);
        state = next;
        moves++;
        bench->family->turn(state, &turn);
    }
    free(state);
    return moves;
}

/* ---- measuring ---- */

/* Nanoseconds a move, shuffling left out; the same games for all three. */
static double run(struct bench *bench, int (*play)(struct bench *bench), unsigned char seed, long moves) {
    double spent = 0;
    bench->moves = 0;
    rng_init(&bench->rng, (const unsigned char[RNG_SEED_BYTES]){seed});
    while (bench->moves < moves) {
        enum { BATCH = 16 };
        shuffle(bench);
        double start = now_us();
        for (int i = 0; i < BATCH; i++) {
            int made = play(bench);
            bench->moves += made;
        }
        spent += now_us() - start;
    }
    return spent * 1e3 / (double)bench->moves;
}

/* Microseconds to write the view of a board half full. */
static double run_views(struct bench *bench) {
    const struct table table = {.round = 1, .leader = 0, .rules = 1};
    struct problem problem;
    struct state *state = NULL;
    struct json_out out;
    struct turn turn = {.over = false};
    if (bench->family->start(&state, bench->config, &table, &problem) != OK) {
        fail("a round does not start");
    }
    for (int i = 0; i < bench->empty.size * bench->empty.size / 2 && !turn.over; i++) {
        struct stones_point point = bench->order[i];
        struct event event = {.seq = i + 1,
                              .kind = event_of_action(0),
                              .seat = i % 2,
                              .body = bench->bodies[point.row * bench->empty.size + point.column]};
        struct state *next = NULL;
        if (bench->family->apply(&next, state, &event, &problem) != OK) {
            fail(problem.detail);
        }
        free(state);
        state = next;
        bench->family->turn(state, &turn);
    }
    json_out_init(&out);
    double start = now_us();
    for (int i = 0; i < VIEWS; i++) {
        json_out_clear(&out);
        family_print(&out, bench->config, bench->family->view, state, 0);
    }
    double spent = now_us() - start;
    json_out_free(&out);
    free(state);
    return spent / VIEWS;
}

static int compare(const void *a, const void *b) {
    double one = *(const double *)a;
    double other = *(const double *)b;
    return (one > other) - (one < other);
}

static double median(double runs[static RUNS]) {
    qsort(runs, RUNS, sizeof *runs, compare);
    return runs[RUNS / 2];
}

static void open_bench(struct bench *bench, size_t board) {
    struct problem problem;
    const struct preset *preset =
        family_find_preset(&bench->family, leaderboards[board].ruleset, strlen(leaderboards[board].ruleset));
    json_t *options = json_loads(leaderboards[board].options, 0, NULL);
    const struct setup setup = {.options = options, .opponents = -1};
    if (preset == NULL || bench->family->configure(&bench->config, preset, &setup, &problem) != OK) {
        fail("a ruleset cannot be configured");
    }
    json_decref(options);
    line_empty_board(&bench->empty, bench->config);
    int size = bench->empty.size;
    for (int i = 0; i < size * size; i++) {
        bench->order[i] = (struct stones_point){(uint8_t)(i % size), (uint8_t)(i / size)};
        bench->bodies[i] = json_pack("{s:i, s:i}", "column", i % size, "row", i / size);
    }
}

static void close_bench(struct bench *bench) {
    for (int i = 0; i < bench->empty.size * bench->empty.size; i++) {
        json_decref(bench->bodies[i]);
    }
    config_release(bench->config);
}

int main(void) {
    bool good = true;
    (void)printf("%12s %12s %12s %8s %12s %10s   (medians of %d runs)\n", "board", "bare, ns", "array, ns", "ratio",
                 "rules, us", "view, us", RUNS);
    for (size_t board = 0; board < BOARDS; board++) {
        struct bench bench = {.moves = 0};
        double bare[RUNS];
        double array[RUNS];
        double ratio[RUNS];
        double rules[RUNS];
        double views[RUNS];
        open_bench(&bench, board);
        for (int i = 0; i < RUNS; i++) {
            bare[i] = run(&bench, play_bare, (unsigned char)i, MOVES);
            array[i] = run(&bench, play_array, (unsigned char)i, MOVES);
            ratio[i] = array[i] / bare[i];
            rules[i] = run(&bench, play_by_rules, (unsigned char)i, MOVES / 4) / 1e3;
            views[i] = run_views(&bench);
        }
        (void)printf("%12s %12.1f %12.1f %8.2f %12.3f %10.2f\n", leaderboards[board].ruleset, median(bare),
                     median(array), median(ratio), median(rules), median(views));
        good = good && median(ratio) >= 1 && median(rules) < 5 && median(views) < 20;
        close_bench(&bench);
    }
    (void)printf("ratio at least 1, a move by the rules below 5 us, a view below 20 us: %s\n",
                 good ? "reached" : "NOT REACHED");
    return good ? 0 : 1;
}
