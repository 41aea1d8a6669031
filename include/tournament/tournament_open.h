/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What happens to a tournament while its people are asked: they join or decline, it is cancelled, and what the server does
 * where nobody answers any more.
 *
 * All of it works within a transaction, and folds no tournament as a whole: an answer costs the same however many there
 * are.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_OPEN_H
#define REFEREE_TOURNAMENT_TOURNAMENT_OPEN_H

#include "core/tx.h"
#include "core/writer.h"
#include "store/db.h"
#include "store/tournaments.h"
#include "util/err.h"

/*
 * An entrant joins or declines. The rows are as this transaction has them. When everybody has answered, the tournament is
 * running, or cancelled where fewer than two are left. ERR_CORRUPT when it is not open, or the entrant has said so already
 * or has declined.
 */
enum err tournament_answer(struct tx *tx, const struct tournament_row *row,
                           const struct tournament_entrant_row *entrant, bool joins) MUST_CHECK;

/* The end of one that is open or running, before its time. ERR_CORRUPT when it has ended. */
enum err tournament_cancel(struct tx *tx, const struct tournament_row *row, const char *reason) MUST_CHECK;

/*
 * Declines for a few whose accounts are deleted, and cancels a few that have been open since before a moment (0: none).
 * Tells of each that was changed. Waits for the writer; db is the calling thread's own connection.
 */
enum err tournament_look_after_open(struct db *db, struct writer *writer, int64_t before) MUST_CHECK;

#endif
