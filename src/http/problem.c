/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rendering problems, and what is said of errors that nobody explained where they were found.
 */
#include "problem.h"

#include <stdio.h>
#include <string.h>

#include "http/reply.h"
#include "util/json.h"

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
static json_t *text_or(const char *text, const char *otherwise) {
    json_t *json = json_string(text);
    return json != NULL ? json : json_string(otherwise);
}

static json_t *render_points(const struct problem *problem) {
    json_t *errors = json_array();
    for (size_t i = 0; errors != NULL && i < problem->point_count; i++) {
        const struct problem_point *point = &problem->points[i];
        json_t *item = json_object();
        if (item == NULL || !json_put(item, "pointer", text_or(point->pointer, "")) ||
            !json_put(item, "detail", text_or(point->detail, "is not valid")) || json_array_append(errors, item) != 0) {
            json_decref(errors);
            errors = NULL;
        }
        json_decref(item);
    }
    return errors;
}

/* What a family adds. */
static bool add_members(json_t *json, const char *text) {
    json_t *members = json_loads(text, 0, NULL);
    bool good = members != NULL && json_object_update(json, members) == 0;
    json_decref(members);
    return good;
}

json_t *problem_to_json(const struct problem *problem, const char *base, const char *request_id) {
    char type[512];
    const struct problem_def *def = problem_def(problem);
    (void)snprintf(type, sizeof type, "%s" TYPE_BASE "%s", base, def->name);
    json_t *json = json_object();
    bool complete = json != NULL && json_put(json, "type", text_or(type, TYPE_BASE)) &&
                    json_put(json, "title", json_string(def->title)) &&
                    json_put(json, "status", json_integer(def->status)) &&
                    json_put(json, "detail", text_or(problem->detail, def->title));
    if (complete && problem->point_count > 0) {
        complete = json_put(json, "errors", render_points(problem));
    }
    if (complete && problem->members[0] != '\0') {
        complete = add_members(json, problem->members);
    }
    if (complete && request_id[0] != '\0') {
        complete = json_put(json, "request_id", json_string(request_id));
    }
    if (!complete) {
        json_decref(json);
        return NULL;
    }
    return json;
}
