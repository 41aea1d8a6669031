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

static unsigned threats_of(const int16_t *classes) {
    int threes = classes[CLASS_THREE];
    int fours = classes[CLASS_FOUR];
    unsigned some_threes = threes == 0 ? 0 : threes < 3 ? 1 : threes < 6 ? 2 : 3;
    unsigned some_fours = fours == 0 ? 0 : fours < 2 ? 1 : fours < 4 ? 2 : 3;
    return some_threes | (unsigned)(classes[CLASS_THREES] > 0) << 2 | some_fours << 3 |
           (unsigned)(classes[CLASS_FOUR_THREE] > 0) << 5;
}

unsigned line_threats(const struct line_position *position) {
    const int16_t *other = position->classes[1 - position->to_move];
    return threats_of(position->classes[position->to_move]) |
           (threats_of(other) | (unsigned)(other[CLASS_FOURS] > 0) << 6) << LINE_THREATS_OTHER;
}

int line_judge(const struct line_position *position) {
    int side = position->to_move;
    int score = (position->sums[side].mover - position->sums[1 - side].other +
                 position->shapes->weights->threats[line_threats(position)]) /
                LINE_WORTH_PARTS;
    return score > SCORE_SURE - 1 ? SCORE_SURE - 1 : score < 1 - SCORE_SURE ? 1 - SCORE_SURE : score;
}
