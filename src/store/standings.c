/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of standings. What the tallies mean is play/standing.h's.
 */
#include "store/standings.h"

#include <string.h>

#include "rows.h"

struct standing_reading {
    standing_row_function *row;
    void *context;
};

static enum err read_standing(void *context, const struct value *columns, size_t count) {
    const struct standing_reading *reading = context;
    (void)count;
    const struct standing_row row = {
        .ruleset = value_get_text(&columns[0]),
        .player = value_get_id(&columns[1]),
        .changed = value_get_integer(&columns[2]),
        .gone = value_get_integer(&columns[3]) != 0,
        .tallies = columns[4].bytes,
        .tallies_length = columns[4].length,
        .rating = columns[5].real,
        .deviation = columns[6].real,
        .volatility = columns[7].real,
        .rated_at = value_get_integer(&columns[8]),
    };
    return reading->row(reading->context, &row);
}

enum err standing_read(struct db *db, const char *ruleset, const struct id *player, standing_row_function *row,
                       void *context) {
    struct standing_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    return db_query(db, QUERY_READ_STANDING, arguments, VALUE_COUNT(arguments), read_standing, &reading);
}

enum err standing_put(struct db *db, const struct standing_row *row) {
    bool rated = row->rated_at != 0;
    const struct value arguments[] = {
        value_text(row->ruleset),
        value_id(&row->player),
        value_blob(row->tallies, row->tallies_length),
        rated ? value_real(row->rating) : value_null(),
        rated ? value_real(row->deviation) : value_null(),
        rated ? value_real(row->volatility) : value_null(),
        value_moment(row->rated_at),
    };
    return db_run(db, QUERY_PUT_STANDING, arguments, VALUE_COUNT(arguments));
}

enum err standing_drop(struct db *db, const char *ruleset, const struct id *player) {
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    return db_run(db, QUERY_DROP_STANDING, arguments, VALUE_COUNT(arguments));
}

enum err standing_list_changed(struct db *db, const char *ruleset, int64_t after, int limit, standing_row_function *row,
                               void *context) {
    struct standing_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_LIST_CHANGED_STANDINGS, arguments, VALUE_COUNT(arguments), read_standing, &reading);
}

enum err standing_list(struct db *db, const char *ruleset, const struct id *after, int limit,
                       standing_row_function *row, void *context) {
    struct standing_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_STANDINGS, arguments, VALUE_COUNT(arguments), read_standing, &reading);
}

