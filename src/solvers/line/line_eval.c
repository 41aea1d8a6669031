/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a field is worth to both sides, and what a stone there would threaten or prevent.
 */
#include "line_eval.h"

#include "line_search.h"

int line_eval_cell(const struct line_position *position, int cell) {
    static const int own[CLASS_COUNT] = {0, 200, 1200, 300, 4000, 20000, 100000};
    static const int other[CLASS_COUNT] = {0, 100, 500, 150, 2000, 10000, 50000};
    int side = position->to_move;
    const struct line_field *field = &position->fields[cell];
    return field->worth[side] * 5 / 4 + field->worth[1 - side] + own[position->class[side][cell]] +
           other[position->class[1 - side][cell]];
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

int line_judge(const struct line_position *position) {
    int side = position->to_move;
    int score = (position->worth[side] * 9 - position->worth[1 - side] * 8) / 8;
    return score > SCORE_SURE - 1 ? SCORE_SURE - 1 : score < 1 - SCORE_SURE ? 1 - SCORE_SURE : score;
}
