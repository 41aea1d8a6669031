/* SPDX-License-Identifier: Apache-2.0 */
/* Bots for Connect Four. */
#ifndef REFEREE_SOLVERS_CONNECTFOUR_BOTS_INTERNAL_H
#define REFEREE_SOLVERS_CONNECTFOUR_BOTS_INTERNAL_H

#include "solvers/bot.h"

extern const struct bot *const connectfour_bots[]; /* from the weakest to the strongest, ending with NULL */

#endif
