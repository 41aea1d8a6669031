/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who wins a match, and which seats lead when: the arithmetic of rounds and points that all families share.
 */
#ifndef REFEREE_GAME_MATCH_H
#define REFEREE_GAME_MATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "game/game.h"

/* Why a match ends, as published; or the family's word, where it was won at once. */
#define REASON_ROUNDS "rounds"
#define REASON_RESIGNATION "resignation"
#define REASON_FINISH "finish"
#define REASON_TIMEOUT "timeout" /* also of games that are aborted */

/* Why a game is aborted. */
#define REASON_CREATOR "creator"
#define REASON_DECLINED "declined"
#define REASON_EXPIRED "expired"
#define REASON_SET_DELETED "set-deleted" /* before a round could be dealt from it */
#define REASON_MASTER_LEFT "master-left" /* an official whom it cannot go on without */

/*
 * The outcome of a match with the points as they are: the most points among the seats still in wins, of equal ones that
 * with more of what tells them apart (family->minor), equal in both is a draw, and officials have no part in it; a
 * last remaining seat wins whatever the points, and so does one that has won with the newest round (family->won_at_once). Alone: a win when every agreed round brought its point (open-ended: when
 * any did), else a loss; resigning alone is a loss.
 */
void match_judge(const struct game *game, enum outcome *out_outcome, seat_set *out_winners);

/*
 * Are the agreed rounds played, has somebody won at once, or is at most one of several who compete left, or none? Then
 * `*out_reason` says why it ends; it may be changed where it does not. Between two rounds.
 */
bool match_is_over(const struct game *game, const char **out_reason);

/* What a match that is finished counts for a seat in a tournament: its points, or 1 and 0 where it was won at once. */
double match_score(const struct game *game, int seat);

/* How many of the agreed rounds still to come a seat would have led. */
int match_later_leads(const struct game *game, int seat);

#endif
