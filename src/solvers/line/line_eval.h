/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a line game looks without any search: what a move promises, which promises most, who stands better.
 */
#ifndef REFEREE_SOLVERS_LINE_EVAL_INTERNAL_H
#define REFEREE_SOLVERS_LINE_EVAL_INTERNAL_H

#include "line_position.h"

/* The move that looks best without any search: wins at once, stops a win, makes threes and fours and stops them. */
int line_greedy_cell(const struct line_position *position);

/* How much an empty field looks like the move to play, for the side to move. */
int line_eval_cell(const struct line_position *position, int cell);

/* How a position stands for the side to move, between losing and winning for sure (SCORE_SURE). */
int line_judge(const struct line_position *position);

/* What is threatened on the board, as a number: see LINE_THREATS. */
unsigned line_threats(const struct line_position *position);

#endif
