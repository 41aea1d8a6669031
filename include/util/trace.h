/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where a request stands in a trace of the client's: W3C Trace Context, level 1 (the headers traceparent and tracestate).
 *
 * The server takes part as a forwarder of no spans of its own: it notes the trace with what it logs, and hands it on with the
 * messages that a request causes. What is not well made is as if it had not been sent: nobody is refused for it.
 *
 * Pure functions; texts are borrowed, and nothing allocates.
 */
#ifndef REFEREE_UTIL_TRACE_H
#define REFEREE_UTIL_TRACE_H

#include <stdbool.h>
#include <stddef.h>

enum { TRACE_ID_SIZE = 32 + 1, SPAN_ID_SIZE = 16 + 1, SPAN_ID_BYTES = 8 };
enum { TRACEPARENT_SIZE = 55 + 1, TRACESTATE_MAX = 512, TRACESTATE_MEMBERS_MAX = 32 };

/* Lower-case hexadecimal digits; an empty id: there is no trace. */
struct trace {
    char id[TRACE_ID_SIZE];
    char parent[SPAN_ID_SIZE]; /* the span of whoever sent the request */
    bool is_sampled;
    const char *state; /* a tracestate that is good, borrowed; NULL: there is none. Not read by trace_parse */
};

/*
 * Reads a traceparent. Of a version that is not known yet what stands where this version has it counts, as the standard wants;
 * ff is no version. False, and *out has no trace, for anything else.
 */
bool trace_parse(struct trace *out, const char *bytes, size_t length);

bool trace_is_known(const struct trace *trace);

/* The traceparent that was read, as this version writes it. */
void trace_write(char out[static TRACEPARENT_SIZE], const struct trace *trace);

/* A traceparent of the same trace, with a span of one's own. Of the flags only "sampled" is known, and goes on. */
void trace_format(char out[static TRACEPARENT_SIZE], const struct trace *trace,
                  const unsigned char span[static SPAN_ID_BYTES]);

/*
 * May this tracestate be handed on as it is: at most TRACESTATE_MAX bytes and TRACESTATE_MEMBERS_MAX members, each a key and a
 * value as the standard has them, none twice? An empty one may not: there is nothing in it.
 */
bool tracestate_is_good(const char *bytes, size_t length);

#endif
