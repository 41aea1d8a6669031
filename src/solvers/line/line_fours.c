/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A walk through fours and their only answers. An answer may itself make a four; the next move must then complete the
 * line of both: stop that, and make another four.
 */
#include "line_fours.h"

#include <string.h>

/* A four and its answer, put and taken back; see struct budget. */
enum { STEPS_PER_PAIR = 800 };

static uint64_t failed_key(const struct line_position *position) {
    return position->hash ^ (position->to_move != 0 ? UINT64_C(0xA5A5A5A5A5A5A5A5) : 0);
}

static int search(struct fours *fours, int ply);

/* Makes a four on a field, lets the other answer, and goes on. Plies to the win, or 0. */
static int try_four(struct fours *fours, int cell, int ply) {
    struct line_position *position = fours->position;
    int side = position->to_move;
    int rest = 0;
    line_position_play(position, cell);
    /* With two fields to complete the line on, one answer is as good as the other. */
    int answer = line_position_find(position, side, CLASS_LINE);
    if (answer != LINE_NO_CELL) {
        line_position_play(position, answer);
        rest = search(fours, ply + 2);
        line_position_undo(position, answer);
    }
    line_position_undo(position, cell);
    if (rest == 0) {
        return 0;
    }
    fours->line[ply] = (uint16_t)cell;
    fours->line[ply + 1] = (uint16_t)answer;
    return rest + 2;
}

/* What can be said without a move: plies to the win, 0 when there is none, -1 when it must be searched. */
static int look(struct fours *fours, int *only, int ply) {
    const struct line_position *position = fours->position;
    int side = position->to_move;
    if (position->classes[side][CLASS_LINE] > 0) {
        fours->line[ply] = (uint16_t)line_position_find(position, side, CLASS_LINE);
        return 1;
    }
    int threats = position->classes[1 - side][CLASS_LINE];
    *only = threats > 0 ? line_position_find(position, 1 - side, CLASS_LINE) : LINE_NO_CELL;
    if (threats > 1 || line_position_count(position, side, CLASS_FOUR) == 0 ||
        (threats == 1 && position->class[side][*only] < CLASS_FOUR)) {
        return 0;
    }
    return -1;
}

static int search(struct fours *fours, int ply) {
    struct line_position *position = fours->position;
    int side = position->to_move;
    int only;
    int plies = look(fours, &only, ply);
    if (plies >= 0) {
        return plies;
    }
    uint64_t key = failed_key(position);
    if (ply + 4 > FOURS_PLIES_MAX || fours->failed[key % FOURS_FAILED] == key) {
        return 0;
    }
    for (int class = CLASS_FOURS; plies <= 0 && class >= CLASS_FOUR; class --) {
        for (int cell = 0; plies <= 0 && cell < position->cells; cell++) {
            if (position->class[side][cell] != class || (only != LINE_NO_CELL && cell != only)) {
                continue;
            }
            if (fours->allowance == 0 || !budget_spend(fours->budget, STEPS_PER_PAIR)) {
                return 0;
            }
            fours->allowance--;
            fours->nodes++;
            plies = try_four(fours, cell, ply);
        }
    }
    if (plies <= 0 && fours->allowance > 0 && !fours->budget->over) {
        fours->failed[key % FOURS_FAILED] = key;
    }
    return plies > 0 ? plies : 0;
}

void fours_init(struct fours *fours, struct line_position *position, struct budget *budget) {
    memset(fours, 0, sizeof *fours);
    fours->position = position;
    fours->budget = budget;
}

int fours_search(struct fours *fours, uint64_t nodes) {
    fours->allowance = nodes;
    return search(fours, 0);
}
