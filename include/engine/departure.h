/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Players who have deleted their account leave their games: invitations are declined, games that nobody else has joined
 * taken back, running ones resigned.
 *
 * The first few in the transaction that deletes the player; the rest, noted in the table `departure`, a few at a time from
 * housekeeping, so that somebody with a thousand games holds up nobody.
 */
#ifndef REFEREE_ENGINE_DEPARTURE_H
#define REFEREE_ENGINE_DEPARTURE_H

#include <stdbool.h>

#include "engine/tx.h"
#include "util/err.h"
#include "util/id.h"
#include "util/problem.h"

/* Leaves games of a player who has just been deleted, and notes it when there may be more. In the writer's thread. */
enum err departure_begin(struct tx *tx, const struct id *player, struct problem *problem) MUST_CHECK;

/* Is anybody still leaving? */
enum err departure_is_due(bool *out, struct db *db) MUST_CHECK;

/* Goes on with one who is. *out_left: how many games he left. In the writer's thread. */
enum err departure_go_on(struct tx *tx, int *out_left, struct problem *problem) MUST_CHECK;

#endif
