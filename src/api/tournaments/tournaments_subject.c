/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PUT /v1/tournaments/{tournament}/subject: what a contender chooses to be asked of in a stage of heats.
 *
 * The tournament is folded on a pool thread, as its log may be long; in the writer only what has come since is added.
 */
#include <string.h>

#include "api/app.h"
#include "api/bounded.h"
#include "api/endpoints.h"
#include "api/reader.h"
#include "store/db.h"
#include "tournament/heats_plan.h"
#include "tournament/tournament_log.h"
#include "tournament/tournament_subjects.h"
#include "tournament_change.h"

struct subject_input {
    struct tournament_head head;   /* in the transaction */
    struct tournament *tournament; /* owned; NULL: it is of no format in which anybody chooses */
    bool is_loaded;                /* nothing has been done to it since */
    struct json_integer stage;
    struct json_text set;
};

static const struct field subject_fields[] = {
    {"stage", FIELD_INTEGER, FIELD_REQUIRED, 1, HEATS_ENTRANTS_MAX, offsetof(struct subject_input, stage)},
    {"set", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct subject_input, set)},
};

static enum err prepare(struct request *request, struct change *change) {
    struct subject_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    enum err err = json_decode(input, request->json, subject_fields, sizeof subject_fields / sizeof subject_fields[0],
                               "", &request->problem);
    if (err != OK || change->is_kept) {
        return err;
    }
    err = tournament_head_find(&input->head, request);
    request->is_long =
        err == OK && input->head.own != 0 && strcmp(input->head.row.format, tournament_format_name(FORMAT_HEATS)) == 0;
    return err;
}

static enum err refuse_unread(struct request *request, enum err err) {
    return problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
}

enum err tournaments_subject_work(struct request *request) {
    struct subject_input *input = ((struct change *)request->data)->input;
    struct bounded bounded;
    struct db *db = NULL;
    tournament_free(input->tournament); /* where this is done again, as the log was not what it had been */
    input->tournament = NULL;
    enum err err = bounded_begin(&bounded, request, "tournaments");
    if (err != OK) {
        return err;
    }
    err = reader_open(&db, request);
    if (err == OK) {
        err = tournament_load(&input->tournament, db, &input->head.row.id);
        input->is_loaded = err == OK;
        reader_close(request, db);
    }
    return err == OK ? OK : refuse_unread(request, err);
}

/* ---- choosing ---- */

static enum err refuse(struct request *request, const struct subject_input *input, enum subject_answer answer) {
    struct problem *problem = &request->problem;
    long long stage = (long long)input->stage.value;
    switch (answer) {
    case SUBJECT_NEVER:
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           "Nobody chooses a subject in this tournament: that is for heats with assignment chosen.");
    case SUBJECT_TOO_EARLY:
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "Stage %lld has not begun. Choose when it has.", stage);
    case SUBJECT_TOO_LATE:
        return problem_set(
            problem, ERR_NOT_ALLOWED_NOW,
            "It is too late to choose for stage %lld: the game of your table has been made, or the stage is over.",
            stage);
    case SUBJECT_NO_SEAT:
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You do not play in stage %lld.", stage);
    case SUBJECT_UNKNOWN:
        return problem_set_at(problem, ERR_INVALID_VALUE, "/set",
                              "is none of those that this tournament offers: see `options.subjects`");
    case SUBJECT_TAKEN:
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "Somebody at your table has that subject. Choose another.");
    case SUBJECT_WAS_THEIRS:
        return problem_set(problem, ERR_NOT_ALLOWED_NOW,
                           "You have had that subject in an earlier stage. Choose another.");
    case SUBJECT_TOO_OFTEN:
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "You have chosen %d times for stage %lld: it stays as it is.",
                           SUBJECT_CHOICES_MAX, stage);
    case SUBJECT_FITS:
    case SUBJECT_SAME:
        break;
    }
    return OK;
}

/* As the log has it now: what a transaction has added that was rolled back is none of it. */
static enum err catch_up(struct subject_input *input, struct db *db) {
    if (input->is_loaded) {
        input->is_loaded = false;
        return tournament_catch_up(input->tournament, db);
    }
    tournament_free(input->tournament);
    input->tournament = NULL;
    return tournament_load(&input->tournament, db, &input->head.row.id);
}

static enum err choose(struct request *request, struct subject_input *input, struct tx *tx, struct change *change) {
    const struct json_text set = input->set;
    int32_t index = (int32_t)input->head.own - 1;
    enum subject_answer answer = SUBJECT_NEVER;
    enum err err = input->tournament == NULL ? OK : catch_up(input, tx_read(tx));
    if (err != OK) {
        return refuse_unread(request, err);
    }
    if (input->tournament != NULL) {
        answer = tournament_try_subject(input->tournament, index, input->stage.value, set.bytes, set.length);
    }
    if (answer != SUBJECT_FITS && answer != SUBJECT_SAME) {
        return refuse(request, input, answer);
    }
    change->status = answer == SUBJECT_SAME ? 200 : 201;
    err = answer == SUBJECT_SAME ? OK : tournament_choose_subject(input->tournament, tx, index, set.bytes, set.length);
    change->version = input->tournament->version;
    return err;
}

static enum err apply(struct request *request, struct tx *tx, struct change *change) {
    struct subject_input *input = change->input;
    const struct id id = input->head.row.id;
    enum err err = tournament_head_read(&input->head, request, tx_read(tx), &id);
    if (err != OK) {
        return refuse_unread(request, err);
    }
    return input->head.own == 0
               ? problem_set(&request->problem, ERR_FORBIDDEN, "You are not an entrant of this tournament.")
               : choose(request, input, tx, change);
}

static void render(const struct request *request, const struct change *change, struct names *names, struct db *db,
                   struct json_out *out) {
    const struct subject_input *input = change->input;
    (void)request;
    (void)names;
    (void)db;
    json_out_begin_object(out);
    json_out_put_integer(out, "stage", input->stage.value);
    json_out_key(out, "set");
    json_out_text_bytes(out, input->set.bytes, input->set.length);
    json_out_end_object(out);
}

void tournaments_subject_release(struct request *request) {
    const struct change *change = request->data;
    struct subject_input *input = change == NULL ? NULL : change->input;
    if (input != NULL) {
        tournament_free(input->tournament);
    }
    change_release(request);
}

const struct change_def tournaments_subject_def = {
    .prepare = prepare, .recalls_input = true, .apply = apply, .render = render};
