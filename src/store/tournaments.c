/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Named queries and the shape of their rows.
 */
#include "store/tournaments.h"

#include <stdio.h>

#include "rows.h"

/* After every id that there can be. */
static const char behind_all_ids[] = "~";

static double get_real(const struct value *value) {
    return value->kind == VALUE_INTEGER ? (double)value->integer : value->real;
}

/* ---- the log ---- */

struct event_reading {
    tournament_event_function *row;
    void *context;
};

static enum err read_event(void *context, const struct value *columns, size_t count) {
    const struct event_reading *reading = context;
    (void)count;
    const struct tournament_event_row row = {
        .seq = value_get_integer(&columns[0]),
        .at = value_get_integer(&columns[1]),
        .kind = value_get_text(&columns[2]),
        .body = value_get_text(&columns[3]),
        .body_length = columns[3].length,
    };
    return reading->row(reading->context, &row);
}

enum err tournament_event_append(struct db *db, const struct id *tournament, const struct tournament_event_row *row) {
    const struct value arguments[] = {value_id(tournament), value_integer(row->seq), value_integer(row->at),
                                      value_text(row->kind), value_bytes_as_text(row->body, row->body_length)};
    return db_run(db, QUERY_APPEND_TOURNAMENT_EVENT, arguments, VALUE_COUNT(arguments));
}

enum err tournament_event_read(struct db *db, const struct id *tournament, int64_t after, int64_t last, int64_t limit,
                               tournament_event_function *row, void *context) {
    struct event_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_integer(after), value_integer(last),
                                      value_integer(limit)};
    return db_query(db, QUERY_READ_TOURNAMENT_EVENTS, arguments, VALUE_COUNT(arguments), read_event, &reading);
}

/* ---- tournaments ---- */

struct row_reading {
    tournament_row_function *row;
    void *context;
};

static struct tournament_row to_row(const struct value *columns) {
    return (struct tournament_row){
        .id = value_get_id(&columns[0]),
        .creator = value_get_id(&columns[1]),
        .ruleset = value_get_text(&columns[2]),
        .format = value_get_text(&columns[3]),
        .status = value_get_text(&columns[4]),
        .version = value_get_integer(&columns[5]),
        .games = value_get_integer(&columns[6]),
        .played = value_get_integer(&columns[7]),
        .tie_break_games = value_get_integer(&columns[8]),
        .entrants = value_get_integer(&columns[9]),
        .people = value_get_integer(&columns[10]),
        .waiting = value_get_integer(&columns[11]),
        .created_at = value_get_integer(&columns[12]),
        .finished_at = value_get_integer(&columns[13]),
        .plan = value_get_text(&columns[14]),
        .winners = value_get_text_or_null(&columns[15]),
        .is_public = value_get_integer(&columns[16]) != 0,
        .master = value_get_id(&columns[17]),
        .title = value_get_text_or_null(&columns[18]),
        .name = value_get_text_or_null(&columns[19]),
        .choose_by = value_get_integer(&columns[20]),
        .starts_at = value_get_integer(&columns[21]),
        .series = value_get_id(&columns[22]),
    };
}

static enum err read_row(void *context, const struct value *columns, size_t count) {
    const struct row_reading *reading = context;
    const struct tournament_row row = to_row(columns);
    (void)count;
    return reading->row(reading->context, &row);
}

enum err tournament_row_insert(struct db *db, const struct tournament_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),
        value_id(&row->creator),
        value_text(row->ruleset),
        value_text(row->format),
        value_text(row->status),
        value_integer(row->version),
        value_integer(row->games),
        value_integer(row->played),
        value_integer(row->tie_break_games),
        value_integer(row->entrants),
        value_integer(row->people),
        value_integer(row->waiting),
        value_integer(row->created_at),
        value_moment(row->finished_at),
        value_text(row->plan),
        value_text(row->winners),
        value_integer(row->is_public),
        value_id(&row->master),
        value_text(row->title),
        value_text(row->name),
        value_moment(row->choose_by),
        value_moment(row->starts_at),
        value_id(&row->series),
    };
    return db_run(db, QUERY_INSERT_TOURNAMENT, arguments, VALUE_COUNT(arguments));
}

