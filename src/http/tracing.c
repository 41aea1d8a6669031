/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A trace has one parent: where there are several, nobody knows which it is, and there is none. Its state may come in several
 * headers, which are one list; where that is not well made the trace goes on without it.
 */
#include "tracing.h"

#include <string.h>
#include <strings.h>

struct gathering {
    unsigned parents;
    size_t length;
    bool is_too_long;
    char state[TRACESTATE_MAX];
};

static bool is_named(const char *name, size_t length, const char *wanted) {
    return length == strlen(wanted) && strncasecmp(name, wanted, length) == 0;
}

static enum MHD_Result gather(void *cls, enum MHD_ValueKind kind, const char *name, size_t name_length,
                              const char *value, size_t value_length) {
    struct gathering *gathering = cls;
    (void)kind;
    gathering->parents += is_named(name, name_length, "traceparent");
    if (value != NULL && is_named(name, name_length, "tracestate")) {
        size_t comma = gathering->length > 0;
        if (value_length + comma > sizeof gathering->state - gathering->length) {
            gathering->is_too_long = true;
            return MHD_YES;
        }
        memcpy(gathering->state + gathering->length, ",", comma);
        memcpy(gathering->state + gathering->length + comma, value, value_length);
        gathering->length += comma + value_length;
    }
    return MHD_YES;
}

void tracing_read(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct span parent = exchange->headers[HEADER_TRACEPARENT];
    if (parent.bytes == NULL || !trace_parse(&request->trace, parent.bytes, parent.length)) {
        return;
    }
    struct gathering gathering;
    gathering.parents = 0;
    gathering.length = 0;
    gathering.is_too_long = false;
    (void)MHD_get_connection_values_n(request->mhd, MHD_HEADER_KIND, gather, &gathering);
    if (gathering.parents > 1) {
        request->trace = (struct trace){.id = ""};
    } else if (!gathering.is_too_long && tracestate_is_good(gathering.state, gathering.length)) {
        request->trace.state = arena_copy(&request->arena, gathering.state, gathering.length);
    }
}
