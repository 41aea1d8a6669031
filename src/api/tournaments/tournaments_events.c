/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament's events: its log as the caller may see it, as JSON or as a stream, with the same cursor.
 *
 * What one role sees of an event never changes. Whom it is told to is decided by the event alone: of a game with people in
 * the tournament only those at the game, and the tournament's creator if they take no part, are told more than that it was
 * played; what was played is in the list of games once the tournament is over.
 */
#include <string.h>

#include "api/app.h"
#include "api/cursor.h"
#include "api/endpoints.h"
#include "api/list.h"
#include "api/wait.h"
#include "http/stream.h"
#include "tournament_view.h"
#include "util/json.h"
#include "util/timestamp.h"

enum { LIMIT_DEFAULT = 100, LIMIT_MAX = 1000, STREAM_AT_ONCE = 64 };

struct tournament_events {
    struct request *request;
    struct id id;
    int64_t after, limit, newest;
    int64_t own;
    bool is_stream, has_ended, hides_games;

    /* While some are read. */
    struct json_out *out;
    struct frames *frames;
};

static enum err refresh(struct tournament_events *events, struct request *request) {
    struct tournament_head head;
    enum err err = tournament_head_read(&head, request, request->db, &events->id);
    if (err == OK) {
        bool is_creator = id_equal(&head.row.creator, &request->caller.player);
        events->newest = head.row.version;
        events->own = head.own;
        events->has_ended = head.has_ended;
        events->hides_games = head.row.people > 0 && !(is_creator && head.own == 0);
    }
    return err;
}

enum err tournaments_events_find(struct request *request) {
    struct tournament_events *events = arena_alloc(&request->arena, sizeof *events);
    struct tournament_head head;
    if (events == NULL) {
        return ERR_NO_MEMORY;
    }
    request->data = events;
    events->request = request;
    enum err err = tournament_head_find(&head, request);
    if (err == OK) {
        events->id = head.row.id;
        request->watched = head.row.id;
        err = refresh(events, request);
    }
    return err;
}

enum err tournaments_events_prepare(struct request *request) {
    struct tournament_events *events = request->data;
    events->is_stream = cursor_wants_stream(request);
    enum err err = cursor_read(&events->after, NULL, request, events->newest, events->is_stream);
    if (err != OK || events->is_stream) {
        return err;
    }
    events->limit = LIMIT_DEFAULT;
    err = request_query_integer(&events->limit, request, "limit", 1, LIMIT_MAX);
    return err == OK ? wait_read(request) : err;
}

bool tournaments_events_ready(struct request *request) {
    struct tournament_events *events = request->data;
    return refresh(events, request) != OK || events->has_ended || events->newest > events->after;
}

/* ---- one event ---- */

static bool is_shown(const char *kind, const char *member) {
    static const char *const of_created[] = {"ruleset", "format", "games", "deal", "creator"};
    if (strcmp(kind, "created") != 0) {
        /* Players find theirs in the list of games; and the server knows its bots and rules. */
        return strcmp(member, "ids") != 0 && strcmp(member, "bots") != 0 && strcmp(member, "rules") != 0;
    }
    for (size_t i = 0; i < sizeof of_created / sizeof of_created[0]; i++) {
        if (strcmp(of_created[i], member) == 0) {
            return true;
        }
    }
    return false;
}

static bool holds(const json_t *numbers, int64_t number) {
    for (size_t i = 0; i < json_array_size(numbers); i++) {
        if (json_integer_value(json_array_get(numbers, i)) == number) {
            return true;
        }
    }
    return false;
}

static void write_event(const struct tournament_events *events, struct json_out *out,
                        const struct tournament_event_row *row, const json_t *body) {
    bool is_game = strcmp(row->kind, "game") == 0 || strcmp(row->kind, "started") == 0;
    bool hidden = is_game && events->hides_games && !holds(json_object_get(body, "entrants"), events->own);
    const char *name = NULL;
    const json_t *value = NULL;
    json_out_begin_object(out);
    json_out_key(out, "seq");
    json_out_integer(out, row->seq);
    json_out_key(out, "at");
    json_out_timestamp(out, row->at);
    json_out_key(out, "kind");
    json_out_text(out, row->kind);
    json_object_foreach((json_t *)body, name, value) {
        if (is_shown(row->kind, name) && (!hidden || strcmp(name, "game") == 0)) {
            json_out_key_bytes(out, name, strlen(name));
            json_out_json(out, value);
        }
    }
    json_out_end_object(out);
}

static enum err add_event(void *context, const struct tournament_event_row *row) {
    struct tournament_events *events = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    if (events->frames != NULL) {
        frames_begin_numbered(events->frames, row->seq);
        write_event(events, &events->frames->out, row, body);
        frames_end(events->frames);
    } else {
        write_event(events, events->out, row, body);
    }
    json_decref(body);
    events->after = row->seq;
    return OK;
}

static enum err read_events(struct tournament_events *events, int64_t limit) {
    struct request *request = events->request;
    enum err err =
        tournament_event_read(request->db, &events->id, events->after, events->newest, limit, add_event, events);
    return err == OK ? OK : problem_set(&request->problem, err, "The events could not be read. Try again later.");
}

/* ---- the stream ---- */

static enum err more(struct request *request, struct frames *frames) {
    struct tournament_events *events = request->data;
    events->request = request;
    events->frames = frames;
    enum err err = refresh(events, request);
    err = err == OK ? read_events(events, STREAM_AT_ONCE) : err;
    frames->is_over = events->has_ended && events->after == events->newest;
    return err;
}

static const struct stream tournament_stream = {.data_size = sizeof(struct tournament_events), .more = more};

enum err tournaments_events(struct request *request, struct reply *reply) {
    struct tournament_events *events = request->data;
    reply->is_private = true;
    if (events->is_stream && events->has_ended && events->after == events->newest) {
        reply->status = 204; /* an EventSource takes that for the end */
        return OK;
    }
    if (events->is_stream) {
        cursor_reply_stream(reply, &tournament_stream);
        return OK;
    }
    wait_tell(request, reply, NULL);
    events->out = list_begin(reply);
    enum err err = read_events(events, events->limit);
    return err == OK ? cursor_end_list(reply, events->after) : err;
}
