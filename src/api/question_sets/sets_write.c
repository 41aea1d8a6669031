/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POST /v1/question-sets, PUT of a set, and appending to one: a version with questions.
 *
 * The body is read and judged on a pool thread. The writer gets texts that are ready, four parts a job, so that no move waits
 * for megabytes. Until the last part nobody sees anything of them: then the version is there, whole. Whoever appends does so
 * to the version that was read; where another one came meanwhile, the work is done again.
 */
#include <string.h>

#include "api/app.h"
#include "api/bounded.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "api/reader.h"
#include "rules/quiz_summary.h"
#include "set_upload.h"
#include "set_view.h"
#include "store/accounts.h"
#include "util/timestamp.h"

enum {
    PARTS_AT_ONCE = 4,
    SETS_MAX = 200, /* of a player */
    SERVICE_SETS = 1000,
    BYTES_MAX_MIB = 64, /* of a player, in all versions of all sets */
    SERVICE_BUDGETS = 16,
};

static const char *const places[UPLOAD_FORMATS] = {"index", "index", "line"};

/* ---- finding ---- */

static enum err begin_upload(struct request *request, enum upload_mode mode) {
    enum err err = change_find_nothing(request);
    struct upload *upload = err == OK ? arena_alloc(&request->arena, sizeof *upload) : NULL;
    if (upload == NULL) {
        return ERR_NO_MEMORY;
    }
    upload->mode = mode;
    json_out_init(&upload->out);
    ((struct change *)request->data)->input = upload;
    request->takes_text = upload_format(request) == UPLOAD_GIFT;
    return OK;
}

enum err sets_create_find(struct request *request) {
    return begin_upload(request, UPLOAD_NEW_SET);
}

static enum err find_for(struct request *request, enum upload_mode mode) {
    enum err err = begin_upload(request, mode);
    if (err != OK) {
        return err;
    }
    const struct change *change = request->data;
    struct upload *upload = change->input;
    err = set_find_own(&upload->row, request, request->db);
    return err == ERR_NOT_FOUND ? change_find_replay(request, err) : err;
}

enum err sets_replace_find(struct request *request) {
    return find_for(request, UPLOAD_WHOLE);
}

enum err sets_append_find(struct request *request) {
    return find_for(request, UPLOAD_APPENDED);
}

void sets_upload_release(struct request *request) {
    const struct change *change = request->data;
    struct upload *upload = change == NULL ? NULL : change->input;
    if (upload != NULL) {
        json_out_free(&upload->out);
    }
    change_release(request);
}

/* ---- reading ---- */

/* A dry run may be done as often as one likes, so a key means nothing to it. */
static enum err prepare(struct request *request, struct change *change) {
    struct upload *upload = change->input;
    enum err err = upload_read_query(upload, request);
    if (err == OK && upload->is_dry_run) {
        change->key = NULL;
    }
    request->is_long = err == OK;
    return err;
}

/* Over a connection of its own where it needs one: nobody's may be used on a pool thread. */
static enum err read_upload(struct upload *upload, struct request *request) {
    struct db *db = NULL;
    if (upload->mode != UPLOAD_APPENDED) {
        return upload_read_body(upload, request, NULL);
    }
    enum err err = reader_open(&db, request);
    if (err != OK) {
        return problem_set(&request->problem, err, "The question set could not be read. Try again later.");
    }
    err = db_begin(db); /* a snapshot: its newest version, and that one's questions */
    err = err == OK ? set_find_own(&upload->row, request, db) : err;
    err = err == OK ? upload_read_body(upload, request, db) : err;
    reader_close(request, db);
    return err;
}

/*
 * Letting go of a document of megabytes takes its time too. What is appended may have to be read again; it is some thousand
 * questions at most then. Whoever repeats it with a key before there was an answer finds their own questions in the set:
 * whether that is so the writer sees by the key, and only then is it refused.
 */
enum err sets_upload_work(struct request *request) {
    const struct app *app = request->app;
    const struct change *change = request->data;
    struct upload *upload = change->input;
    struct bounded bounded;
    enum err err = bounded_begin(&bounded, request, "question sets");
    if (request->parts > 0) { /* of work that was done before, in vain */
        upload->former = upload->id;
        request->parts = 0;
    }
    err = err == OK ? read_upload(upload, request) : err;
    err = err == OK ? upload_make_parts(upload, request) : err;
    upload->id = id_make(app->ids, timestamp_now());
    upload->is_doubted = err == ERR_INVALID_VALUE && upload->mode == UPLOAD_APPENDED && change->key != NULL;
    if (upload->is_doubted) {
        return OK;
    }
    if (err != OK || upload->mode != UPLOAD_APPENDED) {
        json_decref(request->json);
        request->json = NULL;
    }
    return err;
}

