/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who may invite whom to a game, and how often.
 */
#ifndef REFEREE_PLAY_INVITATIONS_H
#define REFEREE_PLAY_INVITATIONS_H

#include "play/play.h"
#include "util/problem.h"

/* Of one player's invitations, so many wait for an answer of the same player, and so many in all: more than a table has. */
enum { INVITATIONS_TO_ONE = 10, INVITATIONS_MAX = 100 };
_Static_assert((int)INVITATIONS_MAX >= (int)SEATS_MAX, "everybody at a table can be invited");

/* Where in a request for a new game the opponent of a seat stands. */
void invitations_write_pointer(char out[static PROBLEM_POINTER_MAX], const struct new_game *new_game, int seat);

/*
 * May play->player invite those whose seats are invited? ERR_NOT_ALLOWED_NOW when too many invitations wait;
 * ERR_INVALID_VALUE (of a rematch ERR_FORBIDDEN) when somebody has blocked the player. Tournaments invite whom they like.
 */
enum err invitations_check(struct play *play, const struct new_game *new_game, const struct seat *seats) MUST_CHECK;

#endif
