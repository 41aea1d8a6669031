/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a viewer sees of a game: the only ways a game leaves the program.
 *
 * A viewer is a player and the seat that they look from: their own, or one that they act for. What belongs to the round comes from the family's own views, what
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

/* Who looks: `player` none = a stranger. `seat` is VIEWER_SPECTATOR for who has none. */
struct viewer {
    struct id player;
    int seat;
};

/* The player's own seat as the families count: its number, or VIEWER_SPECTATOR (also for one who is only invited). */
int view_seat(const struct game *game, const struct id *player);

/* A player who looks from their own seat; or from another where they act for it now, else from their own. */
struct viewer view_of(const struct game *game, const struct id *player);
struct viewer view_of_seat(const struct game *game, const struct id *player, int seat);

/*
 * Writes the game as a viewer sees it. names NULL: players are shown by {"id"} alone (for
 * answers that are stored), else names and db fill them in. token: shown as you.token where it is not NULL.
 */
void view_game(const struct game *game, const struct viewer *viewer, const char *token, struct names *names,
               struct db *db, struct json_out *out);

/* What it is to join it, for whoever has its join code: who plays what, and nothing of how it stands. */
void view_invitation(const struct game *game, struct names *names, struct db *db, struct json_out *out);

/*
 * Writes who sits at a seat: null while it is open; of a named one {"id": null, "name", "kind"}. names and db as for
 * view_game.
 */
void view_write_sitter(struct json_out *out, const struct game *game, int seat, struct names *names, struct db *db);

/* A recorded event as it is seen from a seat, or by a spectator: {"seq", "at", "kind", "seat", ...}. */
json_t *view_event(const struct game *game, const struct event *event, int seat) MUST_CHECK;

/* Only its members beyond these four. */
json_t *view_event_members(const struct game *game, const struct event *event, int seat) MUST_CHECK;

/* Points as JSON: an integer where they are whole. */
json_t *view_points(double points) MUST_CHECK;

/* The seats whose bits are set, as an array of numbers. */
json_t *view_seat_set(seat_set seats) MUST_CHECK;
void view_write_seat_set(struct json_out *out, seat_set seats);

#endif
