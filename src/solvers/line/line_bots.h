/* SPDX-License-Identifier: Apache-2.0 */
/* Bots for line games. */
#ifndef REFEREE_SOLVERS_LINE_BOTS_INTERNAL_H
#define REFEREE_SOLVERS_LINE_BOTS_INTERNAL_H

#include "solvers/bot.h"

extern const struct bot *const line_bots[]; /* from the weakest to the strongest, ending with NULL */

#endif
