/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boards of the line games, held against a naive one: a square of characters that is walked through field by field.
 *
 * The counts of tic-tac-toe are those of the rules: 255168 games played out move by move, 131184 won by X, 77904 by O,
 * 46080 drawn, over 5478 positions that can be reached.
 */
#include "rules/line_board.h"

#include <string.h>

#include <criterion/criterion.h>

#include "util/rng.h"

/* ---- the naive board ---- */

struct naive {
    int size, line;
    bool exact;
    char at[LINE_SIZE_MAX][LINE_SIZE_MAX]; /* by row and column: '.', 'X', 'O' */
};

static const int steps[LINE_WAYS][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}}; /* in columns and rows */

static struct naive naive_make(int size, int line, bool exact) {
    struct naive naive = {.size = size, .line = line, .exact = exact};
    memset(naive.at, '.', sizeof naive.at);
    return naive;
}

static char naive_at(const struct naive *naive, int column, int row) {
    bool inside = column >= 0 && row >= 0 && column < naive->size && row < naive->size;
    return inside ? naive->at[row][column] : '#';
}

/* Length of the run that begins at a point, or 0 where the stone before is of the same kind: then it began earlier. */
static int naive_run_from(const struct naive *naive, char symbol, int column, int row, const int step[2]) {
    if (naive_at(naive, column - step[0], row - step[1]) == symbol) {
        return 0;
    }
    int length = 0;
    while (naive_at(naive, column + length * step[0], row + length * step[1]) == symbol) {
        length++;
    }
    return length;
}

static bool naive_has_won(const struct naive *naive, char symbol) {
    for (int way = 0; way < LINE_WAYS; way++) {
        for (int row = 0; row < naive->size; row++) {
            for (int column = 0; column < naive->size; column++) {
                int length = naive_run_from(naive, symbol, column, row, steps[way]);
                if (naive->exact ? length == naive->line : length >= naive->line) {
                    return true;
                }
            }
        }
    }
    return false;
}

static struct line_board board_of(const struct naive *naive) {
    struct line_board board;
    line_board_init(&board, naive->size, naive->line, naive->exact);
    for (int row = 0; row < naive->size; row++) {
        for (int column = 0; column < naive->size; column++) {
            char symbol = naive_at(naive, column, row);
            if (symbol != '.') {
                line_board_place(&board, symbol == 'X' ? LINE_X : LINE_O,
                                 (struct stones_point){(uint8_t)column, (uint8_t)row});
            }
        }
    }
    return board;
}

/* ---- one against the other ---- */

/* Everything that is said of a stone: its runs in all ways, whether it wins, and with which line. */
static void expect_same_at(const struct naive *naive, const struct line_board *board, int column, int row) {
    char symbol = naive_at(naive, column, row);
    enum line_side side = symbol == 'X' ? LINE_X : LINE_O;
    struct stones_point point = {(uint8_t)column, (uint8_t)row};
    int first_winning = LINE_WAYS;
    for (int way = 0; way < LINE_WAYS; way++) {
        int back = 0;
        while (naive_at(naive, column - (back + 1) * steps[way][0], row - (back + 1) * steps[way][1]) == symbol) {
            back++;
        }
        int first_column = column - back * steps[way][0];
        int first_row = row - back * steps[way][1];
        int length = naive_run_from(naive, symbol, first_column, first_row, steps[way]);
        struct stones_run run = line_board_run(board, side, point, (enum line_way)way);
        cr_assert(run.first.column == first_column && run.first.row == first_row && run.length == length,
                  "run of way %d at (%d,%d) on %d", way, column, row, naive->size);
        struct stones_point last = stones_run_point(&run, length - 1);
        cr_assert_eq(last.column, first_column + (length - 1) * steps[way][0]);
        cr_assert_eq(last.row, first_row + (length - 1) * steps[way][1]);
        bool wins = naive->exact ? length == naive->line : length >= naive->line;
        first_winning = wins && first_winning == LINE_WAYS ? way : first_winning;
    }
    struct stones_run found;
    bool has = line_board_find_win(&found, board, side, point);
    cr_assert_eq(has, first_winning < LINE_WAYS);
    cr_assert_eq(line_board_wins_at(board, side, point), has);
    cr_assert(!has || (found.way.columns == steps[first_winning][0] && found.way.rows == steps[first_winning][1]));
}

