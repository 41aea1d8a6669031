/* SPDX-License-Identifier: Apache-2.0 */
/* The solver and the bots of Connect Four: known values, late positions held against brute force, and nothing near missed. */
#include "solvers/connectfour/connectfour_solver.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "rules/connectfour.h"
#include "solvers/bot.h"
#include "unit/rules/play.h"

/* The board after columns counted from 1, by both sides in turn. */
static struct connectfour_board board_of(int columns, int rows, int line, const char *moves) {
    struct connectfour_board board;
    connectfour_board_init(&board, columns, rows, line);
    for (size_t i = 0; moves[i] != '\0'; i++) {
        (void)connectfour_board_drop(&board, i % 2 == 0 ? CONNECTFOUR_X : CONNECTFOUR_O, moves[i] - '1');
    }
    return board;
}

static enum connectfour_stone to_move_on(const struct connectfour_board *board) {
    return board->stones % 2 == 0 ? CONNECTFOUR_X : CONNECTFOUR_O;
}

static struct connectfour_solution solve(const struct connectfour_board *board, uint64_t steps) {
    struct connectfour_solution solution;
    struct budget budget = budget_of(steps);
    cr_assert_eq(connectfour_solve(&solution, board, to_move_on(board), &budget), OK);
    return solution;
}

/* The value for the side to move, by looking at everything, without a thought. */
static int brute_force(const struct connectfour_board *board) {
    int best = connectfour_board_is_full(board) ? VALUE_DRAW : VALUE_LOSS;
    for (int column = 0; column < board->columns && best < VALUE_WIN; column++) {
        if (connectfour_board_is_open(board, column)) {
            struct connectfour_board after = *board;
            struct stones_run run;
            struct stones_point point = connectfour_board_drop(&after, to_move_on(board), column);
            int value = connectfour_board_find_win(&run, &after, point) ? VALUE_WIN : -brute_force(&after);
            best = value > best ? value : best;
        }
    }
    return best;
}

Test(connectfour_solver, positions_of_the_middle_game_have_their_known_values) {
    static const struct {
        const char *moves;
        int value;
    } positions[] = {
        {"2252576253462244111563365343671351441", VALUE_LOSS},
        {"7422341735647741166133573473242566", VALUE_WIN},
        {"23163416124767223154467471272416755633", VALUE_DRAW},
        {"65214673556155731566316327373221417", VALUE_LOSS},
    };
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        struct connectfour_board board = board_of(7, 6, 4, positions[i].moves);
        struct connectfour_solution solution = solve(&board, 100000000);
        cr_expect(solution.known && solution.value == positions[i].value, "%s", positions[i].moves);
        cr_expect_eq(solution.value, brute_force(&board), "%s", positions[i].moves);
    }
}

Test(connectfour_solver, small_boards_have_their_known_values) {
    static const struct {
        int columns, rows, line, value;
    } boards[] = {{4, 4, 4, VALUE_DRAW}, {5, 4, 4, VALUE_DRAW},  {4, 5, 4, VALUE_DRAW}, {5, 5, 4, VALUE_DRAW},
                  {7, 6, 3, VALUE_WIN},  {12, 12, 3, VALUE_WIN}, {4, 4, 3, VALUE_WIN}};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        struct connectfour_board board = board_of(boards[i].columns, boards[i].rows, boards[i].line, "");
        struct connectfour_solution solution = solve(&board, 300000000);
        cr_expect(solution.known && solution.value == boards[i].value, "%zu", i);
    }
}

/* A position by chance with so many free fields; false where somebody has won before. */
static bool draw_position(struct connectfour_board *board, struct rng *rng, int columns, int rows, int line,
                          int free_fields) {
    connectfour_board_init(board, columns, rows, line);
    while (board->stones < columns * rows - free_fields) {
        struct stones_run run;
        int column = (int)rng_below(rng, (uint32_t)columns);
        if (connectfour_board_is_open(board, column) &&
            connectfour_board_find_win(&run, board, connectfour_board_drop(board, to_move_on(board), column))) {
            return false;
        }
    }
    return true;
}

