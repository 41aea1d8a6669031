/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The part of the fold that is about time: what came too late, whose time begins to run and whose has been used.
 */
#ifndef REFEREE_GAME_FOLD_TIME_H
#define REFEREE_GAME_FOLD_TIME_H

#include "game/game.h"

/*
 * Does an event come in time? An action must have arrived by the deadline of the seat that does it (ERR_NOT_ALLOWED_NOW);
 * time that is said to be over must be, and what is due happens when it is due, and before all that is later (ERR_CORRUPT).
 */
enum err fold_time_check(const struct game *now, const struct event *event, struct problem *problem) MUST_CHECK;

/* What an event that has made `game` of `now` means for the clocks: turns that begin and end, banks. */
void fold_time_run(struct game *game, const struct game *now, const struct event *event);

/* Is this what the server had to do next by itself? */
bool fold_time_is_due(const struct game *now, const struct event *event);

/* Had nobody acted for so long before an event, with nobody's time running, that the server may end the game with it? */
bool fold_time_expired(const struct game *now, const struct event *event);

/* The seat that has let the very first turn pass by the moment of an event, or -1. */
int fold_time_late(const struct game *now, const struct event *event);

/* Is the game to end, as nobody had acted in it for too long? Not where the turn has come to somebody whose time runs. */
bool fold_time_ends(const struct game *now);

/* How long nobody had acted when a time-out came that no deadline led to; 0 where one did. Has passed fold_time_check. */
int64_t fold_time_idle(const struct game *now, const struct event *event);

/* `resumed`: the turns under way go on from where they were when nobody could act any more. */
enum err fold_resumed(struct game *game, const struct game *now, const struct event *event,
                      struct problem *problem) MUST_CHECK;

#endif
