/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writing the index of the log: rounds of the tail while a server runs, ranges of the log where there is none. And which
 * tail a connection looks into.
 */
#include "store/event_index.h"

#include <stdlib.h>
#include <string.h>

#include "event_reading.h"
#include "rows.h"
#include "util/timestamp.h"

enum {
    RANGE_EVENTS = 1000000, /* sorted in memory, by the database */
    OWN_EVENTS = 524288,    /* in a connection's own tail: with more, what is written by now is forgotten */
    SLICE_ROWS = 1000,
    SLICE_US = 2000,       /* besides the commit, which may write a page for each row */
    ROWS_A_LOOK = 16,      /* at the clock */
    PRESSING = 4,          /* the share of its bound from which the tail may grow no more */
    SIXTEENTHS_DUE = 3,    /* of its bound, with which a round is due: what comes meanwhile has room below that share */
    MEMORY_AN_EVENT = 256, /* bytes that games may take, for each event that may be in memory only */
    ROOM_MAX = 1 << 23     /* events */
};

/* The row of event_mark. */
struct mark {
    int64_t id, until;
    struct id game;
    int64_t seq;
};

static enum err note_mark(void *context, const struct value *columns, size_t count) {
    struct mark *mark = context;
    (void)count;
    *mark = (struct mark){.id = value_get_integer(&columns[0]),
                          .until = value_get_integer(&columns[1]),
                          .game = value_get_id(&columns[2]),
                          .seq = value_get_integer(&columns[3])};
    return OK;
}

static enum err read_mark(struct mark *out, struct db *db) {
    *out = (struct mark){.id = 0}; /* where there is none nothing is known to be written */
    return db_query(db, QUERY_READ_EVENT_MARK, NULL, 0, note_mark, out);
}

static enum err write_mark(struct db *db, const struct mark *mark) {
    const struct value arguments[] = {
        value_integer(mark->id),
        value_integer(mark->until),
        value_text(mark->game.text),
        value_integer(mark->seq),
    };
    return db_run(db, QUERY_WRITE_EVENT_MARK, arguments, VALUE_COUNT(arguments));
}

/* ---- which tail ---- */

/* Where the key of the log is (game, seq) there is no index in arrears, and no tail. */
static bool has_arrears(const struct db *db) {
    return db->tail != NULL;
}

static enum err add_unplaced(void *context, const struct value *columns, size_t count) {
    (void)count;
    const struct event_spot spot = {.id = value_get_integer(&columns[0]),
                                    .game = value_get_id(&columns[1]),
                                    .seq = value_get_integer(&columns[2]),
                                    .is_round = value_get_integer(&columns[3]) != 0};
    return event_tail_add(context, &spot);
}

/*
 * Adds what the connection's snapshot shows of the log behind the mark and is not there yet. What the mark has passed may
 * lack, so the tail begins anew behind it; so it does when it holds much that the index has by now.
 */
static enum err catch_up(struct event_tail *tail, struct db *db) {
    struct mark mark;
    enum err err = read_mark(&mark, db);
    if (err != OK) {
        return err;
    }
    struct event_tail_range range = event_tail_range(tail);
    if (mark.id > range.to || (mark.id > range.from && range.count > OWN_EVENTS)) {
        event_tail_reset(tail, mark.id);
        range.to = mark.id;
    }
    const struct value arguments[] = {value_integer(range.to)};
    err = db_query(db, QUERY_READ_UNPLACED_EVENTS, arguments, VALUE_COUNT(arguments), add_unplaced, tail);
    if (err == OK) {
        event_tail_publish(tail);
    } else {
        event_tail_undo(tail);
    }
    return err;
}

/* Looks into the connection's own. */
static enum err find_in_own(struct event_spots *out, struct db *db, const struct id *game, int64_t after,
                            int64_t last) {
    if (db->own_tail == NULL) {
        db->own_tail = event_tail_create(SIZE_MAX);
        if (db->own_tail == NULL) {
            return ERR_NO_MEMORY;
        }
    }
    enum err err = catch_up(db->own_tail, db);
    return err == OK ? event_tail_find(out, NULL, db->own_tail, game, after, last, false) : err;
}

