/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Alpha-beta over win, draw and loss. All moves are tried but those that cannot matter: who can complete a line does, who
 * must stop one does, and a threat of two lines at once leaves few answers (line_search.c says why these are all). A side
 * for which no line has room any more cannot win. Positions that are the same but for a turn or a reflection of the board
 * are solved once: the position keeps its hash from all eight sides, and is known by the smallest.
 */
#include "line_solver.h"

#include <stdlib.h>

#include "line_eval.h"
#include "line_pairing.h"
#include "util/splitmix.h"

enum { STEPS_PER_NODE = 500, TABLE_BITS = 20, SMALL_TABLE_BITS = 14, SMALL_CELLS = 16, SYMMETRIES = 8 };
enum { CHANCES = 4096 };

/* A position, and the chance of a mistake there; none where the key is 0. */
struct chance_known {
    uint64_t key;
    int chance;
};

struct line_solver {
    struct line_position *position;
    struct budget *budget; /* of the question that is asked */
    uint64_t nodes;
    uint64_t hashes[SYMMETRIES];
    uint16_t images[SYMMETRIES][LINE_CELLS]; /* where each symmetry takes a field */
    struct chance_known chances[CHANCES];
    uint64_t slots;   /* of the table, a power of two */
    uint64_t table[]; /* hashes, their last four bits the bounds of the value */
};

/* ---- the table ---- */

enum { BOUND_BITS = 4 };

static uint64_t key_of(const struct line_solver *solver) {
    uint64_t least = solver->hashes[0];
    for (int i = 1; i < SYMMETRIES; i++) {
        least = solver->hashes[i] < least ? solver->hashes[i] : least;
    }
    return least;
}

static uint64_t *slot_of(struct line_solver *solver, uint64_t key) {
    /* The smallest of eight is small: its middle bits are as good as any. */
    return &solver->table[(key >> 16) & (solver->slots - 1)];
}

static void recall(int *lower, int *upper, struct line_solver *solver, uint64_t key) {
    uint64_t entry = *slot_of(solver, key);
    bool is_used = (entry & 3) != 0;
    if (is_used && entry >> BOUND_BITS == key >> BOUND_BITS) {
        *lower = (int)(entry & 3) - 2;
        *upper = (int)(entry >> 2 & 3) - 2;
    }
}

static void keep(struct line_solver *solver, uint64_t key, int lower, int upper) {
    *slot_of(solver, key) = key >> BOUND_BITS << BOUND_BITS | (uint64_t)(lower + 2) | (uint64_t)(upper + 2) << 2;
}

/* ---- moves ---- */

static void turn_hashes(struct line_solver *solver, int cell, int side) {
    for (int i = 0; i < SYMMETRIES; i++) {
        solver->hashes[i] ^= line_key(solver->images[i][cell], side);
    }
}

static void play(struct line_solver *solver, int cell) {
    turn_hashes(solver, cell, solver->position->to_move);
    line_position_play(solver->position, cell);
}

static void undo(struct line_solver *solver, int cell) {
    line_position_undo(solver->position, cell);
    turn_hashes(solver, cell, solver->position->to_move);
}

struct candidate {
    int cell, promise;
};

static int compare(const void *one, const void *other) {
    const struct candidate *a = one;
    const struct candidate *b = other;
    return a->promise != b->promise ? (a->promise < b->promise) - (a->promise > b->promise) : a->cell - b->cell;
}

static int list_candidates(struct candidate *out, const struct line_position *position) {
    int side = position->to_move;
    bool forced = position->classes[1 - side][CLASS_FOURS] > 0;
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        bool relevant =
            !forced || position->class[side][cell] >= CLASS_FOUR || position->class[1 - side][cell] >= CLASS_FOUR;
        if (position->fields[cell].stone == SIDE_NONE && relevant) {
            out[count++] = (struct candidate){cell, line_eval_cell(position, cell)};
        }
    }
    if (count > 1) {
        qsort(out, (size_t)count, sizeof *out, compare);
    }
    return count;
}

/* ---- values ---- */

