/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs from outside that are out by an action which the rules refuse, in tournaments that have it so.
 *
 * Their game's log has the fact: the seat has resigned by it. Whoever works on the tournament finds it there, so nothing is
 * lost between the two.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_ILLEGAL_H
#define REFEREE_TOURNAMENT_TOURNAMENT_ILLEGAL_H

#include <stdbool.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* Is a program out there that tries what the rules forbid? Only while it runs: afterwards there is nothing to be out of. */
enum err tournament_disqualifies(bool *out, struct db *db, const struct id *tournament) MUST_CHECK;

#endif
