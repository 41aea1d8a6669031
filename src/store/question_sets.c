/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of question sets and their versions; of their questions: question_parts.c.
 */
#include "store/question_sets.h"

#include <stdio.h>

#include "rows.h"

static struct question_set_row to_row(const struct value *columns) {
    return (struct question_set_row){
        .id = value_get_id(&columns[0]),
        .owner = value_get_id(&columns[1]),
        .version = value_get_integer(&columns[2]),
        .title = value_get_text(&columns[3]),
        .language = value_get_text(&columns[4]),
        .licence = value_get_text(&columns[5]),
        .author = value_get_text_or_null(&columns[6]),
        .source = value_get_text_or_null(&columns[7]),
        .subject = value_get_text_or_null(&columns[8]),
        .is_public = value_get_integer(&columns[9]) != 0,
        .created_at = value_get_integer(&columns[10]),
        .updated_at = value_get_integer(&columns[11]),
        .questions = value_get_integer(&columns[12]),
        .kinds = value_get_text(&columns[13]),
        .categories = value_get_text(&columns[14]),
    };
}

struct taking {
    struct question_set_row *row;
    struct arena *arena;
};

static enum err take_row(void *context, const struct value *columns, size_t count) {
    const struct taking *taking = context;
    struct question_set_row *row = taking->row;
    struct {
        const char **text;
        size_t column;
    } const texts[] = {{&row->title, 3},  {&row->language, 4}, {&row->licence, 5}, {&row->author, 6},
                       {&row->source, 7}, {&row->subject, 8},  {&row->kinds, 13},  {&row->categories, 14}};
    enum err err = OK;
    (void)count;
    *row = to_row(columns);
    for (size_t i = 0; err == OK && i < sizeof texts / sizeof texts[0]; i++) {
        err = rows_keep_text(texts[i].text, taking->arena, &columns[texts[i].column]);
    }
    return err;
}

enum err question_set_get(struct question_set_row *out, struct arena *arena, struct db *db, const struct id *set) {
    struct taking taking = {.row = out, .arena = arena};
    const struct value arguments[] = {value_id(set)};
    *out = (struct question_set_row){.version = 0};
    return db_query(db, QUERY_READ_QUESTION_SET, arguments, VALUE_COUNT(arguments), take_row, &taking);
}

enum err question_set_get_version(struct question_set_row *out, struct arena *arena, struct db *db,
                                  const struct id *set, int64_t version) {
    struct taking taking = {.row = out, .arena = arena};
    const struct value arguments[] = {value_id(set), value_integer(version)};
    *out = (struct question_set_row){.version = 0};
    return db_query(db, QUERY_READ_QUESTION_VERSION, arguments, VALUE_COUNT(arguments), take_row, &taking);
}

static enum err note_access(void *context, const struct value *columns, size_t count) {
    struct question_set_access *access = context;
    (void)count;
    access->owner = value_get_id(&columns[0]);
    access->is_public = value_get_integer(&columns[1]) != 0;
    return OK;
}

enum err question_set_access(struct question_set_access *out, struct db *db, const struct id *set) {
    const struct value arguments[] = {value_id(set)};
    *out = (struct question_set_access){.is_public = false};
    return db_query(db, QUERY_READ_QUESTION_SET_ACCESS, arguments, VALUE_COUNT(arguments), note_access, out);
}