/* ---- writing ---- */

/* Is there room for the upload among what its owner has? Once a part is written it is among that; what was in vain is not. */
static enum err check_room(const struct upload *upload, struct request *request, struct tx *tx) {
    bool is_service = (request->caller.scopes & (SCOPE_SERVICE | SCOPE_ADMIN)) != 0;
    int64_t mib = (int64_t)BYTES_MAX_MIB * (is_service ? SERVICE_BUDGETS : 1);
    int64_t sets = is_service ? SERVICE_SETS : SETS_MAX;
    struct question_use use;
    enum err err = question_set_use(&use, tx_read(tx), &request->caller.player, &upload->former);
    if (err != OK) {
        return err;
    }
    if (upload->mode == UPLOAD_NEW_SET && use.sets >= sets) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "You have %lld question sets, which is as many as there may be. Delete one first.",
                           (long long)use.sets);
    }
    if (use.bytes + (request->parts == 0 ? upload->bytes : 0) > mib * 1024 * 1024) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "Your question sets, with all their versions, would take more than the %lld MiB that there "
                           "are for them. Delete one first.",
                           (long long)mib);
    }
    return OK;
}

/* The set as it is now: still there, the caller's, at a version that they want to change. */
static enum err check_set(struct upload *upload, struct request *request, struct tx *tx, const struct change *change) {
    enum err err = set_find_own(&upload->now, request, tx_read(tx));
    if (err != OK) {
        return err;
    }
    if (!if_match_takes(&change->play.if_match, upload->now.version)) {
        return set_refuse_version(request, upload->now.version);
    }
    if (upload->mode == UPLOAD_APPENDED && upload->row.version != upload->now.version) {
        return problem_set(&request->problem, ERR_STALE,
                           "The question set changes too often to be appended to. Try again later.");
    }
    return OK;
}

static enum err check(struct upload *upload, struct request *request, struct tx *tx, const struct change *change) {
    enum err err = player_check(request, tx, &request->caller.player);
    if (err == OK && upload->mode != UPLOAD_NEW_SET) {
        err = check_set(upload, request, tx, change);
    }
    return err == OK ? check_room(upload, request, tx) : err;
}

/* With the first part: instead of that which an upload in vain has left. */
static enum err begin_draft(const struct upload *upload, const struct request *request, struct tx *tx, bool is_last) {
    const struct question_draft draft = {
        .upload = upload->id, .owner = request->caller.player, .at = tx_now(tx), .bytes = upload->bytes};
    enum err err = OK;
    if (!id_is_none(&upload->former)) {
        err = question_draft_abandon(tx_write(tx), &upload->former);
    }
    return err == OK && !is_last ? question_draft_insert(tx_write(tx), &draft) : err;
}

/* The draft that the first part has noted is there as long as nobody has given it up. */
static enum err take_draft(const struct upload *upload, const struct request *request, struct tx *tx, bool is_last) {
    bool found = false;
    if (request->parts == 0) {
        return begin_draft(upload, request, tx, is_last);
    }
    enum err err = question_draft_find(&found, tx_read(tx), &upload->id);
    if (err != OK || !found) {
        return err == OK ? ERR_BUSY : err;
    }
    return is_last ? question_draft_delete(tx_write(tx), &upload->id) : OK;
}

static enum err write_parts(const struct upload *upload, struct db *db, size_t first, size_t end) {
    enum err err = OK;
    for (size_t i = first; err == OK && i < end; i++) {
        size_t begin = upload->begins[i];
        err = question_part_insert(db, &upload->id, (int64_t)i, upload->out.buf.bytes + begin,
                                   upload->begins[i + 1] - begin);
    }
    return err;
}

/* The set with its new version. What describes one that is appended to may have changed since it was read. */
static enum err make_row(struct upload *upload, struct request *request, struct tx *tx) {
    struct question_set_row *made = &upload->made;
    struct json_text plain;
    enum err err = OK;
    *made = upload->row;
    if (upload->mode == UPLOAD_APPENDED) {
        *made = upload->now;
        made->questions = upload->row.questions;
        made->kinds = upload->row.kinds;
        made->categories = upload->row.categories;
        err = quiz_plain_title(&plain, &request->arena, (struct json_text){made->title, strlen(made->title)});
        upload->plain_title = err == OK ? plain.bytes : NULL;
    }
    bool is_new = upload->mode == UPLOAD_NEW_SET;
    made->id = is_new ? tx_new_id(tx) : upload->now.id;
    made->owner = request->caller.player;
    made->version = upload->now.version + 1; /* of a new set that is none */
    made->created_at = is_new ? tx_now(tx) : upload->now.created_at;
    made->updated_at = tx_now(tx);
    return err;
}

