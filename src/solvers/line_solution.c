/*
 * Wins are found soonest by the search, which follows threats; draws by the solver, which knows when nobody can win any
 * more. So the search comes first, and its order of moves serves the solver.
 */
#include "line_solution.h"

enum { SEARCH_PERCENT = 30, SOLVER_PERCENT = 60 }; /* of what is left of the budget */

static struct budget share_of(const struct budget *budget, unsigned percent) {
    struct budget share = *budget;
    share.steps = budget->steps / 100 * percent;
    return share;
}

/* Takes what a share has spent. One that is over with steps left has been told to stop. */
static void settle(struct budget *budget, const struct budget *share, uint64_t given) {
    budget->steps -= given - share->steps;
    budget->unasked = share->unasked;
    budget->over = budget->over || (share->over && share->steps > 0);
}

static bool is_sure(int score) {
    return score >= SCORE_SURE || score <= -SCORE_SURE;
}

static void set_value(struct line_solution *solution, int value) {
    solution->known = true;
    solution->value = value;
}

static enum err search(struct line_solution *solution, struct line_position *position, bool sound, unsigned percent,
                       struct budget *budget) {
    const struct line_aims aims = {.sound = sound, .for_value = true};
    struct budget share = share_of(budget, percent);
    uint64_t given = share.steps;
    struct line_verdict verdict;
    enum err err = line_search(&verdict, position, &aims, &share);
    settle(budget, &share, given);
    if (err != OK) {
        return err;
    }
    uint64_t nodes = verdict.nodes + solution->verdict.nodes;
    if (verdict.depth >= solution->verdict.depth || is_sure(verdict.score)) {
        solution->verdict = verdict;
    }
    solution->verdict.nodes = nodes;
    if (sound && is_sure(verdict.score)) {
        set_value(solution, verdict.score > 0 ? VALUE_WIN : VALUE_LOSS);
    } else if (position->empty == 0) {
        set_value(solution, VALUE_DRAW);
    }
    return OK;
}

/* The move of the search, if it keeps the value, or the first that does. False when the budget was over before. */
static bool find_keeper(struct line_solution *solution, struct line_solver *solver,
                        const struct line_position *position) {
    int value = 0;
    if (!line_solver_move_value(&value, solver, solution->verdict.cell)) {
        return false;
    }
    for (int cell = 0; value != solution->value && cell < position->cells; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        if (!line_solver_move_value(&value, solver, cell)) {
            return false;
        }
        if (value == solution->value) {
            solution->verdict.cell = cell;
            solution->verdict.line[0] = (uint16_t)cell;
            solution->verdict.line_length = 1;
        }
    }
    return value == solution->value;
}

static enum err prove(struct line_solution *solution, struct line_position *position, struct budget *budget) {
    struct budget share = share_of(budget, SOLVER_PERCENT);
    uint64_t given = share.steps;
    struct line_solver *solver = NULL;
    enum err err = line_solver_make(&solver, position, &share);
    if (err != OK) {
        return err;
    }
    int value = 0;
    if (line_solver_value(&value, solver)) {
        set_value(solution, value);
        solution->known = value == VALUE_LOSS || find_keeper(solution, solver, position);
    }
    solution->verdict.nodes += line_solver_nodes(solver);
    line_solver_free(solver);
    settle(budget, &share, given);
    return OK;
}

enum err line_solve(struct line_solution *out, struct line_position *position, struct budget *budget) {
    struct line_solution solution = {.verdict = {.cell = LINE_NO_CELL}};
    enum err err = search(&solution, position, true, SEARCH_PERCENT, budget);
    if (err == OK && !solution.known && !budget->over) {
        err = prove(&solution, position, budget);
    }
    if (err == OK && !solution.known && !budget->over) {
        err = search(&solution, position, false, 100, budget);
    }
    if (err == OK) {
        *out = solution;
    }
    return err;
}
