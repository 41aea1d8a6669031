/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading and writing the projections: named queries and the shape of their rows, and which query lists which games.
 *
 * How a row follows from the log is the engine's to know.
 */
#include "store/projection.h"

#include <assert.h>
#include <string.h>

#include "rows.h"
#include "store/event_log.h"

struct game_reading {
    game_row_function *row;
    void *context;
};

struct seat_reading {
    seat_row_function *row;
    void *context;
};

static enum err write_whole_game(struct db *db, enum query query, const struct game_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),          value_text(row->ruleset),       value_text(row->status),
        value_text(row->visibility), value_integer(row->ranked),     value_id(&row->creator),
        value_text(row->join_code),  value_integer(row->created_at), value_moment(row->finished_at),
        value_integer(row->timed),
    };
    return db_run(db, query, arguments, VALUE_COUNT(arguments));
}

static bool has_ended(const char *status) {
    return strcmp(status, "finished") == 0 || strcmp(status, "aborted") == 0;
}

enum err game_row_insert(struct db *db, const struct game_row *row) {
    return write_whole_game(db, QUERY_INSERT_GAME, row);
}

enum err game_row_put(struct db *db, const struct game_row *row) {
    return write_whole_game(db, QUERY_PUT_GAME, row);
}

enum err game_row_update(struct db *db, const struct game_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),         value_text(row->status),        value_text(row->visibility),
        value_text(row->join_code), value_moment(row->finished_at), value_integer(row->timed),
    };
    enum err err = db_run(db, QUERY_UPDATE_GAME, arguments, VALUE_COUNT(arguments));
    if (err != OK || !has_ended(row->status)) {
        return err;
    }
    /* The seats' index keeps live games apart. */
    return db_run(db, QUERY_END_SEATS, arguments, 1);
}

enum err seat_row_put(struct db *db, const struct seat_row *row) {
    const struct value arguments[] = {
        value_id(&row->game),    value_integer(row->seat),
        value_id(&row->player),  value_text(row->status),
        value_id(&row->inviter), value_integer(row->official),
        value_text(row->name),   row->name == NULL ? value_null() : value_integer(row->by),
    };
    return db_run(db, QUERY_PUT_SEAT, arguments, VALUE_COUNT(arguments));
}

/* The way from a game to its results. In a server's database that is an index. */
static enum err list_result(struct db *db, const struct result_row *row) {
    const struct value arguments[] = {value_id(&row->game), value_id(&row->id)};
    return db_is_file(db) ? db_run(db, QUERY_LIST_RESULT, arguments, VALUE_COUNT(arguments)) : OK;
}

static enum err write_result(struct db *db, enum query query, const struct result_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),
        value_id(&row->game),
        value_integer(row->round),
        value_text(row->ruleset),
        value_integer(row->ranked),
        value_integer(row->is_public),
        value_integer(row->published_at),
        value_bytes_as_text(row->body, row->body_length),
        row->position == 0 ? value_null() : value_integer(row->position),
    };
    size_t count = VALUE_COUNT(arguments) - !(query == QUERY_PUT_RESULT && db_is_shared(db));
    enum err err = db_run(db, query, arguments, count);
    return err == OK ? list_result(db, row) : err;
}

enum err result_row_insert(struct db *db, const struct result_row *row) {
    return write_result(db, QUERY_INSERT_RESULT, row);
}

enum err result_row_put(struct db *db, const struct result_row *row) {
    return write_result(db, QUERY_PUT_RESULT, row);
}

enum err projection_clear(struct db *db, const struct id *game) {
    const struct value arguments[] = {value_id(game)};
    enum err err = db_run(db, QUERY_DELETE_SEATS, arguments, VALUE_COUNT(arguments));
    if (err != OK) {
        return err;
    }
    err = db_run(db, QUERY_DELETE_ROUND_QUESTIONS, arguments, VALUE_COUNT(arguments));
    err = err == OK ? db_run(db, QUERY_DELETE_RESULTS, arguments, VALUE_COUNT(arguments)) : err;
    return err == OK && db_is_file(db) ? db_run(db, QUERY_DELETE_RESULT_LIST, arguments, VALUE_COUNT(arguments)) : err;
}