enum err tournament_row_update(struct db *db, const struct tournament_row *row, int64_t old, bool has_rows) {
    int64_t changed = 0;
    const struct value arguments[] = {
        value_id(&row->id),           value_integer(old),
        value_text(row->status),      value_integer(row->version),
        value_integer(row->played),   value_integer(row->tie_break_games),
        value_integer(row->entrants), value_integer(row->people),
        value_integer(row->waiting),  value_moment(row->finished_at),
        value_text(row->winners),     value_integer(has_rows),
        value_moment(row->choose_by),
    };
    enum err err = db_change(db, QUERY_UPDATE_TOURNAMENT, arguments, VALUE_COUNT(arguments), &changed);
    return err == OK && changed == 0 ? ERR_STALE : err;
}

enum err tournament_rows_note(struct db *db, const struct id *tournament, int64_t version) {
    const struct value arguments[] = {value_id(tournament), value_integer(version)};
    return db_run(db, QUERY_NOTE_TOURNAMENT_ROWS, arguments, VALUE_COUNT(arguments));
}

enum err tournament_rows_doubt(struct db *db, const struct id *tournament, int64_t version) {
    const struct value arguments[] = {value_id(tournament), value_integer(version)};
    return db_run(db, QUERY_DOUBT_TOURNAMENT_ROWS, arguments, VALUE_COUNT(arguments));
}

