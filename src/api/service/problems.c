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

static json_t *describe(const char *base, const struct problem_def *problem) {
    json_t *type = base == NULL ? NULL : json_sprintf("%s/problems/%s", base, problem->name);
    return json_pack("{s:o, s:s, s:s, s:i, s:s}", "type", type, "name", problem->name, "title", problem->title,
                     "status", problem->status, "meaning", problem->meaning);
}

json_t *problems_describe(const char *base) {
    json_t *items = json_array();
    for (size_t i = 0; items != NULL && problem_at(i) != NULL; i++) {
        const struct problem_def *problem = problem_at(i);
        if (find_problem(problem->name, strlen(problem->name)) == problem) {
            json_push(&items, describe(base, problem));
        }
    }
    return items;
}

enum err problems_list(struct request *request, struct reply *reply) {
    return list_reply_json(reply, request, problems_describe(request_problem_base(request)));
}

enum err problems_get(struct request *request, struct reply *reply) {
    const struct problem_def *problem = find_problem(request->params[0].bytes, request->params[0].length);
    if (problem != NULL) {
        return reply_json(reply, 200, describe(request_problem_base(request), problem));
    }
    return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such problem; GET /problems lists them.");
}
