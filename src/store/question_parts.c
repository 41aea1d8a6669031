/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of what question sets hold: parts, drafts, and how both go.
 */
#include "rows.h"
#include "store/question_sets.h"

enum { PARTS_PURGED_AT_ONCE = 50 };

enum err question_part_insert(struct db *db, const struct id *upload, int64_t number, const char *body, size_t length) {
    const struct value arguments[] = {value_id(upload), value_integer(number), value_bytes_as_text(body, length)};
    return db_run(db, QUERY_INSERT_QUESTION_PART, arguments, VALUE_COUNT(arguments));
}

struct part_reading {
    question_part_function *part;
    void *context;
};

static enum err tell_part(void *context, const struct value *columns, size_t count) {
    const struct part_reading *reading = context;
    (void)count;
    return reading->part(reading->context, value_get_integer(&columns[0]), value_get_text(&columns[1]),
                         columns[1].length);
}

static enum err read_parts(struct db *db, enum query query, const struct id *set, int64_t version,
                           question_part_function *part, void *context) {
    struct part_reading reading = {.part = part, .context = context};
    const struct value arguments[] = {value_id(set), value_integer(version)};
    return db_query(db, query, arguments, VALUE_COUNT(arguments), tell_part, &reading);
}

enum err question_parts_read(struct db *db, const struct id *set, int64_t version, question_part_function *part,
                             void *context) {
    return read_parts(db, QUERY_LIST_QUESTION_PARTS, set, version, part, context);
}

enum err question_own_parts_read(struct db *db, const struct id *set, int64_t version, question_part_function *part,
                                 void *context) {
    return read_parts(db, QUERY_LIST_OWN_QUESTION_PARTS, set, version, part, context);
}

enum err question_uploads_lost(struct db *db, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_LOST_QUESTION_PARTS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

/* ---- drafts ---- */

enum err question_draft_insert(struct db *db, const struct question_draft *draft) {
    const struct value arguments[] = {value_id(&draft->upload), value_id(&draft->owner), value_integer(draft->at),
                                      value_integer(draft->bytes)};
    return db_run(db, QUERY_INSERT_QUESTION_DRAFT, arguments, VALUE_COUNT(arguments));
}

enum err question_draft_find(bool *out, struct db *db, const struct id *upload) {
    const struct value arguments[] = {value_id(upload)};
    *out = false;
    return db_query(db, QUERY_FIND_QUESTION_DRAFT, arguments, VALUE_COUNT(arguments), rows_note_any, out);
}

enum err question_draft_delete(struct db *db, const struct id *upload) {
    const struct value arguments[] = {value_id(upload)};
    return db_run(db, QUERY_DELETE_QUESTION_DRAFT, arguments, VALUE_COUNT(arguments));
}

enum err question_draft_abandon(struct db *db, const struct id *upload) {
    const struct value arguments[] = {value_id(upload)};
    return db_run(db, QUERY_ABANDON_QUESTION_DRAFT, arguments, VALUE_COUNT(arguments));
}

/* ---- clearing away ---- */

/* Some of an upload's parts; *out_empty: there were none left. */
static enum err purge_parts(bool *out_empty, struct db *db, const struct id *upload) {
    const struct value arguments[] = {value_id(upload)};
    int64_t purged = 0;
    enum err err =
        rows_purge(&purged, db, QUERY_PURGE_QUESTION_PART, arguments, VALUE_COUNT(arguments), PARTS_PURGED_AT_ONCE);
    *out_empty = purged == 0;
    return err;
}

enum err question_draft_purge(bool *out_more, struct db *db, int64_t before) {
    const struct value arguments[] = {value_integer(before)};
    struct id upload = {""};
    bool is_empty = false;
    enum err err =
        db_query(db, QUERY_FIND_STALE_QUESTION_DRAFT, arguments, VALUE_COUNT(arguments), rows_note_id, &upload);
    *out_more = !id_is_none(&upload);
    if (err != OK || !*out_more) {
        return err;
    }
    err = question_draft_abandon(db, &upload);
    err = err == OK ? purge_parts(&is_empty, db, &upload) : err;
    return err == OK && is_empty ? question_draft_delete(db, &upload) : err;
}

enum err question_set_purge(bool *out_more, struct db *db) {
    struct id set = {""};
    struct id upload = {""};
    bool is_empty = false;
    enum err err = db_query(db, QUERY_FIND_DELETED_QUESTION_SET, NULL, 0, rows_note_id, &set);
    *out_more = !id_is_none(&set);
    if (err != OK || !*out_more) {
        return err;
    }
    const struct value of_set[] = {value_id(&set)};
    err = db_query(db, QUERY_FIND_QUESTION_UPLOAD, of_set, VALUE_COUNT(of_set), rows_note_id, &upload);
    if (err == OK && id_is_none(&upload)) {
        return db_run(db, QUERY_PURGE_QUESTION_SET, of_set, VALUE_COUNT(of_set));
    }
    err = err == OK ? purge_parts(&is_empty, db, &upload) : err;
    const struct value of_upload[] = {value_id(&set), value_id(&upload)};
    return err == OK && is_empty ? db_run(db, QUERY_PURGE_QUESTION_VERSION, of_upload, VALUE_COUNT(of_upload)) : err;
}
