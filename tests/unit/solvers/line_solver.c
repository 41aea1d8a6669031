/* SPDX-License-Identifier: Apache-2.0 */
/* Values that are proved. */
#include "solvers/line/line_solver.h"

#include <criterion/criterion.h>

#include "line_positions.h"
#include "positions.h"
#include "solvers/line/line_pairing.h"
#include "solvers/line/line_solve.h"

static const char *const names[] = {"loss", "draw", "win"};

static void expect_value(int size, int length, int value) {
    struct drawn *drawn = draw(size, length, false, "");
    struct budget budget = budget_of(300000000);
    struct line_solution solution;
    cr_assert_eq(line_solve(&solution, &drawn->position, &budget), OK);
    cr_assert(solution.known, "%d,%d is not solved", size, length);
    cr_expect_eq(solution.value, value, "%d,%d: %s", size, length, names[solution.value + 1]);
    drawn_free(drawn);
}

Test(line_solver, the_known_values_of_empty_boards_come_out) {
    expect_value(3, 3, VALUE_DRAW);
    expect_value(4, 3, VALUE_WIN);
    expect_value(4, 4, VALUE_DRAW);
    expect_value(5, 4, VALUE_DRAW);
    expect_value(6, 4, VALUE_WIN);
    expect_value(5, 5, VALUE_DRAW);
    expect_value(6, 5, VALUE_DRAW);
    expect_value(15, 3, VALUE_WIN);
    expect_value(15, 4, VALUE_WIN);
    expect_value(10, 10, VALUE_DRAW);
}

static int exhaust(struct line_position *position) {
    int best = position->empty == 0 ? VALUE_DRAW : VALUE_LOSS;
    for (int cell = 0; cell < position->cells && best < VALUE_WIN; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        if (wins_by_the_rules(position, position->to_move, cell)) {
            return VALUE_WIN;
        }
        line_position_play(position, cell);
        int value = -exhaust(position);
        line_position_undo(position, cell);
        best = value > best ? value : best;
    }
    return best;
}

/* ---- traps ---- */

static double chance_by_trying(struct line_position *position, int cell, int value, int depth);

static int value_of_move(struct line_position *position, int cell) {
    if (wins_by_the_rules(position, position->to_move, cell)) {
        return VALUE_WIN;
    }
    line_position_play(position, cell);
    int value = -exhaust(position);
    line_position_undo(position, cell);
    return value;
}

/* The best chance of a mistake that a move which keeps the value has. */
static double best_by_trying(struct line_position *position, int value, int depth) {
    double best = 0;
    for (int cell = 0; depth > 0 && cell < position->cells; cell++) {
        if (position->fields[cell].stone == SIDE_NONE && value_of_move(position, cell) == value) {
            double chance = chance_by_trying(position, cell, value, depth);
            best = chance > best ? chance : best;
        }
    }
    return best;
}

static double chance_by_trying(struct line_position *position, int cell, int value, int depth) {
    double sum = 0;
    int answers = 0;
    line_position_play(position, cell);
    for (int answer = 0; answer < position->cells; answer++) {
        if (position->fields[answer].stone != SIDE_NONE) {
            continue;
        }
        answers++;
        if (wins_by_the_rules(position, position->to_move, answer)) {
            continue;
        }
        line_position_play(position, answer);
        sum += exhaust(position) > value ? 1 : best_by_trying(position, value, depth - 1);
        line_position_undo(position, answer);
    }
    line_position_undo(position, cell);
    return answers > 0 ? sum / answers : 0;
}

Test(line_solver, of_moves_that_keep_a_draw_or_a_loss_a_trap_is_that_which_is_answered_wrongly_most) {
    struct rng rng = rng_numbered(43);
    int seen[2] = {0};
    int other = 0;
    for (int n = 0; n < 300; n++) {
        struct drawn *drawn = draw(3 + n % 2, 3 + n % 2, false, "");
        struct line_position *position = &drawn->position;
        while (position->empty > 6) {
            line_position_init(position, drawn->shapes, position->size);
            play_at_random(position, 16, &rng);
        }
        struct budget budget = budget_of(UINT64_MAX);
        struct line_solution solution;
        struct line_solution plain;
        cr_assert_eq(line_solve(&plain, position, &budget), OK);
        cr_assert_eq(line_solve_with_trap(&solution, position, &budget), OK);
        cr_assert(solution.known && solution.value == plain.value);
        int cell = solution.verdict.cell;
        if (solution.value == VALUE_WIN || position->empty == 0) {
            cr_expect_eq(cell, plain.verdict.cell, "a win is won as before");
        } else {
            cr_expect_eq(value_of_move(position, cell), solution.value);
            double chance = chance_by_trying(position, cell, solution.value, 3);
            double best = best_by_trying(position, solution.value, 3);
            cr_expect_float_eq(chance, best, 1e-5, "%f, not %f", chance, best);
            seen[solution.value == VALUE_DRAW] += best > 0;
            other += cell != plain.verdict.cell;
        }
        drawn_free(drawn);
    }
    cr_expect(seen[0] > 5 && seen[1] > 20 && other > 20, "%d %d %d", seen[0], seen[1], other);
}

