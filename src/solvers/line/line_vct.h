/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Winning by threats: every move of a side makes an open three or a four, or the other could do as it likes; and against
 * every answer that there is, it goes on so until it wins. With so little choice on either side such wins are found much
 * deeper than others, and they are proofs: no answer is left out.
 */
#ifndef REFEREE_SOLVERS_LINE_VCT_INTERNAL_H
#define REFEREE_SOLVERS_LINE_VCT_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "line_vcf.h"

enum { VCT_PLIES_MAX = 48 };

struct vct;

/* Position, budget and fours are borrowed; they are those of one search. ERR_NO_MEMORY; vct_free. */
enum err vct_make(struct vct **out, struct line_position *position, struct budget *budget, struct vcf *vcf) MUST_CHECK;
void vct_free(struct vct *vct); /* NULL is fine */

/*
 * Looks for such a win of the side to move, deeper and deeper from *depth on (1 at first), until so many nodes have been
 * visited; *depth is then where to go on with more. In how many plies it wins at most; 0 when no win was found. The
 * position is as it was.
 */
int vct_search(struct vct *vct, int8_t *depth, uint64_t nodes);

/* The winning line, of as many plies, after a win was found. */
const uint16_t *vct_line(const struct vct *vct);

uint64_t vct_nodes(const struct vct *vct);

#endif
