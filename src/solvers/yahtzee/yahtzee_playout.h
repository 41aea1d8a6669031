/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A round of Yahtzee among bots, for the list of playouts.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_PLAYOUT_H
#define REFEREE_SOLVERS_YAHTZEE_PLAYOUT_H

#include "solvers/playout.h"

extern const struct playout yahtzee_playout;

#endif
