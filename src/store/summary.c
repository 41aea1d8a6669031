/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Counting whole tables. What the numbers mean is for whoever asks.
 */
#include "store/summary.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "rows.h"

/* Rows that are grouped at a time. */
enum { PART = 100000 };

static enum err pass_over(void *context, const struct value *columns, size_t count) {
    (void)context;
    (void)columns;
    (void)count;
    return OK;
}

enum err summary_begin(struct db *db) {
    enum err err = db_begin(db);
    return err == OK && !db_is_file(db) ? db_query(db, QUERY_ALLOW_WHOLE_TABLES, NULL, 0, pass_over, NULL) : err;
}

struct games_reading {
    summary_games_function *row;
    void *context;
    struct id last;
    bool is_over;
};

static enum err read_games(void *context, const struct value *columns, size_t count) {
    struct games_reading *reading = context;
    (void)count;
    const struct id last = value_get_id(&columns[3]);
    reading->last = strcmp(last.text, reading->last.text) > 0 ? last : reading->last;
    reading->is_over = false;
    return reading->row(reading->context, value_get_text(&columns[0]), value_get_text(&columns[1]),
                        value_get_integer(&columns[2]));
}

enum err summary_games(struct db *db, summary_games_function *row, void *context) {
    struct games_reading reading = {.row = row, .context = context};
    enum err err = OK;
    while (err == OK && !reading.is_over) {
        const struct id after = reading.last; /* borrowed while rows come, each of which may change the other */
        const struct value arguments[] = {value_text(after.text), value_integer(PART)};
        reading.is_over = true;
        err = db_query(db, QUERY_COUNT_GAMES, arguments, VALUE_COUNT(arguments), read_games, &reading);
    }
    return err;
}

static enum err read_players(void *context, const struct value *columns, size_t count) {
    struct summary_players *players = context;
    (void)count;
    players->people = value_get_integer(&columns[0]);
    players->guests = value_get_integer(&columns[1]);
    players->programs = value_get_integer(&columns[2]);
    players->deleted = value_get_integer(&columns[3]);
    return OK;
}

enum err summary_players(struct summary_players *out, struct db *db) {
    return db_query(db, QUERY_COUNT_PLAYERS, NULL, 0, read_players, out);
}

struct events_reading {
    summary_events_function *row;
    void *context;
};

static enum err read_events(void *context, const struct value *columns, size_t count) {
    const struct events_reading *reading = context;
    (void)count;
    return reading->row(reading->context, value_get_integer(&columns[0]), value_get_text(&columns[1]),
                        value_get_integer(&columns[2]), value_get_integer(&columns[3]));
}

enum err summary_events(struct db *db, int64_t since, summary_events_function *row, void *context) {
    struct events_reading reading = {.row = row, .context = context};
    int64_t last = 0;
    if (!db_is_file(db)) {
        const struct value arguments[] = {value_integer(since)};
        return db_query(db, QUERY_COUNT_EVENTS, arguments, VALUE_COUNT(arguments), read_events, &reading);
    }
    enum err err = db_query(db, QUERY_READ_NEWEST_EVENT, NULL, 0, rows_note_integer, &last);
    for (int64_t after = 0; err == OK && after < last; after += PART) {
        const struct value arguments[] = {value_integer(since), value_integer(after), value_integer(after + PART)};
        err = db_query(db, QUERY_COUNT_EVENTS, arguments, VALUE_COUNT(arguments), read_events, &reading);
    }
    return err;
}

static enum err read_sizes(void *context, const struct value *columns, size_t count) {
    struct summary_sizes *sizes = context;
    (void)count;
    sizes->database = value_get_integer(&columns[0]);
    sizes->unused = value_get_integer(&columns[1]);
    return OK;
}

/* The log is a file beside the database; where there is none it is empty. */
static enum err measure_log(int64_t *out, const char *url) {
    char explanation[DB_EXPLANATION_MAX];
    const char *path = NULL;
    enum err err = db_find_path(&path, url, explanation);
    char *log = NULL;
    if (err != OK || asprintf(&log, "%s-wal", path) < 0) {
        return err == OK ? ERR_NO_MEMORY : err;
    }
    struct stat status;
    *out = stat(log, &status) == 0 ? status.st_size : 0;
    free(log);
    return OK;
}

enum err summary_sizes(struct summary_sizes *out, struct db *db, const char *url) {
    out->log = -1;
    enum err err = db_query(db, QUERY_READ_DATABASE_SIZE, NULL, 0, read_sizes, out);
    if (err != OK || db_is_file(db)) {
        return err == OK ? measure_log(&out->log, url) : err;
    }
    int64_t may = 0;
    err = db_query(db, QUERY_MAY_READ_LOG_SIZE, NULL, 0, rows_note_integer, &may);
    return err == OK && may != 0 ? db_query(db, QUERY_READ_LOG_SIZE, NULL, 0, rows_note_integer, &out->log) : err;
}