/* What is known without trying a move. True when that settles the value within the window. */
static bool look(int *lower, int *upper, const struct line_position *position) {
    int side = position->to_move;
    if (position->classes[side][CLASS_LINE] > 0 ||
        (position->classes[1 - side][CLASS_LINE] == 0 && position->classes[side][CLASS_FOURS] > 0)) {
        *lower = *upper = VALUE_WIN;
    } else if (position->classes[1 - side][CLASS_LINE] > 1) {
        *lower = *upper = VALUE_LOSS;
    } else {
        *lower = position->rooms[1 - side] == 0 ? VALUE_DRAW : VALUE_LOSS;
        *upper = position->rooms[side] == 0 ? VALUE_DRAW : VALUE_WIN;
    }
    return *lower == *upper;
}

/* Is there a pairing against the side whose win is in question? */
static bool pairing_settles(int *lower, int *upper, const struct line_position *position, int alpha, int beta) {
    int side = position->to_move;
    if (alpha >= VALUE_DRAW && line_pairing_holds(position, side)) {
        *upper = VALUE_DRAW;
        return true;
    }
    if (beta <= VALUE_DRAW && line_pairing_holds(position, 1 - side)) {
        *lower = VALUE_DRAW;
        return true;
    }
    return false;
}

static int solve(struct line_solver *solver, int alpha, int beta);

/* All moves one after the other, until the value is at least beta. */
static int try_all(struct line_solver *solver, int alpha, int beta, int upper) {
    struct candidate candidates[LINE_CELLS];
    int count = list_candidates(candidates, solver->position);
    int best = VALUE_LOSS;
    for (int i = 0; i < count && best < beta && best < upper; i++) {
        play(solver, candidates[i].cell);
        int value = -solve(solver, -beta, -(best > alpha ? best : alpha));
        undo(solver, candidates[i].cell);
        best = value > best ? value : best;
    }
    return best;
}

/*
 * The value, when it is between alpha and beta; otherwise a bound beyond that side of them. Means nothing once the budget
 * is over.
 */
static int solve(struct line_solver *solver, int alpha, int beta) {
    struct line_position *position = solver->position;
    int lower;
    int upper;
    solver->nodes++;
    if (!budget_spend(solver->budget, STEPS_PER_NODE)) {
        return 0;
    }
    if (look(&lower, &upper, position)) {
        return lower;
    }
    if (position->classes[1 - position->to_move][CLASS_LINE] == 1) {
        int only = line_position_find(position, 1 - position->to_move, CLASS_LINE);
        play(solver, only);
        int value = -solve(solver, -beta, -alpha);
        undo(solver, only);
        return value;
    }
    uint64_t key = key_of(solver);
    recall(&lower, &upper, solver, key);
    if (lower >= beta || lower == upper) {
        return lower;
    }
    if (upper <= alpha) {
        return upper;
    }
    if (pairing_settles(&lower, &upper, position, alpha, beta)) {
        keep(solver, key, lower, upper);
        return VALUE_DRAW;
    }
    alpha = lower > alpha ? lower : alpha;
    beta = upper < beta ? upper : beta;
    int value = try_all(solver, alpha, beta, upper);
    if (!solver->budget->over) {
        keep(solver, key, value > alpha ? value : lower, value < beta ? value : upper);
    }
    return value;
}

/* ---- the public functions ---- */

static void set_images(struct line_solver *solver) {
    int size = solver->position->size;
    for (int cell = 0; cell < size * size; cell++) {
        for (int i = 0; i < SYMMETRIES; i++) {
            int column = cell % size;
            int row = cell / size;
            if ((i & 4) != 0) {
                int swapped = column;
                column = row;
                row = swapped;
            }
            column = (i & 1) != 0 ? size - 1 - column : column;
            row = (i & 2) != 0 ? size - 1 - row : row;
            solver->images[i][cell] = (uint16_t)(row * size + column);
        }
    }
}

