/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bots of the code-breaking family, for the list of bots: one for each strategy of the codebreaker.
 */
#ifndef REFEREE_SOLVERS_CODEBREAKING_BOTS_H
#define REFEREE_SOLVERS_CODEBREAKING_BOTS_H

#include "solvers/bot.h"

extern const struct bot codebreaking_bot_random, codebreaking_bot_methodical, codebreaking_bot_genetic,
    codebreaking_bot_minimax, codebreaking_bot_expected_size, codebreaking_bot_entropy, codebreaking_bot_most_parts,
    codebreaking_bot_optimal;

#endif
