/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What players are told: rows of the table `notification`, numbered seq = 1, 2, 3, ... for each player. The oldest are
 * purged, so a player's numbers begin anywhere, but they have no gap behind that. In a shared database rows are numbered
 * once somebody reads them, in the order of their moments, and of their events within a game.
 */
#ifndef REFEREE_STORE_NOTIFICATIONS_H
#define REFEREE_STORE_NOTIFICATIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* Texts are borrowed. */
struct notification_row {
    int64_t seq; /* given by the store; 0: not yet */
    int64_t at;
    const char *kind;
    struct id game; /* of the kinds of NOTIFICATION_TOURNAMENT_PREFIX a tournament */
    int64_t game_seq;
};

/* What is told of tournaments: one is entered as an entrant and has not joined; and it has begun without one. */
#define NOTIFICATION_TOURNAMENT_PREFIX "tournament-"
#define NOTIFICATION_TOURNAMENT_INVITED NOTIFICATION_TOURNAMENT_PREFIX "invited"
#define NOTIFICATION_TOURNAMENT_MISSED NOTIFICATION_TOURNAMENT_PREFIX "missed"

typedef enum err notification_row_function(void *context, const struct notification_row *row);

/* Appends behind the player's newest. */
enum err notification_append(struct db *db, const struct id *player, const struct notification_row *row) MUST_CHECK;

/*
 * Gives numbers to what has none: before reading. ERR_BUSY: others have done so for too long. Nothing, where the database is
 * not shared.
 */
enum err notification_number(struct db *db, const struct id *player) MUST_CHECK;

/* Those with a number above `after`, at most limit, ascending. */
enum err notification_read(struct db *db, const struct id *player, int64_t after, int64_t limit,
                           notification_row_function *row, void *context) MUST_CHECK;

/* The numbers that are kept, both 0 where there is none; what has none is numbered before. */
struct notification_range {
    int64_t oldest, newest;
};
enum err notification_read_range(struct notification_range *out, struct db *db, const struct id *player) MUST_CHECK;

/*
 * Purges what is from before a moment, of a few players, going on behind `after` and in the order of their ids: *after
 * becomes the last player looked at, or no id when no player comes behind that one. Bounded, whatever there is.
 */
enum err notification_purge(struct id *after, struct db *db, int64_t before) MUST_CHECK;

/* For how long a notification is kept at least. */
#define NOTIFICATION_LIFE_MS (INT64_C(30) * 24 * 60 * 60 * 1000)

/* For verify: all notifications, in no order; their moments are left out. */
typedef enum err notification_list_function(void *context, const struct id *player, const struct notification_row *row);
enum err notification_list(struct db *db, notification_list_function *row, void *context) MUST_CHECK;
/* A player's oldest; untouched where there is none. Texts are left out. */
enum err notification_read_oldest(struct notification_row *out, struct db *db, const struct id *player) MUST_CHECK;
/* Is there one of that kind, of that event? Walks over all that the player has. */
enum err notification_is_there(bool *out, struct db *db, const struct id *player,
                               const struct notification_row *row) MUST_CHECK;

/* For verify: notifications that no event makes, at most limit; each as its player and number. */
typedef enum err told_row_function(void *context, const struct id *whose, int64_t number);
enum err notification_list_forged(struct db *db, int limit, told_row_function *row, void *context) MUST_CHECK;

#endif