Test(line_solver, however_short_the_time_for_traps_there_is_a_move) {
    struct drawn *drawn = draw(4, 4, false, "x...");
    struct budget endless = budget_of(UINT64_MAX);
    struct line_solution solution;
    cr_assert_eq(line_solve_with_trap(&solution, &drawn->position, &endless), OK);
    uint64_t enough = UINT64_MAX - endless.steps;
    int unknown = 0;
    for (unsigned percent = 0; percent <= 100; percent += 5) {
        struct budget budget = budget_of(enough / 100 * percent);
        cr_assert_eq(line_solve_with_trap(&solution, &drawn->position, &budget), OK);
        cr_expect(solution.verdict.cell >= 0 && solution.verdict.cell < drawn->position.cells, "%u %%", percent);
        cr_expect_eq(drawn->position.fields[solution.verdict.cell].stone, SIDE_NONE, "%u %%", percent);
        cr_expect_eq(solution.verdict.line[0], solution.verdict.cell, "%u %%", percent);
        unknown += !solution.known;
    }
    cr_expect(unknown > 0 && unknown < 21, "%d", unknown);
    drawn_free(drawn);
}

/* Is there no way left for a side to complete a line, if it is given every empty field? */
static bool can_still_win(const struct line_position *position, int side) {
    struct line_position filled = *position;
    for (int cell = 0; cell < filled.cells; cell++) {
        if (filled.fields[cell].stone == SIDE_NONE) {
            if (wins_by_the_rules(&filled, side, cell)) {
                return true;
            }
            line_position_put(&filled, cell, side);
        }
    }
    return false;
}

Test(line_solver, values_are_those_of_trying_everything) {
    struct rng rng = rng_numbered(41);
    int seen[3] = {0};
    for (int n = 0; n < 400; n++) {
        int size = 3 + n % 3;
        struct drawn *drawn = draw(size, size == 3 ? 3 : 3 + n % 2, n % 7 == 0, "");
        while (drawn->position.empty > 7) {
            line_position_init(&drawn->position, drawn->shapes, drawn->position.size);
            play_at_random(&drawn->position, size * size * 2, &rng);
        }
        struct budget budget = budget_of(UINT64_MAX);
        struct line_solver *solver = NULL;
        int value = 9;
        cr_assert_eq(line_solver_make(&solver, &drawn->position), OK);
        cr_assert(line_solver_value(&value, solver, &budget));
        int truth = exhaust(&drawn->position);
        cr_expect_eq(value, truth, "%s, not %s", names[value + 1], names[truth + 1]);
        seen[truth + 1]++;
        line_solver_free(solver);
        struct line_solution solution;
        cr_assert_eq(line_solve(&solution, &drawn->position, &budget), OK);
        cr_expect(solution.known && solution.value == truth);
        if (solution.verdict.cell != LINE_NO_CELL && truth != VALUE_LOSS) {
            int kept = VALUE_WIN;
            if (!wins_by_the_rules(&drawn->position, drawn->position.to_move, solution.verdict.cell)) {
                line_position_play(&drawn->position, solution.verdict.cell);
                kept = -exhaust(&drawn->position);
            }
            cr_expect_eq(kept, truth, "the move does not keep the value");
        }
        drawn_free(drawn);
    }
    cr_expect(seen[0] > 5 && seen[1] > 20 && seen[2] > 20, "%d %d %d", seen[0], seen[1], seen[2]);
}

Test(line_solver, a_pairing_keeps_the_other_from_winning) {
    struct rng rng = rng_numbered(42);
    int found = 0;
    for (int n = 0; n < 300; n++) {
        struct drawn *drawn = draw(4, 3 + n % 2, n % 5 == 0, "");
        while (drawn->position.empty > 7) {
            line_position_init(&drawn->position, drawn->shapes, drawn->position.size);
            play_at_random(&drawn->position, 14, &rng);
        }
        int side = drawn->position.to_move;
        if (line_pairing_holds(&drawn->position, side)) {
            cr_expect_leq(exhaust(&drawn->position), VALUE_DRAW);
            found += can_still_win(&drawn->position, side);
        }
        if (line_pairing_holds(&drawn->position, 1 - side)) {
            cr_expect_geq(exhaust(&drawn->position), VALUE_DRAW);
        }
        drawn_free(drawn);
    }
    cr_expect_gt(found, 5);
}

Test(line_solver, pairings_are_found_where_they_are_known) {
    for (int size = 5; size <= 10; size++) {
        struct drawn *drawn = draw(size, size, false, "");
        cr_expect(line_pairing_holds(&drawn->position, 0), "%d", size);
        drawn_free(drawn);
    }
    struct drawn *drawn = draw(4, 3, false, "");
    cr_expect_not(line_pairing_holds(&drawn->position, 0));
    drawn_free(drawn);
}

Test(line_solver, says_so_when_the_budget_does_not_suffice) {
    struct drawn *drawn = draw(15, 5, false, "");
    struct budget budget = budget_of(5000000);
    struct line_solution solution;
    cr_assert_eq(line_solve(&solution, &drawn->position, &budget), OK);
    cr_expect_not(solution.known);
    cr_expect_neq(solution.verdict.cell, LINE_NO_CELL);
    cr_expect_eq(drawn->position.empty, 225);
    drawn_free(drawn);
}

Test(line_solver, a_full_board_is_a_draw) {
    struct drawn *drawn = draw(3, 3, false, "xox/xoo/oxx");
    struct budget budget = budget_of(5000000);
    struct line_solution solution;
    cr_assert_eq(line_solve(&solution, &drawn->position, &budget), OK);
    cr_expect(solution.known && solution.value == VALUE_DRAW && solution.verdict.cell == LINE_NO_CELL);
    drawn_free(drawn);
}
