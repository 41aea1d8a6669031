/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Replaying a log, event by event, under the rules: each event must be allowed where it stands, and what is recorded of it
 * must be what the rules make of it. What verifies a whole database and what checks one exported game.
 */
#ifndef REFEREE_GAME_REPLAY_H
#define REFEREE_GAME_REPLAY_H

#include "game/config_cache.h"
#include "game/game.h"
#include "util/err.h"
#include "util/problem.h"

struct replay {
    struct config_cache *configs; /* borrowed */
    struct id id;                 /* of the game */
    struct game *game;            /* as the events so far left it; a reference; NULL before the first */
    struct problem problem;       /* what is wrong with the first event that does not follow */
};

/*
 * The next event. ERR_CORRUPT when it does not follow, with the problem set: nothing behind it can be judged;
 * ERR_NO_MEMORY. An answer that has to be examined takes up to about a second.
 */
enum err replay_event(struct replay *replay, const struct event *event) MUST_CHECK;

/* Releases the game. */
void replay_clear(struct replay *replay);

#endif
