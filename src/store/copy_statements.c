/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The statements by which whole tables are read and filled.
 *
 * They are made of the names in the list of tables and in the schema, and of nothing else: in sql/ they would say for a
 * third time which columns there are. This is the one file in which SQL is put together.
 */
#include <string.h>

#include "copy_internal.h"

enum { STATEMENT_MAX = 4096 };

static void begin(struct buf *buf, const char *words) {
    if (buf->cap == 0) {
        buf_init(buf, STATEMENT_MAX);
    }
    buf_clear(buf);
    buf_append_text(buf, words);
}

static const char *end(const struct buf *buf) {
    return buf->failed ? NULL : buf->bytes;
}

static void append_names(struct buf *buf, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++) {
        buf_append_format(buf, "%s\"%s\"", i == 0 ? "" : ", ", names[i]);
    }
}

/*
 * What SQLite numbers is copied in the order of its numbers there, and so is its log. Two of PostgreSQL have the same
 * primary key, and nothing is made for another engine.
 */
static void append_order(struct buf *buf, const struct db *db, const struct copy_table *table,
                         const struct copy_columns *columns, bool is_keyed) {
    const char *order = is_keyed && !columns->is_postgres ? table->key : NULL;
    if (!is_keyed && db_is_file(db)) {
        order = table->sqlite_number;
    } else if (!is_keyed) {
        order = table->postgres_order;
    }
    if (order != NULL) {
        buf_append_format(buf, " ORDER BY %s", order);
    } else if (columns->key_count > 0) {
        buf_append_text(buf, " ORDER BY ");
        append_names(buf, columns->key, columns->key_count);
    }
}

static const char *choose_rows(const struct db *db, const struct copy_table *table, const struct copy_columns *columns,
                               bool is_keyed) {
    const char *made = NULL;
    if (db_is_file(db)) {
        made = is_keyed ? table->sqlite_keyed : columns->made_count > 0 ? table->sqlite_made : NULL;
        made = made == NULL ? table->sqlite_rows : made;
    } else if (columns->is_between) {
        made = table->postgres_made;
    }
    return made != NULL ? made : table->name;
}

const char *copy_statement_read(struct buf *buf, const struct db *db, const struct copy_table *table,
                                const struct copy_columns *columns, bool is_keyed) {
    begin(buf, "SELECT ");
    append_names(buf, columns->names, columns->count + (is_keyed ? 0 : columns->made_count));
    buf_append_format(buf, " FROM %s", choose_rows(db, table, columns, is_keyed));
    append_order(buf, db, table, columns, is_keyed);
    return end(buf);
}

const char *copy_statement_fill(struct buf *buf, const struct db *db, const struct copy_table *table,
                                const struct copy_columns *columns) {
    begin(buf, db_is_file(db) ? "INSERT INTO " : "COPY ");
    buf_append_format(buf, "%s (", table->name);
    append_names(buf, columns->names, columns->count + columns->made_count);
    if (!db_is_file(db)) {
        buf_append_text(buf, ") FROM STDIN (FORMAT binary)");
        return end(buf);
    }
    for (size_t i = 0; i < columns->count; i++) {
        buf_append_text(buf, i == 0 ? ") VALUES (?" : ", ?");
    }
    buf_append_text(buf, ")");
    return end(buf);
}

const char *copy_statement_look(struct buf *buf, const struct copy_table *table) {
    begin(buf, "SELECT ");
    buf_append_format(buf, "1 FROM %s LIMIT 1", table->name);
    return end(buf);
}

const char *copy_statement_count_anew(struct buf *buf, const struct copy_table *table) {
    begin(buf, "ANALYZE ");
    buf_append_text(buf, table->name);
    return end(buf);
}
