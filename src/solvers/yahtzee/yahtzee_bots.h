/* SPDX-License-Identifier: Apache-2.0 */
/* The bots of Yahtzee. */
#ifndef REFEREE_SOLVERS_YAHTZEE_BOTS_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_BOTS_INTERNAL_H

#include "solvers/bot.h"

extern const struct bot *const yahtzee_bots[]; /* from the weakest to the strongest, ending with NULL */

#endif
