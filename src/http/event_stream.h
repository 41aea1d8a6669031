/*
 * Server-sent events on a connection.
 */
#ifndef REFEREE_HTTP_EVENT_STREAM_H
#define REFEREE_HTTP_EVENT_STREAM_H

#include "wait.h"

/*
 * Begins the stream that the exchange's reply wants, before it is given to respond. ERR_RATE_LIMITED when the caller has
 * as many as he may have; ERR_NO_MEMORY; what the stream's first `more` fails with.
 */
enum err event_stream_begin(struct exchange *exchange) MUST_CHECK;

/* The response without its headers; NULL when there is no memory. */
struct MHD_Response *event_stream_response(struct exchange *exchange);

/* For wait.c: asks a suspended stream for more: true when there is something to send, or it is over. */
bool event_stream_ask(struct wait *wait);
void event_stream_tick(struct wait *wait, struct loop *loop);
void event_stream_end(struct wait *wait, struct loop *loop);

#endif
