/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rendering problems, and what is said of errors that nobody explained where they were found.
 */
#include "problem.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include <unistr.h>

#include "http/reply.h"

#define TYPE_BASE "/problems/"

const char problem_without_memory[] =
    "{\"type\":\"https://referee.example" TYPE_BASE
    "store-unavailable\",\"title\":\"The server cannot take the request now\",\"status\":503,"
    "\"detail\":\"There is no memory for the request. Try again later.\"}";

static const char *default_detail(enum err err) {
    switch (err) {
    case ERR_STORE:
        return "The store failed; nothing was changed. Try again later.";
    case ERR_STORE_UNKNOWN:
        return "The store failed while committing: whether the change was made is unknown. Send the same request with "
               "the "
               "same Idempotency-Key to find out.";
    case ERR_BUSY:
        return "Too much is waiting to be done already; nothing was changed. Try again later.";
    case ERR_CONFLICT:
        return "Another change came first; nothing was changed. Try again.";
    case ERR_NO_MEMORY:
        return "There is no memory for the request. Try again later.";
    case ERR_NOT_FOUND:
        return "There is no such thing here, or it is not for this caller to see.";
    case ERR_INTERNAL:
    case ERR_CORRUPT:
        return "Something is wrong with the server. The request id finds it in the server's log.";
    default:
        return err_def(err)->title;
    }
}

void problem_complete(struct problem *problem, enum err err) {
    if (problem->err != err || problem->detail[0] == '\0') {
        (void)problem_set(problem, err, "%s", default_detail(err));
    }
}

/* JSON takes only UTF-8: whatever a text may be, it must not prevent an answer. */
static void put_text(struct json_out *out, const char *name, const char *text, const char *otherwise) {
    bool is_valid = u8_check((const uint8_t *)text, strlen(text)) == NULL;
    json_out_put_text(out, name, is_valid ? text : otherwise);
}

/* A value of the body is told by its JSON Pointer; a member of the query, or a header, by its name. */
static void write_place(struct json_out *out, const char *pointer) {
    if (pointer[0] == '?') {
        put_text(out, "parameter", pointer + 1, "");
    } else {
        put_text(out, pointer[0] == '\0' || pointer[0] == '/' ? "pointer" : "header", pointer, "");
    }
}

static void write_points(struct json_out *out, const struct problem *problem) {
    json_out_put_array(out, "errors");
    for (size_t i = 0; i < problem->point_count; i++) {
        json_out_begin_object(out);
        write_place(out, problem->points[i].pointer);
        put_text(out, "detail", problem->points[i].detail, "is not valid");
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

void problem_write_type(struct json_out *out, const struct problem_def *def, const char *base) {
    char type[512];
    int length = snprintf(type, sizeof type, "%s" TYPE_BASE "%s", base, def->name);
    assert(length > 0 && (size_t)length < sizeof type);
    json_out_put_text(out, "type", type);
}

void problem_write(struct json_out *out, const struct problem *problem, const char *base, const char *request_id) {
    const struct problem_def *def = problem_def(problem);
    json_out_begin_object(out);
    problem_write_type(out, def, base);
    json_out_put_text(out, "title", def->title);
    json_out_put_integer(out, "status", def->status);
    put_text(out, "detail", problem->detail, def->title);
    if (problem->point_count > 0) {
        write_points(out, problem);
    }
    if (problem->members[0] != '\0') {
        json_out_raw(out, problem->members + 1, strlen(problem->members) - 2); /* without its braces */
    }
    if (request_id[0] != '\0') {
        json_out_put_text(out, "request_id", request_id);
    }
    json_out_end_object(out);
}