enum err tournament_rows_version(int64_t *out, struct db *db, const struct id *tournament) {
    const struct value arguments[] = {value_id(tournament)};
    return db_query(db, QUERY_READ_TOURNAMENT_ROWS_VERSION, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err tournament_list_behind(struct db *db, const struct id *after, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_TOURNAMENTS_BEHIND, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

struct row_taking {
    struct tournament_row *row;
    struct arena *arena;
};

static enum err take_row(void *context, const struct value *columns, size_t count) {
    const struct row_taking *taking = context;
    struct tournament_row *row = taking->row;
    (void)count;
    *row = to_row(columns);
    enum err err = rows_keep_text(&row->ruleset, taking->arena, &columns[2]);
    err = err == OK ? rows_keep_text(&row->format, taking->arena, &columns[3]) : err;
    err = err == OK ? rows_keep_text(&row->status, taking->arena, &columns[4]) : err;
    err = err == OK ? rows_keep_text(&row->plan, taking->arena, &columns[14]) : err;
    err = err == OK ? rows_keep_text(&row->winners, taking->arena, &columns[15]) : err;
    err = err == OK ? rows_keep_text(&row->title, taking->arena, &columns[18]) : err;
    return err == OK ? rows_keep_text(&row->name, taking->arena, &columns[19]) : err;
}

enum err tournament_get(struct tournament_row *out, struct arena *arena, struct db *db, const struct id *tournament) {
    struct row_taking taking = {.row = out, .arena = arena};
    const struct value arguments[] = {value_id(tournament)};
    *out = (struct tournament_row){.version = 0};
    return db_query(db, QUERY_READ_TOURNAMENT, arguments, VALUE_COUNT(arguments), take_row, &taking);
}

enum err tournament_list(struct db *db, const struct tournament_filter *filter, tournament_row_function *row,
                         void *context) {
    struct row_reading reading = {.row = row, .context = context};
    bool of_player = !id_is_none(&filter->player);
    bool of_series = !id_is_none(&filter->series);
    const struct value arguments[] = {
        id_is_none(&filter->before) ? value_text(behind_all_ids) : value_id(&filter->before),
        value_integer(filter->limit),
        value_id(of_player   ? &filter->player
                 : of_series ? &filter->series
                             : &filter->caller),
        value_text(filter->status),
    };
    enum query query = of_player                ? QUERY_LIST_TOURNAMENTS_OF_PLAYER
                       : of_series              ? QUERY_LIST_TOURNAMENTS_OF_SERIES
                       : filter->status != NULL ? QUERY_LIST_TOURNAMENTS_BY_STATUS
                                                : QUERY_LIST_TOURNAMENTS;
    size_t count = query == QUERY_LIST_TOURNAMENTS_BY_STATUS ? 4 : 3;
    return db_query(db, query, arguments, count, read_row, &reading);
}

enum err tournament_list_running(struct db *db, const struct id *after, int limit, id_row_function *row,
                                 void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_RUNNING_TOURNAMENTS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

enum err tournament_list_due(struct db *db, int64_t now, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(now), value_integer(limit)};
    return db_query(db, QUERY_LIST_DUE_TOURNAMENTS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

enum err tournament_list_starting(struct db *db, int64_t by, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(by), value_integer(limit)};
    return db_query(db, QUERY_LIST_STARTING_TOURNAMENTS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

enum err tournament_list_without(struct db *db, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_TOURNAMENTS_WITHOUT, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

struct number_reading {
    tournament_number_function *row;
    void *context;
};

static enum err read_id_and_number(void *context, const struct value *columns, size_t count) {
    const struct number_reading *reading = context;
    (void)count;
    struct id id = value_get_id(&columns[0]);
    return reading->row(reading->context, &id, value_get_integer(&columns[1]));
}

enum err tournament_list_gone(struct db *db, int limit, tournament_number_function *row, void *context) {
    struct number_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_GONE_ENTRANTS, arguments, VALUE_COUNT(arguments), read_id_and_number, &reading);
}

enum err tournament_list_old(struct db *db, const struct id *before, int limit, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(before), value_integer(limit)};
    return db_query(db, QUERY_LIST_OLD_OPEN_TOURNAMENTS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

enum err tournament_count_live(int64_t *out, struct db *db, const struct id *creator) {
    const struct value arguments[] = {value_id(creator)};
    return db_query(db, QUERY_COUNT_LIVE_TOURNAMENTS, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err tournament_names_clear(int64_t *out_cleared, struct db *db, const struct id *creator, int limit) {
    const struct value arguments[] = {value_id(creator), value_integer(limit)};
    return db_change(db, QUERY_CLEAR_TOURNAMENT_NAMES, arguments, VALUE_COUNT(arguments), out_cleared);
}

/* ---- entrants ---- */

struct entrant_reading {
    tournament_entrant_function *row;
    void *context;
};

/* A text that is too long is cut: so it is none that was ever written. */
static enum err take_entrant(void *context, const struct value *columns, size_t count) {
    struct tournament_entrant_row *row = context;
    (void)count;
    *row = (struct tournament_entrant_row){
        .number = value_get_integer(&columns[0]),
        .player = value_get_id(&columns[1]),
        .bot_level = (int)value_get_integer(&columns[3]),
        .totals = {.points = get_real(&columns[5]),
                   .squares = get_real(&columns[6]),
                   .games = value_get_integer(&columns[7]),
                   .wins = value_get_integer(&columns[8]),
                   .draws = value_get_integer(&columns[9]),
                   .losses = value_get_integer(&columns[10])},
        .place = value_get_integer(&columns[11]),
        .rank = value_get_integer(&columns[12]),
        .has_title = value_get_integer(&columns[13]) != 0,
    };
    (void)snprintf(row->bot, sizeof row->bot, "%s", value_get_text(&columns[2]));
    (void)snprintf(row->status, sizeof row->status, "%s", value_get_text(&columns[4]));
    return OK;
}

static enum err read_entrant(void *context, const struct value *columns, size_t count) {
    const struct entrant_reading *reading = context;
    struct tournament_entrant_row row;
    enum err err = take_entrant(&row, columns, count);
    return err == OK ? reading->row(reading->context, &row) : err;
}

enum err tournament_entrant_put(struct db *db, const struct id *tournament, const struct tournament_entrant_row *row) {
    const struct entrant_totals *totals = &row->totals;
    const struct value arguments[] = {
        value_id(tournament),
        value_integer(row->number),
        value_id(&row->player),
        value_text(row->bot[0] == '\0' ? NULL : row->bot),
        row->bot_level == 0 ? value_null() : value_integer(row->bot_level),
        value_text(row->status),
        value_real(totals->points),
        value_real(totals->squares),
        value_integer(totals->games),
        value_integer(totals->wins),
        value_integer(totals->draws),
        value_integer(totals->losses),
        row->place == 0 ? value_null() : value_integer(row->place),
        row->rank == 0 ? value_null() : value_integer(row->rank),
        value_integer(row->has_title),
    };
    return db_run(db, QUERY_PUT_TOURNAMENT_ENTRANT, arguments, VALUE_COUNT(arguments));
}

enum err tournament_entrant_get(struct tournament_entrant_row *out, struct db *db, const struct id *tournament,
                                int64_t number) {
    const struct value arguments[] = {value_id(tournament), value_integer(number)};
    *out = (struct tournament_entrant_row){.number = 0};
    return db_query(db, QUERY_READ_TOURNAMENT_ENTRANT, arguments, VALUE_COUNT(arguments), take_entrant, out);
}

enum err tournament_entrant_find(struct tournament_entrant_row *out, struct db *db, const struct id *tournament,
                                 const struct id *player) {
    const struct value arguments[] = {value_id(tournament), value_id(player)};
    *out = (struct tournament_entrant_row){.number = 0};
    return db_query(db, QUERY_FIND_TOURNAMENT_ENTRANT, arguments, VALUE_COUNT(arguments), take_entrant, out);
}

enum err tournament_entrants_by_points(struct db *db, const struct id *tournament, int64_t offset, int64_t limit,
                                       tournament_entrant_function *row, void *context) {
    struct entrant_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_integer(offset), value_integer(limit)};
    return db_query(db, QUERY_LIST_TOURNAMENT_ENTRANTS_BY_POINTS, arguments, VALUE_COUNT(arguments), read_entrant,
                    &reading);
}

enum err tournament_entrants_by_place(struct db *db, const struct id *tournament, int64_t after, int64_t limit,
                                      tournament_entrant_function *row, void *context) {
    struct entrant_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_LIST_TOURNAMENT_ENTRANTS_BY_PLACE, arguments, VALUE_COUNT(arguments), read_entrant,
                    &reading);
}

enum err tournament_entrants_above(int64_t *out, struct db *db, const struct id *tournament, double points) {
    const struct value arguments[] = {value_id(tournament), value_real(points)};
    return db_query(db, QUERY_COUNT_TOURNAMENT_ENTRANTS_ABOVE, arguments, VALUE_COUNT(arguments), rows_note_integer,
                    out);
}

/* ---- games ---- */

struct game_reading {
    tournament_game_function *row;
    void *context;
};

static enum err read_game(void *context, const struct value *columns, size_t count) {
    const struct game_reading *reading = context;
    (void)count;
    const struct tournament_game_row row = {
        .number = value_get_integer(&columns[0]),
        .round = value_get_integer(&columns[1]),
        .tie_break = value_get_integer(&columns[2]) != 0,
        .game = value_get_id(&columns[3]),
        .entrants = value_get_text(&columns[4]),
        .scores = value_get_text_or_null(&columns[5]),
        .games = value_get_text_or_null(&columns[6]),
    };
    return reading->row(reading->context, &row);
}

enum err tournament_game_put(struct db *db, const struct id *tournament, const struct tournament_game_row *row) {
    const struct value arguments[] = {
        value_id(tournament), value_integer(row->number), value_integer(row->round), value_integer(row->tie_break),
        value_id(&row->game), value_text(row->entrants),  value_text(row->scores),   value_text(row->games),
    };
    return db_run(db, QUERY_PUT_TOURNAMENT_GAME, arguments, VALUE_COUNT(arguments));
}

enum err tournament_game_list(struct db *db, const struct id *tournament, int64_t after, int64_t limit,
                              tournament_game_function *row, void *context) {
    struct game_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_LIST_TOURNAMENT_GAMES, arguments, VALUE_COUNT(arguments), read_game, &reading);
}

/* ---- for verify ---- */

enum err tournament_next_log(struct id *out, struct db *db, const struct id *after) {
    return rows_find_next(out, db, QUERY_NEXT_TOURNAMENT_LOG, after);
}

enum err tournament_next_lost(struct id *out, struct db *db, const struct id *after) {
    return rows_find_next(out, db, QUERY_NEXT_LOST_TOURNAMENT, after);
}

enum err tournament_entrants_all(struct db *db, const struct id *tournament, int64_t after, int64_t limit,
                                 tournament_entrant_function *row, void *context) {
    struct entrant_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_LIST_TOURNAMENT_ENTRANTS, arguments, VALUE_COUNT(arguments), read_entrant, &reading);
}

enum err tournament_game_read(struct db *db, const struct id *tournament, int64_t number, tournament_game_function *row,
                              void *context) {
    struct game_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_integer(number)};
    return db_query(db, QUERY_READ_TOURNAMENT_GAME, arguments, VALUE_COUNT(arguments), read_game, &reading);
}

enum err tournament_game_count_rows(int64_t *out, struct db *db, const struct id *tournament) {
    const struct value arguments[] = {value_id(tournament)};
    return db_query(db, QUERY_COUNT_TOURNAMENT_GAMES, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err tournament_rows_clear(struct db *db, const struct id *tournament) {
    const struct value arguments[] = {value_id(tournament)};
    enum err err = db_run(db, QUERY_CLEAR_TOURNAMENT_GAMES, arguments, VALUE_COUNT(arguments));
    err = err == OK ? db_run(db, QUERY_CLEAR_TOURNAMENT_STAGES, arguments, VALUE_COUNT(arguments)) : err;
    err = err == OK ? db_run(db, QUERY_CLEAR_TOURNAMENT_ENTRANTS, arguments, VALUE_COUNT(arguments)) : err;
    return err == OK ? db_run(db, QUERY_CLEAR_TOURNAMENT, arguments, VALUE_COUNT(arguments)) : err;
}
