/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Feeds: what has happened behind a cursor, as a list, now or as soon as there is something, and as a stream.
 *
 * An endpoint of this kind has event_feed_prepare, event_feed_ready and event_feed_reply as its parts, and as its detail a
 * struct feed_source, which says where the events come from. Its request->data begins with a struct event_feed; its `find`
 * makes it where the source must know what the path names, else event_feed_prepare does.
 *
 * Whoever waits is watched for before it looks (http/waiter.c), and both ways read from the store behind the cursor: so
 * they tell the same events in the same order, and a cursor of one is good for the other.
 */
#ifndef REFEREE_API_EVENT_FEED_H
#define REFEREE_API_EVENT_FEED_H

#include <stdbool.h>
#include <stdint.h>

#include "http/reply.h"
#include "http/request.h"
#include "http/stream.h"

enum { STREAM_AT_ONCE = 32 };

struct event_feed {
    int64_t after;          /* the cursor: the number of the last event that was read */
    int64_t oldest, newest; /* of the events that are there; oldest 0 = the first of all */
    int64_t over_at; /* wall clock, ms: nothing follows the newest, and a stream of it all ends then; 0 = it goes on */
    int64_t limit;
    bool is_stream;
    struct json_out *out;  /* while some are read: where they are written, */
    struct frames *frames; /* and in frames; NULL = in a list */
};

struct feed_source {
    /* data_size is that of the struct that begins with the feed; more is event_feed_more, or the source's own. */
    struct stream stream;
    /*
     * What is there now: sets newest, oldest, over_at and request->watched. ERR_NOT_FOUND: the caller may see it no longer;
     * a stream ends then, an answer that was held is given as it was last found.
     */
    enum err (*look)(struct request *request, void *feed);
    /* Writes up to `limit` events behind the cursor and moves it: event_feed_begin, the event, event_feed_end. */
    enum err (*read)(struct request *request, void *feed, int64_t limit);
    /* Where the cursor is no number: what is asked for, and the end of the list. The endpoint's `ready` is its own, too. */
    enum err (*ask)(struct request *request, void *feed);
    enum err (*end)(struct request *request, void *feed, struct reply *reply);
};

/* The feed in request->data, as large as the source says; NULL: no memory. */
void *event_feed_create(struct request *request) MUST_CHECK;

enum err event_feed_prepare(struct request *request) MUST_CHECK;
bool event_feed_ready(struct request *request);
enum err event_feed_reply(struct request *request, struct reply *reply) MUST_CHECK;
enum err event_feed_more(struct request *request, struct frames *frames) MUST_CHECK;

/* The answer is a stream. */
void event_feed_reply_stream(struct reply *reply, const struct stream *stream);

/* Around an event of that number, which becomes the cursor; it is written to what event_feed_begin returns. */
struct json_out *event_feed_begin(struct event_feed *feed, int64_t seq);
void event_feed_end(struct event_feed *feed);

#endif
