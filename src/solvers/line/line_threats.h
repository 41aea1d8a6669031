/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Winning by threats: every move of a side makes an open three or a four, or the other could do as it likes; and against
 * every answer that there is, it goes on so until it wins. With so little choice on either side such wins are found much
 * deeper than others, and they are proofs: no answer is left out.
 */
#ifndef REFEREE_SOLVERS_LINE_THREATS_INTERNAL_H
#define REFEREE_SOLVERS_LINE_THREATS_INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "line_fours.h"

enum { THREATS_PLIES_MAX = 48 };

struct threats;

/* Position, budget and fours are borrowed; they are those of one search. ERR_NO_MEMORY; threats_free. */
enum err threats_make(struct threats **out, struct line_position *position, struct budget *budget,
                      struct fours *fours) MUST_CHECK;
void threats_free(struct threats *threats); /* NULL is fine */

/*
 * Looks for such a win of the side to move, deeper and deeper from *depth on (1 at first), until so many nodes have been
 * visited; *depth is then where to go on with more. In how many plies it wins at most; 0 when no win was found. The position
 * is as it was.
 */
int threats_search(struct threats *threats, int8_t *depth, uint64_t nodes);

/* The winning line, of as many plies, after a win was found. */
const uint16_t *threats_line(const struct threats *threats);

uint64_t threats_nodes(const struct threats *threats);

#endif
