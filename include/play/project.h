/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From the log to its projections: which rows follow from a game and from an event. Playing writes them as the events
 * come; verifying derives them again and compares.
 */
#ifndef REFEREE_PLAY_PROJECT_H
#define REFEREE_PLAY_PROJECT_H

#include <jansson.h>

#include "game/game.h"
#include "store/db.h"
#include "store/projection.h"
#include "store/round_questions.h"
#include "util/err.h"

/* The rows a game should have. Texts are borrowed from the game. */
void project_game_row(struct game_row *out, const struct game *game);
void project_seat_row(struct seat_row *out, const struct game *game, int seat);

/* The rows of seats are those from this one on: SEAT_OF_MAKER or 0. */
int project_first_seat(const struct game *game);

/*
 * What is published of a `round-over` or `finished` event: the member of /result, with published_at. Owned by the caller;
 * NULL without memory.
 */
json_t *project_result(const struct event *event) MUST_CHECK;

/*
 * Which stored questions were put in the round that the event has ended, by itself or with the game; count 0: there is no
 * row for it. The fingerprints are in the arena. Where a game is aborted between two rounds this is the row of the last one
 * once more. ERR_NO_MEMORY.
 */
enum err project_round_questions(struct round_questions_row *out, struct arena *arena, const struct game *game,
                                 const struct event *event) MUST_CHECK;

/* Writes that row, if there is one. */
enum err project_note_questions(struct db *db, const struct game *game, const struct event *event) MUST_CHECK;

/* Writes the rows that differ between two versions (before NULL: all of them, new). */
enum err project_changes(struct db *db, const struct game *before, const struct game *after) MUST_CHECK;

/* Lets those at the table of a game, and whoever made it to watch it, read one of its results. */
enum err project_readers(struct db *db, const struct game *game, const struct id *result) MUST_CHECK;

/* Publishes a result: ERR_CONFLICT when that round's or the match's is published already. */
enum err project_publish(struct db *db, const struct game *game, const struct event *event) MUST_CHECK;

#endif
