/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of results. What may be shown to whom is decided by whoever asks; here are the ways to find it without walking
 * over what is not asked for.
 */
#include "store/results.h"

#include <string.h>

#include "rows.h"
#include "store/numbering.h"

enum { NUMBER_AT_ONCE = 1000 };

#define RESULTS_SCOPE "results"

/*
 * What is committed so long after it was given its id, or by a clock that is so far behind others', may be left out of a list
 * that begins at a moment.
 */
static const int64_t late_ms = INT64_C(10) * 60 * 1000;

enum err result_reader_add(struct db *db, const struct id *player, const struct id *result) {
    const struct value arguments[] = {value_id(player), value_id(result)};
    return db_run(db, QUERY_ADD_RESULT_READER, arguments, VALUE_COUNT(arguments));
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

/* ---- the way from a game to its results: of SQLite's alone, a server's database has an index ---- */

enum err results_unlisted(struct db *db, int limit, reader_row_function *row, void *context) {
    struct reader_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_is_file(db)
               ? db_query(db, QUERY_LIST_UNLISTED_RESULTS, arguments, VALUE_COUNT(arguments), read_reader, &reading)
               : OK;
}

enum err results_list_all(struct db *db) {
    return db_is_file(db) ? db_run(db, QUERY_LIST_ALL_RESULTS, NULL, 0) : OK;
}

/* ---- who may see what ---- */

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

/* ---- places ---- */

int result_place_compare(const struct result_place *one, const struct result_place *other) {
    if (one->position != other->position) {
        return one->position < other->position ? -1 : 1;
    }
    return one->position != 0 ? 0 : strcmp(one->id.text, other->id.text);
}

struct result_place result_place_behind(const struct result_place *place) {
    return (struct result_place){.id = id_next(&place->id), .position = place->position + (place->position != 0)};
}

static enum err number_some(struct db *db, void *context) {
    int64_t *given = context;
    int64_t last = 0;
    enum err err = db_query(db, QUERY_LOCK_RESULTS, NULL, 0, rows_note_integer, &last);
    if (err != OK) {
        return err;
    }
    const struct value arguments[] = {value_integer(last), value_integer(NUMBER_AT_ONCE)};
    err = db_change(db, QUERY_NUMBER_RESULTS, arguments, VALUE_COUNT(arguments), given);
    if (err != OK || *given == 0) {
        return err;
    }
    err = db_run(db, QUERY_NUMBER_RESULT_READERS, arguments, 1);
    err = err == OK ? db_run(db, QUERY_ADD_RANKS, arguments, 1) : err;
    return err == OK ? numbering_move(db, RESULTS_SCOPE, last, last + *given) : err;
}

static enum err number_all(struct db *db) {
    int64_t given = 0;
    enum err err = OK;
    do {
        err = numbering_run(db, number_some, &given);
    } while (err == OK && given == NUMBER_AT_ONCE);
    return err;
}

struct found_end {
    struct result_place place;
    bool lacks_numbers; /* some have none */
};

static enum err note_end(void *context, const struct value *columns, size_t count) {
    struct found_end *found = context;
    found->place.id = value_get_id(&columns[0]);
    found->place.position = count > 1 ? value_get_integer(&columns[1]) : 0;
    found->lacks_numbers = count > 2 && value_get_integer(&columns[2]) != 0;
    return OK;
}

static enum err find_end(struct found_end *out, struct db *db) {
    *out = (struct found_end){.lacks_numbers = false};
    return db_query(db, QUERY_READ_RESULTS_END, NULL, 0, note_end, out);
}

enum err result_number(struct db *db) {
    struct found_end found;
    if (!db_is_shared(db)) {
        return OK;
    }
    enum err err = find_end(&found, db);
    return err == OK && found.lacks_numbers ? number_all(db) : err;
}

enum err result_find_end(struct result_place *out, struct db *db) {
    struct found_end found;
    enum err err = find_end(&found, db);
    if (err == OK && found.lacks_numbers) {
        err = number_all(db);
        err = err == OK ? find_end(&found, db) : err;
    }
    *out = err == OK ? found.place : *out;
    return err;
}

static struct result_place place_of(const struct value *columns, size_t count) {
    return (struct result_place){.id = value_get_id(&columns[0]),
                                 .position = count > 1 ? value_get_integer(&columns[1]) : 0};
}

static enum err note_place(void *context, const struct value *columns, size_t count) {
    *(struct result_place *)context = place_of(columns, count);
    return OK;
}

/* Of a cursor that no result has, what is older by its id comes before it. */
enum err result_find_place(struct result_place *out, struct db *db, const struct id *cursor, bool is_before) {
    const struct value arguments[] = {value_id(cursor)};
    struct result_place found = {.position = 0};
    *out = (struct result_place){.id = *cursor};
    if (!db_is_shared(db) || id_is_none(cursor)) {
        return OK;
    }
    enum err err = result_number(db);
    err = err == OK ? db_query(db, QUERY_READ_RESULT_POSITION, arguments, VALUE_COUNT(arguments), note_place, &found)
                    : err;
    bool is_there = id_equal(&found.id, cursor);
    out->position = found.position + (is_before && !is_there);
    return err;
}

enum err result_find_moment(struct result_place *out, struct db *db, int64_t moment) {
    *out = (struct result_place){.id = id_floor(moment - 1)};
    if (!db_is_shared(db)) {
        return OK;
    }
    const struct id floor = id_floor(moment - late_ms);
    const struct value arguments[] = {value_id(&floor)};
    return db_query(db, QUERY_READ_RESULT_FLOOR, arguments, VALUE_COUNT(arguments), rows_note_integer, &out->position);
}

/* ---- lists ---- */

struct place_reading {
    result_place_function *row;
    void *context;
};

static enum err tell_place(void *context, const struct value *columns, size_t count) {
    const struct place_reading *reading = context;
    const struct result_place place = place_of(columns, count);
    return reading->row(reading->context, &place);
}

/* A list in both orders, and what it is about. */
static enum err list(struct db *db, enum query oldest_first, enum query newest_first, const struct value *about,
                     const struct result_range *range, result_place_function *row, void *context) {
    struct place_reading reading = {.row = row, .context = context};
    bool by_position = db_is_shared(db);
    const struct value arguments[] = {
        by_position ? value_integer(range->after.position) : value_text(range->after.id.text),
        by_position ? value_integer(range->before.position) : value_text(range->before.id.text),
        value_integer(range->limit),
        *about,
    };
    size_t count = VALUE_COUNT(arguments) - (about->kind == VALUE_NULL);
    return db_query(db, range->is_newest_first ? newest_first : oldest_first, arguments, count, tell_place, &reading);
}

enum err result_list_public(struct db *db, const char *ruleset, const struct result_range *range,
                            result_place_function *row, void *context) {
    struct value about = value_text(ruleset);
    if (ruleset == NULL) {
        return list(db, QUERY_LIST_PUBLIC_RESULTS, QUERY_LIST_NEWEST_PUBLIC_RESULTS, &about, range, row, context);
    }
    return list(db, QUERY_LIST_PUBLIC_RESULTS_BY_RULESET, QUERY_LIST_NEWEST_PUBLIC_RESULTS_BY_RULESET, &about, range,
                row, context);
}

enum err result_list_of_reader(struct db *db, const struct id *reader, const struct result_range *range,
                               result_place_function *row, void *context) {
    struct value about = value_id(reader);
    return list(db, QUERY_LIST_READER_RESULTS, QUERY_LIST_NEWEST_READER_RESULTS, &about, range, row, context);
}

enum err result_list_of_game(struct db *db, const struct id *game, const struct result_range *range,
                             result_place_function *row, void *context) {
    struct value about = value_id(game);
    return list(db, QUERY_LIST_GAME_RESULTS, QUERY_LIST_NEWEST_GAME_RESULTS, &about, range, row, context);
}
