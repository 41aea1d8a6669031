/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An and-or search: one move of the attacker's must do, against all answers. What an answer to an open three can be is
 * told in line_search.c (list_moves): fields on which a four could be made, by either side. A four of the defender's must
 * be met on one field; the attack then goes on only if it still threatens.
 */
#include "line_vct.h"

#include <stdlib.h>
#include <string.h>

#include "line_eval.h"

enum {
    STEPS_PER_NODE = 500,
    TABLE_SLOTS = 1 << 16,
    ATTACKS_MAX = 14, /* moves that are tried in a position: the attacker need not try all */
    DEPTH_MAX = 16,   /* moves of the attacker's that are no fours */
    VCF_NODES = 100,
};

/* A position with the attacker to move: from so many moves no win was found. */
struct failure {
    uint64_t key;
    int depth;
};

struct vct {
    struct line_position *position;
    struct budget *budget;
    struct vcf *vcf;
    uint64_t nodes, limit;
    uint16_t lines[VCT_PLIES_MAX + 1][VCT_PLIES_MAX];
    struct failure failures[TABLE_SLOTS];
};

struct attempt {
    int16_t cell;
    int32_t promise;
};

static int attack(struct vct *vct, int depth, int ply);
static int defend(struct vct *vct, int depth, int ply);

/* A tree in which moves are left out has the same stones with either side to move. */
static uint64_t key_of(const struct line_position *position) {
    return position->hash ^ (position->to_move != 0 ? UINT64_C(0xC2B2AE3D27D4EB4F) : 0);
}

static bool is_over(const struct vct *vct) {
    return vct->nodes >= vct->limit || vct->budget->over;
}

/* Puts a move in front of the line that follows it: so many plies in all. */
static int note(struct vct *vct, int ply, int cell, int rest) {
    vct->lines[ply][0] = (uint16_t)cell;
    if (rest > 0) {
        memcpy(&vct->lines[ply][1], vct->lines[ply + 1], (size_t)rest * sizeof vct->lines[0][0]);
    }
    return rest + 1;
}

static int by_fours(struct vct *vct, int ply) {
    int plies = vcf_search(vct->vcf, VCF_NODES);
    if (plies == 0 || ply + plies > VCT_PLIES_MAX) {
        return 0;
    }
    memcpy(vct->lines[ply], vct->vcf->line, (size_t)plies * sizeof vct->lines[0][0]);
    return plies;
}

/* Fields on which the attacker threatens; where the attacker is threatened too, those that meet that or come before it. */
static int list_attacks(struct attempt *out, const struct line_position *position) {
    int side = position->to_move;
    bool threatened = position->classes[1 - side][CLASS_FOURS] > 0;
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        int own = position->class[side][cell];
        if (own >= CLASS_FOUR ||
            (own >= CLASS_THREE && (!threatened || position->class[1 - side][cell] >= CLASS_FOUR))) {
            out[count++] = (struct attempt){(int16_t)cell, line_eval_cell(position, cell)};
        }
    }
    return count;
}

static int list_answers(struct attempt *out, const struct line_position *position) {
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->class[0][cell] >= CLASS_FOUR || position->class[1][cell] >= CLASS_FOUR) {
            out[count++] = (struct attempt){(int16_t)cell, line_eval_cell(position, cell)};
        }
    }
    return count;
}

static int pick(struct attempt *attempts, int count, int at) {
    int best = at;
    for (int i = at + 1; i < count; i++) {
        best = attempts[i].promise > attempts[best].promise ? i : best;
    }
    struct attempt attempt = attempts[best];
    attempts[best] = attempts[at];
    attempts[at] = attempt;
    return attempt.cell;
}

static int try_attacks(struct vct *vct, int depth, int ply) {
    struct line_position *position = vct->position;
    struct attempt attempts[LINE_CELLS];
    int count = list_attacks(attempts, position);
    int plies = 0;
    for (int i = 0; i < count && i < ATTACKS_MAX && plies == 0 && !is_over(vct); i++) {
        int cell = pick(attempts, count, i);
        line_position_play(position, cell);
        int rest = defend(vct, depth - 1, ply + 1);
        line_position_undo(position, cell);
        plies = rest > 0 ? note(vct, ply, cell, rest) : 0;
    }
    return plies;
}

