/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Named queries and the shape of their rows.
 */
#include "store/blocks.h"

#include "rows.h"

struct reading {
    struct id player;
    block_row_function *row;
    void *context;
};

enum err block_put(struct db *db, const struct block_row *row) {
    const struct value arguments[] = {value_id(&row->player), value_id(&row->blocked), value_integer(row->created_at)};
    return db_run(db, QUERY_PUT_BLOCK, arguments, VALUE_COUNT(arguments));
}

enum err block_find(bool *out, struct db *db, const struct id *player, const struct id *blocked) {
    const struct value arguments[] = {value_id(player), value_id(blocked)};
    bool found = false;
    enum err err = db_query(db, QUERY_FIND_BLOCK, arguments, VALUE_COUNT(arguments), rows_note_any, &found);
    *out = err == OK ? found : *out;
    return err;
}

enum err block_count(int64_t *out, struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    return db_query(db, QUERY_COUNT_BLOCKS, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err block_delete(struct db *db, const struct id *player, const struct id *blocked) {
    const struct value arguments[] = {value_id(player), value_id(blocked)};
    return db_run(db, QUERY_DELETE_BLOCK, arguments, VALUE_COUNT(arguments));
}

static enum err read_block(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    (void)count;
    const struct block_row row = {
        .player = reading->player, .blocked = value_get_id(&columns[0]), .created_at = value_get_integer(&columns[1])};
    return reading->row(reading->context, &row);
}

enum err block_list(struct db *db, const struct id *player, const struct id *after, int limit, block_row_function *row,
                    void *context) {
    struct reading reading = {.player = *player, .row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_BLOCKS, arguments, VALUE_COUNT(arguments), read_block, &reading);
}

enum err block_delete_some(bool *out_more, struct db *db, const struct id *player, int limit) {
    const struct value arguments[] = {value_id(player), value_integer(limit)};
    int64_t by = 0;
    int64_t of = 0;
    enum err err = db_change(db, QUERY_DELETE_BLOCKS_BY, arguments, VALUE_COUNT(arguments), &by);
    if (err == OK) {
        err = db_change(db, QUERY_DELETE_BLOCKS_OF, arguments, VALUE_COUNT(arguments), &of);
    }
    if (err == OK) {
        *out_more = by == limit || of == limit;
    }
    return err;
}

enum err invitation_count(int64_t *out, struct db *db, const struct id *inviter, const struct id *to, int limit) {
    const struct value to_all[] = {value_id(inviter), value_integer(limit)};
    if (to == NULL) {
        return db_query(db, QUERY_COUNT_INVITATIONS, to_all, VALUE_COUNT(to_all), rows_note_integer, out);
    }
    const struct value to_one[] = {value_id(inviter), value_id(to), value_integer(limit)};
    return db_query(db, QUERY_COUNT_INVITATIONS_TO, to_one, VALUE_COUNT(to_one), rows_note_integer, out);
}
