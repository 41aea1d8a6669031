/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bots of the code-breaking family, for the list of bots: one for each strategy of the codebreaker.
 */
#ifndef REFEREE_SOLVERS_CODEBREAKING_BOTS_H
#define REFEREE_SOLVERS_CODEBREAKING_BOTS_H

#include "solvers/bot.h"

extern const struct bot *const codebreaking_bots[]; /* from the weakest to the strongest, ending with NULL */

#endif
