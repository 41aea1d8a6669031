/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tournaments in the store: their log, the only truth about them, and the rows derived from it.
 *
 * What an event means is not known here. Texts are borrowed: from the caller when writing, until the row function returns
 * when reading, or from an arena.
 */
#ifndef REFEREE_STORE_TOURNAMENTS_H
#define REFEREE_STORE_TOURNAMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/db.h"
#include "store/projection.h"
#include "util/arena.h"
#include "util/err.h"
#include "util/id.h"

struct tournament_event_row {
    int64_t seq, at;
    const char *kind;
    const char *body; /* JSON */
    size_t body_length;
};

struct tournament_row {
    struct id id, creator; /* no id: there is no such tournament */
    const char *ruleset, *format;
    const char *status;      /* open, running, finished, cancelled */
    bool is_public;          /* else only its creator and its entrants know of it */
    int64_t version;         /* seq of the newest event */
    int64_t games;           /* as asked for */
    int64_t played;          /* games that are over, without tie-breaks */
    int64_t tie_break_games; /* that are over */
    int64_t entrants;        /* that have not declined */
    int64_t people, waiting; /* entrants who are players; those of them who have not answered yet */
    int64_t created_at, finished_at;
    int64_t choose_by; /* until then tables of heats wait for those at them to choose; 0 = none does */
    int64_t starts_at; /* not before, and without those who have not joined by then; 0 = once all have answered */
    struct id
        series; /* the first of the tournaments that are rematches one of the other; none = there was no rematch */
    const char *plan;    /* JSON: options, seed, seeded, given, deal, illegal, clock; of heats also table, advance */
    const char *winners; /* JSON: numbers; NULL = not yet */
    struct id master;    /* an official at each table; none = nobody */
    const char *title;   /* what the winner is called; NULL = nothing in particular */
    const char *name;    /* of the tournament; NULL = none. The log does not have it */
};

/* Points and games of an entrant, as they add up. */
struct entrant_totals {
    double points, squares; /* squares: of the points of each game, added up */
    int64_t games, wins, draws, losses;
};

