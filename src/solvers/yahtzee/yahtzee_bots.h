/* SPDX-License-Identifier: Apache-2.0 */
/* The bots of Yahtzee. */
#ifndef REFEREE_SOLVERS_YAHTZEE_BOTS_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_BOTS_INTERNAL_H

#include "solvers/bot.h"

extern const struct bot yahtzee_bot_random, yahtzee_bot_greedy, yahtzee_bot_winner, yahtzee_bot_optimal;

#endif
