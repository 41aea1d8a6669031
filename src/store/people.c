/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading and writing players and tokens: named queries and the shape of their rows.
 *
 * Whether a token is still good is for the caller to say; no clock is read here.
 */
#include "store/people.h"

#include <string.h>

#include "rows.h"

struct player_reading {
    player_row_function *row;
    void *context;
};

struct token_reading {
    token_row_function *row;
    void *context;
};

/* A column that is NULL or text, as the rows have it. */
static const char *text_or_null(const struct value *value) {
    return value->kind == VALUE_NULL ? NULL : value_get_text(value);
}

/* A hash of another size than it was written with means a damaged database. */
static enum err copy_hash(unsigned char *out, size_t size, const struct value *value) {
    if (value->kind != VALUE_BLOB || value->length != size) {
        return ERR_CORRUPT;
    }
    memcpy(out, value->bytes, size);
    return OK;
}

static enum err write_player(struct db *db, enum query query, const struct player_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),    value_text(row->name),          value_integer(row->bot),       value_integer(row->guest),
        value_id(&row->owner), value_integer(row->created_at), value_moment(row->deleted_at),
    };
    return db_run(db, query, arguments, VALUE_COUNT(arguments));
}

enum err player_insert(struct db *db, const struct player_row *row) {
    return write_player(db, QUERY_INSERT_PLAYER, row);
}

enum err player_put(struct db *db, const struct player_row *row) {
    return write_player(db, QUERY_PUT_PLAYER, row);
}

enum err player_update(struct db *db, const struct player_row *row) {
    const struct value arguments[] = {value_id(&row->id), value_text(row->name), value_moment(row->deleted_at)};
    return db_run(db, QUERY_UPDATE_PLAYER, arguments, VALUE_COUNT(arguments));
}

static enum err read_player(void *context, const struct value *columns, size_t count) {
    const struct player_reading *reading = context;
    (void)count;
    struct player_row row = {
        .id = value_get_id(&columns[0]),
        .name = text_or_null(&columns[1]),
        .bot = value_get_integer(&columns[2]) != 0,
        .guest = value_get_integer(&columns[3]) != 0,
        .owner = value_get_id(&columns[4]),
        .created_at = value_get_integer(&columns[5]),
        .deleted_at = value_get_integer(&columns[6]),
    };
    return reading->row(reading->context, &row);
}

enum err player_read(struct db *db, const struct id *player, player_row_function *row, void *context) {
    struct player_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player)};
    return db_query(db, QUERY_READ_PLAYER, arguments, VALUE_COUNT(arguments), read_player, &reading);
}

enum err token_insert(struct db *db, const struct token_row *row) {
    const struct value arguments[] = {
        value_blob(row->hash, sizeof row->hash),
        value_id(&row->id),
        value_id(&row->player),
        value_integer(row->scopes),
        value_text(row->label),
        value_integer(row->created_at),
        value_moment(row->expires_at),
        value_moment(row->revoked_at),
    };
    return db_run(db, QUERY_INSERT_TOKEN, arguments, VALUE_COUNT(arguments));
}

static enum err read_token(void *context, const struct value *columns, size_t count) {
    const struct token_reading *reading = context;
    (void)count;
    struct token_row row = {
        .id = value_get_id(&columns[1]),
        .player = value_get_id(&columns[2]),
        .scopes = (unsigned)value_get_integer(&columns[3]),
        .label = value_get_text(&columns[4]),
        .created_at = value_get_integer(&columns[5]),
        .expires_at = value_get_integer(&columns[6]),
        .revoked_at = value_get_integer(&columns[7]),
    };
    enum err err = copy_hash(row.hash, sizeof row.hash, &columns[0]);
    return err != OK ? err : reading->row(reading->context, &row);
}

enum err token_read(struct db *db, const unsigned char hash[static TOKEN_HASH_SIZE], token_row_function *row,
                    void *context) {
    struct token_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_blob(hash, TOKEN_HASH_SIZE)};
    return db_query(db, QUERY_READ_TOKEN, arguments, VALUE_COUNT(arguments), read_token, &reading);
}

enum err token_list(struct db *db, const struct id *player, const struct id *after, int limit, token_row_function *row,
                    void *context) {
    struct token_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_TOKENS, arguments, VALUE_COUNT(arguments), read_token, &reading);
}

enum err token_count(struct db *db, const struct id *player, int64_t now, int64_t *out_count) {
    const struct value arguments[] = {value_id(player), value_integer(now)};
    return db_query(db, QUERY_COUNT_TOKENS, arguments, VALUE_COUNT(arguments), rows_note_integer, out_count);
}

enum err token_find(struct db *db, const struct id *player, const struct id *token, token_row_function *row,
                    void *context) {
    struct token_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_id(token)};
    return db_query(db, QUERY_FIND_TOKEN, arguments, VALUE_COUNT(arguments), read_token, &reading);
}

enum err token_revoke(struct db *db, const struct id *player, const struct id *token, int64_t now) {
    const struct value arguments[] = {value_id(player), value_id(token), value_integer(now)};
    return db_run(db, QUERY_REVOKE_TOKEN, arguments, VALUE_COUNT(arguments));
}

enum err token_revoke_all(struct db *db, const struct id *player, int64_t now) {
    const struct value arguments[] = {value_id(player), value_integer(now)};
    return db_run(db, QUERY_REVOKE_TOKENS, arguments, VALUE_COUNT(arguments));
}

enum err departure_insert(struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    return db_run(db, QUERY_INSERT_DEPARTURE, arguments, VALUE_COUNT(arguments));
}

enum err departure_next(struct db *db, struct id *out_player) {
    *out_player = (struct id){0};
    return db_query(db, QUERY_NEXT_DEPARTURE, NULL, 0, rows_note_id, out_player);
}

enum err departure_delete(struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    return db_run(db, QUERY_DELETE_DEPARTURE, arguments, VALUE_COUNT(arguments));
}
