/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An EventSource sends the id of the last event it saw, and its URL as it was first given: so the header says where to go
 * on, and ?after= only where it begins.
 */
#include "cursor.h"

bool cursor_wants_stream(struct request *request) {
    return request_header_holds(request, "Accept", "text/event-stream");
}

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

enum err cursor_read(int64_t *out, bool *out_given, struct request *request, int64_t newest, bool is_stream) {
    const char *last = is_stream ? request_header(request, "Last-Event-ID") : NULL;
    int64_t after = -1;
    if (last != NULL && last[0] != '\0') {
        if (!read_number(&after, last) || after > newest) {
            return problem_set_at(&request->problem, ERR_INVALID_VALUE, "Last-Event-ID",
                                  "must be the id of an event that was sent, at most %lld", (long long)newest);
        }
    } else {
        enum err err = request_query_integer(&after, request, "after", 0, INT64_MAX - 1);
        if (err == OK && after > newest) {
            err = problem_set_at(&request->problem, ERR_INVALID_VALUE, "?after", "must not be beyond the newest, %lld",
                                 (long long)newest);
        }
        if (err != OK) {
            return err;
        }
    }
    *out = after < 0 ? 0 : after;
    if (out_given != NULL) {
        *out_given = after >= 0;
    }
    return OK;
}

void cursor_reply_stream(struct reply *reply, const struct stream *stream) {
    reply->stream = stream;
    reply->content_type = "text/event-stream";
    reply_add_header(reply, "X-Accel-Buffering", "no"); /* nginx would keep events until it has a page of them */
}

enum err cursor_end_list(struct reply *reply, int64_t next) {
    struct json_out *out = reply->out;
    json_out_end_array(out);
    json_out_key(out, "next");
    json_out_integer(out, next);
    json_out_end_object(out);
    return reply_close(reply);
}
