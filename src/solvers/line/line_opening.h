/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The first moves, which no search need find again.
 */
#ifndef REFEREE_SOLVERS_LINE_OPENING_INTERNAL_H
#define REFEREE_SOLVERS_LINE_OPENING_INTERNAL_H

#include "line_position.h"
#include "util/rng.h"

/* A move that is known to be good here; LINE_NO_CELL where none is. */
int line_opening_cell(const struct line_position *position, struct rng *rng);

#endif