static void expect_same(const struct naive *naive, const struct line_board *board) {
    int stones = 0;
    for (int row = 0; row < naive->size; row++) {
        for (int column = 0; column < naive->size; column++) {
            struct stones_point point = {(uint8_t)column, (uint8_t)row};
            char symbol = naive_at(naive, column, row);
            cr_assert_eq(line_board_is_free(board, point), symbol == '.');
            cr_assert_eq(line_board_has(board, LINE_X, point), symbol == 'X');
            cr_assert_eq(line_board_has(board, LINE_O, point), symbol == 'O');
            if (symbol != '.') {
                stones++;
                expect_same_at(naive, board, column, row);
            }
        }
    }
    cr_assert_eq(board->stones, stones);
    cr_assert_eq(line_board_is_full(board), stones == naive->size * naive->size);
    cr_assert_eq(line_board_has_won(board, LINE_X), naive_has_won(naive, 'X'));
    cr_assert_eq(line_board_has_won(board, LINE_O), naive_has_won(naive, 'O'));
}

Test(line_board, says_of_random_positions_what_a_walk_over_the_fields_finds) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){31});
    for (int size = LINE_SIZE_MIN; size <= LINE_SIZE_MAX; size++) {
        for (int i = 0; i < 24; i++) {
            int lines = (size < LINE_LENGTH_MAX ? size : LINE_LENGTH_MAX) - LINE_LENGTH_MIN + 1;
            int line = LINE_LENGTH_MIN + (int)rng_below(&rng, (uint32_t)lines);
            struct naive naive = naive_make(size, line, rng_below(&rng, 2) == 0);
            uint32_t density = 1 + rng_below(&rng, 12); /* of X, in twelfths: up to long runs and full boards */
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    bool x = rng_below(&rng, 12) < density;
                    naive.at[row][column] = x ? 'X' : rng_below(&rng, 3) == 0 ? '.' : 'O';
                }
            }
            struct line_board board = board_of(&naive);
            expect_same(&naive, &board);
        }
    }
}

Test(line_board, a_board_of_one_symbol_has_the_longest_runs_and_none_around_its_edges) {
    for (int size = LINE_SIZE_MIN; size <= LINE_SIZE_MAX; size++) {
        struct naive naive = naive_make(size, LINE_LENGTH_MIN, false);
        memset(naive.at, 'O', sizeof naive.at);
        struct line_board board = board_of(&naive);
        expect_same(&naive, &board);
        cr_expect(line_board_is_full(&board));
    }
}

Test(line_board, undoing_gives_back_the_very_same_board) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){32});
    struct line_board before[LINE_SIZE_MAX * LINE_SIZE_MAX];
    struct stones_point points[LINE_SIZE_MAX * LINE_SIZE_MAX];
    for (int size = LINE_SIZE_MIN; size <= LINE_SIZE_MAX; size++) {
        struct line_board board;
        int count = 0;
        line_board_init(&board, size, LINE_LENGTH_MIN, false);
        for (int i = 0; i < size * size; i++) {
            struct stones_point point = {(uint8_t)rng_below(&rng, (uint32_t)size),
                                         (uint8_t)rng_below(&rng, (uint32_t)size)};
            if (line_board_is_free(&board, point)) {
                before[count] = board;
                points[count] = point;
                line_board_place(&board, count % 2 == 0 ? LINE_X : LINE_O, point);
                count++;
            }
        }
        while (count-- > 0) {
            line_board_undo(&board, count % 2 == 0 ? LINE_X : LINE_O, points[count]);
            cr_assert_eq(memcmp(&board, &before[count], sizeof board), 0, "size %d, stone %d", size, count);
        }
    }
}

/* ---- counting games ---- */

struct counts {
    uint64_t positions; /* played through: each at the end of every way to it */
    uint64_t wins[LINE_SIDES], draws;
};

static bool counts_are(const struct counts *a, const struct counts *b) {
    return a->positions == b->positions && a->wins[LINE_X] == b->wins[LINE_X] && a->wins[LINE_O] == b->wins[LINE_O] &&
           a->draws == b->draws;
}

/* All games from here, to a depth; what is decided or full goes no further. */
static void count_games(struct counts *out, struct line_board *board, enum line_side side, int depth) {
    if (depth == 0) {
        return;
    }
    for (uint8_t row = 0; row < board->size; row++) {
        for (uint8_t column = 0; column < board->size; column++) {
            struct stones_point point = {column, row};
            if (!line_board_is_free(board, point)) {
                continue;
            }
            line_board_place(board, side, point);
            out->positions++;
            if (line_board_wins_at(board, side, point)) {
                out->wins[side]++;
            } else if (line_board_is_full(board)) {
                out->draws++;
            } else {
                count_games(out, board, side == LINE_X ? LINE_O : LINE_X, depth - 1);
            }
            line_board_undo(board, side, point);
        }
    }
}

