/* SPDX-License-Identifier: Apache-2.0 */
#include "rows.h"

#include <string.h>

enum err rows_note_integer(void *context, const struct value *columns, size_t count) {
    (void)count;
    *(int64_t *)context = value_get_integer(&columns[0]);
    return OK;
}

enum err rows_note_id(void *context, const struct value *columns, size_t count) {
    (void)count;
    *(struct id *)context = value_get_id(&columns[0]);
    return OK;
}

enum err rows_find_next(struct id *out, struct db *db, enum query query, const struct id *after) {
    const struct value arguments[] = {value_text(after->text)};
    struct id found = {""};
    enum err err = db_query(db, query, arguments, VALUE_COUNT(arguments), rows_note_id, &found);
    *out = err == OK ? found : *out;
    return err;
}

enum err rows_copy_text(char *out, size_t size, const struct value *value) {
    const char *text = value_get_text(value);
    if (strlen(text) >= size) {
        return ERR_CORRUPT;
    }
    memcpy(out, text, strlen(text) + 1);
    return OK;
}

enum err rows_keep_text(const char **out, struct arena *arena, const struct value *value) {
    bool is_text = value->kind == VALUE_TEXT;
    *out = is_text ? arena_copy(arena, value->bytes, value->length) : value_get_text_or_null(value);
    return is_text && *out == NULL ? ERR_NO_MEMORY : OK;
}

enum err rows_copy_bytes(unsigned char *out, size_t size, const struct value *value) {
    if (value->kind != VALUE_BLOB || value->length != size) {
        return ERR_CORRUPT;
    }
    memcpy(out, value->bytes, size);
    return OK;
}

enum err rows_note_any(void *context, const struct value *columns, size_t count) {
    (void)columns;
    (void)count;
    *(bool *)context = true;
    return OK;
}

enum err rows_tell_id(void *context, const struct value *columns, size_t count) {
    const struct rows_ids *ids = context;
    (void)count;
    struct id id = value_get_id(&columns[0]);
    return ids->row(ids->context, &id);
}

enum err rows_purge(int64_t *out_purged, struct db *db, enum query query, const struct value *arguments, size_t count,
                    int limit) {
    int64_t purged = 0;
    int64_t bytes = 0;
    while (purged < limit && bytes < PURGE_BYTES) {
        int64_t size = -1;
        enum err err = db_query(db, query, arguments, count, rows_note_integer, &size);
        if (err != OK) {
            return err;
        }
        if (size < 0) {
            break;
        }
        purged++;
        bytes += size;
    }
    *out_purged = purged;
    return OK;
}

struct numbers {
    id_number_function *row;
    void *context;
};

static enum err tell_number(void *context, const struct value *columns, size_t count) {
    const struct numbers *numbers = context;
    (void)count;
    const struct id id = value_get_id(&columns[0]);
    return numbers->row(numbers->context, &id, value_get_integer(&columns[1]));
}

enum err rows_list_numbers(struct db *db, enum query query, int limit, id_number_function *row, void *context) {
    struct numbers numbers = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, query, arguments, VALUE_COUNT(arguments), tell_number, &numbers);
}