enum err question_set_list(struct db *db, const struct question_set_filter *filter, const struct id *before, int limit,
                           id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    char behind[64]; /* the end of what begins with the language and a hyphen, which sorts before a full stop */
    (void)snprintf(behind, sizeof behind, "%s.", filter->language == NULL ? "" : filter->language);
    const struct value arguments[] = {
        value_id(&filter->owner),
        id_is_none(before) ? value_text("~") : value_id(before), /* "~" is behind every id */
        value_integer(filter->others),
        value_text(filter->language),
        value_text(behind),
        value_text(filter->plain),
        value_integer(limit),
    };
    return db_query(db, QUERY_LIST_QUESTION_SETS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

static enum err take_use(void *context, const struct value *columns, size_t count) {
    struct question_use *use = context;
    (void)count;
    *use = (struct question_use){value_get_integer(&columns[0]), value_get_integer(&columns[1])};
    return OK;
}

enum err question_set_use(struct question_use *out, struct db *db, const struct id *owner, const struct id *but) {
    const struct value arguments[] = {value_id(owner), value_text(but->text)};
    *out = (struct question_use){0};
    return db_query(db, QUERY_READ_QUESTION_USE, arguments, VALUE_COUNT(arguments), take_use, out);
}

/* ---- writing ---- */

static enum err insert_set(struct db *db, const struct question_version *version) {
    const struct question_set_row *row = version->row;
    const struct value arguments[] = {
        value_id(&row->id),
        value_id(&row->owner),
        value_text(row->title),
        value_text(version->plain_title),
        value_text(row->language),
        value_text(row->licence),
        value_text(row->author),
        value_text(row->source),
        value_text(row->subject),
        value_integer(row->is_public),
        value_integer(version->bytes),
        value_integer(row->created_at),
    };
    return db_run(db, QUERY_INSERT_QUESTION_SET, arguments, VALUE_COUNT(arguments));
}

static enum err update_set(struct db *db, const struct question_set_row *row, const char *plain_title, int64_t bytes) {
    const struct value arguments[] = {
        value_id(&row->id),        value_integer(row->version),
        value_text(row->title),    value_text(plain_title),
        value_text(row->language), value_text(row->licence),
        value_text(row->author),   value_text(row->source),
        value_text(row->subject),  value_integer(row->is_public),
        value_integer(bytes),      value_integer(row->updated_at),
    };
    return db_run(db, QUERY_UPDATE_QUESTION_SET, arguments, VALUE_COUNT(arguments));
}

enum err question_set_describe(struct db *db, const struct question_set_row *row, const char *plain_title) {
    return update_set(db, row, plain_title, 0);
}

enum err question_version_insert(struct db *db, const struct question_version *version) {
    const struct question_set_row *row = version->row;
    const struct value arguments[] = {
        value_id(&row->id),
        value_integer(row->version),
        value_integer(version->base),
        value_id(&version->upload),
        value_integer(row->updated_at),
        value_text(row->title),
        value_text(row->language),
        value_text(row->licence),
        value_text(row->author),
        value_text(row->source),
        value_text(row->subject),
        value_integer(row->is_public),
        value_integer(row->questions),
        value_text(row->kinds),
        value_text(row->categories),
        value_integer(version->bytes),
    };
    enum err err =
        row->version == 1 ? insert_set(db, version) : update_set(db, row, version->plain_title, version->bytes);
    return err == OK ? db_run(db, QUERY_INSERT_QUESTION_VERSION, arguments, VALUE_COUNT(arguments)) : err;
}

enum err question_version_base(int64_t *out, struct db *db, const struct id *set, int64_t version) {
    const struct value arguments[] = {value_id(set), value_integer(version)};
    int64_t base = 0;
    enum err err = db_query(db, QUERY_READ_QUESTION_BASE, arguments, VALUE_COUNT(arguments), rows_note_integer, &base);
    *out = base;
    return err == OK && base == 0 ? ERR_CORRUPT : err;
}

enum err question_set_delete(struct db *db, const struct id *set, int64_t at) {
    const struct value arguments[] = {value_id(set), value_integer(at)};
    return db_run(db, QUERY_DELETE_QUESTION_SET, arguments, VALUE_COUNT(arguments));
}

enum err question_set_delete_all(struct db *db, const struct id *owner, int64_t at) {
    const struct value arguments[] = {value_id(owner), value_integer(at)};
    return db_run(db, QUERY_DELETE_QUESTION_SETS, arguments, VALUE_COUNT(arguments));
}

/* ---- for verify ---- */

enum err question_set_next(struct id *out, struct db *db, const struct id *after) {
    return rows_find_next(out, db, QUERY_NEXT_QUESTION_SET, after);
}

struct version_reading {
    question_version_function *row;
    void *context;
};

static enum err tell_version(void *context, const struct value *columns, size_t count) {
    const struct version_reading *reading = context;
    const struct question_version_row row = {
        .version = value_get_integer(&columns[0]),
        .base = value_get_integer(&columns[1]),
        .questions = value_get_integer(&columns[2]),
        .kinds = value_get_text(&columns[3]),
        .categories = value_get_text(&columns[4]),
        .bytes = value_get_integer(&columns[5]),
        .set_version = value_get_integer(&columns[6]),
        .set_bytes = value_get_integer(&columns[7]),
        .title = value_get_text(&columns[8]),
        .plain_title = value_get_text(&columns[9]),
    };
    (void)count;
    return reading->row(reading->context, &row);
}

enum err question_versions_read(struct db *db, const struct id *set, question_version_function *row, void *context) {
    struct version_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(set)};
    return db_query(db, QUERY_LIST_QUESTION_VERSIONS, arguments, VALUE_COUNT(arguments), tell_version, &reading);
}
