/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the caller is told of their games, and of tournaments.
 */
#include <string.h>

#include "api/endpoints.h"
#include "api/event_feed.h"
#include "store/notifications.h"

static enum err told(struct request *request, enum err err) {
    return err == OK ? OK : problem_set(&request->problem, err, "Your events could not be read. Try again later.");
}

static enum err look(struct request *request, void *context) {
    struct event_feed *feed = context;
    struct notification_range range = {0};
    request->watched = request->caller.player;
    if (feed->frames != NULL) {
        return told(request, notification_number(request->db, &request->caller.player)); /* it takes what there is */
    }
    enum err err = notification_read_range(&range, request->db, &request->caller.player);
    if (err == OK) {
        feed->oldest = range.oldest;
        feed->newest = range.newest;
    }
    return told(request, err);
}

static enum err add_event(void *context, const struct notification_row *row) {
    struct event_feed *feed = context;
    struct json_out *out = event_feed_begin(feed, row->seq);
    json_out_begin_object(out);
    json_out_put_integer(out, "seq", row->seq);
    json_out_put_timestamp(out, "at", row->at);
    json_out_put_text(out, "kind", row->kind);
    bool is_game = strncmp(row->kind, NOTIFICATION_TOURNAMENT_PREFIX, strlen(NOTIFICATION_TOURNAMENT_PREFIX)) != 0;
    json_out_put_text(out, is_game ? "game" : "tournament", row->game.text);
    json_out_put_integer(out, is_game ? "game_seq" : "tournament_seq", row->game_seq);
    json_out_end_object(out);
    event_feed_end(feed);
    return OK;
}

static enum err read_events(struct request *request, void *context, int64_t limit) {
    struct event_feed *feed = context;
    return told(request, notification_read(request->db, &request->caller.player, feed->after, limit, add_event, feed));
}

const struct feed_source players_notifications_source = {
    .stream = {.data_size = sizeof(struct event_feed), .more = event_feed_more},
    .look = look,
    .read = read_events,
};
