/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a tournament does to games of its own that people play.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_GAMES_H
#define REFEREE_TOURNAMENT_TOURNAMENT_GAMES_H

#include "util/err.h"
#include "util/id.h"

struct work;

/* Has the writer abort an open game whose players will not all come, and waits for it. OK also where it is over. */
enum err tournament_abort_game(const struct work *work, const struct id *game) MUST_CHECK;

/* Has the writer tell the proof of a game that is over, and waits for it. OK also where it has been told. */
enum err tournament_prove_game(const struct work *work, const struct id *game) MUST_CHECK;

#endif
