/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bounds of what is worked out on a pool thread: two seconds, shared by all that waits with it, and no longer than
 * somebody wants to know.
 */
#ifndef REFEREE_API_BOUNDED_H
#define REFEREE_API_BOUNDED_H

#include <stdbool.h>
#include <stdint.h>

#include "http/request.h"
#include "util/err.h"

struct bounded {
    const struct request *request;
    int64_t began_us, until_us; /* monotonic */
};

/*
 * The work begins, on its pool thread. ERR_BUSY with the problem set when it has waited for too long, when its client has
 * hung up, and when the server stops; `what` it is stands in the problem: "analyses".
 */
enum err bounded_begin(struct bounded *out, struct request *request, const char *what) MUST_CHECK;

/* Must it end? The context is the struct bounded. For struct budget and the like. */
bool bounded_is_over(void *context);

/* Sets how long a client should wait before it asks again. Returns ERR_BUSY for the caller to put into words. */
enum err bounded_refuse(struct request *request);

#endif
