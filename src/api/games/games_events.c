/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game's events, as the caller may see them: read from its log, up to the newest version that is durable.
 */
#include "api/app.h"
#include "api/endpoints.h"
#include "api/event_feed.h"
#include "core/cache.h"
#include "game/load.h"
#include "game/view.h"
#include "game_find.h"
#include "store/event_log.h"

/* How long the stream of a game that is over stays open: somebody may still want a rematch. */
static const int64_t epilogue_ms = 60 * 1000;

struct game_feed {
    struct event_feed feed;
    struct game *game; /* the newest that was looked at; a reference */
    struct id id;
    int seat; /* from which the caller looks, where they still may; VIEWER_SPECTATOR: it was nobody's */
};

enum err games_events_find(struct request *request) {
    struct game_feed *events = event_feed_create(request);
    if (events == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = game_find_visible(&events->game, request);
    struct viewer viewer = {.seat = VIEWER_SPECTATOR};
    if (err == OK) {
        events->id = events->game->id;
        err = game_find_viewer(&viewer, request, events->game);
    }
    events->seat = viewer.seat;
    return err;
}

void games_events_release(struct request *request) {
    struct game_feed *events = request->data;
    if (events != NULL) {
        game_release(events->game);
        request->data = NULL;
    }
}

static enum err look(struct request *request, void *feed) {
    const struct app *app = request->app;
    struct game_feed *events = feed;
    struct game *game = NULL;
    request->watched = events->id;
    enum err err = cache_find(&game, app->cache, request->db, &events->id, &request->problem);
    if (err == OK && !game_is_visible(game, &request->caller.player)) {
        game_release(game);
        err = ERR_NOT_FOUND;
    }
    if (err == OK) {
        game_release(events->game);
        events->game = game;
        events->feed.newest = game->version;
        events->feed.over_at = game->finished_at == 0 ? 0 : game->finished_at + epilogue_ms;
    }
    return err;
}

static enum err add_event(void *context, const struct event_row *row) {
    struct request *request = context;
    struct game_feed *events = request->data;
    struct event event;
    json_t *body = NULL;
    enum err err = event_from_row(&event, &body, row, events->game, &request->problem);
    if (err != OK) {
        return err;
    }
    const struct viewer viewer = view_of_seat(events->game, &request->caller.player, events->seat);
    json_t *view = view_event(events->game, &event, viewer.seat);
    json_decref(body);
    if (view == NULL) {
        return ERR_NO_MEMORY;
    }
    json_out_json(event_feed_begin(&events->feed, row->seq), view);
    event_feed_end(&events->feed);
    json_decref(view);
    return OK;
}

/* Not beyond the version that was found: what is committed meanwhile belongs to the next page. */
static enum err read_events(struct request *request, void *feed, int64_t limit) {
    struct game_feed *events = feed;
    enum err err =
        event_log_read(request->db, &events->id, events->feed.after, events->feed.newest, limit, add_event, request);
    if (events->feed.frames != NULL) {
        game_release(events->game); /* a silent stream keeps no game in memory */
        events->game = NULL;
    }
    return err;
}

const struct feed_source games_events_source = {
    .stream = {.data_size = sizeof(struct game_feed), .more = event_feed_more},
    .look = look,
    .read = read_events,
};
