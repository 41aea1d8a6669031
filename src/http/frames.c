/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The form of server-sent events.
 */
#include "http/stream.h"

static const char comment[] = ":\n\n";

void frames_begin(struct frames *frames, const char *id) {
    if (id != NULL) {
        buf_append_format(&frames->out.buf, "id: %s\n", id);
    }
    buf_append_text(&frames->out.buf, "data: ");
    frames->out.comma = false;
}

void frames_begin_numbered(struct frames *frames, int64_t id) {
    buf_append_format(&frames->out.buf, "id: %lld\ndata: ", (long long)id);
    frames->out.comma = false;
}

void frames_end(struct frames *frames) {
    buf_append_text(&frames->out.buf, "\n\n");
}

void frames_add_comment(struct frames *frames) {
    buf_append_text(&frames->out.buf, comment);
}
