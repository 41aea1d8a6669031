/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tournaments: one, all, and the games of one.
 */
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/filter.h"
#include "api/list.h"
#include "tournament/tournament.h"
#include "tournament_view.h"

enum { SCAN_MAX = 1000, CURSOR_MAX = 1000000000 };

/* ---- one ---- */

enum err tournaments_get(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct tournament_head head;
    struct standings_page page = {.limit = STANDINGS_LIMIT_DEFAULT};
    int64_t next = 0;
    enum err err = request_query_integer(&page.limit, request, "limit", 1, STANDINGS_LIMIT_MAX);
    err = err == OK ? request_query_integer(&page.offset, request, "cursor", 0, CURSOR_MAX) : err;
    err = err == OK ? tournament_head_find(&head, request) : err;
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    reply->etag = version_etag(request, head.row.version);
    err = tournament_view(reply_open(reply), request->db, app->names, &head, &page, &next);
    if (err != OK) {
        return problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
    }
    list_add_link(reply, request, next == 0 ? NULL : arena_format(&request->arena, "%lld", (long long)next));
    return reply_close(reply);
}

/* ---- all ---- */

struct listing {
    struct request *request;
    struct json_out *out;
    const char *status;
    int64_t wanted, listed, rows;
    struct id last;
    bool more;
};

/* A list of a player has private ones, and the caller may be somebody else. */
static enum err is_listed(bool *out, const struct listing *listing, const struct tournament_row *row) {
    struct request *request = listing->request;
    struct tournament_entrant_row own = {.number = 0};
    enum err err = OK;
    *out = listing->status == NULL || strcmp(listing->status, row->status) == 0;
    if (*out && !row->is_public && !id_equal(&row->creator, &request->caller.player)) {
        err = tournament_entrant_find(&own, request->db, &row->id, &request->caller.player);
        *out = own.number > 0;
    }
    return err;
}

/* What a list shows of one follows from its row alone: the seed of one that runs stays hidden. */
static enum err list_row(void *context, const struct tournament_row *row) {
    struct listing *listing = context;
    const struct app *app = listing->request->app;
    bool shown = false;
    listing->rows++;
    if (listing->listed == listing->wanted) {
        listing->more = true;
        return OK;
    }
    listing->last = row->id;
    enum err err = is_listed(&shown, listing, row);
    if (err != OK || !shown) {
        return err;
    }
    listing->listed++;
    const struct tournament_head head = {
        .row = *row,
        .has_ended = strcmp(row->status, "finished") == 0 || strcmp(row->status, "cancelled") == 0,
    };
    return tournament_view(listing->out, listing->request->db, app->names, &head, NULL, NULL);
}

static enum err read_filter(struct tournament_filter *out, struct listing *listing, struct request *request) {
    struct span status = request_query(request, "status");
    struct span player = request_query(request, "player");
    enum tournament_status parsed = TOURNAMENT_OPEN;
    if (status.bytes != NULL) {
        if (!tournament_status_parse(&parsed, status.bytes, status.length)) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?status",
                                  "must be open, running, finished or cancelled");
        }
        listing->status = tournament_status_name(parsed);
    }
    out->status = player.bytes == NULL ? listing->status : NULL;
    return filter_player(&out->player, request);
}

enum err tournaments_list(struct request *request, struct reply *reply) {
    struct listing listing = {.request = request, .wanted = LIST_LIMIT_DEFAULT};
    struct tournament_filter filter = {.caller = request->caller.player};
    enum err err = read_filter(&filter, &listing, request);
    err = err == OK ? request_query_integer(&listing.wanted, request, "limit", 1, LIST_LIMIT_MAX) : err;
    err = err == OK ? request_query_id(&filter.before, request, "cursor") : err;
    if (err != OK) {
        return err;
    }
    listing.out = list_begin(reply);
    filter.limit = (int)listing.wanted + 1;
    err = tournament_list(request->db, &filter, list_row, &listing);
    if (err != OK) {
        return problem_set(&request->problem, err, "The tournaments could not be read. Try again later.");
    }
    bool more = listing.more || listing.rows == filter.limit; /* or all were looked at, and some not shown */
    reply->is_private = true;
    return list_reply(reply, request, more ? listing.last.text : NULL);
}

/* ---- games ---- */

struct game_listing {
    struct json_out *out;
    const struct tournament_head *head;
    int64_t wanted, listed, last, rows;
    bool more;
};

/* The game of those who play together, or the one that the caller plays alone; null where there is none of these. */
static void write_id(struct json_out *out, const struct tournament_game_row *row, int64_t own) {
    json_t *games = row->games == NULL ? NULL : json_loads(row->games, 0, NULL);
    json_t *entrants = games == NULL ? NULL : json_loads(row->entrants, 0, NULL);
    const char *id = id_is_none(&row->game) ? NULL : row->game.text;
    for (size_t i = 0; i < json_array_size(entrants); i++) {
        if (json_integer_value(json_array_get(entrants, i)) == own) {
            id = json_string_value(json_array_get(games, i));
        }
    }
    json_out_text(out, id);
    json_decref(games);
    json_decref(entrants);
}

static void write_game(struct json_out *out, const struct tournament_game_row *row, int64_t own) {
    json_out_begin_object(out);
    json_out_put_integer(out, "game", row->number);
    json_out_key(out, "id");
    write_id(out, row, own);
    json_out_put_integer(out, "round", row->round);
    json_out_key(out, "entrants");
    json_out_raw(out, row->entrants, strlen(row->entrants));
    json_out_key(out, "scores");
    if (row->scores == NULL) {
        json_out_null(out);
    } else {
        json_out_raw(out, row->scores, strlen(row->scores));
    }
    json_out_put_boolean(out, "tie_break", row->tie_break);
    json_out_end_object(out);
}

static enum err list_game(void *context, const struct tournament_game_row *row) {
    struct game_listing *listing = context;
    listing->rows++;
    if (listing->listed == listing->wanted) {
        listing->more = true;
        return OK;
    }
    listing->last = row->number;
    bool shown = listing->head->sees_all ||
                 (listing->head->own > 0 && tournament_numbers_hold(row->entrants, listing->head->own));
    if (shown) {
        listing->listed++;
        write_game(listing->out, row, listing->head->own);
    }
    return OK;
}

enum err tournaments_games(struct request *request, struct reply *reply) {
    struct tournament_head head;
    struct game_listing listing = {.head = &head, .wanted = LIST_LIMIT_DEFAULT};
    enum err err = request_query_integer(&listing.wanted, request, "limit", 1, LIST_LIMIT_MAX);
    err = err == OK ? request_query_integer(&listing.last, request, "cursor", 0, CURSOR_MAX) : err;
    err = err == OK ? tournament_head_find(&head, request) : err;
    if (err != OK) {
        return err;
    }
    listing.out = list_begin(reply);
    int64_t limit = head.sees_all ? listing.wanted + 1 : SCAN_MAX;
    if (head.sees_all || head.own > 0) {
        err = tournament_game_list(request->db, &head.row.id, listing.last, limit, list_game, &listing);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The games could not be read. Try again later.");
    }
    bool more = listing.more || listing.rows == SCAN_MAX;
    reply->is_private = true;
    return list_reply(reply, request, more ? arena_format(&request->arena, "%lld", (long long)listing.last) : NULL);
}
