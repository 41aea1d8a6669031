/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which questions were put in the rounds that are over, by their fingerprints (rules/quiz_set.h), and who was at these.
 *
 * It is derived from the log like the rows of projection.h, and written in the transaction of the event that ends a round.
 * What a player has met follows from the seats they had, so nothing is kept of the player.
 */
#ifndef REFEREE_STORE_ROUND_QUESTIONS_H
#define REFEREE_STORE_ROUND_QUESTIONS_H

#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

struct round_questions_row {
    struct id game;
    int round; /* from 1 */
    const uint64_t *fingerprints;
    size_t count;
};

/* New or changed; the game's row must be there. */
enum err round_questions_put(struct db *db, const struct round_questions_row *row) MUST_CHECK;

/* The fingerprints are in the arena that the reading was given; what else a row function takes is its own. */
typedef enum err round_questions_function(void *context, const struct round_questions_row *row);

/* Of a game, in the order of its rounds. ERR_CORRUPT for what was never written. */
enum err round_questions_read(struct db *db, const struct id *game, struct arena *arena, round_questions_function *row,
                              void *context) MUST_CHECK;

/*
 * Of the games of a player, of whatever ruleset, the newest that are going on and the newest that are over, at most `limit`
 * of each: the rounds of those in which the player competes. Of each of the two the newest first.
 */
enum err round_questions_list_met(struct db *db, const struct id *player, int limit, struct arena *arena,
                                  round_questions_function *row, void *context) MUST_CHECK;

/* A game that has begun and is not over: its ruleset, borrowed, and the number of its newest round that has a row; 0: none. */
typedef enum err competing_game_function(void *context, const struct id *game, const char *ruleset, int rounds);

/* Those in which a player competes, of the newest `limit` games that are not over and that the player is in. */
enum err round_questions_list_competing(struct db *db, const struct id *player, int limit, competing_game_function *row,
                                        void *context) MUST_CHECK;

#endif
