/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games of a match in SGF (FF[4], GM[4]), one game tree after the other.
 */
#ifndef REFEREE_TOOLS_MATCH_SGF_H
#define REFEREE_TOOLS_MATCH_SGF_H

#include <stdint.h>
#include <stdio.h>

#include "game.h"

/* The game with this number, from 1, of this pair. */
void sgf_write(FILE *out, const struct game_plan *plan, const struct game_record *game, uint64_t pair, int number);

#endif