enum err line_solver_make(struct line_solver **out, struct line_position *position) {
    uint64_t slots = UINT64_C(1) << (position->cells <= SMALL_CELLS ? SMALL_TABLE_BITS : TABLE_BITS);
    struct line_solver *solver = calloc(1, sizeof *solver + slots * sizeof solver->table[0]);
    if (solver == NULL) {
        return ERR_NO_MEMORY;
    }
    solver->slots = slots;
    solver->position = position;
    set_images(solver);
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            turn_hashes(solver, cell, position->fields[cell].stone);
        }
    }
    *out = solver;
    return OK;
}

void line_solver_free(struct line_solver *solver) {
    free(solver);
}

/* First whether it is a win, then whether it is a loss: each question alone is answered sooner than both at once. */
bool line_solver_value(int *out, struct line_solver *solver, struct budget *budget) {
    solver->budget = budget;
    int value = solve(solver, VALUE_DRAW, VALUE_WIN);
    if (!solver->budget->over && value < VALUE_WIN) {
        value = solve(solver, VALUE_LOSS, VALUE_DRAW);
    }
    if (solver->budget->over) {
        return false;
    }
    *out = value;
    return true;
}

bool line_solver_move_value(int *out, struct line_solver *solver, int cell, struct budget *budget) {
    int value;
    bool won = solver->position->class[solver->position->to_move][cell] == CLASS_LINE;
    if (won) {
        *out = VALUE_WIN;
        return true;
    }
    play(solver, cell);
    bool known = line_solver_value(&value, solver, budget);
    undo(solver, cell);
    if (known) {
        *out = -value;
    }
    return known;
}

/* ---- mistakes ---- */

enum { CERTAIN = 1000000 };

static int chance_of_mistake(struct line_solver *solver, int cell, int value, int depth);

/* The chance after an answer that was none, when the side to move goes on as is best. */
static int best_chance(struct line_solver *solver, int value, int depth) {
    const struct line_position *position = solver->position;
    int best = 0;
    for (int cell = 0; depth > 0 && cell < position->cells && best < CERTAIN && !solver->budget->over; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        play(solver, cell);
        bool keeps = value == VALUE_LOSS || solve(solver, -value, 1 - value) <= -value;
        undo(solver, cell);
        int chance = keeps ? chance_of_mistake(solver, cell, value, depth) : 0;
        best = chance > best ? chance : best;
    }
    return best;
}

/* With the side to move to answer: of all its answers, how many are mistakes. */
static int count_mistakes(struct line_solver *solver, int value, int depth) {
    struct line_position *position = solver->position;
    int64_t sum = 0;
    int answers = 0;
    for (int answer = 0; answer < position->cells && !solver->budget->over; answer++) {
        if (position->fields[answer].stone != SIDE_NONE) {
            continue;
        }
        answers++;
        if (position->class[position->to_move][answer] == CLASS_LINE) {
            continue;
        }
        play(solver, answer);
        bool is_mistake = solve(solver, value, value + 1) > value;
        sum += is_mistake ? CERTAIN : best_chance(solver, value, depth - 1);
        undo(solver, answer);
    }
    return answers > 0 ? (int)(sum / answers) : 0;
}

/* Moves in another order, and boards turned or reflected, lead to the same position, which is looked at once. */
static int chance_of_mistake(struct line_solver *solver, int cell, int value, int depth) {
    play(solver, cell);
    uint64_t key = splitmix_scramble(key_of(solver) ^ (uint64_t)(4 * depth + value + 2));
    struct chance_known *known = &solver->chances[key % CHANCES];
    int chance = known->chance;
    if (known->key != key) {
        chance = count_mistakes(solver, value, depth);
        if (!solver->budget->over) { /* what lies deeper may have taken the place meanwhile */
            *known = (struct chance_known){.key = key, .chance = chance};
        }
    }
    undo(solver, cell);
    return chance;
}

bool line_solver_mistakes(int *out, struct line_solver *solver, int cell, int value, int depth, struct budget *budget) {
    solver->budget = budget;
    *out = chance_of_mistake(solver, cell, value, depth);
    return !budget->over;
}

uint64_t line_solver_nodes(const struct line_solver *solver) {
    return solver->nodes;
}
