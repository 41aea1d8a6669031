/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which moves a search looks at, and in which order: those first that promise most by the fields' shapes and by what they
 * have been good for elsewhere in the tree.
 */
#ifndef REFEREE_SOLVERS_LINE_ORDER_INTERNAL_H
#define REFEREE_SOLVERS_LINE_ORDER_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "line_position.h"

/* How often moves have cut, by side; negative where they were tried and did not. */
struct line_history {
    int32_t values[2][LINE_CELLS];
};

struct line_move {
    int16_t cell;
    int32_t promise;
};

/* Does the side to move face an open three, or two fours in one move? It must stop them or make a four. */
static inline bool line_is_forced(const struct line_position *position) {
    return position->classes[1 - position->to_move][CLASS_FOURS] > 0;
}

/* Does a stone on a field make nothing that must be answered, and stop nothing? */
static inline bool line_is_quiet(const struct line_position *position, int cell) {
    return position->class[0][cell] < CLASS_THREE && position->class[1][cell] < CLASS_THREE;
}

/*
 * The moves worth a look, unsorted: how many. `first` (or LINE_NO_CELL) is to come first, `killer` (or LINE_NO_CELL) was
 * good in a position much like this. In a forced position no other moves can hold.
 */
int line_list_moves(struct line_move out[static LINE_CELLS], const struct line_position *position,
                    const struct line_history *history, int first, int killer);

/* The others: fields far from all stones, of a position that is not forced. */
int line_list_others(struct line_move out[static LINE_CELLS], const struct line_position *position);

/* Brings the best of the moves from `at` on to that place, and returns its field. */
int line_pick_move(struct line_move *moves, int count, int at);

/* A move of the side to move has cut at this depth, after `tried` others that have not. */
void line_reward(struct line_history *history, const struct line_position *position, int cell,
                 const struct line_move *moves, int tried, int depth);

#endif
