/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Named queries and the shape of their rows; what they do at once, and why that happens once, is in the queries.
 */
#include "store/members.h"

#include "rows.h"
#include "store/store.h"

struct reading {
    struct member_list *list;
    member_row_function *member;
    outage_row_function *outage;
    void *context;
};

enum err member_join(bool *out_joined, struct db *db, const char *id, const char *session, const char *program,
                     int64_t alive_ms) {
    const struct value arguments[] = {value_text(id), value_text(session), value_text(program), value_integer(alive_ms),
                                      value_integer(store_level(db))};
    int64_t changes = 0;
    enum err err = db_change(db, QUERY_JOIN_MEMBER, arguments, VALUE_COUNT(arguments), &changes);
    *out_joined = err == OK ? changes > 0 : *out_joined;
    return err;
}

enum err member_read(int64_t *out_alive_at, struct db *db, const char *id) {
    const struct value arguments[] = {value_text(id)};
    int64_t alive_at = 0;
    enum err err = db_query(db, QUERY_READ_MEMBER, arguments, VALUE_COUNT(arguments), rows_note_integer, &alive_at);
    *out_alive_at = err == OK ? alive_at : *out_alive_at;
    return err;
}

enum err member_any_silent(bool *out, struct db *db, const char *id, int64_t alive_ms) {
    const struct value arguments[] = {value_text(id), value_integer(alive_ms)};
    bool is_any = false;
    enum err err = db_query(db, QUERY_ANY_SILENT_MEMBER, arguments, VALUE_COUNT(arguments), rows_note_any, &is_any);
    *out = err == OK ? is_any : *out;
    return err;
}

enum err member_beat(bool *out_is_there, struct db *db, const char *id, const char *session, int64_t mark_ms,
                     int64_t outage_ms, int64_t alive_ms) {
    const struct value arguments[] = {value_text(id), value_text(session), value_integer(mark_ms),
                                      value_integer(outage_ms), value_integer(alive_ms)};
    bool is_there = false;
    enum err err = db_query(db, QUERY_BEAT_MEMBER, arguments, VALUE_COUNT(arguments), rows_note_any, &is_there);
    *out_is_there = err == OK ? is_there : *out_is_there;
    return err;
}

static enum err read_member(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    (void)count;
    *reading->list =
        (struct member_list){.now_us = value_get_integer(&columns[0]), .newest_outage = value_get_integer(&columns[1])};
    const struct member_row row = {.id = value_get_text(&columns[2]),
                                   .started_at = value_get_integer(&columns[3]),
                                   .program = value_get_text(&columns[4])};
    return row.id[0] == '\0' ? OK : reading->member(reading->context, &row);
}

enum err member_list(struct member_list *out, struct db *db, int64_t alive_ms, int limit, member_row_function *row,
                     void *context) {
    const struct value arguments[] = {value_integer(alive_ms), value_integer(limit)};
    struct member_list list = {.now_us = 0};
    struct reading reading = {.list = &list, .member = row, .context = context};
    enum err err = db_query(db, QUERY_LIST_MEMBERS, arguments, VALUE_COUNT(arguments), read_member, &reading);
    *out = err == OK ? list : *out;
    return err;
}

enum err member_leave(struct db *db, const char *id, const char *session) {
    const struct value arguments[] = {value_text(id), value_text(session)};
    return db_run(db, QUERY_LEAVE_MEMBER, arguments, VALUE_COUNT(arguments));
}

enum err member_forget(struct db *db, int64_t members_ms, int64_t outages_ms) {
    const struct value arguments[] = {value_integer(members_ms), value_integer(outages_ms)};
    return db_run(db, QUERY_FORGET_MEMBERS, arguments, VALUE_COUNT(arguments));
}

static enum err read_outage(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    (void)count;
    const struct outage_row row = {.from_at = value_get_integer(&columns[0]), .to_at = value_get_integer(&columns[1])};
    return reading->outage(reading->context, &row);
}

enum err outage_list(struct db *db, int64_t after, int limit, outage_row_function *row, void *context) {
    const struct value arguments[] = {value_integer(after), value_integer(limit)};
    struct reading reading = {.outage = row, .context = context};
    return db_query(db, QUERY_LIST_OUTAGES, arguments, VALUE_COUNT(arguments), read_outage, &reading);
}
