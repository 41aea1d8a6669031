/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Notifications: what players are told of their games, each in a feed of their own. Written in the transaction of the
 * event that they are about.
 *
 * Who is told of which event stands in rules/event.def; besides, everybody who may act now and could not before, except the
 * player who has just acted, is told of their turn.
 *
 * Who made a game and sits nowhere in it is told whatever those who have joined are told, but whose turn it is.
 *
 * No player is told of a game that they play alone, and built-in bots are told of nothing. A notification has the moment of
 * its event.
 */
#ifndef REFEREE_PLAY_NOTIFICATIONS_H
#define REFEREE_PLAY_NOTIFICATIONS_H

#include "core/tx.h"
#include "game/game.h"
#include "store/notifications.h"
#include "util/err.h"

/* A notification is called by the word of its event, but for these: of `created`, and of no event. */
#define NOTIFICATION_INVITED "invited"
#define NOTIFICATION_TURN "turn"

/* An event was appended, and `after` is the game with it. */
enum err notifications_of_event(struct tx *tx, const struct game *after, const struct event *event) MUST_CHECK;

/* The notifications that an event makes, not written: for verify. What it makes somebody's turn is none of them. */
typedef enum err notification_function(void *context, const struct id *player, const struct notification_row *row);
enum err notifications_each(const struct game *after, const struct event *event, notification_function *notification,
                            void *context) MUST_CHECK;

/*
 * Whom to tell where these seats can act since the event of a seat (-1: of nobody's): those who act for them, but
 * not the one who has just acted.
 */
seat_set notifications_seats(const struct game *after, seat_set seats, int actor);

/* The notifications that tell these seats that it is their turn in `after`, not written either. */
enum err notifications_each_turn(const struct game *after, seat_set seats, notification_function *notification,
                                 void *context) MUST_CHECK;

/* A change is complete: `actor` (a seat; -1 = nobody) made `after` of `before` (NULL: a new game). */
enum err notifications_of_turn(struct tx *tx, const struct game *before, const struct game *after,
                               int actor) MUST_CHECK;

#endif
