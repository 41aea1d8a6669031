/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Notices: what players are told of their games, each in a feed of their own. Written in the transaction of the event that
 * they are about.
 *
 *     invited                   to whoever is, when the game is made
 *     joined, declined          to the others at the table
 *     turn                      to everybody who may act now and could not before, except the player who has just acted
 *     round-over, rematch       to everybody at the table
 *     finished, aborted         and to those who have resigned, or were still invited
 *
 * No player is told of a game that they play alone, and built-in bots are told of nothing. A notice has the moment of its
 * event.
 */
#ifndef REFEREE_PLAY_NOTICES_H
#define REFEREE_PLAY_NOTICES_H

#include "core/tx.h"
#include "game/game.h"
#include "store/player_event.h"
#include "util/err.h"

/* An event was appended, and `after` is the game with it. */
enum err notices_of_event(struct tx *tx, const struct game *after, const struct event *event) MUST_CHECK;

/* The notices that an event makes, not written: for verify. What it makes somebody's turn is none of them. */
typedef enum err notice_function(void *context, const struct id *player, const struct player_event_row *row);
enum err notices_each(const struct game *after, const struct event *event, notice_function *notice,
                      void *context) MUST_CHECK;

/* The notices that tell these seats (bits) that it is their turn in `after`, not written either. */
enum err notices_each_turn(const struct game *after, unsigned seats, notice_function *notice, void *context) MUST_CHECK;

/* A change is complete: `actor` (a seat; -1 = nobody) made `after` of `before` (NULL: a new game). */
enum err notices_of_turn(struct tx *tx, const struct game *before, const struct game *after, int actor) MUST_CHECK;

#endif
