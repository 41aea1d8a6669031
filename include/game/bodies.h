/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bodies of the engine's own events, as the log keeps them. Playing writes them; verifying builds them again from the
 * state and compares. All are owned by the caller and NULL when there is no memory.
 */
#ifndef REFEREE_GAME_BODIES_H
#define REFEREE_GAME_BODIES_H

#include <jansson.h>

#include "game/game.h"
#include "game/new_game.h"
#include "util/err.h"
#include "util/id.h"

/* What a round is committed to: the game's own commitment where it has seeds, else what the family says; or null. */
json_t *body_commitment(const struct game *game, const struct state *state) MUST_CHECK;

/* `created`: with the seats as they are logged, seeds (NULL: none), and what was brought (NULL: none). join_code "" = none. */
json_t *body_created(const struct new_game *new_game, const struct seat *seats, const struct id *creator,
                     const char *join_code, const struct game_seeds *seeds, const struct brought *brought) MUST_CHECK;

/* illegal: by what the rules have refused. */
json_t *body_resigned(bool illegal) MUST_CHECK;

/* idle_ms 0: time has run out; else nobody had acted for so long. */
json_t *body_timed_out(int64_t idle_ms) MUST_CHECK;

/* `round`: the next round of a game, led by `table`, committed to as body_commitment says (owned here). */
json_t *body_round(const struct game *before, const struct table *table, json_t *commitment) MUST_CHECK;

/* `round-over` of a game whose family says so; `finished` of one whose rounds are over. */
json_t *body_round_over(const struct game *game, const struct id *result) MUST_CHECK;
json_t *body_finished(const struct game *game, const struct id *result, const char *reason) MUST_CHECK;

json_t *body_aborted(const struct game *game, const char *reason) MUST_CHECK;
json_t *body_proof(const struct game *game) MUST_CHECK;

#endif