/* Of what was offered, which is the newest, what the database does not show yet is as if it had not been found. */
static enum err cut_unseen(struct event_spots *spots, struct db *db) {
    enum err err = OK;
    size_t at = spots->count;
    while (at > 0 && event_spots_at(spots, at - 1)->is_offered) {
        at--;
    }
    for (bool is_there = true; at < spots->count && is_there && err == OK; at += is_there) {
        const struct event_spot *spot = event_spots_at(spots, at);
        const struct value arguments[] = {value_integer(spot->id), value_id(&spot->game), value_integer(spot->seq)};
        is_there = false;
        err = db_query(db, QUERY_READ_MOMENT, arguments, VALUE_COUNT(arguments), rows_note_any, &is_there);
    }
    spots->count = at;
    return err;
}

enum err event_spots_find(struct event_spots *out, struct db *db, const struct id *game, int64_t after, int64_t last) {
    if (!has_arrears(db)) {
        return OK;
    }
    if (db->keeps_tail) {
        return event_tail_find(out, NULL, db->tail, game, after, last, true);
    }
    if (!db->in_transaction && db->reading == 0) {
        bool kept = false;
        enum err err = event_tail_find(out, &kept, db->tail, game, after, last, false);
        if (err != OK || kept) {
            event_tail_free(db->own_tail); /* from a time when nobody kept the other */
            db->own_tail = NULL;
            return err == OK ? cut_unseen(out, db) : err;
        }
        event_spots_free(out);
    }
    return find_in_own(out, db, game, after, last);
}

enum err event_index_begun(struct db *db) {
    if (!db->keeps_tail || event_tail_is_kept(db->tail)) {
        return OK;
    }
    enum err err = catch_up(db->tail, db);
    if (err == OK) {
        event_tail_set_kept(db->tail, true);
    }
    return err;
}

void event_index_ending(const struct db *db) {
    if (db->keeps_tail) {
        event_tail_offer(db->tail);
    }
}

void event_index_ended(struct db *db, enum err err) {
    if (!db->keeps_tail) {
        if (err != OK && db->own_tail != NULL) {
            event_tail_reset(db->own_tail, 0); /* it may have what was taken back */
        }
    } else if (err == OK) {
        event_tail_publish(db->tail);
    } else {
        event_tail_undo(db->tail);
        if (err == ERR_STORE_UNKNOWN) {
            event_tail_set_kept(db->tail, false);
        }
    }
}

enum err event_index_note(struct db *db, const struct event_spot *spot) {
    return db->keeps_tail ? event_tail_add(db->tail, spot) : OK;
}

/* ---- ranges of the log ---- */

/* All in (mark->id, last], sorted. */
static enum err write_range(struct db *db, const struct mark *mark, int64_t last) {
    const struct value arguments[] = {value_integer(mark->id), value_integer(last)};
    enum err err = db_run(db, QUERY_WRITE_EVENT_PLACES, arguments, VALUE_COUNT(arguments));
    return err == OK ? write_mark(db, &(struct mark){.id = last, .until = last}) : err;
}

/* One of the ranges, in a transaction of its own. */
static enum err complete_range(bool *out_more, int64_t *written, struct db *db) {
    struct mark mark;
    int64_t newest = 0;
    enum err err = db_begin(db);
    if (err != OK) {
        return err;
    }
    err = read_mark(&mark, db);
    if (err == OK) {
        err = db_query(db, QUERY_READ_NEWEST_EVENT, NULL, 0, rows_note_integer, &newest);
    }
    int64_t last = newest - mark.id > RANGE_EVENTS ? mark.id + RANGE_EVENTS : newest;
    bool writes = err == OK && last > mark.id;
    if (writes) {
        err = write_range(db, &mark, last);
    }
    if (err != OK || !writes) {
        (void)db_rollback(db);
        *out_more = false;
        return err;
    }
    *written += last - mark.id;
    *out_more = last < newest;
    return db_commit(db);
}

enum err event_index_complete(struct db *db, int64_t *out_written) {
    int64_t written = 0;
    bool more = has_arrears(db);
    enum err err = OK;
    while (err == OK && more) {
        err = complete_range(&more, &written, db);
    }
    if (out_written != NULL) {
        *out_written = written;
    }
    return err;
}

