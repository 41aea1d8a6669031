/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Appending to the log and reading it, by its index and what that has not yet (store/event_index.h says why nothing is
 * missed in between): first a look into the tail, then event_place, then what the tail had behind it.
 *
 * What an event means is not known here but that folding may start from a `round`; a body is bytes.
 */
#include "store/event_log.h"

#include <stdio.h>
#include <string.h>

#include "event_reading.h"
#include "rows.h"

/* Ids that are asked for at once, as a JSON array. */
enum { LISTED_MAX = 128, ID_DIGITS = 20 };

struct reading {
    event_row_function *row;
    void *context;
    int64_t last;                    /* the seq that was read last */
    int64_t left;                    /* how many more are wanted */
    const struct event_spots *spots; /* of those that are read by their ids: */
    size_t at, end;
};

/* ---- rows ---- */

static bool is_round(const char *kind) {
    return strcmp(kind, "round") == 0;
}

static enum err tell(struct reading *reading, const struct value *columns) {
    struct event_row row = {
        .seq = value_get_integer(&columns[0]),
        .at = value_get_integer(&columns[1]),
        .kind = value_get_text(&columns[2]),
        .seat = columns[3].kind == VALUE_NULL ? -1 : (int)value_get_integer(&columns[3]),
        .body = value_get_text(&columns[4]),
        .body_length = columns[4].length,
    };
    if (value_get_integer(&columns[5]) == 0) {
        return ERR_CORRUPT; /* the index leads to another game's event, or to none */
    }
    reading->last = row.seq;
    reading->left--;
    return reading->row(reading->context, &row);
}

static enum err tell_placed(void *context, const struct value *columns, size_t count) {
    (void)count;
    return tell(context, columns);
}

static enum err tell_listed(void *context, const struct value *columns, size_t count) {
    struct reading *reading = context;
    (void)count;
    bool is_it = reading->at < reading->end &&
                 event_spots_at(reading->spots, reading->at)->seq == value_get_integer(&columns[0]);
    reading->at++;
    return is_it ? tell(reading, columns) : ERR_CORRUPT;
}

static enum err tell_round_start(void *context, const struct value *columns, size_t count) {
    struct reading *reading = context;
    (void)count;
    const struct event_row row = {.seq = value_get_integer(&columns[0]), .kind = "", .body = ""};
    reading->last = row.seq;
    return reading->row(reading->context, &row);
}

/* ---- by id ---- */

/* Those at [first, end) of what was found. */
static enum err read_listed(struct reading *reading, struct db *db, const struct id *game, size_t first, size_t end) {
    char text[LISTED_MAX * (ID_DIGITS + 1) + 2];
    size_t length = 0;
    for (size_t i = first; i < end; i++) {
        int printed = snprintf(text + length, sizeof text - length, "%c%lld", i == first ? '[' : ',',
                               (long long)event_spots_at(reading->spots, i)->id);
        length += (size_t)printed;
    }
    text[length++] = ']';
    reading->at = first;
    reading->end = end;
    const struct value arguments[] = {value_bytes_as_text(text, length), value_id(game)};
    enum err err = db_query(db, QUERY_READ_LISTED_EVENTS, arguments, VALUE_COUNT(arguments), tell_listed, reading);
    return err == OK && reading->at != end ? ERR_CORRUPT : err;
}

/* Of what was found in the tail, what lies behind what was read, as many as are wanted. */
static enum err read_rest(struct reading *reading, struct db *db, const struct id *game) {
    const struct event_spots *spots = reading->spots;
    enum err err = OK;
    size_t at = 0;
    while (at < spots->count && event_spots_at(spots, at)->seq <= reading->last) {
        at++;
    }
    while (err == OK && at < spots->count && reading->left > 0) {
        size_t count = spots->count - at < LISTED_MAX ? spots->count - at : LISTED_MAX;
        count = (int64_t)count > reading->left ? (size_t)reading->left : count;
        err = read_listed(reading, db, game, at, at + count);
        at += count;
    }
    return err;
}

/* ---- the public functions ---- */

/* Whether an event behind the mark has this number, or one after it. What the mark has passed its appender has seen. */
static enum err look_for_taken(bool *out, struct db *db, const struct id *game, int64_t seq) {
    struct event_spots spots = {.count = 0};
    enum err err = event_spots_find(&spots, db, game, seq - 1, INT64_MAX);
    *out = spots.count > 0;
    event_spots_free(&spots);
    return err;
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
    bool is_taken = false;
    enum err err = look_for_taken(&is_taken, db, game, row->seq);
    if (err == OK && is_taken) {
        return ERR_CONFLICT;
    }
    err = err == OK ? db_run(db, QUERY_APPEND_EVENT, arguments, VALUE_COUNT(arguments)) : err;
    if (err != OK || db->tail == NULL) {
        return err;
    }
    const struct event_spot spot = {
        .game = *game, .seq = row->seq, .id = db_last_id(db), .is_round = is_round(row->kind)};
    return event_index_note(db, &spot);
}

