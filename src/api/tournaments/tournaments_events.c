/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tournament's events: its log as the caller may see it.
 *
 * What one role sees of an event never changes. Whom it is told to is decided by the event alone: of a game with people in
 * the tournament only those at the game, and the tournament's hosts if they take no part, are told more than that it was
 * played; what was played is in the list of games once the tournament is over.
 */
#include <string.h>

#include "api/endpoints.h"
#include "api/event_feed.h"
#include "tournament_view.h"
#include "util/json.h"

struct tournament_feed {
    struct event_feed feed;
    struct id id;
    int64_t own;
    bool hides_games;
};

enum err tournaments_events_find(struct request *request) {
    struct tournament_feed *events = event_feed_create(request);
    struct tournament_head head;
    if (events == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = tournament_head_find(&head, request);
    if (err == OK) {
        events->id = head.row.id;
    }
    return err;
}

static enum err look(struct request *request, void *feed) {
    struct tournament_feed *events = feed;
    struct tournament_head head;
    request->watched = events->id;
    enum err err = tournament_head_read(&head, request, request->db, &events->id);
    if (err == OK) {
        events->feed.newest = head.row.version;
        events->feed.over_at = head.row.finished_at;
        events->own = head.own;
        events->hides_games = head.row.people > 0 && !(head.is_host && head.own == 0);
    }
    return err;
}

static bool is_shown(const struct tournament_event_def *event, const char *member) {
    size_t i = 0;
    while (event->members[i] != NULL && strcmp(event->members[i], member) != 0) {
        i++;
    }
    return event->members[i] != NULL;
}

static bool holds(const json_t *numbers, int64_t number) {
    for (size_t i = 0; i < json_array_size(numbers); i++) {
        if (json_integer_value(json_array_get(numbers, i)) == number) {
            return true;
        }
    }
    return false;
}

static enum err add_event(void *context, const struct tournament_event_row *row) {
    struct tournament_feed *events = context;
    const struct tournament_event_def *event = &tournament_events[tournament_event_find(row->kind)];
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    bool hidden = event->is_game && events->hides_games && !holds(json_object_get(body, "entrants"), events->own);
    const char *name = NULL;
    const json_t *value = NULL;
    struct json_out *out = event_feed_begin(&events->feed, row->seq);
    json_out_begin_object(out);
    json_out_put_integer(out, "seq", row->seq);
    json_out_put_timestamp(out, "at", row->at);
    json_out_put_text(out, "kind", row->kind);
    json_object_foreach(body, name, value) {
        if (is_shown(event, name) && (!hidden || strcmp(name, "game") == 0)) {
            json_out_key_bytes(out, name, strlen(name));
            json_out_json(out, value);
        }
    }
    json_out_end_object(out);
    event_feed_end(&events->feed);
    json_decref(body);
    return OK;
}

static enum err read_events(struct request *request, void *feed, int64_t limit) {
    struct tournament_feed *events = feed;
    enum err err = tournament_event_read(request->db, &events->id, events->feed.after, events->feed.newest, limit,
                                         add_event, events);
    return err == OK ? OK : problem_set(&request->problem, err, "The events could not be read. Try again later.");
}

const struct feed_source tournaments_events_source = {
    .stream = {.data_size = sizeof(struct tournament_feed), .more = event_feed_more},
    .look = look,
    .read = read_events,
};
