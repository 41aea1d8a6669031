/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files that make up a tournament share, and nobody else.
 */
#ifndef REFEREE_TOURNAMENT_TOURNAMENT_INTERNAL_H
#define REFEREE_TOURNAMENT_TOURNAMENT_INTERNAL_H

#include "tournament/tournament.h"

#include "util/rng.h"

/* tournament.c */

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
/* A game has begun, or was played at once: it need not be begun again. */
void tournament_note_begun(struct tournament *tournament, const struct contest *contest);
/* A `round` event. ERR_CORRUPT, ERR_NO_MEMORY. */
enum err tournament_begin_round(struct tournament *tournament, const json_t *body) MUST_CHECK;
/* Rounds of a swiss that have not begun. */
int32_t tournament_rounds_left(const struct tournament *tournament);
/* The seed has decided for somebody. ERR_CORRUPT when there was nothing to decide. */
enum err tournament_note_draw(struct tournament *tournament, int32_t winner) MUST_CHECK;
/* After every event: is it over, is there a tie to break? ERR_NO_MEMORY. */
enum err tournament_settle(struct tournament *tournament) MUST_CHECK;

/* tournament_ranking.c */

/* The order of the standings: indices of all who have not declined, with their ranks. ERR_NO_MEMORY. */
enum err tournament_ranking(int32_t **out, int32_t *out_count, struct tournament *tournament) MUST_CHECK;

#endif
