/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A client's trace, from a request's headers (util/trace.h).
 */
#ifndef REFEREE_HTTP_TRACING_H
#define REFEREE_HTTP_TRACING_H

#include "internal.h"

/* Sets request->trace, where the request has one traceparent that is well made. Its state stands in the request's arena. */
void tracing_read(struct exchange *exchange);

#endif
