/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rows of all tables: from one database into another, and read back from both.
 *
 * No table stands in memory: a row is written, or hashed, as it comes. What is hashed of a row are its values in the
 * order of their columns' names: a letter for the kind (N, I, R, T, B), then eight bytes for an integer or a double, or
 * the length of a text or of bytes, also in eight, and these; the highest byte first. SQLite keeps no sign of a zero,
 * so none is hashed.
 */
#include <assert.h>
#include <endian.h>
#include <string.h>

#include <sodium.h>

#include "copy_internal.h"
#include "rows.h"

_Static_assert(COPY_HASH_SIZE == crypto_hash_sha256_BYTES, "a hash is a SHA-256");

static enum err fail_in(const struct copying *copying, const struct copy_table *table, const struct db *db,
                        enum err err) {
    const char *which = db == copying->from ? "source" : "target";
    if (err == ERR_NO_MEMORY) {
        db_explain(copying->explanation, "There is no memory to copy the table \"%s\".", table->name);
    } else {
        db_explain(copying->explanation, "Cannot copy the table \"%s\": the %s says: %s.", table->name, which,
                   db_message(db));
    }
    return err;
}

static bool is_copied(const struct copying *copying, const struct copy_table *table) {
    return table->side == COPY_ALL ||
           (table->side == COPY_POSTGRES && table->sqlite_made != NULL && !db_is_file(copying->to));
}

/* ---- before ---- */

static enum err look_for_rows(struct copying *copying, const struct copy_table *table) {
    bool has_rows = false;
    const char *statement = copy_statement_look(&copying->statement, table);
    enum err err = statement == NULL ? ERR_NO_MEMORY
                                     : copying->to->driver->stream(copying->to, statement, rows_note_any, &has_rows);
    if (err != OK) {
        return fail_in(copying, table, copying->to, err);
    }
    if (has_rows) {
        db_explain(copying->explanation,
                   "The target is not empty: its table \"%s\" has rows. Give a database without any, or a new file.",
                   table->name);
        return ERR_INVALID_VALUE;
    }
    return OK;
}

static enum err read_schema(struct copy_schema *out, const struct copying *copying, struct db *db) {
    enum err err = copy_schema_read(out, db);
    if (err != OK) {
        db_explain(copying->explanation, "Cannot read which tables there are: %s.", db_message(db));
    }
    return err;
}

enum err copy_begin(struct copying *copying) {
    enum err err = read_schema(&copying->from_schema, copying, copying->from);
    err = err == OK ? read_schema(&copying->to_schema, copying, copying->to) : err;
    for (size_t i = 0; copy_tables[i].name != NULL && err == OK; i++) {
        assert(i < COPY_TABLES_MAX);
        err = is_copied(copying, &copy_tables[i]) ? look_for_rows(copying, &copy_tables[i]) : OK;
    }
    return err;
}

void copy_end(struct copying *copying) {
    copy_schema_free(&copying->from_schema);
    copy_schema_free(&copying->to_schema);
    buf_free(&copying->statement);
}

/* ---- copying ---- */

struct pouring {
    struct db *to;
    int64_t rows;
    bool has_failed; /* the target, and not the source */
};

static enum err pour(void *context, const struct value *columns, size_t count) {
    struct pouring *pouring = context;
    enum err err = pouring->to->driver->fill_row(pouring->to, columns, count);
    pouring->has_failed = err != OK;
    pouring->rows++;
    return err;
}

static enum err copy_table(struct copying *copying, const struct copy_table *table, int64_t *out_rows) {
    struct pouring pouring = {.to = copying->to};
    struct copy_columns columns;
    const struct db_driver *into = copying->to->driver;
    enum err err =
        copy_columns_match(&columns, table, &copying->from_schema, &copying->to_schema, copying->explanation);
    if (err != OK) {
        return err;
    }
    const char *statement = copy_statement_fill(&copying->statement, copying->to, table, &columns);
    err = statement == NULL ? ERR_NO_MEMORY : into->fill(copying->to, statement);
    if (err != OK) {
        return fail_in(copying, table, copying->to, err);
    }
    statement = copy_statement_read(&copying->statement, copying->from, table, &columns, false);
    err = statement == NULL ? ERR_NO_MEMORY : copying->from->driver->stream(copying->from, statement, pour, &pouring);
    if (err != OK) {
        return fail_in(copying, table, pouring.has_failed ? copying->to : copying->from, err);
    }
    err = into->fill_end(copying->to);
    if (err == OK && !db_is_file(copying->to)) {
        statement = copy_statement_count_anew(&copying->statement, table);
        err = statement == NULL ? ERR_NO_MEMORY : into->script(copying->to, statement);
    }
    *out_rows = pouring.rows;
    return err == OK ? OK : fail_in(copying, table, copying->to, err);
}