enum err standing_newest_change(struct db *db, const char *ruleset, int64_t *out) {
    const struct value arguments[] = {value_text(ruleset)};
    return db_query(db, QUERY_NEWEST_STANDING_CHANGE, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err standing_clear(struct db *db) {
    enum err err = db_run(db, QUERY_DELETE_STANDINGS, NULL, 0);
    return err == OK ? db_run(db, QUERY_DELETE_RATING_PAIRS, NULL, 0) : err;
}

static enum err note_player(void *context, const struct value *columns, size_t count) {
    (void)count;
    *(struct id *)context = value_get_id(&columns[0]);
    return OK;
}

enum err standing_next_player(struct id *out, struct db *db, const struct id *after) {
    const struct value arguments[] = {value_text(after->text)};
    struct id found = {""};
    enum err err = db_query(db, QUERY_NEXT_BOARD_PLAYER, arguments, VALUE_COUNT(arguments), note_player, &found);
    if (err == OK) {
        *out = found;
    }
    return err;
}

enum err standing_list_lost(struct db *db, int limit, standing_row_function *row, void *context) {
    struct standing_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_LOST_STANDINGS, arguments, VALUE_COUNT(arguments), read_standing, &reading);
}

struct ruleset_reading {
    ruleset_function *ruleset;
    void *context;
};

static enum err read_ruleset(void *context, const struct value *columns, size_t count) {
    const struct ruleset_reading *reading = context;
    (void)count;
    const struct id player = value_get_id(&columns[1]);
    return reading->ruleset(reading->context, value_get_text(&columns[0]), &player);
}

enum err standing_list_rulesets(struct db *db, ruleset_function *ruleset, void *context) {
    struct ruleset_reading reading = {.ruleset = ruleset, .context = context};
    return db_query(db, QUERY_LIST_BOARD_RULESETS, NULL, 0, read_ruleset, &reading);
}

enum err rating_pair_count(struct db *db, const char *ruleset, const struct id *one, const struct id *other,
                           int64_t day, int64_t *out_games) {
    bool ordered = strcmp(one->text, other->text) < 0;
    const struct value arguments[] = {value_text(ruleset), value_id(ordered ? one : other),
                                      value_id(ordered ? other : one), value_integer(day)};
    return db_query(db, QUERY_COUNT_RATING_PAIR, arguments, VALUE_COUNT(arguments), rows_note_integer, out_games);
}

struct pair_reading {
    rating_pair_row_function *row;
    void *context;
};

static enum err read_pair(void *context, const struct value *columns, size_t count) {
    const struct pair_reading *reading = context;
    (void)count;
    const struct rating_pair_row row = {
        .ruleset = value_get_text(&columns[0]),
        .a = value_get_id(&columns[1]),
        .b = value_get_id(&columns[2]),
        .day = value_get_integer(&columns[3]),
        .games = value_get_integer(&columns[4]),
    };
    return reading->row(reading->context, &row);
}

enum err rating_pair_list(struct db *db, rating_pair_row_function *row, void *context) {
    struct pair_reading reading = {.row = row, .context = context};
    return db_query(db, QUERY_LIST_RATING_PAIRS, NULL, 0, read_pair, &reading);
}

struct record_reading {
    record_row_function *row;
    void *context;
};

static enum err read_record(void *context, const struct value *columns, size_t count) {
    const struct record_reading *reading = context;
    (void)count;
    const struct record_row row = {
        .ruleset = value_get_text(&columns[0]),
        .player = value_get_id(&columns[1]),
        .tally = columns[2].bytes,
        .tally_length = columns[2].length,
    };
    return reading->row(reading->context, &row);
}

enum err record_read(struct db *db, const char *ruleset, const struct id *player, record_row_function *row,
                     void *context) {
    struct record_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    return db_query(db, QUERY_READ_RECORD, arguments, VALUE_COUNT(arguments), read_record, &reading);
}

enum err record_put(struct db *db, const struct record_row *row) {
    const struct value arguments[] = {value_text(row->ruleset), value_id(&row->player),
                                      value_blob(row->tally, row->tally_length)};
    return db_run(db, QUERY_PUT_RECORD, arguments, VALUE_COUNT(arguments));
}

enum err record_is_outrun(bool *out, struct db *db, const char *ruleset, const struct id *player,
                          const struct id *game) {
    const struct value arguments[] = {value_id(player), value_id(game), value_text(ruleset)};
    int64_t found = 0;
    enum err err = db_query(db, QUERY_HAS_LATER_RESULT, arguments, VALUE_COUNT(arguments), rows_note_integer, &found);
    if (err == OK) {
        *out = found != 0;
    }
    return err;
}

enum err record_clear(struct db *db) {
    return db_run(db, QUERY_DELETE_RECORDS, NULL, 0);
}

enum err result_list(struct db *db, const struct id *after, int limit, result_row_function *row, void *context) {
    struct result_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_RESULTS, arguments, VALUE_COUNT(arguments), result_row_from_columns, &reading);
}

enum err result_list_of_player(struct db *db, const struct id *player, result_row_function *row, void *context) {
    struct result_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player)};
    return db_query(db, QUERY_LIST_PLAYER_RESULTS, arguments, VALUE_COUNT(arguments), result_row_from_columns,
                    &reading);
}

struct filling {
    bool fills;
    struct id result;
};

static enum err note_filling(void *context, const struct value *columns, size_t count) {
    struct filling *filling = context;
    const char *text = value_get_text(&columns[0]);
    (void)count;
    filling->fills = true;
    return text[0] == '\0' || id_parse(&filling->result, text, strlen(text)) ? OK : ERR_CORRUPT;
}

enum err filling_read(struct db *db, bool *out_fills, struct id *out_result) {
    struct filling filling = {.fills = false};
    enum err err = db_query(db, QUERY_READ_FILLING, NULL, 0, note_filling, &filling);
    if (err == OK) {
        *out_fills = filling.fills;
        *out_result = filling.result;
    }
    return err;
}

enum err filling_put(struct db *db, const struct id *result) {
    const struct value arguments[] = {value_text(result->text)};
    return db_run(db, QUERY_PUT_FILLING, arguments, VALUE_COUNT(arguments));
}

enum err filling_end(struct db *db) {
    return db_run(db, QUERY_END_FILLING, NULL, 0);
}
