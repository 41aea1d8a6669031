/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Beside a tournament's own rows: its draft while it is being made, the stages of heats, and titles that were won.
 */
#include "rows.h"
#include "store/tournaments.h"

/* ---- drafts ---- */

enum err tournament_draft_insert(struct db *db, const struct id *tournament, const struct id *creator, int64_t now) {
    const struct value arguments[] = {value_id(tournament), value_id(creator), value_integer(now)};
    return db_run(db, QUERY_INSERT_TOURNAMENT_DRAFT, arguments, VALUE_COUNT(arguments));
}

enum err tournament_draft_find(bool *out, struct db *db, const struct id *tournament) {
    const struct value arguments[] = {value_id(tournament)};
    *out = false;
    return db_query(db, QUERY_FIND_TOURNAMENT_DRAFT, arguments, VALUE_COUNT(arguments), rows_note_any, out);
}

enum err tournament_draft_delete(struct db *db, const struct id *tournament) {
    const struct value arguments[] = {value_id(tournament)};
    return db_run(db, QUERY_DELETE_TOURNAMENT_DRAFT, arguments, VALUE_COUNT(arguments));
}

enum err tournament_draft_find_stale(struct id *out, struct db *db, int64_t before) {
    const struct value arguments[] = {value_integer(before)};
    return db_query(db, QUERY_FIND_STALE_DRAFT, arguments, VALUE_COUNT(arguments), rows_note_id, out);
}

enum err tournament_draft_clear(struct db *db, const struct id *tournament, int limit, int64_t *out_cleared) {
    const struct value arguments[] = {value_id(tournament), value_integer(limit)};
    enum err err = db_run(db, QUERY_ABANDON_TOURNAMENT_DRAFT, arguments, 1);
    return err == OK ? db_change(db, QUERY_CLEAR_TOURNAMENT_DRAFT, arguments, VALUE_COUNT(arguments), out_cleared)
                     : err;
}

/* ---- stages ---- */

struct stage_reading {
    tournament_stage_function *row;
    void *context;
};

static enum err read_stage(void *context, const struct value *columns, size_t count) {
    const struct stage_reading *reading = context;
    (void)count;
    return reading->row(reading->context, value_get_integer(&columns[0]), value_get_text(&columns[1]));
}

enum err tournament_stage_put(struct db *db, const struct id *tournament, int64_t number, const char *tables) {
    const struct value arguments[] = {value_id(tournament), value_integer(number), value_text(tables)};
    return db_run(db, QUERY_PUT_TOURNAMENT_STAGE, arguments, VALUE_COUNT(arguments));
}

enum err tournament_stage_list(struct db *db, const struct id *tournament, tournament_stage_function *row,
                               void *context) {
    struct stage_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament)};
    return db_query(db, QUERY_LIST_TOURNAMENT_STAGES, arguments, VALUE_COUNT(arguments), read_stage, &reading);
}

/* ---- titles ---- */

struct title_reading {
    title_function *row;
    void *context;
};

static enum err read_title(void *context, const struct value *columns, size_t count) {
    const struct title_reading *reading = context;
    (void)count;
    const struct title_row row = {
        .tournament = value_get_id(&columns[0]),
        .ruleset = value_get_text(&columns[1]),
        .title = value_get_text(&columns[2]),
        .place = value_get_integer(&columns[3]),
        .at = value_get_integer(&columns[4]),
    };
    return reading->row(reading->context, &row);
}

enum err tournament_list_titles(struct db *db, const struct id *player, int64_t limit, title_function *row,
                                void *context) {
    struct title_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_integer(limit)};
    return db_query(db, QUERY_LIST_TITLES, arguments, VALUE_COUNT(arguments), read_title, &reading);
}