enum err copy_rows(struct copying *copying) {
    enum err err = OK;
    for (size_t i = 0; copy_tables[i].name != NULL && err == OK; i++) {
        err = is_copied(copying, &copy_tables[i]) ? copy_table(copying, &copy_tables[i], &copying->rows[i]) : OK;
    }
    return err;
}

/* ---- comparing ---- */

struct digest {
    crypto_hash_sha256_state state;
    int64_t rows;
    unsigned char hash[COPY_HASH_SIZE];
};

static void add_value(struct digest *digest, const struct value *value) {
    static const char letters[] = {
        [VALUE_NULL] = 'N', [VALUE_INTEGER] = 'I', [VALUE_REAL] = 'R', [VALUE_TEXT] = 'T', [VALUE_BLOB] = 'B'};
    unsigned char head[1 + sizeof(uint64_t)] = {(unsigned char)letters[value->kind]};
    const double real = value->real == 0 ? 0 : value->real;
    bool has_bytes = value->kind == VALUE_TEXT || value->kind == VALUE_BLOB;
    uint64_t eight = has_bytes ? (uint64_t)value->length : (uint64_t)value->integer;
    if (value->kind == VALUE_REAL) {
        memcpy(&eight, &real, sizeof eight);
    }
    eight = htobe64(eight);
    memcpy(head + 1, &eight, sizeof eight);
    (void)crypto_hash_sha256_update(&digest->state, head, value->kind == VALUE_NULL ? 1 : sizeof head);
    if (has_bytes && value->length > 0) {
        (void)crypto_hash_sha256_update(&digest->state, value->bytes, value->length);
    }
}

static enum err add_row(void *context, const struct value *columns, size_t count) {
    struct digest *digest = context;
    for (size_t i = 0; i < count; i++) {
        add_value(digest, &columns[i]);
    }
    digest->rows++;
    return OK;
}

static enum err read_back(struct digest *out, struct copying *copying, struct db *db, const struct copy_table *table,
                          const struct copy_columns *columns) {
    const char *statement = copy_statement_read(&copying->statement, db, table, columns, true);
    out->rows = 0;
    (void)crypto_hash_sha256_init(&out->state);
    enum err err = statement == NULL ? ERR_NO_MEMORY : db->driver->stream(db, statement, add_row, out);
    (void)crypto_hash_sha256_final(&out->state, out->hash);
    return err == OK ? OK : fail_in(copying, table, db, err);
}

/* Rows that the source's key does not lead to were copied, and are missed when it is read by that. */
static enum err judge(const struct copying *copying, const struct copy_table *table, int64_t copied,
                      const struct digest *from, const struct digest *to) {
    if (from->rows != copied) {
        db_explain(
            copying->explanation,
            "The source's table \"%s\" has %lld rows, of which its index leads to %lld. Run `referee verify` on the "
            "source; nothing was copied.",
            table->name, (long long)copied, (long long)from->rows);
        return ERR_CORRUPT;
    }
    if (to->rows != copied || memcmp(from->hash, to->hash, sizeof from->hash) != 0) {
        db_explain(copying->explanation,
                   "The table \"%s\" is not the same on both sides: %lld rows were copied and %lld read back. Nothing "
                   "was copied.",
                   table->name, (long long)copied, (long long)to->rows);
        return ERR_CORRUPT;
    }
    return OK;
}

static enum err compare_table(struct copying *copying, const struct copy_table *table, int64_t copied) {
    struct copy_columns columns;
    struct digest from;
    struct digest to;
    enum err err =
        copy_columns_match(&columns, table, &copying->from_schema, &copying->to_schema, copying->explanation);
    if (err == OK && columns.count == 0) {
        return OK; /* it was made, and is nowhere in the source */
    }
    err = err == OK ? read_back(&from, copying, copying->from, table, &columns) : err;
    err = err == OK ? read_back(&to, copying, copying->to, table, &columns) : err;
    err = err == OK ? judge(copying, table, copied, &from, &to) : err;
    const struct copy_listener *listener = copying->listener;
    if (err == OK && listener->report != NULL) {
        listener->report(listener->context, table->name, copied, from.hash);
    }
    return err;
}

enum err copy_compare(struct copying *copying) {
    enum err err = OK;
    for (size_t i = 0; copy_tables[i].name != NULL && err == OK; i++) {
        err = is_copied(copying, &copy_tables[i]) ? compare_table(copying, &copy_tables[i], copying->rows[i]) : OK;
    }
    return err;
}