/* Plies in which the side to move wins by threats; 0 when it was not found to. */
static int attack(struct vct *vct, int depth, int ply) {
    struct line_position *position = vct->position;
    int side = position->to_move;
    vct->nodes++;
    if (ply + 4 > VCT_PLIES_MAX || !budget_spend(vct->budget, STEPS_PER_NODE)) {
        return 0;
    }
    int must = position->classes[1 - side][CLASS_LINE];
    if (position->classes[side][CLASS_LINE] == 0 && must > 0) {
        if (must > 1) {
            return 0;
        }
        int only = line_position_find(position, 1 - side, CLASS_LINE);
        line_position_play(position, only);
        int rest = defend(vct, depth, ply + 1);
        line_position_undo(position, only);
        return rest > 0 ? note(vct, ply, only, rest) : 0;
    }
    int plies = by_fours(vct, ply);
    if (plies > 0 || depth <= 0) {
        return plies;
    }
    uint64_t key = key_of(position);
    struct failure *failure = &vct->failures[key % TABLE_SLOTS];
    if (failure->key == key && failure->depth >= depth) {
        return 0;
    }
    plies = try_attacks(vct, depth, ply);
    if (plies == 0 && !is_over(vct)) {
        *failure = (struct failure){key, depth};
    }
    return plies;
}

static int try_answers(struct vct *vct, int depth, int ply) {
    struct line_position *position = vct->position;
    struct attempt attempts[LINE_CELLS];
    int count = list_answers(attempts, position);
    int longest = 0;
    for (int i = 0; i < count; i++) {
        int cell = pick(attempts, count, i);
        line_position_play(position, cell);
        int rest = is_over(vct) ? 0 : attack(vct, depth, ply + 1);
        line_position_undo(position, cell);
        if (rest == 0) {
            return 0;
        }
        if (rest + 1 > longest) {
            longest = note(vct, ply, cell, rest);
        }
    }
    return longest;
}

/* Plies in which the side that is not to move wins, whatever the other answers; 0 when some answer holds. */
static int defend(struct vct *vct, int depth, int ply) {
    struct line_position *position = vct->position;
    int side = position->to_move;
    int lines = position->classes[1 - side][CLASS_LINE];
    vct->nodes++;
    if (ply + 4 > VCT_PLIES_MAX || position->classes[side][CLASS_LINE] > 0 ||
        !budget_spend(vct->budget, STEPS_PER_NODE)) {
        return 0;
    }
    if (lines > 0) {
        int answer = line_position_find(position, 1 - side, CLASS_LINE);
        line_position_play(position, answer);
        int rest = attack(vct, depth, ply + 1);
        line_position_undo(position, answer);
        return rest > 0 ? note(vct, ply, answer, rest) : 0;
    }
    bool holds = position->classes[1 - side][CLASS_FOURS] == 0 || position->classes[side][CLASS_FOURS] > 0;
    return holds ? 0 : try_answers(vct, depth, ply);
}

enum err vct_make(struct vct **out, struct line_position *position, struct budget *budget, struct vcf *vcf) {
    struct vct *vct = calloc(1, sizeof *vct);
    if (vct == NULL) {
        return ERR_NO_MEMORY;
    }
    vct->position = position;
    vct->budget = budget;
    vct->vcf = vcf;
    *out = vct;
    return OK;
}

void vct_free(struct vct *vct) {
    free(vct);
}

int vct_search(struct vct *vct, int8_t *depth, uint64_t nodes) {
    int plies = 0;
    vct->limit = vct->nodes + nodes;
    while (plies == 0 && *depth <= DEPTH_MAX && !is_over(vct)) {
        plies = attack(vct, *depth, 0);
        if (plies == 0 && !is_over(vct)) {
            ++*depth;
        }
    }
    return plies;
}

const uint16_t *vct_line(const struct vct *vct) {
    return vct->lines[0];
}

uint64_t vct_nodes(const struct vct *vct) {
    return vct->nodes;
}
