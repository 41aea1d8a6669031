/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tournaments in the store: their log, the only truth about them, and the rows derived from it.
 *
 * What an event means is not known here. Texts are borrowed: from the caller when writing, until the row function returns
 * when reading.
 */
#ifndef REFEREE_STORE_TOURNAMENTS_H
#define REFEREE_STORE_TOURNAMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/projection.h"
#include "util/err.h"
#include "util/id.h"

struct tournament_event_row {
    int64_t seq, at;
    const char *kind;
    const char *body; /* JSON */
    size_t body_length;
};

struct tournament_row {
    struct id id, creator;
    const char *ruleset, *format;
    const char *status;      /* open, running, finished, cancelled */
    int64_t version;         /* seq of the newest event */
    int64_t games;           /* as asked for */
    int64_t played;          /* games that are over, without tie-breaks */
    int64_t tie_break_games; /* that are over */
    int64_t entrants;        /* that have not declined */
    int64_t people, waiting; /* entrants who are players; those of them who have not answered yet */
    int64_t created_at, finished_at;
    const char *plan;    /* JSON: options, seed, deal, clock */
    const char *winners; /* JSON: numbers; NULL = not yet */
};

/* Points and games of an entrant, as they add up. */
struct tally {
    double points, squares; /* squares: of the points of each game, added up */
    int64_t games, wins, draws, losses;
};

struct tournament_entrant_row {
    int64_t number;     /* from 1 */
    struct id player;   /* none = a built-in bot */
    const char *bot;    /* its name, or NULL */
    const char *status; /* invited, playing, declined, disqualified */
    struct tally tally;
    int64_t place, rank; /* 0 = not yet */
};

struct tournament_game_row {
    int64_t number; /* from 1 */
    int64_t round;
    bool tie_break;
    struct id game;       /* none = played inside the server, or by each alone */
    const char *games;    /* JSON: by seat, the ids of the games of those who play alone, or null; NULL = nobody does */
    const char *entrants; /* JSON: numbers, by seat */
    const char *scores;   /* JSON, by seat; NULL = it is not over */
};

typedef enum err tournament_event_function(void *context, const struct tournament_event_row *row);
typedef enum err tournament_row_function(void *context, const struct tournament_row *row);
typedef enum err tournament_entrant_function(void *context, const struct tournament_entrant_row *row);
typedef enum err tournament_game_function(void *context, const struct tournament_game_row *row);

/* ERR_CONFLICT when that seq is there already. */
enum err tournament_event_append(struct db *db, const struct id *tournament,
                                 const struct tournament_event_row *row) MUST_CHECK;
/* Events with after < seq <= last, at most limit, ascending. */
enum err tournament_event_read(struct db *db, const struct id *tournament, int64_t after, int64_t last, int64_t limit,
                               tournament_event_function *row, void *context) MUST_CHECK;

enum err tournament_row_insert(struct db *db, const struct tournament_row *row) MUST_CHECK;
/* What changes of a row, if it is at version `old` still: else ERR_STALE. */
enum err tournament_row_update(struct db *db, const struct tournament_row *row, int64_t old) MUST_CHECK;
enum err tournament_row_read(struct db *db, const struct id *tournament, tournament_row_function *row,
                             void *context) MUST_CHECK;

struct tournament_filter {
    struct id player;   /* takes part, or is invited; none = any */
    const char *status; /* NULL = any; not together with player */
    struct id before;   /* none = from the newest */
    int limit;
};
enum err tournament_list(struct db *db, const struct tournament_filter *filter, tournament_row_function *row,
                         void *context) MUST_CHECK;
/* Ids of those of a status, oldest first. */
enum err tournament_list_after(struct db *db, const char *status, const struct id *after, int limit,
                               id_row_function *row, void *context) MUST_CHECK;
/* Of those that are open: entrants whose accounts are deleted; and those with an id before one. */
typedef enum err tournament_number_function(void *context, const struct id *tournament, int64_t number);
enum err tournament_list_gone(struct db *db, int limit, tournament_number_function *row, void *context) MUST_CHECK;
enum err tournament_list_old(struct db *db, const struct id *before, int limit, id_row_function *row,
                             void *context) MUST_CHECK;
/* How many a creator has that are open or running. */
enum err tournament_count_live(int64_t *out, struct db *db, const struct id *creator) MUST_CHECK;

enum err tournament_entrant_put(struct db *db, const struct id *tournament,
                                const struct tournament_entrant_row *row) MUST_CHECK;
enum err tournament_entrant_read(struct db *db, const struct id *tournament, int64_t number,
                                 tournament_entrant_function *row, void *context) MUST_CHECK;
/* A player's entry, if he has one. */
enum err tournament_entrant_find(struct db *db, const struct id *tournament, const struct id *player,
                                 tournament_entrant_function *row, void *context) MUST_CHECK;
/* Those who have not declined: by points, the most first, from an offset on; or by place, behind one. */
enum err tournament_entrants_by_points(struct db *db, const struct id *tournament, int64_t offset, int64_t limit,
                                       tournament_entrant_function *row, void *context) MUST_CHECK;
enum err tournament_entrants_by_place(struct db *db, const struct id *tournament, int64_t after, int64_t limit,
                                      tournament_entrant_function *row, void *context) MUST_CHECK;
/* How many have more points. */
enum err tournament_entrants_above(int64_t *out, struct db *db, const struct id *tournament, double points) MUST_CHECK;

enum err tournament_game_put(struct db *db, const struct id *tournament,
                             const struct tournament_game_row *row) MUST_CHECK;
enum err tournament_game_list(struct db *db, const struct id *tournament, int64_t after, int64_t limit,
                              tournament_game_function *row, void *context) MUST_CHECK;

#endif