enum err event_log_read(struct db *db, const struct id *game, int64_t after, int64_t last, int64_t limit,
                        event_row_function *row, void *context) {
    struct event_spots spots = {.count = 0};
    struct reading reading = {.row = row, .context = context, .last = after, .left = limit, .spots = &spots};
    int64_t bound = last == 0 ? INT64_MAX : last;
    const struct value arguments[] = {
        value_id(game),
        value_integer(after),
        value_integer(bound),
        value_integer(limit),
    };
    enum err err = event_spots_find(&spots, db, game, after, bound);
    bool whole = spots.count > 0 && event_spots_at(&spots, 0)->seq == after + 1;
    if (err == OK && !whole) {
        err = db_query(db, QUERY_READ_EVENTS, arguments, VALUE_COUNT(arguments), tell_placed, &reading);
    }
    err = err == OK ? read_rest(&reading, db, game) : err;
    event_spots_free(&spots);
    return err;
}

/* Where the newest `round` of what was found stands, or 0. */
static size_t find_round(const struct event_spots *spots) {
    size_t at = spots->count;
    while (at > 0 && !event_spots_at(spots, at - 1)->is_round) {
        at--;
    }
    return at == 0 ? 0 : at - 1;
}

enum err event_log_read_current(struct db *db, const struct id *game, event_row_function *row, void *context) {
    struct event_spots spots = {.count = 0};
    struct reading reading = {.row = row, .context = context, .left = INT64_MAX, .spots = &spots};
    const struct value arguments[] = {value_id(game)};
    enum err err = event_spots_find(&spots, db, game, 0, INT64_MAX);
    size_t start = find_round(&spots);
    if (err == OK && spots.count > 0 && event_spots_at(&spots, start)->is_round) {
        int64_t seq = event_spots_at(&spots, start)->seq;
        err = seq == 1 ? OK : event_log_read(db, game, 0, 1, 1, row, context);
        reading.last = seq - 1;
    } else if (err == OK && (spots.count == 0 || event_spots_at(&spots, 0)->seq > 1)) {
        err = db_query(db, QUERY_READ_CURRENT_EVENTS, arguments, VALUE_COUNT(arguments), tell_placed, &reading);
    }
    err = err == OK ? read_rest(&reading, db, game) : err;
    event_spots_free(&spots);
    return err;
}

enum err event_log_read_round_starts(struct db *db, const struct id *game, event_row_function *row, void *context) {
    struct event_spots spots = {.count = 0};
    struct reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    enum err err = event_spots_find(&spots, db, game, 0, INT64_MAX);
    err = err == OK
              ? db_query(db, QUERY_READ_ROUND_STARTS, arguments, VALUE_COUNT(arguments), tell_round_start, &reading)
              : err;
    for (size_t i = 0; i < spots.count && err == OK; i++) {
        const struct event_spot *spot = event_spots_at(&spots, i);
        if (spot->is_round && spot->seq > reading.last) {
            const struct event_row start = {.seq = spot->seq, .kind = "", .body = ""};
            err = row(context, &start);
        }
    }
    event_spots_free(&spots);
    return err;
}

static enum err read_moment(int64_t *out, struct db *db, const struct event_spot *spot) {
    const struct value arguments[] = {value_integer(spot->id), value_id(&spot->game), value_integer(spot->seq)};
    return db_query(db, QUERY_READ_MOMENT, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
}

enum err event_log_read_begun_at(int64_t *out, struct db *db, const struct id *game) {
    struct event_spots spots = {.count = 0};
    const struct value arguments[] = {value_id(game)};
    *out = 0;
    enum err err = event_spots_find(&spots, db, game, 0, INT64_MAX);
    err =
        err == OK ? db_query(db, QUERY_READ_BEGUN_AT, arguments, VALUE_COUNT(arguments), rows_note_integer, out) : err;
    for (size_t i = 0; i < spots.count && err == OK && *out == 0; i++) {
        if (event_spots_at(&spots, i)->is_round) {
            err = read_moment(out, db, event_spots_at(&spots, i));
        }
    }
    event_spots_free(&spots);
    return err;
}

enum err event_log_read_newest_at(int64_t *out, struct db *db, const struct id *game) {
    struct event_spots spots = {.count = 0};
    const struct value arguments[] = {value_id(game)};
    *out = 0;
    enum err err = event_spots_find(&spots, db, game, 0, INT64_MAX);
    if (err == OK && spots.count > 0) {
        err = read_moment(out, db, event_spots_at(&spots, spots.count - 1));
    } else if (err == OK) {
        err = db_query(db, QUERY_READ_NEWEST_MOMENT, arguments, VALUE_COUNT(arguments), rows_note_integer, out);
    }
    event_spots_free(&spots);
    return err;
}
