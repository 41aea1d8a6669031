/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a viewer sees of a game: the only ways a game leaves the program.
 *
 * A viewer is a player, whose seat decides their role. What belongs to the round comes from the family's own views, what
 * belongs to the table is written here. Values are owned by the caller and NULL when there is no memory.
 */
#ifndef REFEREE_GAME_VIEW_H
#define REFEREE_GAME_VIEW_H

#include <stdint.h>

#include <jansson.h>

#include "game/game.h"
#include "game/names.h"
#include "rules/family.h"
#include "util/err.h"
#include "util/json_out.h"

struct db;

/* The viewer's seat as the families count: its number, or VIEWER_SPECTATOR (also for a player who is only invited). */
int view_seat(const struct game *game, const struct id *player);

/*
 * Writes the game as a player sees it. `player` none = a stranger. names NULL: players are shown by {"id"} alone (for
 * answers that are stored), else names and db fill them in. token: shown as you.token where it is not NULL.
 */
void view_game(const struct game *game, const struct id *player, const char *token, struct names *names, struct db *db,
               struct json_out *out);

/* What it is to join it, for whoever has its join code: who plays what, and nothing of how it stands. */
void view_invitation(const struct game *game, struct names *names, struct db *db, struct json_out *out);

/* A recorded event as a player sees it: {"seq", "at", "kind", "seat", ...}. */
json_t *view_event(const struct game *game, const struct event *event, const struct id *player) MUST_CHECK;

/* Only its members beyond these four. */
json_t *view_event_members(const struct game *game, const struct event *event, const struct id *player) MUST_CHECK;

/* Points as JSON: an integer where they are whole. */
json_t *view_points(double points) MUST_CHECK;

/* The seats whose bits are set, as an array of numbers. */
json_t *view_seat_set(uint16_t seats) MUST_CHECK;
void view_write_seat_set(struct json_out *out, uint16_t seats);

#endif
