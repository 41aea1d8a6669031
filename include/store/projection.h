/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The projections: rows derived from the log, written in the same transaction, there for lists and look-ups only. They
 * can be thrown away and rebuilt (`referee verify --rebuild`).
 *
 * A row changes only when one of its own columns does, so that an ordinary move writes nothing but its event.
 */
#ifndef REFEREE_STORE_PROJECTION_H
#define REFEREE_STORE_PROJECTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "util/err.h"
#include "util/id.h"

/* Texts are borrowed. */
struct game_row {
    struct id id;
    const char *ruleset;
    const char *status;     /* open, playing (also between rounds), finished, aborted */
    const char *visibility; /* private, public */
    bool ranked;
    struct id creator;
    const char *join_code; /* NULL once the game has ended: it is unique among unfinished games */
    int64_t created_at;
    int64_t finished_at; /* 0 = not yet */
    bool timed;          /* a turn can have a deadline, and it is not over */
};

/* In place of a seat: of who made the game and sits nowhere. */
enum { SEAT_OF_MAKER = -1 };

struct seat_row {
    struct id game;
    int seat;           /* from 0, or SEAT_OF_MAKER */
    struct id player;   /* none = open, or with a name and no account */
    const char *status; /* open, invited, joined, declined, resigned; watching at SEAT_OF_MAKER */
    struct id inviter;  /* of an invited seat: who made the game */
    bool official;      /* it does not compete */
    const char *name;   /* of a seat without an account, and the seat that acts for it; NULL = it is none */
    int by;
    /* What the game's row says, repeated; written from there. */
    bool live; /* neither finished nor aborted */
    bool is_public;
};

struct result_row {
    struct id id;
    struct id game;
    int round; /* 0 = the match */
    const char *ruleset;
    bool ranked;
    bool is_public; /* as the game was when it was published */
    int64_t published_at;
    const char *body; /* JSON without names */
    size_t body_length;
    int64_t position; /* store/results.h; 0: none, or not asked for */
};

enum err game_row_insert(struct db *db,
                         const struct game_row *row) MUST_CHECK; /* ERR_CONFLICT: id or join code taken */
enum err game_row_update(struct db *db,
                         const struct game_row *row) MUST_CHECK; /* status, visibility, join_code, finished_at, timed */
enum err game_row_put(struct db *db, const struct game_row *row) MUST_CHECK; /* whole row, new or not: for rebuilding */
/* New or changed; the game's row must be there, and up to date. */
enum err seat_row_put(struct db *db, const struct seat_row *row) MUST_CHECK;
/* ERR_CONFLICT: one of this id is published already; in a server's database also one of this game and round. */
enum err result_row_insert(struct db *db, const struct result_row *row) MUST_CHECK;
/* For rebuilding, behind projection_clear: in the place of one with this id, or, in a server's database, of this round. */
enum err result_row_put(struct db *db, const struct result_row *row) MUST_CHECK;
/* Removes the rows of a game's seats, results and questions put: before rebuilding them. */
enum err projection_clear(struct db *db, const struct id *game) MUST_CHECK;
/* And its own: of a game that has no log. */
enum err projection_remove(struct db *db, const struct id *game) MUST_CHECK;
/* The first id after one of a game that has rows and no log; *out is none where there is none. */
enum err game_next_lost(struct id *out, struct db *db, const struct id *after) MUST_CHECK;

typedef enum err game_row_function(void *context, const struct game_row *row);
typedef enum err seat_row_function(void *context, const struct seat_row *row);
typedef enum err result_row_function(void *context, const struct result_row *row);
typedef enum err id_row_function(void *context, const struct id *id);

/* For those who read result rows by queries of their own: a db_row_function whose context is a struct result_reading. */
struct result_reading {
    result_row_function *row;
    void *context;
};
enum err result_row_from_columns(void *context, const struct value *columns, size_t count) MUST_CHECK;

enum err game_row_read(struct db *db, const struct id *game, game_row_function *row, void *context) MUST_CHECK;
enum err seat_rows_read(struct db *db, const struct id *game, seat_row_function *row, void *context) MUST_CHECK;
/* A game's results: rounds in order, the match last. */
enum err result_rows_read(struct db *db, const struct id *game, result_row_function *row, void *context) MUST_CHECK;

/* The unfinished game with this join code (upper case), or none. */
enum err game_find_by_join_code(struct id *out, struct db *db, const char *join_code) MUST_CHECK;

/* Which games to list, newest first. */
struct game_filter {
    struct id player;    /* none = public games of anybody */
    const char *status;  /* NULL = any */
    const char *ruleset; /* NULL = any */
    bool public_only;
    bool free_seat;   /* only those with an open seat */
    struct id before; /* cursor: only games older than this; none = from the newest */
    int limit;
};
enum err game_list(struct db *db, const struct game_filter *filter, id_row_function *row, void *context) MUST_CHECK;

/* Games that are not over and that a player is in or invited to, by id ascending, after a given one. */
enum err game_live_after(struct db *db, const struct id *player, const struct id *after, int limit,
                         id_row_function *row, void *context) MUST_CHECK;

/* A game that is not over, and when it was made and last touched. */
struct old_game_row {
    struct id id;
    bool open; /* still waiting for players */
    int64_t created_at, touched_at;
};
typedef enum err old_game_row_function(void *context, const struct old_game_row *row);

/* The first GAME_LIST_OLD_MAX games with an id between two that are not over, by id ascending. */
enum { GAME_LIST_OLD_MAX = 200 };
enum err game_list_old(struct db *db, const struct id *after, const struct id *before, old_game_row_function *row,
                       void *context) MUST_CHECK;

/* Games that are timed, by id ascending, after a given one. */
enum err game_list_timed(struct db *db, const struct id *after, int limit, id_row_function *row,
                         void *context) MUST_CHECK;

/* When something last happened in any of these that is being played, ms since 1970; 0 where there is none. */
enum err game_newest_timed(struct db *db, int64_t *out_at) MUST_CHECK;

/* All games by id ascending, after a given one: for verify. */
enum err game_ids_after(struct db *db, const struct id *after, int limit, id_row_function *row,
                        void *context) MUST_CHECK;

#endif
