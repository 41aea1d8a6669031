/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Winning by continuous fours: a side makes one four after another, each of which leaves the other a single answer, until
 * two fields at once complete its line. There is so little choice that such wins are found many moves deep.
 */
#ifndef REFEREE_SOLVERS_LINE_VCF_INTERNAL_H
#define REFEREE_SOLVERS_LINE_VCF_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "line_position.h"
#include "solvers/budget.h"

enum { VCF_PLIES_MAX = 48, VCF_FAILED = 1 << 14 };

/* What was found out about positions on the way, for as long as the search lasts; and what it may spend. */
struct vcf {
    struct line_position *position; /* as it was when a search is over */
    struct budget *budget;
    uint64_t nodes;
    uint64_t allowance;           /* nodes that the search may still take */
    uint16_t line[VCF_PLIES_MAX]; /* the winning moves and their answers, when a win was found */
    uint64_t failed[VCF_FAILED];  /* hashes of positions from which there is no such win */
};

/* The position and budget are borrowed. */
void vcf_init(struct vcf *vcf, struct line_position *position, struct budget *budget);

/*
 * In how many plies the side to move wins so, at most: 1 when it completes a line at once; 0 when no such win was found
 * with `nodes`. line[0] is the move then. Nobody has won yet.
 */
int vcf_search(struct vcf *vcf, uint64_t nodes);

#endif
