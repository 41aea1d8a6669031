/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tournaments as callers see them, from their rows.
 *
 * While a tournament runs, everybody sees the totals of all, and an entrant only the games that they are at, so that they
 * learn nothing from what the others do. Nor by a second account, or without one: whoever takes no part sees no games at
 * all, unless they are its host, the tournament's creator or the master at its tables. Among built-in bots there is nothing
 * to hide. Of a private one only its hosts and its entrants know, those who have declined included.
 */
#ifndef REFEREE_API_TOURNAMENT_VIEW_H
#define REFEREE_API_TOURNAMENT_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "game/names.h"
#include "http/reply.h"
#include "http/request.h"
#include "store/tournaments.h"
#include "tournament/tournament.h"
#include "util/json_out.h"

/*
 * The first page of its entrants before any game was played, in the arena: for answers that show the tournament as it was
 * at one version, whatever becomes of its rows.
 */
struct standings_rows {
    size_t count; /* one more than a page where there are more */
    struct tournament_entrant_row own;
    struct tournament_entrant_row rows[];
};

/* A tournament as its row has it; texts in the arena. */
struct tournament_head {
    struct tournament_row row;
    int64_t own;     /* the caller's number, 0 = none */
    bool is_host;    /* the caller has made it, or is the master at its tables */
    bool is_visible; /* to the caller, who is else not to know that there is one */
    bool sees_all;   /* all games, not just the caller's */
    bool has_ended;  /* finished or cancelled */
    bool has_standings;
    const struct standings_rows *rows; /* in place of those in the store; NULL: these */
};

/* Entrants by their numbers, a JSON array, as a list's items: {"bot"} or {"player"}. */
enum err tournament_write_winners(struct json_out *out, struct db *db, struct names *names, const struct id *tournament,
                                  const char *winners) MUST_CHECK;

/* Which of the standings to show. */
struct standings_page {
    int64_t offset, limit;
};

enum { STANDINGS_LIMIT_DEFAULT = 100, STANDINGS_LIMIT_MAX = 1000 };

/* Reads one and what the caller may see of it. row.id is none where there is none. */
enum err tournament_head_read(struct tournament_head *out, struct request *request, struct db *db,
                              const struct id *id) MUST_CHECK;

/* Takes the rows of a tournament of which nothing has been played out of the store, or out of its fold. */
enum err tournament_head_keep_rows(struct tournament_head *head, struct request *request, struct db *db) MUST_CHECK;
enum err tournament_head_fold_rows(struct tournament_head *head, struct request *request,
                                   const struct tournament *tournament) MUST_CHECK;

/* Makes a head that was read what it was when the tournament was as in the fold, with its rows. */
enum err tournament_head_go_back(struct tournament_head *head, struct request *request,
                                 const struct tournament *tournament) MUST_CHECK;

/* The tournament in the path: ERR_NOT_FOUND. */
enum err tournament_head_find(struct tournament_head *out, struct request *request) MUST_CHECK;

/* Writes it; page NULL: without its standings, as in lists. names NULL: players by {"id"} alone. *out_next as in pages. */
enum err tournament_view(struct json_out *out, struct db *db, struct names *names, const struct tournament_head *head,
                         const struct standings_page *page, int64_t *out_next) MUST_CHECK;

/* Does an array of numbers, as rows have it, hold a number? */
bool tournament_numbers_hold(const char *numbers, int64_t number);

#endif
