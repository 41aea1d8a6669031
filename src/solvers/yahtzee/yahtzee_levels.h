/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The levels of the bot that plays for points: how it is made weaker, evenly from one level to the next.
 */
#ifndef REFEREE_SOLVERS_YAHTZEE_LEVELS_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_LEVELS_INTERNAL_H

#include "solvers/bot.h"
#include "yahtzee_players.h"

/* From the weakest to full strength. */
enum { YAHTZEE_LEVELS = 5 };

/* Of level 1 and on. */
extern const struct yahtzee_player yahtzee_level_players[YAHTZEE_LEVELS - 1];

/* How strong each was measured to be, two of each: by points, and against the level below. The last are the full strength's. */
extern const struct strength yahtzee_level_strengths[2 * YAHTZEE_LEVELS];

#endif
