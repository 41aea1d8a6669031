/* SPDX-License-Identifier: Apache-2.0 */
/* The strategies that weigh nothing. */
#ifndef REFEREE_SOLVERS_SIMPLE_INTERNAL_H
#define REFEREE_SOLVERS_SIMPLE_INTERNAL_H

#include "solvers/solver.h"

/* Any code that fits. */
extern const struct strategy strategy_random;

/* As people are taught: blocks of new symbols first, then the smallest code that fits. */
extern const struct strategy strategy_methodical;

#endif