struct tournament_entrant_row {
    int64_t number;   /* from 1; 0 = there is no such entrant */
    struct id player; /* none = a built-in bot */
    char bot[32];     /* its name; "" = a player */
    int bot_level;    /* 0: its full strength */
    char status[16];  /* invited, playing, declined, disqualified */
    struct entrant_totals totals;
    int64_t place, rank; /* 0 = not yet */
    bool has_title;      /* the tournament's, which they have won for all to see */
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

/* A title that a player holds; texts are borrowed until the row function returns. */
struct title_row {
    struct id tournament;
    const char *ruleset, *title;
    int64_t place;
    int64_t at; /* when they got it */
};

typedef enum err tournament_event_function(void *context, const struct tournament_event_row *row);
typedef enum err tournament_row_function(void *context, const struct tournament_row *row);
typedef enum err tournament_entrant_function(void *context, const struct tournament_entrant_row *row);
typedef enum err tournament_game_function(void *context, const struct tournament_game_row *row);
/* tables: JSON, by table {"game", "id", "entrants", "players", "points"}, and "subjects" where they choose */
typedef enum err tournament_stage_function(void *context, int64_t number, const char *tables);
typedef enum err title_function(void *context, const struct title_row *row);

/* ERR_CONFLICT when that seq is there already. */
enum err tournament_event_append(struct db *db, const struct id *tournament,
                                 const struct tournament_event_row *row) MUST_CHECK;
/* Events with after < seq <= last, at most limit, ascending. */
enum err tournament_event_read(struct db *db, const struct id *tournament, int64_t after, int64_t last, int64_t limit,
                               tournament_event_function *row, void *context) MUST_CHECK;

enum err tournament_row_insert(struct db *db, const struct tournament_row *row) MUST_CHECK;
/*
 * What changes of a row, if it is at version `old` still: else ERR_STALE. has_rows: all rows of entrants that change with
 * it are written in the same transaction.
 */
enum err tournament_row_update(struct db *db, const struct tournament_row *row, int64_t old, bool has_rows) MUST_CHECK;
/* All rows of entrants are as the log has it at a version; and up to which version that is so. */
enum err tournament_rows_note(struct db *db, const struct id *tournament, int64_t version) MUST_CHECK;
/* Some say what the log does not say at its version: until the next note they are behind it. */
enum err tournament_rows_doubt(struct db *db, const struct id *tournament, int64_t version) MUST_CHECK;
enum err tournament_rows_version(int64_t *out, struct db *db, const struct id *tournament) MUST_CHECK;
/* Ids of those whose rows of entrants are behind their logs. */
enum err tournament_list_behind(struct db *db, const struct id *after, int limit, id_row_function *row,
                                void *context) MUST_CHECK;
enum err tournament_get(struct tournament_row *out, struct arena *arena, struct db *db,
                        const struct id *tournament) MUST_CHECK;

struct tournament_filter {
    struct id player;   /* takes part, or was invited, also to private ones; none = any, but of those: */
    struct id caller;   /* private ones only where this player has made them; none = no private ones */
    struct id series;   /* of it; none = any; not together with player */
    const char *status; /* NULL = any; not together with these */
    struct id before;   /* none = from the newest */
    int limit;
};
enum err tournament_list(struct db *db, const struct tournament_filter *filter, tournament_row_function *row,
                         void *context) MUST_CHECK;
/* Ids of those that are running, oldest first. */
enum err tournament_list_running(struct db *db, const struct id *after, int limit, id_row_function *row,
                                 void *context) MUST_CHECK;
/* Of those that are open: entrants whose accounts are deleted; and those with an id before one, which wait
 * for answers alone. */
typedef enum err tournament_number_function(void *context, const struct id *tournament, int64_t number);
enum err tournament_list_gone(struct db *db, int limit, tournament_number_function *row, void *context) MUST_CHECK;
enum err tournament_list_old(struct db *db, const struct id *before, int limit, id_row_function *row,
                             void *context) MUST_CHECK;
/* Those that wait for choices until a moment at the latest, at most limit of them. */
enum err tournament_list_due(struct db *db, int64_t now, int limit, id_row_function *row, void *context) MUST_CHECK;
/* Those that are open and begin by a moment, at most limit of them. */
enum err tournament_list_starting(struct db *db, int64_t by, int limit, id_row_function *row, void *context) MUST_CHECK;
/* Those that wait for choices and have an entrant whose account is deleted, at most limit of them. */
enum err tournament_list_without(struct db *db, int limit, id_row_function *row, void *context) MUST_CHECK;
/* How many a creator has that are being made, open or running. */
enum err tournament_count_live(int64_t *out, struct db *db, const struct id *creator) MUST_CHECK;
/* Forgets what a creator has called theirs, up to limit of them; *out_cleared: of so many. */
enum err tournament_names_clear(int64_t *out_cleared, struct db *db, const struct id *creator, int limit) MUST_CHECK;

/* One that is being made: see tournament/tournament_making.h. */
enum err tournament_draft_insert(struct db *db, const struct id *tournament, const struct id *creator,
                                 int64_t now) MUST_CHECK;
enum err tournament_draft_find(bool *out, struct db *db, const struct id *tournament) MUST_CHECK;
enum err tournament_draft_delete(struct db *db, const struct id *tournament) MUST_CHECK;
/* One begun before a moment, or half cleared away; none where there is none. */
enum err tournament_draft_find_stale(struct id *out, struct db *db, int64_t before) MUST_CHECK;
/* Nothing more is added to it; takes away up to limit of its rows, *out_cleared. */
enum err tournament_draft_clear(struct db *db, const struct id *tournament, int limit, int64_t *out_cleared) MUST_CHECK;

enum err tournament_entrant_put(struct db *db, const struct id *tournament,
                                const struct tournament_entrant_row *row) MUST_CHECK;
enum err tournament_entrant_get(struct tournament_entrant_row *out, struct db *db, const struct id *tournament,
                                int64_t number) MUST_CHECK;
/* A player's entry, if they have one. */
enum err tournament_entrant_find(struct tournament_entrant_row *out, struct db *db, const struct id *tournament,
                                 const struct id *player) MUST_CHECK;
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

/* The stages of heats, by number. */
enum err tournament_stage_put(struct db *db, const struct id *tournament, int64_t number,
                              const char *tables) MUST_CHECK;
enum err tournament_stage_list(struct db *db, const struct id *tournament, tournament_stage_function *row,
                               void *context) MUST_CHECK;

/* The titles that a player has won, at most limit, the newest tournament first. */
enum err tournament_list_titles(struct db *db, const struct id *player, int64_t limit, title_function *row,
                                void *context) MUST_CHECK;

/* ---- for verify ---- */

/* The first id after one of a tournament that has a log; or that only rows speak of. None: there is no further one. */
enum err tournament_next_log(struct id *out, struct db *db, const struct id *after) MUST_CHECK;
enum err tournament_next_lost(struct id *out, struct db *db, const struct id *after) MUST_CHECK;

/* All entrants, by number; one game; how many games. */
enum err tournament_entrants_all(struct db *db, const struct id *tournament, int64_t after, int64_t limit,
                                 tournament_entrant_function *row, void *context) MUST_CHECK;
enum err tournament_game_read(struct db *db, const struct id *tournament, int64_t number, tournament_game_function *row,
                              void *context) MUST_CHECK;
enum err tournament_game_count_rows(int64_t *out, struct db *db, const struct id *tournament) MUST_CHECK;

/* Takes all rows away that are derived from its log. */
enum err tournament_rows_clear(struct db *db, const struct id *tournament) MUST_CHECK;

#endif
