/* SPDX-License-Identifier: Apache-2.0 */
/* Two ways of playing that people are taught, beside the methodical one; both end with the smallest code that fits. */
#ifndef REFEREE_SOLVERS_TAUGHT_INTERNAL_H
#define REFEREE_SOLVERS_TAUGHT_INTERNAL_H

#include "solvers/solver.h"

/* One symbol in every place, then half of the places for it and half for the next symbol, and for the next. */
extern const struct strategy strategy_four_alike;

/* Half of the places for each of two new symbols; what is known is placed while further ones are tried. */
extern const struct strategy strategy_two_colours;

#endif
