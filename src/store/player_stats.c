/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of statistics. What the tallies mean is play/stats.h's.
 */
#include "store/player_stats.h"

#include <stdio.h>
#include <string.h>

#include "rows.h"
#include "store/numbering.h"

struct stats_reading {
    player_stats_row_function *row;
    void *context;
};

/* What is too long is left out: what is left is none then, to whoever unpacks it. */
static size_t copy_tallies(unsigned char *out, size_t size, const struct value *value) {
    size_t length = value->length <= size ? value->length : 0;
    if (length > 0) {
        memcpy(out, value->bytes, length);
    }
    return length;
}

static enum err take_stats(void *context, const struct value *columns, size_t count) {
    struct player_stats_row *row = context;
    (void)count;
    row->player = value_get_id(&columns[1]);
    row->changed = value_get_integer(&columns[2]);
    row->gone = value_get_integer(&columns[3]) != 0;
    row->tallies_length = copy_tallies(row->tallies, sizeof row->tallies, &columns[4]);
    row->rating = columns[5].real;
    row->deviation = columns[6].real;
    row->volatility = columns[7].real;
    row->rated_at = value_get_integer(&columns[8]);
    return OK;
}

static enum err read_stats(void *context, const struct value *columns, size_t count) {
    const struct stats_reading *reading = context;
    struct player_stats_row row;
    row.ruleset = value_get_text(&columns[0]);
    enum err err = take_stats(&row, columns, count);
    return err == OK ? reading->row(reading->context, &row) : err;
}

enum err player_stats_row_get(struct player_stats_row *out, struct db *db, const char *ruleset,
                              const struct id *player) {
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    *out = (struct player_stats_row){.ruleset = ruleset};
    return db_query(db, QUERY_READ_PLAYER_STATS, arguments, VALUE_COUNT(arguments), take_stats, out);
}

enum err player_stats_row_put(struct db *db, const struct player_stats_row *row) {
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
    return db_run(db, QUERY_PUT_PLAYER_STATS, arguments, VALUE_COUNT(arguments));
}

enum err player_stats_row_drop(struct db *db, const char *ruleset, const struct id *player) {
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    return db_run(db, QUERY_DROP_PLAYER_STATS, arguments, VALUE_COUNT(arguments));
}

enum err player_stats_row_list_changed(struct db *db, const char *ruleset, int64_t after, int limit,
                                       player_stats_row_function *row, void *context) {
    struct stats_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_LIST_CHANGED_PLAYER_STATS, arguments, VALUE_COUNT(arguments), read_stats, &reading);
}

enum err player_stats_row_list(struct db *db, const char *ruleset, const struct id *after, int limit,
                               player_stats_row_function *row, void *context) {
    struct stats_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_PLAYER_STATS, arguments, VALUE_COUNT(arguments), read_stats, &reading);
}