enum err event_index_start(struct db *db, int64_t *out_written) {
    enum err err = event_index_complete(db, out_written);
    db->keeps_tail = err == OK && has_arrears(db);
    return err;
}

size_t event_index_behind(const struct db *db) {
    return has_arrears(db) ? event_tail_range(db->tail).count : 0;
}

bool event_index_is_due(const struct db *db) {
    if (!has_arrears(db)) {
        return false;
    }
    const struct event_tail_range range = event_tail_range(db->tail);
    return range.count >= range.max / 16 * SIXTEENTHS_DUE;
}

void event_index_set_memory(const struct db *db, size_t bytes) {
    size_t events = bytes / MEMORY_AN_EVENT;
    events = events < EVENT_TAIL_MAX ? EVENT_TAIL_MAX : events < ROOM_MAX ? events : ROOM_MAX;
    if (has_arrears(db)) {
        event_tail_set_max(db->tail, events);
    }
}

/* ---- rounds ---- */

struct event_round {
    int64_t after, last; /* all of the log in (after, last] */
    int64_t newest;      /* the log's newest event when this was begun, or last written to */
    int64_t conflicts;
    bool complete; /* with the commit of the last slice */
    size_t count;
    struct event_place places[]; /* by game, then seq */
};

static int compare_place(const struct event_place *place, const char *game, int64_t seq) {
    int order = memcmp(place->game, game, ID_LENGTH);
    return order != 0 ? order : (place->seq > seq) - (place->seq < seq);
}

static int compare_places(const void *a, const void *b) {
    const struct event_place *other = b;
    return compare_place(a, other->game, other->seq);
}

enum err event_round_begin(struct event_round **out, const struct db *db) {
    *out = NULL;
    if (!has_arrears(db)) {
        return OK;
    }
    struct event_tail_range range = event_tail_range(db->tail);
    size_t count = range.count;
    if (count == 0) {
        return OK;
    }
    struct event_round *round = malloc(sizeof *round + count * sizeof round->places[0]);
    if (round == NULL) {
        return ERR_NO_MEMORY;
    }
    round->after = range.from;
    round->newest = range.to;
    round->conflicts = 0;
    round->complete = false;
    round->count = event_tail_copy(round->places, count, db->tail);
    if (round->count == 0) { /* the tail was emptied in between */
        free(round);
        return OK;
    }
    round->last = round->places[round->count - 1].id;
    qsort(round->places, round->count, sizeof round->places[0], compare_places);
    *out = round;
    return OK;
}

