/* SPDX-License-Identifier: Apache-2.0 */
/*
 * As in line games (line_levels.c) a level is careless with some of its moves, and searches the others with few steps. A
 * careless move is any column, but one that is seen to win, or else to stop the other's win; columns that are overlooked
 * are not seen to do either.
 *
 * The numbers were found by play, each level against the one below: `make bench-levels`.
 */
#include "connectfour_levels.h"

#include "connectfour_solver.h"

/* Level, steps, careless moves and overlooked columns in percent, share of games won against the level below. */
#define LEVELS(LEVEL)               \
    LEVEL(1, 2000, 100, 45, 0.865)  \
    LEVEL(2, 2000, 86, 34, 0.654)   \
    LEVEL(3, 2500, 72, 26, 0.692)   \
    LEVEL(4, 4000, 55, 21, 0.664)   \
    LEVEL(5, 8000, 43, 20, 0.681)   \
    LEVEL(6, 20000, 30, 20, 0.609)  \
    LEVEL(7, 50000, 19, 20, 0.629)  \
    LEVEL(8, 150000, 10, 20, 0.671) \
    LEVEL(9, 500000, 5, 20, 0.635)

#define AS_LEVEL(level, steps, careless, overlooked, share) {steps, careless, overlooked},
const struct connectfour_level connectfour_levels[CONNECTFOUR_LEVELS - 1] = {LEVELS(AS_LEVEL)};

#define MEASURE "share of games won against the level below, a draw as half"
#define MEASURE_OF(level) ((level) == 1 ? "share of games won against random, a draw as half" : MEASURE)
#define AS_STRENGTH(level, steps, careless, overlooked, share) {"connect-four", MEASURE_OF(level), share},
const struct strength connectfour_level_strengths[CONNECTFOUR_LEVELS] = {
    LEVELS(AS_STRENGTH){"connect-four", MEASURE, 0.673}};

static bool wins(const struct connectfour_board *board, enum connectfour_stone stone, int column) {
    struct connectfour_board after = *board;
    struct stones_run run;
    return connectfour_board_find_win(&run, &after, connectfour_board_drop(&after, stone, column));
}

/* Of the columns that are seen to win, else of those that are seen to stop a win, else of all that are open, one. */
static int glance(const struct connectfour_level *level, const struct connectfour_board *board,
                  enum connectfour_stone to_move, struct rng *rng) {
    enum { OPEN, STOPS, WINS };
    const enum connectfour_stone other = to_move == CONNECTFOUR_X ? CONNECTFOUR_O : CONNECTFOUR_X;
    int best = STONES_NO_MOVE;
    int most = OPEN;
    uint32_t alike = 0;
    for (int column = 0; column < board->columns; column++) {
        if (!connectfour_board_is_open(board, column)) {
            continue;
        }
        bool is_seen = rng_below(rng, 100) >= (uint32_t)level->overlooked;
        int promise = is_seen && wins(board, to_move, column) ? WINS
                      : is_seen && wins(board, other, column) ? STOPS
                                                              : OPEN;
        alike = promise > most ? 1 : alike + (promise == most);
        if (promise > most || (promise == most && rng_below(rng, alike) == 0)) {
            most = promise;
            best = column;
        }
    }
    return best;
}

enum err connectfour_level_choose(int *out, const struct connectfour_level *level,
                                  const struct connectfour_board *board, enum connectfour_stone to_move,
                                  struct rng *rng, struct budget *budget) {
    struct connectfour_solution solution;
    if (rng_below(rng, 100) < (uint32_t)level->careless) {
        *out = glance(level, board, to_move, rng);
        return OK;
    }
    struct budget own = budget_part(budget, level->steps);
    enum err err = connectfour_solve(&solution, board, to_move, &own);
    if (err == OK) {
        *out = solution.column;
    }
    return err;
}