enum err player_stats_row_newest_change(struct db *db, const char *ruleset, int64_t *out) {
    const struct value arguments[] = {value_text(ruleset)};
    return db_query(db, QUERY_NEWEST_PLAYER_STATS_CHANGE, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err player_stats_row_clear(struct db *db) {
    enum err err = db_run(db, QUERY_DELETE_PLAYER_STATS, NULL, 0);
    err = err == OK ? db_run(db, QUERY_DELETE_RATING_STEPS, NULL, 0) : err;
    return err == OK ? db_run(db, QUERY_DELETE_RATING_PAIRS, NULL, 0) : err;
}

enum err player_stats_row_next_player(struct id *out, struct db *db, const struct id *after) {
    return rows_find_next(out, db, QUERY_NEXT_LEADERBOARD_PLAYER, after);
}

enum err player_stats_row_list_lost(struct db *db, int limit, player_stats_row_function *row, void *context) {
    struct stats_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_LOST_PLAYER_STATS, arguments, VALUE_COUNT(arguments), read_stats, &reading);
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

enum err player_stats_row_list_rulesets(struct db *db, ruleset_function *ruleset, void *context) {
    struct ruleset_reading reading = {.ruleset = ruleset, .context = context};
    return db_query(db, QUERY_LIST_LEADERBOARD_RULESETS, NULL, 0, read_ruleset, &reading);
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

enum err rating_step_put(struct db *db, const char *ruleset, const struct id *player,
                         const struct rating_step_row *row) {
    const struct value arguments[] = {value_text(ruleset), value_id(player), value_id(&row->result),
                                      value_real(row->rating), value_real(row->deviation)};
    return db_run(db, QUERY_PUT_RATING_STEP, arguments, VALUE_COUNT(arguments));
}

static enum err take_step(void *context, const struct value *columns, size_t count) {
    struct rating_step_row *row = context;
    (void)count;
    row->result = value_get_id(&columns[0]);
    row->rating = columns[1].real;
    row->deviation = columns[2].real;
    return OK;
}

enum err rating_step_get(struct rating_step_row *out, struct db *db, const char *ruleset, const struct id *player,
                         const struct id *result) {
    const struct value arguments[] = {value_text(ruleset), value_id(player), value_id(result)};
    *out = (struct rating_step_row){.at = 0};
    return db_query(db, QUERY_READ_RATING_STEP, arguments, VALUE_COUNT(arguments), take_step, out);
}

struct step_reading {
    rating_step_row_function *row;
    void *context;
};

static enum err read_step(void *context, const struct value *columns, size_t count) {
    const struct step_reading *reading = context;
    struct rating_step_row row = {.game = value_get_id(&columns[3]),
                                  .at = value_get_integer(&columns[4]),
                                  .is_public = value_get_integer(&columns[5]) != 0};
    enum err err = take_step(&row, columns, count);
    return err == OK ? reading->row(reading->context, &row) : err;
}

enum err rating_step_list(struct db *db, const char *ruleset, const struct id *player, const struct id *after,
                          int64_t limit, rating_step_row_function *row, void *context) {
    struct step_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_id(player), value_text(after->text),
                                      value_integer(limit)};
    return db_query(db, QUERY_LIST_RATING_STEPS, arguments, VALUE_COUNT(arguments), read_step, &reading);
}

enum err rating_step_count(int64_t *out, struct db *db, const char *ruleset, const struct id *player) {
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    return db_query(db, QUERY_COUNT_RATING_STEPS, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err rating_step_list_lost(struct db *db, int limit, ruleset_function *row, void *context) {
    struct ruleset_reading reading = {.ruleset = row, .context = context};
    const struct value arguments[] = {value_integer(limit)};
    return db_query(db, QUERY_LIST_LOST_RATING_STEPS, arguments, VALUE_COUNT(arguments), read_ruleset, &reading);
}

static enum err take_record(void *context, const struct value *columns, size_t count) {
    struct record_row *row = context;
    (void)count;
    row->player = value_get_id(&columns[1]);
    row->tally_length = copy_tallies(row->tally, sizeof row->tally, &columns[2]);
    return OK;
}

enum err record_get(struct record_row *out, struct db *db, const char *ruleset, const struct id *player) {
    const struct value arguments[] = {value_text(ruleset), value_id(player)};
    *out = (struct record_row){.ruleset = ruleset};
    return db_query(db, QUERY_READ_RECORD, arguments, VALUE_COUNT(arguments), take_record, out);
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

/* ---- how far results have been noted ---- */

static void write_scope(char out[static NUMBERING_SCOPE_SIZE], const char *ruleset) {
    (void)snprintf(out, NUMBERING_SCOPE_SIZE, "rank:%s", ruleset);
}

struct name_reading {
    ruleset_name_function *row;
    void *context;
};

static enum err read_name(void *context, const struct value *columns, size_t count) {
    const struct name_reading *reading = context;
    (void)count;
    return reading->row(reading->context, value_get_text(&columns[0]));
}

enum err stats_rank_list_behind(struct db *db, ruleset_name_function *row, void *context) {
    struct name_reading reading = {.row = row, .context = context};
    return db_query(db, QUERY_LIST_RULESETS_BEHIND, NULL, 0, read_name, &reading);
}

enum err stats_rank_lock(int64_t *out, struct db *db, const char *ruleset) {
    char scope[NUMBERING_SCOPE_SIZE];
    write_scope(scope, ruleset);
    const struct value arguments[] = {value_text(scope)};
    return db_query(db, QUERY_LOCK_RANK, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err stats_rank_list(struct db *db, const char *ruleset, int64_t after, int limit, result_row_function *row,
                         void *context) {
    struct result_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_text(ruleset), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_LIST_RULESET_RESULTS, arguments, VALUE_COUNT(arguments), result_row_from_columns,
                    &reading);
}

enum err stats_rank_move(struct db *db, const char *ruleset, int64_t from, int64_t to, int64_t changed) {
    char scope[NUMBERING_SCOPE_SIZE];
    const struct value arguments[] = {value_text(ruleset), value_integer(changed)};
    write_scope(scope, ruleset);
    enum err err = db_run(db, QUERY_DROP_STATS_OF_GONE, arguments, VALUE_COUNT(arguments));
    err = err == OK ? db_run(db, QUERY_NUMBER_PLAYER_STATS, arguments, 1) : err;
    return err == OK ? numbering_move(db, scope, from, to) : err;
}

enum err stats_rank_finish(struct db *db) {
    return db_run(db, QUERY_FINISH_RANKS, NULL, 0);
}