/* The first that is not written yet, as the mark says. */
static size_t find_position(const struct event_round *round, const struct mark *mark) {
    size_t low = 0;
    size_t high = mark->until == round->last ? round->count : 0; /* else it is of a round that was given up */
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (compare_place(&round->places[middle], mark->game.text, mark->seq) <= 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static enum err write_place(int64_t *conflicts, struct db *db, const struct event_place *place) {
    int64_t changes = 0;
    const struct value arguments[] = {value_bytes_as_text(place->game, ID_LENGTH), value_integer(place->seq),
                                      value_integer(place->id)};
    enum err err = db_change(db, QUERY_WRITE_EVENT_PLACE, arguments, VALUE_COUNT(arguments), &changes);
    *conflicts += err == OK && changes == 0;
    return err;
}

/* The index is further than the tail knows, or, where the file was exchanged, not as far. */
static void follow_mark(struct db *db, const struct event_round *round, const struct mark *mark) {
    if (mark->id > round->after) {
        event_tail_drop(db->tail, mark->id);
    } else {
        event_tail_reset(db->tail, 0); /* the next transaction fills it */
    }
}

/*
 * A slice is short, so that moves need not wait; but where it is slow, as its pages must be read from a slow disk, more
 * events may come between two slices than one takes, and one day there would be no room for any. So once the tail is a
 * quarter full a slice takes twice as many as have come since the last, however long that takes: a round then ends with
 * half as many new ones, which leaves as much again for what comes until the next begins.
 */
static size_t count_pressing(struct event_round *round, const struct db *db) {
    struct event_tail_range range = event_tail_range(db->tail);
    int64_t come = range.to - round->newest;
    round->newest = range.to;
    return range.count >= range.max / PRESSING && come > 0 ? 2 * (size_t)come : 0;
}

enum err event_round_write(bool *out_done, struct event_round *round, struct db *db) {
    struct mark mark;
    enum err err = read_mark(&mark, db);
    if (err != OK) {
        return err;
    }
    round->complete = false;
    if (mark.id != round->after) {
        follow_mark(db, round, &mark);
        *out_done = true;
        return OK;
    }
    int64_t end_us = timestamp_monotonic_us() + SLICE_US;
    size_t least = count_pressing(round, db);
    size_t first = find_position(round, &mark);
    size_t at = first;
    bool more = at < round->count;
    while (err == OK && more) {
        err = write_place(&round->conflicts, db, &round->places[at++]);
        size_t written = at - first;
        more = at < round->count && (written < least || (written < SLICE_ROWS && (written % ROWS_A_LOOK != 0 ||
                                                                                  timestamp_monotonic_us() < end_us)));
    }
    bool done = at == round->count;
    if (err == OK && done) {
        mark = (struct mark){.id = round->last, .until = round->last};
    } else if (err == OK) {
        mark.until = round->last;
        memcpy(mark.game.text, round->places[at - 1].game, ID_LENGTH);
        mark.seq = round->places[at - 1].seq;
    }
    err = err == OK ? write_mark(db, &mark) : err;
    round->complete = err == OK && done;
    *out_done = done;
    return err;
}

void event_round_end(const struct event_round *round, const struct db *db) {
    if (round->complete) {
        event_tail_drop(db->tail, round->last);
    }
}

int64_t event_round_conflicts(const struct event_round *round) {
    return round->conflicts;
}

void event_round_free(struct event_round *round) {
    free(round);
}

/* ---- verify ---- */

struct checking {
    event_index_fault_function *fault;
    void *context;
};

static enum err tell_wrong_place(void *context, const struct value *columns, size_t count) {
    const struct checking *checking = context;
    (void)count;
    const struct id game = value_get_id(&columns[0]);
    checking->fault(checking->context, &game, value_get_integer(&columns[1]), value_get_text(&columns[2]));
    return OK;
}

static enum err tell_wrong_mark(void *context, const struct value *columns, size_t count) {
    const struct checking *checking = context;
    const struct id none = {""};
    (void)columns;
    (void)count;
    checking->fault(checking->context, &none, 0, "the mark of the log's index is missing, or further than the log");
    return OK;
}

enum err event_index_check(struct db *db, event_index_fault_function *fault, void *context) {
    struct checking checking = {.fault = fault, .context = context};
    if (!has_arrears(db)) {
        return OK;
    }
    event_tail_free(db->own_tail); /* what was read before may have been mended since */
    db->own_tail = NULL;
    enum err err = db_query(db, QUERY_LIST_WRONG_MARKS, NULL, 0, tell_wrong_mark, &checking);
    return err == OK ? db_query(db, QUERY_LIST_WRONG_PLACES, NULL, 0, tell_wrong_place, &checking) : err;
}

/* A mark that cannot be right is set to the end of the log; any other stays, as rounds of a server may go on from it. */
static enum err mend_mark(struct db *db) {
    bool wrong = false;
    int64_t newest = 0;
    enum err err = db_query(db, QUERY_LIST_WRONG_MARKS, NULL, 0, rows_note_any, &wrong);
    if (err != OK || !wrong) {
        return err;
    }
    err = db_query(db, QUERY_READ_NEWEST_EVENT, NULL, 0, rows_note_integer, &newest);
    return err == OK ? write_mark(db, &(struct mark){.id = newest, .until = newest}) : err;
}

enum err event_index_rebuild(struct db *db) {
    enum err err = has_arrears(db) ? db_begin(db) : OK;
    if (err != OK || !has_arrears(db)) {
        return err;
    }
    err = mend_mark(db);
    err = err == OK ? db_run(db, QUERY_CLEAR_EVENT_PLACES, NULL, 0) : err;
    err = err == OK ? db_run(db, QUERY_REBUILD_EVENT_PLACES, NULL, 0) : err;
    if (err != OK) {
        (void)db_rollback(db);
        return err;
    }
    return db_commit(db);
}
