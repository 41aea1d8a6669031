/*
 * The bodies of the engine's own events, as the log keeps them. Playing writes them; verifying builds them again from the
 * state and compares. All are owned by the caller and NULL when there is no memory.
 */
#ifndef REFEREE_ENGINE_BODIES_H
#define REFEREE_ENGINE_BODIES_H

#include <jansson.h>

#include "engine/game.h"
#include "util/err.h"
#include "util/id.h"

/* [{"player", "status", "bot" where one plays}] of a table. */
json_t *body_seats(const struct seat *seats, int count) MUST_CHECK;

/* `round`: the next round of a game, led by `table`, committed to as the family says once it has started (owned here). */
json_t *body_round(const struct game *before, const struct table *table, json_t *commitment) MUST_CHECK;

/* `round-over` of a game whose family says so; `finished` of one whose rounds are over. */
json_t *body_round_over(const struct game *game, const struct id *result) MUST_CHECK;
json_t *body_finished(const struct game *game, const struct id *result, const char *reason) MUST_CHECK;

#endif
