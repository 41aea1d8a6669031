/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PATCH and DELETE of a question set: what describes it, and that it is there at all. Neither makes a version.
 */
#include <stdio.h>
#include <string.h>

#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "rules/quiz_summary.h"
#include "set_view.h"
#include "util/json.h"

struct description {
    struct quiz_set set; /* as the body says, of the members that it has */
    struct json_text plain_title;
    struct question_set_row row;
};

enum err sets_change_find(struct request *request) {
    struct question_set_row row;
    enum err err = change_find_nothing(request);
    return err == OK ? set_find_own(&row, request, request->db) : err;
}

/* In the transaction: the set as it is, if the caller may change it. */
static enum err find_again(struct question_set_row *out, struct request *request, struct tx *tx,
                           const struct change *change) {
    enum err err = player_check(request, tx, &request->caller.player);
    err = err == OK ? set_find_own(out, request, tx_read(tx)) : err;
    if (err == OK && !if_match_takes(&change->play.if_match, out->version)) {
        return set_refuse_version(request, out->version);
    }
    return err;
}

/* ---- PATCH ---- */

/* What may change; the language is of the questions. */
static const enum quiz_about changeable[] = {QUIZ_TITLE,  QUIZ_VISIBILITY, QUIZ_LICENCE,
                                             QUIZ_AUTHOR, QUIZ_SOURCE,     QUIZ_SUBJECT};

enum { CHANGEABLE = sizeof changeable / sizeof changeable[0] };

static bool is_given(const struct request *request, enum quiz_about about) {
    return json_object_get(request->json, quiz_abouts[about]) != NULL;
}

static enum err read_description(struct description *out, struct request *request) {
    struct json_text values[CHANGEABLE] = {{NULL, 0}};
    struct field fields[CHANGEABLE];
    struct quiz_faults faults = {0};
    for (size_t i = 0; i < CHANGEABLE; i++) {
        unsigned flags =
            changeable[i] == QUIZ_TITLE || changeable[i] == QUIZ_LICENCE || changeable[i] == QUIZ_VISIBILITY
                ? 0
                : FIELD_NULLABLE;
        fields[i] = (struct field){quiz_abouts[changeable[i]], FIELD_TEXT, flags, 0, 0, i * sizeof values[0]};
    }
    enum err err = json_decode(values, request->json, fields, CHANGEABLE, "", &request->problem);
    for (size_t i = 0; err == OK && i < CHANGEABLE; i++) {
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/%s", quiz_abouts[changeable[i]]);
        if (is_given(request, changeable[i])) {
            err = quiz_set_put(&out->set, &request->arena, changeable[i], values[i], pointer, &faults);
        }
    }
    return err == OK && faults.count > 0 ? set_refuse(request, &faults) : err;
}

static enum err change_prepare_description(struct request *request, struct change *change) {
    struct description *description = arena_alloc(&request->arena, sizeof *description);
    if (description == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = description;
    return read_description(description, request);
}

static enum err apply_description(struct request *request, struct tx *tx, struct change *change) {
    struct description *description = change->input;
    struct question_set_row *row = &description->row;
    const struct quiz_set *set = &description->set;
    struct {
        enum quiz_about about;
        const char **text;
        const char *given;
    } const texts[] = {{QUIZ_TITLE, &row->title, set->title.bytes},
                       {QUIZ_LICENCE, &row->licence, set->licence.bytes},
                       {QUIZ_AUTHOR, &row->author, set->author.bytes},
                       {QUIZ_SOURCE, &row->source, set->source.bytes},
                       {QUIZ_SUBJECT, &row->subject, set->subject.bytes}};
    enum err err = find_again(row, request, tx, change);
    if (err != OK) {
        return err;
    }
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        *texts[i].text = is_given(request, texts[i].about) ? texts[i].given : *texts[i].text;
    }
    row->is_public = is_given(request, QUIZ_VISIBILITY) ? set->is_public : row->is_public;
    row->updated_at = tx_now(tx);
    err = quiz_plain_title(&description->plain_title, &request->arena,
                           (struct json_text){row->title, strlen(row->title)});
    err = err == OK ? question_set_describe(tx_write(tx), row, description->plain_title.bytes) : err;
    change->status = 200;
    change->version = row->version;
    return err;
}

static void render_description(const struct request *request, const struct change *change, struct names *names,
                               struct db *db, struct json_out *out) {
    const struct description *description = change->input;
    (void)request;
    set_write(out, &description->row, names, db, NULL, NULL);
}

const struct change_def sets_change_def = {
    .prepare = change_prepare_description, .apply = apply_description, .render = render_description};

/* ---- DELETE ---- */

static enum err apply_deletion(struct request *request, struct tx *tx, struct change *change) {
    struct question_set_row row;
    enum err err = find_again(&row, request, tx, change);
    change->status = 204;
    return err == OK ? question_set_delete(tx_write(tx), &row.id, tx_now(tx)) : err;
}

const struct change_def sets_delete_def = {.apply = apply_deletion};