static void naive_count_games(struct counts *out, struct naive *naive, int stones, int depth) {
    char symbol = stones % 2 == 0 ? 'X' : 'O';
    if (depth == 0) {
        return;
    }
    for (int field = 0; field < naive->size * naive->size; field++) {
        char *at = &naive->at[field / naive->size][field % naive->size];
        if (*at != '.') {
            continue;
        }
        *at = symbol;
        out->positions++;
        if (naive_has_won(naive, symbol)) {
            out->wins[stones % 2]++;
        } else if (stones + 1 == naive->size * naive->size) {
            out->draws++;
        } else {
            naive_count_games(out, naive, stones + 1, depth - 1);
        }
        *at = '.';
    }
}

Test(line_board, there_are_255168_games_of_tic_tac_toe) {
    struct line_board board;
    struct counts counts = {0};
    line_board_init(&board, 3, 3, false);
    count_games(&counts, &board, LINE_X, 9);
    cr_expect_eq(counts.wins[LINE_X], 131184);
    cr_expect_eq(counts.wins[LINE_O], 77904);
    cr_expect_eq(counts.draws, 46080);
    cr_expect_eq(counts.wins[LINE_X] + counts.wins[LINE_O] + counts.draws, 255168);
    struct naive naive = naive_make(3, 3, false);
    struct counts again = {0};
    naive_count_games(&again, &naive, 0, 9);
    cr_expect(counts_are(&counts, &again));
}

/* The position as a number in base 3. */
static int number_of(const struct line_board *board) {
    int number = 0;
    for (uint8_t row = 0; row < 3; row++) {
        for (uint8_t column = 0; column < 3; column++) {
            struct stones_point point = {column, row};
            number = number * 3 + line_board_has(board, LINE_X, point) + 2 * line_board_has(board, LINE_O, point);
        }
    }
    return number;
}

static int count_new_positions(bool *seen, struct line_board *board, enum line_side side) {
    bool *known = &seen[number_of(board)];
    if (*known) {
        return 0;
    }
    *known = true;
    int count = 1;
    for (uint8_t field = 0; field < 9; field++) {
        struct stones_point point = {field % 3, field / 3};
        if (!line_board_is_free(board, point)) {
            continue;
        }
        line_board_place(board, side, point);
        if (line_board_wins_at(board, side, point)) {
            bool *decided = &seen[number_of(board)];
            count += !*decided;
            *decided = true;
        } else {
            count += count_new_positions(seen, board, side == LINE_X ? LINE_O : LINE_X);
        }
        line_board_undo(board, side, point);
    }
    return count;
}

Test(line_board, tic_tac_toe_has_5478_positions_that_can_be_reached) {
    static bool seen[19683];
    struct line_board board;
    line_board_init(&board, 3, 3, false);
    cr_expect_eq(count_new_positions(seen, &board, LINE_X), 5478);
}

/* Depths that a naive count can follow in well under a second. */
Test(line_board, counts_of_small_boards_are_those_of_the_naive_board) {
    static const struct {
        int size, line;
        bool exact;
        int depth;
    } leaderboards[] = {
        {3, 3, true, 9},  {4, 3, false, 5}, {4, 3, true, 5},  {4, 4, false, 5}, {4, 4, true, 4},
        {5, 3, false, 4}, {5, 4, false, 4}, {6, 4, false, 3}, {7, 3, true, 3},  {20, 3, false, 2},
    };
    for (size_t i = 0; i < sizeof leaderboards / sizeof leaderboards[0]; i++) {
        struct line_board board;
        struct naive naive = naive_make(leaderboards[i].size, leaderboards[i].line, leaderboards[i].exact);
        struct counts fast = {0};
        struct counts slow = {0};
        line_board_init(&board, leaderboards[i].size, leaderboards[i].line, leaderboards[i].exact);
        count_games(&fast, &board, LINE_X, leaderboards[i].depth);
        naive_count_games(&slow, &naive, 0, leaderboards[i].depth);
        cr_expect(counts_are(&fast, &slow), "size %d, line %d", leaderboards[i].size, leaderboards[i].line);
        cr_expect_gt(fast.positions, 0);
    }
}
