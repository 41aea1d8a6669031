/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The questions of a set that is in the store, read again.
 *
 * A set has up to 5000 questions in some megabytes, and reading them takes up to a tenth of a second: that is done on a
 * thread of the scheduler's, over a connection of its own, and never in the writer.
 */
#ifndef REFEREE_GAME_QUESTION_BANK_H
#define REFEREE_GAME_QUESTION_BANK_H

#include <stddef.h>
#include <stdint.h>

#include "rules/quiz_reference.h"
#include "rules/quiz_set.h"
#include "store/db.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

/*
 * Appends the questions of a version to a set, in their order; all that they point to is in the arena. Nothing is appended
 * where there is no such version. ERR_CORRUPT for what no set has, ERR_STORE, ERR_NO_MEMORY; the set's count is then what it
 * was.
 */
enum err question_bank_load(struct quiz_set *set, struct arena *arena, struct db *db, const struct id *id,
                            int64_t version) MUST_CHECK;

/*
 * The same for somebody who makes a game: of the version that a reference names, or the newest, which it names from then on,
 * the questions that it lets through; a set that they own, or a public one. The set's description is that of the version.
 * ERR_NOT_FOUND where there is nothing that they may use: which of the reasons it was is for nobody to know.
 */
enum err question_bank_find(struct quiz_set *out, struct arena *arena, struct db *db, struct quiz_reference *reference,
                            const struct id *player) MUST_CHECK;

/* Appends the questions of a stored part's text. */
enum err question_bank_read_part(struct quiz_set *set, struct arena *arena, const char *body, size_t length) MUST_CHECK;

#endif
