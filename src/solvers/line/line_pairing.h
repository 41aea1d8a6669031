/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Draws that are plain: a side can hold the other off for good when fields can be paired so that every line the other may
 * still complete holds both fields of a pair. Whenever the other takes one, it takes its fellow.
 */
#ifndef REFEREE_SOLVERS_LINE_PAIRING_INTERNAL_H
#define REFEREE_SOLVERS_LINE_PAIRING_INTERNAL_H

#include <stdbool.h>

#include "line_position.h"

/* Was a pairing found that keeps a side, which has not won, from winning, whoever is to move? */
bool line_pairing_holds(const struct line_position *position, int side);

#endif
