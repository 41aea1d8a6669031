/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading and writing players and tokens: named queries and the shape of their rows.
 *
 * Whether a token is still good is for the caller to say; no clock is read here.
 */
#include "store/accounts.h"

#include "rows.h"

struct token_reading {
    token_row_function *row;
    void *context;
};

static struct value name_value(const struct player_row *row) {
    return value_text(row->name[0] == '\0' ? NULL : row->name);
}

static enum err write_player(struct db *db, enum query query, const struct player_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),
        name_value(row),
        value_integer(row->bot),
        value_integer(row->guest),
        value_moment(row->named_at),
        value_id(&row->owner),
        value_integer(row->created_at),
        value_moment(row->deleted_at),
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
    const struct value arguments[] = {
        value_id(&row->id),
        name_value(row),
        value_integer(row->guest),
        value_moment(row->named_at),
        value_moment(row->deleted_at),
    };
    return db_run(db, QUERY_UPDATE_PLAYER, arguments, VALUE_COUNT(arguments));
}

static enum err take_player(void *context, const struct value *columns, size_t count) {
    struct player_row *row = context;
    (void)count;
    row->id = value_get_id(&columns[0]);
    row->bot = value_get_integer(&columns[2]) != 0;
    row->guest = value_get_integer(&columns[3]) != 0;
    row->named_at = value_get_integer(&columns[4]);
    row->owner = value_get_id(&columns[5]);
    row->created_at = value_get_integer(&columns[6]);
    row->deleted_at = value_get_integer(&columns[7]);
    return rows_copy_text(row->name, sizeof row->name, &columns[1]);
}

enum err player_get(struct player_row *out, struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    *out = (struct player_row){.bot = false};
    return db_query(db, QUERY_READ_PLAYER, arguments, VALUE_COUNT(arguments), take_player, out);
}

enum err player_hold(struct player_row *out, struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    *out = (struct player_row){.bot = false};
    return db_query(db, QUERY_HOLD_PLAYER, arguments, VALUE_COUNT(arguments), take_player, out);
}

bool player_lives(const struct player_row *row) {
    return !id_is_none(&row->id) && row->deleted_at == 0;
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

static enum err take_token(void *context, const struct value *columns, size_t count) {
    struct token_row *row = context;
    (void)count;
    row->id = value_get_id(&columns[1]);
    row->player = value_get_id(&columns[2]);
    row->scopes = (unsigned)value_get_integer(&columns[3]);
    row->created_at = value_get_integer(&columns[5]);
    row->expires_at = value_get_integer(&columns[6]);
    row->revoked_at = value_get_integer(&columns[7]);
    enum err err = rows_copy_text(row->label, sizeof row->label, &columns[4]);
    return err == OK ? rows_copy_bytes(row->hash, sizeof row->hash, &columns[0]) : err;
}

static enum err read_token(void *context, const struct value *columns, size_t count) {
    const struct token_reading *reading = context;
    struct token_row row;
    enum err err = take_token(&row, columns, count);
    return err == OK ? reading->row(reading->context, &row) : err;
}

enum err token_get(struct token_row *out, struct db *db, const unsigned char hash[static TOKEN_HASH_SIZE]) {
    const struct value arguments[] = {value_blob(hash, TOKEN_HASH_SIZE)};
    *out = (struct token_row){.scopes = 0};
    return db_query(db, QUERY_READ_TOKEN, arguments, VALUE_COUNT(arguments), take_token, out);
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

enum err player_is_service(bool *out, struct db *db, const struct id *player, int64_t now) {
    const struct value arguments[] = {value_id(player), value_integer(now)};
    int64_t count = 0;
    enum err err =
        db_query(db, QUERY_COUNT_SERVICE_TOKENS, arguments, VALUE_COUNT(arguments), rows_note_integer, &count);
    *out = count > 0;
    return err;
}

enum err token_find(struct token_row *out, struct db *db, const struct id *player, const struct id *token) {
    const struct value arguments[] = {value_id(player), value_id(token)};
    *out = (struct token_row){.scopes = 0};
    return db_query(db, QUERY_FIND_TOKEN, arguments, VALUE_COUNT(arguments), take_token, out);
}

enum err token_revoke(struct db *db, const struct id *player, const struct id *token, int64_t now) {
    const struct value arguments[] = {value_id(player), value_id(token), value_integer(now)};
    return db_run(db, QUERY_REVOKE_TOKEN, arguments, VALUE_COUNT(arguments));
}

enum err token_revoke_all(struct db *db, const struct id *player, int64_t now) {
    const struct value arguments[] = {value_id(player), value_integer(now)};
    return db_run(db, QUERY_REVOKE_TOKENS, arguments, VALUE_COUNT(arguments));
}

enum err account_cleanup_insert(struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    return db_run(db, QUERY_INSERT_ACCOUNT_CLEANUP, arguments, VALUE_COUNT(arguments));
}

enum err account_cleanup_next(struct db *db, struct id *out_player) {
    *out_player = (struct id){0};
    return db_query(db, QUERY_NEXT_ACCOUNT_CLEANUP, NULL, 0, rows_note_id, out_player);
}

enum err account_cleanup_delete(struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    return db_run(db, QUERY_DELETE_ACCOUNT_CLEANUP, arguments, VALUE_COUNT(arguments));
}
