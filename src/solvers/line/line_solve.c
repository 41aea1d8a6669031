/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Draws are often plain to the solver, which knows when nobody can win any more; wins are found soonest by the search,
 * which follows threats. So the solver has a short look first, then comes the search, then the solver with more time; and
 * where nothing is proved, the search once more, for the best move.
 *
 * Of moves that keep a draw, or a loss, some are easier to answer than others. Where few fields are free the trap is chosen
 * to which, of all answers and those that follow, the largest share is a mistake; nobody need search for another move then.
 */
#include "line_solve.h"

#include "line_eval.h"
#include "line_opening.h"

/* Shares of what is left of the budget; LINE_PERCENT is for a line of play where the value is known already. */
enum { LOOK_PERCENT = 3, LINE_PERCENT = 3, SEARCH_PERCENT = 30, SOLVER_PERCENT = 60, TRAP_PERCENT = 50 };

/* Traps are set where no more fields than that are free, and looked for deeper where fewer are: all is solved. */
enum { TRAP_FIELDS = 25, SOME_FIELDS = 16, SOME_DEPTH = 2, FEW_FIELDS = 9, FEW_DEPTH = 4 };

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

static void set_move(struct line_verdict *verdict, int cell) {
    verdict->cell = cell;
    verdict->line[0] = (uint16_t)cell;
    verdict->line_length = 1;
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
                        const struct line_position *position, struct budget *budget) {
    int value = 0;
    if (!line_solver_move_value(&value, solver, solution->verdict.cell, budget)) {
        return false;
    }
    for (int cell = 0; value != solution->value && cell < position->cells; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        if (!line_solver_move_value(&value, solver, cell, budget)) {
            return false;
        }
        if (value == solution->value) {
            set_move(&solution->verdict, cell);
        }
    }
    return value == solution->value;
}

/* Asks for the value of the position with a share of the budget. */
static void prove(struct line_solution *solution, struct line_solver *solver, unsigned percent, struct budget *budget) {
    struct budget share = share_of(budget, percent);
    uint64_t given = share.steps;
    int value = 0;
    if (line_solver_value(&value, solver, &share)) {
        set_value(solution, value);
    }
    settle(budget, &share, given);
}

/* After the short look. */
static enum err solve(struct line_solution *solution, struct line_solver *solver, struct line_position *position,
                      struct budget *budget) {
    bool is_plain = solution->known;
    enum err err = search(solution, position, true, is_plain ? LINE_PERCENT : SEARCH_PERCENT, budget);
    bool was_searched = is_sure(solution->verdict.score);
    if (err == OK && !solution->known && !budget->over) {
        prove(solution, solver, SOLVER_PERCENT, budget);
    }
    if (err == OK && solution->known && !was_searched && solution->value != VALUE_LOSS && position->empty > 0) {
        solution->known = find_keeper(solution, solver, position, budget);
    }
    if (err == OK && !solution->known && !budget->over) {
        err = search(solution, position, false, 100, budget);
    }
    return err;
}

/* A move that keeps a draw or a loss, and what can be hoped of it. */
struct trap {
    int cell;
    int chance;  /* of a mistake, see line_solver_mistakes */
    int promise; /* of the field: decides between equal chances */
};

static bool is_better(const struct trap *one, const struct trap *other) {
    return one->chance != other->chance ? one->chance > other->chance : one->promise > other->promise;
}

/* Judges a move; false when the budget was over first. One that does not keep the value has no chance, which is -1. */
static bool judge_trap(struct trap *out, struct line_solver *solver, const struct line_position *position, int cell,
                       int value, struct budget *budget) {
    int depth = position->empty <= FEW_FIELDS ? FEW_DEPTH : position->empty <= SOME_FIELDS ? SOME_DEPTH : 1;
    int own_value = 0;
    *out = (struct trap){.cell = cell, .chance = -1, .promise = line_eval_cell(position, cell)};
    if (!line_solver_move_value(&own_value, solver, cell, budget)) {
        return false;
    }
    return own_value != value || line_solver_mistakes(&out->chance, solver, cell, value, depth, budget);
}

/* Sets the move, where all that keep the value could be looked at. What was found out by then is known to the solver. */
static bool set_trap(struct line_solution *solution, struct line_solver *solver, const struct line_position *position,
                     unsigned percent, struct budget *budget) {
    if (!solution->known || solution->value == VALUE_WIN || position->empty == 0 || position->empty > TRAP_FIELDS) {
        return false;
    }
    struct budget share = share_of(budget, percent);
    uint64_t given = share.steps;
    struct trap best = {.cell = LINE_NO_CELL, .chance = -1};
    bool in_time = true;
    for (int cell = 0; in_time && cell < position->cells; cell++) {
        struct trap trap;
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        in_time = judge_trap(&trap, solver, position, cell, solution->value, &share);
        best = trap.chance >= 0 && is_better(&trap, &best) ? trap : best;
    }
    settle(budget, &share, given);
    bool is_set = in_time && best.cell != LINE_NO_CELL;
    if (is_set && best.cell != solution->verdict.cell) { /* else the line of play that was searched stays */
        set_move(&solution->verdict, best.cell);
    }
    return is_set;
}

/* The first moves are made as everywhere, where nothing is proved of them: a search has no idea of so empty a board. */
static void open_game(struct line_solution *solution, const struct line_position *position) {
    static const unsigned char always_the_same[RNG_SEED_BYTES] = {0};
    struct rng rng;
    rng_init(&rng, always_the_same);
    int cell = solution->known ? LINE_NO_CELL : line_opening_cell(position, &rng);
    if (cell != LINE_NO_CELL) {
        set_move(&solution->verdict, cell);
    }
}

static enum err solve_position(struct line_solution *out, struct line_position *position, bool sets_trap,
                               struct budget *budget) {
    struct line_solution solution = {.verdict = {.cell = LINE_NO_CELL}};
    struct line_solver *solver = NULL;
    enum err err = line_solver_make(&solver, position);
    if (err == OK) {
        prove(&solution, solver, LOOK_PERCENT, budget);
        bool is_set = sets_trap && set_trap(&solution, solver, position, TRAP_PERCENT, budget);
        err = is_set ? OK : solve(&solution, solver, position, budget);
        if (err == OK && sets_trap && !is_set) {
            (void)set_trap(&solution, solver, position, 100, budget);
        }
        solution.verdict.nodes += line_solver_nodes(solver);
    }
    line_solver_free(solver);
    if (err == OK) {
        open_game(&solution, position);
        *out = solution;
    }
    return err;
}

enum err line_solve(struct line_solution *out, struct line_position *position, struct budget *budget) {
    return solve_position(out, position, false, budget);
}

enum err line_solve_with_trap(struct line_solution *out, struct line_position *position, struct budget *budget) {
    return solve_position(out, position, true, budget);
}
