/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers that go on: server-sent events (the HTML standard's text/event-stream).
 *
 * A reply with a struct stream is sent as one. The server adds what every stream has: the reconnection time, a comment
 * every 15 s, the limit of streams for each caller, and its end when the caller's token ends or the server stops. The
 * endpoint adds frames, whenever its `more` is asked, which is at first and after every change of request->watched.
 */
#ifndef REFEREE_HTTP_STREAM_H
#define REFEREE_HTTP_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/err.h"
#include "util/json_out.h"

struct request;

/* What a stream sends next. */
struct frames {
    struct json_out out;
    bool is_over;    /* nothing follows */
    int64_t over_at; /* wall clock, ms: asked once more then, by itself; 0 = never */
};

/*
 * Around an event's data, which is written to frames->out in between, on one line. id NULL: it has none, and a reader comes
 * back with that of an event before it. Failures stick to it.
 */
void frames_begin(struct frames *frames, const char *id);
void frames_begin_numbered(struct frames *frames, int64_t id);
void frames_end(struct frames *frames);

/* A comment, which readers skip: so that there is something to send, and the endpoint is asked again. */
void frames_add_comment(struct frames *frames);

struct stream {
    size_t data_size; /* of what request->data points to: it is moved, by its bytes, so nothing may point into it */
    /*
     * Loop thread: adds the next few events, or none where there is nothing new. It is asked again once those are sent, so
     * there is no need to add all. What it returns but OK ends the stream: its reader comes again. The request is another
     * one each time: its data and caller are the same, but of its headers nothing is left, and its arena is emptied.
     */
    enum err (*more)(struct request *request, struct frames *frames);
};

#endif
