/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of results. What may be shown to whom is decided by whoever asks; here are the ways to find it without walking
 * over what is not asked for.
 */
#include "store/results.h"

#include "rows.h"

enum err result_readers_add(struct db *db, const struct id *game, const struct id *result) {
    const struct value arguments[] = {value_id(game), value_id(result)};
    return db_run(db, QUERY_ADD_RESULT_READERS, arguments, VALUE_COUNT(arguments));
}

enum err result_readers_missing(struct db *db, const struct id *game, int64_t *out_count) {
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_COUNT_MISSING_READERS, arguments, VALUE_COUNT(arguments), rows_note_integer, out_count);
}

struct reader_reading {
    reader_row_function *row;
    void *context;
};

static enum err read_reader(void *context, const struct value *columns, size_t count) {
    const struct reader_reading *reading = context;
    (void)count;
    const struct id reader = value_get_id(&columns[0]);
    const struct id result = value_get_id(&columns[1]);
    return reading->row(reading->context, &reader, &result);
}

enum err result_readers_extra(struct db *db, int limit, reader_row_function *row, void *context) {
    struct reader_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_EXTRA_READERS, arguments, VALUE_COUNT(arguments), read_reader, &reading);
}

enum err result_reader_delete(struct db *db, const struct id *reader, const struct id *result) {
    const struct value arguments[] = {value_id(reader), value_id(result)};
    return db_run(db, QUERY_DELETE_RESULT_READER, arguments, VALUE_COUNT(arguments));
}

enum err result_may_be_read(struct db *db, const struct result_row *result, const struct id *reader, bool *out) {
    const struct value arguments[] = {value_id(&result->id), value_id(&result->game), value_id(reader)};
    *out = false;
    return db_query(db, QUERY_MAY_READ_RESULT, arguments, VALUE_COUNT(arguments), rows_note_any, out);
}

enum err result_has_player(struct db *db, const struct id *game, const struct id *player, bool *out) {
    const struct value arguments[] = {value_id(game), value_id(player)};
    *out = false;
    return db_query(db, QUERY_IS_SEATED_PLAYER, arguments, VALUE_COUNT(arguments), rows_note_any, out);
}

enum err result_newest(struct db *db, struct id *out) {
    *out = (struct id){""};
    return db_query(db, QUERY_READ_NEWEST_RESULT, NULL, 0, rows_note_id, out);
}

enum err result_row_read(struct db *db, const struct id *result, result_row_function *row, void *context) {
    struct result_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(result)};
    return db_query(db, QUERY_READ_RESULT, arguments, VALUE_COUNT(arguments), result_row_from_columns, &reading);
}

/* A list in both orders, and what it is about. */
static enum err list(struct db *db, enum query oldest_first, enum query newest_first, const struct value *about,
                     const struct result_range *range, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(range->after.text), value_text(range->before.text),
                                      value_integer(range->limit), *about};
    size_t count = VALUE_COUNT(arguments) - (about->kind == VALUE_NULL);
    return db_query(db, range->is_newest_first ? newest_first : oldest_first, arguments, count, rows_tell_id, &reading);
}

enum err result_list_public(struct db *db, const char *ruleset, const struct result_range *range, id_row_function *row,
                            void *context) {
    struct value about = value_text(ruleset);
    if (ruleset == NULL) {
        return list(db, QUERY_LIST_PUBLIC_RESULTS, QUERY_LIST_NEWEST_PUBLIC_RESULTS, &about, range, row, context);
    }
    return list(db, QUERY_LIST_PUBLIC_RESULTS_BY_RULESET, QUERY_LIST_NEWEST_PUBLIC_RESULTS_BY_RULESET, &about, range,
                row, context);
}

enum err result_list_of_reader(struct db *db, const struct id *reader, const struct result_range *range,
                               id_row_function *row, void *context) {
    struct value about = value_id(reader);
    return list(db, QUERY_LIST_READER_RESULTS, QUERY_LIST_NEWEST_READER_RESULTS, &about, range, row, context);
}

enum err result_list_of_game(struct db *db, const struct id *game, const struct result_range *range,
                             id_row_function *row, void *context) {
    struct value about = value_id(game);
    return list(db, QUERY_LIST_GAME_RESULTS, QUERY_LIST_NEWEST_GAME_RESULTS, &about, range, row, context);
}
