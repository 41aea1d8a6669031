/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A walk through fours and their only answers. An answer may itself make a four; the next move must then complete the
 * line of both: stop that, and make another four.
 */
#include "line_vcf.h"

#include <string.h>

/* A four and its answer, put and taken back; see struct budget. */
enum { STEPS_PER_PAIR = 800 };

enum { FOURS_MAX = 64 };

struct fours {
    int count;
    uint16_t cells[FOURS_MAX];
};

static uint64_t failed_key(const struct line_position *position) {
    return position->hash ^ (position->to_move != 0 ? UINT64_C(0xA5A5A5A5A5A5A5A5) : 0);
}

static int search(struct vcf *vcf, int ply);

/* Makes a four on a field, lets the other answer, and goes on. Plies to the win, or 0. */
static int try_four(struct vcf *vcf, int cell, int ply) {
    struct line_position *position = vcf->position;
    int side = position->to_move;
    int rest = 0;
    line_position_play(position, cell);
    /* With two fields to complete the line on, one answer is as good as the other. */
    int answer = line_position_find(position, side, CLASS_LINE);
    bool goes_on =
        line_position_count(position, side, CLASS_FOUR) > 1; /* fields, besides the one that is answered on */
    if (answer != LINE_NO_CELL && goes_on) {
        line_position_play(position, answer);
        rest = search(vcf, ply + 2);
        line_position_undo(position, answer);
    }
    line_position_undo(position, cell);
    if (rest == 0) {
        return 0;
    }
    vcf->line[ply] = (uint16_t)cell;
    vcf->line[ply + 1] = (uint16_t)answer;
    return rest + 2;
}

/* What can be said without a move: plies to the win, 0 when there is none, -1 when it must be searched. */
static int look(struct vcf *vcf, int *only, int ply) {
    const struct line_position *position = vcf->position;
    int side = position->to_move;
    if (position->classes[side][CLASS_LINE] > 0) {
        vcf->line[ply] = (uint16_t)line_position_find(position, side, CLASS_LINE);
        return 1;
    }
    int vct = position->classes[1 - side][CLASS_LINE];
    *only = vct > 0 ? line_position_find(position, 1 - side, CLASS_LINE) : LINE_NO_CELL;
    if (vct > 1 || line_position_count(position, side, CLASS_FOUR) == 0 ||
        (vct == 1 && position->class[side][*only] < CLASS_FOUR)) {
        return 0;
    }
    return -1;
}

/* The fields for a four, the best first, as many as can be looked at; only one where the other has a four. */
static void list_fours(struct fours *out, const struct line_position *position, int only) {
    int side = position->to_move;
    out->count = 0;
    if (only != LINE_NO_CELL) {
        out->cells[out->count++] = (uint16_t)only;
        return;
    }
    for (int word = 0; word < LINE_WORDS; word++) {
        for (uint64_t rest = position->fours[side][word]; rest != 0 && out->count < FOURS_MAX; rest &= rest - 1) {
            int cell = word * LINE_WORD_BITS + __builtin_ctzll(rest);
            int at = out->count++;
            for (; at > 0 && position->class[side][out->cells[at - 1]] < position -> class[side][cell]; at--) {
                out->cells[at] = out->cells[at - 1];
            }
            out->cells[at] = (uint16_t)cell;
        }
    }
}

static int search(struct vcf *vcf, int ply) {
    struct line_position *position = vcf->position;
    int only;
    int plies = look(vcf, &only, ply);
    if (plies >= 0) {
        return plies;
    }
    uint64_t key = failed_key(position);
    if (ply + 4 > VCF_PLIES_MAX || vcf->failed[key % VCF_FAILED] == key) {
        return 0;
    }
    struct fours fours;
    list_fours(&fours, position, only);
    for (int i = 0; plies <= 0 && i < fours.count; i++) {
        if (vcf->allowance == 0 || !budget_spend(vcf->budget, STEPS_PER_PAIR)) {
            return 0;
        }
        vcf->allowance--;
        vcf->nodes++;
        plies = try_four(vcf, fours.cells[i], ply);
    }
    if (plies <= 0 && vcf->allowance > 0 && !vcf->budget->over) {
        vcf->failed[key % VCF_FAILED] = key;
    }
    return plies > 0 ? plies : 0;
}

void vcf_init(struct vcf *vcf, struct line_position *position, struct budget *budget) {
    memset(vcf, 0, sizeof *vcf);
    vcf->position = position;
    vcf->budget = budget;
}

int vcf_search(struct vcf *vcf, uint64_t nodes) {
    vcf->allowance = nodes;
    return search(vcf, 0);
}
