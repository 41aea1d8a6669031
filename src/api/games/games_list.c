/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GET /v1/games: whose games, which of them, newest first. The store narrows down by what it has columns for; what only the
 * state knows (whose turn it is, who may see it) is asked of the state. So a page looks at a bounded number of games and
 * may come out short, with a cursor to go on.
 */
#include "games_list.h"

#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/filter.h"
#include "api/list.h"
#include "core/cache.h"
#include "game/view.h"
#include "game_find.h"
#include "game_view.h"
#include "games_lobby.h"
#include "rules/family.h"
#include "store/blocks.h"
#include "store/projection.h"
#include "util/json.h"

/* A page ends where it has so much: it is rendered on the loop's thread, and any of its games may be long. */
enum { SCAN_MAX = 500, PAGE_BYTES = 256 * 1024 };

struct listing {
    struct request *request;
    struct game_filter filter;
    bool my_turn;
    bool has_own; /* one of those on the page so far shows what only its seats, or its creator, may know */
    bool by_status;
    enum game_status status;
    size_t wanted;
    size_t listed; /* on the page so far */
    size_t found;  /* by one look at the store */
    struct id ids[LIST_LIMIT_MAX];
};

static enum err read_player(struct listing *listing, struct request *request) {
    struct span player = request_query(request, "player");
    struct span turn = request_query(request, "turn");
    if (turn.bytes != NULL) {
        if (strcmp(turn.bytes, "me") != 0) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?turn", "must be me");
        }
        if (!request->caller.known) {
            return problem_set(&request->problem, ERR_UNAUTHORIZED, "?turn=me needs a token.");
        }
        listing->my_turn = true;
    }
    if (player.bytes == NULL) {
        /* It can be my turn only where I sit. */
        listing->filter.public_only = !listing->my_turn;
        listing->filter.player = listing->my_turn ? request->caller.player : listing->filter.player;
        return OK;
    }
    return filter_player(&listing->filter.player, request);
}

static enum err read_names(struct listing *listing, struct request *request) {
    struct span status = request_query(request, "status");
    enum game_status parsed = GAME_OPEN;
    if (status.bytes != NULL) {
        if (!game_status_parse(&parsed, status.bytes, status.length)) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?status",
                                  "must be open, playing, round-over, finished or aborted");
        }
        listing->by_status = true;
        listing->status = parsed;
        listing->filter.status = game_status_name(parsed == GAME_ROUND_OVER ? GAME_PLAYING : parsed); /* as rows say */
        listing->filter.free_seat = parsed == GAME_OPEN && listing->filter.public_only;
    }
    const struct preset *preset = NULL;
    enum err err = filter_ruleset(&preset, request);
    listing->filter.ruleset = preset == NULL ? NULL : preset->id;
    return err;
}

static enum err note_id(void *context, const struct id *id) {
    struct listing *listing = context;
    listing->ids[listing->found++] = *id;
    return OK;
}

static bool is_listed(const struct listing *listing, const struct game *game) {
    const struct id *caller = &listing->request->caller.player;
    if (!game_is_visible(game, caller) || (listing->by_status && game->status != listing->status)) {
        return false;
    }
    if (!listing->my_turn) {
        return true;
    }
    seat_set own = game_seats_of(game, view_seat(game, caller));
    struct turn turn;
    game_turn(game, &turn);
    seat_set seats = game->status == GAME_ROUND_OVER ? game_seats_in(game) : turn.seats;
    return (seats & own) != 0;
}

enum err games_list_hides(bool *out, struct request *request, const struct game *game) {
    const struct id *caller = &request->caller.player;
    enum err err = OK;
    *out = false;
    for (int i = 0; request->caller.known && i < game->seat_count && err == OK && !*out; i++) {
        const struct seat *seat = &game->seats[i];
        if (seat->status == SEAT_JOINED && !seat->named && !id_equal(&seat->player, caller)) {
            err = block_find(out, request->db, caller, &seat->player);
        }
    }
    return err == OK ? OK : problem_set(&request->problem, err, "The games could not be read. Try again later.");
}

