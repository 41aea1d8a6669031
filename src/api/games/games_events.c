/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game's events: as JSON, now or as soon as there is one, and as a stream.
 *
 * Either way they are read from the log, up to the newest version that is durable, and shown as the caller may see them;
 * so all transports have the same events in the same order, and a cursor of one is good for the others.
 */
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/cursor.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "api/wait.h"
#include "core/cache.h"
#include "game/load.h"
#include "game/view.h"
#include "game_find.h"
#include "http/stream.h"
#include "store/event_log.h"
#include "util/timestamp.h"

enum { LIMIT_DEFAULT = 100, LIMIT_MAX = 1000, STREAM_AT_ONCE = 32 };

/* How long the stream of a game that is over stays open: somebody may still want a rematch. */
static const int64_t epilogue_ms = 60 * 1000;

struct events {
    struct game *game; /* the newest that was looked at; a reference */
    struct id id;
    int64_t after;
    int64_t limit;
    bool is_stream;

    /* While some are read. */
    struct request *request;
    struct json_out *out;  /* JSON */
    struct frames *frames; /* or a stream */
};

enum err games_events_find(struct request *request) {
    struct events *events = arena_alloc(&request->arena, sizeof *events);
    if (events == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = events;
    events->request = request;
    enum err err = game_find_visible(&events->game, request);
    if (err == OK) {
        events->id = events->game->id;
        request->watched = events->id;
    }
    return err;
}

void games_events_release(struct request *request) {
    struct events *events = request->data;
    if (events != NULL) {
        game_release(events->game);
        request->data = NULL;
    }
}

enum err games_events_prepare(struct request *request) {
    struct events *events = request->data;
    events->is_stream = cursor_wants_stream(request);
    enum err err = cursor_read(&events->after, NULL, request, events->game->version, events->is_stream);
    if (err != OK || events->is_stream) {
        return err;
    }
    events->limit = LIMIT_DEFAULT;
    err = request_query_integer(&events->limit, request, "limit", 1, LIMIT_MAX);
    return err == OK ? wait_read(request) : err;
}

bool games_events_ready(struct request *request) {
    struct events *events = request->data;
    return wait_is_beyond(&events->game, request, events->after);
}

static enum err add_event(void *context, const struct event_row *row) {
    struct events *events = context;
    struct request *request = events->request;
    struct event event;
    json_t *body = NULL;
    enum err err = event_from_row(&event, &body, row, events->game, &request->problem);
    if (err != OK) {
        return err;
    }
    json_t *view = view_event(events->game, &event, &request->caller.player);
    json_decref(body);
    if (view == NULL) {
        return ERR_NO_MEMORY;
    }
    if (events->frames != NULL) {
        frames_add(events->frames, row->seq, view);
    } else {
        json_out_json(events->out, view);
    }
    json_decref(view);
    events->after = row->seq;
    return OK;
}

/* Not beyond the version that was found: what is committed meanwhile belongs to the next page. */
static enum err read_events(struct events *events, int64_t limit) {
    struct request *request = events->request;
    return event_log_read(request->db, &events->id, events->after, events->game->version, limit, add_event, events);
}

/* ---- the stream ---- */

static bool is_over(const struct game *game) {
    return game->status == GAME_FINISHED || game->status == GAME_ABORTED;
}

static enum err more(struct request *request, struct frames *frames) {
    const struct app *app = request->app;
    struct events *events = request->data;
    events->request = request;
    enum err err = cache_find(&events->game, app->cache, request->db, &events->id, &request->problem);
    if (err != OK) {
        return err;
    }
    if (!game_is_visible(events->game, &request->caller.player)) {
        frames->is_over = true;
    } else {
        events->frames = frames;
        err = read_events(events, STREAM_AT_ONCE);
        frames->over_at = is_over(events->game) ? events->game->finished_at + epilogue_ms : 0;
        bool is_read = events->after == events->game->version;
        frames->is_over = is_read && frames->over_at != 0 && timestamp_now() >= frames->over_at;
    }
    game_release(events->game); /* a silent stream keeps no game in memory */
    events->game = NULL;
    return err;
}

static const struct stream events_stream = {.data_size = sizeof(struct events), .more = more};

static enum err reply_stream(struct request *request, struct reply *reply) {
    struct events *events = request->data;
    bool is_read = is_over(events->game) && events->after == events->game->version;
    game_release(events->game);
    events->game = NULL;
    if (is_read) {
        reply->status = 204; /* an EventSource takes that for the end */
        return OK;
    }
    cursor_reply_stream(reply, &events_stream);
    return OK;
}

/* ---- JSON ---- */

enum err games_events(struct request *request, struct reply *reply) {
    struct events *events = request->data;
    reply->is_private = true;
    if (events->is_stream) {
        return reply_stream(request, reply);
    }
    wait_tell(request, reply, NULL);
    events->out = list_begin(reply);
    enum err err = read_events(events, events->limit);
    return err == OK ? cursor_end_list(reply, events->after) : err;
}
