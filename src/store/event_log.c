/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Appending to the log and reading it: named queries and the shape of their rows, nothing more.
 *
 * What an event means is not known here; a body is bytes.
 */
#include "store/event_log.h"

#include "rows.h"

struct reading {
    event_row_function *row;
    void *context;
};

static enum err read_event(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    (void)count;
    struct event_row row = {
        .seq = value_get_integer(&columns[0]),
        .at = value_get_integer(&columns[1]),
        .kind = value_get_text(&columns[2]),
        .seat = columns[3].kind == VALUE_NULL ? -1 : (int)value_get_integer(&columns[3]),
        .body = value_get_text(&columns[4]),
        .body_length = columns[4].length,
    };
    return reading->row(reading->context, &row);
}

static enum err read_round_start(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    (void)count;
    struct event_row row = {.seq = value_get_integer(&columns[0]), .kind = "", .body = ""};
    return reading->row(reading->context, &row);
}

enum err event_log_append(struct db *db, const struct id *game, const struct event_row *row) {
    const struct value arguments[] = {
        value_id(game),
        value_integer(row->seq),
        value_integer(row->at),
        value_text(row->kind),
        row->seat < 0 ? value_null() : value_integer(row->seat),
        value_bytes_as_text(row->body, row->body_length),
    };
    return db_run(db, QUERY_APPEND_EVENT, arguments, VALUE_COUNT(arguments));
}

enum err event_log_read(struct db *db, const struct id *game, int64_t after, int64_t last, int64_t limit,
                        event_row_function *row, void *context) {
    struct reading reading = {.row = row, .context = context};
    const struct value arguments[] = {
        value_id(game),
        value_integer(after),
        value_integer(last == 0 ? INT64_MAX : last),
        value_integer(limit),
    };
    return db_query(db, QUERY_READ_EVENTS, arguments, VALUE_COUNT(arguments), read_event, &reading);
}

enum err event_log_read_current(struct db *db, const struct id *game, event_row_function *row, void *context) {
    struct reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_READ_CURRENT_EVENTS, arguments, VALUE_COUNT(arguments), read_event, &reading);
}

enum err event_log_read_round_starts(struct db *db, const struct id *game, event_row_function *row, void *context) {
    struct reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_READ_ROUND_STARTS, arguments, VALUE_COUNT(arguments), read_round_start, &reading);
}

enum err event_log_read_begun_at(int64_t *out, struct db *db, const struct id *game) {
    const struct value arguments[] = {value_id(game)};
    *out = 0;
    return db_query(db, QUERY_READ_BEGUN_AT, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}