static enum err write_version(const struct upload *upload, struct db *db) {
    const struct question_set_row *made = &upload->made;
    struct question_version version = {.row = made,
                                       .plain_title = upload->plain_title,
                                       .base = made->version,
                                       .upload = upload->id,
                                       .bytes = upload->bytes};
    enum err err = OK;
    if (upload->mode == UPLOAD_APPENDED) {
        err = question_version_base(&version.base, db, &made->id, upload->now.version);
    }
    return err == OK ? question_version_insert(db, &version) : err;
}

/* Nothing is written of a dry run, but it is refused where it would be. */
static enum err apply(struct request *request, struct tx *tx, struct change *change) {
    struct upload *upload = change->input;
    if (upload->is_doubted) {
        return ERR_INVALID_VALUE;
    }
    size_t first = (size_t)request->parts * PARTS_AT_ONCE;
    bool is_last = upload->part_count - first <= PARTS_AT_ONCE;
    enum err err = first == 0 || is_last || upload->is_dry_run ? check(upload, request, tx, change) : OK;
    change->status = upload->mode == UPLOAD_NEW_SET && !upload->is_dry_run ? 201 : 200;
    if (err == OK && upload->is_dry_run) {
        err = make_row(upload, request, tx);
        upload->made.id = (struct id){""};
        change->version = upload->now.version;
        return err;
    }
    err = err == OK ? take_draft(upload, request, tx, is_last) : err;
    err = err == OK ? write_parts(upload, tx_write(tx), first, is_last ? upload->part_count : first + PARTS_AT_ONCE)
                    : err;
    if (err != OK || !is_last) {
        request->is_partial = err == OK;
        return err;
    }
    err = make_row(upload, request, tx);
    err = err == OK ? write_version(upload, tx_write(tx)) : err;
    change->version = upload->made.version;
    if (upload->mode == UPLOAD_NEW_SET) {
        change->location = arena_format(&request->arena, "/v1/question-sets/%s", upload->made.id.text);
    }
    return err;
}

/* ---- the answer ---- */

static void render(const struct request *request, const struct change *change, struct names *names, struct db *db,
                   struct json_out *out) {
    const struct upload *upload = change->input;
    (void)request;
    set_write(out, &upload->made, names, db, upload->format == UPLOAD_JSON ? NULL : &upload->report,
              places[upload->format]);
}

/* Of a set that is made or replaced all else is in the request; of one that is appended to, in its versions. */
static void record(const struct change *change, struct json_out *out) {
    const struct upload *upload = change->input;
    json_out_begin_array(out);
    json_out_text(out, upload->made.id.text);
    json_out_integer(out, upload->made.created_at);
    json_out_end_array(out);
}

static enum err take_record(struct upload *upload, const struct change *change) {
    json_t *kept = json_loadb(change->kept.text, change->kept.length, 0, NULL);
    const char *id = json_string_value(json_array_get(kept, 0));
    bool good = id != NULL && id_parse(&upload->made.id, id, strlen(id));
    upload->made.created_at = json_integer_value(json_array_get(kept, 1));
    json_decref(kept);
    return good ? OK : ERR_CORRUPT;
}

static enum err recall(struct request *request, struct change *change, struct db *db) {
    struct upload *upload = change->input;
    (void)db;
    upload->made = upload->row;
    upload->made.owner = request->caller.player;
    upload->made.version = change->version;
    upload->made.updated_at = change->kept.at;
    return take_record(upload, change);
}

/* What was skipped follows from the questions that were there before. */
static enum err recall_appended(struct request *request, struct change *change, struct db *db) {
    struct upload *upload = change->input;
    enum err err = take_record(upload, change);
    const struct id id = upload->made.id;
    err = err == OK ? question_set_get_version(&upload->row, &request->arena, db, &id, change->version) : err;
    if (err == OK && id_is_none(&upload->row.id)) {
        return ERR_NOT_FOUND;
    }
    upload->made = upload->row;
    err = err == OK ? upload_read_query(upload, request) : err;
    if (err == OK && upload->format != UPLOAD_JSON) {
        upload->row.version--;
        err = upload_read_body(upload, request, db);
    }
    return err;
}

const struct change_def sets_create_def = {
    .prepare = prepare, .recalls_input = true, .apply = apply, .render = render, .record = record, .recall = recall};

const struct change_def sets_append_def = {.prepare = prepare,
                                           .apply = apply,
                                           .render = render,
                                           .record = record,
                                           .recall = recall_appended,
                                           .recalls_long = true};
