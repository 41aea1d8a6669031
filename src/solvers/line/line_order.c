/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A side that faces an open three, or two fours in one move, must play on one of the fields that would carry on what stands
 * there already, each of which makes a four at least; or make a four of its own. That list is complete. Elsewhere moves
 * stand near some stone.
 */
#include "line_order.h"

#include <stdlib.h>

#include "line_eval.h"

enum { KILLER_BONUS = 100, HISTORY_MAX = 400 };

int line_list_moves(struct line_move out[static LINE_CELLS], const struct line_position *position,
                    const struct line_history *history, int first, int killer) {
    int side = position->to_move;
    bool forced = line_is_forced(position);
    bool is_opening = position->empty == position->cells;
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        const struct line_field *field = &position->fields[cell];
        bool relevant = forced
                            ? position->class[side][cell] >= CLASS_FOUR || position->class[1 - side][cell] >= CLASS_FOUR
                            : field->neighbours > 0 || is_opening;
        if (relevant && field->stone == SIDE_NONE) {
            int32_t promise = line_eval_cell(position, cell) + history->values[side][cell];
            promise += cell == killer ? KILLER_BONUS : 0;
            out[count++] = (struct line_move){(int16_t)cell, cell == first ? INT32_MAX : promise};
        }
    }
    return count;
}

int line_list_others(struct line_move out[static LINE_CELLS], const struct line_position *position) {
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone == SIDE_NONE && position->fields[cell].neighbours == 0) {
            out[count++] = (struct line_move){(int16_t)cell, 0};
        }
    }
    return count;
}

int line_pick_move(struct line_move *moves, int count, int at) {
    int best = at;
    for (int i = at + 1; i < count; i++) {
        if (moves[i].promise > moves[best].promise) {
            best = i;
        }
    }
    struct line_move move = moves[best];
    moves[best] = moves[at];
    moves[at] = move;
    return move.cell;
}

/* The nearer a value is to its bound the less it moves, so that what is old is forgotten. */
static void adjust(int32_t *value, int amount) {
    *value += amount - *value * abs(amount) / HISTORY_MAX;
}

void line_reward(struct line_history *history, const struct line_position *position, int cell,
                 const struct line_move *moves, int tried, int depth) {
    int32_t *values = history->values[position->to_move];
    int amount = depth * depth + depth;
    amount = amount < HISTORY_MAX / 3 ? amount : HISTORY_MAX / 3;
    adjust(&values[cell], amount);
    for (int i = 0; i < tried; i++) {
        if (moves[i].cell != cell) {
            adjust(&values[moves[i].cell], -amount);
        }
    }
}
