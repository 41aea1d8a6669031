/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What fields are worth to both sides, by their combinations of shapes, and what both threaten.
 */
#include "line_eval.h"

#include "line_search.h"

int line_eval_cell(const struct line_position *position, int cell) {
    int side = position->to_move;
    const struct line_field *field = &position->fields[cell];
    const struct line_promise *promises = position->shapes->weights->promises;
    return promises[field->combination[side]].play + promises[field->combination[1 - side]].stop;
}

int line_greedy_cell(const struct line_position *position) {
    int best = LINE_NO_CELL;
    int most = -1;
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone == SIDE_NONE) {
            int promise = line_eval_cell(position, cell);
            if (promise > most) {
                most = promise;
                best = cell;
            }
        }
    }
    return best;
}

unsigned line_threats(const struct line_position *position) {
    static const enum line_class bits[] = {CLASS_THREE, CLASS_THREES, CLASS_FOUR, CLASS_FOUR_THREE, CLASS_FOURS};
    enum { OWN = 4, OTHER = 5 };
    const int16_t *own = position->classes[position->to_move];
    const int16_t *other = position->classes[1 - position->to_move];
    unsigned mask = 0;
    for (int i = 0; i < OWN; i++) {
        mask |= (unsigned)(own[bits[i]] > 0) << i;
    }
    for (int i = 0; i < OTHER; i++) {
        mask |= (unsigned)(other[bits[i]] > 0) << (OWN + i);
    }
    return mask;
}

int line_judge(const struct line_position *position) {
    int side = position->to_move;
    int score = (position->sums[side].mover - position->sums[1 - side].other +
                 position->shapes->weights->threats[line_threats(position)]) /
                LINE_WORTH_PARTS;
    return score > SCORE_SURE - 1 ? SCORE_SURE - 1 : score < 1 - SCORE_SURE ? 1 - SCORE_SURE : score;
}
