/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An EventSource sends the id of the last event it saw, and its URL as it was first given: so the header says where to go
 * on, and ?after= only where it begins.
 */
#include "event_feed.h"

#include "http/route.h"
#include "list.h"
#include "util/timestamp.h"
#include "wait.h"

enum { LIMIT_DEFAULT = 100, LIMIT_MAX = 1000 }; /* of events by number */

static const struct feed_source *source_of(const struct request *request) {
    return request->endpoint->detail;
}

void *event_feed_create(struct request *request) {
    request->data = arena_alloc(&request->arena, source_of(request)->stream.data_size);
    return request->data;
}

/* ---- the cursor ---- */

/* A header's digits; false for anything else, and for more than any event's number has. */
static bool read_number(int64_t *out, const char *text) {
    enum { DIGITS_MAX = 18 };
    int64_t number = 0;
    size_t length = 0;
    while (text[length] >= '0' && text[length] <= '9' && length <= DIGITS_MAX) {
        number = length < DIGITS_MAX ? number * 10 + (text[length] - '0') : number;
        length++;
    }
    *out = number;
    return length >= 1 && length <= DIGITS_MAX && text[length] == '\0';
}

/* Where to go on: ?after=, for a stream rather Last-Event-ID; -1 where there is neither. */
static enum err read_cursor(int64_t *out, struct request *request, const struct event_feed *feed) {
    const char *last = feed->is_stream ? request_header(request, "Last-Event-ID") : NULL;
    if (last != NULL && last[0] != '\0') {
        return read_number(out, last) && *out <= feed->newest
                   ? OK
                   : problem_set_at(&request->problem, ERR_INVALID_VALUE, "Last-Event-ID",
                                    "must be the id of an event that was sent, at most %lld", (long long)feed->newest);
    }
    enum err err = request_query_integer(out, request, "after");
    return err != OK || *out <= feed->newest
               ? err
               : problem_set_at(&request->problem, ERR_INVALID_VALUE, "?after", "must not be beyond the newest, %lld",
                                (long long)feed->newest);
}

/* Behind the cursor there must be no gap. */
static enum err ask(struct request *request, struct event_feed *feed) {
    int64_t after = -1;
    enum err err = source_of(request)->look(request, feed);
    if (err == OK) {
        err = read_cursor(&after, request, feed);
    }
    if (err == OK && after >= 0 && after + 1 < feed->oldest) {
        return problem_set(&request->problem, ERR_CURSOR_EXPIRED,
                           "Events are kept for 30 days, yours from %lld on. Begin anew without a cursor.",
                           (long long)feed->oldest);
    }
    feed->after = after < 0 ? 0 : after;
    return err;
}

enum err event_feed_prepare(struct request *request) {
    const struct feed_source *source = source_of(request);
    struct event_feed *feed = request->data != NULL ? request->data : event_feed_create(request);
    if (feed == NULL) {
        return ERR_NO_MEMORY;
    }
    feed->is_stream = request_header_holds(request, "Accept", "text/event-stream");
    bool is_numbered = source->ask == NULL;
    feed->limit = is_numbered ? LIMIT_DEFAULT : LIST_LIMIT_DEFAULT;
    enum err err = is_numbered ? ask(request, feed) : source->ask(request, feed);
    if (err != OK || feed->is_stream) {
        return err;
    }
    err = request_query_integer(&feed->limit, request, "limit");
    return err == OK ? wait_read(request) : err;
}

/* ---- events ---- */

bool event_feed_ready(struct request *request) {
    struct event_feed *feed = request->data;
    bool is_known = source_of(request)->look(request, feed) == OK;
    problem_clear(&request->problem); /* the answer will find it again, or what was found before is still true */
    return !is_known || feed->over_at != 0 || feed->newest > feed->after;
}

struct json_out *event_feed_begin(struct event_feed *feed, int64_t seq) {
    feed->after = seq;
    if (feed->frames != NULL) {
        frames_begin_numbered(feed->frames, seq);
    }
    return feed->out;
}

void event_feed_end(struct event_feed *feed) {
    if (feed->frames != NULL) {
        frames_end(feed->frames);
    }
}

static bool is_read(const struct event_feed *feed) {
    return feed->over_at != 0 && feed->after >= feed->newest;
}

enum err event_feed_more(struct request *request, struct frames *frames) {
    const struct feed_source *source = source_of(request);
    struct event_feed *feed = request->data;
    feed->out = &frames->out;
    feed->frames = frames;
    enum err err = source->look(request, feed);
    if (err == ERR_NOT_FOUND) {
        frames->is_over = true;
        return OK;
    }
    err = err == OK ? source->read(request, feed, STREAM_AT_ONCE) : err;
    frames->over_at = feed->over_at;
    frames->is_over = is_read(feed) && timestamp_now() >= feed->over_at;
    return err;
}

static enum err end_list(struct reply *reply, int64_t next) {
    struct json_out *out = reply->out;
    json_out_end_array(out);
    json_out_put_integer(out, "next", next);
    json_out_end_object(out);
    return reply_close(reply);
}

void event_feed_reply_stream(struct reply *reply, const struct stream *stream) {
    reply->is_private = true;
    reply->stream = stream;
    reply->content_type = "text/event-stream";
    reply_add_header(reply, "X-Accel-Buffering", "no"); /* nginx would keep events until it has a page of them */
}

enum err event_feed_reply(struct request *request, struct reply *reply) {
    const struct feed_source *source = source_of(request);
    struct event_feed *feed = request->data;
    reply->is_private = true;
    if (feed->is_stream && is_read(feed)) {
        reply->status = 204; /* an EventSource takes that for the end */
        return OK;
    }
    if (feed->is_stream) {
        event_feed_reply_stream(reply, &source->stream);
        return OK;
    }
    wait_tell(request, reply, NULL);
    feed->out = list_begin(reply);
    enum err err = source->read(request, feed, feed->limit);
    if (err == OK) {
        err = source->end != NULL ? source->end(request, feed, reply) : end_list(reply, feed->after);
    }
    return err;
}
