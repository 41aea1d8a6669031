/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reading and writing what is kept for Idempotency-Key: named queries and the shape of their rows.
 *
 * Whether an answer is too old is for the caller to say; no clock is read here. What a player's answers take is counted by
 * the hour, so that what has passed need not be subtracted, and no answer be looked at to know it.
 */
#include "store/idempotency.h"

#include <string.h>

#include "rows.h"

enum { NUMBERS_SIZE = 32 }; /* what the numbers of a row take, about */

static const int64_t hour_ms = INT64_C(60) * 60 * 1000;

static size_t length_of(const char *text) {
    return text == NULL ? 0 : strlen(text);
}

size_t idempotency_record_size(const struct idempotency_record *row) {
    return NUMBERS_SIZE + length_of(row->player.text) + length_of(row->key) + length_of(row->method) +
           length_of(row->path) + sizeof row->body_hash + length_of(row->etag) + length_of(row->location) +
           row->body_length + length_of(row->game.text);
}

enum err idempotency_record_insert(struct db *db, const struct idempotency_record *row) {
    const struct value arguments[] = {
        value_id(&row->player),
        value_text(row->key),
        value_text(row->method),
        value_text(row->path),
        value_blob(row->body_hash, sizeof row->body_hash),
        value_integer(row->at),
        value_integer(row->status),
        value_text(row->etag),
        value_text(row->location),
        value_bytes_as_text(row->body, row->body_length),
        value_id(&row->game),
        value_integer(row->round_seq),
        value_integer(row->seq),
        value_integer(row->is_minimal),
    };
    const struct value used[] = {value_id(&row->player), value_integer(row->at / hour_ms),
                                 value_integer((int64_t)idempotency_record_size(row))};
    enum err err = db_run(db, QUERY_INSERT_IDEMPOTENCY_RECORD, arguments, VALUE_COUNT(arguments));
    return err == OK ? db_run(db, QUERY_ADD_IDEMPOTENCY_USE, used, VALUE_COUNT(used)) : err;
}

struct answer_reading {
    struct idempotency_record *row;
    struct arena *arena;
};

static enum err take_answer(void *context, const struct value *columns, size_t count) {
    const struct answer_reading *reading = context;
    struct idempotency_record *row = reading->row;
    (void)count;
    *row = (struct idempotency_record){
        .player = value_get_id(&columns[0]),
        .at = value_get_integer(&columns[5]),
        .status = (int)value_get_integer(&columns[6]),
        .body_length = columns[9].length,
        .game = value_get_id(&columns[10]),
        .round_seq = value_get_integer(&columns[11]),
        .seq = value_get_integer(&columns[12]),
        .is_minimal = value_get_integer(&columns[13]) != 0,
    };
    const char **const texts[] = {NULL, &row->key, &row->method, &row->path,     NULL,
                                  NULL, NULL,      &row->etag,   &row->location, &row->body};
    enum err err = rows_copy_bytes(row->body_hash, sizeof row->body_hash, &columns[4]);
    for (size_t i = 0; i < sizeof texts / sizeof texts[0] && err == OK; i++) {
        err = texts[i] == NULL ? OK : rows_keep_text(texts[i], reading->arena, &columns[i]);
    }
    return err;
}

enum err idempotency_record_get(struct idempotency_record *out, struct arena *arena, struct db *db,
                                const struct id *player, const char *key) {
    struct answer_reading reading = {.row = out, .arena = arena};
    const struct value arguments[] = {value_id(player), value_text(key)};
    *out = (struct idempotency_record){.key = NULL};
    return db_query(db, QUERY_READ_IDEMPOTENCY_RECORD, arguments, VALUE_COUNT(arguments), take_answer, &reading);
}

enum err idempotency_record_purge(struct db *db, int64_t before, int limit, int64_t *out_purged) {
    const struct value arguments[] = {value_integer(before)};
    const struct value hours[] = {value_integer(before / hour_ms), value_integer(limit)};
    enum err err = rows_purge(out_purged, db, QUERY_PURGE_IDEMPOTENCY_RECORD, arguments, VALUE_COUNT(arguments), limit);
    int64_t uses = 0;
    if (err == OK) {
        err = db_change(db, QUERY_PURGE_IDEMPOTENCY_USE, hours, VALUE_COUNT(hours), &uses);
        *out_purged += uses;
    }
    return err;
}

static enum err note_use(void *context, const struct value *columns, size_t count) {
    struct idempotency_use *use = context;
    (void)count;
    use->bytes = value_get_integer(&columns[0]);
    use->first_at = value_get_integer(&columns[1]) * hour_ms;
    return OK;
}

enum err idempotency_use_read(struct idempotency_use *out, struct db *db, const struct id *player, int64_t since) {
    const struct value arguments[] = {value_id(player), value_integer(since / hour_ms)};
    *out = (struct idempotency_use){0};
    return db_query(db, QUERY_READ_IDEMPOTENCY_USE, arguments, VALUE_COUNT(arguments), note_use, out);
}
