/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What happens to a tournament while its people are asked: they join or decline, it is cancelled, and what the server does
 * where nobody answers any more.
 *
 * All of it works on rows, within a transaction: no tournament is folded on the writer's thread.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_OPEN_H
#define REFEREE_TOURNAMENT_TOURNAMENT_OPEN_H

#include "core/tx.h"
#include "core/writer.h"
#include "store/db.h"
#include "store/tournaments.h"
#include "util/err.h"

/*
 * An entrant who has not declined yet joins or declines. The row is the tournament's, which is open, as this transaction
 * has it; it is changed to what it is then: running when everybody has answered, cancelled when fewer than two are left.
 */
enum err tournament_answer(struct tx *tx, struct tournament_row *row, struct tournament_entrant_row *entrant,
                           bool joins) MUST_CHECK;

/* The end of one that is open or running, before its time. */
enum err tournament_cancel(struct tx *tx, struct tournament_row *row, const char *reason) MUST_CHECK;

/*
 * Declines for a few whose accounts are deleted, and cancels a few that have been open since before a moment (0: none).
 * Tells of each that was changed. Waits for the writer; db is the calling thread's own connection.
 */
enum err tournament_look_after_open(struct db *db, struct writer *writer, int64_t before) MUST_CHECK;

#endif
