/* SPDX-License-Identifier: Apache-2.0 */
#include "rows.h"

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
