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

enum { DETAIL_SIZE = 2 * TEXT_SIZE }; /* of a detail in another language, behind its place */

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

static void write_points(struct json_out *out, const struct problem *problem, enum language language) {
    char other[TEXT_SIZE];
    json_out_put_array(out, "errors");
    for (size_t i = 0; i < problem->point_count; i++) {
        json_out_begin_object(out);
        write_place(out, problem->points[i].pointer);
        put_text(out, "detail", text_in(other, language, problem->points[i].detail), "is not valid");
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

/*
 * The detail in a language. Where it is that of a value, the value's place stands before it, which is cut with the detail;
 * then it is made anew from the first of the points, which is whole.
 */
static const char *detail_in(char out[static DETAIL_SIZE], enum language language, const struct problem *problem) {
    static const char body[] = "The body";
    const struct problem_point *point = &problem->points[0];
    bool is_placed = language != LANGUAGE_ENGLISH && problem->point_count > 0;
    const char *place = is_placed && point->pointer[0] != '\0' ? point->pointer : body;
    size_t length = strlen(place);
    is_placed = is_placed && strncmp(problem->detail, place, length) == 0 && problem->detail[length] == ':';
    if (!is_placed) {
        return text_in(out, language, problem->detail);
    }
    char other[TEXT_SIZE], named[TEXT_SIZE];
    if (!text_translate(other, language, point->detail)) {
        return problem->detail;
    }
    (void)snprintf(out, DETAIL_SIZE, "%s: %s", place == body ? text_in(named, language, body) : place, other);
    return out;
}

void problem_write(struct json_out *out, const struct problem *problem, enum language language, const char *base,
                   const char *request_id) {
    char title[TEXT_SIZE], detail[DETAIL_SIZE];
    const struct problem_def *def = problem_def(problem);
    json_out_begin_object(out);
    problem_write_type(out, def, base);
    json_out_put_text(out, "title", text_in(title, language, def->title));
    json_out_put_integer(out, "status", def->status);
    put_text(out, "detail", detail_in(detail, language, problem), def->title);
    if (problem->point_count > 0) {
        write_points(out, problem, language);
    }
    if (problem->members[0] != '\0') {
        json_out_raw(out, problem->members + 1, strlen(problem->members) - 2); /* without its braces */
    }
    if (request_id[0] != '\0') {
        json_out_put_text(out, "request_id", request_id);
    }
    json_out_end_object(out);
}