static bool has_room(const struct listing *listing, const struct json_out *out) {
    return listing->listed < listing->wanted && out->buf.length < PAGE_BYTES;
}

/* Adds the games of one look at the store until the page is full; `before` moves on to the last one looked at. */
static enum err add_games(struct json_out *out, size_t *out_looked, struct listing *listing) {
    struct request *request = listing->request;
    const struct app *app = request->app;
    size_t looked = 0;
    while (looked < listing->found && has_room(listing, out)) {
        const struct id *id = &listing->ids[looked++];
        struct game *game = NULL;
        enum err err = cache_find(&game, app->cache, request->db, id, &request->problem);
        listing->filter.before = *id;
        if (err == ERR_CORRUPT) { /* one whose log is damaged hides no other */
            problem_clear(&request->problem);
            continue;
        }
        if (err != OK) {
            return err;
        }
        bool is_hidden = !is_listed(listing, game);
        if (!is_hidden && listing->filter.free_seat) {
            err = games_list_hides(&is_hidden, request, game);
        }
        if (err == OK && !is_hidden) {
            const struct viewer viewer = view_of(game, &request->caller.player);
            listing->has_own = listing->has_own || viewer.seat >= 0 || id_equal(&game->creator, &viewer.player);
            game_view_write(request, game, &viewer, request->db, out);
            listing->listed++;
        }
        game_release(game);
        if (err != OK) {
            return err;
        }
    }
    *out_looked = looked;
    return OK;
}

/* *out_more: there may be others behind the page. */
static enum err add_page(struct json_out *out, bool *out_more, struct listing *listing) {
    enum err err = OK;
    bool more = true;
    size_t scanned = 0;
    listing->filter.limit = LIST_LIMIT_MAX;
    while (err == OK && more && has_room(listing, out) && scanned < SCAN_MAX) {
        listing->found = 0;
        size_t looked = 0;
        err = game_list(listing->request->db, &listing->filter, note_id, listing);
        err = err == OK ? game_find_newest(listing->request, listing->ids, listing->found) : err;
        if (err == OK) {
            err = add_games(out, &looked, listing);
        }
        scanned += looked;
        more = looked < listing->found || listing->found == LIST_LIMIT_MAX;
    }
    *out_more = more;
    return err;
}

enum err games_list_write_lobby(struct json_out *out, struct request *request, const struct preset *ruleset) {
    struct listing *listing = arena_alloc(&request->arena, sizeof *listing);
    bool more = false;
    if (listing == NULL) {
        return ERR_NO_MEMORY;
    }
    listing->request = request;
    listing->filter.public_only = true;
    listing->filter.free_seat = true;
    listing->filter.ruleset = ruleset == NULL ? NULL : ruleset->id;
    listing->filter.status = game_status_name(GAME_OPEN);
    listing->by_status = true;
    listing->status = GAME_OPEN;
    listing->wanted = LIST_LIMIT_MAX;
    json_out_begin_array(out);
    enum err err = add_page(out, &more, listing);
    json_out_end_array(out);
    return err;
}

enum err games_list(struct request *request, struct reply *reply) {
    if (request_header_holds(request, "Accept", "text/event-stream")) {
        return games_lobby(request, reply);
    }
    struct listing *listing = arena_alloc(&request->arena, sizeof *listing);
    if (listing == NULL) {
        return ERR_NO_MEMORY;
    }
    listing->request = request;
    int64_t limit = LIST_LIMIT_DEFAULT;
    enum err err = read_player(listing, request);
    if (err == OK) {
        err = read_names(listing, request);
    }
    if (err == OK) {
        err = request_query_integer(&limit, request, "limit");
    }
    if (err == OK) {
        err = request_query_id(&listing->filter.before, request, "cursor");
    }
    if (err != OK) {
        return err;
    }
    listing->wanted = (size_t)limit;
    bool more = true;
    err = add_page(list_begin(reply), &more, listing);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    reply->has_secrets = listing->has_own;
    return list_reply(reply, request, more ? listing->filter.before.text : NULL);
}
