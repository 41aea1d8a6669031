/* SPDX-License-Identifier: Apache-2.0 */
/*
 * GET /v1/games?status=open as a stream: the lobby as it is, then what comes and goes.
 *
 * A reader has no cursor of their own to come back with: they are told the whole list again. So is one for whom too much
 * has happened since they were last told something.
 */
#include "games_lobby.h"

#include <string.h>

#include "api/app.h"
#include "api/event_feed.h"
#include "api/filter.h"
#include "core/cache.h"
#include "game_view.h"
#include "games_list.h"
#include "live/lobby.h"
#include "util/timestamp.h"

/* Every reader is told of every change: where these come one upon the other, a few times a second is enough. */
static const int64_t pause_ms = 100;

struct lobby_feed {
    const struct preset *ruleset; /* NULL = any */
    bool has_list;                /* the reader was told what there is, at: */
    int64_t cursor;
    int64_t told_at; /* when all had been told that there was, ms; 0 = there may be more */
};

static enum err write_list(struct request *request, struct frames *frames, struct lobby_feed *feed) {
    const struct app *app = request->app;
    struct json_out *out = &frames->out;
    feed->cursor = lobby_cursor(app->lobby);
    frames_begin(frames, NULL);
    json_out_begin_object(out);
    json_out_key(out, "items");
    enum err err = games_list_write_lobby(out, request, feed->ruleset);
    json_out_end_object(out);
    frames_end(frames);
    feed->has_list = true;
    return err;
}

static void write_opened(struct request *request, struct frames *frames, const struct game *game) {
    struct json_out *out = &frames->out;
    frames_begin(frames, NULL);
    json_out_begin_object(out);
    json_out_key(out, "opened");
    const struct viewer viewer = view_of(game, &request->caller.player);
    game_view_write(request, game, &viewer, request->db, out);
    json_out_end_object(out);
    frames_end(frames);
}

static void write_closed(struct frames *frames, const struct id *game) {
    struct json_out *out = &frames->out;
    frames_begin(frames, NULL);
    json_out_begin_object(out);
    json_out_put_text(out, "closed", game->text);
    json_out_end_object(out);
    frames_end(frames);
}

/* A game as it is now. Where it has left the lobby meanwhile, that is the next that will be told of it. */
static enum err write_change(struct request *request, struct frames *frames, const struct lobby_change *change) {
    const struct app *app = request->app;
    struct game *game = NULL;
    bool is_hidden = false;
    if (!change->is_open) {
        write_closed(frames, &change->game);
        return OK;
    }
    enum err err = cache_find(&game, app->cache, request->db, &change->game, &request->problem);
    if (err == OK && lobby_has(game)) {
        err = games_list_hides(&is_hidden, request, game);
        if (err == OK && is_hidden) { /* perhaps only since somebody has joined */
            write_closed(frames, &change->game);
        } else if (err == OK) {
            write_opened(request, frames, game);
        }
    }
    game_release(game);
    return err;
}

static enum err write_changes(struct request *request, struct frames *frames, struct lobby_feed *feed,
                              const struct lobby_change *changes, size_t count) {
    enum err err = OK;
    for (size_t i = 0; i < count && err == OK; i++) {
        if (feed->ruleset == NULL || feed->ruleset == changes[i].ruleset) {
            err = write_change(request, frames, &changes[i]);
        }
    }
    return err;
}

static enum err more(struct request *request, struct frames *frames) {
    const struct app *app = request->app;
    struct lobby_feed *feed = request->data;
    struct lobby_change changes[STREAM_AT_ONCE];
    size_t count = 0;
    int64_t now = timestamp_now();
    if (now >= feed->told_at && now < feed->told_at + pause_ms) {
        frames->over_at = feed->told_at + pause_ms;
        return OK;
    }
    frames->over_at = 0;
    feed->told_at = now;
    if (!feed->has_list || !lobby_read(changes, &count, STREAM_AT_ONCE, app->lobby, &feed->cursor)) {
        return write_list(request, frames, feed);
    }
    if (count == STREAM_AT_ONCE) {
        feed->told_at = 0;
        frames_add_comment(frames); /* so that it is asked again, also where none of these is told */
    }
    return write_changes(request, frames, feed, changes, count);
}

static const struct stream lobby_stream = {.data_size = sizeof(struct lobby_feed), .more = more};

/* What narrows the list down, and means nothing for a stream. */
static enum err check_query(struct request *request) {
    static const char *const others[] = {"?player", "?turn", "?cursor", "?limit"};
    struct span status = request_query(request, "status");
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (request_query(request, others[i] + 1).bytes != NULL) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, others[i],
                                  "is for the list: the stream is of the whole lobby, or of one ?ruleset");
        }
    }
    if (status.bytes == NULL || strcmp(status.bytes, game_status_name(GAME_OPEN)) != 0) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?status",
                              "must be open: of other games there is no stream, only the list");
    }
    return OK;
}

enum err games_lobby(struct request *request, struct reply *reply) {
    struct lobby_feed *feed = arena_alloc(&request->arena, sizeof *feed);
    enum err err = feed == NULL ? ERR_NO_MEMORY : check_query(request);
    err = err == OK ? filter_ruleset(&feed->ruleset, request) : err;
    if (err != OK) {
        return err;
    }
    request->data = feed;
    request->watched = lobby_key();
    event_feed_reply_stream(reply, &lobby_stream);
    return OK;
}
