/* SPDX-License-Identifier: Apache-2.0 */
/* Bots for line games. */
#ifndef REFEREE_SOLVERS_LINE_BOTS_INTERNAL_H
#define REFEREE_SOLVERS_LINE_BOTS_INTERNAL_H

#include "solvers/bot.h"

extern const struct bot line_bot_random, line_bot_greedy, line_bot_gomoku, line_bot_perfect;

#endif