enum err projection_remove(struct db *db, const struct id *game) {
    const struct value arguments[] = {value_id(game)};
    enum err err = projection_clear(db, game);
    return err == OK ? db_run(db, QUERY_DELETE_GAME, arguments, VALUE_COUNT(arguments)) : err;
}

static enum err read_game(void *context, const struct value *columns, size_t count) {
    const struct game_reading *reading = context;
    (void)count;
    struct game_row row = {
        .id = value_get_id(&columns[0]),
        .ruleset = value_get_text(&columns[1]),
        .status = value_get_text(&columns[2]),
        .visibility = value_get_text(&columns[3]),
        .ranked = value_get_integer(&columns[4]) != 0,
        .creator = value_get_id(&columns[5]),
        .join_code = value_get_text_or_null(&columns[6]),
        .created_at = value_get_integer(&columns[7]),
        .finished_at = value_get_integer(&columns[8]),
        .timed = value_get_integer(&columns[9]) != 0,
    };
    return reading->row(reading->context, &row);
}

enum err game_row_read(struct db *db, const struct id *game, game_row_function *row, void *context) {
    struct game_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_READ_GAME, arguments, VALUE_COUNT(arguments), read_game, &reading);
}

static enum err read_seat(void *context, const struct value *columns, size_t count) {
    const struct seat_reading *reading = context;
    (void)count;
    struct seat_row row = {
        .game = value_get_id(&columns[0]),
        .seat = (int)value_get_integer(&columns[1]),
        .player = value_get_id(&columns[2]),
        .status = value_get_text(&columns[3]),
        .inviter = value_get_id(&columns[4]),
        .live = value_get_integer(&columns[5]) != 0,
        .is_public = value_get_integer(&columns[6]) != 0,
        .official = value_get_integer(&columns[7]) != 0,
        .name = value_get_text_or_null(&columns[8]),
        .by = (int)value_get_integer(&columns[9]),
    };
    return reading->row(reading->context, &row);
}

enum err seat_rows_read(struct db *db, const struct id *game, seat_row_function *row, void *context) {
    struct seat_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_READ_SEATS, arguments, VALUE_COUNT(arguments), read_seat, &reading);
}

enum err result_row_from_columns(void *context, const struct value *columns, size_t count) {
    const struct result_reading *reading = context;
    struct result_row row = {
        .id = value_get_id(&columns[0]),
        .game = value_get_id(&columns[1]),
        .round = (int)value_get_integer(&columns[2]),
        .ruleset = value_get_text(&columns[3]),
        .ranked = value_get_integer(&columns[4]) != 0,
        .is_public = value_get_integer(&columns[5]) != 0,
        .published_at = value_get_integer(&columns[6]),
        .body = value_get_text(&columns[7]),
        .body_length = columns[7].length,
        .position = count > 8 ? value_get_integer(&columns[8]) : 0,
    };
    return reading->row(reading->context, &row);
}

enum err result_rows_read(struct db *db, const struct id *game, result_row_function *row, void *context) {
    struct result_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_READ_RESULTS, arguments, VALUE_COUNT(arguments), result_row_from_columns, &reading);
}

enum err game_find_by_join_code(struct id *out, struct db *db, const char *join_code) {
    const struct value arguments[] = {value_text(join_code)};
    *out = (struct id){""};
    return db_query(db, QUERY_FIND_GAME_BY_JOIN_CODE, arguments, VALUE_COUNT(arguments), rows_note_id, out);
}

/* The arguments that every list takes; the rest follow the query. */
enum { LIST_BEFORE, LIST_LIMIT, LIST_FREE_SEAT, LIST_COMMON, LIST_ARGUMENTS_MAX = 6 };

static enum query list_public(const struct game_filter *filter, struct value *arguments, size_t *count) {
    if (filter->ruleset != NULL) {
        arguments[(*count)++] = value_text(filter->ruleset);
    }
    if (filter->status != NULL) {
        arguments[(*count)++] = value_text(filter->status);
    }
    if (filter->ruleset != NULL && filter->status != NULL) {
        return QUERY_LIST_PUBLIC_GAMES_BY_RULESET_AND_STATUS;
    }
    if (filter->ruleset != NULL) {
        return QUERY_LIST_PUBLIC_GAMES_BY_RULESET;
    }
    return filter->status != NULL ? QUERY_LIST_PUBLIC_GAMES_BY_STATUS : QUERY_LIST_PUBLIC_GAMES;
}

