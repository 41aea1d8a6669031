/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the caller is told of their games: as JSON, now or as soon as there is something, and as a stream.
 */
#include "api/app.h"
#include "api/cursor.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "api/wait.h"
#include "http/stream.h"
#include "store/player_event.h"

enum { LIMIT_DEFAULT = 100, LIMIT_MAX = 1000, STREAM_AT_ONCE = 64 };

struct told {
    struct request *request;
    int64_t after, limit;
    bool is_stream;

    /* While some are read. */
    struct json_out *out;  /* JSON */
    struct frames *frames; /* or a stream */
};

static enum err read_range(struct player_event_range *out, struct request *request) {
    enum err err = player_event_read_range(out, request->db, &request->caller.player);
    return err == OK ? OK : problem_set(&request->problem, err, "Your events could not be read. Try again later.");
}

/* Behind the cursor there must be no gap. */
static enum err read_cursor(struct told *told, struct request *request) {
    struct player_event_range range = {0};
    bool is_given = false;
    enum err err = read_range(&range, request);
    if (err == OK) {
        err = cursor_read(&told->after, &is_given, request, range.newest, told->is_stream);
    }
    if (err == OK && is_given && told->after + 1 < range.oldest) {
        return problem_set(&request->problem, ERR_CURSOR_EXPIRED,
                           "Events are kept for 30 days, yours from %lld on. Begin anew without a cursor.",
                           (long long)range.oldest);
    }
    return err;
}

enum err players_events_prepare(struct request *request) {
    struct told *told = arena_alloc(&request->arena, sizeof *told);
    if (told == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = told;
    request->watched = request->caller.player;
    told->request = request;
    told->is_stream = cursor_wants_stream(request);
    told->limit = LIMIT_DEFAULT;
    enum err err = read_cursor(told, request);
    if (err == OK && !told->is_stream) {
        err = request_query_integer(&told->limit, request, "limit", 1, LIMIT_MAX);
    }
    return err == OK && !told->is_stream ? wait_read(request) : err;
}

bool players_events_ready(struct request *request) {
    const struct told *told = request->data;
    struct player_event_range range = {0};
    return read_range(&range, request) != OK || range.newest > told->after;
}

static void write_event(struct json_out *out, const struct player_event_row *row) {
    json_out_begin_object(out);
    json_out_key(out, "seq");
    json_out_integer(out, row->seq);
    json_out_key(out, "at");
    json_out_timestamp(out, row->at);
    json_out_key(out, "kind");
    json_out_text(out, row->kind);
    json_out_key(out, "game");
    json_out_text(out, row->game.text);
    json_out_key(out, "game_seq");
    json_out_integer(out, row->game_seq);
    json_out_end_object(out);
}

static enum err add_event(void *context, const struct player_event_row *row) {
    struct told *told = context;
    if (told->frames != NULL) {
        frames_begin_numbered(told->frames, row->seq);
        write_event(&told->frames->out, row);
        frames_end(told->frames);
    } else {
        write_event(told->out, row);
    }
    told->after = row->seq;
    return OK;
}

static enum err read_events(struct told *told, int64_t limit) {
    struct request *request = told->request;
    enum err err = player_event_read(request->db, &request->caller.player, told->after, limit, add_event, told);
    return err == OK ? OK : problem_set(&request->problem, err, "Your events could not be read. Try again later.");
}

static enum err more(struct request *request, struct frames *frames) {
    struct told *told = request->data;
    told->request = request;
    told->frames = frames;
    return read_events(told, STREAM_AT_ONCE);
}

static const struct stream player_stream = {.data_size = sizeof(struct told), .more = more};

enum err players_events(struct request *request, struct reply *reply) {
    struct told *told = request->data;
    reply->is_private = true;
    if (told->is_stream) {
        cursor_reply_stream(reply, &player_stream);
        return OK;
    }
    wait_tell(request, reply, NULL);
    told->out = list_begin(reply);
    enum err err = read_events(told, told->limit);
    return err == OK ? cursor_end_list(reply, told->after) : err;
}
