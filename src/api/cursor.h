/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What feeds of numbered events have in common: the cursor, and the choice between JSON and a stream.
 */
#ifndef REFEREE_API_CURSOR_H
#define REFEREE_API_CURSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "http/reply.h"
#include "http/request.h"
#include "http/stream.h"

/* Does the request take text/event-stream? */
bool cursor_wants_stream(struct request *request);

/*
 * Where to go on: ?after=, for a stream rather Last-Event-ID; 0 where there is neither, which out_given (may be NULL) tells.
 * ERR_INVALID_VALUE for what is no number from 0 to newest.
 */
enum err cursor_read(int64_t *out, bool *out_given, struct request *request, int64_t newest, bool is_stream) MUST_CHECK;

/* The answer is this stream from now on. */
void cursor_reply_stream(struct reply *reply, const struct stream *stream);

/* Ends what list_begin began: `next` is the cursor behind the last item. */
enum err cursor_end_list(struct reply *reply, int64_t next) MUST_CHECK;

#endif
