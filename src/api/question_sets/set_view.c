/* SPDX-License-Identifier: Apache-2.0 */
#include "set_view.h"

#include <string.h>

#include "game/names.h"

static bool is_owner(const struct request *request, const struct question_set_row *row) {
    return request->caller.known && id_equal(&row->owner, &request->caller.player);
}

enum err set_find_visible(struct question_set_row *out, struct request *request, struct db *db) {
    struct id id;
    enum err err = OK;
    *out = (struct question_set_row){.version = 0};
    if (id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        err = question_set_get(out, &request->arena, db, &id);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The question set could not be read. Try again later.");
    }
    if (id_is_none(&out->id) || (!out->is_public && !is_owner(request, out))) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no question set with this id.");
    }
    return OK;
}

enum err set_find_own(struct question_set_row *out, struct request *request, struct db *db) {
    enum err err = set_find_visible(out, request, db);
    if (err == OK && !is_owner(request, out)) {
        return problem_set(&request->problem, ERR_FORBIDDEN,
                           "Only its owner reads the questions of a set, and changes it.");
    }
    return err;
}

static void write_report(struct json_out *out, const struct quiz_import *report, const char *place) {
    json_out_put_integer(out, "imported", (int64_t)report->imported);
    json_out_put_array(out, "skipped");
    for (size_t i = 0; i < report->skipped_count; i++) {
        json_out_begin_object(out);
        json_out_put_integer(out, place, report->skipped[i].place);
        json_out_put_text(out, "reason", quiz_skip_reasons[report->skipped[i].reason]);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

void set_write(struct json_out *out, const struct question_set_row *row, struct names *names, struct db *db,
               const struct quiz_import *report, const char *place) {
    json_out_begin_object(out);
    json_out_put_text(out, "id", id_is_none(&row->id) ? NULL : row->id.text);
    json_out_put_integer(out, "version", row->version);
    json_out_key(out, "owner");
    names_write(names, db, &row->owner, out);
    json_out_put_text(out, "title", row->title);
    json_out_put_text(out, "language", row->language);
    json_out_put_text(out, "licence", row->licence);
    json_out_put_text(out, "author", row->author);
    json_out_put_text(out, "source", row->source);
    json_out_put_text(out, "subject", row->subject);
    json_out_put_text(out, "visibility", row->is_public ? "public" : "private");
    json_out_put_integer(out, "count", row->questions);
    json_out_key(out, "kinds");
    json_out_raw(out, row->kinds, strlen(row->kinds));
    json_out_key(out, "categories");
    json_out_raw(out, row->categories, strlen(row->categories));
    json_out_put_timestamp(out, "created_at", row->created_at);
    json_out_put_timestamp(out, "updated_at", row->updated_at);
    if (report != NULL) {
        write_report(out, report, place);
    }
    json_out_end_object(out);
}

enum err set_refuse_version(struct request *request, int64_t version) {
    return problem_set(&request->problem, ERR_VERSION_MISMATCH,
                       "The question set is at version %lld. Read it again and decide anew.", (long long)version);
}

enum err set_refuse(struct request *request, const struct quiz_faults *faults) {
    const struct problem_point *first = &faults->points[0];
    if (faults->count == 1) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, first->pointer, "%s", first->detail);
    }
    size_t shown = faults->count < QUIZ_FAULTS_MAX ? faults->count : QUIZ_FAULTS_MAX;
    if (shown < faults->count) {
        (void)problem_set(&request->problem, ERR_INVALID_VALUE,
                          "There are %zu mistakes; these are the first %zu. The first of all: %s %s.", faults->count,
                          shown, first->pointer, first->detail);
    } else {
        (void)problem_set(&request->problem, ERR_INVALID_VALUE, "There are %zu mistakes. The first: %s %s.", shown,
                          first->pointer, first->detail);
    }
    for (size_t i = 0; i < shown; i++) {
        problem_add_point(&request->problem, faults->points[i].pointer, "%s", faults->points[i].detail);
    }
    return ERR_INVALID_VALUE;
}
