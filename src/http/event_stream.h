/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Server-sent events on a connection.
 */
#ifndef REFEREE_HTTP_EVENT_STREAM_H
#define REFEREE_HTTP_EVENT_STREAM_H

#include "waiter.h"

struct event_stream;

/*
 * Begins the stream that the exchange's reply wants, before it is given to respond; it is exchange->stream then.
 * ERR_RATE_LIMITED when the caller holds open as much as it may; ERR_NO_MEMORY; what the stream's first `more` fails with.
 */
enum err event_stream_begin(struct exchange *exchange) MUST_CHECK;

/* The response without its headers; NULL when there is no memory. */
struct MHD_Response *event_stream_response(struct exchange *exchange);

/*
 * The response is with the library: the stream takes what it needs of its exchange, which is kept for another request from
 * here.
 */
void event_stream_detach(struct event_stream *stream);

/* The end of a detached stream, as exchange_end is of an exchange. */
void event_stream_complete(struct event_stream *stream, bool is_aborted);

/* Ends the counting and the waiting of one that is not detached, and frees it. */
void event_stream_end(struct event_stream *stream);

/* Nothing follows what is to be sent already. NULL is fine. */
void event_stream_finish(struct event_stream *stream);

/* A pool thread has asked for more, with this exchange, and hands it back. */
void event_stream_take(struct event_stream *stream, struct exchange *exchange);

/* Does a pool thread have it? Then its connection stays suspended. NULL: no. */
bool event_stream_is_lent(const struct event_stream *stream);

/* For waiter.c: its caller's token may have been revoked. True when it was, and nothing follows. */
bool event_stream_doubt(struct event_stream *stream);

/* For waiter.c: asks for more; is anything due? True when there is something to send, or it is over. */
bool event_stream_ask(struct event_stream *stream);
bool event_stream_tick(struct event_stream *stream);

#endif
