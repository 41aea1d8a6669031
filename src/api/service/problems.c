/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reference of problems: what each means and what to do, served where their `type` can lead a reader.
 */
#include <string.h>

#include "api/endpoints.h"
#include "api/list.h"
#include "rules/family.h"
#include "util/json.h"

/* By its place: the service's, then those of the families, each name as often as it is declared; NULL behind the last. */
static const struct problem_def *problem_at(size_t index) {
    for (int err = OK + 1; err < ERR_COUNT; err++) {
        const struct problem_def *problem = err_def((enum err)err);
        if (problem->meaning != NULL && index-- == 0) {
            return problem;
        }
    }
    for (size_t f = 0; families[f] != NULL; index -= families[f++]->problem_count) {
        if (index < families[f]->problem_count) {
            return &families[f]->problems[index];
        }
    }
    return NULL;
}

/* The first of a name, NULL where there is none. */
static const struct problem_def *find_problem(const char *name, size_t length) {
    const struct problem_def *problem = problem_at(0);
    for (size_t i = 1; problem != NULL && (strlen(problem->name) != length || memcmp(problem->name, name, length) != 0);
         i++) {
        problem = problem_at(i);
    }
    return problem;
}

static json_t *describe(struct request *request, const struct problem_def *problem) {
    json_t *object = json_object();
    const char *base = request_problem_base(request);
    json_t *type = base == NULL ? NULL : json_sprintf("%s/problems/%s", base, problem->name);
    bool good = type != NULL && json_object_set(object, "type", type) == 0 &&
                json_put(object, "name", json_string(problem->name)) &&
                json_put(object, "title", json_string(problem->title)) &&
                json_put(object, "status", json_integer(problem->status)) &&
                json_put(object, "meaning", json_string(problem->meaning));
    json_decref(type);
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

enum err problems_list(struct request *request, struct reply *reply) {
    json_t *items = json_array();
    for (size_t i = 0; items != NULL && problem_at(i) != NULL; i++) {
        const struct problem_def *problem = problem_at(i);
        bool is_first = find_problem(problem->name, strlen(problem->name)) == problem;
        if (is_first && json_array_append_new(items, describe(request, problem)) != 0) {
            json_decref(items);
            items = NULL;
        }
    }
    return list_reply_json(reply, request, items);
}

enum err problems_get(struct request *request, struct reply *reply) {
    const struct problem_def *problem = find_problem(request->params[0].bytes, request->params[0].length);
    if (problem != NULL) {
        return reply_json(reply, 200, describe(request, problem));
    }
    return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such problem; GET /problems lists them.");
}
