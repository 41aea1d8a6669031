/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files that make up a tournament share, and nobody else.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_INTERNAL_H
#define REFEREE_TOURNAMENT_TOURNAMENT_INTERNAL_H

#include "tournament/tournament.h"

#include "util/rng.h"

/* tournament.c */

/* Room for so many of what an array holds; false without memory. */
bool tournament_make_room(void **array, size_t *room, size_t wanted, size_t size) MUST_CHECK;

/* HMAC-SHA256 of a message, with the tournament's seed as the key. */
void tournament_hmac(unsigned char out[static RNG_SEED_BYTES], const struct tournament *tournament,
                     const char *message);

/* tournament_score.c */

/* Adds a game that is over to the tallies of those who were at it, and what follows from it for its round. */
void tournament_count(struct tournament *tournament, const struct contest *contest);
/* All tallies anew, from the first game: somebody was disqualified. */
void tournament_recount(struct tournament *tournament);
/* What points the game brings those at it, by seat. */
void tournament_score(double *out, const struct tournament *tournament, const struct contest *contest);

/* Points for rounds without an opponent, where there are any. */
void tournament_add_byes(const struct tournament *tournament, struct entrant *entrant, int32_t byes);
void tournament_note_duel(struct tournament *tournament, const struct contest *contest);

/* tournament_plan.c */

/* Everybody has answered: it begins. ERR_NO_MEMORY. */
enum err tournament_begin(struct tournament *tournament) MUST_CHECK;
/* A game has begun, or was played at once: it need not be begun again. ERR_CORRUPT. */
enum err tournament_note_begun(struct tournament *tournament, const struct contest *contest) MUST_CHECK;
/* A `round` event. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err tournament_begin_round(struct tournament *tournament, const json_t *body) MUST_CHECK;
/* Rounds of a swiss that have not begun. */
int32_t tournament_rounds_left(const struct tournament *tournament);
/* The seed has decided for somebody. ERR_CORRUPT when there was nothing to decide. */
enum err tournament_note_draw(struct tournament *tournament, int32_t winner) MUST_CHECK;
/* After every event: is it over, is there a tie to break? ERR_NO_MEMORY. */
enum err tournament_settle(struct tournament *tournament) MUST_CHECK;

/* tournament_rows.c */

/* The rows of the stages that have changed, as texts, by number from 1; NULL for those that have not. */
struct tournament_stages {
    int32_t count;
    char **texts;
};

/* Those that have changed are as their rows from here on. To be freed in any case. ERR_NO_MEMORY. */
enum err tournament_stages_take(struct tournament_stages *out, const struct tournament *tournament) MUST_CHECK;
enum err tournament_stages_write(struct db *db, const struct id *tournament,
                                 const struct tournament_stages *stages) MUST_CHECK;
void tournament_stages_free(struct tournament_stages *stages);

/* tournament_ranking.c */

/* The order of the standings: indices of all who have not declined, with their ranks. ERR_NO_MEMORY. */
enum err tournament_ranking(int32_t **out, int32_t *out_count, struct tournament *tournament) MUST_CHECK;

#endif
