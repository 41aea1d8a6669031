/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The family of line games: tic-tac-toe, gomoku, and any square board with any length of line.
 *
 * Two seats; the leader of a round has X and moves first. Playing goes through struct family; what is here besides is for
 * those who reason about a position that they see.
 */
#ifndef REFEREE_RULES_LINE_H
#define REFEREE_RULES_LINE_H

#include "rules/family.h"
#include "rules/line_board.h"

extern const struct family line_family;

/* An empty board by the rules of a config of this family: its size, its line, and whether longer lines win. */
void line_empty_board(struct line_board *out, const struct config *config);

#endif
