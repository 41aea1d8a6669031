/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reference of problems: what each means and what to do, served where their `type` can lead a reader.
 */
#include <string.h>

#include "api/endpoints.h"
#include "api/list.h"
#include "rules/family.h"

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

/* The place of the first of a name; behind the last where there is none. */
static size_t place_of(const char *name, size_t length) {
    size_t place = 0;
    const struct problem_def *problem = problem_at(0);
    while (problem != NULL && (strlen(problem->name) != length || memcmp(problem->name, name, length) != 0)) {
        problem = problem_at(++place);
    }
    return place;
}

static void write_problem(struct json_out *out, enum language language, const char *base,
                          const struct problem_def *problem) {
    char other[TEXT_SIZE];
    json_out_begin_object(out);
    problem_write_type(out, problem, base);
    json_out_put_text(out, "name", problem->name);
    json_out_put_text(out, "title", text_in(other, language, problem->title));
    json_out_put_integer(out, "status", problem->status);
    json_out_put_text(out, "meaning", text_in(other, language, problem->meaning));
    json_out_end_object(out);
}

void problems_write(struct json_out *out, enum language language, const char *base) {
    for (size_t i = 0; problem_at(i) != NULL; i++) {
        const char *name = problem_at(i)->name;
        if (place_of(name, strlen(name)) == i) {
            write_problem(out, language, base, problem_at(i));
        }
    }
}

enum err problems_list(struct request *request, struct reply *reply) {
    problems_write(list_begin(reply), reply_speak(reply, request), request_problem_base(request));
    return list_reply(reply, request, NULL);
}

enum err problems_get(struct request *request, struct reply *reply) {
    const struct problem_def *problem = problem_at(place_of(request->params[0].bytes, request->params[0].length));
    if (problem == NULL) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such problem; GET /problems lists them.");
    }
    write_problem(reply_open(reply), reply_speak(reply, request), request_problem_base(request), problem);
    return reply_close(reply);
}