static enum query list_of_player(const struct game_filter *filter, struct value *arguments, size_t *count) {
    arguments[(*count)++] = value_id(&filter->player);
    arguments[(*count)++] = value_text(filter->ruleset);
    if (filter->status != NULL) {
        arguments[(*count)++] = value_text(filter->status);
        return filter->public_only ? QUERY_LIST_PUBLIC_GAMES_OF_PLAYER_BY_STATUS : QUERY_LIST_GAMES_OF_PLAYER_BY_STATUS;
    }
    return filter->public_only ? QUERY_LIST_PUBLIC_GAMES_OF_PLAYER : QUERY_LIST_GAMES_OF_PLAYER;
}

enum err game_list(struct db *db, const struct game_filter *filter, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    struct value arguments[LIST_ARGUMENTS_MAX] = {
        /* "~" is behind every id. */
        [LIST_BEFORE] = id_is_none(&filter->before) ? value_text("~") : value_id(&filter->before),
        [LIST_LIMIT] = value_integer(filter->limit),
        [LIST_FREE_SEAT] = value_integer(filter->free_seat),
    };
    size_t count = LIST_COMMON;
    enum query query = id_is_none(&filter->player) ? list_public(filter, arguments, &count)
                                                   : list_of_player(filter, arguments, &count);
    return db_query(db, query, arguments, count, rows_tell_id, &reading);
}

enum err game_next_lost(struct id *out, struct db *db, const struct id *after) {
    return rows_find_next(out, db, QUERY_NEXT_LOST_GAME, after);
}

enum err game_ids_after(struct db *db, const struct id *after, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_bytes_as_text(after->text, strlen(after->text)), value_integer(limit)};
    return db_query(db, QUERY_READ_LOGGED_GAMES, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

enum err game_live_after(struct db *db, const struct id *player, const struct id *after, int limit,
                         id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_LIVE_GAMES, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

struct old_games {
    struct old_game_row rows[GAME_LIST_OLD_MAX];
    int count;
};

static enum err note_old_game(void *context, const struct value *columns, size_t count) {
    struct old_games *games = context;
    (void)count;
    assert(games->count < GAME_LIST_OLD_MAX);
    games->rows[games->count++] = (struct old_game_row){
        .id = value_get_id(&columns[0]),
        .open = strcmp(value_get_text(&columns[1]), "open") == 0,
        .created_at = value_get_integer(&columns[2]),
    };
    return OK;
}

enum err game_list_timed(struct db *db, const struct id *after, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_TIMED_GAMES, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

struct newest_moment {
    struct db *db;
    int64_t at;
};

static enum err look_at_newest(void *context, const struct value *columns, size_t count) {
    struct newest_moment *newest = context;
    (void)count;
    int64_t at = 0;
    const struct id game = value_get_id(&columns[0]);
    enum err err = event_log_read_newest_at(&at, newest->db, &game);
    newest->at = at > newest->at ? at : newest->at;
    return err;
}

enum err game_newest_timed(struct db *db, int64_t *out_at) {
    struct newest_moment newest = {.db = db};
    enum err err = db_query(db, QUERY_LIST_TIMED_AND_PLAYING, NULL, 0, look_at_newest, &newest);
    *out_at = newest.at;
    return err;
}

enum err game_list_old(struct db *db, const struct id *after, const struct id *before, old_game_row_function *row,
                       void *context) {
    struct old_games games = {.count = 0};
    const struct value arguments[] = {value_text(after->text), value_text(before->text),
                                      value_integer(GAME_LIST_OLD_MAX)};
    enum err err = db_query(db, QUERY_LIST_OLD_GAMES, arguments, VALUE_COUNT(arguments), note_old_game, &games);
    /* Behind the query: within it this connection would read whatever the index of the log does not have yet. */
    for (int i = 0; i < games.count && err == OK; i++) {
        err = event_log_read_newest_at(&games.rows[i].touched_at, db, &games.rows[i].id);
        err = err == OK ? row(context, &games.rows[i]) : err;
    }
    return err;
}
