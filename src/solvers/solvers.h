/* SPDX-License-Identifier: Apache-2.0 */
/* What the folders of the families hand to solvers.c, as solvers.def lists it. */
#ifndef REFEREE_SOLVERS_SOLVERS_INTERNAL_H
#define REFEREE_SOLVERS_SOLVERS_INTERNAL_H

#include "solvers/analysis.h"
#include "solvers/bot.h"

#define BOTS(family) extern const struct bot *const family##_bots[]; /* from weak to strong, ending with NULL */
#define ANALYSIS(family) extern const struct analysis family##_analysis;
#include "solvers/solvers.def"
#undef BOTS
#undef ANALYSIS

#endif
