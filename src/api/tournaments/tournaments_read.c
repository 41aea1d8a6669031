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

/* One that is over changes once more, when it becomes the first of a series: its next version, which no event has. */
static const char *find_etag(struct request *request, const struct tournament_row *row) {
    return version_etag(request, row->version + id_equal(&row->series, &row->id));
}

enum err tournaments_get(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct tournament_head head;
    struct standings_page page = {.limit = STANDINGS_LIMIT_DEFAULT};
    int64_t next = 0;
    enum err err = request_query_integer(&page.limit, request, "limit");
    err = err == OK ? request_query_integer(&page.offset, request, "cursor") : err;
    err = err == OK ? tournament_head_find(&head, request) : err;
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    reply->etag = find_etag(request, &head.row);
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
    struct id series; /* none = any */
    int64_t wanted, listed, rows;
    struct id last;
    bool more;
};

/* A list of a player has private ones, and the caller may be somebody else. */
static enum err is_listed(bool *out, const struct listing *listing, const struct tournament_row *row) {
    struct request *request = listing->request;
    struct tournament_entrant_row own = {.number = 0};
    enum err err = OK;
    *out = (listing->status == NULL || strcmp(listing->status, row->status) == 0) &&
           (id_is_none(&listing->series) || id_equal(&listing->series, &row->series));
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
    enum err err = request_query_id(&listing->series, request, "series");
    bool is_other =
        player.bytes != NULL || !id_is_none(&listing->series); /* a query of its own, which asks for no status */
    out->status = is_other ? NULL : listing->status;
    out->series = listing->series;
    return err == OK ? filter_player(&out->player, request) : err;
}

/* ---- a series ---- */

struct champion {
    const struct listing *listing;
    const char *winners; /* of the newest that is finished, of those that the caller may see; in the arena */
    struct id id, last;
    int rows;
};

static enum err look_for_champion(void *context, const struct tournament_row *row) {
    struct champion *champion = context;
    bool shown = false;
    champion->last = row->id;
    champion->rows++;
    if (champion->winners != NULL || strcmp(row->status, tournament_status_name(TOURNAMENT_FINISHED)) != 0) {
        return OK;
    }
    enum err err = is_listed(&shown, champion->listing, row);
    if (err == OK && shown) {
        champion->id = row->id;
        champion->winners = arena_copy(&champion->listing->request->arena, row->winners, strlen(row->winners));
        err = champion->winners == NULL ? ERR_NO_MEMORY : OK;
    }
    return err;
}

/* Who won the last that is finished, whatever page is asked for, and whatever status. */
static enum err write_champion(struct listing *listing) {
    struct request *request = listing->request;
    const struct app *app = request->app;
    const struct listing any = {.request = request, .series = listing->series};
    struct champion champion = {.listing = &any, .rows = LIST_LIMIT_MAX};
    struct tournament_filter filter = {.series = listing->series, .limit = LIST_LIMIT_MAX};
    enum err err = OK;
    while (err == OK && champion.winners == NULL && champion.rows == LIST_LIMIT_MAX) {
        champion.rows = 0;
        err = tournament_list(request->db, &filter, look_for_champion, &champion);
        filter.before = champion.last;
    }
    json_out_put_array(listing->out, "champion");
    if (err == OK && champion.winners != NULL) {
        err = tournament_write_winners(listing->out, request->db, app->names, &champion.id, champion.winners);
    }
    json_out_end_array(listing->out);
    return err;
}

enum err tournaments_list(struct request *request, struct reply *reply) {
    struct listing listing = {.request = request, .wanted = LIST_LIMIT_DEFAULT};
    struct tournament_filter filter = {.caller = request->caller.player};
    enum err err = read_filter(&filter, &listing, request);
    err = err == OK ? request_query_integer(&listing.wanted, request, "limit") : err;
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
    json_out_end_array(listing.out);
    if (!id_is_none(&filter.series)) {
        err = write_champion(&listing);
    }
    return err == OK ? list_close(reply, request, more ? listing.last.text : NULL)
                     : problem_set(&request->problem, err, "The tournaments could not be read. Try again later.");
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
    enum err err = request_query_integer(&listing.wanted, request, "limit");
    err = err == OK ? request_query_integer(&listing.last, request, "cursor") : err;
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