Test(connectfour_solver, late_positions_have_the_values_of_brute_force_and_the_move_keeps_them) {
    static const int boards[][3] = {{7, 6, 4}, {4, 4, 4}, {8, 8, 4}, {5, 5, 3}, {6, 5, 5}, {12, 4, 4}, {4, 12, 6}};
    struct rng rng = rng_numbered(4);
    int seen[3] = {0};
    for (size_t i = 0; i < 700; i++) {
        const int *size = boards[i % 7];
        struct connectfour_board board;
        if (!draw_position(&board, &rng, size[0], size[1], size[2], 8)) {
            continue;
        }
        struct connectfour_solution solution = solve(&board, 100000000);
        cr_expect(solution.known && solution.value == brute_force(&board), "%zu", i);
        seen[solution.value + 1]++;
        struct stones_run run;
        enum connectfour_stone stone = to_move_on(&board);
        bool wins = connectfour_board_find_win(&run, &board, connectfour_board_drop(&board, stone, solution.column));
        cr_expect_eq(wins ? VALUE_WIN : -brute_force(&board), solution.value, "%zu", i);
    }
    cr_expect(seen[0] > 5 && seen[1] > 5 && seen[2] > 5, "%d %d %d", seen[0], seen[1], seen[2]);
}

Test(connectfour_solver, a_win_or_a_stop_is_never_missed_however_little_time_there_is) {
    static const struct {
        const char *moves;
        int column;
    } positions[] = {
        {"172737", 3},                 /* wins in the row, though a symbol falls anywhere */
        {"112233", 3},  {"121212", 0}, /* wins rather than stops */
        {"71727", 6},                  /* stops a column */
        {"1727376", 6},                /* O wins rather than stops */
    };
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        struct connectfour_board board = board_of(7, 6, 4, positions[i].moves);
        for (uint64_t steps = 0; steps <= 1000000; steps += 250000) {
            cr_expect_eq(solve(&board, steps).column, positions[i].column, "%s", positions[i].moves);
        }
    }
}

/* Two in the middle of the lowest row and nothing beside them: whoever is to move must see it two moves before. */
Test(connectfour_solver, an_open_row_is_made_and_stopped_two_moves_before_it_wins) {
    struct connectfour_board board = board_of(7, 6, 4, "3344");
    struct connectfour_solution solution = solve(&board, 3000000);
    cr_expect(solution.known && solution.value == VALUE_WIN, "X makes it");
    cr_expect(solution.column == 1 || solution.column == 4);
    board = board_of(7, 6, 4, "334");
    solution = solve(&board, 3000000);
    cr_expect(solution.column == 1 || solution.column == 4, "O stops it");
}

/* ---- bots ---- */

Test(connectfour_bots, every_bot_makes_legal_moves_on_every_board_however_little_it_may_think) {
    static const char *const names[] = {"random", "greedy", "perfect"};
    static const char *const boards[] = {NULL, "{'columns':4,'rows':4,'line':3}", "{'columns':12,'rows':12,'line':6}"};
    for (size_t i = 0; i < 9; i++) {
        struct play play;
        struct turn turn;
        struct rng rng = rng_numbered((unsigned char)i);
        play_open(&play, "connect-four", boards[i / 3], 1);
        play_start(&play, 0, NULL);
        for (play.family->turn(play.state, &turn); !turn.over; play.family->turn(play.state, &turn)) {
            int seat = turn.seats == 1 ? 0 : 1;
            const char *name = names[(i + (size_t)seat) % 3];
            const struct bot *bot = bot_find("connectfour", name, strlen(name));
            cr_assert(bot != NULL && bot->can_play(bot, play.config));
            struct observation *observation = family_observe(play.config, play.state, seat);
            const struct bot_memory memory = {.bot_key = NULL};
            struct budget budget = budget_of(20000);
            struct move move = {.action = NULL};
            cr_assert_eq(bot->decide(&move, bot, observation, &memory, &rng, &budget), OK);
            cr_assert_eq(play_try_json(&play, seat, "move", move.body), OK, "%s: %s", bot->name, play.problem.detail);
            json_decref(move.body);
            free(observation);
        }
        play_close(&play);
    }
}
